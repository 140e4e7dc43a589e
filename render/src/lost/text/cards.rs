//! What cards, monsters and heroes say, in sentences.

use skald_rules::interface::{Arg, Say};
use skald_rules::lost::cards::{
    Beside, Board, Cond, Damage, Discount, Equipment, Goal, Harm, Hit, Kind, Line, Modifier, Monster, Set,
    Skill, Stack, Text, Track, Type,
};
use skald_rules::lost::{damage_word, kind_word as an_a_kind, needs, piece_word, skill_word, type_word};

use super::super::scene::{text, words};
use crate::page::told::{Told, end_stop};

/// Damage of one type.
fn hit(of: Hit) -> Say {
    Say::new("twin-lost-damage").with("amount", of.0).with("damage", Say::new(damage_word(of.1)))
}

/// Damage by type, as a list.
pub(super) fn harm(of: Harm) -> Vec<Say> {
    let some = Damage::ALL.iter().filter(|damage| of.of(**damage) > 0);
    some.map(|damage| hit(Hit(of.of(*damage), *damage))).collect()
}

fn types(of: &[Type]) -> Vec<Say> {
    of.iter().map(|of| Say::new(type_word(*of))).collect()
}

const fn set(of: Set) -> &'static str {
    match of {
        Set::Magic => "twin-lost-set-magic",
        Set::Chaos => "twin-lost-set-chaos",
        Set::Blows => "twin-lost-set-blows",
        Set::Plain => "twin-lost-set-plain",
        Set::Any => "twin-lost-set-any",
    }
}

fn with(cond: &Cond) -> Say {
    if cond.0.is_empty() {
        Say::new("lost-nothing")
    } else {
        Say::new("twin-lost-with").with("list", needs(cond))
    }
}

fn reduce(id: &'static str, amount: u8, of: Set) -> Say {
    Say::new(id).with("amount", amount).with("set", Say::new(set(of)))
}

/// A line of a card as a sentence.
fn line(of: &Line) -> Say {
    let counted = |id, count: u8| Say::new(id).with("count", count);
    match of {
        Line::Basic(hits) => match hits.as_slice() {
            [one, other, ..] => {
                Say::new("twin-lost-basic-or").with("hit", hit(*one)).with("other", hit(*other))
            }
            [one] => Say::new("twin-lost-basic").with("hit", hit(*one)),
            [] => Say::new("lost-nothing"),
        },
        Line::If { cond, hit: more } => {
            Say::new("twin-lost-if").with("list", needs(cond)).with("hit", hit(*more))
        }
        Line::For { mana, most, cond, hit: more } => {
            let id = if *most == Some(1) { "twin-lost-for-once" } else { "twin-lost-for" };
            counted(id, *mana).with("beside", with(cond)).with("hit", hit(*more))
        }
        Line::Convert => Say::new("twin-lost-convert"),
        Line::PerTrophy(each) => Say::new("twin-lost-per-trophy").with("hit", hit(*each)),
        Line::Again { mana } => counted("twin-lost-again", *mana),
        Line::Halve => Say::new("twin-lost-halve"),
        Line::Slay(kind) => Say::new("twin-lost-slay").with("kind", Say::new(an_a_kind(*kind))),
        Line::Copy { xp } => Say::new("twin-lost-copy").with("xp", *xp),
        Line::Tap => Say::new("twin-lost-tap"),
        Line::Polymorph => Say::new("twin-lost-polymorph"),
        Line::Transform => Say::new("twin-lost-transform"),
        Line::Banish { xp } => Say::new("twin-lost-banish").with("xp", *xp),
        Line::Reduce { amount, set, cond } if cond.0.is_empty() => reduce("twin-lost-reduce", *amount, *set),
        Line::Reduce { amount, set, cond } => {
            reduce("twin-lost-reduce-with", *amount, *set).with("list", needs(cond))
        }
        Line::ReduceFor { mana, most, amount, set } => {
            let id = if *most == Some(1) { "twin-lost-reduce-for-once" } else { "twin-lost-reduce-for" };
            reduce(id, *amount, *set).with("count", *mana)
        }
        Line::Always { amount, set, cond } => {
            reduce("twin-lost-always", *amount, *set).with("list", needs(cond))
        }
        Line::Refresh { count, types: some } => {
            counted("twin-lost-refresh", *count).with("list", types(some))
        }
        Line::Mana(amount) => counted("twin-lost-mana", *amount),
        Line::Heal(amount) => counted("twin-lost-heal", *amount),
        Line::OnEquip(Track::Life) => Say::new("twin-lost-on-life"),
        Line::OnEquip(Track::Mana) => Say::new("twin-lost-on-mana"),
        Line::Borrow(Beside::Left) => Say::new("twin-lost-borrow-left"),
        Line::Borrow(Beside::Right) => Say::new("twin-lost-borrow-right"),
    }
}

/// What a card says, a sentence a line.
pub(in crate::lost) fn says(of: &Equipment) -> Vec<String> {
    of.lines.iter().map(|of| end_stop(words(&line(of)))).collect()
}

/// For whom a card costs less, a sentence a box.
fn discounts(of: &Equipment) -> Vec<String> {
    let one =
        |of: &Discount| Say::new("twin-lost-discount").with("amount", of.amount).with("list", needs(&of.any));
    of.discounts.iter().map(|of| end_stop(words(&one(of)))).collect()
}

/// What it is: its type, and its piece if it is armor.
pub(in crate::lost) fn type_words(of: &Equipment) -> String {
    let kind = Say::new(type_word(of.of));
    let said = match of.piece {
        Some(piece) => {
            words(&Say::new("twin-lost-piece").with("type", kind).with("piece", Say::new(piece_word(piece))))
        }
        None => words(&kind),
    };
    capital(&said)
}

fn capital(said: &str) -> String {
    let mut letters = said.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A kind of monsters, as a heading.
pub(in crate::lost) fn kind_of(of: Kind) -> String {
    text(match of {
        Kind::Animal => "picture-lost-kind-animal",
        Kind::Humanoid => "picture-lost-kind-humanoid",
        Kind::Dragon => "picture-lost-kind-dragon",
        Kind::Undead => "picture-lost-kind-undead",
    })
}

/// The kind of a monster.
pub(in crate::lost) fn kind_word(of: &Monster) -> String {
    kind_of(of.kind)
}

fn modifiers(of: &Monster) -> Vec<String> {
    let one = |(damage, modifier): (&Damage, Modifier)| {
        let id = match modifier {
            Modifier::Full => return None,
            Modifier::Double => "twin-lost-doubled",
            Modifier::Half => "twin-lost-halved",
            Modifier::None => "twin-lost-ignored",
        };
        let said = words(&Say::new(id).with("damage", Say::new(damage_word(*damage))));
        Some(end_stop(capital(&said)))
    };
    Damage::ALL.iter().zip(of.modifiers).filter_map(one).collect()
}

fn beast_text(of: &Text) -> Say {
    let counted = |id, count: u8| Say::new(id).with("count", count);
    match of {
        Text::LoseMana(amount) => counted("twin-lost-lose-mana", *amount),
        Text::LoseGold(amount) => counted("twin-lost-lose-gold", *amount),
        Text::Exhaust(some) => Say::new("twin-lost-exhaust").with("list", types(some)),
        Text::HitAll(more) => Say::new("twin-lost-hit-all").with("hit", hit(*more)),
        Text::LoseSkill => Say::new("twin-lost-lose-skill"),
        Text::HealAll(amount) => counted("twin-lost-heal-all", *amount),
        Text::NoArmor => Say::new("twin-lost-no-armor"),
        Text::Avenge(more) => Say::new("twin-lost-avenge").with("hit", hit(*more)),
    }
}

/// What a monster is, in one sentence.
pub(super) fn beast(of: &Monster) -> Say {
    numbers("twin-lost-monster", of).with("monster", of.name).with("kind", kind_of(of.kind))
}

/// A sentence with a monster's numbers.
fn numbers(id: &'static str, of: &Monster) -> Say {
    let strikes = harm(of.attack);
    let strikes = if strikes.is_empty() { vec![Say::new("twin-lost-nothing")] } else { strikes };
    let listed: Vec<String> = strikes.iter().map(words).collect();
    Say::new(id)
        .with("life", of.life)
        .with("strikes", listed.join(" + "))
        .with("xp", of.xp)
        .with("gold", of.gold)
}

/// What a monster does and brings and how damage counts against it, a sentence a line.
pub(in crate::lost) fn monster_lines(of: &Monster) -> Vec<String> {
    let mut lines = vec![end_stop(words(&numbers("twin-lost-monster-face", of)))];
    lines.extend(modifiers(of));
    lines.extend(of.texts.iter().map(|of| end_stop(words(&beast_text(of)))));
    lines
}

/// How damage counts against a monster, and what it does beside striking, in one line.
pub(super) fn beast_more(of: &Monster) -> String {
    let all: Vec<String> =
        modifiers(of).into_iter().chain(of.texts.iter().map(|of| end_stop(words(&beast_text(of))))).collect();
    all.join(" ")
}

/// What a hero begins with.
pub(in crate::lost) fn hero_lines(of: &Board) -> Vec<String> {
    let begins =
        Say::new("twin-lost-begins").with("life", of.life).with("mana", of.mana).with("gold", of.gold);
    let some = Skill::ALL.iter().filter(|skill| of.skills.of(**skill) > 0);
    let skills: Vec<Say> = some.map(|skill| Say::new(skill_word(*skill))).collect();
    let knows = Say::new("twin-lost-knows").with("list", skills);
    vec![end_stop(words(&begins)), end_stop(words(&knows))]
}

fn head(name: Arg, kind: String, level: u8) -> String {
    words(&Say::new("picture-lost-head").with("name", name).with("kind", kind).with("level", level))
}

/// A card in words.
pub(in crate::lost) fn card(of: &Equipment) -> Told {
    let facts = Say::new("twin-lost-equipment")
        .with("type", type_words(of))
        .with("skill", Say::new(skill_word(of.icon)))
        .with("cost", of.cost);
    let mut lines = vec![end_stop(words(&facts))];
    lines.extend(discounts(of));
    lines.extend(says(of));
    Told::sheet(&head(of.name.into(), type_words(of), of.level), lines)
}

/// A monster in words.
pub(in crate::lost) fn monster(of: &Monster) -> Told {
    Told::sheet(&head(of.name.into(), kind_of(of.kind), of.level), monster_lines(of))
}

/// A hero in words.
pub(in crate::lost) fn hero(of: &Board) -> Told {
    Told::sheet(&words(&Say::new("picture-lost-hero-head").with("name", of.name)), hero_lines(of))
}

/// What a stack of tokens asks for.
pub(super) fn goal(of: &Stack) -> Say {
    match of.goal {
        Goal::Pair(kind) => Say::new("twin-lost-goal-pair").with("kind", kind_of(kind).to_lowercase()),
        Goal::Triple => Say::new("twin-lost-goal-triple"),
        Goal::Variety => Say::new("twin-lost-goal-variety"),
    }
}
