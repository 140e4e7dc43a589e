//! Reading effects: which words there are, and where each may stand (DATA-1, 6, 7, 9).

use std::collections::BTreeMap;

use toml::{Table, Value};

use super::{
    Amount, By, Card, Condition, Effect, Kind, Limit, Mode, Pick, Primitive, To, Trigger, Who,
    face::Lists,
    fields::ChaosFields,
    words::{Judged, Verb},
};
use skald_toolkit::packs::{BadPack, Fields};
use skald_vocabulary::interface::Name;

/// The most effects of one list.
const MOST: usize = 16;

/// What a reader of effects must know of the card and of all packs.
#[derive(Clone, Copy, Debug)]
pub struct Place<'p> {
    /// The card's kind; `None` on a Warrior.
    pub kind: Option<Kind>,
    /// Whether the card answers Destructive attacks only.
    pub answers_destructive_only: bool,
    /// All cards by id.
    pub ids: &'p BTreeMap<String, Card>,
}

/// Reads the `effects` of a card or Warrior.
pub fn effects(fields: &mut Fields<'_>, place: Place<'_>) -> Result<Lists, BadPack> {
    let mut lists = Lists::default();
    for table in fields.tables("effects")? {
        let mut of = Fields::new(fields.file, &fields.card, table);
        let word = of.text_to::<Name>("on", 32)?;
        let trigger = Trigger::find(&word).ok_or_else(|| of.unknown("on", &word))?;
        if !stands_on(trigger, place.kind) {
            return Err(of.wrong("on", format!("\"{word}\" does not stand on such a card")));
        }
        let only = condition(&mut of, place)?;
        if let Some(Condition::TargetAboveOwn | Condition::TargetTotalAtMost(_) | Condition::TargetHas(_)) =
            only
            && !has_target(trigger)
        {
            return Err(of.wrong("if", format!("there is no target under \"{word}\"")));
        }
        let act = primitive(&mut of, trigger, place, true)?;
        of.end()?;
        if let Some(list) = lists.0.get_mut(trigger as usize) {
            if list.len() >= MOST {
                return Err(fields.wrong("effects", format!("at most {MOST} effects stand under \"{word}\"")));
            }
            list.push(Effect { act, only });
        }
    }
    Ok(lists)
}

/// On which kinds a trigger stands (DATA-6).
fn stands_on(trigger: Trigger, kind: Option<Kind>) -> bool {
    use Kind::{Defend, Destructive, Mystical, Sidekick, Special, Spontaneous};
    let attack = matches!(kind, Some(Destructive | Mystical));
    let character = matches!(kind, Some(Sidekick | Special));
    match trigger {
        Trigger::Attack | Trigger::Success | Trigger::Stopped | Trigger::Resolve => attack,
        Trigger::Boost => kind == Some(Spontaneous),
        Trigger::Hit => kind == Some(Mystical),
        Trigger::Play => matches!(kind, Some(Mystical | Spontaneous | Defend)),
        Trigger::Respond => matches!(kind, Some(Destructive | Defend | Spontaneous | Mystical)),
        Trigger::Knockout => attack || character || kind.is_none(),
        Trigger::Enter => character,
        Trigger::Start | Trigger::FirstSuccess | Trigger::Static => character || kind.is_none(),
        Trigger::Struck => kind == Some(Special),
        Trigger::Ability => kind.is_none(),
    }
}

/// Under which triggers there is a target.
fn has_target(trigger: Trigger) -> bool {
    use Trigger::{FirstSuccess, Hit, Knockout, Stopped, Success};
    matches!(trigger, Hit | Success | Stopped | Knockout | FirstSuccess)
}

fn condition(of: &mut Fields<'_>, place: Place<'_>) -> Result<Option<Condition>, BadPack> {
    let Some(text) = of.word("if")? else { return Ok(None) };
    let bad = || of.unknown("if", &text);
    let (word, rest) = text.split_once(':').map_or((&*text, None), |(word, rest)| (word, Some(rest)));
    let number = |least: u8, most: u8| {
        rest.and_then(|rest| rest.parse::<u8>().ok()).filter(|n| (least..=most).contains(n)).ok_or_else(bad)
    };
    let card = || rest.and_then(|rest| place.ids.get(rest).copied()).ok_or_else(bad);
    let plain = |condition| if rest.is_none() { Ok(condition) } else { Err(bad()) };
    let condition = match Judged::find(word).ok_or_else(bad)? {
        Judged::OwnCharacter => plain(Condition::OwnCharacter)?,
        Judged::TargetAboveOwn => plain(Condition::TargetAboveOwn)?,
        Judged::OwnTotalAtMost => Condition::OwnTotalAtMost(number(1, 99)?),
        Judged::TargetTotalAtMost => Condition::TargetTotalAtMost(number(1, 99)?),
        Judged::OwnHas => Condition::OwnHas(card()?),
        Judged::TargetHas => Condition::TargetHas(card()?),
        Judged::OwnHandAtMost => Condition::OwnHandAtMost(number(0, 20)?),
    };
    Ok(Some(condition))
}

/// Reads one primitive with its arguments, and judges whether it may stand there.
fn primitive(
    of: &mut Fields<'_>,
    trigger: Trigger,
    place: Place<'_>,
    may_nest: bool,
) -> Result<Primitive, BadPack> {
    let word = of.text_to::<Name>("do", 32)?;
    let unknown = |of: &Fields<'_>| of.unknown("do", &word);
    let verb = Verb::find(&word).ok_or_else(|| unknown(of))?;
    let act = match verb {
        Verb::Lose => Primitive::Lose(who(of, trigger)?, amount(of, verb)?),
        Verb::Gain => Primitive::Gain(who(of, trigger)?, n(of)?),
        Verb::Drain => Primitive::Drain(n(of)?),
        Verb::Draw => Primitive::Draw(who(of, trigger)?, n(of)?),
        Verb::Discard => {
            Primitive::Discard(who(of, trigger)?, n(of)?, argument(of, verb, "pick", Pick::find)?)
        }
        Verb::Take => Primitive::Take(n(of)?, argument(of, verb, "pick", Pick::find)?),
        Verb::Mill => Primitive::Mill(who(of, trigger)?, n(of)?),
        Verb::Recover => Primitive::Recover(n(of)?, kind_or_any(of)?, argument(of, verb, "to", To::find)?),
        Verb::Search => Primitive::Search(kind_or_any(of)?),
        Verb::Peek => Primitive::Peek(who(of, trigger)?),
        Verb::Purge => Primitive::Purge(who(of, trigger)?, n(of)?),
        Verb::Cycle => Primitive::Cycle(n(of)?),
        Verb::Banish => {
            Primitive::Banish(argument(of, verb, "kind", By::find)?, argument(of, verb, "to", To::find)?)
        }
        Verb::Deploy => Primitive::Deploy(argument(of, verb, "from", To::find)?),
        Verb::Dispel => Primitive::Dispel(who(of, trigger)?, amount(of, verb)?),
        Verb::Bind => Primitive::Bind(argument(of, verb, "kind", By::find)?),
        Verb::Stall => Primitive::Stall(who(of, trigger)?, n(of)?),
        Verb::Ward => Primitive::Ward(n(of)?),
        Verb::Ready => Primitive::Ready,
        Verb::Power => Primitive::Power(n(of)?),
        Verb::Pierce => Primitive::Pierce(n(of)?),
        Verb::Airborne => Primitive::Airborne,
        Verb::Unopposed => Primitive::Unopposed,
        Verb::Cancel => Primitive::Cancel,
        Verb::Reduce => Primitive::Reduce(n(of)?),
        Verb::Halve => Primitive::Halve,
        Verb::Floor => Primitive::Floor(n(of)?),
        Verb::Redirect => Primitive::Redirect,
        Verb::ExileSelf => Primitive::ExileSelf,
        Verb::ReturnSelf => Primitive::ReturnSelf(argument(of, verb, "to", To::find)?),
        Verb::Immune => Primitive::Immune(argument(of, verb, "mode", Mode::find)?),
        Verb::Armor => Primitive::Armor(
            n(of)?,
            argument(of, verb, "vs", Kind::find)?,
            argument(of, verb, "limit", Limit::find)?,
        ),
        Verb::Might => Primitive::Might(
            n(of)?,
            argument(of, verb, "type", Kind::find)?,
            argument(of, verb, "by", By::find)?,
        ),
        Verb::HandMax => Primitive::HandMax(n(of)?),
        Verb::Choose if may_nest => Primitive::Choose(options(of, trigger, place)?),
        Verb::Choose => return Err(unknown(of)),
    };
    if may_stand(&act, trigger, place) {
        Ok(act)
    } else {
        Err(of.wrong("do", format!("\"{word}\" may not stand under \"{}\" here", trigger.word())))
    }
}

/// The options of a choice: primitives without triggers, and no choice among them.
fn options(of: &mut Fields<'_>, trigger: Trigger, place: Place<'_>) -> Result<Vec<Primitive>, BadPack> {
    let tables: Vec<Table> = of.tables("options")?;
    if !(2..=4).contains(&tables.len()) {
        return Err(of.wrong("options", "2 to 4 options are wanted"));
    }
    let mut all = Vec::new();
    for table in tables {
        let mut option = Fields::new(of.file, &of.card, table);
        all.push(primitive(&mut option, trigger, place, false)?);
        option.end()?;
    }
    Ok(all)
}

/// Where each primitive may stand (DATA-6, 7, 9).
fn may_stand(act: &Primitive, trigger: Trigger, place: Place<'_>) -> bool {
    use Trigger::{Ability, Attack, Boost, Hit, Play, Respond, Static, Success};
    let attack_change = matches!(
        act,
        Primitive::Power(_) | Primitive::Pierce(_) | Primitive::Airborne | Primitive::Unopposed
    );
    let standing = matches!(
        act,
        Primitive::Immune(_) | Primitive::Armor(..) | Primitive::Might(..) | Primitive::HandMax(_)
    );
    if trigger == Attack && !attack_change || (trigger == Static) != standing {
        return false;
    }
    let moves_itself = !matches!(
        trigger,
        Trigger::Enter | Trigger::Start | Trigger::FirstSuccess | Trigger::Struck | Ability
    ) && place.kind.is_some_and(|kind| !kind.is_character());
    match act {
        Primitive::Redirect
        | Primitive::Cancel
        | Primitive::Reduce(_)
        | Primitive::Halve
        | Primitive::Floor(_) => trigger == Respond,
        Primitive::Power(_) | Primitive::Pierce(_) | Primitive::Airborne | Primitive::Unopposed => {
            matches!(trigger, Attack | Boost)
        }
        Primitive::Take(..) => trigger == Hit,
        Primitive::Search(_) | Primitive::Cycle(_) | Primitive::Choose(_) | Primitive::Dispel(..) => {
            matches!(trigger, Play | Ability)
        }
        Primitive::Recover(..) | Primitive::Deploy(To::Nowhere) => trigger == Play,
        Primitive::Deploy(_) => matches!(trigger, Play | Ability),
        Primitive::Ward(_) => trigger == Play && place.kind == Some(Kind::Defend),
        Primitive::Banish(..) | Primitive::Bind(_) => matches!(trigger, Hit | Success),
        Primitive::Drain(_) => has_target(trigger),
        Primitive::Draw(who, _) => {
            let other = *who != Who::Own;
            (trigger != Respond || place.kind == Some(Kind::Spontaneous))
                && (!other || matches!(place.kind, Some(Kind::Spontaneous | Kind::Special)))
        }
        Primitive::Lose(_, Amount::Offence) => trigger == Respond && place.answers_destructive_only,
        Primitive::ExileSelf | Primitive::ReturnSelf(_) => moves_itself,
        _ => true,
    }
}

fn n(of: &mut Fields<'_>) -> Result<u8, BadPack> {
    of.number("n", 1, 20)
}

/// A number, or the one word that may stand in its place (DATA-9).
fn amount(of: &mut Fields<'_>, verb: Verb) -> Result<Amount, BadPack> {
    match of.table.get("n") {
        Some(Value::String(word)) if verb.takes("n", word) => {
            of.take("n")?;
            Ok(if verb == Verb::Dispel { Amount::All } else { Amount::Offence })
        }
        _ => n(of).map(Amount::Fixed),
    }
}

/// What the word of an argument stands for, if the verb takes it there.
fn argument<T>(
    of: &mut Fields<'_>,
    verb: Verb,
    key: &str,
    find: fn(&str) -> Option<T>,
) -> Result<T, BadPack> {
    let word = of.text_to::<Name>(key, 32)?;
    let found = if verb.takes(key, &word) { find(&word) } else { None };
    found.ok_or_else(|| of.unknown(key, &word))
}

fn who(of: &mut Fields<'_>, trigger: Trigger) -> Result<Who, BadPack> {
    let word = of.text_to::<Name>("who", 32)?;
    let who = Who::find(&word).ok_or_else(|| of.unknown("who", &word))?;
    let fits = match who {
        Who::Own | Who::EachOpponent | Who::EachPlayer => true,
        Who::Target => has_target(trigger),
        Who::Attacker => trigger == Trigger::Respond,
        Who::Chosen => matches!(trigger, Trigger::Play | Trigger::Enter),
    };
    if fits {
        Ok(who)
    } else {
        Err(of.wrong("who", format!("there is no \"{word}\" under \"{}\"", trigger.word())))
    }
}

/// Reads the word of an attack mode.
pub fn mode(of: &mut Fields<'_>, field: &str) -> Result<Mode, BadPack> {
    let word = of.text_to::<Name>(field, 32)?;
    Mode::find(&word).ok_or_else(|| of.unknown(field, &word))
}

/// Reads the word of a kind of card.
pub fn kind(of: &mut Fields<'_>, field: &str) -> Result<Kind, BadPack> {
    let word = of.text_to::<Name>(field, 32)?;
    Kind::find(&word).ok_or_else(|| of.unknown(field, &word))
}

fn kind_or_any(of: &mut Fields<'_>) -> Result<Option<Kind>, BadPack> {
    if of.table.get("type").and_then(Value::as_str) == Some("any") {
        of.take("type")?;
        return Ok(None);
    }
    kind(of, "type").map(Some)
}
