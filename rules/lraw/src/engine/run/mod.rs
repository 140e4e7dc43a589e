//! Instructions, one after the other (FX-1). What an instruction chooses is asked before it does anything.
//!
//! What belongs here: what each word of the effect language does. What does not: when it does it.

mod cards;
mod control;
mod counters;
mod dice;
mod field;
mod hands;
mod lasting;
mod negate;
mod number;
mod select;
mod warlord;

use super::Engine;
use crate::{
    cards::{Fx, How, Script, ScriptId, Sel, Why},
    sight::Me,
    state::{Asked, Code, Frame, Running, Step},
};
use skald_vocabulary::interface::Seat;

/// Whether an instruction is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// It is.
    Done,
    /// Somebody has to choose: the question, and how far it came.
    Asks,
}

/// Where an instruction stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    /// Its script.
    pub script: ScriptId,
    /// Its place there.
    pub at: u8,
    /// How far it came.
    pub step: Step,
}

impl Spot {
    const fn frame(self, step: Step) -> Frame {
        Frame::Script { script: self.script, at: self.at, step }
    }
}

impl Engine<'_> {
    /// The next instruction of a script.
    pub(super) fn script(&mut self, script: ScriptId, at: u8, step: Step) {
        self.settle(Why::Effect);
        if self.is_over() || self.state.running.is_none() {
            // What was chosen for an item that came to nothing is chosen for nothing.
            self.state.aside().answer = None;
            return;
        }
        let pool = self.pool;
        let Some(fx) = pool.script(script).get(usize::from(at)) else { return };
        let spot = Spot { script, at, step };
        self.push(Frame::Script { script, at: at + 1, step: 0 });
        if self.instruct(fx, spot) == Flow::Asks && self.state.asked.is_none() {
            // An instruction that has nothing to ask is done.
            self.state.aside().answer = None;
        }
    }

    /// Asks in the middle of an instruction.
    fn pause(&mut self, spot: Spot, step: Step, seat: Seat, what: Asked) -> Flow {
        self.state.aside().stack.pop();
        self.ask(spot.frame(step), seat, what);
        Flow::Asks
    }

    fn run(&mut self) -> &mut Running {
        // A script runs only while an item does: `script` sees to it.
        self.state.aside().running.get_or_insert_with(idle)
    }

    fn me_now(&self) -> Me {
        let item = self.state.running.as_ref().map(|running| &running.item);
        item.map_or(Me { this: crate::state::Card(0), you: self.state.active }, |item| Me {
            this: item.source,
            you: item.seat,
        })
    }

    fn player_now(&self) -> Option<Seat> {
        self.state.running.as_ref().and_then(|running| running.item.player)
    }

    fn start(&mut self, script: &Script) {
        if !script.fx.is_empty() {
            self.push(Frame::Script { script: script.id, at: 0, step: 0 });
        }
    }

    /// One of two follows what was tried.
    pub(super) fn tried(&mut self, yes: ScriptId, no: ScriptId) {
        let done = self.state.running.as_ref().is_some_and(|running| running.done);
        let script = if done { yes } else { no };
        self.push(Frame::Script { script, at: 0, step: 0 });
    }

    fn instruct(&mut self, fx: &Fx, spot: Spot) -> Flow {
        match fx {
            Fx::Draw(who, n) => self.fx_draw(*who, n),
            Fx::DiscardHand(who, n, f, how) => self.fx_discard(spot, *who, n, f, *how),
            Fx::Mill(who, n, to) => self.fx_mill(*who, n, *to),
            Fx::MillUp(who, most, to) => self.fx_mill_up(spot, *who, *most, *to),
            Fx::Search(count, f, to) => self.fx_search(spot, *count, f, *to),
            Fx::Look(n, keep, first, rest) => self.fx_look(spot, n, *keep, *first, *rest),
            Fx::RevealHand(count, f) => self.fx_reveal(spot, *count, f),
            Fx::ShowHand(who) => self.fx_show_hand(*who),
            Fx::Move(sel, to) => self.fx_move(spot, sel, *to),
            Fx::Destroy(sel) => self.fx_destroy(spot, sel),
            Fx::Sacrifice(who, n, f) => self.fx_sacrifice(spot, *who, n, f),
            Fx::Conscript(sel) => self.fx_conscript(spot, sel),
            Fx::Revive(sel) => self.fx_revive(spot, sel, false),
            Fx::ReviveBeside(sel) => self.fx_revive(spot, sel, true),
            Fx::Manifest(token, n, who) => self.fx_manifest(*token, n, *who),
            Fx::TakeControl(sel) => self.fx_take_control(spot, sel),
            Fx::EquipThis(sel) => self.fx_equip(spot, sel),
            Fx::Weaponize(sel) => self.fx_weaponize(spot, sel),
            Fx::PutUnder(sel) => self.fx_put_under(spot, sel),
            Fx::Damage(hit, n) => self.fx_damage(spot, hit, n),
            Fx::Heal(who, n) => self.fx_heal(*who, n),
            Fx::SetDamage(who, n) => self.fx_set_damage(*who, n),
            Fx::Atk(sel, n, dur) => self.fx_atk(spot, sel, n, *dur),
            Fx::Give(sel, keyword, dur) => self.fx_give(spot, sel, keyword, *dur),
            Fx::Place(sel, counter, n) => self.fx_place(spot, sel, *counter, n),
            Fx::Take(sel, counter, n) => self.fx_take(spot, sel, *counter, n),
            Fx::RemoveAny(counter, f) => self.fx_remove_any(spot, *counter, f),
            Fx::Trap(who, n) => self.fx_trap(*who, n),
            Fx::Negate(neg) => self.fx_negate(neg, false),
            Fx::NegateAndDestroy(neg) => self.fx_negate(neg, true),
            Fx::Roll(count, one) => self.fx_roll(spot, *count, one),
            Fx::Table(count, rows) => self.fx_table(spot, *count, rows),
            Fx::Modes(_, modes) => self.fx_modes(modes),
            Fx::May(one) => self.fx_may(spot, one),
            Fx::IfDo(one, yes, no) => self.fx_if_do(one, yes, no),
            Fx::If(cond, yes, no) => self.fx_if(cond, yes, no),
            Fx::Lock(_, dur) => self.fx_made(spot, *dur, 0, None),
            Fx::Shield(_, count, dur) => self.fx_made(spot, *dur, *count, None),
            Fx::Guard(sel, _, count, dur) => self.fx_guard(spot, sel, *count, *dur),
            Fx::Allow(extra) => self.fx_allow(spot, extra),
            Fx::Change(gs) => self.fx_change(*gs),
            Fx::VeilDown(who, n) => self.fx_veil_down(*who, n),
            Fx::Ap(who, n) => self.fx_ap(*who, n),
            Fx::Reactivate(tags) => self.fx_reactivate(tags),
            Fx::CancelAttack => self.fx_cancel(),
            Fx::Retarget(sel) => self.fx_retarget(spot, sel),
            Fx::Plunder => self.fx_plunder(),
            Fx::Gamble => self.fx_gamble(spot),
            Fx::UnderWarlord => self.fx_under_warlord(),
        }
    }

    /// The controller decides when it runs (FX-10).
    fn fx_may(&mut self, spot: Spot, one: &Script) -> Flow {
        let me = self.me_now();
        match self.answer_yes() {
            None => self.pause(spot, 1, me.you, Asked::YesNo { code: Code::May, about: Some(me.this) }),
            Some(yes) => {
                if yes {
                    self.start(one);
                }
                Flow::Done
            }
        }
    }

    /// Carried out if every number in it can be met (FX-10).
    fn fx_if_do(&mut self, one: &Script, yes: &Script, no: &Script) -> Flow {
        let can = one.fx.iter().all(|fx| self.can_do(fx));
        if can {
            self.run().done = true;
            self.push(Frame::Tried { yes: yes.id, no: no.id });
            self.start(one);
        } else {
            self.start(no);
        }
        Flow::Done
    }

    /// Whether every number of an instruction can be met.
    fn can_do(&mut self, fx: &Fx) -> bool {
        let me = self.me_now();
        let player = self.player_now();
        match fx {
            Fx::Sacrifice(who, n, f) => {
                let count = usize::try_from(self.number(n)).unwrap_or(0);
                let lens = self.lens();
                lens.who(*who, me.you, player)
                    .iter()
                    .all(|seat| lens.sacrifices(*seat, f, me).count() >= count)
            }
            Fx::Move(Sel::This, _) => {
                let at = self.state.card(me.this).at;
                !matches!(at, crate::state::At::Gone | crate::state::At::Deck)
            }
            Fx::MillUp(who, ..) => {
                self.seats(*who).into_iter().all(|seat| !self.state.side(seat).deck.is_empty())
            }
            Fx::Draw(who, n) | Fx::Mill(who, n, _) => {
                let count = usize::try_from(self.number(n)).unwrap_or(0);
                self.seats(*who).into_iter().all(|seat| self.state.side(seat).deck.len() >= count)
            }
            Fx::DiscardHand(who, n, f, How::Choose | How::AtRandom) => {
                let count = usize::try_from(self.number(n)).unwrap_or(0);
                let seats = self.seats(*who);
                let lens = self.lens();
                seats.into_iter().all(|seat| {
                    let own = Me { this: me.this, you: seat };
                    let hand = &lens.state.side(seat).hand;
                    hand.iter().filter(|card| lens.fits(f, **card, own)).count() >= count
                })
            }
            other => match other.sel() {
                Some(Sel::Pick(_, count, place, f)) => {
                    let x = self.run().item.x;
                    let lens = self.lens();
                    lens.find(*place, f, me, player).len() >= lens.count(*count, x).0
                }
                _ => true,
            },
        }
    }

    fn fx_if(&mut self, cond: &crate::cards::Cond, yes: &Script, no: &Script) -> Flow {
        let (me, player) = (self.me_now(), self.player_now());
        let holds = self.lens().holds(cond, me, player, false);
        self.start(if holds { yes } else { no });
        Flow::Done
    }

    /// The declared modes, in the order in which they are printed.
    fn fx_modes(&mut self, modes: &[Script]) -> Flow {
        let chosen = self.run().item.modes;
        let picked: Vec<&Script> =
            modes.iter().enumerate().filter(|(at, _)| chosen & (1 << at) != 0).map(|(_, one)| one).collect();
        picked.into_iter().rev().for_each(|one| self.start(one));
        Flow::Done
    }

    /// Keywords of the source happen again as parts of this effect (FX-18).
    fn fx_reactivate(&mut self, tags: &[crate::cards::Tag]) -> Flow {
        let me = self.me_now();
        let lens = self.lens();
        let mut parts: Vec<(ScriptId, u8)> = Vec::new();
        for tag in tags {
            for ability in lens.again(me.this, *tag) {
                parts.push((ability.body.fx.id, u8::try_from(parts.len()).unwrap_or(0)));
            }
        }
        // Each part acts on its own group of targets: all are taken in order, one a part.
        for (script, base) in parts {
            self.again_part(script, base);
        }
        Flow::Done
    }

    /// A part of such an effect is carried out at once: it asks nothing, for its targets were declared.
    fn again_part(&mut self, script: ScriptId, base: u8) {
        let pool = self.pool;
        self.run().base = base;
        for (at, fx) in (0_u8..).zip(pool.script(script)) {
            self.instruct(fx, Spot { script, at, step: 0 });
            self.settle(Why::Effect);
            if self.is_over() {
                return;
            }
        }
        self.run().base = 0;
    }
}

/// An item that does nothing, where none runs.
fn idle() -> Box<Running> {
    use crate::state::{Card, Cards, Item, ItemKind};
    Box::new(Running {
        item: Item { open: false, ..Item::plain(0, Seat(0), Card(0), ItemKind::Static) },
        prev: Cards::new(),
        amount: 0,
        dice: 0,
        done: true,
        rolls: arrayvec::ArrayVec::new(),
        table: arrayvec::ArrayVec::new(),
        chosen: Vec::new(),
        base: 0,
        found: Cards::new(),
    })
}
