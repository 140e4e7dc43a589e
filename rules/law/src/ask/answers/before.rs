//! The answers before the turns: pantheon, deck, board and face-down cards (LAW-3, 4, 5, 14).

use std::sync::Arc;

use super::{Answers, OWN};
use crate::{
    act::Act,
    ask::{
        Illegal,
        judge::{self, MayTurn},
        place,
    },
    board::{self, Label, North},
    cards::{Card, Form, Side},
    kits::{Known, starter_line, starters},
    moves::Spot,
    setup::LEVELS,
    tell,
};
use skald_toolkit::grammar::{Walker, options};
use skald_vocabulary::interface::{Choice, Key, Pick, Say};

impl Answers<'_> {
    pub(super) fn pantheon<W: Walker<Illegal = Illegal>>(&self, w: &mut W) -> Result<Act, W::Stop> {
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
    pub(super) fn deck<W: Walker<Illegal = Illegal>>(&self, w: &mut W) -> Result<Act, W::Stop> {
        let pool = &self.rules.pool;
        let whole = |word: &Pick| word.as_some().filter(|keys| keys.len() > 1 || word.as_str() == "-");
        let keys = match w.instead(whole) {
            Some(keys) => keys,
            None => {
                // Whoever does not know the cards yet takes a deck that is ready.
                let ready = starters(self.rules);
                let ways = ready.iter().map(Some).chain([None]);
                let key = |way: &Option<&(Key, Known)>| way.map_or(OWN, |(key, _)| *key);
                let label = |key: Key, way: &Option<&(Key, Known)>| match way {
                    Some((_, known)) => {
                        let line = starter_line(key.as_str()).map(Say::new);
                        Choice::new(key, known.shown_name(key))
                            .note(line.unwrap_or_else(|| self.names(known)))
                    }
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
    pub(super) fn lay<W: Walker<Illegal = Illegal>>(&self, w: &mut W) -> Result<Act, W::Stop> {
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
        let key = |(number, _): &(usize, &board::Position)| Key::made(&number.to_string());
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
    pub(super) fn open<W: Walker<Illegal = Illegal>>(&self, w: &mut W) -> Result<Act, W::Stop> {
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
}
