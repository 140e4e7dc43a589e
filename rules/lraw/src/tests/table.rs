//! A table for tests: cards are put where an example wants them, and what is said is written in the notation.

use super::cards::pool;
use crate::{
    ask::{Answers, key},
    cards::{BASE, Dest, Gs, Kind, Pack, Ph, Pool, STARTERS, Tag},
    engine::Engine,
    event::Event,
    invariants,
    kits::{Limits, check},
    setup::{lay, lay_out},
    sight::{Lens, Sight},
    state::{Asked, At, Card, Frame, Item, Lasting, State, Thing, TurnStep, Until, Window, Zone},
};
use skald_toolkit::grammar::GrammarExt;
use skald_vocabulary::{
    chance::{Chance, Fast},
    interface::{Key, Pick, Seat},
};

pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);
pub const C: Seat = Seat(2);

/// Dice that show what the test says, one after the other; everything else stays as it lies.
#[derive(Default)]
pub struct Loaded(pub Vec<u32>, pub bool);

impl Chance for Loaded {
    fn coin(&mut self, _: &str) -> bool {
        false
    }

    fn pick(&mut self, label: &str, _: u32) -> u32 {
        let rolls = matches!(label, "die" | "first") && !self.0.is_empty();
        if rolls { self.0.remove(0) - 1 } else { 0 }
    }

    fn order(&mut self, _: &str, places: &mut [u16]) {
        if self.1 {
            places.reverse();
        }
    }
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
        Self::of(pool(), one, two)
    }

    /// The same with one text of the card file changed.
    pub fn changed(one: &str, two: &str, from: &str, to: &str) -> Self {
        assert_eq!(BASE.matches(from).count(), 1, "{from}");
        let pack = Pack::read("base.toml", &BASE.replace(from, to)).unwrap();
        Self::of(Pool::new(&[pack]).unwrap(), one, two)
    }

    fn of(pool: Pool, one: &str, two: &str) -> Self {
        Self::at_war(Self::laid(pool, &[one, two]))
    }

    fn at_war(mut table: Self) -> Self {
        table.state.turn = 5;
        table.state.phase = Ph::War;
        for seat in table.state.seats() {
            table.veil(seat, 0);
        }
        table.state.stack = vec![Frame::Turn(TurnStep::Main)];
        table.go();
        table
    }

    /// The same with three players.
    pub fn three(one: &str, two: &str, three: &str) -> Self {
        Self::at_war(Self::laid(pool(), &[one, two, three]))
    }

    fn laid(pool: Pool, legions: &[&str]) -> Self {
        let limits = Limits::standard(&pool).unwrap();
        let deck = |legion: &&str| {
            let text = STARTERS.iter().find(|(key, _)| key == legion).unwrap().1;
            check(&pool, &limits, text).unwrap().0
        };
        let decks: Vec<_> = legions.iter().map(deck).collect();
        let state = lay_out(&pool, &decks, 0);
        Self { pool, state, dice: Loaded::default(), told: Vec::new() }
    }

    /// The first turn of a game with empty hands.
    pub fn turn_one(one: &str, two: &str) -> Self {
        let mut table = Self::laid(pool(), &[one, two]);
        table.state.stack = vec![Frame::Turn(TurnStep::Countdown)];
        table.go();
        table
    }

    /// The start of a game with these rolls; without any seat a chooses.
    pub fn begun(one: &str, two: &str, rolls: &[u32]) -> Self {
        let mut table = Self::laid(pool(), &[one, two]);
        table.dice.0 = rolls.to_vec();
        let Self { pool, state, dice, told } = &mut table;
        Engine::new(pool, state, dice, told).begin(rolls.is_empty().then_some(A));
        table
    }

    /// The start of a game with dice of a seed.
    pub fn opened(one: &str, two: &str, seed: u64) -> Self {
        let mut table = Self::laid(pool(), &[one, two]);
        Engine::new(&table.pool, &mut table.state, &mut Fast::new(seed), &mut table.told).begin(Some(A));
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

    /// Another command card in its slot.
    pub fn slot(mut self, seat: Seat, id: &str) -> Self {
        let card = self.add(seat, id, At::Command, true);
        let kind = self.kind(card);
        let side = self.state.side_mut(seat);
        match kind {
            Kind::Veil => side.veil = card,
            Kind::Synergy => side.synergy = card,
            _ => side.guardian = Some(card),
        }
        self
    }

    /// So many Veil Counters; with none the Veil is pierced.
    pub fn veil(&mut self, seat: Seat, left: u8) {
        self.state.stamp += 1;
        let stamp = self.state.stamp;
        let side = self.state.side_mut(seat);
        (side.veil_left, side.pierced) = (left, (left == 0).then_some(stamp));
    }

    /// The game itself has changed for a player.
    pub fn change(&mut self, seat: Seat, gs: Gs) {
        self.state.side_mut(seat).changes.push(gs);
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

    /// A card face-up in the Eradication Zone.
    pub fn erad(&mut self, seat: Seat, id: &str) -> Card {
        let card = self.add(seat, id, At::Erad, true);
        self.state.side_mut(seat).erad.push(card);
        card
    }

    /// A card under the Warlord.
    pub fn essence(&mut self, seat: Seat, id: &str) -> Card {
        let card = self.add(seat, id, At::Essence, true);
        self.state.card_mut(card).resolved = true;
        self.state.side_mut(seat).essences.push(card);
        card
    }

    /// Nothing is left in a deck.
    pub fn empty_deck(&mut self, seat: Seat) {
        for card in std::mem::take(&mut self.state.side_mut(seat).deck) {
            (self.state.card_mut(card).at, self.state.card_mut(card).up) = (At::Discard, true);
            self.state.side_mut(seat).discard.push(card);
        }
    }

    /// A card of the field lies in its owner's discard pile, and nobody did it.
    pub fn remove(&mut self, card: Card) {
        let (at, side, owner) = {
            let lying = self.state.card(card);
            (lying.at, lying.side, lying.owner)
        };
        if let At::Field(zone, place) = at {
            self.state.side_mut(side).zone_mut(zone)[usize::from(place)] = None;
        }
        let lying = self.state.card_mut(card);
        (lying.at, lying.side, lying.up, lying.resolved) = (At::Discard, owner, true, false);
        (lying.damage, lying.counters, lying.used, lying.marks) = (0, [0; 3], 0, 0);
        self.state.side_mut(owner).discard.push(card);
    }

    /// A card that is not on the field is moved as an effect moves it.
    pub fn carry(&mut self, card: Card, to: Dest) {
        let Self { pool, state, dice, told } = self;
        Engine::new(pool, state, dice, told).carry(card, to);
    }

    /// A Warrior lies on another side, and nobody did it.
    pub fn lend(&mut self, card: Card, to: Seat) {
        let (at, side) = (self.state.card(card).at, self.state.card(card).side);
        let At::Field(zone, place) = at else { panic!("{card:?} lies at {at:?}") };
        let free = self.state.side(to).free(zone).next().unwrap();
        self.state.side_mut(side).zone_mut(zone)[usize::from(place)] = None;
        self.state.side_mut(to).zone_mut(zone)[usize::from(free)] = Some(card);
        let lying = self.state.card_mut(card);
        (lying.at, lying.side) = (At::Field(zone, free), to);
    }

    /// The Synergy of the Round Keep guards a Warrior against destruction.
    pub fn guard(&mut self, seat: Seat, card: Card) {
        let source = self.pool.find(Key::of("he-s1")).unwrap();
        let ability = self.pool.ability(self.pool.face(source).abilities[0]);
        let thing = Thing::Made { script: ability.body.fx.id, at: 0, card: Some(card), left: 1 };
        self.state.stamp += 1;
        let since = self.state.stamp;
        let source = self.state.side(seat).synergy;
        self.state.lasting.push(Lasting { since, by: seat, on: None, source, thing, until: Until::EndTurn });
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

    /// The same within a phase.
    pub fn quiet_in(&mut self, phase: Ph) -> &mut Self {
        while self.state.phase == phase && !matches!(self.asked().1, None | Some(Window::Main)) {
            self.say("pass");
        }
        self
    }

    /// Everybody takes the lowest place.
    pub fn zones(&mut self) -> &mut Self {
        while let Some(Asked::Place { of, .. }) = self.state.asked.as_ref().map(|asked| &asked.what) {
            let line = format!("w{}", of.trailing_zeros() + 1);
            self.say(&line);
        }
        self
    }

    /// The turn passes: everything on the way is answered by the least that may be said.
    pub fn pass_turn(&mut self) -> &mut Self {
        let turn = self.state.turn;
        while let Some(asked) = &self.state.asked {
            let main = asked.what == Asked::Main;
            if main && self.state.turn > turn {
                break;
            }
            let line = match &asked.what {
                Asked::Main => "end".to_owned(),
                Asked::Respond => "pass".to_owned(),
                Asked::Cards { of, min, .. } if *min > 0 => {
                    let keys: Vec<String> = of.iter().map(|card| self.key(*card)).collect();
                    let word = |at: usize| {
                        let before = keys[..at].iter().filter(|key| **key == keys[at]).count();
                        if before == 0 { keys[at].clone() } else { format!("{}.{}", keys[at], before + 1) }
                    };
                    (0..usize::from(*min)).map(word).collect::<Vec<_>>().join("+")
                }
                Asked::Cards { .. } => "-".to_owned(),
                Asked::Trigger(_) if self.may("decline") => "decline".to_owned(),
                Asked::Trigger(_) => "use".to_owned(),
                Asked::YesNo { .. } | Asked::Price { .. } => "no".to_owned(),
                Asked::Number { min, .. } => min.to_string(),
                other => panic!("{other:?}"),
            };
            self.say(&line);
        }
        self
    }

    /// Time is called.
    pub fn call_time(&mut self) {
        let Self { pool, state, dice, told } = self;
        Engine::new(pool, state, dice, told).call_time();
    }

    /// Shuffling turns a deck upside down from now on.
    pub fn shuffles(&mut self) {
        self.dice.1 = true;
    }

    /// What is asked.
    pub fn what(&self) -> &Asked {
        &self.state.asked.as_ref().expect("somebody is asked").what
    }

    /// The keywords that the items of the Sequence come from, bottom first.
    pub fn items(&self) -> Vec<Option<Tag>> {
        let tag = |item: &Item| item.ability.and_then(|id| self.pool.ability(id).tag);
        self.state.sequence.iter().map(tag).collect()
    }

    /// Whether something was told, of such cards.
    pub fn tells(&self, event: crate::event::Event<Card>) -> bool {
        let face = |card: Card| self.state.card(card).face;
        let wanted = event.map(face);
        self.told.iter().any(|told| told.clone().map(|fact| fact.face) == wanted)
    }

    pub fn kind(&self, card: Card) -> Kind {
        self.pool.face(self.state.card(card).face).kind
    }

    /// The Warrior at a place from 0.
    pub fn warrior(&self, seat: Seat, place: usize) -> Card {
        self.state.side(seat).zone(Zone::Warrior)[place].unwrap()
    }

    /// So many counters on a card: Holy, Ale or Doomsday by number.
    pub fn counters(&mut self, card: Card, which: usize, count: u16) {
        self.state.card_mut(card).counters[which] = count;
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
