//! Arsenals: building, checking, lists and share codes (CHAOS-2, section 10).

use super::table;
use crate::{
    chance::Fast,
    chaos::{
        Chaos,
        cards::Reservoir,
        kits::{self, Arsenal, STARTERS, check, from_code, print, to_code},
        tests::playouts::random_arsenal,
    },
    words::Words,
};

/// Every fault of a list in words.
fn faults(game: &Chaos, list: &str) -> Vec<String> {
    let faults = check(game.pool(), list).expect_err("the list should be refused");
    faults.iter().map(|fault| Words::english().plain(&fault.say)).collect()
}

fn starter(hero: &str) -> &'static str {
    STARTERS.iter().find(|(id, _)| *id == hero).map(|(_, list)| *list).unwrap()
}

/// A list of a Warrior with these entries, filled up to 50 with legal cards of other names.
fn filled(game: &Chaos, hero: &str, entries: &str) -> String {
    let pool = game.pool();
    let hero_id = pool.hero(hero).unwrap();
    let mut list = format!("warrior: {hero}\n{entries}\n");
    let named: Vec<_> = entries.lines().flat_map(|line| line.split(',')).map(str::trim).collect();
    let own: Vec<u32> = named.iter().map(|entry| entry.split('x').next().unwrap().parse().unwrap()).collect();
    let mut left = 50_u32.saturating_sub(own.iter().sum());
    for card in pool.usable(hero_id) {
        let face = pool.face(card);
        if left == 0 || named.iter().any(|entry| entry.contains(&*face.name)) {
            continue;
        }
        let count = left.min(face.reservoir.limit().into());
        list.push_str(&format!("{count}x {}\n", face.name));
        left -= count;
    }
    list
}

// shows CHAOS-2.1, CHAOS-2.4, CHAOS-2.6, CHAOS-2.8
#[test]
fn every_starter_is_legal_and_survives_lists_and_codes() {
    let game = table(2, &[]);
    let pool = game.pool();
    for (_, list) in STARTERS {
        let report = check(pool, list).unwrap();
        assert_eq!(report.arsenal.count(), 50);
        assert_eq!(report.warnings, Vec::new(), "{list}");
        let again = check(pool, &print(pool, &report.arsenal)).unwrap().arsenal;
        assert_eq!(again, report.arsenal);
        let shared = from_code(pool, &to_code(pool, &report.arsenal)).unwrap();
        assert_eq!(Arsenal { name: report.arsenal.name.clone(), ..shared }, report.arsenal);
    }
}

// shows CHAOS-2.1, CHAOS-2.2
#[test]
fn an_arsenal_has_at_least_fifty_cards_and_no_upper_limit() {
    let game = table(2, &[]);
    let short = starter("jeni")
        .replace("1x Battle Horn", "1x Jackpot")
        .replace("1x Jackpot, 1x Jackpot", "1x Jackpot");
    assert_eq!(faults(&game, &short), ["This Arsenal has 49 cards; at least 50 are needed."]);
    let pool = game.pool();
    for (hero, most) in
        [("craziie_farmer", 186), ("diezel", 186), ("yipee", 184), ("vyolett", 182), ("ghoast", 176)]
    {
        let hero = pool.hero(hero).unwrap();
        let cards =
            pool.usable(hero).map(|card| (card, u32::from(pool.face(card).reservoir.limit()))).collect();
        let whole = Arsenal { name: None, hero, cards };
        assert_eq!(whole.count(), most);
        assert!(check(pool, &print(pool, &whole)).is_ok());
    }
}

// shows CHAOS-2.6, CHAOS-2.7
#[test]
fn r1_one_copy_above_the_reservoir_is_refused() {
    let game = table(2, &[]);
    let cases = [
        ("2x Falling Anvil", "Falling Anvil is Endangered: 2 copies, at most 1."),
        ("3x Jackpot", "Jackpot is Sparse: 3 copies, at most 2."),
        ("4x Wheeler", "Wheeler is Limited: 4 copies, at most 3."),
        ("6x Torpedo", "Torpedo is Vulgar: 6 copies, at most 5."),
        ("2x Torpedo\n2x Torpedo\n2x Torpedo", "Torpedo is Vulgar: 6 copies, at most 5."),
    ];
    for (entries, wanted) in cases {
        assert_eq!(faults(&game, &filled(&game, "Jeni", entries)), [wanted]);
    }
    assert!(check(game.pool(), &filled(&game, "Jeni", "3x Wheeler")).is_ok());
    assert!(check(game.pool(), &filled(&game, "Jeni", "2x Torpedo\n2x Torpedo")).is_ok());
    assert_eq!(Reservoir::ALL.map(Reservoir::limit), [1, 2, 3, 5]);
}

// shows CHAOS-2.4, CHAOS-2.5, CHAOS-2.8
#[test]
fn r2_a_card_belongs_to_its_owners_or_to_all() {
    let game = table(2, &[]);
    let pool = game.pool();
    assert!(check(pool, &filled(&game, "Jeni", "1x Jackpot")).is_ok());
    assert_eq!(
        faults(&game, &filled(&game, "Jeni", "1x Boulder")),
        ["Boulder belongs to Diezel, not to Jeni; use Jeni or ALL cards."]
    );
    for hero in pool.heroes() {
        let name = pool.warrior(hero).name.to_string();
        let takes = check(pool, &filled(&game, &name, "3x Seymore")).is_ok();
        assert_eq!(takes, ["Craziie Farmer", "Diezel"].contains(&name.as_str()), "{name}");
    }
    for card in pool.cards() {
        for hero in pool.heroes() {
            let entries = format!("1x {}", pool.face(card).name);
            let takes = check(pool, &filled(&game, &pool.warrior(hero).name, &entries)).is_ok();
            assert_eq!(takes, pool.face(card).owners.has(hero), "{entries}");
        }
    }
}

// shows CHAOS-1.2, CHAOS-2.9
#[test]
fn a_warrior_is_named_once_and_is_no_card() {
    let game = table(2, &[]);
    let list = filled(&game, "Jeni", "3x Wheeler").replace("3x Wheeler", "3x Wheeler\n3x Jeni");
    assert_eq!(
        faults(&game, &list),
        ["Jeni is a Warrior and is not part of an Arsenal; name it in the “warrior” line."]
    );
    assert!(faults(&game, "3x Torpedo")[0].starts_with("The list needs a line “warrior: ...” with one of"));
    assert_eq!(faults(&game, "warrior: Nobody\n3x Torpedo").len(), 1);
}

#[test]
fn everything_that_is_wrong_is_said_at_once() {
    let game = table(2, &[]);
    let said =
        faults(&game, "warrior: Jeni\npacks: base@1, moon@3\n3x Torpeda\nx\n0x Wheeler\n# a comment\n\n");
    assert_eq!(
        said,
        [
            "This Arsenal uses the pack moon@3, which this game does not.",
            "Line 3: no card in this game is called “Torpeda”; did you mean Torpedo?",
            "Line 4: no card in this game is called “x”; did you mean Hex?",
            "Line 5, “0x Wheeler”: write a number and a card name, for example 3x Torpedo.",
        ]
    );
    let both = filled(&game, "Jeni", "4x Wheeler\n1x Boulder");
    assert_eq!(faults(&game, &both).len(), 2);
}

#[test]
fn entries_may_be_written_in_several_ways() {
    let game = table(2, &[]);
    let list = "name: Orchard at Night\nwarrior: craziie farmer\r\n3x Pumpkin Head, 2 Seymore\npumpkin_patch x2, Tractor\ndiggers bargain # one\n";
    let arsenal = kits::read(game.pool(), list).unwrap();
    assert_eq!(arsenal.name.as_deref(), Some("Orchard at Night"));
    assert_eq!(
        print(game.pool(), &arsenal),
        "name: Orchard at Night\nwarrior: Craziie Farmer\npacks: base@1\n3x Pumpkin Head\n2x Seymore\n1x Tractor\n\
         1x Digger's Bargain\n2x Pumpkin Patch\n"
    );
}

// shows CHAOS-2.10
#[test]
fn what_is_legal_but_perhaps_not_meant_is_warned_of() {
    let game = table(2, &[]);
    let list =
        starter("jeni").replace("3x Rixa", "1x Rixa").replace("1x Battle Horn", "2x Slingshot, 1x Brickbat");
    let warnings = check(game.pool(), &list).unwrap().warnings;
    let said: Vec<_> = warnings.iter().map(|say| Words::english().plain(say)).collect();
    assert_eq!(said, ["9 cards need Rixa, of which there is only one."]);
    let list = starter("jeni").replace("3x Rixa", "2x Slingshot, 1x Brickbat");
    let warnings = check(game.pool(), &list).unwrap().warnings;
    assert_eq!(Words::english().plain(&warnings[0]), "9 cards need Rixa, which is not in this Arsenal.");
}

#[test]
fn random_legal_arsenals_pass_and_come_back_from_their_codes() {
    let game = table(2, &[]);
    let mut choices = Fast::new(4);
    for _ in 0..60 {
        let arsenal = random_arsenal(&game, &mut choices);
        let report = check(game.pool(), &print(game.pool(), &arsenal)).unwrap();
        assert_eq!(report.arsenal, arsenal);
        assert_eq!(from_code(game.pool(), &to_code(game.pool(), &arsenal)).unwrap(), arsenal);
    }
    for bad in ["LOC1.", "LOC1.!!!!", "LOC1.QUJD"] {
        assert_eq!(faults(&game, bad), ["This share code cannot be read; copy it again as a whole."]);
    }
}
