//! The text format of lists (10.2).

use std::collections::BTreeMap;

use super::{Arsenal, Fault, from_code, pack_names};
use crate::{
    chaos::cards::{Card, Hero, Pool, squeeze},
    interface::Say,
};

/// The most lines, and the most characters of one.
const LINES: usize = 400;
const WIDTH: usize = 200;

/// Reads a list or a share code. All that is wrong is found, not just the first.
///
/// # Errors
/// Every fault, in the order of lines.
pub fn read(pool: &Pool, text: &str) -> Result<Arsenal, Vec<Fault>> {
    if text.trim().starts_with("LOC1.") {
        return from_code(pool, text.trim()).map_err(|fault| vec![fault]);
    }
    let mut reader = Reader { pool, name: None, hero: None, cards: BTreeMap::new(), faults: Vec::new() };
    for (number, line) in (1..).zip(text.lines()) {
        if number > LINES || line.chars().count() > WIDTH {
            reader.fault(number, Say::new("chaos-list-long").with("n", number), "CHAOS-2.1");
            break;
        }
        reader.line(number, line);
    }
    reader.finish()
}

struct Reader<'p> {
    pool: &'p Pool,
    name: Option<String>,
    hero: Option<Hero>,
    cards: BTreeMap<Card, u32>,
    faults: Vec<Fault>,
}

impl Reader<'_> {
    fn fault(&mut self, line: usize, say: Say, clause: &'static str) {
        self.faults.push(Fault { line, say, clause });
    }

    fn line(&mut self, number: usize, line: &str) {
        let line = line.split('#').next().unwrap_or_default().trim();
        if line.is_empty() {
            return;
        }
        if let Some((head, rest)) = line.split_once(':')
            && self.cards.is_empty()
        {
            let rest = rest.trim();
            match head.trim().to_lowercase().as_str() {
                "name" => {
                    let fits = (1..=40).contains(&rest.chars().count());
                    if !fits {
                        return self.fault(number, Say::new("chaos-list-name"), "");
                    }
                    self.name = Some(rest.to_owned());
                    return;
                }
                "warrior" => {
                    self.hero = self.pool.hero(rest);
                    if self.hero.is_none() {
                        let say = no_warrior(self.pool);
                        self.fault(number, say, "CHAOS-1.2");
                    }
                    return;
                }
                "packs" => return self.packs(number, rest),
                _ => {}
            }
        }
        for entry in line.split(',').map(str::trim).filter(|entry| !entry.is_empty()) {
            self.entry(number, entry);
        }
    }

    fn packs(&mut self, number: usize, rest: &str) {
        let known = pack_names(self.pool);
        for pack in rest.split(',').map(str::trim).filter(|pack| !pack.is_empty()) {
            if !known.iter().any(|name| name == pack) {
                self.fault(number, Say::new("chaos-list-pack").with("pack", pack), "CHAOS-2.12");
            }
        }
    }

    fn entry(&mut self, number: usize, entry: &str) {
        let Some((count, name)) = counted(entry) else {
            let say = Say::new("chaos-list-line").with("n", number).with("text", entry);
            return self.fault(number, say, "");
        };
        match self.pool.named(name) {
            Some(card) => {
                let sum = self.cards.entry(card).or_default();
                *sum = sum.saturating_add(count);
            }
            None if self.pool.hero(name).is_some() => {
                self.fault(number, Say::new("chaos-list-hero").with("card", name), "CHAOS-2.9");
            }
            None => {
                let nearest = self.pool.nearest(name);
                let say = Say::new("chaos-list-unknown")
                    .with("n", number)
                    .with("text", name)
                    .with("nearest", nearest);
                self.fault(number, say, "");
            }
        }
    }

    fn finish(mut self) -> Result<Arsenal, Vec<Fault>> {
        if self.hero.is_none() && !self.faults.iter().any(|fault| fault.say.id == "chaos-list-warrior") {
            let say = no_warrior(self.pool);
            self.fault(0, say, "CHAOS-1.2");
        }
        match self.hero {
            Some(hero) if self.faults.is_empty() => {
                Ok(Arsenal { name: self.name, hero, cards: self.cards.into_iter().collect() })
            }
            _ => Err(self.faults),
        }
    }
}

fn no_warrior(pool: &Pool) -> Say {
    let names: Vec<Say> = pool
        .warriors
        .iter()
        .map(|warrior| Say::new("chaos-name").with("name", warrior.name.clone()))
        .collect();
    Say::new("chaos-list-warrior").with("list", names)
}

/// Count and name of an entry: `3x Name`, `3 Name`, `Name x3` or `Name` alone.
fn counted(entry: &str) -> Option<(u32, &str)> {
    let number = |text: &str| {
        let digits = text.trim().trim_start_matches(['x', 'X']).trim_end_matches(['x', 'X']);
        let whole = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
        whole.then(|| digits.parse::<u32>().ok()).flatten()
    };
    let in_range = |count: u32| (1..=99).contains(&count);
    if let Some((first, name)) = entry.split_once(char::is_whitespace)
        && let Some(count) = number(first).filter(|_| first.starts_with(|c: char| c.is_ascii_digit()))
    {
        let name = name.trim();
        return (in_range(count) && !squeeze(name).is_empty()).then_some((count, name));
    }
    if let Some((name, last)) = entry.rsplit_once(char::is_whitespace)
        && let Some(count) = number(last).filter(|_| last.starts_with(['x', 'X']))
    {
        let name = name.trim();
        return (in_range(count) && !squeeze(name).is_empty()).then_some((count, name));
    }
    let worded = entry.chars().any(char::is_alphabetic);
    worded.then_some((1, entry))
}

/// The canonical form (10.2): head lines, then one entry a line, by type and name.
#[must_use]
pub fn print(pool: &Pool, arsenal: &Arsenal) -> String {
    let mut text = String::new();
    if let Some(name) = &arsenal.name {
        text.push_str(&format!("name: {name}\n"));
    }
    text.push_str(&format!("warrior: {}\n", pool.warrior(arsenal.hero).name));
    text.push_str(&format!("packs: {}\n", pack_names(pool).join(", ")));
    let mut cards = arsenal.cards.clone();
    cards.sort_by_key(|(card, _)| (pool.face(*card).kind, pool.face(*card).name.clone()));
    for (card, count) in cards {
        text.push_str(&format!("{count}x {}\n", pool.face(card).name));
    }
    text
}
