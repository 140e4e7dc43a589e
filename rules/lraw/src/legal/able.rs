//! Criteria: whether an ability could do what it says (FX-2, LRAW-5.5.1).

use arrayvec::ArrayVec;

use crate::{
    cards::{Ability, Cnt, Cond, Cost, Dest, F, Fx, How, Kind, Neg, Place, Script, Sel, T, Tag, Who},
    sight::{Lens, Me},
    state::{At, Card, Code, Group, Zone, mark},
};
use skald_vocabulary::interface::Seat;

/// Who judges whether something can be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Eyes {
    /// Somebody who knows the hand of whoever would do it.
    All,
    /// Anybody else.
    Others,
}

impl<'l> Lens<'l> {
    /// Whether a condition holds. `any` lets one that speaks of the declared player hold as long as none is declared.
    #[must_use]
    pub fn holds(&self, cond: &Cond, me: Me, player: Option<Seat>, any: bool) -> bool {
        let side = self.state.side(me.you);
        match cond {
            Cond::WarlordIs(name) => {
                self.pool.face(self.state.card(side.warlord).face).personal() == &*name.0
            }
            Cond::DamageGe(who, n) => {
                self.who(*who, me.you, player).iter().all(|seat| self.state.side(*seat).damage >= *n)
            }
            Cond::DeckEmpty(who) => {
                let seats = self.who(*who, me.you, player);
                any && seats.is_empty() || seats.iter().any(|seat| self.state.side(*seat).deck.is_empty())
            }
            Cond::Pierced => side.pierced.is_some(),
            Cond::UsedSa => side.sa_used > 0,
            Cond::UsedConsume => side.consume_used > 0,
            Cond::FromHandOrDeck => self.state.card(me.this).has(mark::FRESH),
            Cond::CountersGe(sel, counter, n) => match sel {
                Sel::This => self.counters(me.this, *counter) >= *n,
                _ => false,
            },
        }
    }

    /// Whether the criteria of an ability are met, whatever is declared: conditions, targets, costs, and what it does.
    #[must_use]
    pub fn able(&self, ability: &'l Ability, me: Me, event: Option<Card>) -> bool {
        self.able_by(ability, me, event, Eyes::All)
    }

    /// Whether they are met as far as anybody else can see: which cards its player holds is no matter, only whether any (ASY-7).
    #[must_use]
    pub fn seems_able(&self, ability: &'l Ability, me: Me, event: Option<Card>) -> bool {
        self.able_by(ability, me, event, Eyes::Others)
    }

    fn able_by(&self, ability: &'l Ability, me: Me, event: Option<Card>, eyes: Eyes) -> bool {
        let body = &ability.body;
        let players = self.players(&self.groups(ability, me.this), ability, me.you);
        if players.as_ref().is_some_and(|seats| seats.is_empty()) {
            return false;
        }
        let player = players.and_then(|seats| seats.first().copied());
        let x = i32::from(ability.chooses_x);
        let plain = body.req.iter().filter(|cond| !matches!(cond, Cond::DeckEmpty(Who::Tp)));
        plain.into_iter().all(|cond| self.holds(cond, me, None, true))
            && self.payable(ability, me, x, event)
            && self.fillable(ability, me, x, player, &[])
            && self.jointly(ability, me, x, player, event)
            && self.possible_by(&body.fx, ability, me, event, eyes)
    }

    /// Whether a target can be named that leaves enough for the costs, and whose own price can be paid.
    fn jointly(
        &self,
        ability: &'l Ability,
        me: Me,
        x: i32,
        player: Option<Seat>,
        event: Option<Card>,
    ) -> bool {
        // Without costs any target will do, and that there is one was found out before.
        if ability.body.cost.is_empty() {
            return true;
        }
        let groups = self.groups(ability, me.this);
        let must = groups.into_iter().find(|group| match group {
            T::Card(count, ..) => self.count(*count, x).0 > 0,
            T::Player(_) => false,
        });
        let Some(group) = must else { return true };
        self.candidates(group, ability, me, player).into_iter().any(|card| {
            let named: Group = [card].into_iter().collect();
            self.leaves_enough(ability, me, &[card])
                && self.pays(self.true_costs(&ability.body.cost, me, x, &[named], event), me)
        })
    }

    /// Whether costs are payable with some targets.
    fn payable(&self, ability: &'l Ability, me: Me, x: i32, event: Option<Card>) -> bool {
        let costs = &ability.body.cost;
        if costs.is_empty() {
            return true;
        }
        let by_target = costs.iter().any(|cost| {
            matches!(
                cost,
                Cost::Blood(crate::cards::Num::AtkOf(Sel::T(_)))
                    | Cost::Consume(crate::cards::Num::AtkOf(Sel::T(_)))
            )
        });
        if !self.affords(costs.iter().map(|cost| (cost, me)), x) {
            return false;
        }
        let Some(group) = ability.body.t.first().filter(|_| by_target) else {
            return self.pays(self.true_costs(costs, me, x, &[], event), me);
        };
        self.candidates(group, ability, me, None).into_iter().any(|card| {
            let group: Group = [card].into_iter().collect();
            self.pays(self.true_costs(costs, me, x, &[group], event), me)
        })
    }

    /// The highest X that can be paid and filled; 0 when none.
    #[must_use]
    pub fn most_x(&self, ability: &'l Ability, me: Me, event: Option<Card>) -> i32 {
        let fits = |x: i32| {
            let costs = &ability.body.cost;
            self.affords(costs.iter().map(|cost| (cost, me)), x)
                && self.pays(self.true_costs(costs, me, x, &[], event), me)
                && self.fillable(ability, me, x, None, &[])
        };
        (1..=99).take_while(|x| fits(*x)).last().unwrap_or(0)
    }

    /// Whether every instruction that must be carried out could be (LRAW-5.5.1).
    #[must_use]
    pub fn possible(&self, script: &Script, ability: &Ability, me: Me, event: Option<Card>) -> bool {
        self.possible_by(script, ability, me, event, Eyes::All)
    }

    fn possible_by(
        &self,
        script: &Script,
        ability: &Ability,
        me: Me,
        event: Option<Card>,
        eyes: Eyes,
    ) -> bool {
        script.fx.iter().all(|fx| self.possible_fx(fx, ability, me, event, eyes))
    }

    fn possible_fx(&self, fx: &Fx, ability: &Ability, me: Me, event: Option<Card>, eyes: Eyes) -> bool {
        let you = me.you;
        let some = |sel: &Sel| self.some(sel, me, event, eyes);
        let room = |seat: Seat| {
            self.state.side(seat).free(Zone::Warrior).next().is_some()
                || seat == you && self.frees(ability, me)
        };
        let untouched = |sel: &Sel| match sel {
            Sel::Ev => event.is_some_and(|card| self.immune(card, me.this)),
            _ => false,
        };
        match fx {
            Fx::Conscript(sel) => room(you) && !self.no_conscript(you) && some(sel),
            Fx::Search(_, _, Dest::Conscript) => room(you) && !self.no_conscript(you),
            Fx::Revive(sel) | Fx::ReviveBeside(sel) => {
                let dead = *sel != Sel::This || self.dead(me.this);
                dead && room(you) && !self.no_revive(you) && self.taxed(you) && some(sel)
            }
            Fx::Manifest(_, _, who) => self.may_mean(*who, you).into_iter().any(room),
            Fx::TakeControl(sel) => room(you) && !untouched(sel) && some(sel),
            Fx::Weaponize(sel) => self.state.side(you).free(Zone::Unified).next().is_some() && some(sel),
            Fx::CancelAttack => self.state.attack.is_some_and(|attack| !self.immune(attack.by, me.this)),
            Fx::Move(sel, _)
            | Fx::Destroy(sel)
            | Fx::Atk(sel, ..)
            | Fx::Place(sel, ..)
            | Fx::Guard(sel, ..) => !untouched(sel) && some(sel),
            Fx::Give(sel, ..) => {
                let locked = match sel {
                    Sel::Ev => event.is_some_and(|card| self.locked(card)),
                    _ => false,
                };
                !untouched(sel) && !locked && some(sel)
            }
            Fx::Damage(crate::cards::Hit::Cards(sel), _) => !untouched(sel) && some(sel),
            Fx::Sacrifice(Who::Each, _, f) => {
                self.state.living().iter().all(|seat| self.sacrifices(*seat, f, me).next().is_some())
            }
            Fx::DiscardHand(Who::Each, _, _, How::Choose) => {
                self.state.living().iter().all(|seat| !self.hand_without(*seat, me.this).is_empty())
            }
            Fx::DiscardHand(Who::You, ..) => true,
            Fx::Draw(Who::Each, _) => {
                self.state.living().iter().all(|seat| !self.state.side(*seat).deck.is_empty())
            }
            Fx::Trap(who, _) => self.may_mean(*who, you).into_iter().any(|seat| self.trappable(seat) != 0),
            Fx::Negate(Neg::Conscription(_)) | Fx::NegateAndDestroy(Neg::Conscription(_)) => {
                self.state.announced.is_some_and(|(card, _)| !self.sworn(card))
            }
            Fx::Negate(neg) | Fx::NegateAndDestroy(neg) => {
                self.answered().any(|item| self.may_negate(neg, item, me))
            }
            Fx::If(cond, yes, no) => {
                let taken = if self.holds(cond, me, None, true) { yes } else { no };
                self.possible_by(taken, ability, me, event, eyes)
            }
            // A roll for one effect needs its criteria (LRAW-6.3.3); a table does not (LRAW-6.3.1).
            Fx::Roll(_, one) => self.possible_by(one, ability, me, event, eyes),
            _ => true,
        }
    }

    /// Whether a card lies where one can be Revived from (LRAW-3.4.10).
    fn dead(&self, card: Card) -> bool {
        let lying = self.state.card(card);
        lying.at == At::Discard || lying.at == At::Erad && lying.up
    }

    /// The players whom a word may mean: of one opponent any.
    fn may_mean(&self, who: Who, you: Seat) -> ArrayVec<Seat, 4> {
        if who == Who::Opp { self.state.opponents(you) } else { self.who(who, you, None) }
    }

    /// Whether a cost frees a place among the payer's Warriors.
    #[must_use]
    pub fn frees(&self, ability: &Ability, me: Me) -> bool {
        let own = |f: &F| {
            let cards = self.find(Place::Mine, f, me, None);
            cards.iter().any(|card| self.state.card(*card).warrior_place().is_some())
        };
        let by_cost = ability.body.cost.iter().any(|cost| match cost {
            Cost::Sac(_, f) | Cost::SendField(_, f) | Cost::Destroy(_, f) => own(f),
            Cost::SacThis => true,
            _ => false,
        });
        by_cost || ability.tag == Some(Tag::Weaponize)
    }

    /// Whether a selector finds something, as far as criteria ask.
    fn some(&self, sel: &Sel, me: Me, event: Option<Card>, eyes: Eyes) -> bool {
        match sel {
            Sel::Pick(_, Cnt::Ex(_), Place::Hand(Who::You), _) if eyes == Eyes::Others => {
                !self.hand_without(me.you, me.this).is_empty()
            }
            Sel::Pick(who, Cnt::Ex(_), place, f) => {
                let _ = who;
                let held = matches!(place, Place::Hand(_));
                self.look(*place, me.you, None, |card| (!held || card != me.this) && self.fits(f, card, me))
            }
            Sel::Every(place, f) => !matches!(place, Place::Hand(_)) && self.finds(*place, f, me),
            Sel::Ev => event.is_some(),
            _ => true,
        }
    }

    /// The cards that a player could sacrifice.
    pub fn sacrifices<'f>(&'f self, seat: Seat, f: &'f F, me: Me) -> impl Iterator<Item = Card> + 'f {
        let own = Me { this: me.this, you: seat };
        let cards: Vec<Card> = self.state.side(seat).field().collect();
        cards.into_iter().filter(move |card| self.fits(f, *card, own) && !self.immune(*card, me.this))
    }

    fn hand_without(&self, seat: Seat, card: Card) -> Vec<Card> {
        self.state.side(seat).hand.iter().copied().filter(|held| *held != card).collect()
    }

    /// Whether the price of reviving can be paid.
    fn taxed(&self, seat: Seat) -> bool {
        self.can_bear(self.dues(Code::Tax, Card(0), seat), seat)
    }

    /// The places where a Trap Counter could be put against a player, as bits (LRAW-8.1.40).
    #[must_use]
    pub fn trappable(&self, seat: Seat) -> u8 {
        let side = self.state.side(seat);
        let free = side.free(Zone::Warrior).filter(|place| side.traps[usize::from(*place)].is_none());
        free.fold(0, |bits, place| bits | 1 << place)
    }

    /// Whether the criteria still hold when an item resolves: targets, conditions, what the statics allow
    /// (LRAW-6.5.17). Gives the groups with what is left of them; `None` when the whole fizzles.
    #[must_use]
    pub fn still(&self, ability: &'l Ability, item: &crate::state::Item) -> Option<ArrayVec<Group, 3>> {
        let me = Me { this: item.source, you: item.seat };
        let mut groups = ArrayVec::new();
        let mut declared = item.groups.iter();
        for group in self.groups(ability, item.source) {
            let T::Card(count, ..) = group else { continue };
            let named = declared.next().cloned().unwrap_or_default();
            let fit = self.candidates(group, ability, me, item.player);
            let reach = ability.role == crate::cards::Role::Sa;
            let left: Group = named
                .iter()
                .copied()
                .filter(|card| fit.contains(card) || reach && self.reached(*card, &named))
                .collect();
            let exact = matches!(count, Cnt::Ex(_) | Cnt::ExX);
            if exact && left.len() < named.len() || left.is_empty() && !named.is_empty() {
                return None;
            }
            groups.push(left);
        }
        let holds = ability.body.req.iter().all(|cond| self.holds(cond, me, item.player, false));
        (holds && self.possible_now(ability, me, item.events[0])).then_some(groups)
    }

    /// A target of LRAW-5.8.8 that moved between the field and the discard pile.
    fn reached(&self, card: Card, named: &Group) -> bool {
        let lying = self.state.card(card);
        let changed =
            self.state.seats().any(|seat| self.state.side(seat).changed(crate::cards::Gs::OnoskelisReach));
        changed
            && named.contains(&card)
            && lying.at == At::Discard
            && self.pool.face(lying.face).kind == Kind::Warrior
    }

    /// Whether nothing that exists now forbids a part (LRAW-5.5.2, 6.3.3, 7.2.10).
    fn possible_now(&self, ability: &Ability, me: Me, event: Option<Card>) -> bool {
        // A Realm does as much as it can, but what a static forbids (LRAW-2.3.7).
        let realm = ability.role == crate::cards::Role::Realm;
        ability.body.fx.fx.iter().all(|fx| match fx {
            Fx::Conscript(_) | Fx::Search(_, _, Dest::Conscript) => !self.no_conscript(me.you),
            Fx::Revive(_) | Fx::ReviveBeside(_) => !self.no_revive(me.you),
            _ if realm => true,
            Fx::Sacrifice(Who::Each, _, f) => {
                self.state.living().iter().all(|seat| self.sacrifices(*seat, f, me).next().is_some())
            }
            Fx::DiscardHand(Who::Each, ..) => {
                self.state.living().iter().all(|seat| !self.state.side(*seat).hand.is_empty())
            }
            Fx::Draw(Who::Each, _) => {
                self.state.living().iter().all(|seat| !self.state.side(*seat).deck.is_empty())
            }
            Fx::Roll(_, one) => self.possible(one, ability, me, event),
            _ => true,
        })
    }
}
