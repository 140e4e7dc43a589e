//! What the cards of a pool name: walks over effects that find words of names, Tokens, Warlords and selectors.

use super::{
    Ab, Body, Cond, Cost, Extra, F, Fx, Hit, Kw, Neg, Num, On, Phrase, Printed, Repl, Rule, Script, Sel,
    Stat, T,
};

/// What a card names.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Named {
    /// Words that are looked for in names.
    pub words: Vec<Phrase>,
    /// Tokens that are made.
    pub tokens: Vec<Phrase>,
    /// Warlords by personal name.
    pub warlords: Vec<Phrase>,
}

/// What a printed card names.
pub fn of_card(card: &Printed) -> Named {
    let mut named = Named::default();
    card.keywords.iter().for_each(|kw| named.keyword(kw));
    card.abilities.iter().for_each(|ability| named.ability(ability));
    named
}

/// Every selector of a script, those of nested ones included.
pub fn selectors(script: &Script, see: &mut dyn FnMut(&Sel)) {
    for fx in &script.fx {
        parts(fx, see, &mut |_| {}, &mut |_| {});
        scripts(fx).into_iter().for_each(|inner| selectors(inner, see));
    }
}

/// The scripts that an instruction holds.
pub fn scripts(fx: &Fx) -> Vec<&Script> {
    match fx {
        Fx::Roll(_, one) | Fx::May(one) => vec![one],
        Fx::Table(_, rows) => rows.iter().map(|(_, _, row)| row).collect(),
        Fx::Modes(_, modes) => modes.iter().collect(),
        Fx::IfDo(one, two, three) => vec![one, two, three],
        Fx::If(_, one, two) => vec![one, two],
        _ => Vec::new(),
    }
}

/// The selectors, numbers and filters of an instruction, without those of the scripts that it holds.
fn parts(fx: &Fx, sel: &mut dyn FnMut(&Sel), num: &mut dyn FnMut(&Num), filter: &mut dyn FnMut(&F)) {
    match fx {
        Fx::Draw(_, n)
        | Fx::Mill(_, n, _)
        | Fx::Look(n, ..)
        | Fx::Heal(_, n)
        | Fx::SetDamage(_, n)
        | Fx::Trap(_, n)
        | Fx::VeilDown(_, n)
        | Fx::Ap(_, n)
        | Fx::Manifest(_, n, _) => num(n),
        Fx::DiscardHand(_, n, f, _) | Fx::Sacrifice(_, n, f) => {
            num(n);
            filter(f);
        }
        Fx::Search(_, f, _) | Fx::RevealHand(_, f) | Fx::RemoveAny(_, f) => filter(f),
        Fx::Move(s, _)
        | Fx::Destroy(s)
        | Fx::Conscript(s)
        | Fx::Revive(s)
        | Fx::ReviveBeside(s)
        | Fx::TakeControl(s)
        | Fx::EquipThis(s)
        | Fx::Weaponize(s)
        | Fx::PutUnder(s)
        | Fx::Give(s, ..)
        | Fx::Guard(s, ..)
        | Fx::Allow(Extra::Attack(s, _))
        | Fx::Retarget(s) => sel(s),
        Fx::Damage(hit, n) => {
            if let Hit::Cards(s) = hit {
                sel(s);
            }
            num(n);
        }
        Fx::Atk(s, n, _) | Fx::Place(s, _, n) | Fx::Take(s, _, n) => {
            sel(s);
            num(n);
        }
        Fx::Negate(neg) | Fx::NegateAndDestroy(neg) => {
            let (Neg::Activation(f) | Neg::Effect(f) | Neg::Conscription(f)) = neg;
            filter(f);
        }
        _ => {}
    }
}

impl Named {
    fn filter(&mut self, f: &F) {
        match f {
            F::Name(phrase) => self.words.push(*phrase),
            F::And(all) | F::Or(all) => all.iter().for_each(|f| self.filter(f)),
            F::Not(f) => self.filter(f),
            _ => {}
        }
    }

    fn number(&mut self, num: &Num) {
        match num {
            Num::Count(_, f) => self.filter(f),
            Num::CountersOn(sel, _) | Num::AtkOf(sel) => self.selector(sel),
            Num::Div(n, _) | Num::Mul(n, _) => self.number(n),
            Num::Plus(one, two) => {
                self.number(one);
                self.number(two);
            }
            Num::N(_) | Num::X | Num::Dice | Num::Amount => {}
        }
    }

    fn selector(&mut self, sel: &Sel) {
        if let Sel::Pick(_, _, _, f) | Sel::Every(_, f) = sel {
            self.filter(f);
        }
    }

    fn cost(&mut self, cost: &Cost) {
        match cost {
            Cost::Blood(n) | Cost::Consume(n) => self.number(n),
            Cost::Discard(_, f)
            | Cost::Erad(_, _, f)
            | Cost::Sac(_, f)
            | Cost::SendField(_, f)
            | Cost::Destroy(_, f)
            | Cost::Remove(_, _, f) => self.filter(f),
            Cost::EradTop(_) | Cost::SacThis | Cost::SendTop(_) | Cost::RemoveUpX(_) | Cost::RevealThis => {}
        }
    }

    fn condition(&mut self, cond: &Cond) {
        if let Cond::WarlordIs(name) = cond {
            self.warlords.push(*name);
        }
    }

    fn event(&mut self, on: &On) {
        match on {
            On::Discarded(f, g) | On::Attack(f, g) | On::Dealt(f, g) => {
                self.filter(f);
                self.filter(g);
            }
            On::Enters(f)
            | On::Leaves(f)
            | On::ToDiscard(f)
            | On::Destroyed(f, _)
            | On::Milled(f)
            | On::AnyMilled(f)
            | On::EradBy(f)
            | On::HandBack(f)
            | On::Activated(f)
            | On::KwActivated(f)
            | On::Conscripted(f)
            | On::Hurt(f)
            | On::Placed(_, f) => self.filter(f),
            On::Rolled | On::EndTurn(_) => {}
        }
    }

    fn rule(&mut self, rule: &Rule) {
        match rule {
            Rule::NoInherent(f) => self.filter(f),
            Rule::ReviveTax(_, costs) => costs.iter().for_each(|cost| self.cost(cost)),
            _ => {}
        }
    }

    fn replacement(&mut self, repl: &Repl) {
        match repl {
            Repl::PreventHit(f, _)
            | Repl::PreventDestroy(f)
            | Repl::Divert(f, ..)
            | Repl::DivertDiscard(f, _)
            | Repl::NewTarget(f)
            | Repl::Amplify(f, _)
            | Repl::SwapKw(f, _) => self.filter(f),
            Repl::PreventWarlordHit(..) | Repl::StealConscript | Repl::SafeGamble(_) => {}
        }
    }

    fn stat(&mut self, stat: &Stat) {
        match stat {
            Stat::AtkMod(f, n) => {
                self.filter(f);
                self.number(n);
            }
            Stat::Grant(f, word) => {
                self.filter(f);
                self.keyword(&word.kw);
            }
            Stat::KwLock(f) | Stat::CostMod(_, _, f, _) | Stat::NoTarget(f, _) => self.filter(f),
            Stat::Immune(f, g) => {
                self.filter(f);
                self.filter(g);
            }
            Stat::Rule(rule) => self.rule(rule),
            Stat::Repl(repl) => self.replacement(repl),
            Stat::AttackTax(costs) | Stat::AttackDouble(costs) => {
                costs.iter().for_each(|cost| self.cost(cost))
            }
            Stat::RerollDie(_) | Stat::RerollAll(_) => {}
        }
    }

    fn script(&mut self, script: &Script) {
        for fx in &script.fx {
            let (mut sels, mut nums, mut filters) = (Vec::new(), Vec::new(), Vec::new());
            parts(fx, &mut |sel| sels.push(sel.clone()), &mut |num| nums.push(num.clone()), &mut |f| {
                filters.push(f.clone())
            });
            sels.iter().for_each(|sel| self.selector(sel));
            nums.iter().for_each(|num| self.number(num));
            filters.iter().for_each(|f| self.filter(f));
            match fx {
                Fx::Manifest(token, ..) => self.tokens.push(*token),
                Fx::If(cond, ..) => self.condition(cond),
                Fx::Lock(rule, _) => self.rule(rule),
                Fx::Shield(repl, ..) | Fx::Guard(_, repl, ..) => self.replacement(repl),
                _ => {}
            }
            scripts(fx).into_iter().for_each(|inner| self.script(inner));
        }
    }

    fn body(&mut self, body: &Body) {
        body.on.iter().for_each(|on| self.event(on));
        body.req.iter().chain(&body.hush).for_each(|cond| self.condition(cond));
        body.cost.iter().for_each(|cost| self.cost(cost));
        for target in &body.t {
            if let T::Card(_, _, f) = target {
                self.filter(f);
            }
        }
        self.script(&body.fx);
    }

    fn keyword(&mut self, kw: &Kw) {
        match kw {
            Kw::Bestow(body) | Kw::Perish(body) => self.body(body),
            Kw::Immunity(f) => self.filter(f),
            _ => {}
        }
    }

    /// What an ability names.
    pub fn ability(&mut self, ability: &Ab) {
        match ability {
            Ab::Static(stats) | Ab::Arm(stats) => stats.iter().for_each(|stat| self.stat(stat)),
            Ab::Upkeep(_, costs) => costs.iter().for_each(|cost| self.cost(cost)),
            Ab::Passive(inner) => inner.iter().for_each(|ability| self.ability(ability)),
            _ => ability.body().into_iter().for_each(|body| self.body(body)),
        }
    }
}

/// Whether a phrase occurs in a name as whole words, case and all (LRAW-5.8.1).
pub fn occurs(phrase: &str, name: &str) -> bool {
    let letter = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
    name.match_indices(phrase).any(|(at, found)| {
        !letter(name[..at].chars().next_back()) && !letter(name[at + found.len()..].chars().next())
    })
}
