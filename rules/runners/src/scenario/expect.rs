//! Looking at a table for what a scenario expects of it.

use std::collections::BTreeMap;

use super::{
    compare::missing,
    format::{Expect, MenuExpect, Places, WaitingExpect, WaitingWord, Who},
};
use skald_toolkit::table::{Table, only_answer};
use skald_vocabulary::{
    chance::Fast,
    interface::{Auto, Choices, Decision, Duty, Menu, Outcome, Pick, Say, Seat, Tale, Viewer, Waiting},
    words::Words,
};

/// What each viewer was told, in order.
pub type Told = BTreeMap<Viewer, Vec<Tale>>;

/// The decision of `seat` that `at` names by id or kind. Without a name: the one that it owes, else the only one that
/// is no mere right.
pub fn find(table: &dyn Table, seat: Seat, at: Option<&str>) -> Result<Decision, String> {
    let open = table.open(seat);
    let pick = |wanted: &dyn Fn(&&Decision) -> bool| {
        let mut fitting = open.iter().filter(wanted);
        match (fitting.next(), fitting.next()) {
            (Some(only), None) => Some(only.clone()),
            _ => None,
        }
    };
    let found = match at {
        Some(name) => pick(&|decision| decision.id.0.as_str() == name)
            .or_else(|| pick(&|decision| decision.kind.as_str() == name)),
        None => pick(&|decision| decision.duty == Duty::Owed)
            .or_else(|| pick(&|decision| decision.duty != Duty::Free)),
    };
    found.ok_or_else(|| {
        let all = open.iter().map(|decision| format!("{} ({})", decision.id, decision.kind));
        format!("seat {seat} has no such decision; open are: {}", list(all))
    })
}

/// Whether a sentence is the one that a file means: by its id or by a part of its words.
pub fn is_said(words: &Words, say: &Say, wanted: &str) -> bool {
    say.id == wanted || words.plain(say).contains(wanted)
}

/// What is different from what is expected; one entry each.
pub fn differences(
    words: &Words,
    expect: &Expect,
    table: &dyn Table,
    told: &Told,
    followed: &[String],
) -> Vec<String> {
    let mut out = Vec::new();
    positions(expect, table, &mut out);
    tales(words, expect, told, &mut out);
    if let Some(waiting) = &expect.waiting {
        out.extend(waiting_differs(waiting, &table.waiting()));
    }
    for (who, wanted) in &expect.open {
        let open = who.seat().map(|seat| table.open(seat)).unwrap_or_default();
        if !same_decisions(wanted, &open) {
            let found = open.iter().map(|decision| format!("{} ({})", decision.id, decision.kind));
            out.push(format!("open to {who}: expected {}, found {}", list(wanted.iter()), list(found)));
        }
    }
    out.extend(expect.menus.iter().filter_map(|wanted| menu_differs(words, wanted, table).err()));
    out.extend(expect.defaults.iter().filter_map(|(who, wanted)| default_differs(*who, wanted, table).err()));
    out.extend(expect.forced.iter().filter_map(|(who, wanted)| forced_differs(*who, wanted, table).err()));
    out.extend(expect.classes.iter().filter_map(|(who, wanted)| classes_differ(*who, wanted, table)));
    if let Some(wanted) = &expect.followed
        && wanted != followed
    {
        out.push(format!("followed: expected {}, found {}", list(wanted.iter()), list(followed.iter())));
    }
    if let Some(wanted) = &expect.outcome {
        out.extend(outcome_differs(wanted, table.outcome().as_ref()));
    }
    out
}

fn positions(expect: &Expect, table: &dyn Table, out: &mut Vec<String>) {
    if expect.position.is_empty() {
        return;
    }
    let printed = table.print_position();
    match printed.parse::<toml::Table>() {
        Ok(found) => {
            let lines = missing(&expect.position, &found);
            if !lines.is_empty() {
                out.push(format!(
                    "the position differs\n{}\nit is\n{}",
                    lines.join("\n"),
                    printed.trim_end()
                ));
            }
        }
        Err(error) => out.push(format!("the printed position cannot be read: {error}")),
    }
}

fn tales(words: &Words, expect: &Expect, told: &Told, out: &mut Vec<String>) {
    for (who, wanted) in &expect.tales {
        let tales = told.get(&who.0).map(Vec::as_slice).unwrap_or_default();
        let mut rest = tales.iter();
        for fragment in wanted {
            if !rest.any(|tale| is_said(words, &tale.say, fragment)) {
                out.push(format!(
                    "{who} is not told \"{fragment}\" (in this order); told are\n{}",
                    lines(words, tales)
                ));
                break;
            }
        }
    }
    for (who, unwanted) in &expect.untold {
        let tales = told.get(&who.0).map(Vec::as_slice).unwrap_or_default();
        for fragment in unwanted {
            if tales.iter().any(|tale| is_said(words, &tale.say, fragment)) {
                out.push(format!("{who} is told \"{fragment}\"; told are\n{}", lines(words, tales)));
            }
        }
    }
}

fn lines(words: &Words, tales: &[Tale]) -> String {
    let lines: Vec<_> =
        tales.iter().map(|tale| format!("- {} [{}]", words.plain(&tale.say), tale.say.id)).collect();
    if lines.is_empty() { "- nothing".to_owned() } else { lines.join("\n") }
}

fn list(items: impl Iterator<Item = impl ToString>) -> String {
    let items: Vec<_> = items.map(|item| item.to_string()).collect();
    if items.is_empty() { "nothing".to_owned() } else { items.join(", ") }
}

fn waiting_differs(wanted: &WaitingExpect, found: &Waiting) -> Option<String> {
    let (same, found) = match found {
        Waiting::Over => (*wanted == WaitingExpect::Word(WaitingWord::Over), "over".to_owned()),
        Waiting::Machine => (*wanted == WaitingExpect::Word(WaitingWord::Machine), "machine".to_owned()),
        Waiting::Seats(waits) => {
            let mut seats: Vec<Who> = waits.iter().map(|wait| Who(Viewer::Seat(wait.seat))).collect();
            seats.sort_unstable();
            seats.dedup();
            let same = match wanted {
                WaitingExpect::Seats(wanted) => {
                    let mut wanted = wanted.clone();
                    wanted.sort_unstable();
                    wanted == seats
                }
                WaitingExpect::Word(_) => false,
            };
            (same, list(seats.iter()))
        }
    };
    let wanted = match wanted {
        WaitingExpect::Word(WaitingWord::Over) => "over".to_owned(),
        WaitingExpect::Word(WaitingWord::Machine) => "machine".to_owned(),
        WaitingExpect::Seats(seats) => list(seats.iter()),
    };
    (!same).then(|| format!("the table waits for: expected {wanted}, found {found}"))
}

/// Whether each word names exactly one decision and each decision is named.
fn same_decisions(wanted: &[String], open: &[Decision]) -> bool {
    let mut left: Vec<&Decision> = open.iter().collect();
    for word in wanted {
        let named = |decision: &&Decision| decision.id.0.as_str() == word || decision.kind.as_str() == word;
        match left.iter().position(named) {
            Some(at) => drop(left.swap_remove(at)),
            None => return false,
        }
    }
    left.is_empty()
}

/// The keys that a menu offers.
fn keys(menu: &Menu) -> Vec<String> {
    match &menu.pick {
        Choices::One(of) | Choices::Order(of) | Choices::Some { of, .. } => {
            of.iter().map(|choice| choice.key.to_string()).collect()
        }
        Choices::Number { .. } => Vec::new(),
    }
}

fn menu_differs(words: &Words, wanted: &MenuExpect, table: &dyn Table) -> Result<(), String> {
    let place = format!("menu of {} after \"{}\"", wanted.seat, wanted.path);
    let seat = wanted.seat.seat().ok_or_else(|| format!("{place}: no seat"))?;
    let at = find(table, seat, wanted.at.as_deref()).map_err(|error| format!("{place}: {error}"))?;
    let step = table
        .ask(at.id, &Pick::path(&wanted.path))
        .map_err(|refusal| format!("{place}: {}", words.plain(&refusal.say)))?;
    if let Some(options) = &wanted.options {
        let mut wanted = options.clone();
        let mut found = step.menu.as_ref().map(keys).unwrap_or_default();
        wanted.sort_unstable();
        found.sort_unstable();
        if wanted != found {
            return Err(format!("{place}: expected {}, found {}", list(wanted.iter()), list(found.iter())));
        }
    }
    if let Some((min, max)) = wanted.range {
        match step.menu.as_ref().map(|menu| &menu.pick) {
            Some(Choices::Number { min: least, max: most }) if (*least, *most) == (min, max) => {}
            other => return Err(format!("{place}: expected a number from {min} to {max}, found {other:?}")),
        }
    }
    if let Some(whole) = &wanted.whole
        && step.whole.as_ref() != Some(whole)
    {
        let found = step.whole.as_deref().unwrap_or("no whole move");
        return Err(format!("{place}: expected the move {whole}, found {found}"));
    }
    Ok(())
}

fn default_differs(who: Who, wanted: &str, table: &dyn Table) -> Result<(), String> {
    let seat = who.seat().ok_or_else(|| format!("default of {who}: no seat"))?;
    let at = find(table, seat, None).map_err(|error| format!("default of {who}: {error}"))?;
    match table.default_for(at.id, &mut Fast::new(0)) {
        Some(found) if found == wanted => Ok(()),
        found => {
            Err(format!("default of {who}: expected {wanted}, found {}", found.as_deref().unwrap_or("none")))
        }
    }
}

/// The answer that everybody can see to be the only one, so that it is given without asking; nothing where there is none.
fn forced_differs(who: Who, wanted: &str, table: &dyn Table) -> Result<(), String> {
    let seat = who.seat().ok_or_else(|| format!("forced of {who}: no seat"))?;
    let at = find(table, seat, None).map_err(|error| format!("forced of {who}: {error}"))?;
    let found = if at.auto == Auto::Public { only_answer(table, at.id) } else { None };
    match found.unwrap_or_default() {
        found if found == wanted => Ok(()),
        found => Err(format!("forced of {who}: expected \"{wanted}\", found \"{found}\"")),
    }
}

/// How long each open decision may take, and how much it matters.
fn classes_differ(who: Who, wanted: &[String], table: &dyn Table) -> Option<String> {
    let of = |decision: &Decision| {
        format!("{} {:?} {:?}", decision.kind, decision.clock.class, decision.stakes).to_lowercase()
    };
    let mut found: Vec<String> =
        who.seat().map(|seat| table.open(seat).iter().map(of).collect()).unwrap_or_default();
    let mut wanted = wanted.to_vec();
    found.sort_unstable();
    wanted.sort_unstable();
    (found != wanted)
        .then(|| format!("classes of {who}: expected {}, found {}", list(wanted.iter()), list(found.iter())))
}

fn outcome_differs(wanted: &Places, found: Option<&Outcome>) -> Option<String> {
    let places = |places: &[Vec<String>]| format!("{places:?}");
    let sorted = |mut names: Vec<String>| {
        names.sort_unstable();
        names
    };
    let found = found.map(|outcome| {
        let place = |seats: &Vec<Seat>| sorted(seats.iter().map(ToString::to_string).collect());
        places(&outcome.places.iter().map(place).collect::<Vec<_>>())
    });
    let wanted = match wanted {
        Places::Open(_) => None,
        Places::Places(of) => {
            let place = |seats: &Vec<Who>| sorted(seats.iter().map(ToString::to_string).collect());
            Some(places(&of.iter().map(place).collect::<Vec<_>>()))
        }
    };
    let name = |places: &Option<String>| places.clone().unwrap_or_else(|| "a game that goes on".to_owned());
    (wanted != found).then(|| format!("outcome: expected {}, found {}", name(&wanted), name(&found)))
}
