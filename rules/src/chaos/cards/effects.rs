//! Reading effects: which words there are, and where each may stand (DATA-1, 6, 7, 9).

use std::collections::BTreeMap;

use toml::{Table, Value};

use super::{
    Amount, By, Card, Condition, Effect, Kind, Limit, Mode, Pick, Primitive, To, Trigger, Who,
    face::Lists,
    fields::{BadPack, Fields},
};

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
        let mut of = Fields { file: fields.file, card: fields.card.clone(), table };
        let word = of.text("on", 32)?;
        let trigger = Trigger::ALL
            .into_iter()
            .find(|trigger| trigger.word() == &*word)
            .ok_or_else(|| of.unknown("on", &word))?;
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
    let number = || rest.and_then(|rest| rest.parse::<u8>().ok()).filter(|n| (1..=99).contains(n));
    let card = || rest.and_then(|rest| place.ids.get(rest).copied());
    Ok(Some(match (word, rest.is_some()) {
        ("own_character", false) => Condition::OwnCharacter,
        ("target_vpt_gt_self", false) => Condition::TargetAboveOwn,
        ("self_vpt_le", true) => Condition::OwnTotalAtMost(number().ok_or_else(bad)?),
        ("target_vpt_le", true) => Condition::TargetTotalAtMost(number().ok_or_else(bad)?),
        ("own_has", true) => Condition::OwnHas(card().ok_or_else(bad)?),
        ("target_has", true) => Condition::TargetHas(card().ok_or_else(bad)?),
        ("own_hand_le", true) => {
            let n = rest.and_then(|rest| rest.parse::<u8>().ok()).filter(|n| *n <= 20);
            Condition::OwnHandAtMost(n.ok_or_else(bad)?)
        }
        _ => return Err(bad()),
    }))
}

/// Reads one primitive with its arguments, and judges whether it may stand there.
fn primitive(
    of: &mut Fields<'_>,
    trigger: Trigger,
    place: Place<'_>,
    may_nest: bool,
) -> Result<Primitive, BadPack> {
    let word = of.text("do", 32)?;
    let act = match &*word {
        "lose" => Primitive::Lose(who(of, trigger)?, amount(of, "ov")?),
        "gain" => Primitive::Gain(who(of, trigger)?, n(of)?),
        "drain" => Primitive::Drain(n(of)?),
        "draw" => Primitive::Draw(who(of, trigger)?, n(of)?),
        "discard" => Primitive::Discard(who(of, trigger)?, n(of)?, pick(of, &["random", "victim"])?),
        "take" => Primitive::Take(n(of)?, pick(of, &["actor", "random"])?),
        "mill" => Primitive::Mill(who(of, trigger)?, n(of)?),
        "recover" => Primitive::Recover(
            n(of)?,
            kind_or_any(of)?,
            to(of, "to", &["hand", "arsenal_top", "arsenal_bottom"])?,
        ),
        "search" => Primitive::Search(kind_or_any(of)?),
        "peek" => Primitive::Peek(who(of, trigger)?),
        "purge" => Primitive::Purge(who(of, trigger)?, n(of)?),
        "cycle" => Primitive::Cycle(n(of)?),
        "banish" => Primitive::Banish(by(of, "kind", false)?, to(of, "to", &["nowhere", "exile", "hand"])?),
        "deploy" => Primitive::Deploy(to(of, "from", &["hand", "nowhere"])?),
        "dispel" => Primitive::Dispel(who(of, trigger)?, amount(of, "all")?),
        "bind" => Primitive::Bind(by(of, "kind", true)?),
        "stall" => Primitive::Stall(who(of, trigger)?, n(of)?),
        "ward" => Primitive::Ward(n(of)?),
        "ready" => Primitive::Ready,
        "power" => Primitive::Power(n(of)?),
        "pierce" => Primitive::Pierce(n(of)?),
        "airborne" => Primitive::Airborne,
        "unopposed" => Primitive::Unopposed,
        "cancel" => Primitive::Cancel,
        "reduce" => Primitive::Reduce(n(of)?),
        "halve" => Primitive::Halve,
        "floor" => Primitive::Floor(n(of)?),
        "redirect" => Primitive::Redirect,
        "exile_self" => Primitive::ExileSelf,
        "return_self" => Primitive::ReturnSelf(to(of, "to", &["hand", "arsenal_top", "arsenal_bottom"])?),
        "immune" => Primitive::Immune(mode(of, "mode")?),
        "armor" => Primitive::Armor(n(of)?, attack_kind(of, "vs")?, limit(of)?),
        "might" => Primitive::Might(n(of)?, attack_kind(of, "type")?, by(of, "by", true)?),
        "hand_max" => Primitive::HandMax(n(of)?),
        "choose" if may_nest => Primitive::Choose(options(of, trigger, place)?),
        word => return Err(of.unknown("do", word)),
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
        let mut option = Fields { file: of.file, card: of.card.clone(), table };
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
fn amount(of: &mut Fields<'_>, word: &str) -> Result<Amount, BadPack> {
    match of.table.get("n") {
        Some(Value::String(text)) if text == word => {
            of.take("n")?;
            Ok(if word == "all" { Amount::All } else { Amount::Offence })
        }
        _ => n(of).map(Amount::Fixed),
    }
}

fn who(of: &mut Fields<'_>, trigger: Trigger) -> Result<Who, BadPack> {
    let word = of.text("who", 32)?;
    let (who, fits) = match &*word {
        "self" => (Who::Own, true),
        "target" => (Who::Target, has_target(trigger)),
        "attacker" => (Who::Attacker, trigger == Trigger::Respond),
        "chosen" => (Who::Chosen, matches!(trigger, Trigger::Play | Trigger::Enter)),
        "each_opponent" => (Who::EachOpponent, true),
        "each_player" => (Who::EachPlayer, true),
        word => return Err(of.unknown("who", word)),
    };
    if fits {
        Ok(who)
    } else {
        Err(of.wrong("who", format!("there is no \"{word}\" under \"{}\"", trigger.word())))
    }
}

fn pick(of: &mut Fields<'_>, allowed: &[&str]) -> Result<Pick, BadPack> {
    let word = of.text("pick", 32)?;
    match &*word {
        word if !allowed.contains(&word) => Err(of.unknown("pick", word)),
        "random" => Ok(Pick::Random),
        "victim" => Ok(Pick::Victim),
        _ => Ok(Pick::Actor),
    }
}

fn to(of: &mut Fields<'_>, field: &str, allowed: &[&str]) -> Result<To, BadPack> {
    let word = of.text(field, 32)?;
    match &*word {
        word if !allowed.contains(&word) => Err(of.unknown(field, word)),
        "hand" => Ok(To::Hand),
        "arsenal_top" => Ok(To::ArsenalTop),
        "arsenal_bottom" => Ok(To::ArsenalBottom),
        "exile" => Ok(To::Exile),
        _ => Ok(To::Nowhere),
    }
}

fn by(of: &mut Fields<'_>, field: &str, warrior: bool) -> Result<By, BadPack> {
    let word = of.text(field, 32)?;
    match &*word {
        "warrior" if warrior => Ok(By::Warrior),
        "sidekick" => Ok(By::Sidekick),
        "special" => Ok(By::Special),
        "any" => Ok(By::Any),
        word => Err(of.unknown(field, word)),
    }
}

/// Reads the word of an attack mode.
pub fn mode(of: &mut Fields<'_>, field: &str) -> Result<Mode, BadPack> {
    let word = of.text(field, 32)?;
    match &*word {
        "ground" => Ok(Mode::Ground),
        "air" => Ok(Mode::Air),
        word => Err(of.unknown(field, word)),
    }
}

fn limit(of: &mut Fields<'_>) -> Result<Limit, BadPack> {
    let word = of.text("limit", 32)?;
    match &*word {
        "first" => Ok(Limit::First),
        "every" => Ok(Limit::Every),
        word => Err(of.unknown("limit", word)),
    }
}

/// Reads the word of a kind of card.
pub fn kind(of: &mut Fields<'_>, field: &str) -> Result<Kind, BadPack> {
    let word = of.text(field, 32)?;
    Kind::ALL.into_iter().find(|kind| kind.word() == &*word).ok_or_else(|| of.unknown(field, &word))
}

fn attack_kind(of: &mut Fields<'_>, field: &str) -> Result<Kind, BadPack> {
    let kind = kind(of, field)?;
    if matches!(kind, Kind::Destructive | Kind::Mystical) {
        Ok(kind)
    } else {
        Err(of.unknown(field, kind.word()))
    }
}

fn kind_or_any(of: &mut Fields<'_>) -> Result<Option<Kind>, BadPack> {
    if of.table.get("type").and_then(Value::as_str) == Some("any") {
        of.take("type")?;
        return Ok(None);
    }
    kind(of, "type").map(Some)
}
