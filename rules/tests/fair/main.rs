//! Whole games played by the ledger, written, read, verified, and tampered with.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod acts;
mod python;
mod tamper;
mod toy;
mod vectors;

use skald_rules::fair::*;
use skald_runners::catalogue::Catalogue;
use skald_runners::catalogue::GameKind;
use skald_toolkit::table::Table;
use skald_vocabulary::interface::{By, DecisionId, Input, Seat, Setup};

/// The standard games and the toy.
fn catalogue() -> Catalogue {
    skald_rules::catalogue::standard().with(GameKind::of::<toy::Toy>())
}

/// A secret whose bytes count up from `from`: never use such a one for people.
fn secret(from: u8) -> Secret {
    let mut bytes = [0; Secret::BYTES];
    for (byte, value) in bytes.iter_mut().zip((from..=u8::MAX).chain(0..from)) {
        *byte = value;
    }
    Secret::new(bytes)
}

/// A toy table with its ledger, dealt, and everything written so far.
struct Played {
    secret: Secret,
    header: Header,
    ledger: Ledger,
    table: Box<dyn Table>,
    entries: Vec<Entry>,
}

impl Played {
    fn deal() -> Self {
        Self::deal_in(Header::FORMAT)
    }

    /// A table that was dealt in an older format.
    fn deal_in(format: u32) -> Self {
        let secret = secret(17);
        let kind = catalogue().get("toy").unwrap();
        let setup = Setup { seats: 2, ..Setup::default() };
        let opened = kind.open(&setup).unwrap();
        let words = ["  good\tluck ".to_owned(), "née “Æsir” \\ ".to_owned()];
        let commitment = secret.commit("4711");
        let header = Header::new(&kind, opened.as_ref(), setup, Vec::new(), "4711", commitment, &words);
        let header = Header { format, ..header };
        let mut ledger = Ledger::open(&secret, &header).unwrap();
        let (table, deal) = ledger.start(opened.as_ref(), &header).unwrap();
        Self { secret, header, ledger, table, entries: vec![deal] }
    }

    fn play(&mut self, line: &str, by: By) {
        self.act(line, by, &[]);
    }

    /// An act, and what follows from it.
    fn act(&mut self, line: &str, by: By, passes: &[(&str, By)]) {
        let mut begun = self.ledger.begin(self.table.as_mut(), &line.parse().unwrap(), by).unwrap();
        for (line, by) in passes {
            let input = Input::read(line).unwrap();
            self.ledger.pass(&mut begun, self.table.as_mut(), &input, *by).unwrap();
        }
        self.entries.push(self.ledger.seal(begun));
    }

    fn whole() -> Self {
        let mut game = Self::deal();
        for (turn, act) in ["flip", "take", "take", "flip"].into_iter().enumerate() {
            game.play(&format!("t{turn} {act}"), By::Hand);
        }
        let late =
            game.ledger.default_for(game.table.as_ref(), Seat(0), DecisionId::new("t4").unwrap()).unwrap();
        game.play(&format!("t4 {late}"), By::Clock);
        game.play("t5 take", By::Computer);
        game
    }

    fn text(&self) -> String {
        write(&self.header, &self.entries, &self.secret, self.table.outcome().as_ref())
    }
}

fn told(report: &Report) -> Vec<String> {
    report.says().iter().map(|say| skald_rules::words::english().plain(say)).collect()
}

#[test]
fn a_whole_game_verifies_and_says_so() {
    let game = Played::whole();
    let report = verify(game.text().as_bytes(), &catalogue());
    assert_eq!(report.findings, vec![]);
    let about = report.about.clone().unwrap();
    assert_eq!((about.inputs, about.draws), (6, 7));
    assert_eq!(about.words, ["good luck", "née “Æsir” \\"]);
    insta::assert_snapshot!(told(&report).join("\n"));
}

#[test]
fn the_file_is_exactly_what_the_ledger_wrote() {
    let game = Played::whole();
    let file = GameFile::read(game.text().as_bytes()).unwrap();
    assert_eq!(file.entries, game.entries);
    assert_eq!(file.header, game.header);
    assert_eq!(file.secret, game.secret);
    assert_eq!(file.links.first(), Some(&Ledger::open(&game.secret, &game.header).unwrap().first()));
    for (entry, line) in game.entries.iter().zip(game.text().lines().skip(1)) {
        assert_eq!(entry.to_line(), line);
        assert_eq!(Entry::from_line(line).as_ref(), Ok(entry));
    }
}

#[test]
fn a_ledger_that_resumes_goes_on_with_the_same_draws() {
    let mut straight = Played::deal();
    let mut broken = Played::deal();
    for line in ["t0 take", "t1 flip", "t2 take"] {
        straight.play(line, By::Hand);
        broken.ledger = Ledger::resume(&broken.secret, &broken.header, broken.ledger.mark()).unwrap();
        broken.play(line, By::Hand);
    }
    assert_eq!(straight.entries, broken.entries);
    assert_eq!(straight.ledger.mark().draws, 4);
}

#[test]
fn a_refused_input_changes_neither_table_nor_ledger() {
    let mut game = Played::deal();
    let (mark, before) = (game.ledger.mark(), game.table.snapshot());
    for line in ["t9 flip", "t0 dance", "continue", "award a"] {
        let act = line.parse().unwrap();
        assert!(game.ledger.begin(game.table.as_mut(), &act, By::Hand).is_err(), "{line}");
        assert_eq!((game.ledger.mark(), game.table.snapshot()), (mark, before.clone()), "{line}");
    }
    let stale = game.ledger.begin(game.table.as_mut(), &"t9 flip".parse().unwrap(), By::Hand);
    assert_eq!(stale, Err(toy::closed()));
}

#[test]
fn a_ledger_refuses_the_secret_of_another_table() {
    let game = Played::deal();
    assert_eq!(Ledger::open(&secret(18), &game.header).err(), Some(NotThisSecret));
    let other = Header { table: "4712".to_owned(), ..game.header };
    assert_eq!(Ledger::open(&game.secret, &other).err(), Some(NotThisSecret));
}

#[test]
fn a_game_that_was_broken_off_verifies_too() {
    let mut game = Played::deal();
    game.play("t0 flip", By::Hand);
    assert!(verify(game.text().as_bytes(), &catalogue()).holds());
    // But a file that claims an end which was not reached does not.
    let claimed = write(&game.header, &game.entries, &game.secret, Played::whole().table.outcome().as_ref());
    let report = verify(claimed.as_bytes(), &catalogue());
    assert_eq!(report.findings, vec![Finding { line: 5, what: What::Outcome }]);
}

#[test]
fn the_log_of_draws_reads_as_sentences() {
    let said: Vec<String> = Played::whole()
        .entries
        .iter()
        .flat_map(|entry| &entry.draws)
        .map(|draw| skald_rules::words::english().plain(&draw.say()))
        .collect();
    insta::assert_snapshot!(said.join("\n"));
}
