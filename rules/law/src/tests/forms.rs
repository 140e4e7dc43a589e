//! Whole matches of each form: supplies, scores, ends (EX-11, 12, 85, 91).

use super::{at, play_out, table};
use crate::{Form, Phase};
use skald_vocabulary::{
    chance::Fast,
    interface::{Input, Key, Papers, Refuse, Rules, Seat, Sight},
};

#[test]
fn ex_11_nine_draft_piles_of_twelve_eight_and_four() {
    // shows LAW-13.2, LAW-13.3
    let game = table(4, &[("form", "ragnarok")]);
    let state = game.start(&[], &mut Fast::new(1), &mut Vec::new()).unwrap();
    let sizes: Vec<usize> = state.draft.piles.iter().map(Vec::len).collect();
    assert_eq!(sizes, [8, 8, 8, 8, 8, 8, 4, 4, 4]);
    for player in &state.players {
        let classes: Vec<usize> = player.hand.iter().map(|card| game.pool().class(*card)).collect();
        assert_eq!(
            {
                let mut sorted = classes;
                sorted.sort_unstable();
                sorted
            },
            [0, 1, 2]
        );
    }
}

#[test]
fn ex_91_four_players_use_up_every_card_if_none_leaves_the_board() {
    // shows LAW-13.8, LAW-13.15
    let game = table(4, &[("form", "ragnarok"), ("sides", "alpha")]);
    let mut quiet = 0;
    for seed in 0..200 {
        let (mut left, mut took, mut turns) = (false, 0, 0);
        let mut checked = false;
        play_out(&game, seed, |before, _, events, after| {
            if checked {
                return;
            }
            for event in events {
                use crate::Fact;
                took += usize::from(matches!(event.0, Fact::Took { .. }));
                turns += usize::from(matches!(event.0, Fact::Placed { .. }));
                left |= matches!(
                    event.0,
                    Fact::Fell { .. } | Fact::Reflected { .. } | Fact::Placed { replaced: Some(_), .. }
                );
            }
            if after.round == 2 {
                checked = true;
                let hidden: usize = before.draft.piles.iter().take(3).map(Vec::len).sum();
                let open: usize = after.draft.open.iter().map(Vec::len).sum();
                // Twelve were dealt; every other card of level I was drawn or lies open.
                assert_eq!(12 + took + open + hidden, 36);
                if !left {
                    quiet += 1;
                    let hands: Vec<usize> = after.players.iter().map(|player| player.hand.len()).collect();
                    assert_eq!((turns, took, open, hands), (20, 24, 0, vec![3; 4]));
                }
            }
        });
        if quiet > 0 {
            return;
        }
    }
    panic!("in every round a card left the board");
}

#[test]
fn the_length_that_is_told_is_what_random_matches_take() {
    for (seats, form) in [
        (2, "skirmish"),
        (3, "skirmish"),
        (4, "skirmish"),
        (2, "standard"),
        (3, "standard"),
        (4, "standard"),
        (2, "ragnarok"),
        (3, "ragnarok"),
        (4, "ragnarok"),
        (4, "team"),
    ] {
        let game = table(seats, &[("form", form)]);
        let mut answers = Vec::new();
        for seed in 0..8 {
            let mut count = 0_u32;
            let mut dice = Fast::new(seed);
            let mut choice = Fast::new(seed + 50);
            let mut state = game.start(&[], &mut dice, &mut Vec::new()).unwrap();
            while game.outcome(&state).is_none() {
                let (seat, kind) = crate::ask::owed(&state)[0];
                let id = crate::ask::id_of(&state, seat, kind);
                let with = game.random_move(&state, id, &mut choice).unwrap();
                let input = Input::Answer { at: id, with };
                game.play(&mut state, &input, &mut dice, &mut Vec::new()).unwrap();
                count += 1;
            }
            answers.push((count / u32::from(seats), game.turns(&state).unwrap()));
        }
        answers.sort_unstable();
        let length = game.length();
        let (median, turns) = answers[4];
        let longest = answers[7].0;
        let near = |told: u32, found: u32| found.abs_diff(told) * 4 <= told + 8;
        assert!(
            near(length.answers, median) && near(length.turns, turns) && length.answers_long + 3 >= longest,
            "{form} of {seats}: told {length:?}, found {answers:?}"
        );
    }
}

#[test]
fn ex_12_and_85_captured_cards_and_victory_cards_are_points_and_levels_break_ties() {
    // shows LAW-10.2, LAW-12.1, LAW-12.2
    let text = r#"
seats = 3
round = 3
phase = "plans"
prizes = ["1 a", "2 b", "3 a"]
captures.a = ["garm", "andvari", "otr", "odin"]
captures.b = ["pan", "minotaur", "antaeus", "proteus", "scylla", "triton", "iris"]
[seat.a]
pantheon = "greek"
deck = ["zephyrus"]
[seat.b]
pantheon = "norse"
deck = []
[seat.c]
pantheon = "japanese"
deck = ["amaterasu", "susanoo", "izanami"]
"#;
    let (game, mut state) = at(text);
    let view = game.view(&state, skald_vocabulary::interface::Viewer::Spectator);
    assert_eq!(view.teams.iter().map(|side| side.points).collect::<Vec<_>>(), [10, 10, 0]);
    game.play(&mut state, &Input::TimeCalled, &mut Fast::new(1), &mut Vec::new()).unwrap();
    // Levels: 1 + 1 + 1 + 3 and the deck's 1 for a, seven times 1 for b: both win.
    assert_eq!(game.outcome(&state).unwrap().places, [vec![Seat(0), Seat(1)], vec![Seat(2)]]);
}

#[test]
fn every_setup_that_cannot_be_played_is_refused_in_words() {
    // shows LAW-1.1, LAW-1.3, LAW-3.8
    let refused = |seats: u8, options: &[(&str, &str)]| {
        let options = options
            .iter()
            .fold(skald_vocabulary::interface::Options::default(), |all, (key, value)| all.with(key, value));
        let setup = skald_vocabulary::interface::Setup { seats, options, packs: Vec::new() };
        crate::Law::new(&setup).unwrap_err().say.id
    };
    assert_eq!(refused(5, &[]), "law-setup-seats");
    assert_eq!(refused(1, &[]), "law-setup-seats");
    assert_eq!(refused(3, &[("form", "team")]), "law-setup-seats");
    assert_eq!(refused(2, &[("form", "chess")]), "law-setup-form");
    assert_eq!(refused(2, &[("sides", "beta")]), "law-setup-sides");
    assert_eq!(refused(2, &[("starter", "c")]), "law-setup-starter");
    assert_eq!(refused(2, &[("pieces", "a b z")]), "law-setup-piece");
    assert_eq!(refused(2, &[("pieces", "a a")]), "law-setup-piece");
    assert_eq!(refused(2, &[("pieces", "a")]), "law-setup-pieces");
    assert_eq!(refused(2, &[("speed", "fast")]), "setup-option");
}

#[test]
fn the_first_player_is_drawn_or_named() {
    // shows LAW-1.2, LAW-1.3, LAW-1.4
    let game = table(3, &[("form", "skirmish")]);
    let script = skald_vocabulary::chance::Script::new();
    let mut script = script
        .with("first", skald_vocabulary::chance::Scripted::Pick(2))
        .with("pieces", skald_vocabulary::chance::Scripted::First(Vec::new()));
    let state = game.start(&[], &mut script, &mut Vec::new()).unwrap();
    assert_eq!(state.first, Seat(2));
    assert_eq!(state.order().collect::<Vec<_>>(), [Seat(2), Seat(0), Seat(1)]);
    let named = table(3, &[("form", "skirmish"), ("starter", "b")]);
    assert_eq!(named.start(&[], &mut Fast::new(9), &mut Vec::new()).unwrap().first, Seat(1));
}

#[test]
fn a_pantheon_splits_into_deck_and_reserve() {
    // shows LAW-4.1, LAW-4.2, LAW-4.4
    let game = table(2, &[("starter", "b")]);
    let mut state = game.start(&[], &mut Fast::new(9), &mut Vec::new()).unwrap();
    let answer = |state: &mut crate::State, seat: u8, line: &str| {
        let at = game.open(state, Seat(seat))[0].id;
        let input = Input::Answer { at, with: line.parse().unwrap() };
        game.play(state, &input, &mut Fast::new(1), &mut Vec::new())
    };
    answer(&mut state, 1, "pantheon norse").unwrap();
    let taken = answer(&mut state, 0, "pantheon norse").unwrap_err();
    assert_eq!(taken.clause(), "LAW-4.1");
    answer(&mut state, 0, "pantheon greek").unwrap();
    assert_eq!(state.phase, Phase::Lay(Seat(1)));
    for player in &state.players {
        assert_eq!((player.deck.len(), player.pile.len()), (9, 9));
        assert!(player.deck.iter().all(|card| game.pool().face(*card).level == 1));
    }
    assert_eq!(game.rules().form, Form::Standard);
    assert!(game.pool().find(Key::of("thor")).is_some());
}

#[test]
fn every_player_has_a_side_and_every_team_shares_one() {
    // shows LAW-4.3, LAW-15.1
    let sides = |seats: u8, form: &str| {
        let game = table(seats, &[("form", form)]);
        let state = game.start(&[], &mut Fast::new(1), &mut Vec::new()).unwrap();
        let view = game.view(&state, skald_vocabulary::interface::Viewer::Spectator);
        view.seats.iter().map(|seat| seat.side).collect::<Vec<_>>()
    };
    assert_eq!(sides(4, "standard"), [0, 1, 2, 3]);
    assert_eq!(sides(4, "team"), [0, 1, 0, 1]);
}

#[test]
fn only_what_everybody_can_see_to_be_forced_is_answered_without_asking() {
    // shows LAW-16.4
    use skald_vocabulary::interface::Auto;
    let (game, state) = at("options.form = \"skirmish\"\nboard = [\"b.pan ..\"]\nphase = \"play a\"\n\
                            seat.a.hand = [\"garm\"]\nseat.b.hand = [\"otr\"]\n");
    let open = game.open(&state, Seat(0));
    assert_eq!(open[0].auto, Auto::Public);
    let menu = game.ask(&state, open[0].id, &[]).unwrap().menu.unwrap();
    assert_eq!(menu.pick.list().len(), 1);
    let (game, state) = at(
        "phase = \"plans\"\nround = 2\nseat.b.pantheon = \"norse\"\n[seat.a]\npantheon = \"greek\"\n\
            deck = [\"pan\", \"minotaur\", \"antaeus\", \"proteus\", \"scylla\", \"triton\", \"iris\", \"aello\"]\n\
            pile = [\"cerberus\", \"medusa\"]\n",
    );
    assert_eq!(game.open(&state, Seat(0))[0].auto, Auto::Never, "which of the two is a secret");
    assert_eq!(game.open(&state, Seat(1))[0].auto, Auto::Public, "nothing can be added");
    let (game, state) = at(
        "phase = \"plans\"\nround = 2\ncaptures.b = [\"pan\"]\nseat.a.pantheon = \"greek\"\n\
            seat.b = { pantheon = \"norse\", pile = [\"loki\", \"odin\"], deck = [\"garm\", \"brokkr\", \"fafnir\", \
            \"andvari\", \"otr\", \"kolga\", \"huginn\", \"brynhildr\", \"thjazi\"] }\n",
    );
    assert_eq!(game.open(&state, Seat(1))[0].auto, Auto::Never, "a captured card can be sacrificed");
}
