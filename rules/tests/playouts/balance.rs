//! The report of balance: a fair game has nothing to tell, an overpowered card cannot hide.

use super::plan;
use skald_chaos::Chaos;
use skald_law::Law;
use skald_lost::Lost;
use skald_runners::playout::{Flag, Plan, Report, Standing, run};
use skald_toolkit::series::Series;
use skald_vocabulary::interface::{Kit, PackFile, Probability, Seat};
use skald_war::War;

const JENI: &str = include_str!("../../sets/chaos/starters/jeni.txt");

/// An attack against everybody that nobody survives.
const PACK: &str = r#"
[pack]
id = "planted"
version = 1
title = "Planted"

[[card]]
id = "doom_ray"
name = "Doom Ray"
type = "destructive"
mode = "air"
ov = 20
area = true
owners = ["jeni"]
reservoir = "vulgar"
text = "Everybody falls."
"#;

fn of_kind<'r>(report: &'r Report, kind: &'r str) -> impl Iterator<Item = &'r Standing> {
    report.balance.iter().filter(move |standing| standing.kind == kind)
}

fn one<'r>(report: &'r Report, kind: &'r str, value: &str) -> &'r Standing {
    of_kind(report, kind).find(|standing| standing.value == value).unwrap()
}

#[test]
fn a_fair_game_has_nothing_to_tell() {
    for seats in [2, 4] {
        let plan = Plan { balance: true, ..plan(seats, &[("turn_limit", "100")], 300) };
        let report = run::<War>(&plan).unwrap();
        assert_eq!(report.balance.len(), usize::from(seats));
        for standing in &report.balance {
            assert_eq!((standing.flag, standing.games), (None, 300), "{standing:?}");
            assert!(standing.low <= standing.share && standing.share <= standing.high);
            assert!(standing.low < standing.fair && standing.fair < standing.high, "{standing:?}");
        }
        let wins: f64 = report.balance.iter().map(|standing| standing.wins).sum();
        assert!((wins - 300.0).abs() < 0.01, "every game is won once: {wins}");
    }
}

/// Duels and more in which seat a brings this list and the others draw starters.
fn with_list(list: String) -> Report {
    let options = [("svpt_percent", "50"), ("storm_from_cycle", "3")];
    let kits = vec![Kit { seat: Seat(0), list }];
    let packs = vec![PackFile { name: "planted.toml".to_owned(), text: PACK.to_owned() }];
    run::<Chaos>(&Plan { kits, packs, balance: true, ..plan(4, &options, 120) }).unwrap()
}

#[test]
fn a_planted_card_that_is_too_strong_is_flagged() {
    let planted = JENI
        .replace("packs: base@1", "packs: base@1, planted@1")
        .replace("4x Deck Gun", "4x Doom Ray")
        .replace("4x Lockjaw", "1x Doom Ray, 3x Lockjaw");
    assert_ne!(planted, JENI);
    let report = with_list(planted);
    let card = one(&report, "card", "doom_ray");
    assert_eq!((card.games, card.flag), (120, Some(Flag::Strong)), "{card:?}");
    for standing in of_kind(&report, "card").filter(|standing| standing.value != "doom_ray") {
        let beside = JENI.to_lowercase().replace([' ', '\''], "_").contains(&standing.value);
        assert!(standing.flag != Some(Flag::Strong) || beside, "{standing:?}");
    }
    for standing in of_kind(&report, "starter") {
        assert_ne!(standing.flag, Some(Flag::Strong), "no starter holds it: {standing:?}");
    }

    // The same Arsenal without it stands out in nothing.
    let usual = with_list(JENI.to_owned());
    for standing in &usual.balance {
        assert_ne!(standing.flag, Some(Flag::Strong), "{standing:?}");
    }
}

#[test]
fn the_shares_of_the_specification_stand_beside_those_that_were_found() {
    let duels = run::<Chaos>(&Plan { balance: true, ..plan(2, &[], 40) }).unwrap();
    assert_eq!(one(&duels, "starter", "fli_bi").told, Some([0.41, 0.41]));
    assert_eq!(one(&duels, "warrior", "ghoast").told, Some([0.56, 0.56]));
    let places = ["1", "2"].map(|place| one(&duels, "place", place).told);
    assert_eq!(places, [Some([0.59, 0.59]), Some([0.41, 0.41])]);
    assert_eq!(one(&duels, "seat", "a").told, None);
    let tolerance: Vec<f64> =
        ["seat", "warrior"].map(|kind| of_kind(&duels, kind).next().unwrap().tolerance).into();
    assert_eq!(tolerance, [0.03, 0.1]);
    assert_eq!(of_kind(&duels, "starter").map(|standing| standing.games).sum::<u32>(), 80);

    let short = run::<Chaos>(&Plan { balance: true, ..plan(2, &[("svpt_percent", "50")], 4) }).unwrap();
    assert!(short.balance.iter().all(|standing| standing.told.is_none()), "measured with full totals");

    let law = run::<Law>(&Plan { balance: true, ..plan(2, &[], 12) }).unwrap();
    assert_eq!(one(&law, "pantheon", "american").told, Some([0.54, 0.54]));
    let three = run::<Law>(&Plan { balance: true, ..plan(3, &[], 4) }).unwrap();
    assert!(of_kind(&three, "pantheon").all(|standing| standing.told.is_none()), "measured in duels");
    let skirmish = run::<Law>(&Plan { balance: true, ..plan(2, &[("form", "skirmish")], 4) }).unwrap();
    assert_eq!(of_kind(&skirmish, "card").map(|standing| standing.games).sum::<u32>(), 4 * 2 * 6);
}

#[test]
fn what_the_specification_names_for_the_heroes_of_lost_legends_stands_beside_what_was_found() {
    let report = |seats| run::<Lost>(&Plan { balance: true, ..plan(seats, &[], 2) }).unwrap();
    let five = report(5);
    assert_eq!(of_kind(&five, "hero").count(), 5, "everybody leads another one");
    assert!(of_kind(&five, "hero").all(|hero| hero.told == Some([0.17, 0.26])), "{:?}", five.balance);
    assert!(of_kind(&five, "seat").all(|seat| seat.told.is_none()));
    for (seats, average) in [(3, 49), (4, 45), (5, 41)] {
        let report = report(seats);
        let heroes = of_kind(&report, "hero").all(|hero| hero.told.is_none());
        assert!(heroes == (seats < 5), "measured at five players");
        let told: Vec<_> = report.points.iter().map(|of| (of.source, of.told)).collect();
        let sources = ["legend markers", "experience", "trophy tokens", "gold"].map(|source| (source, None));
        let sums = [("together", Some(average)), ("together, the winner", Some(60))];
        assert_eq!(told, [&sources[..], &sums].concat());
        let parts: f64 = report.points.iter().take(4).map(|of| of.mean).sum();
        assert!((parts - report.points[4].mean).abs() < 0.001, "{:?}", report.points);
    }
}

#[test]
fn a_match_is_counted_by_players_and_by_what_they_brought() {
    let options = [("svpt_percent", "50"), ("storm_from_cycle", "1"), ("best_of", "1")];
    let report = run::<Series<Chaos>>(&Plan { balance: true, seed: 60, ..plan(2, &options, 6) }).unwrap();
    assert_eq!(report.violations, 0, "{:#?}", report.kept);
    assert_eq!(of_kind(&report, "seat").count(), 2);
    assert_eq!(of_kind(&report, "warrior").map(|standing| standing.games).sum::<u32>(), 12);
    assert!(of_kind(&report, "place").next().is_none(), "places change from game to game");
    assert!(report.balance.iter().all(|standing| standing.told.is_none()));
}

#[test]
fn what_was_asked_for_takes_the_place_of_a_variant() {
    let kind = skald_rules::catalogue::standard().get("law").unwrap();
    let none = skald_vocabulary::interface::Options::default();
    let forms = |seats| {
        let all = kind.variants(seats, &none);
        all.iter().map(|options| options.get("form").unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(forms(2), ["standard", "ragnarok", "skirmish"]);
    assert_eq!(forms(4), ["standard", "ragnarok", "skirmish", "team"]);
    assert_eq!(kind.variants(4, &none.clone().with("form", "team")), [none.clone().with("form", "team")]);
    assert_eq!(Probability(300), skald_vocabulary::interface::Group::SEAT);
}
