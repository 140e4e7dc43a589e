//! Whole games through the interface of all games: what holds at every position, from every side of the table.

use crate::{Event, Lraw, Move, State, cards::STARTERS, event::Seen, view::View};
use skald_runners::playout;
use skald_vocabulary::{
    chance::{Chance, Fast, Still},
    interface::{
        Decision, Input, Kit, Papers, Pick, Refuse, Rules, Seat, Setup, Sight, Speech, Viewer, Waiting,
    },
    words::Words,
};

const VIEWERS: [Viewer; 3] = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator];

pub fn game() -> Lraw {
    Lraw::standard(2).unwrap()
}

pub fn kits(one: usize, two: usize) -> Vec<Kit> {
    [one, two]
        .iter()
        .zip(Seat::all(2))
        .map(|(at, seat)| Kit { seat, list: STARTERS[*at].1.to_owned() })
        .collect()
}

/// Plays a game of random moves and looks at every position and step.
pub fn play_out(
    game: &Lraw,
    kits: &[Kit],
    seed: u64,
    mut look: impl FnMut(&State, &[Event], &mut Fast),
) -> (State, Vec<Input<Move>>) {
    let (mut dice, mut choices, mut own) = (Fast::new(seed), Fast::new(!seed), Fast::new(seed ^ 0x10));
    let (mut out, mut inputs) = (Vec::new(), Vec::new());
    let mut state = game.start(kits, &mut dice, &mut out).unwrap();
    loop {
        look(&state, &out, &mut own);
        let Some(input) = playout::next_input(game, &state, 2, &mut choices).unwrap() else { break };
        let before = state.clone();
        out.clear();
        game.play(&mut state, &input, &mut dice, &mut out).unwrap_or_else(|no| {
            panic!("seed {seed}: \"{input}\" is refused: {no:?}\nasked {:?}", before.asked)
        });
        game.check(&state).unwrap_or_else(|what| panic!("seed {seed}, after \"{input}\": {what}"));
        game.check_step(&before, &out, &state)
            .unwrap_or_else(|what| panic!("seed {seed}, after \"{input}\": {what}"));
        inputs.push(input);
        assert!(inputs.len() < 20_000, "seed {seed}: no end");
    }
    (state, inputs)
}

/// A few games between different decks.
fn some_games(step: usize, mut each: impl FnMut(&Lraw, &[Kit], u64)) {
    let game = game();
    for one in (0..STARTERS.len()).step_by(step) {
        let two = (one * 2 + 1) % STARTERS.len();
        each(&game, &kits(one, two), u64::try_from(one).unwrap() + 40);
    }
}

pub fn only(game: &Lraw, state: &State) -> Option<Decision> {
    Seat::all(2).flat_map(|seat| game.open(state, seat)).next()
}

fn seen(game: &Lraw, events: &[Event], who: Viewer) -> Vec<Seen> {
    events.iter().filter_map(|event| game.seen(event, who)).collect()
}

#[test]
fn whoever_is_waited_for_has_one_question_with_a_default_and_words() {
    let words = Words::english(&[("lraw.ftl", crate::WORDS[0].1)]);
    some_games(1, |game, kits, seed| {
        let (end, inputs) = play_out(game, kits, seed, |state, events, _| {
            for who in VIEWERS {
                for seen in seen(game, events, who) {
                    let say = game.tell(&seen).say;
                    assert!(words.has(say.id), "{}", say.id);
                }
            }
            let Some(at) = only(game, state) else { return };
            let Waiting::Seats(waits) = game.waiting(state) else { panic!("somebody is asked") };
            assert_eq!(waits.iter().map(|wait| wait.seat).collect::<Vec<_>>(), [at.seat]);
            assert!(words.has(at.prompt.id) && words.has(waits[0].label.id), "{at:?}");
            let with = game.default_for(state, at.id, &mut Still::default()).expect("a default");
            let step = game.ask(state, at.id, &Pick::path(&with.to_string()));
            assert_eq!(step.map(|step| step.whole), Ok(Some(with)), "{at:?}");
        });
        assert!(game.outcome(&end).is_some() && !inputs.is_empty());
    });
}

#[test]
fn moves_are_read_as_they_are_printed() {
    some_games(2, |game, kits, seed| {
        play_out(game, kits, seed, |state, _, own| {
            let Some(at) = only(game, state) else { return };
            let with = game.random_move(state, at.id, own).unwrap();
            let line = with.to_string();
            assert_eq!(line.parse::<Move>().as_ref(), Ok(&with), "{line}");
            let step =
                game.ask(state, at.id, &Pick::path(&line)).unwrap_or_else(|no| panic!("{line}: {no:?}"));
            assert_eq!(step.whole, Some(with), "{line}");
        });
    });
}

#[test]
fn positions_and_states_come_back_from_what_is_written() {
    some_games(3, |game, kits, seed| {
        play_out(game, kits, seed, |state, _, own| {
            if own.pick("sample", 12) > 0 || game.outcome(state).is_some() {
                return;
            }
            let text = game.print_position(state);
            let (_, back) =
                Lraw::read_position("printed", &text).unwrap_or_else(|bad| panic!("{bad}\n{text}"));
            assert_eq!(back, *state);
            let bytes = postcard::to_stdvec(state).unwrap();
            assert_eq!(postcard::from_bytes::<State>(&bytes).unwrap(), *state);
        });
    });
}

/// What a viewer can meet: the view, and if it is asked, questions, defaults, menus.
fn meets(game: &Lraw, state: &State, who: Viewer) -> (View, Vec<Decision>, Vec<Move>, Option<Move>) {
    let open = match who {
        Viewer::Seat(seat) => game.open(state, seat),
        _ => Vec::new(),
    };
    let first = open.first().map(|at| at.id);
    let legal = first.map(|at| game.legal(state, at).take(60).collect()).unwrap_or_default();
    let default = first.and_then(|at| game.default_for(state, at, &mut Still::default()));
    (game.view(state, who), open, legal, default)
}

#[test]
fn nobody_can_tell_a_redrawn_table_from_the_true_one() {
    let mut changed = 0;
    some_games(1, |game, kits, seed| {
        play_out(game, kits, seed, |state, _, own| {
            if own.pick("sample", 6) > 0 {
                return;
            }
            for who in VIEWERS {
                let redrawn = game.redraw(state, who, &mut Fast::new(u64::from(own.pick("redraw", 1000))));
                game.check(&redrawn).unwrap_or_else(|what| panic!("seed {seed}, for {who:?}: {what}"));
                changed += u32::from(redrawn != *state);
                let (one, two) = (meets(game, state, who), meets(game, &redrawn, who));
                assert!(one == two, "seed {seed}, for {who:?}:\n{one:?}\n{two:?}");
                let again = game.redraw(&redrawn, who, &mut Fast::new(5));
                assert_eq!(again, game.redraw(state, who, &mut Fast::new(5)), "once is as good as twice");
            }
        });
    });
    assert!(changed > 100, "{changed}");
}

#[test]
fn a_view_says_no_more_than_may_be_known() {
    some_games(2, |game, kits, seed| {
        play_out(game, kits, seed, |state, _, _| {
            let view = game.view(state, Viewer::Spectator);
            for seat in state.seats() {
                let (side, shown) = (state.side(seat), view.table.side(seat));
                assert_eq!(
                    (side.hand.len(), side.deck.len(), side.erad.len()),
                    (shown.hand.len(), shown.deck.len(), shown.erad.len())
                );
                let back = |card: &crate::state::Card| view.table.card(*card).face.is_back();
                assert!(shown.deck.iter().all(back));
                let public: Vec<_> = state.sequence.iter().map(|item| item.source).collect();
                let running: Vec<_> = state.running.iter().map(|running| running.item.source).collect();
                let lasting: Vec<_> = state.lasting.iter().map(|lasting| lasting.source).collect();
                // What all have seen going there is known, and lies first (part 6).
                let named = |card: &crate::state::Card| {
                    let known = [&public, &running, &lasting].iter().any(|of| of.contains(card));
                    known || state.card(*card).open()
                };
                let mut hand = side.hand.clone();
                hand.sort_by_key(|card| !named(card));
                for (card, shown) in hand.iter().zip(&shown.hand) {
                    assert_eq!(named(card), !back(shown), "seed {seed}");
                }
            }
            assert!(view.table.asked.is_none() && view.table.stack.is_empty());
        });
    });
}

#[test]
fn what_is_wrong_changes_nothing() {
    some_games(4, |game, kits, seed| {
        play_out(game, kits, seed, |state, _, own| {
            let Some(at) = only(game, state) else { return };
            let line = game.random_move(state, at.id, own).unwrap().to_string();
            for wrong in
                [format!("{line} zz"), format!("{line} {line}"), "zz".to_owned(), "attack".to_owned()]
            {
                let Ok(with) = wrong.parse::<Move>() else { continue };
                let (mut copy, mut out, mut dice) = (state.clone(), Vec::new(), Still::default());
                let input = Input::Answer { at: at.id, with };
                let refused = game.play(&mut copy, &input, &mut dice, &mut out);
                let Err(no) = refused else {
                    panic!("seed {seed}: \"{wrong}\" is accepted: {:?}", state.asked)
                };
                assert!(!no.say().id.is_empty());
                assert!(copy == *state && out.is_empty() && dice.drawn == 0);
            }
        });
    });
}

#[test]
fn a_player_may_give_up_and_the_host_may_end_it() {
    let game = game();
    let start = |seed| game.start(&[], &mut Fast::new(seed), &mut Vec::new()).unwrap();
    for (input, winners) in [
        (Input::Resign { seat: Seat(0) }, vec![Seat(1)]),
        (Input::Award { seat: Seat(0) }, vec![Seat(0)]),
        (Input::TimeCalled, vec![Seat(0), Seat(1)]),
    ] {
        let mut state = start(3);
        game.play(&mut state, &input, &mut Fast::new(1), &mut Vec::new()).unwrap();
        assert_eq!(game.outcome(&state).unwrap().winners(), winners, "{input}");
        assert_eq!(game.waiting(&state), Waiting::Over);
        assert!(game.play(&mut state, &input, &mut Fast::new(1), &mut Vec::new()).is_err());
    }
    assert!(Lraw::new(&Setup { seats: 5, ..Setup::default() }).is_err());
}

#[test]
fn the_others_play_on_when_one_of_several_has_given_up() {
    for (seats, seed) in [(3, 1), (3, 2), (3, 3), (4, 4), (4, 5), (4, 6)] {
        let game = Lraw::standard(seats).unwrap();
        let deck = |(at, seat): (usize, Seat)| Kit { seat, list: STARTERS[at].1.to_owned() };
        let kits: Vec<Kit> = (0..).zip(Seat::all(seats)).map(deck).collect();
        let (mut dice, mut choices, mut out) = (Fast::new(seed), Fast::new(!seed), Vec::new());
        let mut state = game.start(&kits, &mut dice, &mut out).unwrap();
        let mut left: Vec<Seat> = Vec::new();
        for step in 1..20_000_u32 {
            let Some(input) = playout::next_input(&game, &state, seats, &mut choices).unwrap() else { break };
            let leaves = Seat::all(seats).find(|seat| !left.contains(seat) && game.plays_on(&state, *seat));
            let input = match leaves {
                // Somebody gives up, whoever is asked then.
                Some(seat) if step % 37 == 0 && left.len() + 2 < usize::from(seats) => {
                    left.push(seat);
                    Input::Resign { seat }
                }
                _ => input,
            };
            game.play(&mut state, &input, &mut dice, &mut out).unwrap_or_else(|no| panic!("{input}: {no:?}"));
            game.check(&state).unwrap_or_else(|what| panic!("seed {seed}, after \"{input}\": {what}"));
            match game.waiting(&state) {
                Waiting::Seats(waits) => {
                    assert!(!waits.is_empty(), "seed {seed}: somebody is asked after \"{input}\"");
                    assert!(waits.iter().all(|wait| !left.contains(&wait.seat)), "seed {seed}: {input}");
                }
                _ => assert!(game.outcome(&state).is_some()),
            }
        }
        assert!(game.outcome(&state).is_some() && !left.is_empty(), "seed {seed} ends");
    }
}

#[test]
fn what_was_shown_to_one_player_alone_stays_with_that_player() {
    let game = game();
    let mut noted = 0;
    for seed in 0..12 {
        let kits = kits(3, usize::try_from(seed % 9).unwrap());
        play_out(&game, &kits, seed, |state, events, _| {
            for note in &state.notes {
                noted += 1;
                for who in VIEWERS {
                    let has = game.view(state, who).table.notes.contains(note);
                    assert_eq!(has, who.knows(note.to), "{who:?}");
                }
            }
            for who in VIEWERS {
                for seen in seen(&game, events, who) {
                    if let Event::ShownHand(_, to, hand) = seen {
                        let known = hand.iter().all(|card| card.face.is_some());
                        assert!(hand.is_empty() || known || !who.knows(to), "{who:?}");
                    }
                }
            }
        });
    }
    assert!(noted > 0, "nothing was ever shown to one alone");
}

#[test]
fn what_is_told_of_hidden_things_leaves_a_trace() {
    let (mut same, mut played) = (0, 0);
    some_games(1, |game, kits, seed| {
        play_out(game, kits, seed, |state, _, own| {
            if own.pick("sample", 5) > 0 {
                return;
            }
            let Some(at) = only(game, state) else { return };
            let with = game.random_move(state, at.id, own).unwrap();
            let luck = u64::from(own.pick("luck", 1000));
            for who in VIEWERS {
                let redrawn = game.redraw(state, who, &mut Fast::new(luck));
                let outcome = |start: &State| {
                    let (mut after, mut events) = (start.clone(), Vec::new());
                    let input = Input::Answer { at: at.id, with: with.clone() };
                    let done = game.play(&mut after, &input, &mut Fast::new(luck), &mut events);
                    done.is_ok().then(|| (game.view(&after, who), seen(game, &events, who)))
                };
                let (Some((one, told)), Some((other, also))) = (outcome(state), outcome(&redrawn)) else {
                    assert!(who != Viewer::Seat(at.seat), "seed {seed}: what is legal is legal on a redraw");
                    continue;
                };
                played += 1;
                if one == other {
                    same += 1;
                    assert_eq!(told, also, "seed {seed}, for {who:?}: \"{with}\" tells of hidden things");
                }
            }
        });
    });
    assert!(same > 100 && played > same / 2, "{same} of {played}");
}

#[test]
fn menus_lead_to_the_legal_moves_and_chance_draws_through_them() {
    use skald_toolkit::grammar::{GrammarExt, Menus};
    some_games(3, |game, kits, seed| {
        play_out(game, kits, seed, |state, _, own| {
            let Some(at) = only(game, state).filter(|_| own.pick("sample", 6) == 0) else { return };
            let menus = || Menus::new(|path: &[Pick]| game.ask(state, at.id, path));
            let walked: Vec<Move> = menus().legal().map(|(whole, _)| whole).take(40).collect();
            assert_eq!(walked, game.legal(state, at.id).take(40).collect::<Vec<_>>(), "seed {seed}: {at:?}");
            let luck = u64::from(own.pick("luck", 1000));
            let found = game.random_move(state, at.id, &mut Fast::new(luck));
            let walked = menus().random(&mut Fast::new(luck)).map(|(whole, _)| whole);
            assert_eq!(found.ok(), walked.ok(), "seed {seed}: {at:?}");
        });
    });
}

#[test]
fn the_full_turn_of_the_bench_has_its_menus() {
    let (game, state) = Lraw::read_position("full", include_str!("../../../benches/lraw-full.toml")).unwrap();
    let at = only(&game, &state).unwrap();
    let first = game.ask(&state, at.id, &[]).unwrap().menu.unwrap();
    assert!(first.pick.list().len() >= 4, "{first:?}");
}
