//! What may be said of a turn's end together with its card: the draft card of Step 6 and what follows it (D16, D17).

use super::Trial;
use crate::{cards::Card, eval::Fate, options::Form, setup::Rules, state::State};
use skald_vocabulary::interface::Seat;

/// The hands and the draft as they will be in Step 6, as far as everybody can know. What a pile then turns up is not in it.
#[derive(Clone, Debug)]
pub struct Later {
    /// The active player's hand.
    pub hand: Vec<Card>,
    /// The open draft cards.
    pub open: Vec<Card>,
    /// Opponents who will hold a card.
    pub partners: Vec<Seat>,
}

impl Later {
    /// Step 6 after this placement; `None` where no draft card is taken then. Moves must be over.
    #[must_use]
    pub fn of(
        rules: &Rules,
        state: &State,
        seat: Seat,
        (card, at): (Card, usize),
        trial: &Trial,
    ) -> Option<Self> {
        let needless = state.round >= rules.form.rounds() && trial.field.full();
        let open: Vec<Card> = state.draft.open.iter().flatten().copied().collect();
        if rules.form != Form::Ragnarok || needless || open.is_empty() {
            return None;
        }
        let mut hand = state.player(seat)?.hand.clone();
        hand.retain(|held| *held != card);
        hand.extend(state.field.get(at).map(|stand| stand.card));
        hand.extend(trial.traitors().iter().map(|fell| fell.stand.card));
        hand.sort_unstable();
        let rises = |other: Seat| {
            trial.fell.iter().any(|fell| fell.fate == Fate::Phoenix && fell.stand.controller == other)
        };
        let holds = |other: &Seat| {
            state.player(*other).is_some_and(|player| !player.hand.is_empty()) || rises(*other)
        };
        let partners = state.seats().filter(|other| *other != seat && holds(other)).collect();
        Some(Self { hand, open, partners })
    }

    /// The same once a draft card is taken.
    #[must_use]
    pub fn with(mut self, card: Card) -> Self {
        self.open.retain(|other| *other != card);
        crate::state::insert(&mut self.hand, card);
        self
    }

    /// The open cards for which a hand card can be exchanged.
    #[must_use]
    pub fn fits(&self, rules: &Rules, card: Card) -> Vec<Card> {
        let class = rules.pool.class(card);
        self.open.iter().copied().filter(|other| rules.pool.class(*other) == class).collect()
    }
}
