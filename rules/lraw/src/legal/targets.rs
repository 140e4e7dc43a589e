//! Targets: which cards and players may be declared (LRAW-7.2.15 to 7.2.17).

use arrayvec::ArrayVec;

use crate::{
    cards::{Ability, Cnt, F, Fx, Gs, Kind, Place, Role, T, Tag, Who},
    sight::{Lens, Me},
    state::{Card, Cards, Group, ItemKind},
};
use skald_vocabulary::interface::Seat;

impl<'l> Lens<'l> {
    /// The target groups of an ability: its own, and those of the keywords that it lets happen again (FX-18).
    #[must_use]
    pub fn groups(&self, ability: &'l Ability, source: Card) -> ArrayVec<&'l T, 3> {
        let mut groups: ArrayVec<&T, 3> = ability.body.t.iter().take(3).collect();
        for fx in &ability.body.fx.fx {
            if let Fx::Reactivate(tags) = fx {
                for tag in tags {
                    for again in self.again(source, *tag) {
                        again.body.t.iter().for_each(|group| {
                            // Keywords that happen again have one group each.
                            let _ = groups.try_push(group);
                        });
                    }
                }
            }
        }
        groups
    }

    /// What a keyword printed on a card does.
    pub fn again(&self, source: Card, tag: Tag) -> impl Iterator<Item = &'l Ability> + use<'l> {
        let pool = self.pool;
        let face = pool.face(self.state.card(source).face);
        let words = face.words.iter().map(|word| pool.word(*word)).filter(move |word| word.kw.tag() == tag);
        words.flat_map(|word| &word.abilities).map(|id| pool.ability(*id))
    }

    /// How many targets a group has, at least and at most.
    #[must_use]
    pub fn count(&self, count: Cnt, x: i32) -> (usize, usize) {
        let x = usize::try_from(x).unwrap_or(0);
        match count {
            Cnt::Ex(n) => (usize::from(n), usize::from(n)),
            Cnt::Up(n) => (0, usize::from(n)),
            Cnt::ExX => (x, x),
            Cnt::UpX => (0, x),
        }
    }

    /// The cards that may be declared for a group.
    #[must_use]
    pub fn candidates(&self, group: &T, ability: &Ability, me: Me, player: Option<Seat>) -> Cards {
        let mut cards = Cards::new();
        self.each_candidate(group, ability, me, player, |card| {
            cards.push(card);
            false
        });
        cards
    }

    /// Looks at the cards that may be declared for a group until `enough` says so of one; whether it did.
    fn each_candidate(
        &self,
        group: &T,
        ability: &Ability,
        me: Me,
        player: Option<Seat>,
        mut enough: impl FnMut(Card) -> bool,
    ) -> bool {
        let T::Card(_, place, f) = group else { return false };
        let reach = ability.role == Role::Sa
            && self.state.side(me.you).changed(Gs::OnoskelisReach)
            && *place == Place::Wz;
        let dead = Place::Discard(Who::AllOpp);
        let mut may = |card: Card| self.may_target(card, ability, me) && enough(card);
        self.look(*place, me.you, player, |card| self.fits(f, card, me) && may(card))
            || reach && self.look(dead, me.you, None, |card| self.fits(&F::Warrior, card, me) && may(card))
    }

    /// Whether a card that fits may be a target.
    #[must_use]
    pub fn may_target(&self, card: Card, ability: &Ability, me: Me) -> bool {
        let own = card == me.this && {
            let kind = self.pool.face(self.state.card(me.this).face).kind;
            let deck = matches!(kind, Kind::Unified | Kind::Fortified);
            deck && ability.role != Role::Opt || matches!(ability.tag, Some(Tag::Pummel | Tag::Subsume))
        };
        let safe = self.shielded(card, me.you) || self.immune(card, me.this);
        let locked = self.locked(card) && ability.body.fx.fx.iter().any(|fx| matches!(fx, Fx::Give(..)));
        !(own || safe || locked || self.waits(card, ability))
    }

    /// A Unified card that does not stay cannot be meant by what speaks of face-up cards on the field (LRAW-3.4.41).
    fn waits(&self, card: Card, ability: &Ability) -> bool {
        let face = self.pool.face(self.state.card(card).face);
        let passing = face.kind == Kind::Unified && face.sub.is_none() && self.state.card(card).on_field();
        passing
            && self.state.card(card).up
            && ability.body.t.iter().any(|group| matches!(group, T::Card(_, _, f) if face_up(f)))
            && self.state.sequence.iter().any(|item| item.source == card && item.kind == ItemKind::Card)
    }

    /// The players that may be declared.
    #[must_use]
    pub fn players(&self, groups: &[&T], ability: &Ability, you: Seat) -> Option<ArrayVec<Seat, 4>> {
        let who = groups.iter().find_map(|group| match group {
            T::Player(who) => Some(*who),
            T::Card(..) => None,
        })?;
        let mut seats = self.who(who, you, None);
        seats.retain(|seat| {
            ability.body.req.iter().all(|cond| self.holds(cond, Me { this: Card(0), you }, Some(*seat), true))
        });
        Some(seats)
    }

    /// Whether every group can be filled with cards of its own (LRAW-7.2.17), without those that pay.
    #[must_use]
    pub fn fillable(
        &self,
        ability: &'l Ability,
        me: Me,
        x: i32,
        player: Option<Seat>,
        without: &[Card],
    ) -> bool {
        let groups = self.groups(ability, me.this);
        if let [T::Card(count, ..)] = groups.as_slice() {
            let mut left = self.count(*count, x).0;
            return left == 0
                || self.each_candidate(groups[0], ability, me, player, |card| {
                    left -= usize::from(!without.contains(&card));
                    left == 0
                });
        }
        let mut wanted: ArrayVec<(usize, Cards), 3> = ArrayVec::new();
        for group in &groups {
            if let T::Card(count, ..) = group {
                let mut cards = self.candidates(group, ability, me, player);
                cards.retain(|card| !without.contains(card));
                wanted.push((self.count(*count, x).0, cards));
            }
        }
        wanted.sort_by_key(|(least, cards)| cards.len().saturating_sub(*least));
        let mut taken = Group::new();
        fill(&wanted, &mut taken)
    }
}

/// Whether so many different cards can be found for every group.
fn fill(wanted: &[(usize, Cards)], taken: &mut Group) -> bool {
    let Some(((least, cards), rest)) = wanted.split_first() else { return true };
    if rest.is_empty() || *least == 0 {
        let free = cards.iter().filter(|card| !taken.contains(card)).count();
        return free >= *least && (rest.is_empty() || fill(rest, taken));
    }
    if *least > 1 {
        // No card of this language has several groups of more than one card.
        return cards.iter().filter(|card| !taken.contains(card)).count() >= *least && fill(rest, taken);
    }
    cards.iter().any(|card| {
        if taken.contains(card) || taken.try_push(*card).is_err() {
            return false;
        }
        let filled = fill(rest, taken);
        taken.pop();
        filled
    })
}

/// Whether a filter asks for face-up cards.
fn face_up(f: &F) -> bool {
    match f {
        F::FaceUp => true,
        F::And(all) => all.iter().any(face_up),
        _ => false,
    }
}
