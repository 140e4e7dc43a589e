//! Looking a rule up in plain words.
//!
//! Of every game whose clauses have texts in the catalogue of words (`clause-war-2-3` is WAR-2.3) an index is made, once
//! per language. A clause can have words beside its text by which it is found (`search-war-2-3`). What belongs here:
//! finding and ranking, in whole numbers, so that the order is the same everywhere. What does not: the texts and the
//! lists of words with one meaning, which stand in `search.ftl` and in each game's files.

mod kin;
mod stem;

use std::collections::{BTreeMap, BTreeSet};

use self::{
    kin::{Kin, Wanted},
    stem::{nearly, stems},
};
use crate::words::Words;

/// A clause that was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// Its id, such as `WAR-2.3`.
    pub id: String,
    /// What it says in plain words.
    pub text: String,
}

/// All clauses of `game` in plain words, in the order of the catalogue.
#[must_use]
pub fn all(words: &Words, game: &str) -> Vec<Found> {
    words
        .finder()
        .games
        .get(game)
        .map(|shelf| shelf.entries.iter().map(|entry| entry.found.clone()).collect())
        .unwrap_or_default()
}

/// The clauses of `game` that fit `query` best, at most `most` of them, the best first.
///
/// Clauses that the query names come first (`WAR-3.6`, `3.6`; `WAR-3` is the whole chapter). The others are ranked by the
/// words they share with it; the last word may be half typed, a word may have one letter wrong, and words with the same
/// meaning count half. A query without a word finds the first clause of
/// each chapter.
#[must_use]
pub fn search(words: &Words, game: &str, query: &str, most: usize) -> Vec<Found> {
    let finder = words.finder();
    let Some(shelf) = finder.games.get(game) else { return Vec::new() };
    let wanted = finder.kin.wanted(query);
    let mut places = if wanted.is_empty() { shelf.openers() } else { shelf.named(game, query) };
    let mut seen: BTreeSet<usize> = places.iter().copied().collect();
    if places.len() < most {
        places.extend(shelf.ranked(&wanted).into_iter().filter(|place| seen.insert(*place)));
    }
    places.truncate(most);
    places.iter().filter_map(|place| shelf.entries.get(*place)).map(|entry| entry.found.clone()).collect()
}

/// The clause of `game` that the whole of `query` names by its number: `WAR-3.6`, `war 3.6` and `3.6` are one, as the
/// text of a question is none.
#[must_use]
pub fn numbered(words: &Words, game: &str, query: &str) -> Option<Found> {
    let number = number_in(game, query.trim())?;
    let shelf = words.finder().games.get(game)?;
    shelf.entries.iter().find(|entry| entry.number == number).map(|entry| entry.found.clone())
}

/// The index of all games in one language.
#[derive(Debug, Default)]
pub(crate) struct Finder {
    kin: Kin,
    games: BTreeMap<String, Shelf>,
}

/// The clauses of one game.
#[derive(Debug, Default)]
struct Shelf {
    entries: Vec<Entry>,
    /// For each word the clauses that hold it, with how much it weighs there.
    holders: BTreeMap<String, BTreeMap<usize, u64>>,
}

#[derive(Debug)]
struct Entry {
    found: Found,
    /// `3.6` as `3` and `6`; a chapter may be a letter.
    number: Vec<String>,
    /// How many words it has.
    length: u64,
}

/// What a word counts that is said exactly so, begun, meant by another word, or nearly spelt.
const EXACT: u64 = 16;
const BEGUN: u64 = 10;
const KIN: u64 = 7;
const NEARLY: u64 = 6;

/// What a word weighs in a clause's text, and again among the words beside it.
const WEIGHT: u64 = 3;

impl Finder {
    /// Makes the index.
    pub(crate) fn new(words: &Words) -> Self {
        let kin = Kin::read(words);
        let mut games: BTreeMap<String, Shelf> = BTreeMap::new();
        for id in words.ids("clause-") {
            let Some((game, number)) = split(id) else { continue };
            let Some(text) = words.text_of(id) else { continue };
            let beside = words.text_of(&format!("search-{}", id.trim_start_matches("clause-")));
            games.entry(game.to_owned()).or_default().put(
                game,
                number,
                text,
                &beside.unwrap_or_default(),
                &kin,
            );
        }
        Self { kin, games }
    }
}

/// `clause-war-2-3` as `war`, `2` and `3`.
fn split(id: &str) -> Option<(&str, Vec<String>)> {
    let (game, number) = id.strip_prefix("clause-")?.split_once('-')?;
    Some((game, numbers(number)?))
}

/// The parts of a clause's number in one form: whole numbers, and in the first place a single letter as well, for the
/// chapter of a specification that has one (`P.1`).
fn numbers(text: &str) -> Option<Vec<String>> {
    let letter = |part: &str| part.len() == 1 && part.chars().all(|c| c.is_ascii_alphabetic());
    let part = |(at, part): (usize, &str)| match part.parse::<u32>() {
        Ok(number) => Some(number.to_string()),
        Err(_) if at == 0 && letter(part) => Some(part.to_lowercase()),
        Err(_) => None,
    };
    text.split(['.', '-']).enumerate().map(part).collect()
}

impl Shelf {
    fn put(&mut self, game: &str, number: Vec<String>, text: String, beside: &str, kin: &Kin) {
        let place = self.entries.len();
        let telling = |text: &str| -> BTreeSet<String> {
            stems(text).into_iter().filter(|word| !kin.is_small(word)).collect()
        };
        let own = telling(&text);
        let length = own.len();
        for words in [own, telling(beside)] {
            for word in words {
                *self.holders.entry(word).or_default().entry(place).or_default() += WEIGHT;
            }
        }
        let id = format!("{}-{}", game, number.join(".")).to_uppercase();
        let length = u64::try_from(length).unwrap_or(u64::MAX);
        self.entries.push(Entry { found: Found { id, text }, number, length });
    }

    /// The first clause of each chapter.
    fn openers(&self) -> Vec<usize> {
        let mut chapters = BTreeSet::new();
        (0..)
            .zip(&self.entries)
            .filter(|(_, e)| chapters.insert(e.number.first()))
            .map(|(at, _)| at)
            .collect()
    }

    /// The clauses that the query names: exactly those first, then those below them.
    fn named(&self, game: &str, query: &str) -> Vec<usize> {
        let whole = number_in(game, query.trim());
        let numbers: Vec<Vec<String>> = match whole {
            Some(number) => vec![number],
            // Within a sentence a plain number is no clause.
            None => query
                .split_whitespace()
                .filter_map(|word| number_in(game, word))
                .filter(|number| number.len() > 1)
                .collect(),
        };
        let mut places = Vec::new();
        for number in numbers {
            let exactly = |entry: &Entry| entry.number == number;
            let below =
                |entry: &Entry| entry.number.len() > number.len() && entry.number.starts_with(&number);
            let begun = |entry: &Entry| !exactly(entry) && !below(entry) && is_begun(&entry.number, &number);
            let tests: [&dyn Fn(&Entry) -> bool; 3] = [&exactly, &below, &begun];
            for test in tests {
                let fits = (0..).zip(&self.entries).filter(|(_, entry)| test(entry)).map(|(at, _)| at);
                places.extend(fits);
            }
        }
        let mut seen = BTreeSet::new();
        places.retain(|place| seen.insert(*place));
        places
    }

    /// The clauses that hold at least half of what is wanted, the best first.
    fn ranked(&self, wanted: &[Wanted]) -> Vec<usize> {
        let mut scores: BTreeMap<usize, (u64, usize)> = BTreeMap::new();
        for one in wanted {
            for (place, score) in self.scores(one) {
                let sum = scores.entry(place).or_default();
                sum.0 += score;
                sum.1 += 1;
            }
        }
        let length = |place: usize| self.entries.get(place).map_or(0, |entry| entry.length);
        let mut ranked: Vec<(u64, usize)> = scores
            .into_iter()
            .filter(|(_, (_, hits))| hits * 2 >= wanted.len())
            .map(|(place, (score, _))| (score * 1_000 / (40 + length(place)), place))
            .collect();
        ranked.sort_by_key(|(score, place)| (std::cmp::Reverse(*score), *place));
        ranked.into_iter().map(|(_, place)| place).collect()
    }

    /// How well each clause that has it fits one wanted thing.
    fn scores(&self, wanted: &Wanted) -> BTreeMap<usize, u64> {
        let mut best: BTreeMap<usize, u64> = BTreeMap::new();
        let exact = wanted.word.as_ref().and_then(|word| self.holders.get(word));
        // A rare word that is only like the one said must not count for more than that one.
        let most = exact.map_or(u64::MAX, |holders| self.rarity(holders.len()));
        let mut put = |holders: &BTreeMap<usize, u64>, factor: u64| {
            let rare = self.rarity(holders.len()).min(most);
            for (place, weight) in holders {
                let score = best.entry(*place).or_default();
                *score = (*score).max(factor * weight * rare);
            }
        };
        for word in &wanted.kin {
            // A phrase is known as a whole and so counts in full.
            let factor = if wanted.word.is_some() { KIN } else { EXACT };
            self.holders.get(word).into_iter().for_each(|holders| put(holders, factor));
        }
        let Some(word) = &wanted.word else { return best };
        exact.into_iter().for_each(|holders| put(holders, EXACT));
        let mut known = exact.is_some();
        if let Some(begun) = wanted.begun.as_ref().filter(|begun| begun.len() >= 2) {
            for (_, holders) in self.holders.range(begun.clone()..).take_while(|(w, _)| w.starts_with(begun))
            {
                known = true;
                put(holders, BEGUN);
            }
        }
        if !known && word.chars().count() >= 5 {
            self.holders
                .iter()
                .filter(|(other, _)| nearly(word, other))
                .for_each(|(_, holders)| put(holders, NEARLY));
        }
        best
    }

    /// How much a word tells that so many clauses hold: the fewer, the more.
    fn rarity(&self, holders: usize) -> u64 {
        let share = self.entries.len() * 16 / holders.max(1);
        u64::try_from(share.isqrt()).unwrap_or(1).max(1)
    }
}

/// `WAR-3.6`, `war 3.6`, `3.6` or `3-6?` as `3` and `6`.
fn number_in(game: &str, text: &str) -> Option<Vec<String>> {
    let text = text.to_lowercase();
    let text = text.trim_matches(|c: char| !c.is_alphanumeric());
    let text = text.strip_prefix(game).map_or(text, |rest| rest.trim_start_matches(['-', ' ', '.']));
    numbers(text)
}

/// Whether a number may become `number` when typing goes on: `3.1` may become `3.10`.
fn is_begun(number: &[String], typed: &[String]) -> bool {
    let (Some((last, front)), Some((typed_last, typed_front))) = (number.split_last(), typed.split_last())
    else {
        return false;
    };
    typed.len() > 1 && front == typed_front && last.starts_with(typed_last.as_str())
}
