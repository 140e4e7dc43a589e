//! What is needed, what it costs, what is waited for, and what happens.

use skald_vocabulary::interface::Say;

use super::Reader;
use crate::{
    cards::{Cnt, Cond, Cost, Dest, Dur, Extra, F, Fx, Hit, How, Neg, Num, On, Place, Script, Who, Why},
    tell::{change, counter},
};

impl Reader<'_> {
    /// What must hold.
    pub(super) fn cond(&self, of: &Cond) -> Say {
        match of {
            Cond::WarlordIs(name) => Say::new("lraw-text-warlord-is").with("name", name.0),
            Cond::DamageGe(who, n) => Self::of("lraw-text-damage-ge", *who).with("n", i64::from(*n)),
            Cond::DeckEmpty(who) => Self::of("lraw-text-deck-empty", *who),
            Cond::Pierced => Say::new("lraw-text-pierced"),
            Cond::UsedSa => Say::new("lraw-text-used-sa"),
            Cond::UsedConsume => Say::new("lraw-text-used-consume"),
            Cond::FromHandOrDeck => Say::new("lraw-text-from-hand-or-deck"),
            Cond::CountersGe(sel, of, n) => Say::new("lraw-text-counters-ge")
                .with("counter", Say::new(counter(*of)))
                .with("cards", self.sel(sel))
                .with("n", i64::from(*n)),
        }
    }

    /// A price, part by part.
    pub(super) fn costs(&self, of: &[Cost]) -> Vec<Say> {
        of.iter().map(|cost| self.cost(cost)).collect()
    }

    fn cost(&self, of: &Cost) -> Say {
        let some = |id: &'static str, n: u8, f: &F, place: Place| {
            Say::new(id).with("cards", Self::counted(Cnt::Ex(n), |n| self.cards(place, f, n)))
        };
        match of {
            Cost::Blood(n) => Say::new("lraw-text-blood").with("n", self.number(n)),
            Cost::Consume(n) => Say::new("lraw-text-points").with("n", self.number(n)),
            Cost::Discard(n, f) => some("lraw-text-cost-discard", *n, f, Place::Hand(Who::You)),
            Cost::Erad(n, place, f) => some("lraw-text-cost-erad", *n, f, *place),
            Cost::EradTop(n) => Say::new("lraw-text-cost-erad-top").with("n", *n),
            Cost::Sac(n, f) => some("lraw-text-cost-sacrifice", *n, f, Place::Field),
            Cost::SacThis => Say::new("lraw-text-cost-sacrifice-this"),
            Cost::SendTop(n) => Say::new("lraw-text-cost-send-top").with("n", *n),
            Cost::SendField(n, f) => some("lraw-text-cost-send", *n, f, Place::Field),
            Cost::Destroy(n, f) => some("lraw-text-cost-destroy", *n, f, Place::Field),
            Cost::Remove(of, n, f) => Say::new("lraw-text-cost-remove")
                .with("n", *n)
                .with("counter", Say::new(counter(*of)))
                .with("cards", self.noun(f, 2, None)),
            Cost::RemoveUpX(of) => {
                Say::new("lraw-text-cost-remove-x").with("counter", Say::new(counter(*of)))
            }
            Cost::RevealThis => Say::new("lraw-text-cost-reveal"),
        }
    }

    /// What is waited for or answered.
    pub(super) fn event(&self, of: &On) -> Say {
        let one = |id: &'static str, f| Say::new(id).with("cards", self.any(f));
        let two = |id: &'static str, f, g| one(id, f).with("other", self.any(g));
        match of {
            On::Enters(f) => one("lraw-text-enters", f),
            On::Leaves(f) => one("lraw-text-leaves", f),
            On::ToDiscard(f) => one("lraw-text-to-discard", f),
            On::Destroyed(f, Why::Battle) => one("lraw-text-destroyed-battle", f),
            On::Destroyed(f, Why::Effect) => one("lraw-text-destroyed-effect", f),
            On::Destroyed(f, Why::AnyWay) => one("lraw-text-destroyed", f),
            On::Milled(f) => one("lraw-text-milled", f),
            On::AnyMilled(f) => one("lraw-text-any-milled", f),
            On::EradBy(f) => one("lraw-text-eradicated", f),
            On::Discarded(f, g) => two("lraw-text-discarded", f, g),
            On::HandBack(f) => one("lraw-text-handed-back", f),
            On::Activated(f) => one("lraw-text-activated", f),
            On::KwActivated(f) => one("lraw-text-keyword-activated", f),
            On::Conscripted(f) => one("lraw-text-conscripted", f),
            On::Attack(f, g) => two("lraw-text-attacks", f, g),
            On::Dealt(f, g) => two("lraw-text-dealt", f, g),
            On::Hurt(f) => one("lraw-text-hurt", f),
            On::Placed(of, f) => one("lraw-text-placed", f).with("counter", Say::new(counter(*of))),
            On::Rolled => Say::new("lraw-text-rolled"),
            On::EndTurn(who) => Self::of("lraw-text-end-turn", *who),
        }
    }

    /// What happens.
    pub(super) fn fx(&self, of: &Fx) -> Say {
        match of {
            Fx::Draw(who, n) => Self::of("lraw-text-draw", *who).with("n", self.number(n)),
            Fx::DiscardHand(who, _, _, How::Whole) => Self::of("lraw-text-discard-hand", *who),
            Fx::DiscardHand(who, n, f, how) => {
                let id = if *how == How::Choose { "lraw-text-discard" } else { "lraw-text-discard-random" };
                Self::of(id, *who).with("n", self.number(n)).with("cards", self.noun(f, 2, None))
            }
            Fx::Mill(who, n, dest) => {
                Self::of("lraw-text-mill", *who).with("n", self.number(n)).with("to", to(*dest))
            }
            Fx::MillUp(who, n, dest) => {
                Self::of("lraw-text-mill-up", *who).with("n", *n).with("to", to(*dest))
            }
            Fx::Search(count, f, dest) => Say::new("lraw-text-search")
                .with("cards", Self::counted(*count, |n| self.noun(f, n, None)))
                .with("to", to(*dest)),
            Fx::Look(n, take, first, rest) => Say::new("lraw-text-look")
                .with("n", self.number(n))
                .with("some", *take)
                .with("to", to(*first))
                .with("rest", to(*rest)),
            Fx::RevealHand(count, f) => Say::new("lraw-text-reveal")
                .with("cards", Self::counted(*count, |n| self.cards(Place::Hand(Who::You), f, n))),
            Fx::ShowHand(who) => Self::of("lraw-text-show-hand", *who),
            Fx::Sacrifice(who, n, f) => Self::of("lraw-text-sacrifice", *who)
                .with("n", self.number(n))
                .with("cards", self.noun(f, if *n == Num::N(1) { 1 } else { 2 }, None)),
            Fx::Manifest(name, n, who) => {
                Self::of("lraw-text-manifest", *who).with("n", self.number(n)).with("name", name.0)
            }
            Fx::Damage(Hit::Warlord(who), n) => {
                Self::of("lraw-text-damage-warlord", *who).with("n", self.number(n))
            }
            Fx::Damage(Hit::Cards(sel), n) => {
                Say::new("lraw-text-damage").with("n", self.number(n)).with("cards", self.sel(sel))
            }
            Fx::Heal(who, n) => Self::of("lraw-text-heal", *who).with("n", self.number(n)),
            Fx::SetDamage(who, n) => Self::of("lraw-text-set-damage", *who).with("n", self.number(n)),
            Fx::Trap(who, n) => Self::of("lraw-text-trap", *who).with("n", self.number(n)),
            Fx::VeilDown(who, n) => Self::of("lraw-text-veil-down", *who).with("n", self.number(n)),
            Fx::Ap(who, n) => Self::of("lraw-text-ap", *who).with("n", self.number(n)),
            Fx::Negate(neg) => Say::new("lraw-text-negate").with("cards", self.negated(neg)),
            Fx::NegateAndDestroy(neg) => {
                Say::new("lraw-text-negate-destroy").with("cards", self.negated(neg))
            }
            Fx::Roll(..)
            | Fx::Table(..)
            | Fx::Modes(..)
            | Fx::May(_)
            | Fx::IfDo(..)
            | Fx::If(..)
            | Fx::Reactivate(_) => self.branch(of),
            Fx::Lock(rule, dur) => lasting(self.rule(rule), *dur),
            Fx::Shield(repl, n, dur) => lasting(self.shield(repl).with("n", *n), *dur),
            Fx::Guard(sel, repl, n, dur) => lasting(self.guard(self.sel(sel), repl).with("n", *n), *dur),
            Fx::Allow(extra) => self.allowed(extra),
            Fx::Change(gs) => Say::new("lraw-text-change").with("change", Say::new(change(*gs))),
            Fx::CancelAttack => Say::new("lraw-text-cancel-attack"),
            Fx::Plunder => Say::new("lraw-text-plunder"),
            Fx::Gamble => Say::new("lraw-text-gamble"),
            Fx::UnderWarlord => Say::new("lraw-text-under-warlord"),
            other => self.on_cards(other),
        }
    }

    /// An instruction that acts on cards.
    fn on_cards(&self, of: &Fx) -> Say {
        let cards = of.sel().map_or_else(|| Say::new("lraw-text-this"), |sel| self.sel(sel));
        let with = |id: &'static str| Say::new(id).with("cards", cards.clone());
        match of {
            Fx::Move(_, dest) => with(match dest {
                Dest::Hand => "lraw-text-move-hand",
                Dest::Top => "lraw-text-move-top",
                Dest::Bottom => "lraw-text-move-bottom",
                Dest::Shuffle => "lraw-text-move-shuffle",
                Dest::Discard => "lraw-text-move-discard",
                Dest::EradUp => "lraw-text-move-erad",
                Dest::EradDown => "lraw-text-move-erad-down",
                Dest::Conscript => "lraw-text-conscript",
            }),
            Fx::Destroy(_) => with("lraw-text-destroy"),
            Fx::Conscript(_) => with("lraw-text-conscript"),
            Fx::Revive(_) => with("lraw-text-revive"),
            Fx::ReviveBeside(_) => with("lraw-text-revive-beside"),
            Fx::TakeControl(_) => with("lraw-text-take-control"),
            Fx::EquipThis(_) => with("lraw-text-equip"),
            Fx::Weaponize(_) => with("lraw-text-weaponize"),
            Fx::PutUnder(_) => with("lraw-text-put-under"),
            Fx::Retarget(_) => with("lraw-text-retarget"),
            Fx::Atk(_, n, dur) => lasting(with("lraw-text-bestow").with("n", self.number(n)), *dur),
            Fx::Give(_, keyword, dur) => {
                lasting(with("lraw-text-give").with("word", Self::given(keyword)), *dur)
            }
            Fx::Place(_, of, n) => with("lraw-text-place").with("counters", self.counters(*of, n)),
            Fx::Take(_, of, n) => with("lraw-text-take").with("counters", self.counters(*of, n)),
            Fx::RemoveAny(of, f) => Say::new("lraw-text-remove-any")
                .with("counter", Say::new(counter(*of)))
                .with("cards", self.noun(f, 2, None)),
            _ => Say::new("lraw-text-nothing"),
        }
    }

    /// Instructions that choose between others.
    fn branch(&self, of: &Fx) -> Say {
        match of {
            Fx::Roll(dice, script) => {
                Say::new("lraw-text-roll").with("n", *dice).with("does", self.script(script))
            }
            Fx::Table(dice, rows) => {
                let row = |(from, to, script): &(i32, i32, Script)| {
                    let id = if from == to { "lraw-text-row-one" } else { "lraw-text-row" };
                    Say::new(id)
                        .with("n", i64::from(*from))
                        .with("more", i64::from(*to))
                        .with("does", self.script(script))
                };
                let rows: Vec<Say> = rows.iter().map(row).collect();
                Say::new("lraw-text-table").with("n", *dice).with("rows", steps(&rows))
            }
            Fx::Modes(n, modes) => {
                let modes: Vec<Say> = modes.iter().map(|mode| self.script(mode)).collect();
                Say::new("lraw-text-modes").with("n", *n).with("rows", steps(&modes))
            }
            Fx::May(script) => Say::new("lraw-text-may").with("does", self.script(script)),
            Fx::IfDo(tried, yes, no) => {
                let tried = self.script(tried);
                let id = match (yes.fx.is_empty(), no.fx.is_empty()) {
                    (_, true) => "lraw-text-if-do",
                    (true, false) => "lraw-text-if-not",
                    (false, false) => "lraw-text-if-else",
                };
                let say = Say::new(id).with("does", tried).with("then", self.script(yes));
                say.with("else", self.script(no))
            }
            Fx::If(cond, yes, no) => {
                let list = vec![self.cond(cond)];
                let first = Say::new("lraw-text-if").with("list", list).with("does", self.script(yes));
                if no.fx.is_empty() {
                    return first;
                }
                Say::new("lraw-text-else").with("first", first).with("second", self.script(no))
            }
            Fx::Reactivate(tags) => {
                let words = tags.iter().map(|tag| Say::new("lraw-word").with("word", tag.word()));
                Say::new("lraw-text-reactivate").with("list", words.collect::<Vec<_>>())
            }
            _ => Say::new("lraw-text-nothing"),
        }
    }

    fn negated(&self, of: &Neg) -> Say {
        let (id, f) = match of {
            Neg::Activation(f) => ("lraw-text-activation", f),
            Neg::Effect(f) => ("lraw-text-effect", f),
            Neg::Conscription(f) => ("lraw-text-conscription", f),
        };
        // What is answered has been described already.
        if matches!(f, F::Any) || self.on.is_some() && !matches!(of, Neg::Conscription(_)) {
            return Say::new("lraw-text-answered");
        }
        Say::new(id).with("cards", self.any(f))
    }

    fn allowed(&self, of: &Extra) -> Say {
        match of {
            Extra::Attack(sel, n) => {
                Say::new("lraw-text-more-attacks").with("cards", self.sel(sel)).with("n", *n)
            }
            Extra::Conscription(n) => Say::new("lraw-text-more-conscriptions").with("n", *n),
            Extra::Sa(n) => Say::new("lraw-text-more-sa").with("n", *n),
            Extra::Consume(n) => Say::new("lraw-text-more-consume").with("n", *n),
            Extra::BothAttacks => Say::new("lraw-text-both-attacks"),
        }
    }
}

/// Possibilities one after the other.
fn steps(rows: &[Say]) -> Say {
    let mut rows = rows.iter().cloned();
    let Some(first) = rows.next() else { return Say::new("lraw-text-nothing") };
    rows.fold(first, |before, next| Say::new("lraw-text-or-else").with("first", before).with("second", next))
}

/// Where cards go.
pub(super) fn to(of: Dest) -> Say {
    Say::new(match of {
        Dest::Hand => "lraw-text-to-hand",
        Dest::Top => "lraw-text-to-top",
        Dest::Bottom => "lraw-text-to-bottom",
        Dest::Shuffle => "lraw-text-to-shuffle",
        Dest::Discard => "lraw-text-to-pile",
        Dest::EradUp => "lraw-text-to-erad",
        Dest::EradDown => "lraw-text-to-erad-down",
        Dest::Conscript => "lraw-text-to-play",
    })
}

/// For how long something holds.
fn lasting(does: Say, dur: Dur) -> Say {
    let id = match dur {
        Dur::Perm => return does,
        Dur::EndTurn => "lraw-text-this-turn",
        Dur::YourNext => "lraw-text-until-next",
        Dur::OppTurn => "lraw-text-until-theirs",
    };
    Say::new(id).with("does", does)
}
