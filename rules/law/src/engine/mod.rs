//! The engine: it applies what was validated, and goes on until somebody has to answer. It never refuses anything.

mod draft;
mod ending;
mod opening;
mod reinforce;
mod turn;

use super::{
    act::{Act, Step},
    ask,
    board::{self, Label, Position},
    cards::{Card, Side},
    event::{Event, Fact},
    options::{Form, Why},
    setup::Rules,
    state::{End, Phase, State, insert},
};
use skald_vocabulary::{chance::Chance, interface::Seat};

pub use self::{
    ending::{Sums, score, standing, value},
    turn::{TURNS_PER_SPACE, turn_limit},
};

/// A position being played on.
pub struct Engine<'e> {
    /// The table's rules.
    pub rules: &'e Rules,
    /// The position.
    pub state: &'e mut State,
    /// The draws.
    pub dice: &'e mut dyn Chance,
    /// The facts.
    pub out: &'e mut Vec<Event>,
}

impl Engine<'_> {
    fn tell(&mut self, fact: Fact) {
        self.out.push(Event(fact));
    }

    fn label(&self, at: usize) -> Label {
        self.state.ground.grid().label(at)
    }

    /// Applies the answer of a seat.
    pub fn apply(&mut self, seat: Seat, act: Act) {
        match act {
            Act::Pantheon(pantheon) => self.lead(seat, pantheon),
            Act::Deck(deck) => self.give_deck(seat, deck),
            Act::Lay(piece, side, half_turn, position) => self.lay(seat, piece, side, half_turn, position),
            Act::Hide(card, at, north) => self.hide(seat, card, at, north),
            Act::North(north) => self.only_north(seat, north),
            Act::Play(card, at, steps, order, later) => {
                self.play(seat, card, at, &steps, order);
                self.go_through(seat, later);
            }
            Act::Step(step) => self.go_on(seat, &[step]),
            Act::Order(cards) => {
                self.order_traitors(seat, &cards);
                self.draw_step(seat);
            }
            Act::Rise(turn, cards) => self.rise(seat, turn, &cards),
            Act::Take(card) => self.take(seat, card),
            Act::Exchange(give, take) => self.exchange(seat, give, take),
            Act::Trade(to, card) => {
                self.tell(Fact::Offered { seat, to, card: Some(card) });
                self.state.phase = Phase::Trade { from: seat, to, card };
            }
            Act::Done => self.next_turn(self.state.after(seat)),
            Act::Give(card) => self.trade(seat, card),
            Act::First(first) => self.name_first(seat, first),
            Act::Plan(plan) => self.give_plan(seat, plan),
            Act::Agree(cards) => self.give_agreement(seat, cards),
        }
    }

    /// What was said of the end of the turn, as far as it is asked for.
    fn go_through(&mut self, seat: Seat, acts: Vec<Act>) {
        for act in acts {
            let asked = match (&self.state.phase, &act) {
                (Phase::Draw(who), Act::Take(_))
                | (Phase::Follow(who), Act::Exchange(..) | Act::Trade(..) | Act::Done) => *who == seat,
                _ => false,
            };
            if !asked {
                return;
            }
            self.apply(seat, act);
        }
    }

    /// Answers for seats that have given up, as long as the match waits for one (LAW-16.3).
    pub fn answer_for_absent(&mut self) {
        loop {
            let absent = ask::owed(self.state).into_iter().find(|(seat, _)| self.state.has_left(*seat));
            let Some((seat, kind)) = absent else { return };
            let given = ask::default_move(self.rules, self.state, seat, kind, self.dice)
                .and_then(|with| ask::resolve(self.rules, self.state, seat, kind, &with).ok());
            match given {
                Some(act) => self.apply(seat, act),
                // Every owed decision has a legal default; without one the match would wait for nobody.
                None => return self.end(standing(self.rules, self.state), Why::Counted),
            }
        }
    }

    fn lead(&mut self, seat: Seat, pantheon: u8) {
        let cards: Vec<Card> = self.rules.pool.of_pantheon(pantheon).collect();
        let levels: Vec<u8> = cards.iter().map(|card| self.rules.pool.face(*card).level).collect();
        if let Some(player) = self.state.player_mut(seat) {
            player.pantheon = Some(pantheon);
            for (card, level) in cards.into_iter().zip(levels) {
                insert(if level == 1 { &mut player.deck } else { &mut player.pile }, card);
            }
        }
        self.tell(Fact::Leads { seat, pantheon });
        let next = self.state.after(seat);
        self.state.phase =
            if next == self.state.first { Phase::Lay(self.state.first) } else { Phase::Pantheon(next) };
    }

    fn give_deck(&mut self, seat: Seat, deck: Vec<Card>) {
        let Phase::Decks(asked) = &mut self.state.phase else { return };
        asked.give(seat, deck);
        self.tell(Fact::Given { seat });
        self.release_decks();
    }

    /// Once every deck is there, the Board Phase begins (LAW-14.2).
    pub fn release_decks(&mut self) {
        let Phase::Decks(asked) = &mut self.state.phase else { return };
        let asked = std::mem::take(asked);
        match asked.release() {
            Err(waiting) => self.state.phase = Phase::Decks(waiting),
            Ok(decks) => {
                for (seat, deck) in decks {
                    if let Some(player) = self.state.player_mut(seat) {
                        player.built = deck;
                    }
                }
                for player in &mut self.state.players {
                    player.deck.clone_from(&player.built);
                }
                self.tell(Fact::DecksReady);
                self.state.phase = Phase::Lay(self.state.first);
            }
        }
    }

    fn lay(&mut self, seat: Seat, piece: u8, side: Side, half_turn: bool, position: Position) {
        let Some(of) = self.rules.pool.pieces.get(usize::from(piece)) else { return };
        let form = of.form(side, half_turn);
        let (ground, places) = board::lay(&self.state.ground, &form, piece, position);
        self.state.field = self.state.field.moved(&places, ground.len());
        self.state.ground = ground;
        self.state.offer.retain(|other| *other != piece);
        self.tell(Fact::Laid { seat, piece, side, half_turn });
        let next = self.state.after(seat);
        if next == self.state.first {
            self.begin_battle();
        } else {
            self.state.phase = Phase::Lay(next);
        }
    }

    /// A seat gives up (LAW-16.9).
    pub fn leave(&mut self, seat: Seat) {
        if let Some(player) = self.state.player_mut(seat) {
            player.left = true;
        }
        self.state.rising.retain(|rising| rising.seat != seat);
        self.tell(Fact::Left { seat });
        let staying: Vec<Seat> = self.state.seats().filter(|seat| !self.state.has_left(*seat)).collect();
        let one_side = staying.windows(2).all(|two| match two {
            [one, other] => self.rules.side(*one) == self.rules.side(*other),
            _ => true,
        });
        match staying.first() {
            Some(last) if one_side => {
                let side = self.rules.side(*last);
                let (first, rest) = self.state.seats().partition(|seat| self.rules.side(*seat) == side);
                self.end(vec![first, rest], Why::Left);
            }
            Some(_) => self.answer_for_absent(),
            None => self.end(Vec::new(), Why::Left),
        }
    }

    /// The host gives the match to a seat, and with it to its team.
    pub fn award(&mut self, seat: Seat) {
        let side = self.rules.side(seat);
        let (first, rest) = self.state.seats().partition(|seat| self.rules.side(*seat) == side);
        self.end(vec![first, rest], Why::Award);
    }

    /// The host ends the match: it is counted as it stands.
    pub fn call_time(&mut self) {
        if self.rules.form.led() {
            self.clean_up();
        }
        let places = standing(self.rules, self.state);
        self.end(places, Why::Time);
    }

    fn end(&mut self, places: Vec<Vec<Seat>>, why: Why) {
        self.state.phase = Phase::Over;
        self.state.rising.clear();
        let first = places.first().into_iter().flatten().copied().take(Seat::MOST.into()).collect();
        self.state.end = Some(End { places, why });
        self.tell(Fact::Over { first, why });
    }

    /// Whether this is the last battle of the match.
    fn last_battle(&self) -> bool {
        self.state.round >= self.rules.form.rounds()
    }

    /// Whether cards return to decks; else they go to hands (LAW-13.12).
    fn has_decks(&self) -> bool {
        self.rules.form != Form::Ragnarok
    }
}
