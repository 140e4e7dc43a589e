//! Taking the meaning out of one word of all cards, to see whether anybody notices.

use std::{cell::RefCell, sync::Arc};

use super::Word;
use crate::cards::{
    Amount, By, Condition, Effect, Face, Judged, Kind, Limit, Lists, Mode, Pick, Pool, Primitive, To,
    Trigger, Verb, Who,
};

thread_local! {
    /// The word that means nothing at the tables that this thread opens.
    static DULL: RefCell<Option<(Word, How)>> = const { RefCell::new(None) };
}

/// How a word loses its meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// What it says is left out, or another word stands in its place.
    Without,
    /// A condition never holds.
    Never,
}

/// Does something while a word means nothing.
pub fn while_dull<T>(word: &Word, how: How, act: impl FnOnce() -> T) -> T {
    DULL.with_borrow_mut(|dull| *dull = Some((word.clone(), how)));
    let done = act();
    DULL.with_borrow_mut(|dull| *dull = None);
    done
}

/// The cards as tables get them now.
pub fn dulled(pool: Arc<Pool>) -> Arc<Pool> {
    DULL.with_borrow(|dull| match dull {
        None => pool,
        Some((word, how)) => {
            let mut pool = (*pool).clone();
            for face in &mut pool.faces {
                dull_lists(&mut face.lists, word, *how);
                dull_face(face, word);
            }
            for warrior in &mut pool.warriors {
                if *word == Word::Ability(warrior.id) {
                    warrior.lists = Lists::default();
                }
                dull_lists(&mut warrior.lists, word, *how);
            }
            Arc::new(pool)
        }
    })
}

fn dull_face(face: &mut Face, word: &Word) {
    let Word::Field(field) = word else { return };
    match *field {
        "area" => face.area = false,
        "persistent" => face.persistent = false,
        "stop=defend" => face.stop = face.stop.filter(|stop| stop.kind != Kind::Defend),
        "stop=destructive" => face.stop = face.stop.filter(|stop| stop.kind != Kind::Destructive),
        "answers=destructive" => face.answers.destructive = false,
        "answers=mystical" => face.answers.mystical = false,
        "boosts=destructive" => face.boosts.destructive = false,
        "boosts=mystical" => face.boosts.mystical = false,
        "max_ov" => face.max_ov = None,
        "mode_only=ground" => face.mode_only = face.mode_only.filter(|mode| *mode != Mode::Ground),
        "mode_only=air" => face.mode_only = face.mode_only.filter(|mode| *mode != Mode::Air),
        "mode=ground" => face.mode = face.mode.map(|_| Mode::Air),
        "mode=air" => face.mode = face.mode.map(|_| Mode::Ground),
        "assoc" => face.assoc = None,
        "dv" => face.dv = face.dv.map(|_| 0),
        field => panic!("nothing is known of the field {field}"),
    }
}

fn dull_lists(lists: &mut Lists, word: &Word, how: How) {
    for trigger in Trigger::ALL {
        let list = &mut lists.0[trigger as usize];
        if *word == Word::On(trigger) {
            list.clear();
        }
        let old = std::mem::take(list);
        *list = old.into_iter().filter_map(|effect| dull_effect(effect, word, how)).collect();
    }
}

fn dull_effect(mut effect: Effect, word: &Word, how: How) -> Option<Effect> {
    match word {
        Word::If(judged) if effect.only.is_some_and(|only| judged_of(only) == *judged) => {
            effect.only = None;
            (how == How::Without).then_some(effect)
        }
        Word::Do(verb) if verb_of(&effect.act) == *verb => None,
        Word::Argument(verb, key, word) if verb_of(&effect.act) == *verb => {
            swap_argument(&mut effect.act, key, word);
            Some(effect)
        }
        Word::Who(who) => {
            swap_who(&mut effect.act, *who);
            Some(effect)
        }
        _ => Some(effect),
    }
}

/// Whom an effect concerns is somebody else.
fn swap_who(act: &mut Primitive, dull: Who) {
    let (Primitive::Lose(who, _)
    | Primitive::Gain(who, _)
    | Primitive::Draw(who, _)
    | Primitive::Discard(who, ..)
    | Primitive::Mill(who, _)
    | Primitive::Peek(who)
    | Primitive::Purge(who, _)
    | Primitive::Dispel(who, _)
    | Primitive::Stall(who, _)) = act
    else {
        return;
    };
    if *who == dull {
        *who = match dull {
            Who::Own | Who::EachOpponent => Who::EachPlayer,
            Who::Target | Who::Attacker => Who::Own,
            Who::Chosen | Who::EachPlayer => Who::EachOpponent,
        };
    }
}

/// The word that follows `word` among those that the argument takes; where it takes no other, the number 1.
fn next_word(act: &Primitive, key: &str, word: &str) -> Option<&'static str> {
    let arguments = verb_of(act).arguments();
    let (_, words) = arguments.iter().find(|(of, _)| *of == key)?;
    let at = words.iter().position(|one| *one == word)?;
    let next = words[(at + 1) % words.len()];
    (next != word).then_some(next)
}

fn swap_argument(act: &mut Primitive, key: &str, word: &str) {
    let next = next_word(act, key, word);
    let to = || next.and_then(To::find).unwrap();
    let by = || next.and_then(By::find).unwrap();
    let kind = || next.and_then(Kind::find).unwrap();
    match act {
        Primitive::Lose(_, n @ Amount::Offence) | Primitive::Dispel(_, n @ Amount::All) => {
            *n = Amount::Fixed(1);
        }
        Primitive::Discard(_, _, pick) | Primitive::Take(_, pick) if pick.word() == word => {
            *pick = next.and_then(Pick::find).unwrap();
        }
        Primitive::Recover(_, _, at)
        | Primitive::ReturnSelf(at)
        | Primitive::Banish(_, at)
        | Primitive::Deploy(at)
            if key != "kind" && at.word() == word =>
        {
            *at = to();
        }
        Primitive::Banish(of, _) | Primitive::Bind(of) | Primitive::Might(_, _, of)
            if matches!(key, "kind" | "by") && of.word() == word =>
        {
            *of = by();
        }
        Primitive::Armor(_, of, _) if key == "vs" && of.word() == word => *of = kind(),
        Primitive::Might(_, of, _) if key == "type" && of.word() == word => *of = kind(),
        Primitive::Armor(_, _, limit) if key == "limit" && limit.word() == word => {
            *limit = next.and_then(Limit::find).unwrap();
        }
        Primitive::Immune(mode) if mode.word() == word => *mode = next.and_then(Mode::find).unwrap(),
        _ => {}
    }
}

const fn judged_of(only: Condition) -> Judged {
    match only {
        Condition::OwnCharacter => Judged::OwnCharacter,
        Condition::TargetAboveOwn => Judged::TargetAboveOwn,
        Condition::OwnTotalAtMost(_) => Judged::OwnTotalAtMost,
        Condition::TargetTotalAtMost(_) => Judged::TargetTotalAtMost,
        Condition::OwnHas(_) => Judged::OwnHas,
        Condition::TargetHas(_) => Judged::TargetHas,
        Condition::OwnHandAtMost(_) => Judged::OwnHandAtMost,
    }
}

const fn verb_of(act: &Primitive) -> Verb {
    match act {
        Primitive::Lose(..) => Verb::Lose,
        Primitive::Gain(..) => Verb::Gain,
        Primitive::Drain(_) => Verb::Drain,
        Primitive::Draw(..) => Verb::Draw,
        Primitive::Discard(..) => Verb::Discard,
        Primitive::Take(..) => Verb::Take,
        Primitive::Mill(..) => Verb::Mill,
        Primitive::Recover(..) => Verb::Recover,
        Primitive::Search(_) => Verb::Search,
        Primitive::Peek(_) => Verb::Peek,
        Primitive::Purge(..) => Verb::Purge,
        Primitive::Cycle(_) => Verb::Cycle,
        Primitive::Banish(..) => Verb::Banish,
        Primitive::Deploy(_) => Verb::Deploy,
        Primitive::Dispel(..) => Verb::Dispel,
        Primitive::Bind(_) => Verb::Bind,
        Primitive::Stall(..) => Verb::Stall,
        Primitive::Ward(_) => Verb::Ward,
        Primitive::Ready => Verb::Ready,
        Primitive::Power(_) => Verb::Power,
        Primitive::Pierce(_) => Verb::Pierce,
        Primitive::Airborne => Verb::Airborne,
        Primitive::Unopposed => Verb::Unopposed,
        Primitive::Cancel => Verb::Cancel,
        Primitive::Reduce(_) => Verb::Reduce,
        Primitive::Halve => Verb::Halve,
        Primitive::Floor(_) => Verb::Floor,
        Primitive::Redirect => Verb::Redirect,
        Primitive::ExileSelf => Verb::ExileSelf,
        Primitive::ReturnSelf(_) => Verb::ReturnSelf,
        Primitive::Immune(_) => Verb::Immune,
        Primitive::Armor(..) => Verb::Armor,
        Primitive::Might(..) => Verb::Might,
        Primitive::HandMax(_) => Verb::HandMax,
        Primitive::Choose(_) => Verb::Choose,
    }
}
