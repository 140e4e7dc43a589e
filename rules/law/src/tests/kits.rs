//! Skirmish decks as lists: how they are written, judged and built, and how they come to a table (LAW-14, EX-92).

use super::table;
use crate::{Law, Phase, State};
use skald_toolkit::series::{InSeries, Series};
use skald_vocabulary::{
    chance::Fast,
    interface::{
        Duty, Input, Key, Kit, KitBook, KitFault, KitList, Papers, Pick, Refuse, Rules, Say, Seat, Setup,
        Sight, Speech, Viewer,
    },
};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const MINE: &str = "Pan, Garm, Iktomi, Loki, Raven, Zeus";
const OTHER: &str = "Garm, Iris, Pan, Thor, Raven, Odin";

fn said(say: &Say) -> String {
    crate::tests::english().plain(say)
}

fn skirmish(seats: u8) -> Law {
    table(seats, &[("form", "skirmish"), ("starter", "a")])
}

fn book() -> Box<dyn KitBook> {
    skirmish(2).kit_book().unwrap()
}

fn kit(seat: Seat, list: &str) -> Kit {
    Kit { seat, list: list.to_owned() }
}

/// Lines, sentences and clauses of what is wrong.
fn told(faults: &[KitFault]) -> Vec<(usize, String, &'static str)> {
    faults.iter().map(|fault| (fault.line, said(&fault.say), fault.clause)).collect()
}

/// What everybody is told of the deal.
fn dealt(game: &Law, kits: &[Kit]) -> (State, Vec<String>) {
    let mut events = Vec::new();
    let state = game.start(kits, &mut Fast::new(1), &mut events).unwrap();
    let tale = |event| game.seen(event, Viewer::Spectator).map(|seen| said(&game.tell(&seen).say));
    let tales = events.iter().filter_map(tale).collect();
    (state, tales)
}

fn answer(game: &Law, state: &mut State, seat: Seat, line: &str) {
    let at = game.open(state, seat)[0].id;
    let input = Input::Answer { at, with: line.parse().unwrap() };
    game.play(state, &input, &mut Fast::new(1), &mut Vec::new()).unwrap();
}

#[test]
fn every_starter_deck_can_be_played_and_survives_lists_and_codes() {
    // shows LAW-14.1
    let book = book();
    let starters = book.starters();
    assert_eq!(starters.len(), crate::kits::STARTERS.len());
    for starter in starters {
        assert_eq!(book.judge(&starter.list).faults, [], "{}", starter.key);
        assert_eq!(starter.list.count(), 6);
        assert_eq!(starter.list.name, Some(said(&starter.name)));
        assert_eq!(book.read(&book.print(&starter.list)), Ok(starter.list.clone()));
        let code = book.code(&starter.list);
        assert!(code.starts_with("LAW1."));
        assert_eq!(book.read(&code), Ok(KitList { name: None, ..starter.list }));
    }
}

#[test]
fn a_deck_may_be_written_in_several_ways_and_is_printed_in_one() {
    let book = book();
    let list = book
        .read("# mine\nName: Odds and Ends\npacks: base@1\nzeus, 1x stone coat\r\nG01, ho o x1\nTamamo no mae # fox\nloki")
        .unwrap();
    assert_eq!(
        book.print(&list),
        "name: Odds and Ends\npacks: base@1\n1x Ho-o\n1x Pan\n1x Stone Coat\n1x Loki\n1x Tamamo-no-Mae\n1x Zeus\n"
    );
    assert_eq!(
        said(&book.measure(&list)),
        "6 of 6 cards: 3 of 3 of level I, 2 of 2 of level II, 1 of 1 of level III"
    );
}

#[test]
fn ex_92_a_deck_has_three_two_and_one_different_cards() {
    // shows LAW-14.1, LAW-14.3
    let book = book();
    assert!(book.check(MINE).is_ok());
    assert!(book.check(OTHER).is_ok(), "both may use Raven");
    let refused = |text: &str| told(&book.check(text).unwrap_err());
    assert_eq!(
        refused("Garm\nGarm, Iris\nThor, Raven, Odin"),
        [(2, "Garm is in the deck twice; each card may be used once.".into(), "LAW-14.3")]
    );
    assert_eq!(
        refused("Garm, Iris, Thor, Raven, Odin, Zeus"),
        [(
            0,
            "A deck needs 3 level I, 2 level II and 1 level III card; yours has 2, 2, 2.".into(),
            "LAW-14.1"
        )]
    );
}

#[test]
fn everything_that_is_wrong_with_a_deck_is_said_at_once() {
    // shows LAW-14.1, LAW-14.3
    let book = book();
    let faults = book.check("packs: moon@2\n2x Garm, Iris\nThorr, ?\nname: late\nOdin").unwrap_err();
    assert_eq!(
        told(&faults),
        [
            (1, "This deck uses the pack moon@2, which this game does not.".into(), ""),
            (2, "Garm is in the deck twice; each card may be used once.".into(), "LAW-14.3"),
            (3, "Line 3: no character in this game is called “Thorr”; did you mean Thor?".into(), ""),
            (3, "Line 3, “?”: write the name of a character, for example Stone Coat.".into(), ""),
            (4, "Line 4: no character in this game is called “name: late”.".into(), ""),
        ]
    );
    for bad in ["LAW1.", "LAW1.!!!!", "LAW1.QUJD"] {
        assert_eq!(book.read(bad).unwrap_err()[0].say.id, "law-list-code");
    }
    let unknown = KitList::default().with(Key::of("zorro"), 1);
    let ids: Vec<_> = book.judge(&unknown).faults.iter().map(|fault| fault.say.id).collect();
    assert_eq!(ids, ["law-refuse-deck-levels", "law-list-strange"]);
}

#[test]
fn decks_are_built_from_a_shelf_for_each_pantheon() {
    // shows LAW-14.1, LAW-14.3
    let book = book();
    let list = book.read(MINE).unwrap().with(Key::of("zorro"), 1);
    let shelves = book.shelves(&list);
    let sizes: Vec<_> = shelves.iter().map(|shelf| (said(&shelf.name), shelf.cards.len())).collect();
    let wanted = [("Greek", 18), ("Norse", 18), ("American", 18), ("Japanese", 18), ("Not in this game", 1)];
    assert_eq!(sizes, wanted.map(|(name, count)| (name.to_owned(), count)));
    let stocks = || shelves.iter().flat_map(|shelf| &shelf.cards);
    assert_eq!(stocks().map(|stock| stock.copies).sum::<u32>(), 7);
    assert!(stocks().all(|stock| stock.most <= 1 && said(&stock.about).chars().count() <= 80));
    let pan = &shelves[0].cards[0];
    assert_eq!((said(&pan.name), pan.copies, pan.most), ("Pan".to_owned(), 1, 1));
    assert_eq!(said(&pan.about), "I Earth, N5 E4 S6 W1, Curse N2");
    assert!(table(2, &[]).kit_book().is_none(), "only a Skirmish has decks of one's own");
    let kit = book.show(&list, Vec::new());
    let shown: &crate::kits::Shown = kit.get().expect("a deck is drawn");
    assert_eq!(shown.cards.len(), 6);
}

#[test]
fn brought_decks_are_played_and_read_back() {
    // shows LAW-14.1, LAW-14.2, LAW-14.3
    let game = skirmish(2);
    let (state, tales) = dealt(&game, &[kit(A, MINE), kit(B, OTHER)]);
    assert_eq!(state.phase, Phase::Lay(A), "with every deck there, the Board Phase begins");
    assert_eq!(
        tales[1..],
        ["a has answered in secret.", "b has answered in secret.", "All decks are built."]
    );
    let book = game.kit_book().unwrap();
    let kits = game.kits(&state);
    let lists: Vec<_> = kits.iter().map(|kit| book.read(&kit.list).unwrap()).collect();
    assert_eq!(lists, [book.read(MINE).unwrap(), book.read(OTHER).unwrap()]);
}

#[test]
fn a_deck_that_cannot_be_played_is_refused_in_words() {
    // shows LAW-14.1
    let error = skirmish(2).start(&[kit(A, "Garm, Garm")], &mut Fast::new(1), &mut Vec::new()).unwrap_err();
    assert_eq!(
        said(&error.say),
        "The deck of a cannot be played: A deck needs 3 level I, 2 level II and 1 level III card; yours has 2, 0, \
         0. Garm is in the deck twice; each card may be used once."
    );
    let standard = table(2, &[]);
    let error = standard.start(&[kit(A, MINE)], &mut Fast::new(1), &mut Vec::new()).unwrap_err();
    assert_eq!((error.say.id, error.clause), ("law-setup-kit-form", "LAW-14.1"));
    let nothing = skirmish(2).start(&[kit(A, " ")], &mut Fast::new(1), &mut Vec::new()).unwrap();
    assert_eq!(game_duties(&skirmish(2), &nothing), [Duty::Owed, Duty::Owed]);
}

fn game_duties(game: &Law, state: &State) -> Vec<Duty> {
    state.seats().map(|seat| game.open(state, seat)[0].duty).collect()
}

#[test]
fn a_brought_deck_is_a_sealed_answer_that_may_still_be_changed() {
    // shows LAW-14.2
    let game = skirmish(2);
    let (mut state, tales) = dealt(&game, &[kit(A, MINE)]);
    assert_eq!(game_duties(&game, &state), [Duty::Given, Duty::Owed]);
    assert_eq!(tales[1..], ["a has answered in secret."]);
    let own = |state: &State| game.view(state, Viewer::Seat(A)).own[0].deck_given.len();
    assert_eq!(own(&state), 6);
    // Changed, the new deck counts; taken back, it is owed again and no longer brought to later games.
    answer(&game, &mut state, A, "deck pan+garm+iktomi+loki+raven+odin");
    let changed = game.kit_book().unwrap().read("Pan, Garm, Iktomi, Loki, Raven, Odin");
    assert_eq!(game.kit_book().unwrap().read(&game.kits(&state)[0].list), changed);
    let mut back = state.clone();
    let at = game.open(&back, A)[0].id;
    game.play(&mut back, &Input::Withdraw { at }, &mut Fast::new(1), &mut Vec::new()).unwrap();
    assert_eq!((game_duties(&game, &back), game.kits(&back)), (vec![Duty::Owed, Duty::Owed], Vec::new()));
    // The last deck releases all of them.
    answer(&game, &mut state, B, "deck garm+iris+pan+thor+raven+odin");
    assert_eq!(state.phase, Phase::Lay(A));
    let late = Input::Answer { at, with: "deck pan+garm+iktomi+loki+raven+zeus".parse().unwrap() };
    let closed = game.play(&mut state, &late, &mut Fast::new(1), &mut Vec::new()).unwrap_err();
    assert_eq!(said(&closed.say()), "That question is already settled; please use the newest message.");
    assert_eq!(game.kits(&state).len(), 1, "b has built at the table");
}

#[test]
fn others_cannot_tell_which_deck_was_brought_nor_that_it_was() {
    // shows LAW-14.2, LAW-14.3
    let game = skirmish(3);
    let (brought, told) = dealt(&game, &[kit(A, MINE)]);
    let (other, told_other) = dealt(&game, &[kit(A, OTHER)]);
    let (mut typed, _) = dealt(&game, &[]);
    answer(&game, &mut typed, A, "deck pan+garm+iktomi+loki+raven+zeus");
    assert_eq!(told, told_other);
    for who in [Viewer::Spectator, Viewer::Seat(B)] {
        assert_eq!(game.view(&brought, who), game.view(&other, who));
        assert_eq!(game.view(&brought, who), game.view(&typed, who));
        let redrawn = game.redraw(&brought, who, &mut Fast::new(3));
        assert_eq!(redrawn, game.redraw(&other, who, &mut Fast::new(3)));
        assert_eq!(redrawn, game.redraw(&typed, who, &mut Fast::new(3)));
    }
    assert_ne!(game.view(&brought, Viewer::Seat(A)), game.view(&other, Viewer::Seat(A)));
}

#[test]
fn in_a_match_brought_decks_come_again_and_built_ones_are_built_anew() {
    // shows LAW-14.2, LAW-14.5
    let setup = Setup { seats: 2, ..Setup::default() };
    let options = [("form", "skirmish"), ("best_of", "3")];
    let options = options.iter().fold(setup.options.clone(), |all, (key, value)| all.with(key, value));
    let series = Series::<Law>::new(&Setup { options, ..setup }).unwrap();
    let mut dice = Fast::new(4);
    let mut state = series.start(&[kit(B, MINE)], &mut dice, &mut Vec::new()).unwrap();
    let mut choice = Fast::new(5);
    while state.number == 1 {
        let input = skald_runners::playout::next_input(&series, &state, 2, &mut choice).unwrap().unwrap();
        // Changing and taking back is another story.
        let kept = matches!(&input, Input::Withdraw { at } | Input::Answer { at, .. }
            if series.open(&state, B).iter().any(|open| open.id == *at && open.duty == Duty::Given));
        if !kept {
            series.play(&mut state, &input, &mut dice, &mut Vec::new()).unwrap();
        }
    }
    // The players have changed places: b sits at place a now, and its deck came along.
    assert_eq!(state.seating.player(A), B);
    let kits = series.game().kits(&state.game);
    assert_eq!((kits.len(), kits[0].seat), (1, A));
    let book = series.kit_book().unwrap();
    assert_eq!(book.read(&kits[0].list), book.read(MINE));
    let duties: Vec<_> = [A, B].map(|seat| series.open(&state, seat)[0].duty).into();
    assert_eq!(duties, [Duty::Owed, Duty::Given]);
}

#[test]
fn a_skirmish_of_starter_decks_is_played_to_its_end() {
    let game = skirmish(2);
    let lists: Vec<_> = game.kit_book().unwrap().starters().into_iter().take(2).collect();
    let book = game.kit_book().unwrap();
    let kits: Vec<Kit> =
        [A, B].into_iter().zip(&lists).map(|(seat, of)| kit(seat, &book.print(&of.list))).collect();
    let mut dice = Fast::new(7);
    let mut choice = Fast::new(8);
    let mut state = game.start(&kits, &mut dice, &mut Vec::new()).unwrap();
    while let Some(input) = skald_runners::playout::next_input(&game, &state, 2, &mut choice).unwrap() {
        game.play(&mut state, &input, &mut dice, &mut Vec::new()).unwrap();
        assert_eq!(game.check(&state), Ok(()));
    }
    assert!(game.outcome(&state).is_some());
}

#[test]
fn whoever_does_not_know_the_cards_takes_a_deck_that_is_ready() {
    // shows LAW-14.1
    let game = skirmish(2);
    let (mut state, _) = dealt(&game, &[]);
    let at = game.open(&state, A)[0].id;
    let menu = game.ask(&state, at, &[]).unwrap().menu.unwrap();
    let ways: Vec<String> = menu.pick.list().iter().map(|choice| said(&choice.label)).collect();
    let ready: Vec<String> =
        game.kit_book().unwrap().starters().iter().map(|starter| said(&starter.name)).collect();
    assert_eq!(ways, [ready.as_slice(), &["Build my own".to_owned()]].concat());
    let first = &menu.pick.list()[0];
    assert!(first.note.is_some(), "its cards are named");
    let with = game.ask(&state, at, &[Pick::one(first.key)]).unwrap().whole.expect("a whole deck");
    game.play(&mut state, &Input::Answer { at, with }, &mut Fast::new(1), &mut Vec::new()).unwrap();

    // Building one's own goes level by level.
    let at = game.open(&state, B)[0].id;
    let own = game.ask(&state, at, &[Pick::word("own")]).unwrap().menu.unwrap();
    assert_eq!(said(&own.prompt), "Choose 3 of level I.");
    assert!(game.ask(&state, at, &[Pick::word("mine")]).is_err());
    answer(&game, &mut state, B, "deck garm+iris+pan+thor+raven+odin");
    let played: Vec<Key> = state.player(A).unwrap().built.iter().map(|card| game.pool().key(*card)).collect();
    let ready = game.kit_book().unwrap().starters().swap_remove(0).list;
    assert_eq!((played.len(), played.iter().filter(|key| ready.cards.contains_key(key)).count()), (6, 6));
}
