//! Arsenals: building, checking, lists and share codes (CHAOS-2, section 10).

use super::table;
use crate::{
    Chaos,
    cards::Reservoir,
    kits::{self, Arsenal, STARTERS, print},
    tests::playouts::random_arsenal,
};
use skald_vocabulary::{
    chance::Fast,
    interface::{Key, KitBook, KitFault, KitList, Papers},
};

/// How the Arsenals of a table are read and judged.
fn book(game: &Chaos) -> Box<dyn KitBook> {
    game.kit_book().unwrap()
}

/// What is wrong with a list.
fn refused(game: &Chaos, list: &str) -> Vec<KitFault> {
    book(game).check(list).expect_err("the list should be refused")
}

/// Every fault of a list in words.
fn faults(game: &Chaos, list: &str) -> Vec<String> {
    refused(game, list).iter().map(|fault| crate::tests::english().plain(&fault.say)).collect()
}

fn starter(hero: &str) -> &'static str {
    STARTERS.iter().find(|(id, _)| *id == hero).map(|(_, list)| *list).unwrap()
}

/// Everything that a Warrior may have, every copy.
fn everything(game: &Chaos, hero: &str) -> Arsenal {
    let pool = game.pool();
    let hero = pool.hero(hero).unwrap();
    let cards = pool.usable(hero).map(|card| (card, u32::from(pool.face(card).reservoir.limit()))).collect();
    Arsenal { name: None, hero, cards }
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

// 10.3, check 1.
// shows CHAOS-2.1, CHAOS-2.4, CHAOS-2.6, CHAOS-2.8
#[test]
fn every_starter_is_legal_and_survives_lists_and_codes() {
    let game = table(2, &[]);
    let book = book(&game);
    for (_, text) in STARTERS {
        let (list, warnings) = book.check(text).unwrap();
        assert_eq!((list.count(), warnings), (50, Vec::new()), "{text}");
        assert_eq!(book.read(&book.print(&list)), Ok(list.clone()));
        assert_eq!(book.read(&book.code(&list)), Ok(KitList { name: None, ..list }));
    }
    assert_eq!(book.starters().len(), 7);
}

// 10.3, check 2.
// shows CHAOS-2.1, CHAOS-2.2
#[test]
fn an_arsenal_has_at_least_fifty_cards_and_no_upper_limit() {
    let game = table(2, &[]);
    let short = starter("jeni")
        .replace("1x Battle Horn", "1x Jackpot")
        .replace("1x Jackpot, 1x Jackpot", "1x Jackpot");
    assert_eq!(faults(&game, &short), ["This Arsenal has 49 cards; at least 50 are needed."]);
    assert!(book(&game).check(starter("jeni")).is_ok());
    for (hero, most) in
        [("craziie_farmer", 186), ("diezel", 186), ("yipee", 184), ("vyolett", 182), ("ghoast", 176)]
    {
        let whole = everything(&game, hero);
        assert_eq!(whole.count(), most);
        assert!(book(&game).check(&print(game.pool(), &whole)).is_ok());
    }
}

// 10.3, checks 3 and 6.
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
        let list = filled(&game, "Jeni", entries);
        assert_eq!(faults(&game, &list), [wanted]);
        // The fault stands where the copies become too many: on the last line of these entries.
        assert_eq!(refused(&game, &list)[0].line, 1 + entries.lines().count());
        let unread = book(&game).judge(&book(&game).read(&list).unwrap());
        assert_eq!((unread.faults.len(), unread.faults[0].line), (1, 0));
    }
    assert!(book(&game).check(&filled(&game, "Jeni", "3x Wheeler")).is_ok());
    assert!(book(&game).check(&filled(&game, "Jeni", "2x Torpedo\n2x Torpedo")).is_ok());
    assert_eq!(Reservoir::ALL.map(Reservoir::limit), [1, 2, 3, 5]);
}

// 10.3, checks 4 and 7.
// shows CHAOS-2.4, CHAOS-2.5, CHAOS-2.8
#[test]
fn r2_a_card_belongs_to_its_owners_or_to_all() {
    let game = table(2, &[]);
    let pool = game.pool();
    assert!(book(&game).check(&filled(&game, "Jeni", "1x Jackpot")).is_ok());
    assert_eq!(
        faults(&game, &filled(&game, "Jeni", "1x Boulder")),
        ["Boulder belongs to Diezel, not to Jeni; use Jeni or ALL cards."]
    );
    for hero in pool.heroes() {
        let name = pool.warrior(hero).name.to_string();
        let said = book(&game).check(&filled(&game, &name, "3x Seymore")).map_err(|faults| faults[0].say.id);
        let takes = ["Craziie Farmer", "Diezel"].contains(&name.as_str());
        assert_eq!(said.err(), (!takes).then_some("chaos-list-foreign"), "{name}");
    }
    let (shared, all): (Vec<_>, Vec<_>) = pool
        .cards()
        .filter(|card| pool.heroes().filter(|hero| pool.face(*card).owners.has(*hero)).count() > 1)
        .partition(|card| pool.heroes().any(|hero| !pool.face(*card).owners.has(hero)));
    assert_eq!((shared.len(), all.len()), (5, 42));
    for card in pool.cards() {
        for hero in pool.heroes() {
            let entries = format!("1x {}", pool.face(card).name);
            let takes = book(&game).check(&filled(&game, &pool.warrior(hero).name, &entries)).is_ok();
            assert_eq!(takes, pool.face(card).owners.has(hero), "{entries}");
        }
    }
}

// 10.3, check 5.
// shows CHAOS-1.2, CHAOS-2.9
#[test]
fn a_warrior_is_named_once_and_is_no_card() {
    let game = table(2, &[]);
    for (hero, _) in STARTERS {
        let list = format!("{}\n3x Jeni\n", starter(hero));
        let said = ["Jeni is a Warrior and is not part of an Arsenal; name it in the “warrior” line."];
        assert_eq!(faults(&game, &list), said, "{hero}");
        assert_eq!(refused(&game, &list)[0].line, starter(hero).lines().count() + 2);
    }
    assert!(faults(&game, "3x Torpedo")[0].starts_with("The list needs a line “warrior: ...” with one of"));
    let ids: Vec<_> =
        refused(&game, "warrior: Nobody\n3x Torpedo").iter().map(|it| (it.line, it.say.id)).collect();
    assert_eq!(ids, [(0, "chaos-list-few"), (1, "chaos-list-warrior")]);
    let nobody = book(&game).judge(&KitList { head: Some(Key::of("nobody")), ..KitList::default() });
    let ids: Vec<_> = nobody.faults.iter().map(|it| it.say.id).collect();
    assert_eq!(ids, ["chaos-list-warrior", "chaos-list-few"]);
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
            "Line 4: no card in this game is called “x”.",
            "Line 5, “0x Wheeler”: write a number and a card name, for example 3x Torpedo.",
        ]
    );
    // Rules that are broken are told along with what cannot be read, in the order of lines.
    let both = filled(&game, "Jeni", "4x Wheeler\n1x Boulder").replace("1x Boulder", "1x Boulder, 1x Bolder");
    let told: Vec<_> = refused(&game, &both).iter().map(|it| (it.line, it.say.id, it.clause)).collect();
    assert_eq!(
        told,
        [
            (2, "chaos-list-copies", "CHAOS-2.6"),
            (3, "chaos-list-unknown", ""),
            (3, "chaos-list-foreign", "CHAOS-2.4"),
        ]
    );
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
    let warnings = book(&game).check(&list).unwrap().1;
    let said: Vec<_> = warnings.iter().map(|say| crate::tests::english().plain(say)).collect();
    assert_eq!(said, ["9 cards need Rixa, of which there is only one."]);
    let list = starter("jeni").replace("3x Rixa", "2x Slingshot, 1x Brickbat");
    let warnings = book(&game).check(&list).unwrap().1;
    assert_eq!(
        crate::tests::english().plain(&warnings[0]),
        "9 cards need Rixa, which is not in this Arsenal."
    );
}

#[test]
fn random_legal_arsenals_pass_and_come_back_from_their_codes() {
    let game = table(2, &[]);
    let mut choices = Fast::new(4);
    for _ in 0..60 {
        let arsenal = random_arsenal(&game, &mut choices);
        assert_eq!(kits::check(game.pool(), &print(game.pool(), &arsenal)).unwrap().arsenal, arsenal);
        assert_eq!(kits::from_code(game.pool(), &kits::to_code(game.pool(), &arsenal)).unwrap(), arsenal);
        assert_eq!(Arsenal::of(arsenal.hero, &arsenal.copies()), arsenal);
    }
    for bad in ["LOC1.", "LOC1.!!!!", "LOC1.QUJD"] {
        assert_eq!(faults(&game, bad), ["This share code cannot be read; copy it again as a whole."]);
    }
}

// shows CHAOS-1.2
#[test]
fn a_list_with_two_warriors_is_refused_with_one_sentence_that_names_the_line() {
    let game = table(2, &[]);
    let jeni = starter("jeni");
    let line = jeni.lines().position(|line| line.starts_with("warrior:")).unwrap() + 1;
    let twice = jeni.replacen("warrior: Jeni\n", "warrior: Jeni\nwarrior: Diezel\n", 1);
    let told = |at: usize| {
        [format!("Line {at} names a Warrior again, after line {line}; a list has one “warrior” line.")]
    };
    assert_eq!(faults(&game, &twice), told(line + 1));
    let again = jeni.replacen("warrior: Jeni\n", "warrior: Jeni\nWarrior: jeni\n", 1);
    assert_eq!(faults(&game, &again), told(line + 1), "the same one, too: a list has one");
    // Beneath the cards, as where two lists were pasted as one.
    let late = format!("{}\nwarrior: Diezel\n", jeni.trim_end());
    assert_eq!(faults(&game, &late), told(jeni.trim_end().lines().count() + 1));
}
