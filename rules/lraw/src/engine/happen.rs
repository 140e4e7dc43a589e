//! What happened, and who waits for it: triggers and triggering statics (6.5, 5.3, FX-15).

use super::Engine;
use crate::{
    cards::{AbilityId, Counter, F, On, Pool, Role, Why, WordId},
    sight::{Fighter, Lens, Me},
    state::{At, Card, Met, mark},
};
use skald_vocabulary::interface::Seat;

/// Something that abilities wait for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Happened {
    /// A Warrior entered play.
    Enters(Card),
    /// A card leaves the field.
    Leaves(Card),
    /// From the field to a discard pile.
    ToDiscard(Card),
    /// A card is destroyed.
    Destroyed(Card, Why),
    /// From a deck to a discard pile.
    Milled(Card),
    /// From a deck to a discard pile or face-up to an Eradication Zone.
    AnyMilled(Card),
    /// Eradicated face-up by a card.
    EradBy(Card),
    /// Discarded by a card.
    Discarded(Card, Card),
    /// Back to a hand.
    HandBack(Card),
    /// Put on a Sequence by activation.
    Activated(Card),
    /// The same for a keyword.
    KwActivated(Card),
    /// An inherent Conscription was announced.
    Conscripted(Card),
    /// An attack was declared.
    Attack(Card, Card),
    /// Battle damage was dealt.
    Dealt(Card, Card),
    /// Damage was taken.
    Hurt(Card),
    /// Counters were placed.
    Placed(Counter, Card),
    /// A player rolled.
    Rolled(Seat),
    /// The End Phase of a player began.
    EndTurn(Seat),
}

impl Happened {
    const fn bit(self) -> u32 {
        match self {
            Self::Enters(_) => On::Enters(F::Any).bit(),
            Self::Leaves(_) => 1 << 1,
            Self::ToDiscard(_) => 1 << 2,
            Self::Destroyed(..) => 1 << 3,
            Self::Milled(_) => 1 << 4,
            Self::AnyMilled(_) => 1 << 5,
            Self::EradBy(_) => 1 << 6,
            Self::Discarded(..) => 1 << 7,
            Self::HandBack(_) => 1 << 8,
            Self::Activated(_) => 1 << 9,
            Self::KwActivated(_) => 1 << 10,
            Self::Conscripted(_) => 1 << 11,
            Self::Attack(..) => 1 << 12,
            Self::Dealt(..) => 1 << 13,
            Self::Hurt(_) => 1 << 14,
            Self::Placed(..) => 1 << 15,
            Self::Rolled(_) => 1 << 16,
            Self::EndTurn(_) => 1 << 17,
        }
    }

    /// The cards of the event (FX-15).
    const fn cards(self) -> [Option<Card>; 2] {
        match self {
            Self::Enters(card)
            | Self::Leaves(card)
            | Self::ToDiscard(card)
            | Self::Destroyed(card, _)
            | Self::Milled(card)
            | Self::AnyMilled(card)
            | Self::EradBy(card)
            | Self::HandBack(card)
            | Self::Activated(card)
            | Self::KwActivated(card)
            | Self::Conscripted(card)
            | Self::Hurt(card)
            | Self::Placed(_, card) => [Some(card), None],
            Self::Discarded(one, two) | Self::Attack(one, two) | Self::Dealt(one, two) => {
                [Some(one), Some(two)]
            }
            Self::Rolled(_) | Self::EndTurn(_) => [None, None],
        }
    }

    /// Whether the card is on its way out of play, so that its own abilities belong to its owner (LRAW-8.3.2).
    const fn leaving(self) -> bool {
        matches!(self, Self::Leaves(_) | Self::ToDiscard(_) | Self::Destroyed(..))
    }
}

/// The abilities of those keywords that wait for a kind of event.
fn heard<'p>(pool: &'p Pool, words: &[WordId], bit: u32) -> impl Iterator<Item = &'p AbilityId> {
    let words = words.iter().map(|word| pool.word(*word)).filter(move |word| word.hears & bit != 0);
    words.flat_map(|word| &word.abilities)
}

/// Whether an event's filter names the source itself.
fn names_this(on: &On) -> bool {
    match on {
        On::Enters(f)
        | On::Leaves(f)
        | On::ToDiscard(f)
        | On::Destroyed(f, _)
        | On::Milled(f)
        | On::AnyMilled(f)
        | On::EradBy(f)
        | On::Discarded(f, _)
        | On::HandBack(f) => *f == F::This,
        _ => false,
    }
}

/// Whether this is what an ability waits for.
fn is(lens: &Lens<'_>, on: &On, happened: Happened, me: Me) -> bool {
    let fits = |f: &F, card: Card| lens.fits(f, card, me);
    match (on, happened) {
        (On::Enters(f), Happened::Enters(card))
        | (On::Leaves(f), Happened::Leaves(card))
        | (On::ToDiscard(f), Happened::ToDiscard(card))
        | (On::Milled(f), Happened::Milled(card))
        | (On::AnyMilled(f), Happened::AnyMilled(card))
        | (On::EradBy(f), Happened::EradBy(card))
        | (On::HandBack(f), Happened::HandBack(card))
        | (On::Activated(f), Happened::Activated(card))
        | (On::KwActivated(f), Happened::KwActivated(card))
        | (On::Conscripted(f), Happened::Conscripted(card))
        | (On::Hurt(f), Happened::Hurt(card)) => fits(f, card),
        (On::Destroyed(f, why), Happened::Destroyed(card, how)) => {
            (*why == Why::AnyWay || *why == how) && fits(f, card)
        }
        (On::Discarded(f, g), Happened::Discarded(card, by)) => fits(f, card) && fits(g, by),
        (On::Attack(f, g), Happened::Attack(by, on)) | (On::Dealt(f, g), Happened::Dealt(by, on)) => {
            fits(f, by) && fits(g, on)
        }
        (On::Placed(counter, f), Happened::Placed(placed, card)) => *counter == placed && fits(f, card),
        (On::Rolled, Happened::Rolled(seat)) => seat == me.you,
        (On::EndTurn(who), Happened::EndTurn(seat)) => {
            crate::sight::players(lens.state, *who, me.you, None).contains(&seat)
        }
        _ => false,
    }
}

impl Engine<'_> {
    /// Finds out who waits for something that happened. What is found waits for the next Sequence.
    pub(super) fn raise(&mut self, happened: &Happened) {
        let happened = *happened;
        let bit = happened.bit();
        let pool = self.pool;
        let mut met: Vec<Met> = Vec::new();
        let lens = self.lens();
        let state = lens.state;
        let mut look = |card: Card, you: Seat, ability: AbilityId, since: u32, away: bool| {
            let known = pool.ability(ability);
            let Some(on) = known.body.on.as_ref().filter(|on| on.bit() == bit) else { return };
            if !matches!(known.role, Role::Trig | Role::Each) || away && !names_this(on) {
                return;
            }
            let own = happened.leaving() && names_this(on);
            let seat = if own { state.card(card).owner } else { you };
            if !is(&lens, on, happened, Me { this: card, you }) {
                return;
            }
            let used = crate::legal::used_bit(pool.face(state.card(card).face), Some(ability));
            if known.body.once && state.card(card).used & used != 0 {
                return;
            }
            met.push(Met {
                ability,
                source: card,
                seat,
                events: happened.cards(),
                fixed: known.role == Role::Each,
                since,
                late: false,
            });
        };
        for seat in state.living() {
            let side = state.side(seat);
            for card in side.field() {
                let lying = state.card(card);
                if !lying.up || !lying.resolved {
                    continue;
                }
                let face = pool.face(lying.face);
                // Printed keywords, printed abilities, gained keywords (LRAW-2.0.13).
                let fighter = lens.sight.fighter(state, card);
                let (printed, gained) = fighter.map(Fighter::by_origin).unwrap_or_default();
                let own = face.hears & bit != 0 && !lying.has(mark::WEAPON);
                let own = if own { face.abilities.as_slice() } else { &[] };
                for id in heard(pool, printed, bit).chain(own).chain(heard(pool, gained, bit)) {
                    look(card, seat, *id, lying.since, false);
                }
            }
            if let Some(since) = side.pierced {
                for card in [side.veil, side.warlord] {
                    let face = pool.face(state.card(card).face);
                    if face.hears & bit != 0 {
                        face.abilities.iter().for_each(|id| look(card, seat, *id, since, false));
                    }
                }
            }
            for card in &side.essences {
                let lying = state.card(*card);
                let face = pool.face(lying.face);
                if face.hears & bit != 0 {
                    face.abilities.iter().for_each(|id| look(*card, seat, *id, lying.since, false));
                }
            }
        }
        // The card itself, wherever the event takes it (FX-3).
        if let Some(card) = happened.cards()[0] {
            let lying = state.card(card);
            let face = pool.face(lying.face);
            if face.hears & bit != 0
                && !(lying.on_field() && lying.up && lying.resolved)
                && lying.at != At::Essence
            {
                for word in face.words.iter().map(|word| pool.word(*word)) {
                    word.abilities.iter().for_each(|id| look(card, lying.side, *id, lying.since, true));
                }
                face.abilities.iter().for_each(|id| look(card, lying.side, *id, lying.since, true));
            }
        }
        if !met.is_empty() {
            self.state.aside().pending.extend(met);
        }
    }
}
