//! Logs of acts: what follows from one lies inside its entry, and what no game is told stands between them.

use super::*;

/// A toy game with everything that a log can hold: passes, a pause, a seat that changes hands, a step back.
pub fn played() -> Played {
    let mut game = Played::deal();
    game.act("t0 flip", By::Hand, &[("t1 take", By::Order), ("t2 flip", By::Host)]);
    game.act("pause", By::Host, &[]);
    game.act("resume", By::Hand, &[]);
    game.act("seat b computer 1", By::Hand, &[]);
    game.act("set limit 60000", By::Hand, &[]);
    game.act("t3 take", By::Computer, &[]);
    let before = game.entries[1].clone();
    // What stood after entry 1 stands again: t3 is asked once more.
    let (mut again, mut ledger) = (Played::deal(), game.ledger.clone());
    again.act("t0 flip", By::Hand, &[("t1 take", By::Order), ("t2 flip", By::Host)]);
    assert_eq!(again.entries[1], before);
    let begun = ledger.begin(again.table.as_mut(), &"back 1".parse().unwrap(), By::Host).unwrap();
    game.entries.push(ledger.seal(begun));
    (game.ledger, game.table) = (ledger, again.table);
    game.act("seat b person", By::Hand, &[]);
    let late = |game: &Played, seat, at: &str| {
        game.ledger.default_for(game.table.as_ref(), Seat(seat), DecisionId::new(at).unwrap()).unwrap()
    };
    let first = format!("t3 {}", late(&game, 1, "t3"));
    // Both are late: the second default follows from the first.
    let mut begun = game.ledger.begin(game.table.as_mut(), &first.parse().unwrap(), By::Clock).unwrap();
    let second = Input::read(&format!("t4 {}", late(&game, 0, "t4"))).unwrap();
    game.ledger.pass(&mut begun, game.table.as_mut(), &second, By::Clock).unwrap();
    game.entries.push(game.ledger.seal(begun));
    game.act("t5 take", By::Hand, &[]);
    game
}

fn forged(change: impl FnOnce(&mut Played)) -> Vec<Finding> {
    let mut game = played();
    let outcome = game.table.outcome();
    change(&mut game);
    let text = write(&game.header, &game.entries, &game.secret, outcome.as_ref());
    verify(text.as_bytes(), &catalogue()).findings
}

#[test]
fn a_log_with_all_kinds_of_acts_verifies_and_draws_are_numbered_on() {
    let game = played();
    let report = verify(game.text().as_bytes(), &catalogue());
    assert_eq!(report.findings, vec![]);
    let about = report.about.unwrap();
    assert_eq!((about.inputs, about.draws), (7, 8), "t3 was played twice, and drew twice");
    let numbers: Vec<u64> = game.entries.iter().flat_map(Entry::all_draws).map(|draw| draw.number).collect();
    assert_eq!(numbers, (0..8).collect::<Vec<u64>>());
    for (entry, line) in game.entries.iter().zip(game.text().lines().skip(1)) {
        assert_eq!(Entry::from_line(line).as_ref(), Ok(entry), "{line}");
    }
}

#[test]
fn a_log_that_is_read_gives_the_position_at_which_it_was_written() {
    let game = played();
    let opened = catalogue().get("toy").unwrap().open(&game.header.setup).unwrap();
    let mut ledger = Ledger::open(&game.secret, &game.header).unwrap();
    let table = replay(&mut ledger, opened.as_ref(), &game.header, &game.entries, &mut ()).unwrap();
    assert_eq!((table.snapshot(), ledger.mark()), (game.table.snapshot(), game.ledger.mark()));
    let mut ledger = Ledger::open(&game.secret, &game.header).unwrap();
    let empty = replay(&mut ledger, opened.as_ref(), &game.header, &[], &mut ());
    assert_eq!(empty.err(), Some(Stuck { number: 0, why: Why::Empty }));
}

#[test]
fn what_is_forged_about_what_followed_is_found() {
    let line = |number: usize| number + 2;
    let draw = forged(|game| {
        let draw = game.entries[1].passes[1].draws[0].clone();
        game.entries[1].passes[0].draws.push(draw);
    });
    assert!(matches!(draw[..], [Finding { line: at, what: What::Draw { own: None, .. } }] if at == line(1)));
    let left_out = forged(|game| drop(game.entries[1].passes.pop()));
    assert!(
        matches!(left_out[..], [Finding { line: at, what: What::Refused(_) }, ..] if at == line(6)),
        "{left_out:?}"
    );
    let illegal = forged(|game| game.entries[1].passes[0].input = "t9 take".to_owned());
    assert!(matches!(illegal[..], [Finding { line: at, what: What::Refused(_) }] if at == line(1)));
    let no_words = forged(|game| game.entries[1].passes[0].input = "pause".to_owned());
    assert!(matches!(no_words[..], [Finding { line: at, what: What::Notation(_) }] if at == line(1)));
    let chosen = forged(|game| {
        let pass = &mut game.entries[9].passes[0].input;
        *pass =
            if pass.ends_with("flip") { pass.replace("flip", "take") } else { pass.replace("take", "flip") };
    });
    assert!(chosen.iter().any(|found| found.line == line(9) && matches!(found.what, What::Default { .. })));
}

#[test]
fn an_act_that_no_game_is_told_draws_nothing_and_steps_back_to_what_was() {
    let drawn = forged(|game| {
        let draw = game.entries[1].draws[0].clone();
        game.entries[2].draws.push(draw);
    });
    assert!(matches!(drawn[..], [Finding { line: 4, what: What::Draw { own: None, .. } }]));
    for to in [7, 99] {
        let nowhere = forged(|game| game.entries[7].act = format!("back {to}"));
        assert_eq!(nowhere, vec![Finding { line: 9, what: What::NoSuchEntry(to) }]);
    }
    let left_out = forged(|game| game.entries[7].act = "pause".to_owned());
    assert!(matches!(left_out[..], [Finding { line: 11, what: What::Refused(_) }]), "{left_out:?}");
}

#[test]
fn every_changed_byte_of_such_a_log_is_found_and_its_line_named() {
    let text = played().text().into_bytes();
    let catalogue = catalogue();
    for at in 0..text.len() {
        let mut changed = text.clone();
        changed[at] ^= 1 << (at % 8);
        let line = tamper::line_of(&text, at);
        let report = verify(&changed, &catalogue);
        assert!(report.findings.iter().any(|found| found.line == line), "byte {at} in line {line}");
    }
}

#[test]
fn a_file_of_the_first_format_holds_as_it_did() {
    let text = include_str!("format-1.jsonl");
    let report = verify(text.as_bytes(), &catalogue());
    assert_eq!(report.findings, vec![]);
    assert_eq!(report.about.unwrap().inputs, 6);
    let file = GameFile::read(text.as_bytes()).unwrap();
    assert_eq!(file.header.format, 1);
    assert_eq!(write(&file.header, &file.entries, &file.secret, file.outcome.as_ref()), text);
    let later = text.replacen("\"format\":1", "\"format\":3", 1);
    let what = What::Unreadable(BadLine::Format(3));
    assert_eq!(verify(later.as_bytes(), &catalogue()).findings, vec![Finding { line: 1, what }]);
}

#[test]
fn a_table_that_was_dealt_in_the_first_format_goes_on_in_acts() {
    let mut game = Played::deal_in(1);
    game.play("t0 flip", By::Hand);
    game.act("t1 take", By::Hand, &[("t2 flip", By::Order)]);
    game.act("pause", By::Host, &[]);
    let report = verify(game.text().as_bytes(), &catalogue());
    assert_eq!(report.findings, vec![]);
    assert!(game.text().starts_with(r#"{"line":"game","format":1,"#));
}
