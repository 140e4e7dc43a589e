//! The table of characters and pieces (section 2), and the strict reader of card files.

use crate::{
    Law,
    cards::{Ability, BASE, Bonus, Dominion, Face, Pack, SPACES, Side, Special, Symbol, base},
};
use skald_vocabulary::interface::{PackFile, Rules, Setup};

/// Which cards belong to a group.
type Fits<'f> = &'f dyn Fn(&Face) -> bool;

fn mean(faces: &[&Face], of: impl Fn(&Face) -> i16) -> f64 {
    let sum: i32 = faces.iter().map(|face| i32::from(of(face))).sum();
    f64::from(sum) / f64::from(u32::try_from(faces.len()).unwrap())
}

/// North, east, south, west, sum, lowest, in hundredths.
fn row(faces: &[&Face]) -> Vec<String> {
    let mut row: Vec<f64> = (0..4).map(|dir| mean(faces, |face| face.stats[dir])).collect();
    row.push(mean(faces, Face::sum));
    row.push(mean(faces, |face| *face.stats.iter().min().unwrap()));
    row.iter().map(|mean| format!("{mean:.2}")).collect()
}

#[test]
fn the_base_pack_is_read_strictly() {
    // shows LAW-2.1
    let pack = Pack::read("base.toml", BASE, &[]).unwrap();
    assert_eq!((pack.pantheons.len(), pack.faces.len(), pack.pieces.len()), (4, 72, 12));
    for pantheon in 0..4 {
        let faces: Vec<&Face> = pack.faces.iter().filter(|face| face.pantheon == pantheon).collect();
        assert_eq!(faces.len(), 18);
        for (level, count) in [(1, 9), (2, 6), (3, 3)] {
            assert_eq!(faces.iter().filter(|face| face.level == level).count(), count);
        }
        for dominion in Dominion::ALL {
            assert_eq!(faces.iter().filter(|face| face.dominion == dominion).count(), 6);
        }
    }
}

#[test]
fn the_means_of_the_table_are_those_of_the_specification() {
    let all = &base().faces;
    let of = |fits: &dyn Fn(&Face) -> bool| all.iter().filter(|face| fits(face)).collect::<Vec<_>>();
    let expected: [(Fits<'_>, [&str; 6]); 10] = [
        (&|face| face.pantheon == 0, ["3.56", "4.06", "6.72", "4.44", "18.78", "2.44"]),
        (&|face| face.pantheon == 1, ["6.00", "4.94", "4.33", "4.78", "20.06", "3.67"]),
        (&|face| face.pantheon == 2, ["3.72", "4.50", "3.61", "6.78", "18.61", "2.61"]),
        (&|face| face.pantheon == 3, ["3.50", "7.00", "3.67", "4.22", "18.39", "2.50"]),
        (&|face| face.dominion == Dominion::Earth, ["6.29", "4.67", "3.54", "4.62", "19.12", "2.79"]),
        (&|face| face.dominion == Dominion::Sea, ["3.38", "5.92", "3.79", "5.67", "18.75", "2.88"]),
        (&|face| face.dominion == Dominion::Sky, ["2.92", "4.79", "6.42", "4.88", "19.00", "2.75"]),
        (&|face| face.level == 1, ["3.67", "4.58", "4.06", "4.39", "16.69", "2.36"]),
        (&|face| face.level == 2, ["4.58", "5.38", "4.88", "5.29", "20.12", "2.96"]),
        (&|face| face.level == 3, ["5.00", "6.25", "5.58", "6.58", "23.42", "3.83"]),
    ];
    for (fits, wanted) in expected {
        assert_eq!(row(&of(fits)), wanted);
    }
}

#[test]
fn the_abilities_are_spread_as_the_specification_says() {
    let spread = |fits: &dyn Fn(Ability) -> bool| {
        let count = |of: &dyn Fn(&Face) -> bool| {
            base().faces.iter().filter(|face| of(face) && face.ability.is_some_and(fits)).count()
        };
        let by_pantheon = (0..4).map(|at| count(&|face| face.pantheon == at)).collect::<Vec<_>>();
        let by_dominion = Dominion::ALL.map(|of| count(&|face| face.dominion == of));
        (by_pantheon, by_dominion)
    };
    let check = |fits: &dyn Fn(Ability) -> bool, pantheons: [usize; 4], dominions: [usize; 3]| {
        assert_eq!(spread(fits), (pantheons.to_vec(), dominions));
    };
    check(&|a| matches!(a, Ability::Support(_)), [3, 3, 1, 0], [1, 0, 6]);
    check(&|a| matches!(a, Ability::Curse(_)), [2, 1, 3, 3], [6, 2, 1]);
    check(&|a| matches!(a, Ability::Dispel(_)), [4, 1, 0, 0], [1, 3, 1]);
    check(&|a| matches!(a, Ability::Ranged(_)), [4, 0, 0, 2], [0, 5, 1]);
    check(&|a| matches!(a, Ability::Champion(_)), [1, 0, 5, 0], [3, 1, 2]);
    check(&|a| a == Ability::Reflect, [0, 0, 3, 0], [1, 1, 1]);
    check(&|a| a == Ability::Skinwalker, [0, 0, 3, 0], [1, 1, 1]);
    check(&|a| matches!(a, Ability::Maneuver(_)), [1, 1, 0, 5], [0, 5, 2]);
    check(&|a| a == Ability::Phoenix, [0, 0, 0, 3], [1, 0, 2]);
    check(&|a| a == Ability::Traitor, [0, 3, 0, 0], [1, 1, 1]);
    check(&|a| a == Ability::Slayer, [1, 1, 1, 1], [4, 0, 0]);
    check(&|a| matches!(a, Ability::Bonus(Bonus::Attack, _)), [0, 2, 0, 2], [1, 1, 2]);
    check(&|a| matches!(a, Ability::Bonus(Bonus::Both, _)), [0, 2, 0, 0], [1, 0, 1]);
    check(&|a| matches!(a, Ability::Bonus(Bonus::Defense, _)), [0, 2, 0, 0], [0, 1, 1]);
    let none = base().faces.iter().filter(|face| face.ability.is_none()).count();
    assert_eq!(none, 8);
}

#[test]
fn pantheons_keep_their_character() {
    let longest = |pantheon: u8| {
        let arrows = base().faces.iter().filter(|face| face.pantheon == pantheon);
        arrows.filter_map(|face| face.ability?.arrows()).flat_map(|arrows| arrows.0).max().unwrap()
    };
    assert_eq!((longest(0), longest(1), longest(2)), (3, 1, 1));
    let greek =
        base().faces.iter().filter(|face| face.pantheon == 0).filter_map(|face| face.ability?.arrows());
    assert!(greek.clone().all(|arrows| arrows.0.iter().all(|count| [0, 2, 3].contains(count))));
}

#[test]
fn a_change_of_one_line_is_refused_with_its_reason() {
    // shows LAW-1.10, LAW-3.9, LAW-3.16
    let cases = [
        ("stats = [5, 4, 6, 1]", "stats = [5, 4, 6, 2]", "pan: stats"),
        ("stats = [3, 3, 8, 4]", "stats = [6, 3, 5, 4]", "same four stats"),
        ("stats = [5, 4, 6, 1]", "stats = [0, 9, 6, 1]", "pan: stats"),
        ("ability = \"curse N2\"", "ability = \"web N2\"", "reserved"),
        ("ability = \"curse N2\"", "ability = \"curse\"", "arrows"),
        ("ability = \"curse N2\"", "ability = \"hex N2\"", "vocabulary"),
        ("ability = \"champion earth\"", "ability = \"champion\"", "paired"),
        ("name = \"Pan\"", "name = \"Pan\"\nhorns = 2", "horns"),
        ("id = \"minotaur\"", "id = \"pan\"", "two cards have this id"),
        ("name = \"Minotaur\"", "name = \"Pan\"", "two cards have this name"),
        ("stats = [6, 3, 5, 4]", "stats = [6, 3, 5]", "minotaur: stats"),
        ("dominion = \"earth\"\nlevel = 2", "dominion = \"sea\"\nlevel = 2", "level 2 are wanted"),
        ("one = \"slayer\"", "one = \"reflect\"", "LAW-3.16"),
        ("one = \"support N1 S1\"", "one = \"support N1 S2\"", "LAW-3.16"),
        ("omega = [\"1#\", \"##\", \"#2\"]", "omega = [\"1#\", \"##\", \"##\"]", "exactly one space"),
        ("omega = [\"..1\", \"..#\"", "omega = [\"1..\", \"#..\"", "LAW-3.9"),
        ("alpha = [\"##\", \"##\", \"##\"]", "alpha = [\"##\", \"##\", \"#.\"]", "LAW-3.1"),
    ];
    for (from, to, reason) in cases {
        assert!(BASE.contains(from), "{from}");
        let error = Pack::read("base.toml", &BASE.replacen(from, to, 1), &[]).unwrap_err().to_string();
        assert!(error.starts_with("base.toml: ") && error.contains(reason), "{to}: {error}");
    }
}

/// The base pack under other names, as a set of somebody's own.
fn own_set() -> String {
    let mut text = BASE.replace("pack = \"base\"", "pack = \"own\"");
    for word in ["greek", "norse", "american", "japanese"] {
        text = text.replace(&format!("\"{word}\""), &format!("\"own-{word}\""));
    }
    text = text.replace("champion american", "champion own-american");
    let mut lines = Vec::new();
    for line in text.lines() {
        let renamed = match line.split_once(" = \"") {
            Some(("id", id)) if id.len() == 2 => format!("id = \"o{id}"),
            Some(("id", id)) if !id.starts_with("own-") => {
                let short: String = id.chars().filter(|sign| *sign != '"').take(12).collect();
                format!("id = \"my-{short}\"")
            }
            Some(("code", code)) => format!("code = \"X{code}"),
            Some(("name", name)) => format!("name = \"Own {name}"),
            _ => line.to_owned(),
        };
        lines.push(renamed);
    }
    lines.join("\n")
}

#[test]
fn own_characters_and_pieces_join_the_table() {
    // shows LAW-3.3, LAW-1.9
    let pack = PackFile { name: "own.toml".to_owned(), text: own_set() };
    let setup = Setup { seats: 4, options: Default::default(), packs: vec![pack] };
    let game = Law::new(&setup).unwrap_or_else(|error| panic!("{:?}", error.say));
    assert_eq!((game.pool().faces().len(), game.pool().pieces.len()), (144, 24));
    assert_eq!(game.packs().len(), 2);
    super::play_out(&game, 1, |_, _, _, after| game.check(after).unwrap());
    let twice = Setup { packs: vec![setup.packs[0].clone(), setup.packs[0].clone()], ..setup };
    assert_eq!(Law::new(&twice).unwrap_err().say.id, "law-setup-pack");
}

#[test]
fn the_omega_sides_have_twelve_dominion_and_twelve_ability_spaces() {
    let specials: Vec<Special> =
        base().pieces.iter().flat_map(|piece| piece.specials.map(|(_, special)| special)).collect();
    for dominion in Dominion::ALL {
        let count = specials.iter().filter(|special| **special == Special::Dominion(dominion)).count();
        assert_eq!(count, 4);
    }
    assert_eq!(specials.iter().filter(|special| matches!(special, Special::Ability(_))).count(), 12);
    for piece in &base().pieces {
        assert_eq!(piece.form(Side::Alpha, false).spaces.len(), SPACES);
        let omega = piece.form(Side::Omega, false);
        assert_eq!(omega.spaces.iter().filter(|(_, special)| special.is_some()).count(), 2);
    }
}

#[test]
fn all_outlines_differ_under_half_turns_and_mirrors() {
    let outline = |piece: usize, side, half| {
        let form = base().pieces[piece].form(side, half);
        form.spaces.iter().map(|(at, _)| *at).collect::<Vec<_>>()
    };
    for one in 0..12 {
        for other in 0..one {
            for side in Side::ALL {
                for half in [false, true] {
                    assert_ne!(outline(one, Side::Alpha, false), outline(other, side, half));
                }
            }
        }
    }
}

#[test]
fn a_champion_may_be_paired_with_a_pantheon() {
    let thunderbird = base().faces.iter().find(|face| &*face.name == "Thunderbird").unwrap();
    assert_eq!(thunderbird.ability, Some(Ability::Champion(Symbol::Pantheon(2))));
}
