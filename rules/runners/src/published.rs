//! Published figures: tables of a paper above which stands by which games they were measured, made anew and held to it.
//!
//! What belongs here: reading such a table, measuring it, writing it, and saying where it is no longer true. What does not:
//! counting wins ([`crate::playout`]). Tests and the example that writes the paper call it; no game does.
//!
//! Above a table stands, on a line of its own, `<!-- measured: GAME seats=N player=WORD games=N by=KIND[,KIND] -->`, with
//! `check=N` for how many of the games a test plays again, and `option.KEY=VALUE` for each option. With `by=lists` every
//! ready list of the game meets each other one, in both orders, `games` a pair. With `goal.KIND=LOW..HIGH` no published share of
//! that kind may lie outside.

use std::{collections::BTreeMap, ops::RangeInclusive};

use skald_vocabulary::interface::{Kit, Seat, Starter};

use crate::{
    catalogue::{Catalogue, GameKind},
    playout::{Plan, Player, Report, Standing, wilson},
};

const MARK: &str = "<!-- measured: ";
const MARK_END: &str = " -->";

/// How many games are played again where a table does not say.
const CHECKED: u64 = 40;

/// How many standard deviations a share may lie from the published one: among a hundred shares, not one in a score of
/// runs lies so far by chance.
const FAR: f64 = 3.5;

/// How far a printed number of three digits may lie from what it was rounded from.
const ROUNDED: f64 = 0.001_1;

/// By which games a table was measured.
#[derive(Clone, Debug)]
pub struct Measure {
    game: String,
    plan: Plan,
    by: Vec<String>,
    check: u64,
    /// Between which shares those of a kind are wanted.
    goals: Vec<(String, RangeInclusive<f64>)>,
}

/// One line of a table: a group, for how many seats it stands, and its share of wins.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// The kind of group, such as `starter`.
    pub kind: String,
    /// Which of them.
    pub value: String,
    /// How many seats of all games belonged to it.
    pub seats: u32,
    /// Wins by seats, from 0 to 1.
    pub share: f64,
    /// Where the 95 % interval begins.
    pub low: f64,
    /// Where it ends.
    pub high: f64,
}

/// A table with what stands above it, as lines of the paper.
struct Table {
    line: usize,
    measure: Measure,
    first: usize,
    end: usize,
    rows: Vec<Row>,
}

/// The paper with every measured table made anew, and how many there are.
///
/// # Errors
/// A mark or a table that cannot be read, or games that cannot be played.
pub fn renewed(paper: &str, games: &Catalogue) -> Result<(String, usize), String> {
    let lines: Vec<&str> = paper.lines().collect();
    let tables = tables(&lines)?;
    let (mut out, mut at) = (Vec::new(), 0);
    for table in &tables {
        out.extend(lines.get(at..table.first).unwrap_or_default().iter().map(|line| (*line).to_owned()));
        let found = measured(&table.measure, table.measure.plan.games, games)?;
        out.extend(printed(&found));
        at = table.end;
    }
    out.extend(lines.get(at..).unwrap_or_default().iter().map(|line| (*line).to_owned()));
    Ok((out.join("\n") + "\n", tables.len()))
}

/// What is wrong with the measured tables of a paper: numbers that do not belong together, and shares that lie too far from
/// those of games played now. Every table has a mark, or `<!-- kept: WHY -->` where it tells of what was.
///
/// # Errors
/// A mark or a table that cannot be read, or games that cannot be played.
pub fn faults(paper: &str, games: &Catalogue) -> Result<Vec<String>, String> {
    let lines: Vec<&str> = paper.lines().collect();
    let mut wrong = unmarked(&lines);
    for table in tables(&lines)? {
        let name = format!("line {}: {}", table.line + 1, table.measure.game);
        wrong.extend(discord(&table).into_iter().chain(missed(&table)).map(|what| format!("{name}: {what}")));
        let found = measured(&table.measure, table.measure.check, games)?;
        wrong.extend(apart(&table.rows, &found).into_iter().map(|what| format!("{name}: {what}")));
    }
    Ok(wrong)
}

/// Tables above which nothing says where they come from.
fn unmarked(lines: &[&str]) -> Vec<String> {
    let starts = (1..lines.len()).filter(|at| lines[*at].starts_with('|') && !lines[at - 1].starts_with('|'));
    let told = |at: usize| {
        let above = lines.get(..at).unwrap_or_default().iter().rev().find(|line| !line.trim().is_empty());
        above.is_some_and(|line| line.starts_with(MARK) || line.starts_with("<!-- kept: "))
    };
    starts
        .filter(|at| !told(*at))
        .map(|at| format!("line {}: a table says neither how it was measured nor why it is kept", at + 1))
        .collect()
}

fn tables(lines: &[&str]) -> Result<Vec<Table>, String> {
    let mut all = Vec::new();
    for (line, text) in lines.iter().enumerate() {
        let Some(mark) = text.strip_prefix(MARK).and_then(|text| text.strip_suffix(MARK_END)) else {
            continue;
        };
        let at = |what: String| format!("line {}: {what}", line + 1);
        let measure = read_mark(mark).map_err(at)?;
        let mut first = line + 1;
        while lines.get(first).is_some_and(|line| line.trim().is_empty()) {
            first += 1;
        }
        let count = lines.iter().skip(first).take_while(|line| line.starts_with('|')).count();
        let body = lines.get(first..first + count).unwrap_or_default().iter().skip(2);
        let rows = body.map(|line| read_row(line)).collect::<Result<_, _>>().map_err(at)?;
        all.push(Table { line, measure, first, end: first + count, rows });
    }
    Ok(all)
}

fn read_mark(mark: &str) -> Result<Measure, String> {
    let mut words = mark.split_whitespace();
    let game = words.next().ok_or("a mark names a game")?.to_owned();
    let mut plan = Plan { seats: 2, seed: 1, balance: true, ..Plan::default() };
    let (mut by, mut check, mut goals) = (Vec::new(), CHECKED, Vec::new());
    for word in words {
        let (key, value) = word.split_once('=').ok_or_else(|| format!("\"{word}\" is not KEY=VALUE"))?;
        let number = || value.parse::<u64>().map_err(|_| format!("\"{value}\" is no number"));
        match key {
            "seats" => plan.seats = u8::try_from(number()?).map_err(|error| error.to_string())?,
            "games" => plan.games = number()?,
            "check" => check = number()?,
            "by" => by = value.split(',').map(str::to_owned).collect(),
            "player" => {
                plan.player = match value {
                    "random" => Player::Random,
                    "first" => Player::First,
                    "simple" => Player::Simple,
                    "greedy" => Player::Greedy,
                    "search" => Player::Search,
                    other => return Err(format!("there is no player \"{other}\"")),
                }
            }
            other => {
                if let Some(kind) = other.strip_prefix("goal.") {
                    goals.push((kind.to_owned(), read_goal(value)?));
                } else {
                    let option =
                        other.strip_prefix("option.").ok_or_else(|| format!("\"{other}\" is unknown"))?;
                    plan.options.0.insert(option.to_owned(), value.to_owned());
                }
            }
        }
    }
    if by.is_empty() || plan.games == 0 {
        return Err("a mark names games= and by=".to_owned());
    }
    Ok(Measure { game, check: check.min(plan.games), plan, by, goals })
}

fn read_goal(value: &str) -> Result<RangeInclusive<f64>, String> {
    let bad = || format!("\"{value}\" is not LOW..HIGH");
    let (low, high) = value.split_once("..").ok_or_else(bad)?;
    Ok(low.parse().map_err(|_| bad())?..=high.parse().map_err(|_| bad())?)
}

fn read_row(line: &str) -> Result<Row, String> {
    let bad = || format!("\"{line}\" is not | KIND VALUE | SEATS | SHARE | LOW to HIGH |");
    let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
    let [name, seats, share, interval] = cells[..] else { return Err(bad()) };
    let (kind, value) = name.split_once(' ').ok_or_else(bad)?;
    let (low, high) = interval.split_once(" to ").ok_or_else(bad)?;
    let number = |text: &str| text.parse::<f64>().map_err(|_| bad());
    Ok(Row {
        kind: kind.to_owned(),
        value: value.to_owned(),
        seats: seats.parse().map_err(|_| bad())?,
        share: number(share)?,
        low: number(low)?,
        high: number(high)?,
    })
}

fn printed(rows: &[Row]) -> Vec<String> {
    let mut all = vec!["| who | seats | share | 95 % interval |".to_owned(), "|---|---|---|---|".to_owned()];
    all.extend(rows.iter().map(|row| {
        let Row { kind, value, seats, share, low, high } = row;
        format!("| {kind} {value} | {seats} | {share:.3} | {low:.3} to {high:.3} |")
    }));
    all
}

/// Plays so many games of a measure.
fn measured(measure: &Measure, count: u64, games: &Catalogue) -> Result<Vec<Row>, String> {
    let kind = games.get(&measure.game).ok_or_else(|| format!("there is no game \"{}\"", measure.game))?;
    if measure.by == ["lists"] {
        return meetings(measure, count, kind);
    }
    let report = play(kind, &Plan { games: count, ..measure.plan.clone() })?;
    let wanted = |of: &&Standing| measure.by.iter().any(|by| by == of.kind);
    let rows = report.balance.iter().filter(wanted).map(|of| Row {
        kind: of.kind.to_owned(),
        value: of.value.clone(),
        seats: of.games,
        share: of.share,
        low: of.low,
        high: of.high,
    });
    Ok(rows.collect())
}

/// Every ready list of a game against each other one, in both orders; the share is that of the first.
fn meetings(measure: &Measure, count: u64, kind: GameKind) -> Result<Vec<Row>, String> {
    let book = kind.kit_book(&[]).map_err(|error| error.to_string())?.ok_or("this game has no lists")?;
    let ready = |of: Starter| (of.key.to_string(), book.print(&of.list));
    let lists: BTreeMap<String, String> = book.starters().into_iter().map(ready).collect();
    let mut rows = Vec::new();
    for (name, list) in &lists {
        for (other, against) in lists.iter().filter(|(other, _)| *other > name) {
            let (mut wins, mut played) = (0.0, 0_u32);
            for (own, pair) in [(Seat(0), [list, against]), (Seat(1), [against, list])] {
                let kits =
                    Seat::all(2).zip(pair).map(|(seat, list)| Kit { seat, list: list.clone() }).collect();
                let report = play(kind, &Plan { kits, games: count.div_ceil(2), ..measure.plan.clone() })?;
                let is_own = |of: &&Standing| of.kind == "seat" && of.value == own.to_string();
                let of = report.balance.iter().find(is_own).ok_or("no seats were counted")?;
                (wins, played) = (wins + of.wins, played + of.games);
            }
            let share = wins / f64::from(played.max(1));
            let (low, high) = wilson(share, f64::from(played.max(1)));
            let value = format!("{name} against {other}");
            rows.push(Row { kind: "list".to_owned(), value, seats: played, share, low, high });
        }
    }
    Ok(rows)
}

fn play(kind: GameKind, plan: &Plan) -> Result<Report, String> {
    kind.playouts(plan).map_err(|error| format!("{} cannot be opened: {:?}", kind.id, error.say.id))
}

/// Numbers of a table that do not belong together: an interval that is not that of its share, seats or wins that are not
/// those of so many games.
fn discord(table: &Table) -> Vec<String> {
    let mut wrong = Vec::new();
    for row in &table.rows {
        let (low, high) = wilson(row.share, f64::from(row.seats.max(1)));
        if (low - row.low).abs() > ROUNDED || (high - row.high).abs() > ROUNDED {
            wrong.push(format!(
                "{} {}: {} of {} seats has the interval {low:.3} to {high:.3}",
                row.kind, row.value, row.share, row.seats
            ));
        }
    }
    let Measure { plan, by, .. } = &table.measure;
    let games = f64::from(u32::try_from(plan.games).unwrap_or(u32::MAX));
    for kind in by.iter().filter(|kind| *kind != "card" && *kind != "lists") {
        let of_kind = || table.rows.iter().filter(|row| row.kind == *kind);
        let seats: u64 = of_kind().map(|row| u64::from(row.seats)).sum();
        let wins: f64 = of_kind().map(|row| row.share * f64::from(row.seats)).sum();
        let rounded: f64 = of_kind().map(|row| f64::from(row.seats) * 0.000_51).sum();
        if seats != plan.games * u64::from(plan.seats) {
            wrong.push(format!("{kind}: {seats} seats are not those of {} games", plan.games));
        }
        if (wins - games).abs() > rounded + 1.0 {
            wrong.push(format!("{kind}: {wins:.0} wins are not those of {} games", plan.games));
        }
    }
    wrong
}

/// Published shares outside of what is wanted of their kind.
fn missed(table: &Table) -> Vec<String> {
    let mut wrong = Vec::new();
    for (kind, goal) in &table.measure.goals {
        let of_kind = || table.rows.iter().filter(|row| row.kind == *kind);
        if of_kind().next().is_none() {
            wrong.push(format!("there is no {kind} whose goal could be missed"));
        }
        wrong.extend(of_kind().filter(|row| !goal.contains(&row.share)).map(|row| {
            format!(
                "{kind} {}: {:.3} is not between {} and {}",
                row.value,
                row.share,
                goal.start(),
                goal.end()
            )
        }));
    }
    wrong
}

/// Published shares that lie too far from those of games played now.
fn apart(published: &[Row], found: &[Row]) -> Vec<String> {
    let mut wrong = Vec::new();
    for now in found {
        let of = |row: &&Row| row.kind == now.kind && row.value == now.value;
        let Some(told) = published.iter().find(of) else {
            wrong.push(format!("{} {} is not told of", now.kind, now.value));
            continue;
        };
        let (n, m) = (f64::from(told.seats.max(1)), f64::from(now.seats.max(1)));
        let both = ((told.share * n + now.share * m) / (n + m)).clamp(0.0, 1.0);
        let spread = (both * (1.0 - both) * (1.0 / n + 1.0 / m)).sqrt();
        if (told.share - now.share).abs() > FAR * spread + ROUNDED {
            wrong.push(format!(
                "{} {}: {:.3} is told, {:.3} of {} seats is found; make the paper anew",
                now.kind, now.value, told.share, now.share, now.seats
            ));
        }
    }
    wrong
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(value: &str, seats: u32, share: f64) -> Row {
        let (low, high) = wilson(share, f64::from(seats));
        Row { kind: "seat".to_owned(), value: value.to_owned(), seats, share, low, high }
    }

    fn paper(rows: &[Row]) -> String {
        let mark = "<!-- measured: war seats=2 player=random games=1000 by=seat option.turn_limit=60 -->";
        format!("# War\n\n{mark}\n\n{}\n\nwords\n", printed(rows).join("\n"))
    }

    fn table_of(paper: &str) -> Table {
        tables(&paper.lines().collect::<Vec<_>>()).unwrap().remove(0)
    }

    #[test]
    fn a_table_is_read_as_it_was_printed() {
        let text = paper(&[row("a", 1000, 0.52), row("b", 1000, 0.48)]);
        let table = table_of(&text);
        assert_eq!((table.measure.plan.games, table.measure.check, table.rows.len()), (1000, CHECKED, 2));
        assert_eq!(table.measure.plan.options.get("turn_limit"), Some("60"));
        assert!(discord(&table).is_empty(), "{:?}", discord(&table));
        assert!(unmarked(&text.lines().collect::<Vec<_>>()).is_empty());
    }

    #[test]
    fn every_altered_number_is_noticed() {
        let text = paper(&[row("a", 1000, 0.52), row("b", 1000, 0.48)]);
        for (number, other) in [("0.520", "0.524"), ("| 1000 | 0.52", "| 1100 | 0.52"), ("0.489", "0.493")] {
            assert!(text.contains(number), "{number} in {text}");
            assert!(!discord(&table_of(&text.replacen(number, other, 1))).is_empty(), "{number} to {other}");
        }
        let shifted = paper(&[row("a", 1000, 0.55), row("b", 1000, 0.48)]);
        assert!(discord(&table_of(&shifted)).iter().any(|what| what.contains("wins are not those")));
        let fewer = paper(&[row("a", 900, 0.52), row("b", 1000, 0.48)]);
        assert!(discord(&table_of(&fewer)).iter().any(|what| what.contains("seats are not those")));
    }

    #[test]
    fn a_share_that_misses_its_goal_is_noticed() {
        let text = paper(&[row("a", 1000, 0.56), row("b", 1000, 0.44)]);
        let with = |goal: &str| missed(&table_of(&text.replace("by=seat", &format!("by=seat {goal}"))));
        assert_eq!(missed(&table_of(&text)), [] as [&str; 0], "nothing is wanted");
        assert_eq!(with("goal.seat=0.44..0.56"), [] as [&str; 0]);
        assert_eq!(with("goal.seat=0.45..0.56"), ["seat b: 0.440 is not between 0.45 and 0.56"]);
        assert_eq!(with("goal.seat=0.44..0.55"), ["seat a: 0.560 is not between 0.44 and 0.55"]);
        assert_eq!(with("goal.starter=0..1"), ["there is no starter whose goal could be missed"]);
        assert!(read_mark("war games=1 by=seat goal.seat=0.44").is_err());
    }

    #[test]
    fn what_is_found_elsewhere_than_it_is_told_is_noticed() {
        let told = [row("a", 2000, 0.52), row("b", 2000, 0.48)];
        assert!(apart(&told, &[row("a", 100, 0.60)]).is_empty(), "a hundred games say no more");
        assert_eq!(apart(&told, &[row("a", 100, 0.72)]).len(), 1);
        assert_eq!(apart(&told, &[row("c", 100, 0.5)]).len(), 1);
    }

    #[test]
    fn a_table_without_a_mark_is_noticed() {
        let lines = ["words", "", "| a | b |", "|---|---|", "| 1 | 2 |"];
        assert_eq!(unmarked(&lines).len(), 1);
        let kept = ["<!-- kept: what was changed -->", "", "| a | b |", "|---|---|", "| 1 | 2 |"];
        assert!(unmarked(&kept).is_empty());
    }
}
