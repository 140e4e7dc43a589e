//! Something prepared in words: what is done, and what must hold for it.

use skald_vocabulary::interface::Say;

use super::{Condition, Prepared};
use crate::{
    cards::{Card, Pool},
    moves::{Arm, Attack, Move, Step},
    tell,
};

impl Prepared {
    /// Its sentence, by the message that names what it is for.
    pub fn say(&self, id: &'static str, pool: &Pool) -> Say {
        let parts: Vec<Say> = self.parts.iter().map(|of| part(of, pool)).collect();
        let when: Vec<Say> = self.when.iter().map(|of| condition(*of, pool)).collect();
        let only = Say::new(if when.is_empty() { "lost-nothing" } else { "lost-order-only" });
        Say::new(id).with("parts", parts).with("beside", only.with("list", when))
    }
}

fn condition(of: Condition, pool: &Pool) -> Say {
    match of {
        Condition::Foe(beast) => Say::new("lost-when-foe").with("monster", pool.monster(beast).name),
        Condition::Markers(count) => Say::new("lost-when-markers").with("count", count),
        Condition::FaceUp(beast) => Say::new("lost-when-face-up").with("monster", pool.monster(beast).name),
        Condition::Life(life) => Say::new("lost-when-life").with("life", life),
    }
}

/// What is done, as a part of a sentence.
pub fn part(of: &Move, pool: &Pool) -> Say {
    let name = |card: &Card| tell::name(pool.card(*card).name);
    let list = |id, of: &[Card]| Say::new(id).with("list", of.iter().map(name).collect::<Vec<_>>());
    match of {
        Move::Step(step) => Say::new(match step {
            Step::Stay => "lost-part-stay",
            Step::Pass | Step::PassDraw => "lost-part-pass-draw",
            Step::PassFaceUp => "lost-part-pass-face-up",
            Step::FaceUp => "lost-part-face-up",
            Step::Draw => "lost-part-draw",
        }),
        Move::Attack(of) => attack(of, pool),
        Move::Slay(card) => Say::new("lost-part-slay").with("card", pool.card(*card).name),
        Move::Use { card, on } => {
            let on = on.as_deref().unwrap_or_default();
            let beside = if on.is_empty() { Say::new("lost-nothing") } else { list("lost-part-on", on) };
            Say::new("lost-part-use").with("card", pool.card(*card).name).with("beside", beside)
        }
        Move::Defend(with) if with.is_empty() => Say::new("lost-part-defend-none"),
        Move::Defend(with) => {
            let spends = with.iter().filter_map(|(card, times)| Some((*card, (*times)?)));
            let cards: Vec<Card> = with.iter().map(|(card, _)| *card).collect();
            list("lost-part-defend", &cards).with("beside", mana(spends.collect(), pool))
        }
        Move::Reward(of) => Say::new("lost-part-reward").with("reward", Say::new(tell::reward(*of))),
        Move::Exhaust(card) => Say::new("lost-part-exhaust").with("card", pool.card(*card).name),
        Move::Meet { beast, .. } => Say::new("lost-part-meet").with("monster", pool.monster(*beast).name),
        Move::Drop(card) => Say::new("lost-part-drop").with("card", pool.card(*card).name),
        Move::Fall => Say::new("lost-part-fall"),
        // Nothing else is asked in a turn, and no order with it is kept.
        Move::Hero(_) | Move::Take { .. } | Move::Attach(_) => Say::new("lost-part-else"),
    }
}

fn attack(of: &Attack, pool: &Pool) -> Say {
    let name = |card: &Card| tell::name(pool.card(*card).name);
    // Where a weapon has a choice, its kind of damage belongs to it.
    let arm = |card: &Card| match of.basic {
        Some(basic) => {
            let damage = Say::new(tell::damage_word(basic));
            Say::new("lost-part-basic").with("card", pool.card(*card).name).with("damage", damage)
        }
        None => name(card),
    };
    let mut with: Vec<Say> = match of.arm {
        Arm::Unarmed => vec![Say::new("lost-unarmed")],
        Arm::Weapon(card) => vec![arm(&card)],
        Arm::Copy { card, weapon, .. } => vec![name(&card), arm(&weapon)],
    };
    with.extend(of.boosts.iter().map(name));
    with.extend(of.taps.iter().flat_map(|tap| [name(&tap.card), name(&tap.spell)]));
    let again: Vec<Say> = of.again.iter().map(name).collect();
    let again =
        Say::new(if again.is_empty() { "lost-nothing" } else { "lost-part-again" }).with("list", again);
    Say::new("lost-part-attack")
        .with("list", with)
        .with("beside", mana(of.mana.clone(), pool))
        .with("again", again)
}

/// On which cards mana is spent, and how often.
fn mana(on: Vec<(Card, u8)>, pool: &Pool) -> Say {
    let some = on.into_iter().filter(|(_, times)| *times > 0);
    let each = |(card, times): (Card, u8)| {
        Say::new("lost-part-times").with("card", pool.card(card).name).with("count", times)
    };
    let list: Vec<Say> = some.map(each).collect();
    Say::new(if list.is_empty() { "lost-nothing" } else { "lost-part-mana" }).with("list", list)
}
