//! Films of played games: they can be read by others, show each moment, and no hand but those that the viewer knows.

use std::collections::BTreeSet;

use crate::support::painter;
use skald_render::film::{Film, Moment, film};
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

/// The pictures of a film as others put them together: the numbers of the colours, and how long each stands.
fn frames(of: &Film) -> Vec<(Vec<u8>, u16)> {
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::Indexed);
    let mut reader = options.read_info(&of.gif[..]).unwrap();
    assert_eq!((reader.width(), reader.height()), (800, 600));
    let mut canvas = vec![255_u8; 800 * 600];
    let mut all = Vec::new();
    while let Some(frame) = reader.read_next_frame().unwrap() {
        let (left, top) = (usize::from(frame.left), usize::from(frame.top));
        for (y, row) in frame.buffer.chunks_exact(usize::from(frame.width)).enumerate() {
            for (x, pixel) in row.iter().enumerate().filter(|(_, pixel)| Some(**pixel) != frame.transparent) {
                canvas[(top + y) * 800 + left + x] = *pixel;
            }
        }
        all.push((canvas.clone(), frame.delay));
    }
    all
}

#[test]
fn a_film_shows_every_moment_and_is_the_same_each_time() {
    for (game, options) in [("war", &[][..]), ("chaos", &[]), ("law", &[("form", "skirmish")])] {
        let moments = played(game, options, 9, &[Viewer::Spectator]).remove(0);
        let film = shown(&moments);
        let frames = frames(&film);
        assert_eq!(frames.len(), moments.len(), "{game}: the heading is another one each time");
        assert!(frames.iter().all(|(picture, _)| !picture.contains(&255)), "{game}: a hole");
        assert!(frames.windows(2).all(|pair| pair[0].0 != pair[1].0), "{game}");
        assert!(frames.last().unwrap().1 > frames[0].1, "{game}: the last one stands longer");
        assert_eq!(shown(&moments).gif, film.gif, "{game}");
        assert!(film.alt.contains("9 pictures") && film.alt.contains("Thing 8"), "{}", film.alt);
    }
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
        let [nobody, own, all] = &films[..] else { unreachable!() };
        let last = |moments: &[Moment]| frames(&shown(moments)).pop().unwrap().0;
        assert_ne!(last(nobody), last(own), "{game}");
        assert_ne!(last(own), last(all), "{game}");
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
        for (picture, _) in frames(&film(&mut painter(), &moments, &names).unwrap()) {
            let board = picture.chunks_exact(800).flat_map(|row| &row[..571]);
            let colours: BTreeSet<u8> = board.copied().collect();
            assert!(colours.len() > 60, "{game}: a board of {} colours", colours.len());
        }
    }
}
