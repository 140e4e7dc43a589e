//! What cards say, in sentences that are made from their values: one fixed phrase for each word of the effect language (FX-19).
//!
//! What belongs here: which phrase belongs to which word. What does not: the phrases themselves, which stand in
//! `rules/words`, and what the words do, which the engine knows.

mod effects;
mod nouns;
mod statics;

use skald_vocabulary::interface::Say;

use crate::cards::{
    Ability, Body, Cond, Cost, F, Face, Keyword, Kw, Legion, On, Ph, Pool, Role, Script, T, Tag, WordId,
};

/// Whoever reads a card: what "it" means depends on the ability that is read.
#[derive(Clone, Copy, Debug)]
struct Reader<'c> {
    /// What the ability answers or waits for.
    on: Option<&'c On>,
    /// What is declared with it.
    targets: &'c [T],
    /// Whether an ARM speaks of the Warrior that it equips (FX-17).
    arm: bool,
}

/// What a card says, a sentence for each ability and keyword, in printed order.
#[must_use]
pub fn lines(pool: &Pool, face: &Face) -> Vec<Say> {
    let plain = Reader { on: None, targets: &[], arm: false };
    let mut lines: Vec<Say> = face.words.iter().map(|word| keyword(pool, *word)).collect();
    lines.extend(face.abilities.iter().map(|id| ability(pool.ability(*id))));
    lines.extend(face.stats.iter().map(|id| {
        let stat = pool.stat(*id);
        Reader { arm: stat.arm, ..plain }.stat(&stat.stat)
    }));
    let upkeep = face.upkeep.iter().map(|(ph, costs)| {
        Say::new("lraw-text-upkeep").with("phase", phase(*ph)).with("list", plain.costs(costs))
    });
    lines.extend(upkeep);
    lines
}

/// A keyword with what it means.
#[must_use]
pub fn keyword(pool: &Pool, word: WordId) -> Say {
    let expansion = pool.word(word);
    let name = keyword_name(&expansion.kw);
    let plain = Reader { on: None, targets: &[], arm: false };
    let known = match expansion.kw.tag() {
        Tag::Blockade => Some("lraw-text-blockade"),
        Tag::Frostbite => Some("lraw-text-frostbite"),
        Tag::Rampage => Some("lraw-text-rampage"),
        Tag::Retaliate => Some("lraw-text-retaliate"),
        Tag::Valiant => Some("lraw-text-valiant"),
        _ => None,
    };
    let first = expansion.abilities.first().map(|id| ability(pool.ability(*id)));
    let meaning = known
        .map(Say::new)
        .or(first)
        .or_else(|| expansion.stats.first().map(|id| plain.stat(&pool.stat(*id).stat)))
        .unwrap_or(Say::new("lraw-nothing"));
    Say::new("lraw-text-keyword").with("name", name).with("does", meaning)
}

/// A keyword's name with its number.
#[must_use]
pub fn keyword_name(of: &Kw) -> Say {
    let word = Say::new("lraw-word").with("word", of.tag().word());
    match of {
        Kw::Recover(n) | Kw::Vampiric(n) => {
            Say::new("lraw-text-word-number").with("word", word).with("n", i64::from(*n))
        }
        _ => word,
    }
}

/// What an ability says.
#[must_use]
pub fn ability(of: &Ability) -> Say {
    let reader = Reader { on: of.body.on.as_ref(), targets: &of.body.t, arm: false };
    let does = reader.body(&of.body, of.role);
    let id = match of.role {
        Role::Opt => "lraw-text-opt",
        Role::Pile => "lraw-text-pile",
        Role::Sa => "lraw-text-sa",
        Role::Syn => "lraw-text-syn",
        Role::Realm => "lraw-text-realm",
        Role::Mull => "lraw-text-mull",
        Role::Consume => "lraw-text-consume",
        Role::Play | Role::Each | Role::Trig | Role::Act => return does,
    };
    Say::new(id).with("does", does)
}

/// What an ability answers or waits for.
#[must_use]
pub fn event(of: &On) -> Say {
    Reader { on: Some(of), targets: &[], arm: false }.event(of)
}

/// What an ability answers or waits for, in two or three words for a narrow place: the kind of event alone.
#[must_use]
pub fn moment(of: &On) -> Say {
    Say::new(match of {
        On::Enters(_) => "lraw-moment-enters",
        On::Leaves(_) => "lraw-moment-leaves",
        On::ToDiscard(_) | On::Discarded(..) => "lraw-moment-discarded",
        On::Destroyed(..) => "lraw-moment-destroyed",
        On::Milled(_) | On::AnyMilled(_) => "lraw-moment-milled",
        On::EradBy(_) => "lraw-moment-eradicated",
        On::HandBack(_) => "lraw-moment-handed-back",
        On::Activated(F::And(all)) if all.contains(&F::Unified) => "lraw-moment-unified",
        On::Activated(F::Unified) => "lraw-moment-unified",
        On::Activated(_) => "lraw-moment-activated",
        On::KwActivated(_) => "lraw-moment-keyword",
        On::Conscripted(_) => "lraw-moment-conscripted",
        On::Attack(..) => "lraw-moment-attack",
        On::Dealt(..) => "lraw-moment-dealt",
        On::Hurt(_) => "lraw-moment-hurt",
        On::Placed(..) => "lraw-moment-placed",
        On::Rolled => "lraw-moment-rolled",
        On::EndTurn(_) => "lraw-moment-end-turn",
    })
}

/// Conditions, one phrase each.
#[must_use]
pub fn conditions(of: &[Cond]) -> Vec<Say> {
    let reader = Reader { on: None, targets: &[], arm: false };
    of.iter().map(|cond| reader.cond(cond)).collect()
}

/// A price, part by part.
#[must_use]
pub fn costs(of: &[Cost]) -> Vec<Say> {
    Reader { on: None, targets: &[], arm: false }.costs(of)
}

/// What is declared as a target.
#[must_use]
pub fn target(of: &T) -> Say {
    Reader { on: None, targets: &[], arm: false }.target(of)
}

/// A phase's name.
#[must_use]
pub fn phase(of: Ph) -> Say {
    Say::new(match of {
        Ph::Countdown => "lraw-text-countdown",
        Ph::Reinforce => "lraw-text-reinforce",
        Ph::War => "lraw-text-war",
        Ph::End => "lraw-text-end",
    })
}

impl Reader<'_> {
    /// An ability's sentence without what says when it counts: what it does, and around that what it needs, from the inside out.
    fn body(&self, body: &Body, role: Role) -> Say {
        let mut does = self.script(&body.fx);
        if !body.t.is_empty() {
            let list: Vec<Say> = body.t.iter().map(|target| self.target(target)).collect();
            does = Say::new("lraw-text-target").with("list", list).with("does", does);
        }
        if !body.cost.is_empty() {
            does = Say::new("lraw-text-cost").with("list", self.costs(&body.cost)).with("does", does);
        }
        if body.may {
            does = Say::new("lraw-text-may").with("does", does);
        }
        if !body.req.is_empty() {
            let list: Vec<Say> = body.req.iter().map(|cond| self.cond(cond)).collect();
            does = Say::new("lraw-text-if").with("list", list).with("does", does);
        }
        if let Some(on) = &body.on {
            let id = if role == Role::Play { "lraw-text-answers" } else { "lraw-text-when" };
            does = Say::new(id).with("event", self.event(on)).with("does", does);
        }
        if let Some(ph) = body.ph {
            does = Say::new("lraw-text-in-phase").with("phase", phase(ph)).with("does", does);
        }
        if body.once {
            does = Say::new("lraw-text-once").with("does", does);
        }
        if !body.hush.is_empty() {
            let list: Vec<Say> = body.hush.iter().map(|cond| self.cond(cond)).collect();
            does = Say::new("lraw-text-hush").with("list", list).with("does", does);
        }
        does
    }

    /// Instructions one after the other.
    fn script(&self, script: &Script) -> Say {
        let mut all = script.fx.iter().map(|fx| self.fx(fx));
        let Some(first) = all.next() else { return Say::new("lraw-text-nothing") };
        all.fold(first, |before, next| Say::new("lraw-text-then").with("first", before).with("second", next))
    }

    /// A keyword inside an effect.
    fn given(keyword: &Keyword) -> Say {
        keyword_name(&keyword.kw)
    }
}

/// A crest's name.
#[must_use]
pub fn legion(of: Legion) -> Say {
    Say::new(match of {
        Legion::Hero => "lraw-legion-hero",
        Legion::Orc => "lraw-legion-orc",
        Legion::Angel => "lraw-legion-angel",
        Legion::Demon => "lraw-legion-demon",
        Legion::Undead => "lraw-legion-undead",
        Legion::Titan => "lraw-legion-titan",
        Legion::Dwarf => "lraw-legion-dwarf",
        Legion::Beast => "lraw-legion-beast",
        Legion::Bounty => "lraw-legion-bounty",
    })
}
