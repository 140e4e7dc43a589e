//! Numbers for what positions point at: scripts, keywords, abilities, statics.

use std::collections::BTreeMap;

use super::{
    Ab, Ability, AbilityId, Body, Cnt, Cost, Expansion, F, Fx, Keyword, Kw, Num, Repl, Role, Script,
    ScriptId, Stat, StatId, Static, T, Tag, WordId, opponent,
};

/// Everything that positions point at.
#[derive(Clone, Debug, Default)]
pub struct Shelves {
    /// What keywords expand into, as the packs say.
    pub table: BTreeMap<Tag, Vec<Ab>>,
    /// Scripts.
    pub scripts: Vec<Vec<Fx>>,
    /// Keywords.
    pub words: Vec<Expansion>,
    /// Abilities.
    pub abilities: Vec<Ability>,
    /// Statics.
    pub stats: Vec<Static>,
}

/// What a list of printed abilities comes to.
#[derive(Clone, Debug, Default)]
pub struct Shelved {
    /// Abilities in order.
    pub abilities: Vec<AbilityId>,
    /// Statics in order.
    pub stats: Vec<StatId>,
    /// Upkeep.
    pub upkeep: Vec<(super::Ph, Vec<Cost>)>,
    /// Events that are waited for.
    pub hears: u32,
}

fn number(at: usize) -> u16 {
    u16::try_from(at).unwrap_or(u16::MAX)
}

impl Shelves {
    /// A keyword, numbered; equal ones are one.
    pub fn word(&mut self, kw: &Kw) -> WordId {
        if let Some(at) = self.words.iter().position(|known| known.kw == *kw) {
            return WordId(number(at));
        }
        let at = self.words.len();
        self.words.push(Expansion { kw: kw.clone(), abilities: Vec::new(), stats: Vec::new(), hears: 0 });
        let printed = self.expansion(kw);
        let shelved = self.abilities(printed, Some(kw.tag()));
        if let Some(word) = self.words.get_mut(at) {
            word.abilities = shelved.abilities;
            word.stats = shelved.stats;
            word.hears = shelved.hears;
        }
        WordId(number(at))
    }

    /// What a keyword expands into, with what it carries in place (2.5).
    fn expansion(&self, kw: &Kw) -> Vec<Ab> {
        let mut abilities = self.table.get(&kw.tag()).cloned().unwrap_or_default();
        for ability in &mut abilities {
            match (kw, ability) {
                (Kw::Bestow(inner) | Kw::Perish(inner), Ab::Trig(body)) => {
                    let on = body.on.take();
                    *body = Body { on, may: body.may || inner.may, ..Body::clone(inner) };
                }
                (Kw::Immunity(from), Ab::Static(stats)) => {
                    for stat in stats {
                        if let Stat::Immune(_, f) = stat {
                            *f = F::clone(from);
                        }
                    }
                }
                (Kw::Recover(n) | Kw::Vampiric(n), Ab::Trig(body)) => {
                    for fx in &mut body.fx.fx {
                        if let Fx::Heal(_, num) | Fx::Atk(_, num, _) = fx {
                            *num = Num::N(*n);
                        }
                    }
                }
                _ => {}
            }
        }
        abilities
    }

    /// Printed abilities, numbered.
    pub fn abilities(&mut self, printed: Vec<Ab>, tag: Option<Tag>) -> Shelved {
        let mut shelved = Shelved::default();
        for ability in printed {
            let (role, body) = match ability {
                Ab::Static(stats) => {
                    self.stats(stats, tag, false, &mut shelved);
                    continue;
                }
                Ab::Arm(stats) => {
                    self.stats(stats, tag, true, &mut shelved);
                    continue;
                }
                Ab::Upkeep(phase, costs) => {
                    shelved.upkeep.push((phase, costs));
                    continue;
                }
                Ab::Passive(inner) => {
                    let inner = self.abilities(inner, tag);
                    shelved.abilities.extend(inner.abilities);
                    shelved.stats.extend(inner.stats);
                    shelved.hears |= inner.hears;
                    continue;
                }
                Ab::Play(body) => (Role::Play, body),
                Ab::Opt(body) => (Role::Opt, body),
                Ab::Pile(body) => (Role::Pile, body),
                Ab::Each(body) => (Role::Each, body),
                Ab::Trig(body) => (Role::Trig, body),
                Ab::Act(body) => (Role::Act, body),
                Ab::Sa(body) => (Role::Sa, body),
                Ab::Syn(body) => (Role::Syn, body),
                Ab::Realm(body) => (Role::Realm, body),
                Ab::Mull(body) => (Role::Mull, body),
                Ab::Consume(body) => (Role::Consume, body),
            };
            if matches!(role, Role::Each | Role::Trig) {
                shelved.hears |= body.on.as_ref().map_or(0, super::On::bit);
            }
            shelved.abilities.push(self.ability(role, tag, body));
        }
        shelved
    }

    fn ability(&mut self, role: Role, tag: Option<Tag>, mut body: Body) -> AbilityId {
        self.script(&mut body.fx);
        let id = AbilityId(number(self.abilities.len()));
        let negates = body.fx.fx.iter().any(|fx| matches!(fx, Fx::Negate(_) | Fx::NegateAndDestroy(_)));
        let modes = body.fx.fx.iter().find_map(|fx| match fx {
            Fx::Modes(count, of) => Some((*count, u8::try_from(of.len()).unwrap_or(u8::MAX))),
            _ => None,
        });
        let chooses_x = chooses_x(&body);
        let one_opponent = opponent::names_one(&body);
        self.abilities.push(Ability { role, tag, body, negates, chooses_x, modes, one_opponent });
        id
    }

    fn stats(&mut self, stats: Vec<Stat>, tag: Option<Tag>, arm: bool, to: &mut Shelved) {
        for mut stat in stats {
            match &mut stat {
                Stat::Grant(_, keyword) => self.keyword(keyword),
                Stat::Repl(repl) => self.replacement(repl),
                _ => {}
            }
            to.stats.push(StatId(number(self.stats.len())));
            self.stats.push(Static { stat, tag, arm });
        }
    }

    fn keyword(&mut self, keyword: &mut Keyword) {
        keyword.id = self.word(&keyword.kw);
    }

    fn replacement(&mut self, repl: &mut Repl) {
        if let Repl::SwapKw(_, keyword) = repl {
            self.keyword(keyword);
        }
    }

    /// A script, numbered with all scripts that it holds.
    fn script(&mut self, script: &mut Script) {
        for fx in &mut script.fx {
            match fx {
                Fx::Roll(_, one) | Fx::May(one) => self.script(one),
                Fx::Table(_, rows) => rows.iter_mut().for_each(|(_, _, row)| self.script(row)),
                Fx::Modes(_, modes) => modes.iter_mut().for_each(|mode| self.script(mode)),
                Fx::IfDo(one, two, three) => {
                    [one, two, three].into_iter().for_each(|inner| self.script(inner))
                }
                Fx::If(_, one, two) => [one, two].into_iter().for_each(|inner| self.script(inner)),
                Fx::Give(_, keyword, _) => self.keyword(keyword),
                Fx::Shield(repl, ..) | Fx::Guard(_, repl, ..) => self.replacement(repl),
                _ => {}
            }
        }
        script.id = ScriptId(number(self.scripts.len()));
        self.scripts.push(script.fx.clone());
    }
}

/// Whether costs or targets speak of an X.
fn chooses_x(body: &Body) -> bool {
    fn speaks(num: &Num) -> bool {
        match num {
            Num::X => true,
            Num::Div(n, _) | Num::Mul(n, _) => speaks(n),
            Num::Plus(one, two) => speaks(one) || speaks(two),
            _ => false,
        }
    }
    let priced = body.cost.iter().any(|cost| match cost {
        Cost::Blood(n) | Cost::Consume(n) => speaks(n),
        Cost::RemoveUpX(_) => true,
        _ => false,
    });
    priced || body.t.iter().any(|target| matches!(target, T::Card(Cnt::ExX | Cnt::UpX, ..)))
}
