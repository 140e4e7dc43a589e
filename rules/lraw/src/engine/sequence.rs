//! The Sequence: it is built answer by answer and resolves from the top down (6.5, LRAW-P "priority loop", "sequence
//! resolution").

use arrayvec::ArrayVec;

use super::{Engine, leave::How};
use crate::{
    cards::{Ability, Dest, Role, Sub, Tag, Why},
    event::Event,
    legal::{Declared, used_bit},
    sight::Me,
    state::{At, Batch, Card, Cards, Frame, Item, ItemKind, Running, Zone},
};
use skald_vocabulary::interface::Seat;

use super::happen::Happened;

impl Engine<'_> {
    /// An activation starts a Sequence: it is put there, and then others may answer.
    pub(super) fn start_sequence(&mut self, seat: Seat, declared: &Declared) {
        self.new_sequence();
        self.push(Frame::Pending { absolute: false });
        let first = self.state.next(seat);
        self.push(Frame::Respond { seat: first, passes: 0 });
        self.add(seat, declared);
    }

    /// A Sequence begins; an attack in progress has been answered then (LRAW-4.1.7).
    pub(super) fn new_sequence(&mut self) {
        self.state.aside().sequence.clear();
        if let Some(attack) = &mut self.state.aside().attack {
            attack.answered = true;
        }
    }

    /// Puts an activation on the Sequence: card to its zone, marks of use, true costs, additional costs; static triggers
    /// of all that go on top (LRAW-3.4.30).
    pub(super) fn add(&mut self, seat: Seat, declared: &Declared) {
        let way = declared.way;
        let pool = self.pool;
        let ability = way.ability.map(|id| pool.ability(id));
        let with = declared.with.then(|| self.opt_of(way.source)).flatten();
        let me = Me { this: way.source, you: seat };
        let answered = declared.object.and_then(|id| self.state.sequence.iter().find(|item| item.id == id));
        let answered = answered.map(|item| item.source);
        let event = self.state.window.and_then(|window| self.lens().event_of(way, window)).flatten();
        let events = match (event, self.state.attack) {
            (Some(card), Some(attack)) if card == attack.by => [event, Some(attack.on)],
            _ => [event.or(answered), None],
        };
        let hush = ability.is_some_and(|ability| {
            let hush = &ability.body.hush;
            let lens = self.lens();
            !hush.is_empty() && hush.iter().all(|cond| lens.holds(cond, me, None, false))
        });
        let kind = if way.card { ItemKind::Card } else { ItemKind::Ability };
        let item = self.item(seat, way.source, kind, way.ability, events);
        let item = Item {
            open: !hush,
            with,
            groups: declared.groups.clone(),
            player: declared.player,
            x: declared.x,
            modes: declared.modes,
            object: declared.object,
            ..item
        };
        if way.card {
            self.show(seat, declared);
        }
        let on = declared.targets().collect();
        self.tell(Event::Used(seat, way.source, on));
        let id = item.id;
        self.state.aside().sequence.push(item);
        self.mark_used(seat, ability, declared);
        if let Some(ability) = ability.or(with.map(|id| pool.ability(id))) {
            self.pay(id, ability, me, declared, event);
        }
        self.activated(way.source, ability);
        self.join();
    }

    /// Something was put on a Sequence by activation (FX-15).
    pub(super) fn activated(&mut self, source: Card, ability: Option<&Ability>) {
        self.raise(&Happened::Activated(source));
        if ability.is_some_and(|ability| ability.tag.is_some()) {
            self.raise(&Happened::KwActivated(source));
        }
    }

    /// An item with nothing declared.
    pub(super) fn item(
        &mut self,
        seat: Seat,
        source: Card,
        kind: ItemKind,
        ability: Option<crate::cards::AbilityId>,
        events: [Option<Card>; 2],
    ) -> Item {
        self.state.aside().items += 1;
        let id = self.state.items;
        Item { ability, events, ..Item::plain(id, seat, source, kind) }
    }

    /// The once-per-turn effect of a card.
    fn opt_of(&self, card: Card) -> Option<crate::cards::AbilityId> {
        self.face(card).abilities.iter().copied().find(|id| self.pool.ability(*id).role == Role::Opt)
    }

    /// A card from the hand goes to its zone, a set one is turned up (LRAW-3.4.28).
    fn show(&mut self, seat: Seat, declared: &Declared) {
        let card = declared.way.source;
        match self.state.card(card).at {
            At::Field(zone, place) => {
                let since = self.stamp();
                let lying = self.state.card_mut(card);
                (lying.up, lying.since) = (true, since);
                let _ = (zone, place);
            }
            _ => {
                if let Some(place) = declared.place {
                    self.place(card, seat, Zone::Unified, place, true);
                }
            }
        }
    }

    /// Marks what may be used only so often, and starts Cool Downs (LRAW-2.3.17, 2.3.32).
    fn mark_used(&mut self, seat: Seat, ability: Option<&Ability>, declared: &Declared) {
        let way = declared.way;
        let cool = self.face(way.source).command.cd;
        let face = self.face(way.source);
        let side = self.state.aside().side_mut(seat);
        match ability.map(|ability| ability.role) {
            Some(Role::Sa) => {
                if side.sa_cool > 0 {
                    side.more_sa = side.more_sa.saturating_sub(1);
                }
                side.sa_used = side.sa_used.saturating_add(1);
                side.sa_cool = side.sa_cool.max(cool);
            }
            Some(Role::Syn) => side.syn_cool = cool,
            Some(Role::Consume) => side.consume_used = side.consume_used.saturating_add(1),
            Some(Role::Opt) => self.state.aside().card_mut(way.source).used |= used_bit(face, way.ability),
            _ => {}
        }
        if declared.with {
            let opt = self.opt_of(way.source);
            self.state.aside().card_mut(way.source).used |= used_bit(face, opt);
        }
    }

    /// Static triggers that were just met join the Sequence that is being built (LRAW-5.3.4).
    pub(super) fn join(&mut self) {
        if !self.state.pending.iter().any(|met| met.fixed) {
            return;
        }
        let pending = std::mem::take(&mut self.state.aside().pending);
        let (fixed, others): (Vec<_>, Vec<_>) = pending.into_iter().partition(|met| met.fixed);
        self.state.aside().pending = others;
        let left = self.in_order(fixed);
        self.state.aside().batch = Batch { left, made: Vec::new(), joins: true, absolute: false };
        self.push(Frame::Batch);
    }

    /// Resolves the Sequence from the top down; nothing can be added any more (LRAW-6.5.12).
    pub(super) fn resolve(&mut self) {
        self.state.aside().resolving = true;
        let Some(item) = self.state.aside().sequence.pop() else {
            self.state.aside().resolving = false;
            return;
        };
        self.push(Frame::Resolve);
        self.push(Frame::Finish);
        let source = item.source;
        let ability = item.ability.map(|id| self.pool.ability(id));
        // What was declared belongs to the card's own effect, or to the one that was declared with it.
        let acts = item.ability.or(item.with).map(|id| self.pool.ability(id));
        let groups = match acts {
            Some(acts) if !item.negated => self.lens().still(acts, &item),
            _ => Some(item.groups.clone()),
        };
        let fizzles = groups.is_none();
        let runs = ability.filter(|_| !item.negated && !fizzles);
        self.state.aside().running = Some(Box::new(Running {
            item: Item { groups: groups.unwrap_or_default(), ..item },
            prev: Cards::new(),
            amount: 0,
            dice: 0,
            done: true,
            rolls: ArrayVec::new(),
            table: ArrayVec::new(),
            chosen: Vec::new(),
            base: 0,
            found: Cards::new(),
        }));
        if fizzles {
            self.tell(Event::Fizzled(source));
        }
        let with = self
            .state
            .running
            .as_ref()
            .is_some_and(|running| running.item.with.is_some() && !running.item.negated);
        if with && !fizzles {
            self.push(Frame::With);
        }
        if let Some(ability) = runs {
            self.push(Frame::Script { script: ability.body.fx.id, at: 0, step: 0 });
        }
    }

    /// The once-per-turn effect that was declared with its card follows it.
    pub(super) fn with(&mut self) {
        let with = self.state.running.as_ref().and_then(|running| running.item.with);
        if let Some(id) = with {
            self.push(Frame::Script { script: self.pool.ability(id).body.fx.id, at: 0, step: 0 });
        }
    }

    /// The item is finished: dice, then its card goes where it belongs (LRAW-P, `finish`).
    pub(super) fn finish(&mut self) {
        self.settle(Why::Effect);
        let Some(running) = self.state.aside().running.take() else { return };
        if self.is_over() {
            return;
        }
        self.after_rolls(&running.rolls);
        let item = running.item;
        let card = item.source;
        if item.kind == ItemKind::Card {
            let face = self.face(card);
            let there = self.state.card(card).on_field();
            if there && (item.negated || !face.stays()) {
                // Not destroyed: a card that has done its work (LRAW-3.4.74, FX-3).
                let to = self.instead_of_discard(card);
                self.leave(&[(card, to)], How::Moved);
            } else if there {
                let equips = face.sub != Some(Sub::Arm) || self.state.card(card).host.is_some();
                if equips {
                    self.state.card_mut(card).resolved = true;
                } else {
                    self.leave(&[(card, Dest::Discard)], How::Moved);
                }
            }
        }
        if !item.negated {
            self.tell(Event::Resolved(card));
        }
        let swift = item.ability.and_then(|id| self.pool.ability(id).tag) == Some(Tag::Swift);
        if item.negated && swift && self.state.card(card).at == At::Hand {
            self.turn_away(card);
        }
        // What the card does by being there exists from now on.
        self.settle(Why::Effect);
    }
}
