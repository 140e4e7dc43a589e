//! What one viewer sees: a table laid out anew from what lies open and what that viewer knows. Whatever else lies there is
//! the back of a card, and no number of a hidden card is in it.

mod private;

use std::{collections::BTreeSet, sync::Arc};

use serde::Serialize;
use skald_vocabulary::{
    interface::{Key, Seat, Viewer},
    views::AnyView,
};

use crate::{
    cards::{FaceId, Pool},
    state::{
        Aside, Asked, At, Attack, Batch, Card, Cards, Item, Lasting, Lying, Met, Question, Running, Side,
        Sided, Siding, State, Thing, Zone, mark,
    },
};

/// Everything that one viewer may see. During side decking the Synergies and Guardians of others are backs.
#[derive(Clone, Debug, Serialize)]
pub struct View {
    /// Whose eyes these are.
    pub who: Viewer,
    /// The table: hidden cards are backs, decks and foreign hands only counted. The question stands in it for whoever is
    /// asked alone.
    pub table: State,
    /// Whom the table waits for, and the kind of question; everybody may know it.
    pub waits: Option<(Seat, Key)>,
    /// Who has which place, the best first; empty while the game goes on.
    pub places: Vec<Vec<Seat>>,
    /// The cards' faces.
    #[serde(skip)]
    pub pool: Arc<Pool>,
}

impl PartialEq for View {
    fn eq(&self, other: &Self) -> bool {
        // The faces are those of the table, the same for all its views.
        (self.who, &self.table, self.waits, &self.places)
            == (other.who, &other.table, other.waits, &other.places)
    }
}

impl Eq for View {}

impl View {
    /// What `who` sees.
    #[must_use]
    pub fn of(pool: &Arc<Pool>, state: &State, who: Viewer) -> Self {
        let mut laid = Laid {
            state,
            known: Known::new(state, who),
            who,
            cards: Vec::with_capacity(state.cards.len()),
            numbers: vec![None; state.cards.len()],
        };
        let table = laid.table();
        let kind = |question: &Question| (question.seat, question.row(state.window).kind);
        let waits = state.asked.as_ref().map(kind);
        Self { who, table, waits, places: state.places(), pool: Arc::clone(pool) }
    }
}

impl From<View> for AnyView {
    fn from(view: View) -> Self {
        Self::of(view)
    }
}

/// Which cards a viewer knows.
#[derive(Clone, Debug)]
pub struct Known {
    who: Viewer,
    /// Cards that stand on the Sequence or have made something that lasts: all have seen them. And those that the viewer is
    /// asked about.
    named: BTreeSet<Card>,
}

impl Known {
    /// What `who` knows in a position.
    #[must_use]
    pub fn new(state: &State, who: Viewer) -> Self {
        let mut named = BTreeSet::new();
        let running = state.running.iter().map(|running| &running.item);
        named.extend(state.sequence.iter().chain(running).map(|item| item.source));
        named.extend(state.lasting.iter().map(|lasting| lasting.source));
        named.extend(state.asked.iter().filter(|asked| who.knows(asked.seat)).flat_map(Question::cards));
        Self { who, named }
    }

    /// Whether the viewer knows which card this is.
    #[must_use]
    pub fn knows(&self, state: &State, card: Card) -> bool {
        let lying = state.card(card);
        let own = (lying.at != At::Deck || lying.has(mark::LAID)) && self.who.knows(lying.side);
        let gone = matches!(self.who, Viewer::Seat(seat) if lying.has(mark::seen_by(seat)));
        lying.open() || own || gone || self.who == Viewer::Everyone || self.named.contains(&card)
    }
}

impl Question {
    /// The cards that it is about.
    pub fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        let (of, one): (&[Card], Option<Card>) = match &self.what {
            Asked::Cards { of, .. } | Asked::Order { of, .. } => (of, None),
            Asked::YesNo { about, .. } => (&[], *about),
            Asked::Price { about, .. } => (&[], Some(*about)),
            Asked::Place { card, .. } => (&[], *card),
            Asked::Trigger(met) => (&[], Some(met.source)),
            // Counters lie on cards that everybody sees.
            Asked::Main
            | Asked::Respond
            | Asked::Follow
            | Asked::Redeclare
            | Asked::Number { .. }
            | Asked::Counters { .. } => (&[], None),
        };
        of.iter().copied().chain(one)
    }
}

/// A table that is being laid out.
struct Laid<'s> {
    state: &'s State,
    known: Known,
    who: Viewer,
    cards: Vec<Lying>,
    /// The new numbers of cards.
    numbers: Vec<Option<Card>>,
}

impl Laid<'_> {
    fn table(&mut self) -> State {
        let state = self.state;
        let sides = state.seats().zip(&state.sides).map(|(seat, side)| self.side(seat, side)).collect();
        let asked = state.asked.as_ref().filter(|asked| self.who.knows(asked.seat));
        State {
            sides,
            turn: state.turn,
            active: state.active,
            phase: state.phase,
            sequence: state.sequence.iter().map(|item| self.item(item)).collect(),
            resolving: state.resolving,
            pending: self.waiting(),
            realms: state.realms.clone(),
            batch: Batch::default(),
            running: state.running.as_ref().map(|running| Box::new(self.running(running))),
            lasting: state.lasting.iter().map(|lasting| self.lasting(lasting)).collect(),
            attack: state.attack.map(|attack| self.attack(attack)),
            announced: state.announced.map(|(card, negated)| (self.card(card), negated)),
            frost: state.frost.iter().map(|(card, less)| (self.card(*card), *less)).collect(),
            stack: Vec::new(),
            asked: asked.map(|asked| self.question(asked)),
            window: state.window,
            answer: None,
            stamp: state.stamp,
            items: state.items,
            questions: state.questions,
            mulligans: state.mulligans,
            later: state.later,
            notes: state.notes.iter().filter(|note| self.who.knows(note.to)).cloned().collect(),
            turn_zero: state.turn_zero,
            end: state.end.clone(),
            siding: state.siding.as_ref().map(|siding| self.siding(siding)),
            // Last, when every card that is named anywhere has its place.
            cards: std::mem::take(&mut self.cards),
        }
    }

    /// What each swaps, the viewer's own alone.
    fn siding(&self, siding: &Siding) -> Siding {
        let side = |side: &Sided| {
            let swaps = if self.who.knows(side.seat) { side.swaps.clone() } else { Vec::new() };
            Sided { swaps, ..*side }
        };
        Siding { sides: siding.sides.iter().map(side).collect(), loser: siding.loser }
    }

    /// A Synergy or Guardian as it will be known when the game begins (LRAW-1.1.9).
    fn led(&mut self, card: Card, shown: bool) -> Card {
        if shown { self.card(card) } else { self.put(hidden(self.state.card(card))) }
    }

    fn side(&mut self, seat: Seat, side: &Side) -> Side {
        let own = self.who.knows(seat);
        // What may be swapped is nobody else's business, not even whether there is a Guardian.
        let shown = own || self.state.siding.is_none();
        let guardian = if shown { side.guardian } else { Some(side.synergy) };
        Side {
            warlord: self.card(side.warlord),
            veil: self.card(side.veil),
            synergy: self.led(side.synergy, shown),
            guardian: guardian.map(|card| self.led(card, shown)),
            zones: side.zones.map(|zone| zone.map(|card| card.map(|card| self.card(card)))),
            discard: self.pile(&side.discard),
            erad: self.pile(&side.erad),
            essences: self.pile(&side.essences),
            hand: self.hand(seat, &side.hand),
            deck: self.deck(&side.deck),
            traps: side.traps.map(|card| card.map(|card| self.card(card))),
            damage: side.damage,
            ap: if shown { side.ap } else { 0 },
            ap_most: if shown { side.ap_most } else { 0 },
            veil_left: side.veil_left,
            pierced: side.pierced,
            sa_cool: side.sa_cool,
            syn_cool: side.syn_cool,
            conscriptions: side.conscriptions,
            more_conscriptions: side.more_conscriptions,
            sa_used: side.sa_used,
            more_sa: side.more_sa,
            consume_used: side.consume_used,
            more_consume: side.more_consume,
            changes: side.changes.clone(),
            lost: side.lost,
            questions: side.questions,
            hold: if own { side.hold } else { 0 },
            held: if own { side.held } else { 0 },
            asks_reset: own && side.asks_reset,
            aside: if own { side.aside.clone() } else { Aside::default() },
        }
    }

    /// A deck: what its owner knows at the bottom lies where it lies; of the rest nobody knows the place, and all of it are one card.
    fn deck(&mut self, deck: &[Card]) -> Vec<Card> {
        let Some(first) = deck.first() else { return Vec::new() };
        if self.who == Viewer::Everyone {
            return self.pile(deck);
        }
        let back = self.put(hidden(self.state.card(*first)));
        let laid =
            |card: &Card| self.state.card(*card).has(mark::LAID) && self.known.knows(self.state, *card);
        let laid: Vec<bool> = deck.iter().map(laid).collect();
        deck.iter().zip(laid).map(|(card, laid)| if laid { self.card(*card) } else { back }).collect()
    }

    /// A hand. Of another one what is known lies first, so that no place in it tells how old a card is.
    fn hand(&mut self, seat: Seat, cards: &[Card]) -> Vec<Card> {
        let mut cards = cards.to_vec();
        if !self.who.knows(seat) {
            cards.sort_by_key(|card| !self.known.knows(self.state, *card));
        }
        self.pile(&cards)
    }

    fn pile(&mut self, cards: &[Card]) -> Vec<Card> {
        cards.iter().map(|card| self.card(*card)).collect()
    }

    fn put(&mut self, lying: Lying) -> Card {
        let card = Card(u16::try_from(self.cards.len()).unwrap_or(u16::MAX));
        self.cards.push(lying);
        card
    }

    /// A card with its new number; cards get theirs in the order in which they are looked at.
    fn card(&mut self, card: Card) -> Card {
        if let Some(known) = self.numbers.get(card.index()).copied().flatten() {
            return known;
        }
        let lying = self.state.card(card);
        let shown = if self.known.knows(self.state, card) { lying.clone() } else { hidden(lying) };
        let number = self.put(shown);
        if let Some(place) = self.numbers.get_mut(card.index()) {
            *place = Some(number);
        }
        if let At::Under(host) = lying.at {
            let host = self.card(host);
            self.cards[number.index()].at = At::Under(host);
        }
        if let Some(host) = lying.host {
            let host = self.card(host);
            self.cards[number.index()].host = Some(host);
        }
        number
    }

    fn item(&mut self, item: &Item) -> Item {
        Item {
            source: self.card(item.source),
            groups: item
                .groups
                .iter()
                .map(|group| group.iter().map(|card| self.card(*card)).collect())
                .collect(),
            events: item.events.map(|card| card.map(|card| self.card(card))),
            ..item.clone()
        }
    }

    /// What waits for the next Sequence, as far as the viewer knows its cards.
    fn waiting(&mut self) -> Vec<Met> {
        let (state, known) = (self.state, self.known.clone());
        let seen = state.pending.iter().filter(|met| known.knows(state, met.source));
        seen.map(|met| self.met(met)).collect()
    }

    fn met(&mut self, met: &Met) -> Met {
        Met {
            source: self.card(met.source),
            events: met.events.map(|card| card.map(|card| self.card(card))),
            ..met.clone()
        }
    }

    /// The item that resolves with its dice; what it has found so far, whoever is asked sees in the question.
    fn running(&mut self, running: &Running) -> Running {
        Running {
            item: self.item(&running.item),
            prev: Cards::new(),
            amount: 0,
            dice: running.dice,
            done: true,
            rolls: running.rolls.clone(),
            table: running.table.clone(),
            chosen: Vec::new(),
            base: running.base,
            found: Cards::new(),
        }
    }

    fn lasting(&mut self, lasting: &Lasting) -> Lasting {
        let thing = match lasting.thing {
            Thing::Attack(card, more) => Thing::Attack(self.card(card), more),
            Thing::Word(card, word) => Thing::Word(self.card(card), word),
            Thing::Made { script, at, card, left } => {
                Thing::Made { script, at, card: card.map(|card| self.card(card)), left }
            }
        };
        Lasting { source: self.card(lasting.source), thing, ..*lasting }
    }

    fn attack(&mut self, attack: Attack) -> Attack {
        Attack { by: self.card(attack.by), on: self.card(attack.on), ..attack }
    }

    fn question(&mut self, question: &Question) -> Question {
        let what = match question.what.clone() {
            Asked::Trigger(met) => Asked::Trigger(self.met(&met)),
            Asked::Cards { code, of, min, max } => Asked::Cards { code, of: self.pile(&of), min, max },
            Asked::Order { code, of } => Asked::Order { code, of: self.pile(&of) },
            Asked::YesNo { code, about } => Asked::YesNo { code, about: about.map(|card| self.card(card)) },
            Asked::Place { code, side, of, card } => {
                Asked::Place { code, side, of, card: card.map(|card| self.card(card)) }
            }
            Asked::Price { code, about } => Asked::Price { code, about: self.card(about) },
            Asked::Counters { of, min, max } => {
                let of = of.into_iter().map(|(card, count)| (self.card(card), count)).collect();
                Asked::Counters { of, min, max }
            }
            other @ (Asked::Main
            | Asked::Respond
            | Asked::Follow
            | Asked::Redeclare
            | Asked::Number { .. }) => other,
        };
        Question { seat: question.seat, what }
    }
}

/// A card of which nothing is known but where it lies, since when it is set, and what lies on it.
fn hidden(lying: &Lying) -> Lying {
    let field = lying.on_field();
    let back =
        if matches!(lying.at, At::Field(Zone::Unified, _)) { FaceId::UNIFIED_BACK } else { FaceId::BACK };
    Lying {
        side: lying.side,
        resolved: false,
        set: if field { lying.set } else { 0 },
        counters: if field { lying.counters } else { [0; 3] },
        ..Lying::new(back, lying.owner, lying.at, false)
    }
}
