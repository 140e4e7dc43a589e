//! What one viewer sees: the open table, and of what is hidden only what that viewer may know.

use std::{collections::BTreeMap, sync::Arc};

use serde::Serialize;
use skald_vocabulary::{
    interface::{Seat, Viewer},
    views::AnyView,
};

use crate::{
    cards::{Beast, Card, Pool},
    eval::Eyes,
    state::{Choice, Phase, PublicState, Secret, State},
};

/// Everything that one viewer may see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// Whose eyes these are.
    pub who: Viewer,
    /// What everybody sees: one table for all views of a position.
    pub table: Arc<PublicState>,
    /// Who has chosen a card in this round of the draft. Public.
    pub given: Vec<Seat>,
    /// What a seat alone knows, for those whose knowledge the viewer shares.
    pub own: BTreeMap<Seat, Own>,
    /// The cards' faces.
    #[serde(skip)]
    pub pool: Arc<Pool>,
}

/// What a seat alone knows.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Own {
    /// The hand in the draft.
    pub hand: Vec<Card>,
    /// What was chosen.
    pub choice: Option<Choice>,
    /// Monsters that are looked at.
    pub looked: Vec<Beast>,
    /// The top of the pile as far as it is known, the top first (LOST-21.12).
    pub top: Vec<Beast>,
}

impl View {
    /// What each of them sees.
    #[must_use]
    pub fn all(pool: &Arc<Pool>, state: &State, whos: &[Viewer]) -> Vec<Self> {
        let table = Arc::new(state.table.clone());
        whos.iter().map(|who| Self::of(pool, &table, &state.secret, *who)).collect()
    }

    /// What `who` sees of this table, and of what is hidden.
    #[must_use]
    pub fn of(pool: &Arc<Pool>, table: &Arc<PublicState>, secret: &Secret, who: Viewer) -> Self {
        let drafting = matches!(table.phase, Phase::Draft { .. });
        let own = |seat: Seat| {
            let looks = table.fight().is_some_and(|fight| fight.active == seat);
            let known = secret.known.filter(|known| known.seat == seat).map_or(0, |known| known.count);
            Own {
                hand: if drafting {
                    secret.hands.get(&seat).cloned().unwrap_or_default()
                } else {
                    Vec::new()
                },
                choice: secret.choices.get(&seat).cloned(),
                looked: if looks { secret.looked.clone() } else { Vec::new() },
                top: secret.pile.iter().rev().take(known.into()).copied().collect(),
            }
        };
        Self {
            who,
            table: Arc::clone(table),
            given: secret.choices.keys().copied().collect(),
            own: table.seats().filter(|seat| who.knows(*seat)).map(|seat| (seat, own(seat))).collect(),
            pool: Arc::clone(pool),
        }
    }

    /// The table for reckoning.
    #[must_use]
    pub fn eyes(&self) -> Eyes<'_> {
        Eyes { pool: &self.pool, table: &self.table }
    }
}

impl From<View> for AnyView {
    fn from(view: View) -> Self {
        Self::of(view)
    }
}
