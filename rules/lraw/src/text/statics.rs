//! What holds without happening: statics, rules, replacements.

use skald_vocabulary::interface::Say;

use super::{
    Reader,
    effects::to,
    nouns::{person, subject},
};
use crate::cards::{F, Num, Op, Repl, Rule, Stat, TrueCost, Who, Why};

impl Reader<'_> {
    /// A static.
    pub(super) fn stat(&self, of: &Stat) -> Say {
        let on = |id: &'static str, f| Say::new(id).with("cards", self.any(f));
        match of {
            Stat::AtkMod(f, Num::N(n)) if *n < 0 => on("lraw-text-has-less", f).with("n", i64::from(-*n)),
            Stat::AtkMod(f, n) => on("lraw-text-has-attack", f).with("n", self.number(n)),
            Stat::Grant(f, keyword) => on("lraw-text-has-word", f).with("word", Self::given(keyword)),
            Stat::KwLock(f) => on("lraw-text-word-lock", f),
            Stat::Rule(rule) => self.rule(rule),
            Stat::CostMod(cost, who, f, op) => {
                let (id, n) = match (cost, op) {
                    (TrueCost::Blood, Op::Times(n)) => ("lraw-text-blood-times", n),
                    (TrueCost::Blood, Op::Add(n)) => ("lraw-text-blood-more", n),
                    (TrueCost::Consume, Op::Times(n)) => ("lraw-text-points-times", n),
                    (TrueCost::Consume, Op::Add(n)) => ("lraw-text-points-more", n),
                };
                on(id, f).with("subject", subject(*who)).with("n", i64::from(*n))
            }
            Stat::Immune(f, g) => on("lraw-text-immune", f).with("other", self.any(g)),
            Stat::NoTarget(f, who) => on("lraw-text-no-target", f).with("subject", subject(*who)),
            Stat::Repl(repl) => self.replacement(repl),
            Stat::AttackTax(costs) => Say::new("lraw-text-attack-tax").with("list", self.costs(costs)),
            Stat::AttackDouble(costs) => Say::new("lraw-text-attack-double").with("list", self.costs(costs)),
            Stat::RerollDie(n) => Say::new("lraw-text-reroll-die").with("n", *n),
            Stat::RerollAll(n) => Say::new("lraw-text-reroll-all").with("n", *n),
        }
    }

    /// A rule.
    pub(super) fn rule(&self, of: &Rule) -> Say {
        let by = |id: &'static str, who: Who| Self::of(id, who);
        match of {
            Rule::NoConscript(who) => by("lraw-text-no-conscript", *who),
            Rule::NoRevive(who) => by("lraw-text-no-revive", *who),
            Rule::NoUnified(who) => by("lraw-text-no-unified", *who),
            Rule::NoWarriorAttack(who) => by("lraw-text-no-attack", *who),
            Rule::SkipDraw(who) => by("lraw-text-skip-draw", *who),
            Rule::SkipReinforce(who) => by("lraw-text-skip-reinforce", *who),
            Rule::NoInherent(f) => Say::new("lraw-text-effects-only").with("cards", self.any(f)),
            Rule::ReviveTax(who, costs) => by("lraw-text-revive-tax", *who).with("list", self.costs(costs)),
            Rule::MoreConscript(who, n) => by("lraw-text-more-conscript", *who).with("n", *n),
        }
    }

    /// Something that happens instead of something else.
    pub(super) fn replacement(&self, of: &Repl) -> Say {
        let on = |id: &'static str, f| Say::new(id).with("cards", self.any(f));
        match of {
            Repl::PreventHit(f, n) => on("lraw-text-less-damage", f).with("n", self.number(n)),
            Repl::PreventWarlordHit(who, n) => {
                Self::of("lraw-text-less-warlord", *who).with("n", self.number(n))
            }
            Repl::PreventDestroy(f) => on("lraw-text-not-destroyed", f),
            Repl::Divert(f, why, dest) => {
                let id = match why {
                    Why::Battle => "lraw-text-divert-battle",
                    Why::Effect => "lraw-text-divert-effect",
                    Why::AnyWay => "lraw-text-divert",
                };
                on(id, f).with("to", to(*dest))
            }
            Repl::DivertDiscard(f, dest) => on("lraw-text-divert-discard", f).with("to", to(*dest)),
            Repl::StealConscript => Say::new("lraw-text-steal"),
            Repl::SafeGamble(who) => Say::new("lraw-text-safe-gamble").with("who", person(*who)),
            Repl::NewTarget(f) => on("lraw-text-new-target", f),
            Repl::Amplify(f, n) => on("lraw-text-amplify", f).with("n", i64::from(*n)),
            Repl::SwapKw(f, keyword) => on("lraw-text-swap", f).with("word", Self::given(keyword)),
        }
    }

    /// What a player's cards are kept from a few times.
    pub(super) fn shield(&self, repl: &Repl) -> Say {
        match repl {
            Repl::PreventDestroy(f) => saved(self.any(f)),
            other => Say::new("lraw-text-shield").with("does", self.replacement(other)),
        }
    }

    /// What some cards are kept from a few times.
    pub(super) fn guard(&self, cards: Say, repl: &Repl) -> Say {
        match repl {
            Repl::PreventDestroy(F::Any) => saved(cards),
            Repl::PreventHit(F::Any, n) => {
                Say::new("lraw-text-guard-hit").with("cards", cards).with("less", self.number(n))
            }
            other => Say::new("lraw-text-guard").with("cards", cards).with("does", self.replacement(other)),
        }
    }
}

/// Cards that are kept from being destroyed a few times.
fn saved(cards: Say) -> Say {
    Say::new("lraw-text-guard-destroy").with("cards", cards)
}
