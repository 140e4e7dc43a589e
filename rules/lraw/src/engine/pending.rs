//! What was triggered is put on a new Sequence (6.5, LRAW-P `run_pending`, 5.4.2).

use super::Engine;
use crate::{
    cards::{AbilityId, Kind, Role},
    event::Event,
    legal::{Declared, used_bit},
    sight::Me,
    state::{Asked, Batch, Card, Frame, Item, ItemKind, Met},
};

impl Engine<'_> {
    /// Makes one Sequence after the other until nothing waits.
    pub(super) fn pending(&mut self, absolute: bool) {
        if !self.state.realms.is_empty() {
            // A Realm effect forms a Sequence alone (LRAW-P.2).
            let seat = self.state.aside().realms.remove(0);
            self.push(Frame::Pending { absolute });
            self.realm(seat);
            return;
        }
        if self.state.pending.is_empty() {
            return;
        }
        let mut met = std::mem::take(&mut self.state.aside().pending);
        if met.iter().any(|met| !met.late) {
            let (late, now): (Vec<Met>, Vec<Met>) = met.into_iter().partition(|met| met.late);
            self.state.aside().pending = late.into_iter().map(|met| Met { late: false, ..met }).collect();
            met = now;
        }
        met.retain(|met| !self.forbidden(met));
        let left = self.in_order(met);
        self.state.aside().batch = Batch { left, made: Vec::new(), joins: false, absolute };
        self.push(Frame::Pending { absolute });
        self.push(Frame::Batch);
    }

    /// Whether a lock makes a trigger void, or a player can use nothing now (LRAW-6.5.16, 5.8.7).
    fn forbidden(&mut self, met: &Met) -> bool {
        let unified = self.face(met.source).kind == Kind::Unified && !met.fixed;
        let lens = self.lens();
        lens.hushed(met.seat) || unified && lens.no_unified(met.seat)
    }

    /// The order of asking: the active player's first, each player's older cards first, abilities of a card as printed.
    pub(super) fn in_order(&self, mut met: Vec<Met>) -> Vec<Met> {
        let turns = self.state.living();
        let place = |met: &Met| turns.iter().position(|seat| *seat == met.seat).unwrap_or(usize::MAX);
        met.sort_by_key(|met| (place(met), met.since));
        met
    }

    /// Asks about one trigger after the other; then they are placed.
    pub(super) fn batch(&mut self) {
        loop {
            if self.state.batch.left.is_empty() {
                return self.place_batch();
            }
            let met = self.state.aside().batch.left.remove(0);
            let pool = self.pool;
            let ability = pool.ability(met.ability);
            let used = used_bit(self.face(met.source), Some(met.ability));
            let spent = ability.body.once && self.state.card(met.source).used & used != 0;
            let me = Me { this: met.source, you: met.seat };
            let body = &ability.body;
            let lens = self.lens();
            // Whether the hand has a card for what may be declined is not told by asking or not (ASY-7): where it has none, the
            // question is put all the same, and declining is all that can be said.
            let asked = lens.able(ability, me, met.events[0])
                || body.may && lens.seems_able(ability, me, met.events[0]);
            if spent || !asked {
                continue;
            }
            let names = !self.lens().groups(ability, met.source).is_empty();
            let chooses = body.may || names || !body.cost.is_empty() || ability.chooses_x;
            let foe = ability.one_opponent && self.state.opponents(met.seat).len() > 1;
            if chooses || foe || ability.modes.is_some() {
                let seat = met.seat;
                return self.ask(Frame::Batch, seat, Asked::Trigger(met));
            }
            self.take_trigger(&met, None);
        }
    }

    /// A trigger is used: its costs are paid, and it will be placed with the others.
    pub(super) fn take_trigger(&mut self, met: &Met, declared: Option<&Declared>) {
        let pool = self.pool;
        let ability = pool.ability(met.ability);
        let kind = if met.fixed { ItemKind::Static } else { ItemKind::Trigger };
        let item = self.item(met.seat, met.source, kind, Some(met.ability), met.events);
        let absolute = self.state.batch.absolute;
        let mut item = Item { open: !met.fixed && !absolute, ..item };
        if ability.body.once {
            self.state.aside().card_mut(met.source).used |=
                used_bit(self.face(met.source), Some(met.ability));
        }
        if let Some(declared) = declared {
            item.groups = declared.groups.clone();
            (item.player, item.x, item.modes) = (declared.player, declared.x, declared.modes);
        }
        let id = item.id;
        let on = item.groups.iter().flatten().copied().collect();
        self.state.aside().batch.made.push((met.fixed, met.since, item));
        self.tell(Event::Triggered(met.seat, met.source, on));
        if let Some(declared) = declared {
            let me = Me { this: met.source, you: met.seat };
            self.pay(id, ability, me, declared, met.events[0]);
        }
    }

    /// Places the batch: statics above the others, the active player's lowest, a player's older cards above younger ones
    /// (LRAW-5.4.2).
    fn place_batch(&mut self) {
        let batch = std::mem::take(&mut self.state.aside().batch);
        if batch.made.is_empty() {
            return;
        }
        let turns = self.state.living();
        let mut made: Vec<(usize, (bool, u32, Item))> = batch.made.into_iter().enumerate().collect();
        let place = |item: &Item| turns.iter().position(|seat| *seat == item.seat).unwrap_or(usize::MAX);
        made.sort_by_key(|(at, (fixed, since, item))| {
            (*fixed, place(item), std::cmp::Reverse(*since), std::cmp::Reverse(*at))
        });
        if !batch.joins {
            self.new_sequence();
        }
        self.state.aside().items += 1;
        let number = self.state.items;
        let items: Vec<Item> =
            made.into_iter().map(|(_, (_, _, item))| Item { batch: number, ..item }).collect();
        let put = self.state.sequence.len();
        self.state.aside().sequence.extend(items);
        if batch.joins {
            return;
        }
        let top = self.state.sequence.iter().rev().find(|item| item.open).map(|item| item.seat);
        match top {
            Some(seat) if !batch.absolute => {
                let first = self.state.next(seat);
                self.push(Frame::Respond { seat: first, passes: 0 });
            }
            _ => self.push(Frame::Resolve),
        }
        let triggers: Vec<(Card, Option<AbilityId>)> =
            self.state.sequence.iter().skip(put).map(|item| (item.source, item.ability)).collect();
        for (source, ability) in triggers {
            let ability = ability.map(|id| self.pool.ability(id));
            if ability.is_some_and(|ability| ability.role != Role::Each) {
                self.activated(source, ability);
            }
        }
        // Statics met by paying, or by what was put there, join it while it is being built (LRAW-5.3.4).
        self.join();
    }

    /// A Realm effect resolves alone, without any answer (LRAW-2.3.4).
    pub(super) fn realm(&mut self, seat: skald_vocabulary::interface::Seat) {
        let veil = self.state.side(seat).veil;
        let pool = self.pool;
        let ability =
            self.face(veil).abilities.iter().copied().find(|id| pool.ability(*id).role == Role::Realm);
        let item = self.item(seat, veil, ItemKind::Realm, ability, [None, None]);
        self.state.aside().sequence.clear();
        self.state.aside().sequence.push(Item { open: false, ..item });
        self.push(Frame::Resolve);
    }
}
