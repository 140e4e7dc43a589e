//! Verifying a game file: commitment, links, every draw, every input by the rules, and the outcome.

use super::{
    BadFile, Draw, Entry, GameFile, Ledger, Line, Link, Report, What,
    report::{About, Finding},
};
use skald_runners::catalogue::{Catalogue, GameKind};
use skald_toolkit::table::{Opened, Table};
use skald_vocabulary::interface::{By, Input, Seat};

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
        table: file.header.table.clone(),
        commitment: file.header.commitment,
        link: file.links.last().copied().unwrap_or_default(),
        words: file.header.words.clone(),
        inputs: file.entries.len().saturating_sub(1),
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
        let mut table = match ledger.start(opened, &file.header) {
            Ok((table, deal)) => {
                if let Some(entry) = file.entries.first() {
                    self.draws(Self::line_of(0), entry, &deal);
                }
                table
            }
            Err(error) => return self.found(Self::line_of(0), What::Setup(error.say)),
        };
        for (number, entry) in file.entries.iter().enumerate().skip(1) {
            let line = Self::line_of(number);
            let input = match Input::read(&entry.input) {
                Ok(input) => input,
                Err(error) => return self.found(line, What::Notation(error.wanted)),
            };
            self.clock(line, entry, &input, ledger, table.as_ref());
            match ledger.play(table.as_mut(), &input, entry.by) {
                Ok(own) => self.draws(line, entry, &own),
                Err(refusal) => return self.found(line, What::Refused(refusal.say)),
            }
        }
        if table.outcome() != file.outcome {
            self.found(Self::line_of(file.entries.len()) + 1, What::Outcome);
        }
    }

    /// Compares the draws of an entry with those that the secret gives.
    fn draws(&mut self, line: usize, entry: &Entry, own: &Entry) {
        for at in 0..entry.draws.len().max(own.draws.len()) {
            let (file, own): (Option<&Draw>, Option<&Draw>) = (entry.draws.get(at), own.draws.get(at));
            if file != own {
                self.found(line, What::Draw { file: file.cloned(), own: own.cloned() });
            }
        }
    }

    /// Checks that the clock gave the declared default.
    fn clock(
        &mut self,
        line: usize,
        entry: &Entry,
        input: &Input<String>,
        ledger: &Ledger,
        table: &dyn Table,
    ) {
        let (By::Clock, Input::Answer { at, with }) = (entry.by, input) else { return };
        let owner =
            Seat::all(table.seats()).find(|seat| table.open(*seat).iter().any(|decision| decision.id == *at));
        let Some(seat) = owner else { return };
        let own = ledger.default_for(table, seat, *at);
        if own.as_ref() != Some(with) {
            self.found(line, What::Default { seat, file: with.clone(), own });
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
