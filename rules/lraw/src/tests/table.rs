//! A table for tests: cards are put where an example wants them, and what is said is written in the notation.

use super::cards::pool;
use crate::{
    ask::{Answers, key},
    cards::{Kind, Ph, Pool, STARTERS, Tag},
    engine::Engine,
    event::Event,
    invariants,
    kits::{Limits, check},
    setup::{lay, lay_out},
    sight::{Lens, Sight},
    state::{Asked, At, Card, Frame, State, TurnStep, Window, Zone},
};
use skald_toolkit::grammar::Grammar;
use skald_vocabulary::{
    chance::Chance,
    interface::{Key, Pick, Seat},
};

pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);

/// Dice that show what the test says, one after the other; everything else stays as it lies.
#[derive(Default)]
pub struct Loaded(pub Vec<u32>);

impl Chance for Loaded {
    fn coin(&mut self, _: &str) -> bool {
        false
    }

    fn pick(&mut self, label: &str, _: u32) -> u32 {
        if label == "die" && !self.0.is_empty() { self.0.remove(0) - 1 } else { 0 }
    }

    fn order(&mut self, _: &str, _: &mut [u16]) {}
}

pub struct Table {
    pub pool: Pool,
    pub state: State,
    pub dice: Loaded,
    pub told: Vec<Event>,
}

impl Table {
    /// The main window of seat a in turn 5, with the Warlords of two ready-made decks and nothing on the field.
    pub fn new(one: &str, two: &str) -> Self {
        let pool = pool();
        let limits = Limits::standard(&pool).unwrap();
        let decks = [one, two].map(|legion| {
            let text = STARTERS.iter().find(|(key, _)| *key == legion).unwrap().1;
            check(&pool, &limits, text).unwrap().0
        });
        let mut state = lay_out(&pool, &decks);
        state.turn = 5;
        state.phase = Ph::War;
        for seat in [A, B] {
            state.stamp += 1;
            let stamp = state.stamp;
            let side = state.side_mut(seat);
            (side.veil_left, side.pierced) = (0, Some(stamp));
        }
        state.stack = vec![Frame::Turn(TurnStep::Main)];
        let mut table = Self { pool, state, dice: Loaded::default(), told: Vec::new() };
        table.go();
        table
    }

    fn go(&mut self) {
        let Self { pool, state, dice, told } = self;
        Engine::new(pool, state, dice, told).go_on();
    }

    /// Another Warlord leads a seat.
    pub fn led(mut self, seat: Seat, warlord: &str) -> Self {
        let card = self.add(seat, warlord, At::Command, true);
        self.state.side_mut(seat).warlord = card;
        self
    }

    fn add(&mut self, seat: Seat, id: &str, at: At, up: bool) -> Card {
        let face = self.pool.find(Key::new(id).unwrap()).unwrap_or_else(|| panic!("no card {id}"));
        lay(&mut self.state.cards, face, seat, at, up)
    }

    /// A card into the first free place of its zone, face-up and resolved.
    pub fn field(&mut self, seat: Seat, id: &str) -> Card {
        let card = self.add(seat, id, At::Gone, true);
        let zone = match self.pool.face(self.state.card(card).face).kind {
            kind if kind.warrior() => Zone::Warrior,
            Kind::Unified => Zone::Unified,
            _ => Zone::Fortified,
        };
        let place = self.state.side(seat).free(zone).next().unwrap();
        self.state.side_mut(seat).zone_mut(zone)[usize::from(place)] = Some(card);
        self.state.stamp += 1;
        let stamp = self.state.stamp;
        let lying = self.state.card_mut(card);
        (lying.at, lying.resolved, lying.since) = (At::Field(zone, place), true, stamp);
        card
    }

    /// A set card.
    pub fn set(&mut self, seat: Seat, id: &str) -> Card {
        let card = self.field(seat, id);
        let lying = self.state.card_mut(card);
        (lying.up, lying.resolved, lying.since, lying.set) = (false, false, 0, 1);
        card
    }

    /// A card in the hand.
    pub fn hand(&mut self, seat: Seat, id: &str) -> Card {
        let card = self.add(seat, id, At::Hand, false);
        self.state.side_mut(seat).hand.push(card);
        card
    }

    /// A card in the discard pile.
    pub fn dead(&mut self, seat: Seat, id: &str) -> Card {
        let card = self.add(seat, id, At::Discard, true);
        self.state.side_mut(seat).discard.push(card);
        card
    }

    /// A card on top of the deck.
    pub fn top(&mut self, seat: Seat, id: &str) -> Card {
        let card = self.add(seat, id, At::Deck, false);
        self.state.side_mut(seat).deck.push(card);
        card
    }

    /// Equips a Warrior with an ARM that lies there.
    pub fn equip(&mut self, arm: Card, host: Card) {
        self.state.card_mut(arm).host = Some(host);
    }

    /// Says a line; nothing forbids it.
    pub fn say(&mut self, line: &str) -> &mut Self {
        if let Err(no) = self.tell(line) {
            panic!("\"{line}\" is refused: {no}\nasked: {:?}", self.state.asked);
        }
        self
    }

    /// Whether a line may be said; it is not.
    pub fn may(&self, line: &str) -> bool {
        Answers::new(&self.pool, &self.state).read(&Pick::path(line)).is_ok()
    }

    fn tell(&mut self, line: &str) -> Result<(), String> {
        let act =
            Answers::new(&self.pool, &self.state).read(&Pick::path(line)).map_err(|no| format!("{no:?}"))?;
        let Self { pool, state, dice, told } = self;
        Engine::new(pool, state, dice, told).say(act);
        invariants::check(&self.pool, &self.state).unwrap();
        Ok(())
    }

    /// Says a line each, in this order.
    pub fn play(&mut self, lines: &[&str]) -> &mut Self {
        for line in lines {
            self.say(line);
        }
        self
    }

    /// Everybody passes until somebody has something else to decide.
    pub fn quiet(&mut self) -> &mut Self {
        while !matches!(self.asked().1, None | Some(Window::Main)) {
            self.say("pass");
        }
        self
    }

    fn with<T>(&self, look: impl FnOnce(Lens<'_>) -> T) -> T {
        let sight = Sight::of(&self.pool, &self.state);
        look(Lens { pool: &self.pool, state: &self.state, sight: &sight })
    }

    /// A Warrior's current attack; `None` when it is not on the field.
    pub fn atk(&self, card: Card) -> Option<i32> {
        let there = self.state.card(card).warrior_place().is_some();
        there.then(|| self.with(|lens| lens.attack(card)))
    }

    pub fn has(&self, card: Card, tag: Tag) -> bool {
        self.with(|lens| lens.has(card, tag))
    }

    pub fn damage(&self, seat: Seat) -> i32 {
        self.state.side(seat).damage
    }

    pub fn hurt(&mut self, seat: Seat, damage: i32) {
        self.state.side_mut(seat).damage = damage;
    }

    pub fn holy(&mut self, card: Card, count: u16) {
        self.state.card_mut(card).counters[0] = count;
    }

    pub fn at(&self, card: Card) -> At {
        self.state.card(card).at
    }

    /// Who is asked, and in which window.
    pub fn asked(&self) -> (Seat, Option<Window>) {
        let question = self.state.asked.as_ref().expect("somebody is asked");
        let window =
            matches!(question.what, Asked::Main | Asked::Respond).then_some(self.state.window).flatten();
        (question.seat, window)
    }

    /// The word of a card.
    pub fn key(&self, card: Card) -> String {
        key(&self.pool, &self.state, card).to_string()
    }
}
