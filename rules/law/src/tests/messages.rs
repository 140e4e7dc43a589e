//! Refusals of section 8 in the words of the table, and long answers that carry a whole turn.

use super::at;
use crate::{Law, Phase, State};
use skald_vocabulary::{
    chance::Fast,
    interface::{Input, Pick, RefusalKind, Refuse, Rules, Seat, Sight, Speech, Viewer},
};

/// Plays a move as the answer to a seat's first open decision.
fn play(game: &Law, state: &mut State, seat: u8, with: &str) -> Result<Vec<String>, String> {
    let decision = &game.open(state, Seat(seat))[0];
    let input = Input::Answer { at: decision.id, with: with.parse().unwrap() };
    let before = state.clone();
    let mut out = Vec::new();
    let words = crate::tests::english();
    match game.play(state, &input, &mut Fast::new(1), &mut out) {
        Ok(()) => {
            // What can be typed can be chosen.
            let step = game.ask(&before, decision.id, &Pick::path(with)).unwrap();
            assert_eq!(step.whole.map(|with| with.to_string()).as_deref(), Some(with));
            let seen = out.iter().filter_map(|event| game.seen(event, Viewer::Spectator));
            Ok(seen.map(|seen| words.plain(&game.tell(&seen).say)).collect())
        }
        Err(illegal) => {
            assert_eq!(*state, before, "a refusal changes nothing");
            Err(words.plain(&illegal.say()))
        }
    }
}

/// Why an answer to a decision named by its id is refused.
fn refused(game: &Law, state: &State, id: &str, with: &str) -> String {
    let at = skald_vocabulary::interface::DecisionId(skald_vocabulary::interface::Key::new(id).unwrap());
    let input = Input::Answer { at, with: with.parse().unwrap() };
    let illegal = game.play(&mut state.clone(), &input, &mut Fast::new(1), &mut Vec::new()).unwrap_err();
    crate::tests::english().plain(&illegal.say())
}

/// A turn of Ragnarok in which everything can be said at once.
const RAGNAROK: &str = r#"
seats = 3
round = 2
phase = "play a"
cards = { m = "sea 1 5/7/5/5 maneuver E1", x = "earth 1 4/4/4/4" }
board = [".. .. .. b.x ..", ".. .. .. .. .."]
options = { form = "ragnarok" }
draft.earth1 = { open = ["pan", "minotaur"], pile = [] }
draft.sea2 = { open = ["circe", "odysseus"], pile = ["sedna"] }
seat.a = { hand = ["m", "garm"] }
seat.b = { hand = ["thor"] }
seat.c = { hand = ["iris"] }
"#;

#[test]
fn one_message_carries_card_moves_draft_and_exchange() {
    // shows LAW-16.5, LAW-13.8, LAW-13.9, LAW-13.10
    let (game, mut state) = at(RAGNAROK);
    let told = play(&game, &mut state, 0, "place m b1 move c1 draft circe exchange garm pan").unwrap();
    assert_eq!(
        told[2..],
        [
            "m (E7) captures x (W4) of b on D1 for a.",
            "a takes Circe from the open draft; Sedna is turned up.",
            "a exchanges Garm for Pan.",
        ]
    );
    assert!(matches!(state.phase, Phase::Play(Seat(1))));
}

#[test]
fn one_message_offers_a_trade_or_ends_the_turn() {
    // shows LAW-16.5, LAW-13.11
    let (game, mut state) = at(RAGNAROK);
    play(&game, &mut state, 0, "place garm a2 draft circe trade c circe").unwrap();
    assert!(matches!(state.phase, Phase::Trade { from: Seat(0), to: Seat(2), .. }));
    let (game, mut state) = at(RAGNAROK);
    play(&game, &mut state, 0, "place garm a2 draft circe done").unwrap();
    assert!(matches!(state.phase, Phase::Play(Seat(1))));
    let (game, mut state) = at(RAGNAROK);
    play(&game, &mut state, 0, "place m a1 stay draft pan").unwrap();
    assert!(matches!(state.phase, Phase::Follow(Seat(0))), "what was not said is asked");
}

#[test]
fn what_is_said_of_the_end_of_a_turn_must_be_possible_by_what_all_can_see() {
    // shows LAW-13.9, LAW-13.10
    let (game, mut state) = at(RAGNAROK);
    let mut wrong = |with: &str| play(&game, &mut state, 0, with).unwrap_err();
    assert_eq!(
        wrong("place garm a2 draft thor"),
        "Thor is not open; you may take Pan, Minotaur, Circe and Odysseus."
    );
    // Sedna will be turned up by this very draft; nobody can know that yet.
    let blind = wrong("place garm a2 draft circe exchange m sedna");
    assert_eq!(blind, "An exchange needs the same dominion and level; for m no card lies open.");
    assert_eq!(
        wrong("place garm a2 draft circe exchange circe pan"),
        "An exchange needs the same dominion and level; for Circe you may take Odysseus."
    );
    assert_eq!(
        wrong("place garm a2 draft circe trade a circe"),
        "You can trade only with an opponent who holds a card: b and c."
    );
    assert_eq!(
        wrong("place garm a2 draft circe done done"),
        "You have already made your exchange or trade; your turn is over."
    );
    // While the card may still move, it must be said that it stays.
    assert_eq!(
        wrong("place m a1 draft circe"),
        "No draft card was open, so there is no exchange or trade this turn."
    );
    let (game, mut state) = at(&RAGNAROK.replace("draft.", "# draft."));
    let dry = play(&game, &mut state, 0, "place garm a2 draft circe").unwrap_err();
    assert_eq!(dry, "No draft card was open, so there is no exchange or trade this turn.");
}

#[test]
fn a_second_answer_says_why_it_comes_too_late() {
    // shows LAW-5.2, LAW-13.9
    let (game, state) =
        at("options.form = \"skirmish\"\nphase = \"open b\"\nturn = 0\nboard = [\"a~pan .. .. ..\"]\n\
                            seat.a.hand = [\"iris\"]\nseat.b.hand = [\"thor\"]\n");
    assert_eq!(
        refused(&game, &state, "r1.open.a", "place iris c1"),
        "You have already placed your face-down card; wait for the reveal."
    );
    let kind = |state: &State, at| {
        let at = skald_vocabulary::interface::DecisionId(skald_vocabulary::interface::Key::of(at));
        game.ask(state, at, &[]).map(drop).unwrap_err().kind()
    };
    assert_eq!(kind(&state, "r1.open.a"), RefusalKind::Closed, "a button of it is stale");
    let (game, state) = at(RAGNAROK);
    assert_eq!(
        refused(&game, &state, "r1.t1.then", "done"),
        "You have already made your exchange or trade; your turn is over."
    );
}

#[test]
fn a_trade_is_answered_with_a_card_of_the_own_hand() {
    // shows LAW-13.11
    let (game, mut state) = at(&RAGNAROK.replace("play a", "trade a c garm"));
    assert_eq!(
        play(&game, &mut state, 2, "give thor").unwrap_err(),
        "Choose a card of your own hand to give back: Iris."
    );
}

#[test]
fn phoenix_cards_are_named_the_upper_one_first() {
    // shows LAW-8.51
    let (game, mut state) = at(
        "options.form = \"skirmish\"\nphase = \"play a\"\nboard = [\"a.pan .. ..\"]\n\
                            seat.a.hand = [\"iris\"]\nseat.b = { hand = [\"thor\"], deck = [\"ho-o\", \"amaterasu\"], bottom = 2 }\n\
                            rising = [\"b 1 ho-o 3 b phoenix b1 amaterasu 4 b phoenix c1\"]\n",
    );
    assert_eq!(
        play(&game, &mut state, 1, "order ho-o").unwrap_err(),
        "Name each of Ho-o and Amaterasu exactly once, the upper one first."
    );
}

#[test]
fn every_place_of_a_piece_says_side_turn_and_where() {
    // shows LAW-3.6, LAW-3.9
    let (game, state) = at("options.form = \"skirmish\"\nphase = \"lay b\"\noffer = [\"b\"]\n\
                            board = [\".. ..\", \".. ..\", \".. ..\"]\npieces = [\"a a\", \"a a\", \"a a\"]\n");
    let decision = &game.open(&state, Seat(1))[0];
    let words = crate::tests::english();
    let sides = game.ask(&state, decision.id, &Pick::path("b")).unwrap().menu.unwrap();
    let sides: Vec<String> = sides
        .pick
        .list()
        .iter()
        .map(|choice| format!("{}: {}", choice.key, words.plain(&choice.label)))
        .collect();
    assert_eq!(sides, ["alpha: Alpha: plain", "omega: Omega: special spaces"]);
    let menu = game.ask(&state, decision.id, &Pick::path("b omega 180")).unwrap().menu.unwrap();
    let lines: Vec<String> = menu
        .pick
        .list()
        .iter()
        .map(|choice| {
            format!("{} | {}", words.plain(&choice.label), words.plain(choice.note.as_ref().unwrap()))
        })
        .collect();
    // The smallest boards come first: above and below, and then beside.
    assert_eq!(lines[0], "1: Omega side, turned | beside A1 and B1; the board is then 3 wide and 5 high");
    let area = |line: &String| {
        let numbers: Vec<u32> = line.split(' ').filter_map(|word| word.parse().ok()).collect();
        numbers[0] * numbers[1]
    };
    assert!(lines.windows(2).all(|two| area(&two[0]) <= area(&two[1])), "{lines:#?}");
    assert!(lines.iter().enumerate().all(|(at, line)| line.starts_with(&format!("{}: ", at + 1))));
}

#[test]
fn an_answer_that_comes_too_early_or_too_late_is_told_so() {
    let (game, mut state) = at("options.form = \"skirmish\"\nphase = \"play a\"\nboard = [\".. .. ..\"]\n\
                               seat.a.hand = [\"thor\"]\nseat.b.hand = [\"odin\"]\n");
    let (before, first) = (state.clone(), game.open(&state, Seat(0))[0].id);
    play(&game, &mut state, 0, "place thor a1").unwrap();
    let second = game.open(&state, Seat(1))[0].id;
    let kind = |state: &State, at| game.ask(state, at, &[]).map(drop).unwrap_err().kind();
    assert_eq!(kind(&before, second), RefusalKind::NotYours, "a's turn comes first");
    assert_eq!(kind(&state, first), RefusalKind::Closed, "a has played");
    play(&game, &mut state, 1, "place odin c1").unwrap();
    assert_eq!(kind(&state, second), RefusalKind::Over);
}

#[test]
fn a_word_that_means_nothing_is_told_apart_from_a_move_that_is_not_allowed() {
    let (game, state) = at("options.form = \"skirmish\"\nphase = \"play a\"\nboard = [\".. b.pan ..\"]\n\
                           seat.a.hand = [\"thor\"]\nseat.b.hand = [\"odin\"]\n");
    let at_play = game.open(&state, Seat(0))[0].id;
    let kind = |path: &str| game.ask(&state, at_play, &Pick::path(path)).map(drop).unwrap_err().kind();
    // No such card, no such space; a card of the game that is not in hand, a space that is taken.
    assert_eq!(kind("zorro"), RefusalKind::Misspelt);
    assert_eq!(kind("thor z9"), RefusalKind::Misspelt);
    assert_eq!(kind("garm"), RefusalKind::Illegal);
    assert_eq!(kind("thor b1"), RefusalKind::Illegal);
    let (game, state) = super::at(
        "options.form = \"skirmish\"\nphase = \"lay b\"\noffer = [\"b\"]\n\
         board = [\".. ..\", \".. ..\", \".. ..\"]\npieces = [\"a a\", \"a a\", \"a a\"]\n",
    );
    let at_lay = game.open(&state, Seat(1))[0].id;
    let far = game.ask(&state, at_lay, &Pick::path("b omega 180 999")).map(drop).unwrap_err();
    assert_eq!(far.kind(), RefusalKind::Misspelt, "there is no such place in the list");
}

#[test]
fn a_match_that_nobody_has_won_is_over_without_a_winners_name() {
    // shows LAW-16.9
    let over = |places: &str| {
        let (game, state) = at(&format!(
            "options.form = \"skirmish\"\nphase = \"over\"\nboard = [\"a.pan b.thor\"]\n\
             end = {{ places = {places}, why = \"time\" }}\n"
        ));
        refused(&game, &state, "r1.t1", "place thor a1")
    };
    assert_eq!(over("[]"), "This match has ended without a winner. Start a new one to play again.");
    assert_eq!(over("[[\"a\"], [\"b\"]]"), "This match has ended; a won. Start a new one to play again.");
}

#[test]
fn a_second_sacrifice_is_refused_for_what_is_wrong_with_it() {
    // shows LAW-11.4, LAW-11.5
    let position =
        super::orders::PLANNING.replace("\"athena\", \"zeus\"", "\"athena\", \"odysseus\", \"zeus\"");
    let (game, mut state) = at(&format!("captures.a = [\"garm\", \"huginn\", \"loki\"]\n{position}"));
    let mut wrong =
        |with: &str| play(&game, &mut state, 0, &format!("reinforce athena+zeus {with}")).unwrap_err();
    assert_eq!(wrong("give garm circe give huginn circe"), "Circe is named twice; name each card once.");
    assert_eq!(
        wrong("give garm circe give loki odysseus"),
        "A captured level I card buys a level II card, and in round 3 a level II card buys a level III card; \
         Loki cannot buy Odysseus."
    );
    // In round 2 no card of level III can be bought yet.
    let early = position.replace("round = 3", "round = 2").replace(", \"odysseus\"", "");
    let (game, mut state) = at(&format!("captures.a = [\"loki\"]\n{early}"));
    assert!(
        play(&game, &mut state, 0, "reinforce circe+athena give loki zeus")
            .unwrap_err()
            .ends_with("Loki cannot buy Zeus.")
    );
}

#[test]
fn a_place_far_off_the_board_is_none_of_the_list() {
    // shows LAW-3.6
    let (game, state) = at("options.form = \"skirmish\"\nphase = \"lay b\"\noffer = [\"b\"]\n\
                           board = [\".. ..\", \".. ..\", \".. ..\"]\npieces = [\"a a\", \"a a\", \"a a\"]\n");
    for (far, why) in [
        ("x120y0", "That position is unknown"),
        ("x0y120", "That position is unknown"),
        ("x90y0", "Only 0 spaces"),
    ] {
        let told = refused(&game, &state, "r1.lay.b", &format!("lay b omega 180 {far}"));
        assert!(told.starts_with(why), "{far}: {told}");
    }
}
