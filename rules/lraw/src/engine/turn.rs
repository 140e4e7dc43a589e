//! A turn: Countdown, Reinforce, War, End (3.2, 3.3, LRAW-P "turn loop").

use super::{Engine, happen::Happened};
use crate::{
    cards::{Counter, Dest, Gs, Legion, Ph, Why, counter_index},
    event::Event,
    state::{
        Asked, At, Card, Cards, Code, Frame, Lasting, PhaseStep, TurnStep, Until, Upkeep, Window, Zone, mark,
    },
};
use skald_vocabulary::interface::Seat;

/// The most cards of a hand at the end of the own turn (LRAW-3.2.32).
const HAND_LIMIT: usize = 8;

impl Engine<'_> {
    pub(super) fn turn(&mut self, step: TurnStep) {
        let seat = self.state.active;
        let then = |next: TurnStep| Frame::Turn(next);
        match step {
            TurnStep::Countdown => {
                self.turn_begins(seat);
                self.push(then(TurnStep::BeforeDraw(0)));
                self.countdown(seat);
            }
            TurnStep::BeforeDraw(at) => self.before_draw(seat, at),
            TurnStep::AshEnd(at, card) => self.ash_end(at, card),
            TurnStep::Draw => self.reinforce(seat),
            TurnStep::ReinforceUpkeep => {
                self.push(then(TurnStep::ReinforceWindow));
                self.start_upkeep(seat, Ph::Reinforce);
            }
            TurnStep::ReinforceWindow => {
                self.push(then(TurnStep::War));
                self.push(Frame::Phase(PhaseStep { seat, passes: 0 }));
            }
            TurnStep::War => {
                self.phase(Ph::War);
                self.push(then(TurnStep::Main));
            }
            TurnStep::Main => {
                self.state.aside().window = Some(Window::Main);
                self.ask(then(TurnStep::Main), seat, Asked::Main);
            }
            TurnStep::EndOfWar => {
                self.push(then(TurnStep::End));
                self.push(Frame::EndOfWar(self.state.next(seat)));
            }
            TurnStep::End => {
                self.phase(Ph::End);
                self.raise(&Happened::EndTurn(seat));
                self.push(then(TurnStep::EndUpkeep));
                self.push(Frame::Pending { absolute: false });
            }
            TurnStep::EndUpkeep => {
                self.push(then(TurnStep::EndWindow));
                self.start_upkeep(seat, Ph::End);
            }
            TurnStep::EndWindow => {
                self.push(then(TurnStep::CleanUp));
                self.push(Frame::Phase(PhaseStep { seat, passes: 0 }));
            }
            TurnStep::CleanUp => {
                self.clean_up();
                self.push(then(TurnStep::Hand));
            }
            TurnStep::Hand => self.hand_check(seat),
            TurnStep::Pass => self.pass_turn(seat),
        }
    }

    fn turn_begins(&mut self, seat: Seat) {
        self.state.aside().turn += 1;
        let turn = self.state.turn;
        self.tell(Event::Turn(turn, seat));
        for at in self.all_cards() {
            let lying = self.state.card_mut(at);
            (lying.used, lying.attacks, lying.more) = (0, 0, 0);
            lying.marks &= !mark::TURN;
        }
        for at in self.state.seats() {
            let side = self.state.aside().side_mut(at);
            (side.conscriptions, side.more_conscriptions) = (0, 0);
            (side.sa_used, side.more_sa, side.consume_used, side.more_consume) = (0, 0, 0, 0);
        }
        self.state.lasting.retain(|lasting: &Lasting| lasting.until != Until::Start(seat));
        let own: Vec<Card> = self.state.side(seat).cards(Zone::Warrior).collect();
        for card in own {
            self.state.card_mut(card).marks &= !mark::WALL;
        }
    }

    /// One Veil Counter and one Cool Down counter each are removed as one step; then the Veil may be pierced (LRAW-3.2.5).
    fn countdown(&mut self, seat: Seat) {
        self.phase(Ph::Countdown);
        let side = self.state.aside().side_mut(seat);
        side.veil_left = side.veil_left.saturating_sub(1);
        side.sa_cool = side.sa_cool.saturating_sub(1);
        side.syn_cool = side.syn_cool.saturating_sub(1);
        let pierce = side.veil_left == 0 && side.pierced.is_none();
        if pierce {
            // All that follows from it is Absolute here (LRAW-2.3.5).
            self.push(Frame::Pending { absolute: true });
            self.pierce(seat);
        }
    }

    /// The Veil is turned: its statics and the Warlord's Passive exist from now on (LRAW-2.3.3, 2.3.20).
    pub(super) fn pierce(&mut self, seat: Seat) {
        let since = self.stamp();
        self.state.side_mut(seat).pierced = Some(since);
        self.tell(Event::Pierced(seat));
        self.state.aside().realms.push(seat);
    }

    /// What the game itself does before the draw, the oldest first (LRAW-3.2.12).
    fn before_draw(&mut self, seat: Seat, at: u8) {
        if at == 0 && self.state.answer.is_none() {
            // The first turn of the game has no Reinforce Phase (LRAW-3.2.10).
            if self.state.turn <= 1 || self.lens().skips_reinforce(seat) {
                return self.push(Frame::Turn(TurnStep::War));
            }
            self.phase(Ph::Reinforce);
        }
        let Some(gs) = self.state.side(seat).changes.get(usize::from(at)).copied() else {
            self.push(Frame::Turn(TurnStep::Draw));
            return self.push(Frame::Pending { absolute: false });
        };
        match gs {
            Gs::DuxvoxDoom => self.doom(seat),
            Gs::AdramelechReturn if !self.ash(seat, at) => return,
            Gs::QuartzLook if !self.quartz(seat, at) => return,
            _ => {}
        }
        self.push(Frame::Turn(TurnStep::BeforeDraw(at + 1)));
    }

    /// A Doomsday Counter on each face-up "Duxvox" card, and as much healing (LRAW-5.8.5).
    fn doom(&mut self, seat: Seat) {
        let lens = self.lens();
        let cards: Vec<Card> = lens
            .state
            .living()
            .into_iter()
            .flat_map(|seat| lens.state.side(seat).field().collect::<Vec<_>>())
            .filter(|card| lens.state.card(*card).up && lens.bears_word(*card, crate::sight::DUXVOX))
            .collect();
        for card in &cards {
            if let Some(at) = counter_index(Counter::Doomsday) {
                self.state.card_mut(*card).counters[at] += 1;
                self.tell(Event::Counters(*card, Counter::Doomsday, 1));
                self.raise(&Happened::Placed(Counter::Doomsday, *card));
            }
        }
        self.heal(seat, crate::sight::count(cards.len()));
    }

    /// One "Black Magic" Demon card back to the deck (LRAW-5.8.9); whether the step is done.
    fn ash(&mut self, seat: Seat, at: u8) -> bool {
        if let Some(cards) = self.answer_cards() {
            let Some(card) = cards.first() else { return true };
            // It is moved when its end is known, so that everybody is told where it went.
            let what = Asked::YesNo { code: Code::BeforeDraw, about: Some(*card) };
            self.ask(Frame::Turn(TurnStep::AshEnd(at, *card)), seat, what);
            return false;
        }
        let lens = self.lens();
        let of: Cards = lens
            .state
            .side(seat)
            .erad
            .iter()
            .copied()
            .filter(|card| {
                let lying = lens.state.card(*card);
                lying.up && lens.bears_word(*card, "Black Magic") && lens.legion(*card) == Legion::Demon
            })
            .collect();
        if of.is_empty() {
            return true;
        }
        let again = Frame::Turn(TurnStep::BeforeDraw(at));
        self.ask(again, seat, Asked::Cards { code: Code::BeforeDraw, of, min: 0, max: 1 });
        false
    }

    /// It goes back to the end that was said.
    fn ash_end(&mut self, at: u8, card: Card) {
        let top = self.answer_yes().unwrap_or(true);
        self.carry(card, if top { Dest::Top } else { Dest::Bottom });
        self.push(Frame::Turn(TurnStep::BeforeDraw(at + 1)));
    }

    /// The top two cards, each to top or bottom, in any order (LRAW-5.8.14): first their order, then how many of the lower
    /// ones go to the bottom. Whether the step is done.
    fn quartz(&mut self, seat: Seat, at: u8) -> bool {
        let again = Frame::Turn(TurnStep::BeforeDraw(at));
        let top = self.top(seat, 2);
        let max = u8::try_from(top.len()).unwrap_or(2);
        if let Some(down) = self.answer_number() {
            let (up, down) = top.split_at(usize::from(max.saturating_sub(down)).min(top.len()));
            // Everybody is told how many go to each end, and of none which it is (part 6).
            up.iter().rev().for_each(|card| self.carry(*card, Dest::Top));
            down.iter().for_each(|card| self.carry(*card, Dest::Bottom));
            self.laid(down, Dest::Bottom);
            return true;
        }
        match self.answer_cards() {
            // They are put in order where they lie: nothing has gone anywhere yet.
            Some(order) => {
                let deck = &mut self.state.side_mut(seat).deck;
                let below = deck.len() - order.len().min(deck.len());
                deck.truncate(below);
                deck.extend(order.iter().rev());
            }
            None if top.is_empty() => return true,
            None => {
                self.tell(Event::Looked(seat, top.clone()));
                if top.len() > 1 {
                    self.ask(again, seat, Asked::Order { code: Code::Order, of: top });
                    return false;
                }
            }
        }
        self.ask(again, seat, Asked::Number { code: Code::Quartz, min: 0, max });
        false
    }

    /// The draw, with one card more if the player wants it (LRAW-3.2.11, 5.8.6).
    fn reinforce(&mut self, seat: Seat) {
        if !self.lens().skips_draw(seat) {
            let mut count = 1;
            if self.state.side(seat).changed(Gs::MichaelDraw) {
                match self.answer_yes() {
                    None => {
                        let what = Asked::YesNo { code: Code::MoreDraw, about: None };
                        return self.ask(Frame::Turn(TurnStep::Draw), seat, what);
                    }
                    Some(yes) => count += i32::from(yes),
                }
            }
            self.draw(seat, count);
        }
        self.push(Frame::Turn(TurnStep::ReinforceUpkeep));
        self.push(Frame::Pending { absolute: false });
    }

    fn start_upkeep(&mut self, seat: Seat, phase: Ph) {
        let mut left: Cards = self
            .state
            .side(seat)
            .field()
            .filter(|card| {
                let lying = self.state.card(*card);
                let owes = self.face(*card).upkeep.iter().any(|(when, _)| *when == phase);
                lying.up && lying.resolved && owes && !lying.has(mark::WEAPON)
            })
            .collect();
        left.sort_by_key(|card| std::cmp::Reverse(self.state.card(*card).since));
        self.push(Frame::Pending { absolute: false });
        self.push(Frame::Upkeep(Upkeep { left }));
    }

    /// What lasts until the end of the turn ends, and damage on Warriors is removed (LRAW-3.2.31).
    fn clean_up(&mut self) {
        self.state.lasting.retain(|lasting: &Lasting| lasting.until != Until::EndTurn);
        for at in self.all_cards() {
            let lying = self.state.card_mut(at);
            if lying.damage != 0 {
                lying.damage = 0;
            }
        }
        self.settle(Why::Effect);
    }

    /// More than eight cards are discarded down to eight; no card did it (LRAW-3.2.32).
    fn hand_check(&mut self, seat: Seat) {
        let of: Cards = self.state.side(seat).hand.clone();
        let over = of.len().saturating_sub(HAND_LIMIT);
        if over > 0 {
            let Some(cards) = self.answer_cards() else {
                let count = u8::try_from(over).unwrap_or(u8::MAX);
                let what = Asked::Cards { code: Code::HandSize, of, min: count, max: count };
                return self.ask(Frame::Turn(TurnStep::Hand), seat, what);
            };
            for card in cards {
                let to = self.instead_of_discard(card);
                self.lift(card);
                self.put(card, At::Hand, to);
            }
        }
        if self.state.pending.is_empty() {
            return self.push(Frame::Turn(TurnStep::Pass));
        }
        self.push(Frame::Turn(TurnStep::CleanUp));
        self.push(Frame::Pending { absolute: false });
    }

    /// The turn passes; after Turn Three the game is drawn (LRAW-1.2.3, 1.2.5).
    fn pass_turn(&mut self, seat: Seat) {
        let turn = self.state.turn;
        for lasting in &mut self.state.aside().lasting {
            if let Until::AfterTurns { made, left } = &mut lasting.until
                && *made < turn
            {
                *left &= !(1 << seat.0);
            }
        }
        self.state.lasting.retain(|lasting| !matches!(lasting.until, Until::AfterTurns { left: 0, .. }));
        if self.state.turn_zero.is_some_and(|zero| turn >= zero + 3) {
            return self.over(None, false, false);
        }
        self.state.aside().active = self.state.next(seat);
        self.push(Frame::Turn(TurnStep::Countdown));
    }
}
