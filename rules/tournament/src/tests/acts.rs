//! Acts that do not fit change nothing, whatever they say.

use super::Event;
use crate::{
    act::{Act, Finish, Gone, Who},
    entrant::Entrant,
    state::Tournament,
    terms::{Cut, Format, Part, Terms},
};
use skald_vocabulary::chance::{Chance, Fast};

fn any(dice: &mut Fast) -> Act {
    let entrant = Entrant(u16::try_from(dice.pick("who", 10)).unwrap());
    let table = usize::try_from(dice.pick("table", 5)).unwrap();
    let small = |dice: &mut Fast| u8::try_from(dice.pick("games", 4)).unwrap();
    let finish = if dice.pick("finish", 6) == 0 {
        Finish::Places(vec![vec![0], vec![small(dice)], vec![2]])
    } else {
        Finish::Score { won: [small(dice), small(dice)], drawn: small(dice) }
    };
    let who = Who::Person(dice.pick("who", 12).into());
    match dice.pick("act", 16) {
        0 => Act::Registered { who, name: "x".into() },
        1 => Act::Brought { entrant, list: Some("list".into()) },
        2 => Act::CheckedIn { entrant },
        3 if dice.coin("go") => Act::Dropped { entrant, why: Gone::Left },
        4 => Act::Replaced { entrant, who, name: "y".into() },
        5 => Act::Began {
            part: Part::Main,
            tables: vec![vec![entrant, Entrant(1)], vec![Entrant(2)]],
            ends: 1,
        },
        6 => Act::CutTo { seeds: vec![entrant, Entrant(3)] },
        7..=9 => Act::Reported { table, finish },
        10 => Act::Corrected { round: table, table: 0, finish },
        11 => Act::Awarded { table, to: entrant },
        12 => Act::Missed { table, absent: vec![entrant] },
        13 => Act::TimeCalled,
        14 => Act::Extended { table: Some(table), ends: 3 },
        _ => Act::TakenBack,
    }
}

#[test]
fn any_acts_in_any_order_keep_the_log_replayable() {
    let formats = [Format::Swiss, Format::Knockout, Format::RoundRobin, Format::League { seats: 4 }];
    let mut taken = 0;
    for seed in 0..400 {
        let mut dice = Fast::new(seed);
        let format = formats[usize::try_from(seed % 4).unwrap()];
        let cut = if format == Format::Swiss { Cut::Top4 } else { Cut::None };
        let mut event = Event::open(&Terms { format, cut, ..Terms::default() }, seed, 6);
        for _ in 0..120 {
            let act = if dice.pick("own", 5) == 0 {
                match event.now.next() {
                    crate::Next::Round | crate::Next::Start => event.now.draw().begun(5),
                    crate::Next::Cut => event.now.cut(),
                    _ => any(&mut dice),
                }
            } else {
                any(&mut dice)
            };
            let mut after = event.now.clone();
            match after.apply(&act) {
                Ok(()) => {
                    event.act(act);
                    taken += 1;
                }
                Err(_) => assert_eq!(after, event.now, "{act:?}"),
            }
            // What is asked of it never fails.
            assert_eq!(event.now.standings().len(), event.now.entries().len());
        }
        assert_eq!(Tournament::replay(&event.log).unwrap(), event.now);
    }
    assert!(taken > 4_000, "{taken}");
}
