//! The card files: the whole set is there as it is tabled, and everything else is refused with file, card and field.

use crate::cards::{BASE, Kind, Legion, Pack, Pool, Rarity, Role, Stat, Tag};
use skald_vocabulary::interface::Key;

pub fn pool() -> Pool {
    Pool::new(&[Pack::read("base.toml", BASE).unwrap()]).unwrap()
}

fn fault(from: &str, to: &str) -> String {
    assert_eq!(BASE.matches(from).count(), 1, "{from}");
    let text = BASE.replace(from, to);
    let read = Pack::read("base.toml", &text).and_then(|pack| Pool::new(&[pack]));
    read.map_or_else(|bad| bad.to_string(), |_| "sound".to_owned())
}

#[test]
fn the_whole_set_is_there() {
    let pool = pool();
    let count = |kind| pool.of_kind(kind).count();
    assert_eq!([Kind::Warrior, Kind::Unified, Kind::Fortified].map(count).iter().sum::<usize>(), 204);
    assert_eq!(
        [Kind::Warlord, Kind::Veil, Kind::Synergy, Kind::Guardian].map(count).iter().sum::<usize>(),
        47
    );
    assert_eq!(count(Kind::Token), 4);
    for legion in Legion::ALL {
        let warlords = pool.of_kind(Kind::Warlord).filter(|(_, face)| face.legion == legion).count();
        assert_eq!(warlords, if legion == Legion::Bounty { 1 } else { 2 }, "{legion:?}");
    }
}

#[test]
fn an_id_leaves_room_for_what_is_added_to_it() {
    let told = fault("id = \"UN-V1\"", "id = \"UNDYING-KING-1\"");
    assert!(told.contains("at most 13 characters are allowed"), "{told}");
    assert_eq!(fault("id = \"UN-V1\"", "id = \"UNDYING-KING1\""), "sound");
}

#[test]
fn every_keyword_is_printed_on_a_card() {
    let pool = pool();
    let printed = pool.faces().fold(0, |all, (_, face)| all | face.tags);
    let missing: Vec<&str> =
        Tag::ALL.into_iter().filter(|tag| printed & tag.bit() == 0).map(Tag::word).collect();
    assert_eq!(missing, Vec::<&str>::new());
}

#[test]
fn keywords_expand_with_what_they_carry() {
    let pool = pool();
    let word =
        |key: &str, at: usize| pool.word(pool.face(pool.find(Key::new(key).unwrap()).unwrap()).words[at]);
    let recover = word("he-06", 0);
    let body = &pool.ability(recover.abilities[0]).body;
    assert_eq!(format!("{:?}", body.fx.fx), "[Heal(You, N(3))]");
    let bestow = pool.ability(word("he-03", 0).abilities[0]);
    assert!(bestow.body.may && bestow.role == Role::Trig && bestow.tag == Some(Tag::Bestow));
    assert_eq!(format!("{:?}", bestow.body.on), "Some(Enters(This))");
    assert_eq!(bestow.body.t.len(), 1);
    let immunity = pool.stat(word("an-07", 0).stats[0]);
    assert!(matches!(&immunity.stat, Stat::Immune(_, from) if format!("{from:?}") == "Fortified"));
    let perish = pool.ability(word("dw-10", 0).abilities[0]);
    assert_eq!((perish.body.may, perish.body.cost.len()), (true, 1));
}

// shows LRAW-5.8.1
#[test]
fn names_are_searched_for_whole_words_in_their_case() {
    let pool = pool();
    let face = |key: &str| pool.face(pool.find(Key::new(key).unwrap()).unwrap());
    let bears = |key: &str| face(key).bears.iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(bears("or-01"), ["Orcbane"]);
    assert_eq!(bears("dw-12"), ["Alehouse Drink"]);
    assert_eq!(bears("mb-02"), ["Dragon"]);
    assert_eq!(bears("dw-05"), Vec::<String>::new());
    assert_eq!(face("he-w1").personal(), "Alero");
    assert_eq!(face("bo-06").bears.len(), 1, "an Ancient Relic");
}

#[test]
fn what_is_known_beforehand_of_abilities() {
    let pool = pool();
    let play = |key: &str| {
        let face = pool.face(pool.find(Key::new(key).unwrap()).unwrap());
        pool.ability(face.abilities[0])
    };
    assert!(play("bo-01").negates && !play("bo-04").negates);
    assert!(play("de-15").chooses_x && play("ti-12").chooses_x && play("or-w2").chooses_x);
    assert!(!play("mb-12").chooses_x);
    assert_eq!(play("bo-27").modes, Some((1, 2)));
    assert_eq!(pool.face(pool.find(Key::of("an-09")).unwrap()).rarity, Rarity::Elysian);
}

#[test]
fn whatever_else_a_file_says_is_refused_with_card_and_field() {
    let wrong = [
        (
            "name = \"Oathblade\"",
            "name = \"Oathblade\"\ncolour = \"red\"",
            "base.toml: he-12: colour: this key is unknown",
        ),
        (
            "name = \"Oathblade\"\nlegion = \"Hero\"",
            "name = \"Oathblade\"\nlegion = \"Elf\"",
            "base.toml: HE-12: legion: the word \"Elf\" is not in the vocabulary",
        ),
        (
            "Arm([AtkMod(This,N(2))])]'\n\n[[card]]\nid = \"HE-13\"",
            "Arm([AtkMod(This,N(2),N(3))])]'\n\n[[card]]\nid = \"HE-13\"",
            "base.toml: HE-12: abilities: ",
        ),
        (
            "fx:[Damage(Cards(Ev),N(3))]",
            "fx:[Damage(Cards(T(0)),N(3))]",
            "base.toml: or-18: abilities: T(0) is not declared",
        ),
        (
            "[Play(fx:[Manifest(\"Goblin Scrapper\",N(2),You)])]",
            "[Play(fx:[Manifest(\"Goblin\",N(2),You)])]",
            "base.toml: or-12: abilities: no Token is called \"Goblin\"",
        ),
        (
            "allegiance = \"Sharn\"",
            "allegiance = \"Shorn\"",
            "base.toml: or-06: allegiance: no Warlord is called \"Shorn\"",
        ),
        (
            "name = \"Keep Sentinel\"",
            "name = \"Oathblade\"",
            "base.toml: he-12: name: two cards have this name",
        ),
        ("id = \"HE-11\"", "id = \"HE-12\"", "base.toml: he-12: id: two cards have this id"),
        (
            "[Sa(cost:[Blood(N(3))],fx:[Manifest(",
            "[Syn(cost:[Blood(N(3))],fx:[Manifest(",
            "base.toml: mb-w2: abilities: no such card has Syn",
        ),
        ("fx:[VeilDown(You,N(1))]", "fx:[VeilUp(You,N(1))]", "base.toml: BO-30: abilities: "),
        (
            "[Play(cost:[Consume(N(8))],fx:[VeilDown",
            "[Play(costs:[Consume(N(8))],fx:[VeilDown",
            "base.toml: BO-30: abilities: ",
        ),
        ("keywords = '[Recover(4)]'", "keywords = '[Recover]'", "base.toml: AN-06: keywords: "),
        (
            "fx:[Atk(Ev,Mul(X,-1),EndTurn)]",
            "fx:[Atk(Ev,Mul(X,-1),EndTurn),Take(Ev,Holly,N(1))]",
            "base.toml: BO-41: abilities: ",
        ),
    ];
    for (from, to, says) in wrong {
        let said = fault(from, to);
        assert!(said.to_lowercase().starts_with(&says.to_lowercase()), "{said}\n wanted {says}");
    }
    assert_eq!(fault("name = \"Keep Sentinel\"", "name = \"Gate Sentinel\""), "sound");
}
