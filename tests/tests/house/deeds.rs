//! What is confirmed is said in sentences: over games of random moves every move that can be made has one of its own, with
//! names and no word of the notation.

use std::collections::{BTreeMap, BTreeSet};

use skald_rules::{
    chance::Fast,
    chaos::Chaos,
    interface::{Duty, Game, Input, Pick, Seat},
    law::Law,
    lost::Lost,
    lraw::Lraw,
    table::{Table, read_position},
    war::War,
    words::english,
};

use super::questions::played;

const PLAYERS: [&str; 4] = ["Alice", "Boris", "Clara", "Dora"];

/// Moves looked at in each question.
const MOVES: u64 = 2;

/// Questions of Legions whose answer is one name or number after another: what is chosen is all there is to say.
const PLAIN: [&str; 20] = [
    "ash",
    "counters",
    "discard",
    "gamble",
    "hand-size",
    "look",
    "order",
    "pick",
    "place",
    "quartzheart",
    "reroll",
    "reveal",
    "sacrifice",
    "scour",
    "search",
    "side",
    "steal",
    "tax",
    "trap",
    "zone",
];

/// What was found: sentences by game and message, and the kinds of questions whose moves have only the plain sentence.
#[derive(Default)]
struct Found {
    looked: u32,
    said: BTreeMap<(String, &'static str), String>,
    plain: BTreeSet<(String, String)>,
}

impl Found {
    fn look(&mut self, game: &str, table: &dyn Table) {
        let names = |seat: Seat| PLAYERS[seat.index() % 4].to_owned();
        for at in Seat::all(table.seats()).flat_map(|seat| table.open(seat)) {
            if at.kind.as_str() == "resign" {
                continue;
            }
            for luck in 0..MOVES {
                let line = table.random_move(at.id, &mut Fast::new(luck)).unwrap();
                let says = table.deed(at.seat, at.id, &line);
                assert!(!says.is_empty(), "{game} {}: {line}", at.kind);
                self.looked += 1;
                for say in &says {
                    let text = english().say(say, &names);
                    if say.id.starts_with("deed-") {
                        self.plain.insert((game.to_owned(), at.kind.to_string()));
                    }
                    assert!(text.ends_with('.'), "{game} {}: {line}: {text}", at.kind);
                    for word in Pick::path(&line) {
                        let coded = |c: char| "_@>+".contains(c) || c.is_ascii_digit();
                        let word = word.as_str();
                        let is_code = word.len() > 2 && word.contains(coded) && word.parse::<i64>().is_err();
                        assert!(!is_code || !text.contains(word), "{game}: “{word}” in “{text}”");
                    }
                    self.said.entry((game.to_owned(), say.id)).or_insert(text);
                }
            }
        }
    }
}

#[test]
fn every_move_is_said_in_a_sentence_of_its_own() {
    let mut found = Found::default();
    played(|game, table| found.look(game, table));
    println!("{} moves", found.looked);
    found.said.iter().for_each(|((game, id), text)| println!("{game} {id}: {text}"));
    assert!(found.looked > 10_000);
    assert!(found.said.len() > 40, "{} kinds of sentences", found.said.len());
    let own = |(game, kind): &&(String, String)| game != "lraw" || !PLAIN.contains(&kind.as_str());
    let plain: Vec<_> = found.plain.iter().filter(own).collect();
    assert!(plain.is_empty(), "nothing but what was chosen is said of {plain:?}");
}

/// What each of these moves is said to do, one played after the other, by whoever is waited for.
fn says<G: Game>(position: &str, moves: &[(&str, &str)]) {
    let names = |seat: Seat| PLAYERS[seat.index() % 4].to_owned();
    let mut table = read_position::<G>("deeds.toml", position).unwrap();
    for (line, wanted) in moves {
        let mut open = Seat::all(table.seats()).flat_map(|seat| table.open(seat));
        let at = open.find(|at| at.duty == Duty::Owed).unwrap();
        drop(open);
        let says = table.deed(at.seat, at.id, line);
        let said: Vec<String> = says.iter().map(|say| english().say(say, &names)).collect();
        assert_eq!(said.join(" "), *wanted, "{line}");
        let input = Input::Answer { at: at.id, with: (*line).to_owned() };
        table.play(&input, &mut Fast::new(1)).unwrap();
    }
}

#[test]
fn an_attack_names_target_card_and_strength_and_an_answer_what_it_answers() {
    let position = r#"seat.a = { row = ["rixa"], hand = ["torpedo", "adrenaline", "lockjaw"] }
        seat.b = { total = 30, hand = ["riot_shield", "brickbat"] }"#;
    let pass = ("pass", "You answer nothing.");
    says::<Chaos>(position, &[("attack torpedo b", "You attack Boris with Torpedo, Air 5."), pass]);
    let boosted = "You attack Boris with Torpedo and Adrenaline, Air 7.";
    says::<Chaos>(
        position,
        &[
            ("attack torpedo with adrenaline b", boosted),
            ("answer 1 riot_shield", "You answer Torpedo with Riot Shield."),
            ("end", "You end your round."),
        ],
    );
}

#[test]
fn a_legend_is_used_held_or_gambled_with() {
    let position = "[seat.a]\nactive = \"l-cinderfang\"\n[seat.b]\nactive = \"w06a\"\n";
    says::<War>(position, &[("use w06a", "You use Scorch with Cinderfang at Longbowman (6).")]);
    says::<War>(position, &[("hold", "You hold Cinderfang back.")]);
    let used = format!("used = [\"l-cinderfang\"]\n{position}");
    says::<War>(&used, &[("gamble", "You flip the Destiny Coin for Scorch with Cinderfang.")]);
}

#[test]
fn a_placed_card_and_what_follows_are_told() {
    let position = r#"options = { form = "skirmish" }
        phase = "play a"
        cards = { m = "sea 1 5/7/5/5 maneuver E2", x = "earth 1 4/4/4/4", y = "sky 1 4/4/4/6" }
        board = [".. .. .. b.y", "b.x .. .. .."]
        seat.a = { hand = ["m", "thor"] }
        seat.b = { hand = ["thor"] }"#;
    let wanted = "You place m (I) on A1. The card moves on to C1.";
    says::<Law>(position, &[("place m a1 move c1", wanted)]);
}

#[test]
fn an_attack_on_a_monster_is_told_with_its_weapon() {
    let position = r#"[table]
        level = 2
        start = "a"
        face_up = "crypt-guard"
        phase = { fight = { active = "a", stage = "attack", slot = 5 } }
        [table.sides]
        a = { hero = "barbarian", life_max = 5, gear = ["long-sword"], life = 5, foe = { beast = "marsh-wyrm" } }
        b = { hero = "hunter", foe = { beast = "giant-scorpion" } }
        c = { hero = "warrior", life = 6, life_max = 6, foe = { beast = "crypt-guard" } }
        [secret]
        pile = ["basilisk"]"#;
    says::<Lost>(position, &[("attack long-sword", "You attack with Long Sword.")]);
}

#[test]
fn an_attack_of_a_warrior_names_both() {
    let position = r#"[seat.a]
        deck = "orc"
        field = ["or-01", "or-06"]
        [seat.b]
        deck = "titan"
        set = ["ti-18"]"#;
    says::<Lraw>(
        position,
        &[("attack aw1 b", "You attack Prometheus, Thief of the First Fire with Orcbane Grunt.")],
    );
}
