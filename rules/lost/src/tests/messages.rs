//! Every message of section 8, as it is said.

use crate::{Lost, Move, State};
use skald_vocabulary::{
    chance::Fast,
    interface::{Game, Input, Pick, Refuse, Seat},
    words::Words,
};

fn english(say: &skald_vocabulary::interface::Say) -> String {
    Words::english(crate::WORDS).plain(say)
}

/// A table of three in the fight of level 3, in which `a` acts.
fn fight(rest: &str) -> (Lost, State) {
    let text = format!("[table]\nlevel = 3\nstart = \"a\"\n{rest}");
    Lost::read_position("test", &text).unwrap()
}

const HUNT: &str = r#"face_up = "iron-wyrm"
[table.sides]
a = { hero = "warrior", gear = ["dragon-slayer", "evasion"], foe = { beast = "frost-dragon" } }
b = { hero = "hunter", gear = ["iron-ration"], foe = { beast = "hydra" } }
c = { hero = "assassin", defeated = true, life_max = 4 }
[table.phase.fight]
active = "a"
stage = "attack"
"#;

/// What is said when a line is tried in the one decision of `a`.
fn tried(game: &Lost, state: &State, line: &str) -> String {
    let at = game.open(state, Seat(0))[0].id;
    game.ask(state, at, &Pick::path(line)).map_or_else(|why| english(&why.say()), |step| format!("{step:?}"))
}

/// What is said when somebody to whom nothing like it is open tries a move.
fn objected(game: &Lost, state: &State, seat: u8, line: &str) -> String {
    let with: Move = line.parse().unwrap();
    let why = game.objection(state, Seat(seat), &with);
    why.map_or_else(String::new, |why| english(&why.say()))
}

// shows LOST-21.2
#[test]
fn a_slaying_attack_takes_nothing_else() {
    let (game, state) = fight(HUNT);
    let said = tried(&game, &state, "slay dragon-slayer with evasion");
    assert_eq!(said, "A slaying attack takes no boosts and no mana.");
}

// shows LOST-8.5, LOST-12.11, LOST-14.4
#[test]
fn whoever_is_not_asked_is_told_why() {
    let (game, state) = fight(HUNT);
    assert_eq!(
        objected(&game, &state, 1, "attack unarmed"),
        "It is a’s turn; you will be called when you have to act."
    );
    assert_eq!(
        objected(&game, &state, 1, "use iron-ration"),
        "Healing cards can be used in your turn before your attack, or when your life is 0."
    );
    assert_eq!(
        objected(&game, &state, 0, "buy evasion"),
        "Equipment can be turned into a skill only while buying a new card."
    );
    assert_eq!(objected(&game, &state, 0, "life"), "First decide about your attack.");
    assert_eq!(
        objected(&game, &state, 2, "attack unarmed"),
        "Your hero is defeated and rests until the level ends."
    );
}

#[test]
fn a_reward_and_a_defence_are_named_by_what_is_possible() {
    let (game, state) = fight(
        &HUNT
            .replace(
                "stage = \"attack\"",
                "stage = \"spoils\"\nasks = [{ seat = \"a\", what = \"reward\" }]\nbeaten = \"frost-dragon\"",
            )
            .replace("foe = { beast = \"frost-dragon\" }", "xp = 3"),
    );
    assert_eq!(tried(&game, &state, "fame"), "Choose one of: 1 life, 1 mana and 2 gold.");
    let asks = "stage = \"settle\"\nasks = [{ seat = \"a\", what = { defend = { from = \"frost-dragon\", harm = [2, 0, 3, 0] } } }]";
    let (game, state) = fight(&HUNT.replace("stage = \"attack\"", asks));
    assert_eq!(
        tried(&game, &state, "defend dragon-slayer"),
        "Dragon Slayer does not reduce damage; usable cards are Evasion."
    );
}

#[test]
fn drawing_and_taking_have_their_reasons() {
    let free = HUNT
        .replace(", foe = { beast = \"frost-dragon\" } }", " }")
        .replace("stage = \"attack\"", "stage = \"select\"");
    let secret = "[secret]\npile = [\"cyclops\"]\n";
    let (game, state) = fight(&format!("{free}{secret}"));
    assert_eq!(
        tried(&game, &state, "pass-draw"),
        "You can pass a monster only if another undefeated player has none; you must attack."
    );
    let (game, state) = fight(&HUNT.replace("stage = \"attack\"", "stage = \"select\""));
    assert_eq!(tried(&game, &state, "draw"), "You have a monster in front of you; attack it or pass it.");
}

// shows LOST-1.5, LOST-1.6, LOST-2.7, LOST-12.7
#[test]
fn a_needless_defence_is_legal_and_exhausts_and_tracks_have_no_upper_end() {
    let asks = "stage = \"settle\"\nasks = [{ seat = \"a\", what = { defend = { from = \"frost-dragon\", harm = [0, 0, 3, 0] } } }]";
    let rich = HUNT.replace(
        "hero = \"warrior\",",
        "hero = \"warrior\", life = 40, life_max = 40, gold = 900, legend = 99,",
    );
    let (game, mut state) = fight(&rich.replace("stage = \"attack\"", asks));
    let at = game.open(&state, Seat(0))[0].id;
    let input = Input::Answer { at, with: "defend evasion".parse().unwrap() };
    game.play(&mut state, &input, &mut Fast::new(1), &mut Vec::new()).unwrap();
    let side = state.table.side(Seat(0));
    assert_eq!((side.life, side.life_max, side.gold, side.spent.len()), (37, 40, 900, 1));
}
