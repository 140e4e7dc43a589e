//! The game's own cards, and what the loader refuses.

use crate::{
    Lost,
    cards::{self, BASE, Goal, Kind, Line, Pool, Type},
};
use skald_vocabulary::interface::{PackFile, Rules, Setup};

fn read(text: String) -> Result<Pool, String> {
    Pool::read(&PackFile { name: "own.toml".to_owned(), text }).map_err(|bad| bad.to_string())
}

// shows LOST-2.8, LOST-2.9
#[test]
fn the_own_cards_are_as_many_as_the_specification_says() {
    let pool = read(BASE.to_owned()).unwrap();
    assert_eq!(&pool, cards::base());
    assert_eq!((pool.heroes.len(), pool.equipment.len(), pool.monsters.len()), (5, 65, 36));
    for level in 1..=3 {
        let kinds = [18, 24, 30];
        for (players, count) in (3..=5).zip(kinds) {
            assert_eq!(pool.deck(level, players).len(), count);
        }
        // Each skill is an icon three times among the cards of three players, and once more with each player more (2.5).
        for players in 3..=5 {
            let deck = pool.deck(level, players);
            let of = |skill| deck.iter().filter(|card| pool.card(**card).icon == skill).count();
            let even = cards::Skill::ALL.iter().all(|skill| of(*skill) == usize::from(players));
            assert!(even, "level {level}, {players} players");
        }
        let beasts = pool.beasts(level);
        let of = |kind| beasts.iter().filter(|beast| pool.monster(**beast).kind == kind).count();
        assert!(Kind::ALL.iter().all(|kind| of(*kind) == 5), "level {level}");
    }
}

// shows LOST-2.3
#[test]
fn the_heroes_are_as_tabled() {
    let told = |hero: &cards::Board| (hero.name.to_string(), hero.life, hero.mana, hero.gold);
    let found: Vec<_> = cards::base().heroes.iter().map(told).collect();
    let tabled = [
        ("Barbarian", 5, 1, 2),
        ("Hunter", 5, 2, 5),
        ("Warrior", 6, 1, 4),
        ("Assassin", 4, 2, 4),
        ("Sorceress", 4, 3, 3),
    ];
    assert_eq!(found, tabled.map(|(name, life, mana, gold)| (name.to_owned(), life, mana, gold)));
}

// shows LOST-2.5, LOST-2.6
#[test]
fn six_stacks_of_four_tokens_lie_with_the_highest_on_top() {
    let pool = cards::base();
    assert_eq!(pool.stacks.len(), 6);
    assert!(pool.stacks.iter().all(|stack| stack.points.len() == 4));
    let triple = pool.stacks.iter().find(|stack| stack.goal == Goal::Triple).unwrap();
    assert_eq!(triple.points, [8, 6, 5, 4]);
    assert_eq!(pool.challenges.iter().map(|of| of.kind).collect::<Vec<_>>(), Kind::ALL);
}

// shows LOST-1.1
#[test]
fn three_to_five_play() {
    for seats in [2, 6] {
        assert!(Lost::new(&Setup { seats, ..Setup::default() }).is_err());
    }
    assert!(Lost::new(&Setup { seats: 3, ..Setup::default() }).is_ok());
}

/// The base file with one text in place of another.
fn with(from: &str, to: &str) -> Result<Pool, String> {
    assert!(BASE.contains(from), "{from}");
    read(BASE.replacen(from, to, 1))
}

#[test]
fn every_fault_of_a_file_names_file_card_and_field() {
    let faults = [
        (
            "copies = [\"base\", \"4\"]",
            "copies = [\"base\"]",
            "own.toml: file: equipment: level 1 wants 18, 6 and 6 copies",
        ),
        (
            "copies = 2\nlife = 3",
            "copies = 1\nlife = 3",
            "own.toml: file: monster: level 1 wants 20 monsters",
        ),
        ("kind = \"halve\"", "kind = \"thirds\"", "own.toml: tempest: kind: the word \"thirds\""),
        ("of = \"MR\"", "of = \"MG\"", "own.toml: oak-shield: of: the word \"MG\""),
        ("piece = \"shield\"\n", "", "own.toml: oak-shield: piece: armor has a piece"),
        ("name = \"Battle Axe\"", "name = \"Short Sword\"", "own.toml: battle-axe: name: two cards share"),
        ("icon = \"melee\"", "icon = \"mellow\"", "own.toml: short-sword: icon: the word \"mellow\""),
        ("cost = 2", "cost = 99", "own.toml: short-sword: cost: a whole number from 0 to 20"),
        ("cond = \"Me1\"", "cond = \"Mx1\"", "own.toml: short-sword: cond: the word \"Mx1\""),
        ("damage = \"1M\"", "damage = \"1Q\"", "own.toml: short-sword: damage: the word \"1Q\""),
        (
            "skills = [\"melee\", \"craft\"]",
            "skills = [\"melee\"]",
            "own.toml: barbarian: skills: two initial skills",
        ),
        ("points = [8, 6, 5, 4]", "points = [4, 5, 6, 8]", "own.toml: triple: points: four numbers"),
        (
            "copies = [\"base\", \"5\"]",
            "copies = [\"base\", \"6\"]",
            "own.toml: short-bow: copies: the word \"6\"",
        ),
        (
            "icon = \"melee\"\ncost = 2",
            "icon = \"melee\"\npiece = \"helmet\"\ncost = 2",
            "own.toml: short-sword: piece: armor has a piece, and nothing else",
        ),
        ("type = \"melee\"", "type = \"mellow\"", "own.toml: short-sword: type: the word \"mellow\""),
        ("piece = \"shield\"", "piece = \"glove\"", "own.toml: oak-shield: piece: the word \"glove\""),
        (
            "{ any = [\"melee 1\"]",
            "{ any = [\"mellow 1\"]",
            "own.toml: short-sword: any: the word \"mellow 1\"",
        ),
        ("{ R = \"half\" }", "{ R = \"third\" }", "own.toml: cave-bear: R: the word \"third\""),
        ("attack = \"1M\"", "attack = \"1X\"", "own.toml: dire-wolf: attack: the word \"1X\""),
        (
            "kind = \"charge_lose_mana\"",
            "kind = \"charge_lose_life\"",
            "own.toml: giant-spider: kind: the word \"charge_lose_life\"",
        ),
        (
            "    { kind = \"reduce\", amount = 1, of = \"any\" },\n",
            "",
            "own.toml: warding-charm: lines: mana takes damage off only beside",
        ),
        (
            "id = \"battle-axe\"",
            "id = \"short-sword\"",
            "own.toml: short-sword: name: two cards share this id",
        ),
        (
            "[[stack]]\nid = \"triple\"\ngoal = \"triple\"\npoints = [8, 6, 5, 4]\n",
            "",
            "own.toml: file: stack: six",
        ),
        ("type = \"undead\"", "type = \"dragon\"", "own.toml: file: challenge: one for each type"),
        (
            "level = 1\n",
            "level = 1\ncolour = \"red\"\n",
            "own.toml: short-sword: colour: this key is unknown",
        ),
    ];
    for (from, to, wanted) in faults {
        let fault = with(from, to).unwrap_err();
        assert!(fault.starts_with(wanted), "{fault}\nwanted: {wanted}");
    }
}

#[test]
fn an_own_pack_takes_the_place_of_the_games_cards_and_a_broken_one_is_refused() {
    let pack = |text: String| PackFile { name: "own.toml".to_owned(), text };
    let own = BASE.replace("pack = \"base\"", "pack = \"mine\"").replacen(
        "name = \"Short Sword\"",
        "name = \"Stub\"",
        1,
    );
    let game = Lost::new(&Setup { seats: 3, packs: vec![pack(own.clone())], ..Setup::default() }).unwrap();
    assert_eq!(game.packs()[0].id, "mine");
    let broken = Setup { seats: 3, packs: vec![pack("pack = 1".to_owned())], ..Setup::default() };
    assert_eq!(Lost::new(&broken).unwrap_err().say.id, "lost-setup-pack");
    let two = Setup { seats: 3, packs: vec![pack(own.clone()), pack(own)], ..Setup::default() };
    assert_eq!(Lost::new(&two).unwrap_err().say.id, "lost-setup-packs");
}

// shows LOST-12.3, LOST-11.3
#[test]
fn what_exhausts_and_what_boosts_is_said_by_types_alone() {
    let pool = cards::base();
    for face in &pool.equipment {
        let never = face.is_weapon() || (face.of == Type::Armor && !face.exhausts());
        assert!(!never || !face.boosts(), "{}", face.name);
        assert!(face.of != Type::Healing || (face.exhausts() && !face.boosts()), "{}", face.name);
        assert!(face.of != Type::Healing || face.lines.iter().any(Line::heals), "{}", face.name);
    }
}
