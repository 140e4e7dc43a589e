//! Every word of the closed vocabulary (2.3 to 2.5) is shown by a scenario, and really shown: as soon as the word means
//! nothing, each scenario that names it under `shows` must fail.

mod dull;

use std::{collections::BTreeMap, fmt, fs, path::Path};

use self::dull::{How, while_dull};
use crate::{
    Chaos,
    cards::{BASE, Face, Judged, Pool, Trigger, Verb, Who},
};
use skald_runners::catalogue::GameKind;
use skald_runners::{
    catalogue::Catalogue,
    scenario::{File, run_file},
};
use skald_vocabulary::interface::Name;

pub use self::dull::dulled;

/// A word that cards can say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Word {
    /// A trigger: `on=success`.
    On(Trigger),
    /// What an effect does: `do=drain`.
    Do(Verb),
    /// A word that an argument takes: `take pick=random`.
    Argument(Verb, &'static str, &'static str),
    /// A condition: `if=own_has`.
    If(Judged),
    /// Whom an effect concerns: `who=chosen`.
    Who(Who),
    /// A field of a card: `persistent`, `stop=defend`.
    Field(&'static str),
    /// The ability of a Warrior of the base set: `ability=jeni`.
    Ability(Name),
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::On(trigger) => write!(f, "on={}", trigger.word()),
            Self::Do(verb) => write!(f, "do={}", verb.word()),
            Self::Argument(verb, key, word) => write!(f, "{} {key}={word}", verb.word()),
            Self::If(judged) => write!(f, "if={}", judged.word()),
            Self::Who(who) => write!(f, "who={}", who.word()),
            Self::Field(field) => f.write_str(field),
            Self::Ability(warrior) => write!(f, "ability={warrior}"),
        }
    }
}

/// All words, out of the lists by which the reader of card files knows them.
fn all_words() -> Vec<Word> {
    let mut all: Vec<Word> = Trigger::ALL.into_iter().map(Word::On).collect();
    for verb in Verb::ALL {
        all.push(Word::Do(verb));
        for (key, words) in verb.arguments() {
            all.extend(words.iter().map(|word| Word::Argument(verb, key, word)));
        }
    }
    all.extend(Judged::ALL.into_iter().map(Word::If));
    all.extend(Who::ALL.into_iter().map(Word::Who));
    let pool = Pool::read(&[("base.toml", BASE)]).unwrap();
    all.extend(fields(&pool.faces[0]).iter().map(|field| Word::Field(field)));
    all.extend(pool.warriors.iter().map(|warrior| Word::Ability(warrior.id)));
    all
}

/// The fields of cards that change what a card may do. A new field has to be placed here, or this does not compile.
fn fields(face: &Face) -> &'static [&'static str] {
    let Face {
        id: _,
        key: _,
        name: _,
        kind: _,
        owners: _,
        assoc: _,
        reservoir: _,
        mode: _,
        ov: _,
        dv: _,
        area: _,
        persistent: _,
        stop: _,
        answers: _,
        max_ov: _,
        mode_only: _,
        boosts: _,
        lists: _,
        text: _,
    } = face;
    &[
        "assoc",
        "mode=ground",
        "mode=air",
        "dv",
        "area",
        "persistent",
        "stop=defend",
        "stop=destructive",
        "answers=destructive",
        "answers=mystical",
        "max_ov",
        "mode_only=ground",
        "mode_only=air",
        "boosts=destructive",
        "boosts=mystical",
    ]
}

/// All scenarios of the game, each as a file of its own.
fn scenarios() -> Vec<File> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/scenarios/chaos");
    let mut paths: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let mut all = Vec::new();
    for path in paths {
        let file = File::read(&path.display().to_string(), &fs::read_to_string(&path).unwrap()).unwrap();
        let game = file.game;
        all.extend(
            file.scenarios.into_iter().map(|scenario| File { game: game.clone(), scenarios: vec![scenario] }),
        );
    }
    all
}

#[test]
fn every_word_is_shown_by_a_scenario_that_fails_without_it() {
    let games = Catalogue::default().with(GameKind::of::<Chaos>());
    let notices = |file: &File, word: &Word, how: How| {
        while_dull(word, how, || run_file(file, "dull.toml", &games).is_err())
    };
    let scenarios = scenarios();
    let mut claims: BTreeMap<String, Vec<&File>> = BTreeMap::new();
    for file in &scenarios {
        for word in file.scenarios.iter().flat_map(|scenario| &scenario.shows) {
            claims.entry(word.clone()).or_default().push(file);
        }
    }
    let mut faults = Vec::new();
    for word in all_words() {
        let by = claims.remove(&word.to_string()).unwrap_or_default();
        if by.is_empty() {
            faults.push(format!("{word} is shown by no scenario"));
            continue;
        }
        let hows: &[How] =
            if matches!(word, Word::If(_)) { &[How::Without, How::Never] } else { &[How::Without] };
        for how in hows {
            if !by.iter().any(|file| notices(file, &word, *how)) {
                faults.push(format!("no scenario that names {word} notices it missing ({how:?})"));
            }
        }
        for file in by.iter().filter(|file| !hows.iter().any(|how| notices(file, &word, *how))) {
            faults.push(format!("\"{}\" does not show {word}", file.scenarios[0].title));
        }
    }
    faults.extend(claims.keys().map(|word| format!("{word} is no word of the vocabulary")));
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}
