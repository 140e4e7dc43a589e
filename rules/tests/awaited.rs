//! Moves that are planned to wait for what somebody else does: they are played after it, and never without.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing)]

use skald_rules::{
    catalogue::standard,
    chance::Fast,
    interface::{Duty, Input, Options, Pick, Seat, Setup, Step, Viewer, Waiting},
    orders::{self, SeatOrder},
    table::Table,
    words::english,
};

/// A Skirmish in which somebody is asked for a placement; the other waits.
fn skirmish() -> (Box<dyn Table>, Seat) {
    let setup = Setup { seats: 2, options: Options::default().with("form", "skirmish"), packs: Vec::new() };
    let mut dice = Fast::new(3);
    let opened = standard().get("law").unwrap().open(&setup).unwrap();
    let mut table = opened.start(&[], &mut dice).unwrap();
    loop {
        let Waiting::Seats(waits) = table.waiting() else { panic!("somebody is asked") };
        let open = table.open(waits[0].seat);
        let at = open.iter().find(|at| at.duty == Duty::Owed).unwrap();
        if at.kind.as_str() == "play" {
            return (table, waits[0].seat);
        }
        let with = table.default_for(at.id, &mut dice).unwrap();
        table.play(&Input::Answer { at: at.id, with }, &mut dice).unwrap();
    }
}

/// Whether a sentence reads like one of which parts are left open.
fn reads_like(said: &str, open: &str) -> bool {
    let mut rest = Some(said);
    for part in open.split('…') {
        rest = rest.and_then(|rest| rest.find(part).map(|at| &rest[at + part.len()..]));
    }
    rest.is_some()
}

fn asked(table: &dyn Table, seat: Seat, words: &[&str]) -> Step<String> {
    orders::ask(table, seat, &Pick::path(&words.join(" "))).unwrap()
}

/// What can be chosen after these words.
fn choices(table: &dyn Table, seat: Seat, words: &[&str]) -> Vec<(String, String)> {
    let menu = asked(table, seat, words).menu.unwrap();
    menu.pick.list().iter().map(|of| (of.key.to_string(), english().plain(&of.label))).collect()
}

/// A placement that can be planned to wait for something: the card, and the space.
fn placement(table: &dyn Table, seat: Seat) -> (String, String) {
    for (card, _) in choices(table, seat, &["next-turn"]) {
        for (space, _) in choices(table, seat, &["next-turn", &card]) {
            let when = choices(table, seat, &["next-turn", &card, &space]);
            if when.iter().any(|(key, _)| key == "once-told") {
                return (card, space);
            }
        }
    }
    panic!("nothing can be planned to wait")
}

#[test]
fn a_planned_move_is_played_once_what_it_waits_for_has_been_told_and_not_before() {
    let (table, on_turn) = skirmish();
    let waits = Seat(1 - on_turn.0);
    let (card, space) = placement(&*table, waits);
    let path = ["next-turn", card.as_str(), space.as_str(), "once-told"];
    let deeds = choices(&*table, waits, &path);
    let at = table.open(on_turn).into_iter().find(|at| at.duty == Duty::Owed).unwrap().id;
    let (mut played, mut left) = (0, 0);
    for (key, deed) in &deeds {
        let line = asked(&*table, waits, &[path[0], path[1], path[2], path[3], key]).whole.unwrap();
        assert!(english().plain(&orders::read(&*table, waits, &line).unwrap().1).contains(deed), "{deed}");
        // The planned place has to stay free.
        let elsewhere =
            |with: &String| !with.split_whitespace().any(|word| word.eq_ignore_ascii_case(&space));
        for with in table.legal(at, 60).into_iter().filter(elsewhere) {
            let mut then = table.copy();
            then.play(&Input::Answer { at, with: with.clone() }, &mut Fast::new(1)).unwrap();
            let planned = format!("place {card} {space}");
            let own = then.open(waits).into_iter().find(|at| at.kind.as_str() == "play");
            // A plan that is not possible any more comes to nothing, whatever it waits for.
            if own.is_none_or(|own| !then.legal(own.id, 500).contains(&planned)) {
                continue;
            }
            let told = then.tales(Viewer::Spectator);
            let comes = told.iter().any(|tale| reads_like(&english().plain(&tale.say), deed));
            let mut all = [SeatOrder::new(waits, &line)];
            let next = orders::next_order(&*then, &mut all);
            assert_eq!(next.is_some(), comes, "\"{deed}\" and then \"{with}\": {next:?}");
            assert_eq!(all[0].text.is_empty(), comes, "what has not come is waited for still");
            assert!(next.is_none_or(|next| next.with == planned));
            *if comes { &mut played } else { &mut left } += 1;
        }
    }
    println!("{} deeds: played {played} times, left alone {left} times", deeds.len());
    assert!(played > 0 && left > 0, "{deeds:?}");
}
