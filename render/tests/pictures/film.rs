//! Films of played games: they can be read by others, show each moment, and no hand but those that the viewer knows.

use std::collections::BTreeSet;

use crate::boxes::arrives;
use crate::signs::{GAMES, begun};
use crate::support::{hard_names, painter};
use skald_render::film::{Film, Moment, film};
use skald_render::layout::{Kind, Layout};
use skald_render::names::PlayerName;
use skald_rules::chance::Fast;
use skald_rules::interface::{Input, Options, Seat, Setup, Viewer, Waiting};
use skald_rules::table::Table;

/// Moments of a game played at random, with the eyes of each of these viewers.
fn played(game: &str, options: &[(&str, &str)], count: usize, viewers: &[Viewer]) -> Vec<Vec<Moment>> {
    let options = options.iter().fold(Options::default(), |all, (key, value)| all.with(key, value));
    let seats = if game == "lost" { 3 } else { 2 };
    let setup = Setup { seats, options, packs: Vec::new() };
    let opened = skald_rules::catalogue::standard().get(game).unwrap().open(&setup).unwrap();
    let (mut dice, mut choices) = (Fast::new(5), Fast::new(6));
    let mut table = opened.start(&[], &mut dice).unwrap();
    let mut films = vec![Vec::new(); viewers.len()];
    for number in 0..count {
        for (film, viewer) in films.iter_mut().zip(viewers) {
            film.push(Moment {
                view: table.view(*viewer),
                heading: format!("Round {number}"),
                lines: vec![format!("Thing {number} happened to Ada and Ben, and everybody saw it.")],
            });
        }
        if !step(&mut *table, &mut dice, &mut choices) {
            break;
        }
    }
    films
}

fn step(table: &mut dyn Table, dice: &mut Fast, choices: &mut Fast) -> bool {
    let input = match table.waiting() {
        Waiting::Over => return false,
        Waiting::Machine => Input::Continue,
        Waiting::Seats(waits) => {
            let open = table.open(waits[0].seat);
            let at = open.iter().find(|decision| decision.kind.as_str() != "resign").unwrap().id;
            Input::Answer { at, with: table.random_move(at, choices).unwrap() }
        }
    };
    table.play(&input, dice).unwrap();
    true
}

fn shown(moments: &[Moment]) -> Film {
    let names = [PlayerName::new("Ada", 1), PlayerName::new("Ben 🦊", 2)];
    film(&mut painter(), moments, &names).unwrap()
}

/// A picture of a film as it stands on the screen.
#[derive(PartialEq)]
struct Screen {
    /// The numbers of its colours.
    pixels: Vec<u8>,
    /// How long it stands.
    stands: u16,
    /// Whether something is laid over a board that comes back.
    said: bool,
}

const SIZE: (u16, u16) = (480, 504);

/// The pictures of a film as others put them together.
fn screens(of: &Film) -> Vec<Screen> {
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::Indexed);
    let mut reader = options.read_info(&of.gif[..]).unwrap();
    assert_eq!((reader.width(), reader.height()), SIZE);
    let wide = usize::from(SIZE.0);
    let mut canvas = vec![255_u8; wide * usize::from(SIZE.1)];
    let mut all = Vec::new();
    while let Some(frame) = reader.read_next_frame().unwrap() {
        let before = canvas.clone();
        let (left, top) = (usize::from(frame.left), usize::from(frame.top));
        for (y, row) in frame.buffer.chunks_exact(usize::from(frame.width)).enumerate() {
            for (x, pixel) in row.iter().enumerate().filter(|(_, pixel)| Some(**pixel) != frame.transparent) {
                canvas[(top + y) * wide + left + x] = *pixel;
            }
        }
        let said = frame.dispose == gif::DisposalMethod::Previous;
        all.push(Screen { pixels: canvas.clone(), stands: frame.delay, said });
        if said {
            canvas = before;
        }
    }
    all
}

#[test]
fn a_film_shows_every_moment_and_is_the_same_each_time() {
    for (game, options) in [("war", &[][..]), ("chaos", &[]), ("law", &[("form", "skirmish")])] {
        let moments = played(game, options, 9, &[Viewer::Spectator]).remove(0);
        let film = shown(&moments);
        let screens = screens(&film);
        let said: Vec<bool> = screens.iter().map(|screen| screen.said).collect();
        let mut wanted = vec![false, true];
        wanted.extend([true, false].repeat(moments.len() - 1));
        assert_eq!(said, wanted, "{game}: a board, and before each further one what happened");
        assert!(screens.iter().all(|screen| !screen.pixels.contains(&255)), "{game}: a hole");
        assert!(screens.windows(2).all(|pair| pair[0].pixels != pair[1].pixels), "{game}");
        assert!(screens.last().unwrap().stands > screens[0].stands, "{game}: the last one stands longer");
        assert!(screens[1].stands > screens[0].stands, "{game}: a sentence takes longer to be read");
        assert_eq!(shown(&moments).gif, film.gif, "{game}");
        assert!(film.alt.contains("9 pictures") && film.alt.contains("Thing 8"), "{}", film.alt);
    }
}

#[test]
fn a_moment_at_which_nothing_was_said_shows_its_board_alone() {
    let mut moments = played("war", &[], 4, &[Viewer::Spectator]).remove(0);
    for moment in &mut moments {
        moment.heading = "Round 1".to_owned();
    }
    moments[2].lines.clear();
    let film = shown(&moments);
    let said: Vec<bool> = screens(&film).iter().map(|screen| screen.said).collect();
    assert_eq!(said.iter().filter(|said| **said).count(), 3);
    assert_eq!((said[0], said.last()), (false, Some(&false)), "it begins and ends with a board");
    assert_eq!((film.captions.len(), film.boards.len()), (3, 4));
}

/// The words of a layout, one after the other.
fn words(of: &Layout) -> String {
    of.texts.iter().map(|text| text.text.as_str()).collect::<Vec<_>>().join(" ")
}

#[test]
fn hands_are_shown_to_whoever_knows_them() {
    let viewers = [Viewer::Spectator, Viewer::Seat(Seat(0)), Viewer::Everyone];
    for (game, options) in [("chaos", &[][..]), ("law", &[("form", "skirmish")]), ("lraw", &[])] {
        let films = played(game, options, 12, &viewers);
        let known: Vec<Vec<Seat>> = films
            .iter()
            .map(|film| {
                let hands = skald_render::hands(&film.last().unwrap().view);
                hands.iter().filter(|(_, cards)| !cards.is_empty()).map(|(seat, _)| *seat).collect()
            })
            .collect();
        assert_eq!(known, [vec![], vec![Seat(0)], vec![Seat(0), Seat(1)]], "{game}");
        // Whose names stand before hands: the sentences name both players, but not in a line of their own.
        let owners = |film: &[Moment]| -> BTreeSet<String> {
            let texts = shown(film).captions.into_iter().flat_map(|layout| layout.texts);
            texts.map(|text| text.text).filter(|text| text == "Ada" || text.starts_with("Ben")).collect()
        };
        let counted: Vec<usize> = films.iter().map(|film| owners(film).len()).collect();
        assert_eq!(counted, [0, 1, 2], "{game}");
    }
}

#[test]
fn a_hand_is_told_when_it_has_changed_and_not_again() {
    let moments = played("chaos", &[], 12, &[Viewer::Seat(Seat(0))]).remove(0);
    let film = shown(&moments);
    assert_eq!(film.captions.len(), moments.len(), "each has a sentence");
    let mut before = Vec::new();
    let mut told = 0;
    for (moment, caption) in moments.iter().zip(&film.captions) {
        let hands = skald_render::hands(&moment.view);
        let changed = hands.iter().any(|hand| !hand.1.is_empty() && !before.contains(hand));
        assert_eq!(caption.texts.iter().any(|text| text.text == "Ada"), changed, "{}", words(caption));
        if changed {
            told += 1;
            let first =
                &hands.iter().find(|hand| !hand.1.is_empty() && !before.contains(*hand)).unwrap().1[0];
            assert!(words(caption).contains(first.as_str()), "{first}: {}", words(caption));
        }
        before = hands;
    }
    assert!((1..moments.len()).contains(&told), "told {told} times");
}

#[test]
fn every_film_arrives_as_large_as_pictures_of_messages_do_with_nothing_left_out() {
    let mut p = painter();
    for (seed, (game, options, seats, answers, every)) in (1..).zip(GAMES) {
        let (mut table, _, [mut dice, mut choices]) = begun(game, options, seats, seed);
        let mut moments = Vec::new();
        for n in 0..answers {
            if n % every == 0 {
                moments.push(Moment {
                    view: table.view(Viewer::Everyone),
                    heading: format!(
                        "The {n}th part of a very long story, in which everything happens at once"
                    ),
                    lines: vec!["One who is called as long as Discord allows does something. ".repeat(4); 5],
                });
            }
            if !step(&mut *table, &mut dice, &mut choices) {
                break;
            }
        }
        let film = film(&mut p, &moments, &hard_names(usize::from(seats))).unwrap();
        let what = format!("film of {game} of {seats}");
        assert!(moments.len() >= 2 && film.boards.len() == moments.len(), "{what}");
        assert_eq!(film.captions.len(), moments.len(), "{what}");
        let numbers = film.boards.iter().flat_map(|board| &board.texts);
        assert!(numbers.filter(|text| text.kind == Kind::Deciding).count() > 0, "{what}");
        film.boards.iter().for_each(|board| arrives(&format!("{what}: a board"), board));
        for caption in &film.captions {
            arrives(&format!("{what}: what is said"), caption);
            assert_eq!(caption.faults(), [], "{what}");
        }
    }
}

#[test]
fn a_painter_draws_after_a_film_what_it_drew_before() {
    let moments = played("chaos", &[], 4, &[Viewer::Spectator]).remove(0);
    let mut p = painter();
    let names = [PlayerName::new("Ada", 1), PlayerName::new("Ben", 2)];
    let board = |p: &mut _| {
        skald_render::draw(p, &skald_render::Picture::Board, &moments[3].view, &names).unwrap().png
    };
    let before = board(&mut p);
    let one = film(&mut p, &moments, &names).unwrap().gif;
    assert!(before == board(&mut p), "the board has changed");
    assert!(one == film(&mut p, &moments, &names).unwrap().gif, "the film has changed");
}

#[test]
fn the_painter_of_the_bot_draws_every_board_of_a_film() {
    let games =
        [("war", &[][..]), ("chaos", &[]), ("law", &[("form", "skirmish")]), ("lost", &[]), ("lraw", &[])];
    for (game, options) in games {
        let moments = played(game, options, 3, &[Viewer::Everyone]).remove(0);
        let names = ["Ada", "Ben", "Cleo"].map(|name| PlayerName::new(name, 1));
        // Boards are drawn finer than their layouts say, but not those of films.
        let film = film(&mut painter(), &moments, &names).unwrap();
        for board in screens(&film).iter().filter(|screen| !screen.said) {
            let colours: BTreeSet<u8> = board.pixels.iter().copied().collect();
            assert!(colours.len() > 60, "{game}: a board of {} colours", colours.len());
        }
    }
}
