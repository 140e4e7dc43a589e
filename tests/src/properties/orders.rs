//! Standing orders: what they do could have been done by hand, and they know no more than their owner.

use skald_rules::{
    catalogue::GameKind,
    chance::{Chance, Fast},
    grammar::walk,
    interface::{Duty, Game, Input, Pick, Seat, Setup, Viewer, Waiting},
    orders::{self, Condition, Line, SeatOrder},
    table::Table,
};

use super::Suite;

/// The most inputs of a game played with orders.
const MOST_INPUTS: usize = 800;

impl<G: Game> Suite<G> {
    /// Games played with orders and lines equal the same moves given by hand; orders are legal, print and parse, and
    /// follow from the owner's view alone.
    pub fn orders_equal_moves_by_hand(&self) {
        self.sampled(|at| {
            let (game, state) = (at.game, at.state);
            for seat in at.seats() {
                let view = game.view(state, Viewer::Seat(seat));
                let (order, path) = walk(|path| game.ask_order(&view, path), &mut at.choices)
                    .map_err(|what| format!("an order of {seat}: {what}"))?;
                let line = order.to_string();
                match line.parse::<G::Order>() {
                    Ok(parsed) if parsed == order && !Line::is_line(&line) => {}
                    other => return Err(format!("the order \"{line}\" parses to {other:?}")),
                }
                let again = game.ask_order(&view, &Pick::path(&line));
                if !again.is_ok_and(|step| step.whole.as_ref() == Some(&order)) {
                    return Err(format!("the order \"{line}\" of \"{}\" is no path", Pick::line(&path)));
                }
                if !skald_rules::words::english().has(game.tell_order(&order).id) {
                    return Err(format!("the order \"{line}\" has no words"));
                }
                for decision in game.open(state, seat) {
                    let Some(with) = game.follow(&view, &decision, &order) else { continue };
                    let step = game.ask(state, decision.id, &Pick::path(&with.to_string()));
                    let legal = step.is_ok_and(|step| step.whole.as_ref() == Some(&with));
                    // A list may hold an action that is not legal when its turn comes; then it gives no more.
                    let stops = || match game.left(&view, &decision, &order, false) {
                        Some(left) => left != order && game.follow(&view, &decision, &left).is_none(),
                        None => true,
                    };
                    if !legal && !stops() {
                        return Err(format!(
                            "\"{line}\" gives \"{with}\", which is no move in {}",
                            decision.id
                        ));
                    }
                }
            }
            Ok(())
        });
        let kind = GameKind::of::<G>();
        let (mut followed, mut lines, mut planned, mut compared, mut waiting) = (0, 0, 0, 0, 0);
        self.recorded(|sort, played| {
            let setup = Setup { seats: sort.seats, options: sort.options.clone(), packs: Vec::new() };
            let opened = kind.open(&setup).map_err(|error| error.to_string())?;
            let deal = |dice: &mut Fast| opened.start(&sort.kits, dice).map_err(|error| error.to_string());
            let mut dice = Fast::new(played.seed);
            let mut table = deal(&mut dice)?;
            let mut player = Player::new(table.as_ref(), sort.seats, played.seed)?;
            let mut log = Vec::new();
            while let Some((line, by_order)) = player.next(table.as_ref())? {
                followed += usize::from(by_order);
                let input = Input::read(&line).map_err(|error| error.to_string())?;
                table
                    .play(&input, &mut dice)
                    .map_err(|refusal| format!("\"{line}\" is refused: {:?}", refusal.say))?;
                log.push(input);
                if log.len() >= MOST_INPUTS {
                    break;
                }
            }
            lines += player.lines;
            planned += player.planned;
            compared += player.compared;
            waiting += player.waiting;
            let mut dice = Fast::new(played.seed);
            let mut by_hand = deal(&mut dice)?;
            for input in &log {
                by_hand.play(input, &mut dice).map_err(|refusal| format!("by hand: {:?}", refusal.say))?;
            }
            if by_hand.snapshot() == table.snapshot() {
                Ok(())
            } else {
                Err("the same moves by hand end elsewhere".to_owned())
            }
        });
        assert!(followed > 0, "{}: no order ever gave a move, so this shows nothing", G::ID);
        println!("{}: {lines} lines gave {planned} moves, {compared} compared, {waiting} wait", G::ID);
        assert!(compared > 0 || lines == 0, "{}: no line was planned beside hidden cards", G::ID);
        // In War all are asked at once, so that there is hardly a moment in which to plan.
        assert!(planned > 0 || lines < 20, "{}: none of {lines} lines gave a move", G::ID);
    }
}

/// Plays a table with orders for all seats, and random moves where they are silent.
struct Player {
    orders: Vec<SeatOrder>,
    choices: Fast,
    /// How many lines of moves were planned.
    lines: usize,
    /// How many moves they gave.
    planned: usize,
    /// Before how many of them something could have lain hidden in another way.
    compared: usize,
    /// How many of them wait for what others do.
    waiting: usize,
}

impl Player {
    fn new(table: &dyn Table, seats: u8, seed: u64) -> Result<Self, String> {
        let mut choices = Fast::new(seed ^ 0x00de_5eed);
        let mut orders = Vec::new();
        for seat in Seat::all(seats) {
            orders.extend(table.preset_orders(seat).iter().map(|text| SeatOrder::new(seat, text)));
            for _ in 0..4 {
                let ask =
                    |path: &[Pick]| table.ask_order(seat, path).map_err(|refusal| format!("{refusal:?}"));
                let (text, _) = walk(ask, &mut choices)?;
                orders::read(table, seat, &text)
                    .map_err(|refusal| format!("\"{text}\": {:?}", refusal.say))?;
                orders.push(SeatOrder::new(seat, &text));
            }
        }
        Ok(Self { orders, choices, lines: 0, planned: 0, compared: 0, waiting: 0 })
    }

    /// The next input, and whether an order gave it.
    fn next(&mut self, table: &dyn Table) -> Result<Option<(String, bool)>, String> {
        if self.choices.pick("plan ahead?", 30) == 0 {
            self.plan(table)?;
        }
        let lines: Vec<bool> = self.orders.iter().map(|order| Line::is_line(&order.text)).collect();
        if let Some(next) = orders::next_order(table, &mut self.orders) {
            self.planned += usize::from(next.order.and_then(|at| lines.get(at)).copied().unwrap_or(false));
            return Ok(Some((format!("{} {}", next.at, next.with), true)));
        }
        let waits = match table.waiting() {
            Waiting::Over => return Ok(None),
            Waiting::Machine => return Ok(Some(("continue".to_owned(), false))),
            Waiting::Seats(waits) => waits,
        };
        let seat = waits.first().ok_or("the table waits for nobody")?.seat;
        let open = table.open(seat);
        let at = open.iter().find(|at| at.duty == Duty::Owed).ok_or("nothing is owed")?;
        let with = table.random_move(at.id, &mut self.choices)?;
        Ok(Some((format!("{} {with}", at.id), false)))
    }

    /// What is offered on the way to a plan, and what the plan is in words, are the same however the cards lie that its owner does not
    /// see: they are dealt anew.
    fn plan_knows_nothing_hidden(
        &mut self,
        table: &dyn Table,
        seat: Seat,
        path: &[Pick],
        text: &str,
    ) -> Result<(), String> {
        let other = table.redraw(Viewer::Seat(seat), &mut self.choices);
        self.compared += usize::from(other.snapshot() != table.snapshot());
        let path: Vec<Pick> = Pick::path("next-turn").into_iter().chain(path.iter().cloned()).collect();
        // One part of the path by luck, or the whole: each menu on the way comes up sooner or later.
        let part = self.choices.pick("a part", u32::try_from(path.len()).unwrap_or(1));
        let part = path.get(..=usize::try_from(part).unwrap_or(0)).unwrap_or_default();
        let (here, there) = (orders::ask(table, seat, part), orders::ask(&*other, seat, part));
        if here != there {
            return Err(format!("{seat} is offered by hidden cards: {here:?}, or {there:?}"));
        }
        let (here, there) = (orders::read(table, seat, text), orders::read(&*other, seat, text));
        if here == there { Ok(()) } else { Err(format!("\"{text}\" is told by hidden cards: {here:?}")) }
    }

    /// Has some seat plan moves for its next turn, where that can be done. What the menus lead to is read as it is written.
    fn plan(&mut self, table: &dyn Table) -> Result<(), String> {
        let seat = Seat(u8::try_from(self.choices.pick("who plans?", table.seats().into())).unwrap_or(0));
        let ask = |path: &[Pick]| {
            let path: Vec<Pick> = Pick::path("next-turn").into_iter().chain(path.iter().cloned()).collect();
            orders::ask(table, seat, &path).map_err(|refusal| refusal.say.id)
        };
        if table.prepares_turns() {
            // There is one way of doing that, and it is the game's own.
            return if ask(&[]).is_err() { Ok(()) } else { Err("a second way to prepare a turn".to_owned()) };
        }
        let (text, path) = match walk(ask, &mut self.choices) {
            Ok((text, path)) => (text, path),
            // Nobody can always say what comes.
            Err(why) if why.contains("refuse-ahead-") => return Ok(()),
            Err(why) => return Err(why),
        };
        self.plan_knows_nothing_hidden(table, seat, &path, &text)?;
        let line = match Line::read(&text) {
            Some(Ok(line)) if line.to_string() == text => line,
            other => return Err(format!("the line \"{text}\" is read as {other:?}")),
        };
        let (slot, _) =
            orders::read(table, seat, &text).map_err(|refusal| format!("{text}: {:?}", refusal.say))?;
        assert!(slot == Line::SLOT && !line.steps.is_empty(), "{text}");
        let gone =
            |order: &SeatOrder| order.text.is_empty() || (order.seat == seat && Line::is_line(&order.text));
        self.orders.retain(|order| !gone(order));
        self.orders.push(SeatOrder::new(seat, &text));
        self.lines += 1;
        self.waiting +=
            usize::from(line.steps.iter().any(|step| matches!(step.condition, Condition::After(_))));
        Ok(())
    }
}
