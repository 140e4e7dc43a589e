//! The portable game file: JSON Lines, one header, the entries of the log, the reveal and the end.

use super::{BadLine, Entry, Header, Line, Link, Secret};
use skald_vocabulary::interface::{By, Outcome};

/// A game file that has been read. Its links have not been checked: [`verify`](super::verify()) does that.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameFile {
    /// What was fixed before the deal.
    pub header: Header,
    /// The log, the deal first.
    pub entries: Vec<Entry>,
    /// The secret.
    pub secret: Secret,
    /// How the game ended; nothing when it was broken off.
    pub outcome: Option<Outcome>,
    /// The link of every line.
    pub links: Vec<Link>,
}

/// Why a text is no game file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {why}")]
pub struct BadFile {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub why: BadLine,
}

/// Writes the file of a game that is over. `entries` is its whole log as the ledger gave it, the deal first.
#[must_use]
pub fn write(header: &Header, entries: &[Entry], secret: &Secret, outcome: Option<&Outcome>) -> String {
    let mut link = Link::first(secret);
    let mut text = String::new();
    let reveal = Line::Reveal { secret: secret.to_hex() };
    let end = Line::End { outcome: outcome.cloned() };
    let bodies = std::iter::once(Line::Game(header.clone()).body())
        .chain(entries.iter().map(|entry| Line::Entry(entry.clone()).body()))
        .chain([reveal.body(), end.body()]);
    for body in bodies {
        link = link.next(&body);
        text.push_str(&link.seal(&body));
        text.push('\n');
    }
    text
}

impl GameFile {
    /// Reads a game file strictly: nothing is skipped, guessed or allowed to be missing.
    ///
    /// # Errors
    /// [`BadFile`] naming the first line that does not fit.
    pub fn read(bytes: &[u8]) -> Result<Self, BadFile> {
        let text = match std::str::from_utf8(bytes) {
            Ok(text) => text,
            Err(error) => {
                let before = bytes.get(..error.valid_up_to()).unwrap_or_default();
                let line = 1 + before.iter().filter(|byte| **byte == b'\n').count();
                return Err(BadFile { line, why: BadLine::NoText });
            }
        };
        Reader::new(text).file()
    }

    /// How many inputs the log holds, the deal not counted.
    #[must_use]
    pub fn inputs(&self) -> usize {
        self.entries.iter().map(Entry::inputs).sum()
    }

    /// How many draws the log holds.
    #[must_use]
    pub fn draws(&self) -> usize {
        self.entries.iter().map(|entry| entry.all_draws().count()).sum()
    }
}

struct Reader<'t> {
    rest: &'t str,
    line: usize,
    links: Vec<Link>,
}

impl<'t> Reader<'t> {
    const fn new(text: &'t str) -> Self {
        Self { rest: text, line: 0, links: Vec::new() }
    }

    fn file(mut self) -> Result<GameFile, BadFile> {
        let Line::Game(header) = self.next()? else { return self.bad(BadLine::Unexpected) };
        if !(1..=Header::FORMAT).contains(&header.format) {
            return self.bad(BadLine::Format(header.format));
        }
        let mut entries: Vec<Entry> = Vec::new();
        let secret = loop {
            match self.next()? {
                Line::Entry(entry)
                    if usize::try_from(entry.number) == Ok(entries.len())
                        && (entry.number == 0) == (entry.act == Entry::DEAL)
                        && (entry.number > 0 || entry.by == By::Host) =>
                {
                    let link = self.links.last().copied().unwrap_or_default();
                    entries.push(Entry { link, ..entry });
                }
                Line::Reveal { secret } if !entries.is_empty() => match Secret::from_hex(&secret) {
                    Ok(secret) => break secret,
                    Err(_) => return self.bad(BadLine::Secret),
                },
                _ => return self.bad(BadLine::Unexpected),
            }
        };
        let Line::End { outcome } = self.next()? else { return self.bad(BadLine::Unexpected) };
        if !self.rest.is_empty() {
            self.line += 1;
            return self.bad(BadLine::Unexpected);
        }
        Ok(GameFile { header, entries, secret, outcome, links: self.links })
    }

    fn next(&mut self) -> Result<Line, BadFile> {
        self.line += 1;
        let Some((text, rest)) = self.rest.split_once('\n') else { return self.bad(BadLine::NoLink) };
        self.rest = rest;
        match Line::read(text) {
            Ok((line, link)) => {
                self.links.push(link);
                Ok(line)
            }
            Err(why) => self.bad(why),
        }
    }

    const fn bad<T>(&self, why: BadLine) -> Result<T, BadFile> {
        Err(BadFile { line: self.line, why })
    }
}
