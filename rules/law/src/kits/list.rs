//! Decks as text: head lines `name:` and `packs:`, then characters separated by commas or lines; or a share code.

use std::{collections::BTreeMap, sync::Arc};

use crate::{
    cards::{Card, Pool},
    setup::{LEVELS, Rules},
};
use skald_toolkit::lists::{self, Entries, MOST_FAULTS, Packed, Part};
use skald_vocabulary::interface::{Key, KitFault, KitList, Say};

const PREFIX: &str = "LAW1";
const START: &str = "LAW1.";

/// A deck as the packs of a table know it: it may break rules, and hold ids that no pack has. Cards are first copies.
#[derive(Clone, Debug, Default)]
pub struct Known {
    /// Its name.
    pub name: Option<String>,
    /// The cards with their copies.
    pub cards: BTreeMap<Card, u32>,
    /// Ids that stand for no card.
    pub strange: Vec<(Key, u32)>,
}

impl Known {
    /// What its owner calls it, or its key.
    pub fn shown_name(&self, key: Key) -> Say {
        Say::new("law-name").with("name", self.name.as_deref().unwrap_or(key.as_str()))
    }

    /// What this table knows of a list.
    pub fn of(pool: &Pool, list: &KitList) -> Self {
        let mut known = Self { name: list.name.clone(), ..Self::default() };
        for (key, copies) in &list.cards {
            match pool.find(*key) {
                Some(card) => drop(known.cards.insert(card, *copies)),
                None => known.strange.push((*key, *copies)),
            }
        }
        known
    }

    /// The deck that consists of these cards, whosever copies they are.
    pub fn of_cards(pool: &Pool, cards: &[Card]) -> Self {
        let first = cards.iter().filter_map(|card| pool.find(pool.key(*card)));
        Self { cards: first.map(|card| (card, 1)).collect(), ..Self::default() }
    }

    /// The deck as a list of ids.
    pub fn list(&self, pool: &Pool) -> KitList {
        let cards = self.cards.iter().map(|(card, copies)| (pool.key(*card), *copies)).collect();
        KitList { name: self.name.clone(), head: None, cards }
    }

    /// The cards by level, then in the order of the pool.
    pub fn sorted(&self, pool: &Pool) -> Vec<(Card, u32)> {
        let mut cards: Vec<_> = self.cards.iter().map(|(card, copies)| (*card, *copies)).collect();
        cards.sort_by_key(|(card, _)| (pool.face(*card).level, *card));
        cards
    }

    /// All copies by level; ids without a card have none.
    pub fn levels(&self, pool: &Pool) -> [u32; 3] {
        let mut levels = [0_u32; 3];
        for (card, copies) in &self.cards {
            let place = usize::from(pool.face(*card).level.saturating_sub(1));
            if let Some(count) = levels.get_mut(place) {
                *count = count.saturating_add(*copies);
            }
        }
        levels
    }
}

/// A deck as far as it could be read.
#[derive(Default)]
struct Draft {
    known: Known,
    entries: Entries<Card>,
    faults: Vec<KitFault>,
    /// Whether every entry could be read, so that the levels are known.
    whole: bool,
}

/// Reads a deck or a share code. All that cannot be read is found, not just the first.
///
/// # Errors
/// Every fault, in the order of lines.
pub fn read(rules: &Rules, text: &str) -> Result<Known, Vec<KitFault>> {
    let draft = draft(rules, text);
    if draft.faults.is_empty() { Ok(draft.known) } else { Err(draft.faults) }
}

/// Reads a deck and judges it (LAW-14.1).
///
/// # Errors
/// Every fault in the order of lines: all that cannot be read, and all rules that are broken by what can.
pub fn check(rules: &Rules, text: &str) -> Result<Known, Vec<KitFault>> {
    let draft = draft(rules, text);
    let mut all = draft.faults;
    all.extend(levels(rules, &draft.known).filter(|_| draft.whole));
    all.extend(twice(rules, &draft.known, &draft.entries));
    all.sort_by_key(|fault| fault.line);
    if all.is_empty() { Ok(draft.known) } else { Err(all) }
}

/// Everything that is wrong with a deck.
pub fn judge(rules: &Rules, known: &Known) -> Vec<KitFault> {
    let mut all: Vec<KitFault> = levels(rules, known).into_iter().collect();
    all.extend(twice(rules, known, &Entries::default()));
    for (key, _) in &known.strange {
        let say = Say::new("law-list-strange").with("text", key.as_str());
        all.push(KitFault { line: 0, say: nearest(rules, say, key.as_str()), clause: "LAW-14.3" });
    }
    all
}

/// MSG-37.
fn levels(rules: &Rules, known: &Known) -> Option<KitFault> {
    let levels = known.levels(&rules.pool);
    let [one, two, three] = levels;
    let say = Say::new("law-refuse-deck-levels").with("one", one).with("two", two).with("three", three);
    (levels != LEVELS.map(u32::from)).then_some(KitFault { line: 0, say, clause: "LAW-14.1" })
}

/// MSG-36, with the line of the second copy where it is known.
fn twice(rules: &Rules, known: &Known, entries: &Entries<Card>) -> Vec<KitFault> {
    let double = known.cards.iter().filter(|(_, copies)| **copies > 1);
    let fault = |(card, _): (&Card, &u32)| {
        let name = Arc::clone(&rules.pool.face(*card).name);
        let say = Say::new("law-refuse-deck-twice").with("card", name);
        KitFault { line: entries.line_beyond(*card, 1), say, clause: "LAW-14.3" }
    };
    double.map(fault).collect()
}

fn nearest(rules: &Rules, say: Say, text: &str) -> Say {
    let names = rules.pool.faces().iter().map(|face| &face.name);
    say.with("list", Vec::from_iter(lists::nearest(text, names)))
}

/// The packs of a table as lists name them: id and version.
fn pack_names(rules: &Rules) -> Vec<String> {
    rules.packs.iter().map(|pack| format!("{}@{}", pack.id, pack.version)).collect()
}

fn draft(rules: &Rules, text: &str) -> Draft {
    if text.trim().starts_with(START) {
        return match from_code(rules, text.trim()) {
            Ok(known) => Draft { known, whole: true, ..Draft::default() },
            Err(fault) => Draft { faults: vec![fault], ..Draft::default() },
        };
    }
    let mut draft = Draft { whole: true, ..Draft::default() };
    for (line, part) in lists::parts(text, &["name", "packs"]) {
        if draft.faults.len() >= MOST_FAULTS {
            draft.whole = false;
            break;
        }
        draft.part(rules, line, part);
    }
    draft.known.cards = draft.entries.counts();
    draft
}

impl Draft {
    fn fault(&mut self, line: usize, say: Say, clause: &'static str) {
        self.faults.push(KitFault { line, say, clause });
    }

    fn part(&mut self, rules: &Rules, line: usize, part: Part<'_>) {
        match part {
            Part::Head("name", name) if lists::proper(name) => self.known.name = Some(name.to_owned()),
            Part::Head("name", _) => self.fault(line, Say::new("law-list-name"), ""),
            Part::Head(_, packs) => self.packs(rules, line, packs),
            Part::Entry(copies, name) => match rules.pool.named(name) {
                Some(card) => self.entries.add(card, line, copies),
                None => {
                    self.whole = false;
                    let say = Say::new("law-list-unknown").with("n", line).with("text", name);
                    self.fault(line, nearest(rules, say, name), "");
                }
            },
            Part::Unreadable(text) => {
                self.whole = false;
                self.fault(line, Say::new("law-list-line").with("n", line).with("text", text), "");
            }
            Part::TooLong => {
                self.whole = false;
                self.fault(line, Say::new("law-list-long").with("n", line), "");
            }
        }
    }

    fn packs(&mut self, rules: &Rules, line: usize, packs: &str) {
        let known = pack_names(rules);
        for pack in packs.split(',').map(str::trim).filter(|pack| !pack.is_empty()) {
            if !known.iter().any(|name| name == pack) {
                self.fault(line, Say::new("law-list-pack").with("pack", pack), "");
            }
        }
    }
}

/// The canonical form: name and packs, then one character a line, by level and name. A name that no line can hold is left
/// out.
pub fn print(rules: &Rules, known: &Known) -> String {
    let pool = &rules.pool;
    let mut text = String::new();
    if let Some(name) = known.name.as_ref().filter(|name| lists::proper(name)) {
        text.push_str(&format!("name: {name}\n"));
    }
    text.push_str(&format!("packs: {}\n", pack_names(rules).join(", ")));
    let mut cards: Vec<_> = known.cards.iter().map(|(card, copies)| (*card, *copies)).collect();
    cards.sort_by(|(one, _), (other, _)| {
        let order = |card: Card| (pool.face(card).level, &pool.face(card).name);
        order(*one).cmp(&order(*other))
    });
    for (card, copies) in cards {
        // A pack can have a name that reads like another one; its id then stands for it.
        let face = pool.face(card);
        let name = if pool.named(&face.name) == Some(card) { &*face.name } else { face.key.as_str() };
        text.push_str(&format!("{copies}x {name}\n"));
    }
    for (key, copies) in &known.strange {
        text.push_str(&format!("{copies}x {key}\n"));
    }
    text
}

/// The share code.
pub fn code(rules: &Rules, known: &Known) -> String {
    let cards = known.cards.iter().map(|(card, copies)| (rules.pool.key(*card).to_string(), *copies));
    let strange = known.strange.iter().map(|(key, copies)| (key.to_string(), *copies));
    lists::pack(
        PREFIX,
        Packed { head: None, packs: pack_names(rules), cards: cards.chain(strange).collect() },
    )
}

/// The deck of a share code: a code is whole or worth nothing, and its packs and cards are of this table.
fn from_code(rules: &Rules, code: &str) -> Result<Known, KitFault> {
    let bad = || KitFault { line: 1, say: Say::new("law-list-code"), clause: "" };
    let packed = lists::unpack(PREFIX, code, false).ok_or_else(bad)?;
    let names = pack_names(rules);
    if let Some(pack) = packed.packs.iter().find(|pack| !names.contains(pack)) {
        let say = Say::new("law-list-pack").with("pack", pack.as_str());
        return Err(KitFault { line: 1, say, clause: "" });
    }
    let card = |(id, copies): (String, u32)| Some((rules.pool.find(Key::new(&id).ok()?)?, copies));
    let cards = packed.cards.into_iter().map(card).collect::<Option<BTreeMap<_, _>>>().ok_or_else(bad)?;
    Ok(Known { cards, ..Known::default() })
}
