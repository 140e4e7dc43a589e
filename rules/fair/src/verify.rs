//! Verifying a game file: commitment, links, every draw, every input by the rules, and the outcome.

use super::{
    BadFile, Draw, Entry, GameFile, Ledger, Line, Link, Onlooker, Played, Report, Stuck, What, Why, replay,
    report::{About, Finding},
};
use skald_runners::catalogue::{Catalogue, GameKind};
use skald_toolkit::table::{Opened, Table};
use skald_vocabulary::interface::{By, Input, Say, Seat};

/// Recomputes a whole game file. Any changed bit is a finding with its line. What must be compared by people are the
/// commitment and the last link: with those that were posted before the deal and at the end.
#[must_use]
pub fn verify(bytes: &[u8], catalogue: &Catalogue) -> Report {
    let file = match GameFile::read(bytes) {
        Ok(file) => file,
        Err(BadFile { line, why }) => {
            return Report { about: None, findings: vec![Finding { line, what: What::Unreadable(why) }] };
        }
    };
    let mut check = Check { file: &file, findings: Vec::new() };
    if check.secret_and_links() {
        check.game(catalogue);
    }
    let mut findings = check.findings;
    findings.sort_by_key(|finding| finding.line);
    let about = About {
        game: file.header.game.clone(),
        name: catalogue
            .get(&file.header.game)
            .filter(|kind| !kind.words.is_empty())
            .map(|kind| Say::game(kind.id)),
        table: file.header.table.clone(),
        commitment: file.header.commitment,
        link: file.links.last().copied().unwrap_or_default(),
        words: file.header.words.clone(),
        inputs: file.inputs(),
        draws: file.draws(),
        outcome: file.outcome.clone(),
    };
    Report { about: Some(about), findings }
}

const HEADER: usize = 1;

struct Check<'f> {
    file: &'f GameFile,
    findings: Vec<Finding>,
}

impl Check<'_> {
    fn found(&mut self, line: usize, what: What) {
        self.findings.push(Finding { line, what });
    }

    /// The line of the file on which entry `number` stands.
    const fn line_of(number: usize) -> usize {
        HEADER + 1 + number
    }

    /// The line of the file on which an entry with this number stands.
    fn line_at(number: u32) -> usize {
        Self::line_of(usize::try_from(number).unwrap_or(usize::MAX / 2))
    }

    /// Checks secret, commitment and links. Whether the secret is good enough to recompute draws with.
    fn secret_and_links(&mut self) -> bool {
        let file = self.file;
        let reveal = Self::line_of(file.entries.len());
        let fits = file.secret.commit(&file.header.table) == file.header.commitment;
        let bodies: Vec<String> = std::iter::once(Line::Game(file.header.clone()).body())
            .chain(file.entries.iter().map(|entry| Line::Entry(entry.clone()).body()))
            .chain([
                Line::Reveal { secret: file.secret.to_hex() }.body(),
                Line::End { outcome: file.outcome.clone() }.body(),
            ])
            .collect();
        let broken = broken_lines(Link::first(&file.secret), &bodies, &file.links);
        // When the commitment does not fit, the broken line tells which of the two was changed.
        let secret_changed = !fits && broken.contains(&reveal);
        for line in broken {
            if !(secret_changed && line == HEADER) {
                self.found(line, What::Link);
            }
        }
        if secret_changed {
            self.found(reveal, What::Secret);
        } else if !fits {
            self.found(HEADER, What::Commitment);
        }
        fits
    }

    fn game(&mut self, catalogue: &Catalogue) {
        let header = &self.file.header;
        let Some(kind) = catalogue.get(&header.game) else {
            return self.found(HEADER, What::Game(header.game.clone()));
        };
        if kind.rules != header.rules {
            return self.found(HEADER, What::Rules { file: header.rules, own: kind.rules });
        }
        if header.words.len() != usize::from(header.setup.seats) {
            return self.found(HEADER, What::Seats);
        }
        if let Some((mut ledger, opened)) = self.open(kind) {
            self.replay(&mut ledger, opened.as_ref());
        }
    }

    fn open(&mut self, kind: GameKind) -> Option<(Ledger, Box<dyn Opened>)> {
        let header = &self.file.header;
        let opened = match kind.open(&header.setup) {
            Ok(opened) => opened,
            Err(error) => {
                self.found(HEADER, What::Setup(error.say));
                return None;
            }
        };
        if opened.packs() != header.packs {
            self.found(HEADER, What::Packs);
            return None;
        }
        let ledger = Ledger::open(&self.file.secret, header).ok()?;
        Some((ledger, opened))
    }

    fn replay(&mut self, ledger: &mut Ledger, opened: &dyn Opened) {
        let file = self.file;
        match replay(ledger, opened, &file.header, &file.entries, self) {
            Ok(table) if table.outcome() != file.outcome => {
                self.found(Self::line_of(file.entries.len()) + 1, What::Outcome);
            }
            Ok(_) => {}
            Err(Stuck { number, why }) => {
                let what = match why {
                    // Whoever has read a file has read its deal.
                    Why::Empty => return,
                    Why::Setup(error) => What::Setup(error.say),
                    Why::Notation(error) => What::Notation(error.wanted),
                    Why::Refused(refusal) => What::Refused(refusal.say),
                    Why::NoSuchEntry(to) => What::NoSuchEntry(to),
                };
                self.found(Self::line_at(number), what);
            }
        }
    }
}

impl Onlooker for Check<'_> {
    /// Checks that the clock gave the declared default.
    fn before(&mut self, entry: &Entry, by: By, input: &Input<String>, ledger: &Ledger, table: &dyn Table) {
        let (By::Clock, Input::Answer { at, with }) = (by, input) else { return };
        let owner =
            Seat::all(table.seats()).find(|seat| table.open(*seat).iter().any(|decision| decision.id == *at));
        let Some(seat) = owner else { return };
        let own = ledger.default_for(table, seat, *at);
        if own.as_ref() != Some(with) {
            self.found(Self::line_at(entry.number), What::Default { seat, file: with.clone(), own });
        }
    }

    /// Compares the draws of the file with those that the secret gives.
    fn after(&mut self, played: &Played<'_>) {
        let Played { entry, written, made, .. } = *played;
        for at in 0..written.len().max(made.len()) {
            let (file, own): (Option<&Draw>, Option<&Draw>) = (written.get(at), made.get(at));
            if file != own {
                let what = What::Draw { file: file.cloned(), own: own.cloned() };
                self.found(Self::line_at(entry.number), what);
            }
        }
    }
}

/// The lines whose links do not fit. A line is checked against the link written before it, or else against the one
/// that should have been written there, so that one changed line is one finding.
fn broken_lines(first: Link, bodies: &[String], links: &[Link]) -> Vec<usize> {
    let (mut written, mut due) = (first, first);
    let mut broken = Vec::new();
    for (line, (body, link)) in (HEADER..).zip(bodies.iter().zip(links)) {
        let (after_written, after_due) = (written.next(body), due.next(body));
        if *link != after_written && *link != after_due {
            broken.push(line);
        }
        due = if *link == after_due { after_due } else { after_written };
        written = *link;
    }
    broken
}
