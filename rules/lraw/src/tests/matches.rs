//! Matches: side decking between games, who begins, time that is called, and when a match is over (LRAW-1, 2.2).

use super::{
    table::{A, B},
    whole::kits,
};
use crate::{
    Event, Lraw, Move,
    kits::{Piece, check, print},
    setup::deck_of,
    state::{Asked, Code, Note},
};
use skald_runners::playout;
use skald_toolkit::series::{InSeries, Series, SeriesEvent, SeriesState};
use skald_vocabulary::{
    chance::Fast,
    interface::{
        Decision, Duty, Expiry, Input, Key, Kit, Options, Outcome, Papers, Pick, Refuse, Release, Rules,
        Seat, Setup, Sight, Viewer, Waiting,
    },
    words::Words,
};

type State = SeriesState<crate::State>;

fn options(of: &[(&str, &str)]) -> Setup {
    let options = of.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
    Setup { seats: 2, options: Options(options), ..Setup::default() }
}

/// A match with its position, its dice, and what was told of the last input.
struct Match {
    series: Series<Lraw>,
    state: State,
    dice: Fast,
    told: Vec<SeriesEvent<Event>>,
}

impl Match {
    fn new(of: &[(&str, &str)]) -> Self {
        Self::with(of, &kits(0, 1))
    }

    fn with(of: &[(&str, &str)], kits: &[Kit]) -> Self {
        let series = Series::<Lraw>::new(&options(of)).unwrap();
        let mut dice = Fast::new(11);
        let state = series.start(kits, &mut dice, &mut Vec::new()).unwrap();
        Self { series, state, dice, told: Vec::new() }
    }

    fn put(&mut self, input: &Input<Move>) {
        self.told.clear();
        let before = self.state.clone();
        let done = self.series.play(&mut self.state, input, &mut self.dice, &mut self.told);
        done.unwrap_or_else(|no| panic!("\"{input}\" is refused: {no:?}"));
        self.series.check(&self.state).unwrap();
        self.series.check_step(&before, &self.told, &self.state).unwrap();
    }

    fn open(&self, seat: Seat) -> Option<Decision> {
        self.series.open(&self.state, seat).into_iter().next()
    }

    fn say(&mut self, seat: Seat, line: &str) {
        let at = self.open(seat).unwrap().id;
        self.put(&Input::Answer { at, with: line.parse().unwrap() });
    }

    fn no(&self, at: &Decision, line: &str) -> String {
        let step = self.series.ask(&self.state, at.id, &Pick::path(line));
        match step.map(|step| step.whole) {
            Err(no) => words().plain(&no.say()),
            Ok(whole) => panic!("\"{line}\" leads to {whole:?}"),
        }
    }

    /// The game that is being played comes to its end by itself; who has won it.
    fn play_on(&mut self, seed: u64) -> Option<Seat> {
        let mut choices = Fast::new(seed);
        while self.series.waiting(&self.state) != Waiting::Machine && self.state.over.is_none() {
            let next = playout::next_input(&self.series, &self.state, 2, &mut choices).unwrap().unwrap();
            self.put(&next);
        }
        self.state.game.end.as_ref().unwrap().winner
    }

    /// The game that is being played is a draw: turns go by without anything.
    fn draw_on(&mut self) {
        self.state.game.turn_zero = Some(self.state.game.turn.saturating_add(1));
        while self.series.waiting(&self.state) != Waiting::Machine && self.state.over.is_none() {
            let waits = self.waits();
            self.default(waits[0]);
        }
        assert_eq!(self.state.game.end.as_ref().unwrap().winner, None);
    }

    fn waits(&self) -> Vec<Seat> {
        match self.series.waiting(&self.state) {
            Waiting::Seats(waits) => waits.into_iter().map(|wait| wait.seat).collect(),
            _ => Vec::new(),
        }
    }

    fn default(&mut self, seat: Seat) {
        let at = self.open(seat).unwrap().id;
        let with = self.series.default_for(&self.state, at, &mut Fast::new(1)).unwrap();
        self.put(&Input::Answer { at, with });
    }

    fn code(&self) -> Option<Code> {
        match &self.state.game.asked.as_ref()?.what {
            Asked::YesNo { code, .. } => Some(*code),
            _ => None,
        }
    }

    fn deck(&self, seat: Seat) -> crate::kits::Deck {
        deck_of(self.series.game().pool(), &self.state.game, seat)
    }
}

fn words() -> Words {
    Words::english(&[&[("core.ftl", include_str!("../../../words/en/core.ftl"))], crate::WORDS].concat())
}

fn other(seat: Seat) -> Seat {
    if seat == A { B } else { A }
}

/// Part 6: a hand that was shown may be looked at until the match ends, by whoever it was shown to and nobody else.
#[test]
fn a_hand_that_was_shown_is_remembered_for_the_whole_match() {
    let mut game = Match::new(&[]);
    let card = |id: &str| game.series.game().pool().find(Key::new(id).unwrap()).unwrap();
    let note =
        |hand: bool, id: &str| Note { to: A, of: B, hand, turn: 3, past: false, faces: vec![card(id)] };
    let (shown, looked) = (note(true, "or-01"), Note { of: A, ..note(false, "he-01") });
    game.state.game.notes = vec![shown.clone(), looked];
    game.draw_on();
    game.put(&Input::Continue);
    let kept = [Note { past: true, ..shown }];
    let seen = |game: &Match, who| game.series.view(&game.state, who).game.table.notes;
    for (who, notes) in [
        (Viewer::Seat(A), &kept[..]),
        (Viewer::Seat(B), &[]),
        (Viewer::Spectator, &[]),
        (Viewer::Everyone, &kept[..]),
    ] {
        assert_eq!(seen(&game, who), notes, "{who:?}: while cards are swapped");
    }
    let text = game.series.print_position(&game.state);
    assert_eq!(Series::<Lraw>::read_position("printed", &text).unwrap().1, game.state);
    [A, B].into_iter().for_each(|seat| game.default(seat));
    assert_eq!(seen(&game, Viewer::Seat(A)), kept, "in the next game");
}

// shows LRAW-1.1.2, LRAW-1.1.6, LRAW-1.1.7, LRAW-1.1.9, LRAW-1.1.10, LRAW-3.1.3
#[test]
fn both_swap_in_secret_between_games_and_then_the_loser_says_who_begins() {
    let mut game = Match::new(&[]);
    assert!(game.state.game.siding.is_none() && game.code() == Some(Code::First), "no side decking at first");
    let winner = game.play_on(5).unwrap();
    let loser = other(winner);
    game.put(&Input::Continue);
    assert_eq!(game.waits(), [A, B], "both at once");
    for seat in [A, B] {
        let at = game.open(seat).unwrap();
        assert_eq!(
            (at.release, at.expiry, at.duty, at.kind),
            (Release::Together, Expiry::Private, Duty::Owed, Key::of("side"))
        );
    }
    let (before, kept) = (game.deck(A), game.deck(B));
    game.say(A, "side he-11 he-16 he-g1 bo-g1");
    assert_eq!(game.waits(), [B], "the answer of a counts; no question was put in between");
    assert!(game.state.game.asked.is_none(), "nobody says who begins before all is swapped");
    game.say(B, "side");
    let after = game.deck(A);
    let pool = game.series.game().pool();
    let id = |text: &str| pool.find(Key::new(text).unwrap()).unwrap();
    assert_eq!((after.main[&id("he-11")], after.main[&id("he-16")]), (before.main[&id("he-11")] - 1, 1));
    assert_eq!((after.guardian, after.side.get(&id("he-g1"))), (Some(id("bo-g1")), Some(&1)));
    assert_eq!((after.size(), after.aside()), (before.size(), before.aside()));
    assert_eq!(game.deck(B), kept, "b keeps everything");
    assert_eq!((game.code(), game.waits()), (Some(Code::First), vec![loser]), "R-02: the loser alone");
    let rolled =
        |event: &SeriesEvent<Event>| matches!(event, SeriesEvent::Game { event: Event::First(_), .. });
    assert!(!game.told.iter().any(rolled), "without a die");
    // Two wins end it; a third game is the last.
    game.play_on(6);
    let mut games = 2_u8;
    while game.state.over.is_none() {
        game.put(&Input::Continue);
        game.play_on(7 + u64::from(games));
        games += 1;
    }
    assert!(games <= 3 && game.state.wins.iter().max() == Some(&2));
}

// shows LRAW-1.1.9
#[test]
fn nobody_can_tell_what_or_how_much_was_swapped() {
    let mut game = Match::new(&[]);
    game.play_on(5);
    game.put(&Input::Continue);
    let mut other = Match {
        series: game.series.clone(),
        state: game.state.clone(),
        dice: Fast::new(3),
        told: Vec::new(),
    };
    game.say(A, "side");
    other.say(A, "side he-11 he-16 he-18 bo-04 he-s1 he-s2 he-g1 bo-g1");
    assert_ne!(game.state, other.state);
    for who in [Viewer::Seat(B), Viewer::Spectator] {
        let (one, two) = (game.series.view(&game.state, who), other.series.view(&other.state, who));
        assert_eq!(one, two, "{who:?}");
        let seen =
            |of: &Match| of.told.iter().filter_map(|told| of.series.seen(told, who)).collect::<Vec<_>>();
        assert_eq!(seen(&game), seen(&other), "{who:?}");
        // Of what others bring nothing is shown, not the Guardian either, before the game begins.
        let table = &one.game.table;
        let side = table.side(A);
        assert!(side.aside.cards.is_empty() && side.ap == 0);
        assert!(table.card(side.synergy).face.is_back() && table.card(side.guardian.unwrap()).face.is_back());
        assert!(!table.card(side.warlord).face.is_back() && !table.card(side.veil).face.is_back());
        // A position drawn anew knows nothing of it either.
        let draw = |of: &Match| of.series.redraw(&of.state, who, &mut Fast::new(2));
        assert_eq!(draw(&game), draw(&other));
    }
    let own = other.series.view(&other.state, Viewer::Seat(A)).game.table;
    assert_eq!(own.siding.unwrap().sides[0].swaps.len(), 4);
    let wait = |of: &Match| format!("{:?}", of.series.waiting(&of.state));
    assert_eq!(wait(&game), wait(&other));
    // Afterwards the new Synergy and Guardian lie open, and the rest stays in the dark.
    other.say(B, "side");
    let after = other.series.view(&other.state, Viewer::Seat(B)).game.table;
    assert!(!after.card(after.side(A).synergy).face.is_back() && after.siding.is_none());
    assert!(after.side(A).aside.cards.is_empty());
}

#[test]
fn the_order_of_arrival_leaves_no_trace() {
    let mut game = Match::new(&[]);
    game.play_on(5);
    game.put(&Input::Continue);
    let lines = [(A, "side he-11 he-16"), (B, "side")];
    let end = |order: [usize; 2]| {
        let mut copy = Match {
            series: game.series.clone(),
            state: game.state.clone(),
            dice: Fast::new(3),
            told: Vec::new(),
        };
        order.into_iter().for_each(|at| copy.say(lines[at].0, lines[at].1));
        copy.state
    };
    assert_eq!(end([0, 1]), end([1, 0]));
}

// shows LRAW-2.2.1, LRAW-2.2.2, LRAW-2.2.3, LRAW-2.2.4
#[test]
fn what_cannot_be_swapped_is_refused_with_a_reason() {
    let mut game = Match::new(&[]);
    let begins = game.waits()[0];
    let early = game.series.objection(&game.state, other(begins), &"yes".parse().unwrap()).unwrap();
    let said = |no: &<Series<Lraw> as Rules>::Illegal| words().plain(&no.say());
    assert!(said(&early).ends_with("chooses who goes first; you will be told."), "B-78: {}", said(&early));
    let early = game.series.objection(&game.state, A, &"side".parse().unwrap()).unwrap();
    assert_eq!(
        said(&early),
        "Side decking is not allowed before this game; it is allowed between the games of a match."
    );
    game.play_on(5);
    game.put(&Input::Continue);
    let at = game.open(A).unwrap();
    assert_eq!(
        game.no(&at, "side he-s1 he-16"),
        "The Main Deck must stay at 50 and the Side Deck at 15; you are at 51 and 15.",
        "B-80"
    );
    for fixed in ["side he-w1 he-16", "side he-v1", "side he-11 he-w2"] {
        assert!(game.no(&at, fixed).starts_with("Veil and Warlord cannot be side-decked"), "B-81: {fixed}");
    }
    assert!(game.no(&at, "side he-11 he-11").contains("he-11"), "it lies in the Main Deck alone");
    let step = game.series.ask(&game.state, at.id, &Pick::path("side he-11")).unwrap();
    assert_eq!((step.whole, step.menu.unwrap().prompt.id), (None, "lraw-ask-side-in"), "one for one");
    // Each copy can be swapped once.
    assert!(game.no(&at, "side he-11 he-14 he-11 he-14 he-11 he-14").contains("he-14"));
    game.say(A, "side he-11 he-14 he-11 he-14");
    let again = game.no(&at, "side");
    assert!(again.starts_with("Your choice is already in and cannot be changed; "), "B-05: {again}");
    let typed = game.series.objection(&game.state, A, &"side".parse().unwrap()).unwrap();
    assert_eq!(said(&typed), again);
    game.say(B, "side");
    let during = game.series.objection(&game.state, A, &"side".parse().unwrap()).unwrap();
    assert!(said(&during).starts_with("Side decking is not allowed"), "B-82");
}

// shows LRAW-2.2.3
#[test]
fn a_blank_guardian_goes_to_the_side_deck_and_fills_a_place_there() {
    let rules = Lraw::standard(2).unwrap();
    let (mut deck, _) = check(rules.pool(), rules.limits(), crate::cards::STARTERS[0].1).unwrap();
    let guardian = deck.guardian.take().unwrap();
    let bo = rules.pool().find(Key::of("bo-g1")).unwrap();
    let mut brought = kits(0, 1);
    brought[0].list = print(rules.pool(), &deck);
    let mut game = Match::with(&[], &brought);
    assert_eq!(game.deck(A).guardian, None);
    game.play_on(5);
    game.put(&Input::Continue);
    game.say(A, "side blank bo-g1");
    game.say(B, "side");
    let sided = game.deck(A);
    assert_eq!((sided.guardian, sided.blank_aside, sided.aside()), (Some(bo), true, 15), "X-62");
    assert!(sided.incoming().any(|piece| piece == Piece::Blank));
    // The list of a further game is a list that can be read, swapped card and all.
    let list = game.series.game().kits(&game.state.game);
    let (read, _) = check(rules.pool(), rules.limits(), &list[0].list).unwrap();
    assert_eq!((read.guardian, read.blank_aside), (Some(bo), true));
    assert_ne!(guardian, bo);
}

// shows LRAW-3.1.3, LRAW-1.1.7
#[test]
fn after_a_drawn_game_a_die_decides() {
    let mut game = Match::new(&[]);
    game.draw_on();
    assert_eq!(game.state.wins, [0, 0]);
    game.put(&Input::Continue);
    game.say(A, "side");
    game.say(B, "side");
    let rolled =
        |event: &SeriesEvent<Event>| matches!(event, SeriesEvent::Game { event: Event::First(_), .. });
    assert!(game.told.iter().any(rolled));
    assert_eq!(game.code(), Some(Code::First));
}

// shows LRAW-1.1.10, LRAW-1.1.11
#[test]
fn an_even_match_is_a_draw_or_goes_on_until_somebody_leads() {
    for (even, games) in [("draw", 3), ("goes-on", 5)] {
        let mut game = Match::new(&[("even", even)]);
        for number in 1..=games {
            assert_eq!((game.state.over.as_ref(), game.state.number), (None, number), "{even}");
            if number == 5 {
                game.play_on(9).unwrap();
            } else {
                game.draw_on();
            }
            if game.state.over.is_none() {
                game.put(&Input::Continue);
                game.say(B, "side");
                game.say(A, "side");
            }
        }
        let places = game.state.over.unwrap().places;
        assert_eq!(places.len(), if even == "draw" { 1 } else { 2 }, "{even}: {places:?}");
    }
}

// shows LRAW-1.1.11
#[test]
fn before_a_further_game_a_die_decides_whoever_lost_the_last_one() {
    let mut game = Match::new(&[("even", "goes-on"), ("best_of", "1")]);
    game.draw_on();
    game.put(&Input::Continue);
    game.say(A, "side");
    game.say(B, "side");
    assert!(game.play_on(4).is_some() && game.state.over.is_some());
    // One win each, and the last game was not the drawn one.
    let mut game = Match::new(&[("even", "goes-on")]);
    let first = game.play_on(5).unwrap();
    (game.state.number, game.state.wins[other(first).index()]) = (3, 1);
    game.put(&Input::Continue);
    game.say(A, "side");
    assert_eq!(game.state.game.siding.as_ref().unwrap().loser, None);
}

// shows LRAW-1.2.3, LRAW-1.2.5, LRAW-1.2.6
#[test]
fn time_lets_the_game_end_with_turn_three_and_the_score_decides() {
    let mut game = Match::new(&[]);
    let winner = game.play_on(5).unwrap();
    game.put(&Input::Continue);
    game.say(A, "side");
    game.say(B, "side");
    while game.state.game.turn < 2 {
        let waits = game.waits();
        game.default(waits[0]);
    }
    game.put(&Input::TimeCalled);
    assert!(game.state.over.is_none(), "turns One to Three are still played");
    while game.state.over.is_none() {
        let waits = game.waits();
        game.default(waits[0]);
    }
    assert_eq!((game.state.game.turn, game.state.game.end.as_ref().unwrap().winner), (5, None));
    assert_eq!(game.state.over, Some(Outcome { places: vec![vec![winner], vec![other(winner)]] }), "X-09");
}

// shows LRAW-1.2.7
#[test]
fn time_between_games_lets_the_score_decide_and_no_game_begins() {
    for sided in [false, true] {
        let mut game = Match::new(&[]);
        let winner = game.play_on(5).unwrap();
        if sided {
            game.put(&Input::Continue);
            game.say(A, "side");
            game.say(B, "side");
        }
        game.put(&Input::TimeCalled);
        assert_eq!(game.state.over.unwrap().winners(), [winner]);
        assert_eq!(game.state.wins.iter().sum::<u8>(), 1);
    }
}

// shows LRAW-9.2
#[test]
fn a_game_that_is_given_ends_and_the_match_goes_on() {
    let mut game = Match::new(&[]);
    game.put(&Input::AwardGame { seat: B });
    assert_eq!((game.state.wins.as_slice(), game.state.over.is_none()), ([0, 1].as_slice(), true));
    // Between two games the one that comes is given.
    game.put(&Input::AwardGame { seat: A });
    assert_eq!((game.state.wins.as_slice(), game.state.over.is_none()), ([1, 1].as_slice(), true));
    game.put(&Input::AwardGame { seat: B });
    assert_eq!(game.state.over.as_ref().unwrap().winners(), [B]);
}

// shows LRAW-1.1.4
#[test]
fn a_match_of_one_game_may_be_sided_before_it() {
    let rules = Lraw::new(&options(&[("siding", "before")])).unwrap();
    let mut state = rules.start(&kits(0, 1), &mut Fast::new(4), &mut Vec::new()).unwrap();
    assert!(state.siding.is_some());
    for seat in [B, A] {
        let at = rules.open(&state, seat)[0].id;
        let input = Input::Answer { at, with: Move::Side(Vec::new()) };
        rules.play(&mut state, &input, &mut Fast::new(4), &mut Vec::new()).unwrap();
    }
    assert!(state.siding.is_none() && state.asked.is_some());
    assert!(
        Lraw::new(&options(&[]))
            .unwrap()
            .start(&[], &mut Fast::new(4), &mut Vec::new())
            .unwrap()
            .siding
            .is_none()
    );
    assert!(
        Series::<Lraw>::new(&options(&[("siding", "before")])).is_err(),
        "a match is not sided before its first game"
    );
}

// shows LRAW-9.4
#[test]
fn whoever_gives_up_has_lost_whoever_is_to_act() {
    let mut game = Match::new(&[]);
    let waits = game.waits()[0];
    game.put(&Input::Resign { seat: other(waits) });
    assert_eq!(game.state.over.unwrap().winners(), [waits]);
    let mut game = Match::new(&[]);
    game.play_on(5);
    game.put(&Input::Continue);
    game.put(&Input::Resign { seat: A });
    assert_eq!(game.state.over.unwrap().winners(), [B], "while cards are swapped, too");
}

#[test]
fn whole_matches_are_sound_and_come_back_from_what_is_written() {
    for seed in 0..3 {
        let series = Series::<Lraw>::new(&options(&[])).unwrap();
        let (mut dice, mut choices) = (Fast::new(seed), Fast::new(seed + 90));
        let at = usize::try_from(seed).unwrap();
        let mut state = series.start(&kits(at, at + 3), &mut dice, &mut Vec::new()).unwrap();
        let mut steps = 0_u32;
        while let Some(input) = playout::next_input(&series, &state, 2, &mut choices).unwrap() {
            let line = input.to_string();
            assert_eq!(line.parse::<Input<Move>>().as_ref(), Ok(&input), "{line}");
            let mut out = Vec::new();
            series.play(&mut state, &input, &mut dice, &mut out).unwrap();
            series.check(&state).unwrap();
            steps += 1;
            if state.game.siding.is_some() || steps.is_multiple_of(50) {
                let text = series.print_position(&state);
                let (_, back) = Series::<Lraw>::read_position("printed", &text).unwrap();
                assert_eq!(back, state);
                let bytes = postcard::to_stdvec(&state).unwrap();
                assert_eq!(postcard::from_bytes::<State>(&bytes).unwrap(), state);
            }
        }
        assert!(state.number >= 2 && state.over.is_some());
    }
}
