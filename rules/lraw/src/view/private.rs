//! Of a player's view what the private picture shows.

use serde::Serialize;
use skald_vocabulary::interface::{Say, Seat, Viewer};

use super::View;
use crate::{
    ask::Answers,
    cards::{FaceId, Ph},
    state::{Card, Note, Sided, mark},
};

/// What the private picture of a player shows: hand and set cards with what they can do and cost, what is left of the turn, what the
/// player was shown, and for whoever is asked the turn. Once the game is over, everything.
#[derive(Serialize)]
pub(crate) struct Part<'v> {
    held: Vec<HeldPart>,
    hand: usize,
    left: [i64; 4],
    notes: &'v [Note],
    known: Vec<(Seat, Vec<FaceId>)>,
    bottom: Vec<FaceId>,
    aside: &'v [FaceId],
    /// For whoever is asked: the turn, the phase, the last turns, and whether cards change places before the game.
    asked: Option<(u16, Ph, Option<u16>, bool)>,
    over: Option<&'v View>,
}

/// A card with the turn in which it was set, whether all know it, whether it is able, whether only to be set, why not, and its
/// prices.
type HeldPart = (FaceId, u16, bool, bool, bool, Option<Say>, (Option<i32>, Option<i32>));

/// What is a player's own. Cards are told by what they are: their numbers in a view change with those of others.
#[derive(Serialize)]
pub(crate) struct Mine<'v> {
    /// The hand, each card with whether all know it.
    hand: Vec<(FaceId, bool)>,
    /// What lies on the own field, with the turn in which it was set and the attacks that it declared.
    field: Vec<(FaceId, u16, u8)>,
    notes: &'v [Note],
    known: Vec<(Seat, Vec<FaceId>)>,
    bottom: Vec<FaceId>,
    swaps: Option<&'v Sided>,
    /// How often the player was asked, and whether they are asked now.
    asked: (u32, bool),
    /// Damage, Alchemy Points, Conscriptions made.
    spent: (i32, i32, u8),
    on_turn: bool,
    /// What is left of the turn, and what the cards cost.
    left: [i64; 4],
    prices: Vec<(Option<i32>, Option<i32>)>,
    over: bool,
}

impl View {
    /// The seat whose view this is.
    const fn me(&self) -> Option<Seat> {
        if let Viewer::Seat(seat) = self.who { Some(seat) } else { None }
    }

    /// Whether the viewer is asked something.
    #[must_use]
    pub fn asks(&self) -> bool {
        let swaps = self.table.siding.as_ref().zip(self.me());
        swaps.is_some_and(|(siding, me)| siding.waiting().any(|seat| seat == me))
            || self.table.asked.is_some()
    }

    /// What is known for certain of the hands of others: the cards that all have seen going there (part 6).
    #[must_use]
    pub fn known_hands(&self) -> Vec<(Seat, Vec<FaceId>)> {
        let table = &self.table;
        let others = table.seats().filter(|seat| !self.who.knows(*seat));
        let known = others.map(|seat| {
            let cards = table.side(seat).hand.iter().map(|card| table.card(*card).face);
            (seat, cards.filter(|face| !face.is_back()).collect::<Vec<_>>())
        });
        known.filter(|(_, cards)| !cards.is_empty()).collect()
    }

    /// What the viewer knows for certain at the bottom of the own deck, the lowest card first (9.2.3).
    #[must_use]
    pub fn known_bottom(&self) -> Vec<FaceId> {
        let Some(seat) = self.me() else { return Vec::new() };
        let deck = self.table.side(seat).deck.iter().map(|card| self.table.card(*card));
        deck.take_while(|lying| lying.has(mark::LAID)).map(|lying| lying.face).collect()
    }

    pub(crate) fn own_part(&self) -> Option<Mine<'_>> {
        let seat = self.me()?;
        let (table, side) = (&self.table, self.table.side(seat));
        let face = |card: Card| table.card(card).face;
        let lying = |card: Card| (face(card), table.card(card).set, table.card(card).attacks);
        let sees = Answers::new(&self.pool, table).sees(seat);
        Some(Mine {
            hand: side.hand.iter().map(|card| (face(*card), table.card(*card).open())).collect(),
            known: self.known_hands(),
            bottom: self.known_bottom(),
            field: side.field().map(lying).collect(),
            notes: &table.notes,
            swaps: table.siding.iter().flat_map(|siding| &siding.sides).find(|of| of.seat == seat),
            asked: (side.questions, self.asks()),
            spent: (side.damage, side.ap, side.conscriptions),
            on_turn: table.active == seat,
            left: sees.left,
            prices: sees.held.iter().map(|of| of.prices).collect(),
            over: !self.places.is_empty(),
        })
    }

    pub(crate) fn private_part(&self) -> Part<'_> {
        let table = &self.table;
        let sees = self.me().map(|seat| Answers::new(&self.pool, table).sees(seat)).unwrap_or_default();
        let held = sees.held.into_iter().map(|of| {
            let lying = table.card(of.card);
            (lying.face, lying.set, lying.open(), of.able, of.only_set, of.why, of.prices)
        });
        let siding = table.siding.is_some();
        Part {
            held: held.collect(),
            hand: sees.hand,
            left: sees.left,
            notes: &table.notes,
            known: self.known_hands(),
            bottom: self.known_bottom(),
            aside: self.me().filter(|_| siding).map_or(&[], |seat| table.side(seat).aside.cards.as_slice()),
            asked: self.asks().then_some((table.turn, table.phase, table.turn_zero, siding)),
            over: (!self.places.is_empty()).then_some(self),
        }
    }
}
