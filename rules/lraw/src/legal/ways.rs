//! What can be used in a window, and by whom (LRAW-3.5).

use crate::{
    cards::{Ability, AbilityId, Kind, On, Ph, Role, Sub, Tag},
    sight::{Lens, Me},
    state::{At, Card, Item, ItemKind, Window, Zone, mark},
};
use skald_vocabulary::interface::Seat;

/// A card and what of it is used; without an ability the card alone is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Way {
    /// Which card.
    pub source: Card,
    /// Which ability.
    pub ability: Option<AbilityId>,
    /// Whether the card itself is played or turned up.
    pub card: bool,
}

impl<'l> Lens<'l> {
    /// All that a player can use in a window, in the order in which people look for it.
    #[must_use]
    pub fn ways(&self, seat: Seat, window: Window) -> Vec<Way> {
        let mut ways = Vec::new();
        self.each_way(seat, &mut |way| {
            if self.may_use(seat, way, window) {
                ways.push(way);
            }
        });
        ways
    }

    /// Whether there is anything that a player can use in a window.
    #[must_use]
    pub fn can_use(&self, seat: Seat, window: Window) -> bool {
        let mut found = false;
        self.each_way(seat, &mut |way| found = found || self.may_use(seat, way, window));
        found
    }

    /// Everything that a player has, whether it can be used now or not.
    pub fn each_way(&self, seat: Seat, see: &mut dyn FnMut(Way)) {
        let side = self.state.side(seat);
        let of = |card: Card| self.pool.face(self.state.card(card).face);
        let play = |card: Card| {
            let ability =
                of(card).abilities.iter().copied().find(|id| self.pool.ability(*id).role == Role::Play);
            Way { source: card, ability, card: true }
        };
        let owned = |card: Card, role: Role, see: &mut dyn FnMut(Way)| {
            let face = of(card);
            let abilities = if face.has_role(role) { face.abilities.as_slice() } else { &[] };
            for id in abilities {
                if self.pool.ability(*id).role == role {
                    see(Way { source: card, ability: Some(*id), card: false });
                }
            }
        };
        for (at, card) in side.hand.iter().enumerate() {
            let face = of(*card);
            // Equal cards are one choice.
            if side.hand[..at].iter().any(|other| self.state.card(*other).face == self.state.card(*card).face)
            {
                continue;
            }
            if face.kind == Kind::Unified {
                see(play(*card));
            } else if face.tags & Tag::Swift.bit() != 0 {
                for ability in face.words.iter().flat_map(|word| &self.pool.word(*word).abilities) {
                    if self.pool.ability(*ability).tag == Some(Tag::Swift) {
                        see(Way { source: *card, ability: Some(*ability), card: false });
                    }
                }
            }
        }
        for zone in [Zone::Unified, Zone::Fortified] {
            for card in side.cards(zone) {
                let lying = self.state.card(card);
                if !lying.up {
                    see(play(card));
                } else if lying.resolved && !lying.has(mark::WEAPON) {
                    owned(card, Role::Opt, see);
                }
            }
        }
        for card in side.cards(Zone::Warrior) {
            if let Some(fighter) = self.sight.fighter(self.state, card) {
                for ability in fighter.words.iter().flat_map(|word| &self.pool.word(*word).abilities) {
                    let known = self.pool.ability(*ability);
                    if known.role == Role::Act && known.tag != Some(Tag::Swift) {
                        see(Way { source: card, ability: Some(*ability), card: false });
                    }
                }
            }
            owned(card, Role::Act, see);
        }
        for card in &side.discard {
            owned(*card, Role::Pile, see);
        }
        owned(side.warlord, Role::Sa, see);
        owned(side.synergy, Role::Syn, see);
        if let Some(guardian) = side.guardian {
            owned(guardian, Role::Consume, see);
        }
    }

    /// Whether a player may use something in a window: the moment, what it answers, criteria and costs.
    #[must_use]
    pub fn may_use(&self, seat: Seat, way: Way, window: Window) -> bool {
        self.in_time(seat, way, window)
            && self.ready(seat, way)
            && self.objects(seat, way, window).is_some()
            && self.event_of(way, window).is_some_and(|event| {
                let me = Me { this: way.source, you: seat };
                way.ability.map(|id| self.pool.ability(id)).is_none_or(|ability| {
                    // A clause that may be left out never keeps its card from being activated (LRAW-3.4.25).
                    way.card && ability.body.may || self.able(ability, me, event)
                })
            })
    }

    /// The card of the event that is being answered, for costs that speak of it.
    #[must_use]
    pub fn event_of(&self, way: Way, window: Window) -> Option<Option<Card>> {
        let on = way.ability.and_then(|id| self.pool.ability(id).body.on.as_ref()).filter(|_| way.card);
        Some(match on {
            Some(On::Attack(..)) if window == Window::Attack => Some(self.state.attack?.by),
            Some(On::Conscripted(_)) => Some(self.state.announced?.0),
            _ => None,
        })
    }

    /// The items that could be named as answered; one `None` where nothing has to be named.
    #[must_use]
    pub fn objects(&self, seat: Seat, way: Way, window: Window) -> Option<Vec<Option<u32>>> {
        let Some(ability) = way.ability.map(|id| self.pool.ability(id)) else { return Some(vec![None]) };
        let me = Me { this: way.source, you: seat };
        let Some(on) = ability.body.on.as_ref().filter(|_| way.card) else { return Some(vec![None]) };
        let mut objects = self.answers(on, me, window)?;
        if ability.negates {
            objects.retain(|object| object.is_none_or(|id| self.negatable(ability, id, me)));
        }
        (!objects.is_empty()).then_some(objects)
    }

    fn negatable(&self, ability: &Ability, id: u32, me: Me) -> bool {
        use crate::cards::Fx;
        let item = self.state.sequence.iter().find(|item| item.id == id);
        let neg = ability.body.fx.fx.iter().find_map(|fx| match fx {
            Fx::Negate(neg) | Fx::NegateAndDestroy(neg) => Some(neg),
            _ => None,
        });
        item.zip(neg).is_some_and(|(item, neg)| self.may_negate(neg, item, me))
    }

    /// Whether this is a moment for it.
    fn in_time(&self, seat: Seat, way: Way, window: Window) -> bool {
        let state = self.state;
        let own = seat == state.active;
        let lying = state.card(way.source);
        let face = self.pool.face(lying.face);
        let ability = way.ability.map(|id| self.pool.ability(id));
        let role = ability.map_or(Role::Play, |ability| ability.role);
        let negates = ability.is_some_and(|ability| ability.negates);
        let named = ability.and_then(|ability| ability.body.ph);
        if self.hushed(seat) || state.phase == Ph::Countdown {
            return false;
        }
        let fortified = face.kind == Kind::Fortified;
        // Fortified cards are used on an opponent's turn, Unified ones on the own (LRAW-2.3.53, 2.3.56).
        let turn = match role {
            Role::Act => true,
            _ => own != fortified,
        };
        if !turn || way.card && fortified && lying.at == At::Hand {
            return false;
        }
        if named.is_some_and(|phase| phase != state.phase) {
            return false;
        }
        match window {
            Window::Main => own && state.phase == Ph::War && role_fits(role, None),
            Window::Conscription => negates && way.card,
            Window::EndOfWar => way.card && fortified && named.is_none(),
            Window::Phase => named.is_some(),
            Window::Response | Window::Attack if state.phase != Ph::War => named.is_some() || negates,
            Window::Response => match role {
                Role::Syn => self.answered().any(|item| self.for_synergy(item)),
                Role::Act if !own && self.tag(way) == Some(Tag::Swift) => {
                    self.answered().any(|item| self.for_swift(item))
                }
                _ => true,
            },
            Window::Attack => true,
        }
    }

    fn tag(&self, way: Way) -> Option<Tag> {
        way.ability.and_then(|id| self.pool.ability(id).tag)
    }

    /// LRAW-2.3.31.
    fn for_synergy(&self, item: &Item) -> bool {
        let kind = self.pool.face(self.state.card(item.source).face).kind;
        item.seat != self.state.active && kind == Kind::Fortified && item.kind == ItemKind::Card
            || self.tag_of(item).is_some()
    }

    /// LRAW-8.3.40: a Unified activation or an ability, not a Fortified card.
    fn for_swift(&self, item: &Item) -> bool {
        let kind = self.pool.face(self.state.card(item.source).face).kind;
        !(kind == Kind::Fortified && item.kind == ItemKind::Card)
    }

    /// Whether it is there, not used up, and has a place to lie.
    fn ready(&self, seat: Seat, way: Way) -> bool {
        let state = self.state;
        let lying = state.card(way.source);
        let face = self.pool.face(lying.face);
        let side = state.side(seat);
        let unified = face.kind == Kind::Unified;
        if unified && self.no_unified(seat) {
            return false;
        }
        if way.card {
            let place = match lying.at {
                At::Hand => side.free(Zone::Unified).next().is_some(),
                At::Field(..) => !lying.up,
                _ => false,
            };
            return place && (face.kind != Kind::Fortified || lying.set < state.turn);
        }
        let Some(ability) = way.ability.map(|id| self.pool.ability(id)) else { return false };
        let waits =
            state.sequence.iter().any(|item| item.source == way.source && item.kind == ItemKind::Card);
        match ability.role {
            Role::Opt => {
                lying.used & used_bit(face, way.ability) == 0 && !waits && face.sub == Some(Sub::Act)
            }
            Role::Sa => side.pierced.is_some() && (side.sa_cool == 0 || side.more_sa > 0),
            Role::Syn => side.pierced.is_some() && side.syn_cool == 0,
            Role::Consume => side.pierced.is_some() && side.consume_used < 1 + side.more_consume,
            Role::Pile => lying.at == At::Discard,
            Role::Act => true,
            _ => false,
        }
    }
}

/// Whether something of this role may start a Sequence in the main window.
const fn role_fits(role: Role, _: Option<Ph>) -> bool {
    matches!(role, Role::Play | Role::Opt | Role::Pile | Role::Act | Role::Sa | Role::Syn | Role::Consume)
}

/// The bit of an ability among those that a card used this turn.
#[must_use]
pub fn used_bit(face: &crate::cards::Face, ability: Option<AbilityId>) -> u16 {
    let at = ability.and_then(|id| face.abilities.iter().position(|other| *other == id));
    at.map_or(1 << 15, |at| 1 << at.min(14))
}
