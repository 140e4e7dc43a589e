//! Every game of the catalogue and the probe game, played whole through drafts and menus alone, with the process dying on
//! the way.

use std::collections::BTreeSet;

use crate::common::{ADA, BEN, HOUR, House};
use skald::host::{
    Choose, Confirmed, DraftView, Host, HostError, Join, OpenTable, Person, PickKind, Played, Refused,
    Status, TableId, Terms,
};
use skald_rules::{
    catalogue::Catalogue,
    catalogue::GameKind,
    chance::{Chance, Fast, shuffle},
    fair::verify,
    interface::{DecisionId, Duty, Rules as _, Viewer},
};
use skald_tests::probe::Probe;

fn everything() -> Catalogue {
    skald_rules::catalogue::standard().with(GameKind::of::<Probe>())
}

fn below(dice: &mut Fast, n: usize) -> usize {
    usize::try_from(dice.pick("n", u32::try_from(n).unwrap())).unwrap()
}

/// Some choice in the menu of a draft, as a person would press it.
fn press(view: &DraftView, dice: &mut Fast) -> Choose {
    let menu = view.menu.as_ref().unwrap();
    let mut numbers: Vec<u16> = menu.options.iter().map(|option| option.number).collect();
    match menu.pick {
        PickKind::One => Choose::Options(vec![numbers[below(dice, numbers.len())]]),
        PickKind::Some { min, max } => {
            assert_eq!(menu.pages, 1);
            shuffle(dice, "some", &mut numbers);
            let (min, max) = (usize::from(min), usize::from(max).min(numbers.len()));
            numbers.truncate(min + below(dice, max - min + 1));
            Choose::Options(numbers)
        }
        PickKind::Order => {
            shuffle(dice, "order", &mut numbers);
            Choose::Options(numbers)
        }
        // Few numbers can be pressed as well as typed.
        PickKind::Number { .. } if !numbers.is_empty() && dice.coin("press") => {
            Choose::Options(vec![numbers[below(dice, numbers.len())]])
        }
        PickKind::Number { min, max } => {
            let few = max - min < 25;
            assert_eq!(few, numbers.len() == usize::try_from(max - min + 1).unwrap(), "{:?}", menu.pick);
            let step = dice.pick("number", u32::try_from(max - min + 1).unwrap());
            Choose::Text((min + i64::from(step)).to_string())
        }
    }
}

/// What was confirmed is said as people say it: no line of the notation, no key of a card or a decision.
fn in_words(said: &str, line: &str) {
    // A number is said as a number.
    let of_words = line.parse::<i64>().is_err();
    assert!(!said.is_empty() && (said != line || !of_words), "“{said}” for {line}");
    assert!(!said.contains(['_', '`', '[', '{', '#', '~', '@']), "“{said}” for {line}");
    let of_letters_and_digits = |word: &&str| {
        let small = word.starts_with(|c: char| c.is_ascii_lowercase());
        small && word.contains(|c: char| c.is_ascii_digit())
    };
    let keys: Vec<&str> =
        said.split(|c: char| !c.is_alphanumeric() && c != '-').filter(of_letters_and_digits).collect();
    assert!(keys.is_empty(), "{keys:?} in “{said}” for {line}");
}

/// Answers one decision with a draft, at random; a walk that leads into a wall begins anew. What was played.
async fn answer(
    host: &Host,
    person: Person,
    table: TableId,
    at: DecisionId,
    dice: &mut Fast,
) -> Option<Played> {
    'walk: for _ in 0..50 {
        let mut view = match host.draft_open(person, table, at).await {
            Ok(view) => view,
            Err(error) => panic!("the question cannot be opened: {error}"),
        };
        loop {
            let stop = view.menu.is_none() || dice.coin("stop");
            if view.whole.is_some() && stop {
                let done = host.draft_confirm(person, view.id, view.step).await.unwrap();
                return match done {
                    Confirmed::Played(played) => Some(played),
                    _ => None,
                };
            }
            let choose = press(&view, dice);
            view = match host.draft_choose(person, view.id, view.step, choose).await {
                Ok(view) => view,
                Err(HostError::Refused(Refused::Game(_) | Refused::NoOption)) => continue 'walk,
                Err(error) => panic!("a choice of the menu is refused: {error}"),
            };
        }
    }
    panic!("no way leads to a whole move");
}

/// Plays one game whole. Returns how often somebody was asked: the deal is fresh each time, and with many seats a person
/// may be out before anybody asks.
async fn whole_game(kind: GameKind, seed: u64) -> u32 {
    let mut dice = Fast::new(seed);
    let mut house = House::of(everything(), seed).await;
    let wish = OpenTable {
        game: kind.id.to_owned(),
        seats: None,
        terms: Terms::of(Some(HOUR)),
        channel: 7,
        name: "Ada".into(),
        words: "by the oak".into(),
        // As few as there may be: large tables of the longest games are played whole where their rules are tested.
        computers: (*kind.seats().start()).max(2) - 2,
        ..OpenTable::default()
    };
    let table = house.host.open(ADA, wish).await.unwrap().id;
    house.host.join(BEN, table, Join { name: "Ben".into(), ..Join::default() }).await.unwrap();
    house.host.start(ADA, table).await.unwrap();
    let mut answered = 0;
    for _ in 0..20_000 {
        let next = house.host.tick().await.unwrap();
        if house.host.info(table).await.unwrap().status == Status::Over {
            break;
        }
        let mut owed = Vec::new();
        for person in [ADA, BEN] {
            let look = house.host.look(table, person).await.unwrap();
            owed.extend(
                look.decisions
                    .iter()
                    .filter(|decision| decision.duty == Duty::Owed)
                    .map(|decision| (person, DecisionId::new(&decision.id).unwrap())),
            );
        }
        if owed.is_empty() {
            // Everybody has answered, and the answers come out together at their time.
            let next =
                next.unwrap_or_else(|| panic!("{}: the table waits for nobody, and nothing is due", kind.id));
            house.clock.pass(next - house.host.now());
            continue;
        }
        let (person, at) = owed[below(&mut dice, owed.len())];
        match dice.pick("what", 20) {
            // Somebody sleeps; the clock plays the default.
            0 => house.clock.pass(HOUR),
            // The process dies and comes back.
            1 => house.die_and_return(1).await,
            _ => {
                let played = answer(&house.host, person, table, at, &mut dice).await;
                // The probe is played by tests alone, and its words are those of its notation.
                if let Some(played) = played.filter(|_| kind.id != Probe::ID) {
                    in_words(&played.said, &played.line);
                }
            }
        }
        answered += 1;
    }
    assert_eq!(house.host.info(table).await.unwrap().status, Status::Over, "{} ends", kind.id);
    let snapshot = house.host.store().snapshot(table).await.unwrap().unwrap();
    assert_eq!(house.host.replayed(table).await.unwrap(), snapshot.bytes, "{}: log and snapshot", kind.id);
    let report = verify(&house.host.game_file(table).await.unwrap(), &everything());
    assert!(report.holds(), "{}: {report:?}", kind.id);
    // It is told by rounds, and can be looked at step by step with open hands.
    let told = house.host.history_of(table, ADA).await.unwrap();
    assert!(told.iter().all(|step| !step.part.is_empty()), "{}: a step in no part", kind.id);
    assert!(told.iter().map(|step| &step.part).collect::<BTreeSet<_>>().len() > 1, "{}", kind.id);
    let film = house.host.film(table, ADA, 40).await.unwrap();
    assert!(film.viewer == Viewer::Everyone && (2..=40).contains(&film.moments.len()), "{}", kind.id);
    let lines = house.host.story(table, 0).await.unwrap();
    assert!(!lines.is_empty() && lines.iter().all(|line| !line.told.is_empty()), "{}", kind.id);
    answered
}

#[tokio::test]
async fn every_game_is_played_to_its_end_through_menus() {
    for kind in everything().iter() {
        let mut asked = 0;
        for seed in 1..=40 {
            asked += whole_game(kind, seed).await;
            if asked > 0 {
                break;
            }
        }
        assert!(asked > 0, "{}: somebody was asked", kind.id);
    }
}
