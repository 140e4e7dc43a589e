//! Words that mean the same to somebody who looks something up, as the catalogue of words lists them.

use std::collections::{BTreeMap, BTreeSet};

use super::stem::stems;
use crate::words::Words;

/// Small words, and groups of words and phrases with one meaning.
#[derive(Debug, Default)]
pub struct Kin {
    small: BTreeSet<String>,
    groups: Vec<Vec<String>>,
    of: BTreeMap<String, Vec<usize>>,
    phrases: Vec<(Vec<String>, usize)>,
}

/// Something that is looked for: a word or a known phrase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// The word itself; none for a phrase.
    pub word: Option<String>,
    /// Other words for it.
    pub kin: Vec<String>,
    /// What is typed of it so far, when it is the last word and may not be finished.
    pub begun: Option<String>,
}

impl Kin {
    /// Reads the sentences `search-small` and `search-same-...`.
    pub fn read(words: &Words) -> Self {
        let mut kin = Self::default();
        kin.small.extend(stems(&words.text_of("search-small").unwrap_or_default()));
        for id in words.ids("search-same-") {
            let group = kin.groups.len();
            let mut members = Vec::new();
            for member in words.text_of(id).unwrap_or_default().split(',') {
                let mut member = stems(member);
                match (member.pop(), member.is_empty()) {
                    (Some(word), true) => {
                        kin.of.entry(word.clone()).or_default().push(group);
                        members.push(word);
                    }
                    (Some(last), false) => {
                        member.push(last);
                        kin.phrases.push((member, group));
                    }
                    (None, _) => {}
                }
            }
            kin.groups.push(members);
        }
        // The longest phrase that fits is the one that is meant.
        kin.phrases.sort_by_key(|(phrase, _)| std::cmp::Reverse(phrase.len()));
        kin
    }

    /// Whether a word says nothing about what is looked for.
    pub fn is_small(&self, word: &str) -> bool {
        self.small.contains(word)
    }

    /// What a query asks for. A query of small words alone asks for those.
    pub fn wanted(&self, query: &str) -> Vec<Wanted> {
        let said = stems(query);
        let begun = query.rsplit(|c: char| !c.is_alphanumeric()).next().map(str::to_lowercase);
        let all = self.split(&said, begun.filter(|word| !word.is_empty()));
        let telling: Vec<Wanted> = all
            .iter()
            .filter(|wanted| wanted.word.as_ref().is_none_or(|word| !self.is_small(word)))
            .cloned()
            .collect();
        if telling.is_empty() { all } else { telling }
    }

    fn split(&self, said: &[String], mut begun: Option<String>) -> Vec<Wanted> {
        let mut wanted = Vec::new();
        let mut rest = said;
        while let Some((word, after)) = rest.split_first() {
            if let Some((phrase, _)) = self.phrases.iter().find(|(phrase, _)| rest.starts_with(phrase)) {
                let groups = self.phrases.iter().filter(|(other, _)| other == phrase);
                let kin = groups.flat_map(|(_, group)| self.members(*group)).collect();
                wanted.push(Wanted { word: None, kin, begun: None });
                rest = rest.get(phrase.len()..).unwrap_or_default();
                continue;
            }
            let mut kin: Vec<String> = self
                .of
                .get(word)
                .into_iter()
                .flatten()
                .flat_map(|group| self.members(*group))
                .filter(|other| other != word)
                .collect();
            kin.sort();
            kin.dedup();
            let begun = if after.is_empty() { begun.take() } else { None };
            wanted.push(Wanted { word: Some(word.clone()), kin, begun });
            rest = after;
        }
        wanted
    }

    fn members(&self, group: usize) -> Vec<String> {
        self.groups.get(group).cloned().unwrap_or_default()
    }
}
