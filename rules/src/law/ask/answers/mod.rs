//! What may be answered: the grammar of the match's moves. Menus, the reader, the check of a move and all legal moves are
//! this. Here what comes before and after the turns; the turns, and what lies beside the board, stand in the rooms beneath.

mod between;
mod turn;

use std::sync::Arc;

use super::{
    Illegal, Kind,
    judge::{self, MayTurn},
    place,
};
use crate::{
    grammar::{Grammar, Notation, Options, Walker, keywords, options},
    interface::{Choice, Key, Pick, Say, Seat},
    law::{
        board::{self, Label, North, Spots},
        cards::{Card, Form, Side},
        engine::{Act, Step},
        eval::Scene,
        kits::{Known, starters},
        moves::{Move, Spot, Then},
        setup::{LEVELS, Rules},
        state::State,
        tell,
    },
};

/// The choice to put a deck together card by card.
const OWN: Key = Key::of("own");

/// The verbs of all moves.
const VERBS: [&str; 16] = [
    "pantheon",
    "deck",
    "lay",
    "place",
    "north",
    "move",
    "stay",
    "order",
    "draft",
    "exchange",
    "trade",
    "done",
    "give",
    "first",
    "reinforce",
    "agree",
];

/// The answers to a decision that stands.
#[derive(Clone, Copy, Debug)]
pub struct Answers<'s> {
    /// The table's rules.
    pub rules: &'s Rules,
    /// The position.
    pub state: &'s State,
    /// Whose decision it is.
    pub seat: Seat,
    /// What kind of decision it is.
    pub kind: Kind,
}

impl Grammar for Answers<'_> {
    type Move = Act;
    type Illegal = Illegal;

    fn walk<W: Walker<Illegal = Illegal>>(&self, w: &mut W) -> Result<Act, W::Stop> {
        if w.instead(|word| self.is_other(word.as_str()).then_some(())).is_some() {
            return Err(w.refuse(|| judge::other(self.kind)));
        }
        if let Some(verb) = self.kind.row().verb {
            w.said(verb);
        }
        match self.kind {
            Kind::Pantheon => self.pantheon(w),
            Kind::Deck => self.deck(w),
            Kind::Lay => self.lay(w),
            Kind::Open => self.open(w),
            Kind::Play => self.play(w),
            Kind::Maneuver => self.maneuver(w),
            Kind::Traitors => self.traitors(w),
            Kind::Phoenix(turn) => self.phoenix(turn, w),
            Kind::Pick | Kind::Draw => self.draft(w),
            Kind::Follow => self.follow(w),
            Kind::Trade => self.give(w),
            Kind::Plan => self.plan(w),
            Kind::Agree => self.agree(w),
            Kind::First => self.first(w),
        }
    }
}

impl Answers<'_> {
    /// Whether a word is a verb that answers other kinds of decisions only.
    fn is_other(&self, word: &str) -> bool {
        let own = self.kind.row().verb.is_some_and(|verb| verb.as_str() == word)
            || match self.kind {
                Kind::Open => word == "north" && self.hand().is_empty(),
                // Passing has a reason of its own.
                Kind::Play => matches!(word, "stay" | "done"),
                Kind::Maneuver => word == "stay",
                Kind::Follow => matches!(word, "exchange" | "trade" | "done"),
                _ => false,
            };
        VERBS.contains(&word) && !own
    }

    fn hand(&self) -> &[Card] {
        self.state.player(self.seat).map(|player| player.hand.as_slice()).unwrap_or_default()
    }

    /// Of two equal cards of the hand the one that everybody knows of.
    fn known(&self, card: Card) -> Card {
        let key = self.rules.pool.key(card);
        let shown = self.state.player(self.seat).map(|player| player.shown.as_slice()).unwrap_or_default();
        shown.iter().copied().find(|other| self.rules.pool.key(*other) == key).unwrap_or(card)
    }

    /// The different cards of a list, one choice each.
    fn cards<'a>(
        &'a self,
        prompt: impl Fn() -> Say + 'a,
        of: &'a [Card],
        refuse: impl Fn(&Pick) -> Illegal + 'a,
    ) -> impl Options<Item = Card, Illegal = Illegal> + 'a {
        let key = |card: &Card| self.rules.pool.key(*card);
        let first =
            move |(at, card): &(usize, &Card)| of.iter().take(*at).all(|other| key(other) != key(card));
        let items = of.iter().enumerate().filter(first).map(|(_, card)| *card);
        let label = |key, card: &Card| {
            Choice::new(key, tell::card_label(self.rules, *card)).note(tell::card_note(self.rules, *card))
        };
        options(prompt, items, key, label).or(move |word| word.map(&refuse))
    }

    /// Why a word is none of some cards: one of the game that is not among them, or no card at all.
    fn missing(&self, of: &[Card], word: &Pick, missing: fn(Arc<str>, Vec<Arc<str>>) -> Illegal) -> Illegal {
        match word.as_one().and_then(|key| self.rules.pool.find(key)) {
            Some(card) => missing(judge::name(self.rules, card), judge::names(self.rules, of)),
            None => Illegal::UnknownCard(word.to_string()),
        }
    }

    /// A set of spaces, in reading order, with a second line for each.
    fn spaces<'a>(
        scene: &'a Scene<'a>,
        prompt: &'static str,
        set: Spots,
        note: impl Fn(usize) -> Option<Say> + 'a,
        refuse: impl Fn(Label) -> Illegal + 'a,
    ) -> impl Options<Item = usize, Illegal = Illegal> + 'a {
        Spaces { scene, prompt, set, note, refuse }
    }

    fn pantheon<W: Walker<Illegal = Illegal>>(&self, w: &mut W) -> Result<Act, W::Stop> {
        let pool = &self.rules.pool;
        let free = judge::free_pantheons(self.rules, self.state);
        let of = |place: &u8| pool.pantheons.get(usize::from(*place));
        let name = |place: &u8| of(place).map(|pantheon| Arc::clone(&pantheon.name));
        let taken = |word: &Pick| {
            let found = word.as_one().and_then(|key| pool.pantheon(key)).and_then(|place| name(&place));
            let wanted = found.unwrap_or_else(|| word.as_str().into());
            Illegal::Pantheon(wanted, free.iter().filter_map(name).collect())
        };
        let label = |key, place: &u8| {
            Choice::new(key, Say::new("law-name").with("name", name(place).unwrap_or_else(|| "".into())))
        };
        let key = |place: &u8| of(place).map_or(Key::of("-"), |pantheon| pantheon.key);
        let pick = options(|| Say::new("law-ask-pantheon"), free.iter().copied(), key, label);
        w.one(pick.or(|word| word.map(taken))).map(Act::Pantheon)
    }

    /// A deck that is ready, one put together level by level, or all six cards in one word (LAW-14.1).
    fn deck<W: Walker<Illegal = Illegal>>(&self, w: &mut W) -> Result<Act, W::Stop> {
        let pool = &self.rules.pool;
        let whole = |word: &Pick| word.as_some().filter(|keys| keys.len() > 1 || word.as_str() == "-");
        let keys = match w.instead(whole) {
            Some(keys) => keys,
            None => {
                // Whoever does not know the cards yet takes a deck that is ready.
                let ready = starters(self.rules);
                let ways = ready.iter().map(Some).chain([None]);
                let key = |way: &Option<&(Key, Known)>| way.map_or(OWN, |(key, _)| *key);
                let label = |key, way: &Option<&(Key, Known)>| match way {
                    Some((_, known)) => Choice::new(key, known.shown_name(key)).note(self.names(known)),
                    None => Choice::new(key, Say::new("law-deck-own")),
                };
                match w.one(options(|| Say::new("law-ask-deck"), ways, key, label))? {
                    Some((_, known)) => known.cards.keys().map(|card| pool.key(*card)).collect(),
                    None => self.own_deck(w)?,
                }
            }
        };
        self.rules.deck_of(self.seat, &keys).map(Act::Deck).map_err(|why| w.refuse(|| Illegal::Deck(why)))
    }

    fn own_deck<W: Walker<Illegal = Illegal>>(&self, w: &mut W) -> Result<Vec<Key>, W::Stop> {
        let pool = &self.rules.pool;
        let mut keys = Vec::new();
        for (level, count) in (1_u8..).zip(LEVELS) {
            let cards: Vec<Card> = pool.cards().filter(|card| pool.face(*card).level == level).collect();
            let prompt =
                || Say::new("law-ask-deck-level").with("level", tell::roman(level)).with("count", count);
            let label = |key, card: &Card| {
                Choice::new(key, tell::card_label(self.rules, *card)).note(tell::card_note(self.rules, *card))
            };
            let of = options(prompt, cards.iter().copied(), |card| pool.key(*card), label);
            keys.extend(w.some(of, count..=count)?.into_iter().map(|card| pool.key(card)));
        }
        Ok(keys)
    }

    /// The names of the cards of a deck.
    fn names(&self, of: &Known) -> Say {
        let name =
            |card: &Card| Say::new("law-name").with("name", Arc::clone(&self.rules.pool.face(*card).name));
        Say::new("law-deck-note").with("cards", of.cards.keys().map(name).collect::<Vec<_>>())
    }

    /// A piece, its side, its turn and its place (LAW-3.3 to 3.9).
    fn lay<W: Walker<Illegal = Illegal>>(&self, w: &mut W) -> Result<Act, W::Stop> {
        let Self { rules, state, .. } = *self;
        let letter = |piece: &u8| judge::letter(rules, *piece);
        let key = |piece: &u8| rules.pool.pieces.get(usize::from(*piece)).map_or(Key::of("-"), |of| of.key);
        let label = |key, piece: &u8| Choice::new(key, Say::new("law-piece").with("piece", letter(piece)));
        let absent = |word: &Pick| {
            Illegal::Piece(word.as_str().to_uppercase().into(), state.offer.iter().map(letter).collect())
        };
        let pieces = options(|| Say::new("law-ask-lay"), state.offer.iter().copied(), key, label);
        let piece = w.one(pieces.or(|word| word.map(absent)))?;

        let sides = judge::sides(rules);
        let label = |key, side: &Side| {
            let label = if *side == Side::Alpha { "law-side-alpha" } else { "law-side-omega" };
            Choice::new(key, Say::new(label))
        };
        let wrong = |word: &Pick| match (sides, Side::ALL.iter().any(|side| side.word() == word.as_str())) {
            ([only], true) => Some(Illegal::Side(only.word())),
            _ => None,
        };
        let of =
            options(|| Say::new("law-ask-side"), sides.iter().copied(), |side| Key::of(side.word()), label);
        let side = w.one(of.or(|word| wrong(word?)))?;

        let turns = [(false, "0", "law-turn-none"), (true, "180", "law-turn-half")];
        let quarter = |word: &Pick| word.as_number().map(|_| Illegal::Turn);
        let label = |key, turn: &(bool, &str, &'static str)| Choice::new(key, Say::new(turn.2));
        let of = options(|| Say::new("law-ask-turn"), turns, |turn| Key::of(turn.1), label);
        let (half, ..) = w.one(of.or(|word| quarter(word?)))?;
        let Some(of) = rules.pool.pieces.get(usize::from(piece)) else {
            return Err(w.refuse(|| Illegal::Turn));
        };
        let position = self.position(&of.form(side, half), side, half, w)?;
        Ok(Act::Lay(piece, side, half, position))
    }

    /// Where a piece is laid: by its number in the list, or by the table's coordinates.
    fn position<W: Walker<Illegal = Illegal>>(
        &self,
        form: &Form,
        side: Side,
        half: bool,
        w: &mut W,
    ) -> Result<board::Position, W::Stop> {
        let legal = board::positions(&self.state.ground, form);
        let corner = |word: &Pick| match word.as_str().parse() {
            Ok(Spot::At(x, y)) => Some((x, y)),
            _ => None,
        };
        if let Some((x, y)) = w.instead(corner) {
            let found = legal.iter().find(|position| (position.x, position.y) == (x, y)).copied();
            return found.ok_or_else(|| w.refuse(|| judge::misfit(self.state, form, x, y, legal.len())));
        }
        let label = |key, (number, position): &(usize, &board::Position)| {
            let label = Say::new(if half { "law-position-turned" } else { "law-position" });
            let label = label.with("number", *number).with("side", Say::new(tell::side_word(side)));
            Choice::new(key, label).note(self.position_note(form, **position))
        };
        let key =
            |(number, _): &(usize, &board::Position)| Key::new(&number.to_string()).unwrap_or(Key::of("-"));
        let places = options(|| Say::new("law-ask-position"), (1..).zip(&legal), key, label);
        let none = |word: Option<&Pick>| word.map(|_| Illegal::Position(legal.len()));
        w.one(places.or(none)).map(|(_, position)| *position)
    }

    /// Beside which spaces a piece would lie, and how large the board would be.
    fn position_note(&self, form: &Form, position: board::Position) -> Say {
        let (columns, rows) = position.size;
        let grid = self.state.ground.grid();
        let touched = board::touched(&self.state.ground, form, position);
        let mut labels: Vec<Label> = touched.into_iter().map(|at| grid.label(at)).collect();
        labels.sort_unstable();
        let note = if labels.is_empty() {
            Say::new("law-position-first")
        } else {
            let spaces: Vec<Arc<str>> = labels.iter().map(|label| label.shown().into()).collect();
            Say::new("law-position-note").with("spaces", spaces)
        };
        note.with("columns", columns).with("rows", rows)
    }

    /// Up or down.
    fn north<W: Walker<Illegal = Illegal>>(w: &mut W) -> Result<North, W::Stop> {
        let norths = [(North::Up, "law-north-up"), (North::Down, "law-north-down")];
        let label = |key, (_, label): &(North, &'static str)| Choice::new(key, Say::new(label));
        let of = options(|| Say::new("law-ask-north"), norths, |(north, _)| Key::of(north.word()), label);
        w.one(of.or(|word| word.is_none().then_some(Illegal::NorthMissing))).map(|(north, _)| north)
    }

    /// A card face down and its space; the first player also says where north is (LAW-3.12, 5.3, 5.11).
    fn open<W: Walker<Illegal = Illegal>>(&self, w: &mut W) -> Result<Act, W::Stop> {
        let hand = self.hand();
        if hand.is_empty() {
            w.said(Key::of("north"));
            return Self::north(w).map(Act::North);
        }
        let none = |word: &Pick| self.missing(hand, word, Illegal::NotInHand);
        let card = self.known(w.one(self.cards(|| Say::new("law-ask-open"), hand, none))?);
        let scene = self.rules.scene(self.state);
        let legal = place::hiding_places(&scene, &self.state.field);
        let wrong = |label: Label| {
            let list = place::shown(&scene, legal);
            match scene.grid.find(label).map(|at| self.state.field.get(at).is_some()) {
                None => Illegal::NoSpace(label.shown(), list),
                Some(true) => Illegal::Taken(label.shown(), list),
                Some(false) => Illegal::NextToHidden(label.shown(), list),
            }
        };
        let at = w.one(Self::spaces(&scene, "law-ask-space", legal, |_| None, wrong))?;
        let north = match judge::may_turn(self.rules, self.state, self.seat) {
            MayTurn::Must => Some(Self::north(w)?),
            MayTurn::May if !w.ends() => Some(Self::north(w)?),
            MayTurn::May => None,
            MayTurn::No => {
                let said = |word: &Pick| matches!(word.as_str(), "up" | "down").then_some(());
                if w.instead(said).is_some() {
                    return Err(w.refuse(|| Illegal::NorthFixed));
                }
                None
            }
        };
        Ok(Act::Hide(card, at, north))
    }

    /// An answer as it is written.
    #[must_use]
    pub fn written(&self, act: &Act) -> Move {
        let pool = &self.rules.pool;
        let key = |card: &Card| pool.key(*card);
        let keys = |cards: &[Card]| cards.iter().map(key).collect::<Vec<Key>>();
        let grid = self.state.ground.grid();
        match act {
            Act::Pantheon(place) => {
                let pantheon = pool.pantheons.get(usize::from(*place));
                Move::Pantheon(pantheon.map_or(Key::of("-"), |pantheon| pantheon.key))
            }
            Act::Deck(cards) => Move::Deck(keys(cards)),
            Act::Lay(piece, side, half, position) => {
                let of = pool.pieces.get(usize::from(*piece));
                let form = of.map(|of| of.form(*side, *half));
                let legal = form.map(|form| board::positions(&self.state.ground, &form)).unwrap_or_default();
                let number =
                    (1..).zip(&legal).find(|(_, other)| *other == position).map(|(number, _)| number);
                let spot = number.map_or(Spot::At(position.x, position.y), Spot::Number);
                let piece = of.map_or(Key::of("-"), |of| of.key);
                Move::Lay { piece, side: *side, turn: if *half { 180 } else { 0 }, spot }
            }
            Act::Hide(card, at, north) => {
                Move::Place { card: key(card), at: grid.label(*at), north: *north, then: Vec::new() }
            }
            Act::North(north) => Move::North(*north),
            Act::Play(card, at, steps, order, later) => {
                let step = |step: &Step| match step {
                    Step::To(to) => Then::Step(grid.label(*to)),
                    Step::Stay => Then::Stay,
                };
                let order = order.as_ref().map(|cards| Then::Order(self.order_words(cards, act)));
                let later = later.iter().filter_map(|act| match act {
                    Act::Take(card) => Some(Then::Draft(key(card))),
                    Act::Exchange(give, take) => Some(Then::Exchange(key(give), key(take))),
                    Act::Trade(with, card) => Some(Then::Trade(*with, key(card))),
                    Act::Done => Some(Then::Done),
                    _ => None,
                });
                let then = steps.iter().map(step).chain(order).chain(later).collect();
                Move::Place { card: key(card), at: grid.label(*at), north: None, then }
            }
            Act::Step(Step::To(to)) => Move::Step(grid.label(*to)),
            Act::Step(Step::Stay) => Move::Stay,
            Act::Order(cards) | Act::Rise(_, cards) => Move::Order(self.order_words(cards, act)),
            Act::Take(card) => Move::Draft(key(card)),
            Act::Exchange(give, take) => Move::Exchange(key(give), key(take)),
            Act::Trade(with, card) => Move::Trade(*with, key(card)),
            Act::Done => Move::Done,
            Act::Give(card) => Move::Give(key(card)),
            Act::First(seat) => Move::First(*seat),
            Act::Plan(plan) => {
                let pairs = plan.pairs.iter().map(|(give, gain)| (key(give), key(gain))).collect();
                Move::Reinforce { fill: keys(&plan.fill), pairs }
            }
            Act::Agree(cards) => Move::Agree(keys(cards)),
        }
    }
}

/// A set of spaces to choose from.
struct Spaces<'a, N, R> {
    scene: &'a Scene<'a>,
    prompt: &'static str,
    set: Spots,
    note: N,
    refuse: R,
}

impl<N: Fn(usize) -> Option<Say>, R: Fn(Label) -> Illegal> Options for Spaces<'_, N, R> {
    type Item = usize;
    type Illegal = Illegal;

    fn prompt(&self) -> Say {
        Say::new(self.prompt)
    }

    fn items(&self) -> impl Iterator<Item = usize> {
        self.scene.grid.reading().filter(|at| self.set >> at & 1 == 1)
    }

    fn key(&self, at: &usize) -> Key {
        self.scene.grid.label(*at).key()
    }

    fn find(&self, key: Key) -> Option<usize> {
        let at = self.scene.grid.find(key.as_str().parse().ok()?)?;
        (self.set >> at & 1 == 1).then_some(at)
    }

    fn choice(&self, key: Key, at: &usize) -> Choice {
        let label = self.scene.grid.label(*at);
        let choice = Choice::new(key, Say::new("law-space").with("space", label.shown()));
        match (self.note)(*at) {
            Some(note) => choice.note(note),
            None => choice,
        }
    }

    fn reason(&self, word: Option<&Pick>) -> Option<Illegal> {
        word?.as_str().parse().ok().map(&self.refuse)
    }
}

/// Judges a move as the answer of a seat to a decision.
///
/// # Errors
/// [`Illegal`] with what is wrong.
pub fn resolve(rules: &Rules, state: &State, seat: Seat, kind: Kind, with: &Move) -> Result<Act, Illegal> {
    Answers { rules, state, seat, kind }.read(&with.words())
}
