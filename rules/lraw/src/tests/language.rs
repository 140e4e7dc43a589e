//! Every word of the effect language does something that a scenario shows: its meaning is taken out of all cards, and a scenario
//! that plays such a card fails. A word that no scenario can show names the test that does.

use std::{cell::RefCell, collections::BTreeSet, fmt::Debug, fs, path::Path, sync::Arc};

use serde::de::DeserializeOwned;

use crate::{
    Lraw,
    cards::{
        Ab, BASE, Body, Cond, Cost, Extra, Fx, Gs, Kind, Kw, Neg, On, Pack, Pool, Printed, Repl, Rule,
        Script, Stat, Sub, Tag,
    },
    kits::Limits,
};
use skald_runners::{
    catalogue::{Catalogue, GameKind},
    scenario,
};

thread_local! {
    /// The cards that a laid-out position of this thread is read with, instead of the game's own.
    static OTHER: RefCell<Option<(Arc<Pool>, Arc<Limits>)>> = const { RefCell::new(None) };
}

/// The cards with which this test tries the scenarios.
pub fn other() -> Option<(Arc<Pool>, Arc<Limits>)> {
    OTHER.with(|other| other.borrow().clone())
}

/// Words that no scenario shows, each with the test that does.
const BY_TEST: &[(&str, &str)] = &[
    // The one card that cancels an attack takes the attacker's reason to attack as well.
    ("Fx::CancelAttack", "answers::a_cancelled_attack_closes_its_window"),
];

/// The words of a part of the language, as its reader lists them to whoever writes another one.
pub(super) fn words<T: DeserializeOwned>() -> Vec<&'static str> {
    match ron::from_str::<T>("Nonsense").err().map(|error| error.code) {
        Some(ron::Error::NoSuchEnumVariant { expected, .. }) => expected.to_vec(),
        other => panic!("the reader lists no words: {other:?}"),
    }
}

/// The word with which something begins.
fn word(of: &impl Debug) -> String {
    format!("{of:?}").split(|letter: char| !letter.is_alphanumeric()).next().unwrap().to_owned()
}

/// Takes the meaning of a word out of cards.
struct Mute<'w> {
    part: &'w str,
    word: &'w str,
}

impl Mute<'_> {
    fn is(&self, part: &str, of: &impl Debug) -> bool {
        self.part == part && word(of) == self.word
    }

    fn script(&self, script: &mut Script) {
        for fx in &mut script.fx {
            match fx {
                Fx::Roll(_, one) | Fx::May(one) => self.script(one),
                Fx::Table(_, rows) => rows.iter_mut().for_each(|(_, _, row)| self.script(row)),
                Fx::Modes(_, modes) => modes.iter_mut().for_each(|mode| self.script(mode)),
                Fx::IfDo(one, two, three) => [one, two, three].into_iter().for_each(|one| self.script(one)),
                Fx::If(_, one, two) => [one, two].into_iter().for_each(|one| self.script(one)),
                _ => {}
            }
            let inner = match fx {
                Fx::Allow(extra) => self.is("Extra", extra),
                Fx::Negate(neg) | Fx::NegateAndDestroy(neg) => self.is("Neg", neg),
                Fx::Lock(rule, _) => self.is("Rule", rule),
                Fx::Shield(repl, ..) | Fx::Guard(_, repl, ..) => self.is("Repl", repl),
                Fx::If(cond, ..) => self.is("Cond", cond),
                Fx::Give(_, keyword, _) => self.is("Kw", &keyword.kw),
                _ => false,
            };
            if inner || self.is("Fx", fx) {
                *fx = Fx::If(Cond::Pierced, Script::default(), Script::default());
            }
        }
    }

    fn body(&self, body: &mut Body) {
        self.script(&mut body.fx);
        body.req.retain(|cond| !self.is("Cond", cond));
        body.hush.retain(|cond| !self.is("Cond", cond));
        body.cost.retain(|cost| !self.is("Cost", cost));
    }

    fn stats(&self, stats: &mut Vec<Stat>) {
        stats.retain_mut(|stat| {
            if let Stat::AttackTax(costs) | Stat::AttackDouble(costs) = stat {
                costs.retain(|cost| !self.is("Cost", cost));
            }
            let inner = match stat {
                Stat::Rule(rule) => self.is("Rule", rule),
                Stat::Repl(repl) => self.is("Repl", repl),
                Stat::Grant(_, keyword) => self.is("Kw", &keyword.kw),
                _ => false,
            };
            !inner && !self.is("Stat", stat)
        });
    }

    fn abilities(&self, all: &mut Vec<Ab>) {
        all.retain_mut(|ability| {
            if self.is("Ab", ability) {
                return false;
            }
            match ability {
                Ab::Static(stats) | Ab::Arm(stats) => self.stats(stats),
                Ab::Passive(inner) => self.abilities(inner),
                Ab::Upkeep(_, costs) => costs.retain(|cost| !self.is("Cost", cost)),
                Ab::Play(body) if body.on.as_ref().is_some_and(|on| self.is("On", on)) => body.on = None,
                _ => {
                    if let Some(body) = ability.body_mut() {
                        if body.on.as_ref().is_some_and(|on| self.is("On", on)) {
                            return false;
                        }
                        self.body(body);
                    }
                }
            }
            true
        });
    }

    /// The game's own cards without it, and the ids of those that had it.
    fn cards(&self) -> (Pool, BTreeSet<String>) {
        let mut pack = Pack::read("base.toml", BASE).unwrap();
        let whole = pack.clone();
        for abilities in pack.keywords.values_mut() {
            self.abilities(abilities);
        }
        for card in &mut pack.cards {
            card.keywords.retain_mut(|kw| {
                if let Kw::Bestow(body) | Kw::Perish(body) = kw {
                    self.body(body);
                }
                !self.is("Kw", kw)
            });
            self.abilities(&mut card.abilities);
        }
        let tags: Vec<Tag> = pack
            .keywords
            .iter()
            .filter(|(tag, abilities)| whole.keywords[tag] != **abilities)
            .map(|(tag, _)| *tag)
            .collect();
        let changed =
            pack.cards.iter().zip(&whole.cards).filter(|(now, before)| {
                now != before || now.keywords.iter().any(|kw| tags.contains(&kw.tag()))
            });
        let ids = changed.map(|(card, _)| card.key.to_string()).collect();
        (Pool::new(&[pack]).unwrap(), ids)
    }
}

/// All scenarios, each as a file of its own.
pub(super) fn scenarios() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/scenarios/lraw");
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let mut all = Vec::new();
    for path in files {
        let text = fs::read_to_string(path).unwrap();
        let mut parts = text.split("[[scenario]]");
        let head = parts.next().unwrap().to_owned();
        if head.contains("game = \"lraw\"") {
            all.extend(parts.map(|part| format!("{head}[[scenario]]{part}")));
        }
    }
    all
}

/// Whether a scenario speaks of one of these cards, or leads a deck whose command cards are among them.
fn speaks_of(text: &str, ids: &BTreeSet<String>) -> bool {
    let legions = [("he", "hero"), ("or", "orc"), ("an", "angel"), ("de", "demon"), ("un", "undead")]
        .into_iter()
        .chain([("ti", "titan"), ("dw", "dwarf"), ("mb", "beast"), ("bo", "bounty")]);
    let leads = |id: &str| {
        let led = legions.clone().find(|(short, _)| id.starts_with(short)).map(|(_, legion)| legion);
        id.get(3..4).is_some_and(|kind| "wvsg".contains(kind))
            && led.is_some_and(|legion| text.contains(&format!("deck = \"{legion}\"")))
    };
    ids.iter().any(|id| text.contains(id.as_str()) || leads(id))
}

/// The words of a part that nothing shows.
fn unshown(part: &str, words: &[&str], all: &[String], games: &Catalogue) -> Vec<String> {
    let mut missing = Vec::new();
    for word in words {
        let (pool, ids) = Mute { part, word }.cards();
        if !shown(pool, &ids, all, games) {
            missing.push(format!("{part}::{word}"));
        }
    }
    missing
}

/// Whether a scenario fails with these cards in place of the game's own, which differ in those with these ids.
pub(super) fn shown(pool: Pool, ids: &BTreeSet<String>, all: &[String], games: &Catalogue) -> bool {
    let limits = Arc::new(Limits::default());
    OTHER.with(|other| *other.borrow_mut() = Some((Arc::new(pool), limits)));
    let fails = |text: &String| scenario::run("muted.toml", text, games).is_err();
    let shown = all.iter().filter(|text| speaks_of(text, ids)).any(fails);
    OTHER.with(|other| *other.borrow_mut() = None);
    shown
}

/// Those of the words that no test in this list shows; each test in it exists.
#[track_caller]
pub(super) fn unlisted(mut missing: Vec<String>, by_test: &[(&str, &str)]) -> Vec<String> {
    missing.retain(|word| !by_test.iter().any(|(known, _)| known == word));
    for (word, test) in by_test {
        let (file, name) = test.split_once("::").unwrap();
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("src/tests/{file}.rs"));
        let text = fs::read_to_string(path).unwrap();
        assert!(text.contains(&format!("fn {name}()")), "{word}: there is no test {test}");
    }
    missing
}

/// The game's own cards, those of a type without anything that they say or do, and the ids of those.
fn without_type(is: impl Fn(&Printed) -> bool) -> (Pool, BTreeSet<String>) {
    let mut pack = Pack::read("base.toml", BASE).unwrap();
    let mut ids = BTreeSet::new();
    for card in pack.cards.iter_mut().filter(|card| is(card)) {
        card.abilities.clear();
        card.keywords.clear();
        card.attack = card.attack.min(1);
        ids.insert(card.key.to_string());
    }
    (Pool::new(&[pack]).unwrap(), ids)
}

#[test]
fn every_type_of_card_is_shown() {
    let games = Catalogue::default().with(GameKind::of::<Lraw>());
    let all = scenarios();
    let mut missing = Vec::new();
    let kinds = words::<Kind>();
    for kind in &kinds {
        let (pool, ids) = without_type(|card| word(&card.kind) == *kind);
        if ids.is_empty() || !shown(pool, &ids, &all, &games) {
            missing.push(format!("Kind::{kind}"));
        }
    }
    for sub in words::<Sub>() {
        let (pool, ids) = without_type(|card| card.sub.is_some_and(|of| word(&of) == sub));
        if ids.is_empty() || !shown(pool, &ids, &all, &games) {
            missing.push(format!("Sub::{sub}"));
        }
    }
    assert!(missing.is_empty() && kinds.len() == 8, "no scenario shows {missing:?}");
}

#[test]
fn every_word_of_the_language_is_shown() {
    let games = Catalogue::default().with(GameKind::of::<Lraw>());
    let all = scenarios();
    for text in &all {
        assert!(scenario::run("whole.toml", text, &games).is_ok(), "it holds as it is: {text}");
    }
    let mut missing = Vec::new();
    for (part, words) in [
        ("Fx", words::<Fx>()),
        ("Cond", words::<Cond>()),
        ("Cost", words::<Cost>()),
        ("On", words::<On>()),
        ("Extra", words::<Extra>()),
        ("Neg", words::<Neg>()),
        ("Stat", words::<Stat>()),
        ("Rule", words::<Rule>()),
        ("Repl", words::<Repl>()),
        ("Kw", words::<Kw>()),
        ("Ab", words::<Ab>()),
    ] {
        assert!(words.len() > 2, "{part}");
        missing.extend(unshown(part, &words, &all, &games));
    }
    // A change of the game itself stands in the position: without it the scenario has to fail.
    for word in words::<Gs>() {
        let named = format!("\"{word}\"");
        let fails = |text: &&String| scenario::run("muted.toml", &text.replace(&named, ""), &games).is_err();
        if !all.iter().filter(|text| text.contains(&named)).any(|text| fails(&text)) {
            missing.push(format!("Gs::{word}"));
        }
    }
    let missing = unlisted(missing, BY_TEST);
    assert!(missing.is_empty(), "no scenario shows {missing:?}");
}
