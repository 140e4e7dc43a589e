//! Any change of a game file is found and named: blind ones by the links, clever ones by the replay.

use super::*;
use skald_vocabulary::interface::{Outcome, Say};

/// The line, counted from 1, in which the byte at `at` stands.
pub fn line_of(text: &[u8], at: usize) -> usize {
    1 + text[..at].iter().filter(|byte| **byte == b'\n').count()
}

#[test]
fn every_flipped_bit_is_found_and_its_line_named() {
    let text = Played::whole().text().into_bytes();
    let catalogue = catalogue();
    for at in 0..text.len() {
        for bit in 0..8 {
            let mut changed = text.clone();
            changed[at] ^= 1 << bit;
            let report = verify(&changed, &catalogue);
            let line = line_of(&text, at);
            assert!(
                report.findings.iter().any(|finding| finding.line == line),
                "bit {bit} of byte {at} in line {line}: {:?}",
                report.findings
            );
        }
    }
}

#[test]
fn every_byte_that_is_dropped_doubled_or_cut_off_is_found() {
    let text = Played::whole().text().into_bytes();
    let catalogue = catalogue();
    for at in 0..text.len() {
        let mut dropped = text.clone();
        dropped.remove(at);
        let mut doubled = text.clone();
        doubled.insert(at, text[at]);
        for changed in [dropped.as_slice(), &doubled, &text[..at]] {
            // A byte among equal neighbours may be taken for its neighbour, which changes nothing.
            assert_eq!(verify(changed, &catalogue).holds(), changed == text, "byte {at}");
        }
    }
}

/// The file written anew, with good links, after somebody who knows how changed it.
fn forged(change: impl FnOnce(&mut Played, &mut Option<Outcome>)) -> Report {
    let mut game = Played::whole();
    let mut outcome = game.table.outcome();
    change(&mut game, &mut outcome);
    verify(write(&game.header, &game.entries, &game.secret, outcome.as_ref()).as_bytes(), &catalogue())
}

#[test]
fn a_forged_draw_is_found_although_its_links_fit() {
    let report = forged(|game, _| game.entries[1].draws[0].drawn = Drawn::Coin(true));
    let other = forged(|game, _| game.entries[1].draws[0].drawn = Drawn::Coin(false));
    let found: Vec<&Finding> = report.findings.iter().chain(&other.findings).collect();
    assert_eq!(found.len(), 1, "one of the two is what the secret gives");
    assert!(matches!(found[0], Finding { line: 3, what: What::Draw { .. } }));
}

#[test]
fn a_draw_left_out_or_added_is_found() {
    let left_out = forged(|game, _| game.entries[2].draws.clear());
    assert!(matches!(left_out.findings[..], [Finding { line: 4, what: What::Draw { file: None, .. } }]));
    let added = forged(|game, _| {
        let draw = game.entries[2].draws[0].clone();
        game.entries[2].draws.push(draw);
    });
    assert!(matches!(added.findings[..], [Finding { line: 4, what: What::Draw { own: None, .. } }]));
}

#[test]
fn another_secret_under_the_old_commitment_is_found() {
    let report = forged(|game, _| game.secret = secret(99));
    assert!(report.findings.iter().any(|finding| finding.what == What::Commitment));
}

#[test]
fn another_secret_and_commitment_give_other_draws() {
    let report = forged(|game, _| {
        game.secret = secret(99);
        game.header.commitment = game.secret.commit("4711");
    });
    assert!(matches!(report.findings[0], Finding { line: 2, what: What::Draw { .. } }));
}

#[test]
fn words_that_were_changed_afterwards_give_other_draws() {
    let report = forged(|game, _| game.header.words[1] = "no luck".to_owned());
    assert!(matches!(report.findings[0], Finding { line: 2, what: What::Draw { .. } }));
}

#[test]
fn a_move_against_the_rules_is_found() {
    let report = forged(|game, _| game.entries[3].act = "t7 take".to_owned());
    assert!(matches!(report.findings[..], [Finding { line: 5, what: What::Refused(_) }]));
    let report = forged(|game, _| game.entries[3].act = "dance".to_owned());
    assert!(matches!(report.findings[..], [Finding { line: 5, what: What::Notation(_) }]));
}

#[test]
fn a_clock_that_chose_for_itself_is_found() {
    // The other of the two answers, played by the rules: only the declared default tells them apart.
    let mut game = Played::deal();
    let at = DecisionId::new("t0").unwrap();
    let default = game.ledger.default_for(game.table.as_ref(), Seat(0), at).unwrap();
    let other = if default == "flip" { "take" } else { "flip" };
    game.play(&format!("t0 {other}"), By::Clock);
    let report = verify(game.text().as_bytes(), &catalogue());
    let what = What::Default { seat: Seat(0), file: other.to_owned(), own: Some(default) };
    assert_eq!(report.findings, vec![Finding { line: 3, what }]);
}

#[test]
fn another_winner_another_game_and_other_packs_are_found() {
    let report = forged(|_, outcome| outcome.as_mut().unwrap().places.reverse());
    assert!(matches!(report.findings[..], [Finding { line: 10, what: What::Outcome }]));
    let report = forged(|game, _| game.header.game = "chess".to_owned());
    assert!(matches!(report.findings[..], [Finding { line: 1, what: What::Game(_) }]));
    let report = forged(|game, _| game.header.rules = 2);
    assert!(matches!(report.findings[..], [Finding { line: 1, what: What::Rules { file: 2, own: 1 } }]));
    let report = forged(|game, _| game.header.packs[0].version = 2);
    assert!(matches!(report.findings[..], [Finding { line: 1, what: What::Packs }]));
    let report = forged(|game, _| game.header.setup.seats = 3);
    assert!(matches!(report.findings[..], [Finding { line: 1, what: What::Seats }]));
    let report = forged(|game, _| {
        game.header.setup.seats = 4;
        game.header.words.extend([String::new(), String::new()]);
    });
    assert!(matches!(report.findings[..], [Finding { line: 1, what: What::Setup(_) }]));
}

#[test]
fn lines_in_another_order_are_found() {
    let text = Played::whole().text();
    let mut lines: Vec<&str> = text.lines().collect();
    lines.swap(3, 4);
    let report = verify((lines.join("\n") + "\n").as_bytes(), &catalogue());
    assert_eq!(
        report.findings,
        vec![Finding { line: 4, what: What::Unreadable(BadLine::Unexpected) }],
        "entries are numbered"
    );
    let text = format!("{text}{}\n", text.lines().last().unwrap());
    let report = verify(text.as_bytes(), &catalogue());
    assert_eq!(report.findings, vec![Finding { line: 11, what: What::Unreadable(BadLine::Unexpected) }]);
}

#[test]
fn a_changed_secret_and_a_changed_commitment_are_told_apart() {
    let game = Played::whole();
    let text = game.text();
    let hex = game.secret.to_hex();
    let report = verify(text.replace(&hex, &secret(99).to_hex()).as_bytes(), &catalogue());
    let whats: Vec<(usize, &What)> = report.findings.iter().map(|found| (found.line, &found.what)).collect();
    assert_eq!(whats, vec![(9, &What::Link), (9, &What::Secret)]);
    let (posted, other) = (game.header.commitment.to_string(), secret(99).commit("4711").to_string());
    let report = verify(text.replace(&posted, &other).as_bytes(), &catalogue());
    let whats: Vec<(usize, &What)> = report.findings.iter().map(|found| (found.line, &found.what)).collect();
    assert_eq!(whats, vec![(1, &What::Link), (1, &What::Commitment)]);
}

#[test]
fn every_sentence_of_a_report_is_in_the_catalogue() {
    let draw = Draw { number: 1, label: "card".to_owned(), drawn: Drawn::Pick { of: 3, got: 2 } };
    let say = Say::new("list-none");
    let mut whats: Vec<What> = vec![
        What::Link,
        What::Secret,
        What::Commitment,
        What::Game("chess".to_owned()),
        What::Rules { file: 2, own: 1 },
        What::Seats,
        What::Setup(say.clone()),
        What::Packs,
        What::Draw { file: Some(draw), own: None },
        What::Notation("flip".to_owned()),
        What::Refused(say),
        What::NoSuchEntry(7),
        What::Default { seat: Seat(0), file: "flip".to_owned(), own: None },
        What::Outcome,
    ];
    let bad = [
        BadLine::NoText,
        BadLine::NoLink,
        BadLine::Json("expected a comma".to_owned()),
        BadLine::Spelling,
        BadLine::Unexpected,
        BadLine::Secret,
        BadLine::Format(3),
    ];
    whats.extend(bad.map(What::Unreadable));
    let findings: Vec<Finding> = whats.into_iter().map(|what| Finding { line: 1, what }).collect();
    let all: Vec<String> =
        findings.iter().map(|found| skald_rules::words::english().plain(&found.what.say())).collect();
    insta::assert_snapshot!(all.join("\n"));
    let report = Report { about: None, findings };
    assert_eq!(told(&report).len(), 1 + Report::MOST_TOLD + 1);
}
