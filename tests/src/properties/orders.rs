//! Standing orders: what they do could have been done by hand, and they know no more than their owner.

use skald_rules::{
    catalogue::GameKind,
    chance::{Chance, Fast},
    grammar::walk,
    interface::{Duty, Game, Input, Pick, Seat, Setup, Viewer, Waiting},
    orders::{self, Line, Planned, SeatOrder},
    table::Table,
};

use super::Suite;

/// The most inputs of a game played with orders.
const MOST_INPUTS: usize = 2_000;

impl<G: Game> Suite<G> {
    /// Games played with orders and lines equal the same moves given by hand; orders are legal, print and parse, and
    /// follow from the owner's view alone.
    pub fn orders_equal_moves_by_hand(&self) {
        self.each(|at| {
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
        let mut followed = 0;
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
    }
}

/// Plays a table with orders for all seats, and random moves where they are silent.
struct Player {
    orders: Vec<SeatOrder>,
    choices: Fast,
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
                orders::read(table, &text).map_err(|refusal| format!("\"{text}\": {:?}", refusal.say))?;
                orders.push(SeatOrder::new(seat, &text));
            }
        }
        Ok(Self { orders, choices })
    }

    /// The next input, and whether an order gave it.
    fn next(&mut self, table: &dyn Table) -> Result<Option<(String, bool)>, String> {
        if let Some(next) = orders::next_order(table, &mut self.orders) {
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
        // Now and then the move is not given but planned, as a line with a guard that holds at once.
        if self.choices.pick("a line?", 3) == 0 {
            let planned = if self.choices.coin("still or same") {
                Planned::Still(at.kind, with.clone())
            } else {
                Planned::Same(at.kind, with.clone())
            };
            let line = Line::plan(table, seat, &[planned], &mut self.choices)
                .map_err(|refusal| format!("the line \"{with}\": {:?}", refusal.say))?;
            match Line::read(&line.to_string()) {
                Some(Ok(read)) if read == line => {}
                other => return Err(format!("the line \"{line}\" is read as {other:?}")),
            }
            self.orders.retain(|order| !order.text.is_empty());
            self.orders.push(SeatOrder::new(seat, &line.to_string()));
            return match orders::next_order(table, &mut self.orders) {
                Some(next) if next.seat == seat && next.with == with => {
                    Ok(Some((format!("{} {}", next.at, next.with), true)))
                }
                other => Err(format!("the line \"{line}\" is due and gives {other:?}")),
            };
        }
        Ok(Some((format!("{} {with}", at.id), false)))
    }
}
