//! Whether an ability speaks of one opponent, whom its controller names where there are several (D-64).

use super::{Body, Fx, Hit, Place, Repl, Rule, Script, Sel, T, Who};

const fn one(who: Who) -> bool {
    matches!(who, Who::Opp)
}

/// Whether an ability speaks of "the opponent".
pub fn names_one(body: &Body) -> bool {
    let target = |target: &T| match target {
        T::Card(_, place, _) => lies(*place),
        T::Player(_) => false,
    };
    script(&body.fx) || body.t.iter().any(target)
}

fn script(script: &Script) -> bool {
    script.fx.iter().any(|fx| instruction(fx) || fx.sel().is_some_and(selects))
}

fn instruction(fx: &Fx) -> bool {
    match fx {
        Fx::Draw(who, _)
        | Fx::DiscardHand(who, ..)
        | Fx::Mill(who, ..)
        | Fx::MillUp(who, ..)
        | Fx::ShowHand(who)
        | Fx::Sacrifice(who, ..)
        | Fx::Manifest(_, _, who)
        | Fx::Damage(Hit::Warlord(who), _)
        | Fx::Heal(who, _)
        | Fx::SetDamage(who, _)
        | Fx::Trap(who, _)
        | Fx::VeilDown(who, _)
        | Fx::Ap(who, _) => one(*who),
        Fx::Lock(rule, _) => forbids(rule),
        Fx::Shield(Repl::PreventWarlordHit(who, _) | Repl::SafeGamble(who), ..) => one(*who),
        Fx::Roll(_, inner) | Fx::May(inner) => script(inner),
        Fx::Table(_, rows) => rows.iter().any(|(_, _, row)| script(row)),
        Fx::Modes(_, modes) => modes.iter().any(script),
        Fx::IfDo(tried, yes, no) => script(tried) || script(yes) || script(no),
        Fx::If(_, yes, no) => script(yes) || script(no),
        _ => false,
    }
}

const fn forbids(rule: &Rule) -> bool {
    match rule {
        Rule::NoConscript(who)
        | Rule::NoRevive(who)
        | Rule::NoUnified(who)
        | Rule::NoWarriorAttack(who)
        | Rule::SkipDraw(who)
        | Rule::SkipReinforce(who)
        | Rule::ReviveTax(who, _)
        | Rule::MoreConscript(who, _) => one(*who),
        Rule::NoInherent(_) => false,
    }
}

const fn selects(sel: &Sel) -> bool {
    match sel {
        Sel::Pick(who, _, place, _) => one(*who) || lies(*place),
        Sel::Every(place, _) => lies(*place),
        _ => false,
    }
}

const fn lies(place: Place) -> bool {
    matches!(place, Place::Hand(Who::Opp) | Place::Discard(Who::Opp) | Place::Erad(Who::Opp))
}
