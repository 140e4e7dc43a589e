//! The text format of lists (10.2).

use super::{Arsenal, code, known::Known, pack_names};
use crate::cards::{Card, Hero, Pool};
use skald_toolkit::lists::{self, Entries, MOST_FAULTS, Part};
use skald_vocabulary::interface::{KitFault, Say};

/// A list as far as it could be read.
#[derive(Default)]
pub struct Draft {
    /// What was read, without copies.
    pub known: Known,
    /// The cards with their lines.
    pub entries: Entries<Card>,
    /// What could not be read.
    pub faults: Vec<KitFault>,
    /// Whether every entry could be read, so that the number of cards is known.
    pub whole: bool,
    /// The line that names the Warrior.
    warrior: Option<usize>,
}

/// Reads a list or a share code. All that is wrong is found, not just the first.
///
/// # Errors
/// Every fault, in the order of lines.
pub fn read(pool: &Pool, text: &str) -> Result<Arsenal, Vec<KitFault>> {
    let draft = draft(pool, text);
    match draft.known.arsenal() {
        Some(arsenal) if draft.faults.is_empty() => Ok(arsenal),
        _ => Err(draft.faults),
    }
}

/// Reads as much of a list or a share code as can be read.
pub fn draft(pool: &Pool, text: &str) -> Draft {
    if text.trim().starts_with(code::START) {
        return match code::from_code(pool, text.trim()) {
            Ok(arsenal) => Draft { known: Known::from(&arsenal), whole: true, ..Draft::default() },
            Err(fault) => Draft { faults: vec![fault], ..Draft::default() },
        };
    }
    let mut draft = Draft { whole: true, ..Draft::default() };
    for (line, part) in lists::parts(text, &["name", "warrior", "packs"]) {
        if draft.faults.len() >= MOST_FAULTS {
            draft.whole = false;
            break;
        }
        draft.part(pool, line, part);
    }
    if draft.known.hero.is_none() && !draft.faults.iter().any(|fault| fault.say.id == NO_WARRIOR) {
        draft.faults.insert(0, no_warrior(pool, 0));
    }
    draft.known.cards = draft.entries.counts();
    draft
}

impl Draft {
    fn fault(&mut self, line: usize, say: Say, clause: &'static str) {
        self.faults.push(KitFault { line, say, clause });
    }

    fn part(&mut self, pool: &Pool, line: usize, part: Part<'_>) {
        match part {
            Part::Head("name", name) if lists::proper(name) => self.known.name = Some(name.to_owned()),
            Part::Head("name", _) => self.fault(line, Say::new("chaos-list-name"), ""),
            Part::Head("warrior", name) => self.warrior(pool, line, name),
            Part::Head(_, packs) => self.packs(pool, line, packs),
            Part::Entry(copies, name) => self.entry(pool, line, copies, name),
            Part::Unreadable(text) => {
                self.whole = false;
                self.fault(line, Say::new("chaos-list-line").with("n", line).with("text", text), "");
            }
            Part::TooLong => {
                self.whole = false;
                self.fault(line, Say::new("chaos-list-long").with("n", line), "");
            }
        }
    }

    fn warrior(&mut self, pool: &Pool, line: usize, name: &str) {
        if let Some(first) = self.warrior {
            return self.second_warrior(line, first);
        }
        self.warrior = Some(line);
        self.known.hero = pool.hero(name);
        if self.known.hero.is_none() {
            self.faults.push(no_warrior(pool, line));
        }
    }

    /// Which of two Warriors is meant nobody can know; often two lists were pasted as one.
    fn second_warrior(&mut self, line: usize, first: usize) {
        let say = Say::new("chaos-list-second").with("n", line).with("first", first);
        self.fault(line, say, "CHAOS-1.2");
    }

    fn packs(&mut self, pool: &Pool, line: usize, packs: &str) {
        let known = pack_names(pool);
        for pack in packs.split(',').map(str::trim).filter(|pack| !pack.is_empty()) {
            if !known.iter().any(|name| name == pack) {
                self.fault(line, Say::new("chaos-list-pack").with("pack", pack), "CHAOS-2.12");
            }
        }
    }

    fn entry(&mut self, pool: &Pool, line: usize, copies: u32, name: &str) {
        if let Some(card) = pool.named(name) {
            return self.entries.add(card, line, copies);
        }
        if let Some(first) = self.warrior
            && name.split_once(':').is_some_and(|(word, _)| word.trim().eq_ignore_ascii_case("warrior"))
        {
            return self.second_warrior(line, first);
        }
        self.whole = false;
        if let Some(hero) = pool.hero(name) {
            let say = Say::new("chaos-list-hero").with("card", hero_say(pool, hero));
            return self.fault(line, say, "CHAOS-2.9");
        }
        let say = Say::new("chaos-list-unknown").with("n", line).with("text", name);
        self.fault(line, say.with("list", pool.nearest(name)), "");
    }
}

const NO_WARRIOR: &str = "chaos-list-warrior";

/// The fault of a list without a Warrior (message 62).
pub fn no_warrior(pool: &Pool, line: usize) -> KitFault {
    let names: Vec<Say> = pool.heroes().map(|hero| hero_say(pool, hero)).collect();
    KitFault { line, say: Say::new(NO_WARRIOR).with("list", names), clause: "CHAOS-1.2" }
}

/// The name of a Warrior.
pub fn hero_say(pool: &Pool, hero: Hero) -> Say {
    Say::new("chaos-name").with("name", pool.warrior(hero).name)
}

/// The canonical form (10.2): head lines, then one entry a line, by type and name.
#[must_use]
pub fn print(pool: &Pool, arsenal: &Arsenal) -> String {
    print_known(pool, &Known::from(arsenal))
}

/// The canonical form of whatever is known of a list. A name that no line can hold is left out.
pub fn print_known(pool: &Pool, known: &Known) -> String {
    let mut text = String::new();
    if let Some(name) = known.name.as_ref().filter(|name| lists::proper(name)) {
        text.push_str(&format!("name: {name}\n"));
    }
    if let Some(hero) = known.hero {
        text.push_str(&format!("warrior: {}\n", pool.warrior(hero).name));
    }
    text.push_str(&format!("packs: {}\n", pack_names(pool).join(", ")));
    let mut cards: Vec<_> = known.cards.iter().map(|(card, copies)| (pool.face(*card), *copies)).collect();
    cards.sort_by(|(one, _), (other, _)| (one.kind, &one.name).cmp(&(other.kind, &other.name)));
    for (face, copies) in cards {
        text.push_str(&format!("{copies}x {}\n", face.name));
    }
    for (key, copies) in &known.strange {
        text.push_str(&format!("{copies}x {key}\n"));
    }
    text
}
