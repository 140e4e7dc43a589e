//! Why a part of an effect cannot be carried out: what forbids it (B-68), a player who could not do what every player has to
//! (B-69), a zone without room (B-30, B-31), or nothing to do it to.

use super::{Answers, keys};
use crate::{
    cards::{Ability, Cond, Dest, Fx, How, Script, Sel, Who},
    sight::Me,
    state::{Card, Code, Zone},
};
use skald_vocabulary::interface::{Say, Seat};

impl Answers<'_> {
    /// Why an ability whose criteria are not met is not used.
    pub(super) fn impossible(&self, ability: &Ability, me: Me, event: Option<Card>) -> Say {
        let mut parts = Vec::new();
        self.parts(&ability.body.fx, me, &mut parts);
        let label = |card| keys::label(self.pool, self.state, card);
        if let Some(by) = parts.iter().find_map(|fx| self.forbidder(fx, me, event)) {
            let ids = ["lraw-refuse-impossible-by", "lraw-refuse-impossible-self"];
            let id = if by == me.this { ids[1] } else { ids[0] };
            return self.said(id, me.this).with("source", label(by));
        }
        if let Some(seat) = parts.iter().find_map(|fx| self.unable(fx, me)) {
            return self.said("lraw-refuse-each", me.this).with("who", seat);
        }
        let full = |zone| self.state.side(me.you).free(zone).next().is_none();
        if full(Zone::Unified) && parts.iter().any(|fx| matches!(fx, Fx::Weaponize(_))) {
            return self.said("lraw-refuse-no-zone", me.this).with("kind", Say::new("lraw-zones-unified"));
        }
        if full(Zone::Warrior) && !self.lens().frees(ability, me) && parts.iter().any(|fx| enters(fx)) {
            return Say::new("lraw-refuse-no-warrior-zone");
        }
        self.said("lraw-refuse-impossible", me.this)
    }

    /// The instructions that would be carried out now.
    fn parts<'f>(&self, script: &'f Script, me: Me, all: &mut Vec<&'f Fx>) {
        for fx in &script.fx {
            match fx {
                Fx::If(cond, yes, no) => {
                    let taken = if self.is_so(cond, me) { yes } else { no };
                    self.parts(taken, me, all);
                }
                Fx::Roll(_, one) => self.parts(one, me, all),
                fx => all.push(fx),
            }
        }
    }

    fn is_so(&self, cond: &Cond, me: Me) -> bool {
        self.lens().holds(cond, me, None, true)
    }

    /// The card that forbids an instruction.
    fn forbidder(&self, fx: &Fx, me: Me, event: Option<Card>) -> Option<Card> {
        let lens = self.lens();
        let untouched = |sel: &Sel| match sel {
            Sel::Ev => lens.immunity(event?, me.this),
            _ => None,
        };
        match fx {
            Fx::Conscript(_) | Fx::Search(_, _, Dest::Conscript) => lens.conscript_forbidder(me.you),
            Fx::Revive(_) | Fx::ReviveBeside(_) => lens.revive_forbidder(me.you).or_else(|| {
                let dues = lens.dues(Code::Tax, Card(0), me.you);
                let of = dues.first().map(|(_, tax)| tax.this);
                of.filter(|_| !lens.can_bear(dues, me.you))
            }),
            Fx::CancelAttack => lens.immunity(self.state.attack?.by, me.this),
            Fx::Give(Sel::Ev, ..) => {
                let card = event?;
                lens.immunity(card, me.this).or_else(|| lens.word_lock(card).filter(|_| lens.locked(card)))
            }
            Fx::TakeControl(sel)
            | Fx::Move(sel, _)
            | Fx::Destroy(sel)
            | Fx::Atk(sel, ..)
            | Fx::Place(sel, ..)
            | Fx::Guard(sel, ..)
            | Fx::Damage(crate::cards::Hit::Cards(sel), _) => untouched(sel),
            _ => None,
        }
    }

    /// A player who could not do what every player has to.
    fn unable(&self, fx: &Fx, me: Me) -> Option<Seat> {
        let lens = self.lens();
        let able = |seat: Seat| match fx {
            Fx::Sacrifice(Who::Each, _, f) => lens.sacrifices(seat, f, me).next().is_some(),
            Fx::DiscardHand(Who::Each, _, _, How::Choose) => {
                self.state.side(seat).hand.iter().any(|card| *card != me.this)
            }
            Fx::Draw(Who::Each, _) => !self.state.side(seat).deck.is_empty(),
            _ => true,
        };
        self.state.living().into_iter().find(|seat| !able(*seat))
    }
}

/// Whether an instruction brings a Warrior to the own side.
const fn enters(fx: &Fx) -> bool {
    matches!(
        fx,
        Fx::Conscript(_)
            | Fx::Search(_, _, Dest::Conscript)
            | Fx::Revive(_)
            | Fx::ReviveBeside(_)
            | Fx::Manifest(_, _, Who::You)
            | Fx::TakeControl(_)
    )
}
