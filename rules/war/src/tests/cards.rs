//! Card files: the tables of the specification are what is shipped, and the reader is strict.

use crate::cards::{BASE, Effect, Mode, Pack, Target, Whose, base};

#[test]
fn the_base_pack_reads_and_holds_the_sixteen_legends_of_the_table() {
    let pack = Pack::read("base.toml", BASE).unwrap();
    assert_eq!(&pack, base());
    assert_eq!((pack.warriors.len(), pack.legends.len(), pack.core.len()), (104, 16, 8));
    let level = |name: &str| -> (u8, Mode, Effect, Target) {
        let face = pack.legends.iter().find(|face| &*face.name == name).unwrap();
        let legend = face.legend.as_ref().unwrap();
        (face.level, legend.mode, legend.effect, legend.target)
    };
    use Effect as E;
    let (now, deploy) = (Mode::Instant, Mode::Deploy);
    for (name, wanted) in [
        ("Lanternseer", (2, now, E::ReplaceFromTop { look: 3 }, Target::None)),
        ("Mirewitch", (2, now, E::ReverseCompare, Target::None)),
        ("Hivemind", (3, now, E::StealActive, Target::OpposingActive)),
        ("Harethorn", (4, deploy, E::SupportLevel { who: Whose::Own, amount: 2, uses: 4 }, Target::None)),
        ("Bonepiper", (4, now, E::Exhume, Target::GraveyardLegend)),
        ("Cinderfang", (5, now, E::DamageActive { amount: 7 }, Target::OpposingActive)),
        (
            "Flameback",
            (
                6,
                deploy,
                E::SupportLevel { who: Whose::TargetOpponent, amount: -2, uses: 4 },
                Target::OpponentInBattle,
            ),
        ),
        ("Stormcaller", (7, now, E::DamageDeckTop { amount: 6 }, Target::OpponentInBattle)),
        ("Duskblade", (7, now, E::KillLegend, Target::OpposingLegend)),
        ("Widowmaker", (8, deploy, E::SupportStrike { amount: 6, uses: 2 }, Target::None)),
        ("Glassface", (9, now, E::MirrorLevel { plus: 1 }, Target::None)),
        ("Fatespinner", (9, now, E::CoinLevel { fire: 4, skull: -4 }, Target::None)),
        ("Warhorn", (10, now, E::ForceWar, Target::None)),
        ("Reaverqueen", (11, now, E::StealDeckTopOnWin { count: 2 }, Target::OpponentInBattle)),
        ("Oakenwall", (12, now, E::Undying, Target::None)),
        ("Dawntyrant", (13, now, E::Tribute { count: 1 }, Target::None)),
    ] {
        assert_eq!(level(name), wanted, "{name}");
    }
}

#[test]
fn each_warrior_of_the_table_comes_in_eight_copies() {
    let names = [
        "Kingslayer",
        "Ditchdigger",
        "Torchbearer",
        "Slinger",
        "Pikeman",
        "Longbowman",
        "Outrider",
        "Swordhand",
        "Shieldbearer",
        "Rammaster",
        "Bannerknight",
        "Warlord",
        "High King",
    ];
    for (level, name) in (1_u8..).zip(names) {
        let copies: Vec<_> = base().warriors.iter().filter(|face| face.level == level).collect();
        assert_eq!(copies.len(), 8);
        assert!(copies.iter().all(|face| &*face.name == name));
        assert_eq!(copies[7].key.as_str(), format!("w{level:02}h"));
    }
}

/// A pack with one Legend, in which `old` is replaced by `new`.
fn broken(old: &str, new: &str) -> String {
    let good = r#"
pack = "mine"
version = 1
[[legend]]
id = "l-mine"
name = "Mine"
level = 6
mode = "instant"
needs = ["opposing_active"]
target = "opposing_active"
effect = { kind = "damage_active", amount = 5 }
ability = "Test"
text = "5 damage."
"#;
    assert!(Pack::read("mine.toml", good).is_ok());
    assert!(good.contains(old), "{old}");
    Pack::read("mine.toml", &good.replace(old, new)).unwrap_err().to_string()
}

#[test]
fn the_reader_names_file_card_field_and_reason() {
    // shows WAR-1.2, WAR-9.1
    for (old, new, wanted) in [
        (
            "level = 6",
            "level = 1",
            "mine.toml: l-mine: level: Level 1 is the Kingslayer rank, so no Legend can have it",
        ),
        ("level = 6", "level = 14", "mine.toml: l-mine: level: a whole number from 1 to 13 is wanted"),
        ("level = 6", "level = 0", "mine.toml: l-mine: level: a whole number from 1 to 13 is wanted"),
        ("level = 6", "", "mine.toml: l-mine: level: it is missing"),
        ("version = 1", "version = 1\ncolour = 2", "mine.toml: file: colour: this key is unknown"),
        ("level = 6", "level = 6\nspeed = 3", "mine.toml: l-mine: speed: this key is unknown"),
        ("amount = 5", "amount = 5, uses = 2", "mine.toml: l-mine: uses: this key is unknown"),
        (
            "damage_active",
            "tickle",
            "mine.toml: l-mine: effect: the word \"tickle\" is not in the vocabulary",
        ),
        ("\"instant\"", "\"slow\"", "mine.toml: l-mine: mode: the word \"slow\" is not in the vocabulary"),
        ("\"instant\"", "\"deploy\"", "mine.toml: l-mine: mode: it does not go with the effect"),
        (
            "target = \"opposing_active\"",
            "target = \"none\"",
            "mine.toml: l-mine: target: it does not go with the effect",
        ),
        (
            "target = \"opposing_active\"",
            "target = \"me\"",
            "mine.toml: l-mine: target: the word \"me\" is not in the vocabulary",
        ),
        (
            "[\"opposing_active\"]",
            "[\"courage\"]",
            "mine.toml: l-mine: needs: the word \"courage\" is not in the vocabulary",
        ),
        (
            "[\"opposing_active\"]",
            "[\"own_drawable\"]",
            "mine.toml: l-mine: needs: the word \"own_drawable\" is not in the vocabulary",
        ),
        (
            "[\"opposing_active\"]",
            "[\"own_drawable(0)\"]",
            "mine.toml: l-mine: needs: the word \"own_drawable(0)\" is not in the vocabulary",
        ),
        (
            "l-mine",
            "a far too long id for a card",
            "mine.toml: legend: id: \"a far too long id for a card\" is no id: 1 to 16 letters, digits and signs, without spaces, \"+\", \">\" or \",\"",
        ),
        ("\"Mine\"", "\"\"", "mine.toml: l-mine: name: a text of 1 to 200 characters is wanted"),
    ] {
        assert_eq!(broken(old, new), wanted);
    }
}

#[test]
fn one_list_may_not_hold_two_legends_of_one_id_or_name() {
    // shows WAR-1.2
    let legend = |id: &str, name: &str| {
        format!(
            "[[legend]]\nid = \"{id}\"\nname = \"{name}\"\nlevel = 6\nmode = \"instant\"\nneeds = []\n\
             target = \"none\"\neffect = {{ kind = \"undying\" }}\nability = \"Test\"\ntext = \"Test.\"\n"
        )
    };
    let pack = |first: String, second: String| {
        Pack::read("two.toml", &format!("pack = \"two\"\nversion = 1\n{first}{second}"))
    };
    assert!(pack(legend("l-a", "One"), legend("l-b", "Two")).is_ok());
    let twice = pack(legend("l-a", "One"), legend("l-a", "Two")).unwrap_err();
    assert_eq!(twice.to_string(), "two.toml: l-a: id: two cards have this id");
    let twice = pack(legend("l-a", "One"), legend("l-b", "One")).unwrap_err();
    assert_eq!(twice.to_string(), "two.toml: l-b: name: two Legends of one list have this name");
}
