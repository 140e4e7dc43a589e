//! The table before the first die: decks laid out, command cards in their slots.

use std::collections::BTreeMap;

use arrayvec::ArrayVec;

use crate::{
    cards::{FaceId, Kind, Ph, Pool},
    kits::{BLANK_AP, Deck},
    state::{Aside, At, Batch, Card, Lying, Side, State, ZONES},
};
use skald_vocabulary::interface::Seat;

/// Veil Counters at the start (LRAW-2.3.1).
const VEIL: u8 = 3;

/// What a deck is called when it is read back from a table, which keeps no names.
const DECK: &str = "Deck";

/// Lays out the decks of all players; nothing is shuffled yet. Those who do not begin will draw `later` cards more.
#[must_use]
pub fn lay_out(pool: &Pool, decks: &[Deck], later: u8) -> State {
    let mut cards = Vec::new();
    let mut sides = ArrayVec::new();
    for (seat, deck) in Seat::all(4).zip(decks) {
        let led = |cards: &mut Vec<Lying>, face| lay(cards, face, seat, At::Command, true);
        let warlord = led(&mut cards, deck.warlord);
        let veil = led(&mut cards, deck.veil);
        let synergy = led(&mut cards, deck.synergy);
        let guardian = deck.guardian.map(|face| led(&mut cards, face));
        let mut pile = Vec::with_capacity(60);
        for (face, copies) in &deck.main {
            for _ in 0..*copies {
                pile.push(lay(&mut cards, *face, seat, At::Deck, false));
            }
        }
        let ap = deck.guardian.map_or(BLANK_AP, |face| pool.face(face).command.ap);
        sides.push(Side {
            deck: pile,
            hand: Vec::new(),
            discard: Vec::new(),
            erad: Vec::new(),
            essences: Vec::new(),
            zones: [[None; ZONES]; 3],
            traps: [None; ZONES],
            warlord,
            veil,
            synergy,
            guardian,
            damage: 0,
            ap,
            ap_most: ap,
            veil_left: VEIL,
            pierced: None,
            sa_cool: 0,
            syn_cool: 0,
            conscriptions: 0,
            more_conscriptions: 0,
            sa_used: 0,
            more_sa: 0,
            consume_used: 0,
            more_consume: 0,
            changes: ArrayVec::new(),
            lost: false,
            questions: 0,
            hold: 0,
            asks_reset: false,
            held: 0,
            aside: aside(deck),
        });
    }
    State {
        cards,
        sides,
        turn: 0,
        active: Seat(0),
        phase: Ph::Countdown,
        sequence: Vec::new(),
        resolving: false,
        pending: Vec::new(),
        realms: ArrayVec::new(),
        batch: Batch::default(),
        running: None,
        lasting: Vec::new(),
        attack: None,
        announced: None,
        frost: ArrayVec::new(),
        stack: Vec::new(),
        asked: None,
        window: None,
        answer: None,
        stamp: 0,
        items: 0,
        questions: 0,
        mulligans: 0,
        later,
        notes: Vec::new(),
        turn_zero: None,
        end: None,
        siding: None,
    }
}

/// The Side Deck, copy by copy.
fn aside(deck: &Deck) -> Aside {
    let copies = deck.side.iter().flat_map(|(card, copies)| vec![*card; usize::from(*copies)]);
    Aside { cards: copies.collect(), blank: deck.blank_aside }
}

/// The deck with which a seat plays, read back from where its cards lie now.
#[must_use]
pub fn deck_of(pool: &Pool, state: &State, seat: Seat) -> Deck {
    let side = state.side(seat);
    let face = |card: Card| state.card(card).face;
    let mut deck = Deck {
        name: DECK.to_owned(),
        legion: pool.face(face(side.warlord)).legion,
        warlord: face(side.warlord),
        veil: face(side.veil),
        synergy: face(side.synergy),
        guardian: side.guardian.map(face),
        main: BTreeMap::new(),
        side: BTreeMap::new(),
        blank_aside: side.aside.blank,
    };
    let plays = |lying: &&Lying| {
        let kind = pool.face(lying.face).kind;
        lying.owner == seat && matches!(kind, Kind::Warrior | Kind::Unified | Kind::Fortified)
    };
    for lying in state.cards.iter().filter(plays) {
        *deck.main.entry(lying.face).or_insert(0) += 1;
    }
    for card in &side.aside.cards {
        *deck.side.entry(*card).or_insert(0) += 1;
    }
    deck
}

/// A card that lies somewhere at the start.
pub fn lay(cards: &mut Vec<Lying>, face: FaceId, owner: Seat, at: At, up: bool) -> Card {
    let card = Card(u16::try_from(cards.len()).unwrap_or(u16::MAX));
    cards.push(Lying::new(face, owner, at, up));
    card
}
