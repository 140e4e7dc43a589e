//! What is being answered: the item on top of the Sequence, or one of its batch (LRAW-3.4.75).

use crate::{
    cards::{AbilityId, F, Fx, Kind, Neg, On, Tag},
    sight::{Lens, Me},
    state::{Item, ItemKind, Window},
};

impl<'l> Lens<'l> {
    /// The items that may be answered now, the topmost first.
    pub fn answered(&self) -> impl Iterator<Item = &'l Item> + use<'l> {
        let state = self.state;
        let top = state.sequence.iter().rev().find(|item| item.open).map(|item| item.batch);
        let open = state.sequence.iter().rev().filter(|item| item.open);
        open.take_while(move |item| Some(item.batch) == top && !state.resolving)
    }

    /// The keyword that an item comes from.
    #[must_use]
    pub fn tag_of(&self, item: &Item) -> Option<Tag> {
        item.ability.and_then(|id: AbilityId| self.pool.ability(id).tag)
    }

    /// Whether an item has a source that fits; `OnField` leaves out triggered effects (FX-16).
    #[must_use]
    pub fn item_fits(&self, f: &F, item: &Item, me: Me) -> bool {
        if item.kind == ItemKind::Trigger && speaks_of_field(f) {
            return false;
        }
        self.fits(f, item.source, me)
    }

    /// Whether what is being answered is what a card answers; the item it answers, if it is one.
    #[must_use]
    pub fn answers(&self, on: &On, me: Me, window: Window) -> Option<Vec<Option<u32>>> {
        let items = |fits: &dyn Fn(&Item) -> bool| {
            let found: Vec<Option<u32>> =
                self.answered().filter(|item| fits(item)).map(|item| Some(item.id)).collect();
            (!found.is_empty()).then_some(found)
        };
        match on {
            On::Activated(f) if matches!(window, Window::Response) => {
                items(&|item| self.item_fits(f, item, me))
            }
            On::KwActivated(f) if matches!(window, Window::Response) => {
                items(&|item| self.tag_of(item).is_some() && self.item_fits(f, item, me))
            }
            On::Conscripted(f) if window == Window::Conscription => {
                let (card, _) = self.state.announced?;
                (self.fits(f, card, me) && !self.sworn(card)).then(|| vec![None])
            }
            On::Attack(f, g) if window == Window::Attack => {
                let attack = self.state.attack?;
                (self.fits(f, attack.by, me) && self.fits(g, attack.on, me)).then(|| vec![None])
            }
            _ => None,
        }
    }

    /// Whether an instruction may negate an item (FX-16, LRAW-5.8.4, 8.3.21).
    #[must_use]
    pub fn may_negate(&self, neg: &Neg, item: &Item, me: Me) -> bool {
        let kind = self.pool.face(self.state.card(item.source).face).kind;
        let fits = match neg {
            Neg::Activation(f) => {
                matches!(kind, Kind::Unified | Kind::Fortified) && self.item_fits(f, item, me)
            }
            Neg::Effect(f) => self.item_fits(f, item, me),
            Neg::Conscription(_) => false,
        };
        fits && item.open && !item.negated && !self.immune(item.source, me.this) && !self.shields(item)
    }

    /// Whether an item Conscripts or Revives a Warrior that was revealed and cannot be kept out (LRAW-5.8.4).
    fn shields(&self, item: &Item) -> bool {
        let enters = item.ability.is_some_and(|id| {
            self.pool.ability(id).body.fx.fx.iter().any(|fx| matches!(fx, Fx::Revive(_) | Fx::Conscript(_)))
        });
        let swift = item.ability.is_some_and(|id| self.pool.ability(id).tag == Some(Tag::Swift));
        let shown = item.groups.iter().flatten().copied().chain(swift.then_some(item.source));
        enters && shown.into_iter().any(|card| self.sworn(card))
    }
}

/// Whether a filter asks for a source on the field.
fn speaks_of_field(f: &F) -> bool {
    match f {
        F::OnField => true,
        F::And(all) => all.iter().any(speaks_of_field),
        _ => false,
    }
}
