//! What the menus of a question say, which questions are prepared, and what cannot be asked any more.

use super::english;
use crate::{Event, State, War, ask, state::Entry};
use skald_vocabulary::{
    chance::Still,
    interface::{
        Choice, DecisionId, Duty, Key, Papers, Pick, Refuse, Rules, Say, Seat, Sight, Speech, Viewer,
    },
};

fn at(position: &str) -> (War, State) {
    War::read_position("test.toml", position).unwrap()
}

fn play(game: &War, state: &mut State, input: &str) -> Vec<Event> {
    let mut out = Vec::new();
    game.play(state, &input.parse().unwrap(), &mut Still::default(), &mut out).unwrap();
    out
}

/// The choices of a question with what stands beside them.
fn choices((game, state): &(War, State), seat: u8, path: &str) -> Vec<String> {
    let open = game.open(state, Seat(seat));
    let menu = game.ask(state, open[0].id, &Pick::path(path)).unwrap().menu.unwrap();
    let plain = |say: &Say| english().plain(say);
    let note = |of: &Choice| of.note.as_ref().map(plain).unwrap_or_default();
    menu.pick.list().iter().map(|of| format!("{}: {}", plain(&of.label), note(of))).collect()
}

// shows WAR-4.9, WAR-5.1
#[test]
fn a_free_use_and_a_gamble_say_what_they_risk() {
    let text = "[seat.a]\nactive = \"l-cinderfang\"\n[seat.b]\nactive = \"w09a\"\n";
    let hold = "Hold: The card fights as it is; a free first use stays free.";
    let free = choices(&at(text), 0, "");
    assert!(free[0].starts_with("Use Scorch: ") && !free[0].contains("Skull"), "{free:?}");
    assert_eq!(free[1], hold);
    let gamble = choices(&at(&format!("used = [\"l-cinderfang\"]\n{text}")), 0, "");
    assert!(gamble[0].starts_with("Gamble: Fire: it works again. Skull: the Legend dies. "), "{gamble:?}");
    assert_eq!(gamble[1], hold);
}

// shows WAR-11.7
#[test]
fn a_strike_can_be_kept_for_later() {
    let text = "support = [\"l-widowmaker a 2\"]\n[seat.a]\nactive = \"w04a\"\n[seat.b]\nactive = \"w09a\"\n";
    let strike = choices(&at(text), 0, "");
    assert!(strike[0].starts_with("Strike: "), "{strike:?}");
    assert_eq!(strike[1], "Wait: The strike is kept for later.");
}

const TWO: &str = "seats = 3\nsupport = [\"l-widowmaker b 2\"]\n[seat.a]\nactive = \"l-hivemind\"\n\
                   [seat.b]\nactive = \"l-dawntyrant\"\n[seat.c]\nactive = \"w09a\"\n";

// shows WAR-15.4
#[test]
fn only_the_question_that_was_answered_ahead_is_given() {
    let (game, mut state) = at(TWO);
    let duties = |state: &State| -> Vec<(DecisionId, Duty)> {
        game.open(state, Seat(1)).iter().map(|open| (open.id, open.duty)).collect()
    };
    let before = duties(&state);
    assert_eq!(before.iter().map(|(_, duty)| *duty).collect::<Vec<_>>(), [Duty::Ahead, Duty::Ahead]);
    play(&game, &mut state, &format!("{} use", before[1].0));
    assert_eq!(duties(&state), [(before[0].0, Duty::Ahead), (before[1].0, Duty::Given)]);
}

/// What is sent to each of three players by itself of these events.
fn sent(game: &War, events: &[Event]) -> [Vec<String>; 3] {
    [0, 1, 2].map(|seat| {
        let seen = events.iter().filter_map(|event| game.seen(event, Viewer::Seat(Seat(seat))));
        let own = seen.filter(|seen| game.sends(seen));
        own.map(|seen| english().plain(&game.tell(&seen).say)).collect()
    })
}

/// What is sent to each when b has given these answers ahead, by the number of the question, and a has answered so.
fn sent_after(position: &str, ahead: &[(usize, &str)], answer: &str) -> [Vec<String>; 3] {
    let (game, mut state) = at(position);
    let own = game.open(&state, Seat(1));
    for (number, line) in ahead {
        let given = play(&game, &mut state, &format!("{} {line}", own[*number].id));
        assert_eq!(
            sent(&game, &given),
            [const { Vec::<String>::new() }; 3],
            "nobody is told that it was given"
        );
    }
    let now = ask_of(&game, &state);
    let events = play(&game, &mut state, &format!("{now} {answer}"));
    sent(&game, &events)
}

/// The question that is asked now.
fn ask_of(game: &War, state: &State) -> DecisionId {
    let owed = Seat::all(3).flat_map(|seat| game.open(state, seat)).find(|open| open.duty == Duty::Owed);
    owed.unwrap().id
}

// shows WAR-15.4
#[test]
fn whoever_gave_an_answer_ahead_that_comes_to_nothing_is_told_why_and_nobody_else_is() {
    let none = Vec::<String>::new;
    let told = |text: &str| [none(), vec![text.to_owned()], none()];
    let played = told(
        "a has played Hivemind first, so the answer that you gave ahead about Dawntyrant counts no more.",
    );
    assert_eq!(sent_after(TWO, &[(1, "use")], "use w09a"), played);
    // One that is given as it was meant needs no word.
    assert_eq!(sent_after(TWO, &[(1, "use")], "hold"), [none(), none(), none()]);
    // Skull: Hivemind dies before Cinderfang, which aims at it, is asked.
    let dies = "seats = 3\nused = [\"l-hivemind\"]\n[seat.a]\nactive = \"l-hivemind\"\n\
                [seat.b]\nactive = \"l-cinderfang\"\n[seat.c]\nactive = \"w09a\"\n";
    let asked = told(
        "The answer that you gave ahead about Cinderfang is not possible any more, so you are asked now.",
    );
    assert_eq!(sent_after(dies, &[(0, "use l-hivemind")], "gamble w09a"), asked);
    assert_eq!(sent_after(dies, &[(0, "use w09a")], "gamble w09a"), [none(), none(), none()]);
    // Of two one dies, so there is nobody left to fight.
    let two = "used = [\"l-hivemind\"]\n[seat.a]\nactive = \"l-hivemind\"\n\
               [seat.b]\nactive = \"l-cinderfang\"\n";
    let over = told(
        "The battle was over before Cinderfang was asked about, so the answer that you gave ahead counts no more.",
    );
    assert_eq!(sent_after(two, &[(0, "use")], "gamble"), over);
    // b's own Hivemind dies, and with it what the striker fights for.
    let own = "seats = 3\nused = [\"l-hivemind\"]\nsupport = [\"l-widowmaker b 2\"]\n\
               [seat.a]\nactive = \"w04a\"\n[seat.b]\nactive = \"l-hivemind\"\n\
               [seat.c]\nactive = \"w09a\"\n";
    let unable = told(
        "There is nothing left that Widowmaker could do, so you are not asked, and the answer that you gave ahead \
         counts no more.",
    );
    assert_eq!(sent_after(own, &[(1, "strike w09a")], "gamble w09a"), unable);
}

/// Whether the striker of a may be asked in the position, and why it cannot be used.
fn striker(game: &War, state: &State) -> (bool, Option<String>) {
    let card = game.pool().find(Key::new("l-widowmaker").unwrap()).unwrap();
    let why = game.why_not(state, Seat(0), Key::new("l-widowmaker").unwrap());
    let may = ask::may(game.pool(), state, Entry { seat: Seat(0), card, strike: true });
    (may, why.map(|why| english().plain(&why.say())))
}

// shows WAR-4.4, WAR-11.7
#[test]
fn a_striker_needs_its_own_last_strike_a_card_of_its_owner_and_somebody_to_strike() {
    let text = "support = [\"l-widowmaker a 1\", \"l-harethorn a 2\"]\n[seat.a]\nactive = \"w04a\"\n[seat.b]\nactive = \"w09a\"\n";
    let (game, state) = at(text);
    assert_eq!(striker(&game, &state), (true, None));
    let mut alone = state.clone();
    alone.sides[0].active = None;
    let nobody = Some("Widowmaker has nobody to aim at; choose Hold.".to_owned());
    assert_eq!(striker(&game, &alone), (false, nobody));
    let mut spent = state.clone();
    spent.supports[0].left = 0;
    let none = Some("Widowmaker has no strike left.".to_owned());
    assert_eq!(striker(&game, &spent), (false, none.clone()));
    let other = game.why_not(&spent, Seat(1), Key::new("l-oakenwall").unwrap()).unwrap();
    assert!(
        !english().plain(&other.say()).contains("strike"),
        "of another Legend nothing is told about strikes"
    );
    let mut gone = state;
    gone.supports.remove(0);
    assert_eq!(striker(&game, &gone), (false, none));
}

// shows WAR-4.5
#[test]
fn a_striker_that_is_ready_waits_for_its_turn_and_a_card_of_somebody_else_is_not_asked_about() {
    let why = |(game, state): &(War, State), seat, card: &str| {
        let why = game.why_not(state, Seat(seat), Key::new(card).unwrap());
        why.map(|why| english().plain(&why.say()))
    };
    let position = at(TWO);
    let waits = "It is a's turn to answer; you can prepare your own answer in the meantime.";
    assert_eq!(why(&position, 1, "l-widowmaker").as_deref(), Some(waits));
    let none = "Nothing is waiting for an answer right now; the next turn is played automatically.";
    assert_eq!(why(&position, 0, "l-dawntyrant").as_deref(), Some(none));
}

#[test]
fn a_game_that_ended_without_a_winner_says_so() {
    let said = english().plain(&ask::Illegal::Over(Vec::new()).say());
    assert_eq!(said, "This game has ended without a winner.");
}
