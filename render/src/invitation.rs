//! The picture of an invitation: the game's own heroes in one wide scene, what is played, and who sits there already.
//! What people agree to stands in the message below it.

use skald_rules::interface::{Say, Seat};

use crate::art::Light;
use crate::layout::Kind;
use crate::look::palette::{BORDER, GOLD, INK, OUTLINE, PLATE, QUIET, TITLE, seat_look};
use crate::names::{PlayerName, isolate};
use crate::page::told::{Told, end_stop};
use crate::painter::{Face, Fill, Painter, Rect, Style};
use crate::scene::{count, words};
use crate::twin::Twin;
use crate::{DrawError, Drawing, catalogue, fine};

/// Who invites to what.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Invitation {
    /// The game's id.
    pub game: String,
    /// What the game is called, with its form.
    pub title: String,
    /// Who runs the table.
    pub host: Option<Seat>,
    /// How fast it is played, in a few words.
    pub pace: String,
    /// Who has joined, in the order of seats.
    pub seats: Vec<PlayerName>,
    /// How many may join.
    pub capacity: usize,
}

/// Size of the picture: wide, so that the terms below it are seen with it.
const SIZE: (u16, u16) = (1100, 500);
/// The part of the width that is words.
const WORDS: f32 = 440.0;
/// Sentences may run a little into the scene.
const LINES: f32 = 490.0;
/// The dark over the scene behind the words: so wide, growing clear in so many steps, which are too narrow to be seen.
const VEIL: (f32, u8) = (330.0, 68);
const STEP: f32 = 4.0;
/// How dark it is, of 255.
const DARK: u8 = 208;
/// Names and sentences: this picture is wider than others, so all in it is shown smaller.
const NAME: f32 = 27.2;
const PROSE: f32 = 38.8;
/// Seats that stand side by side.
const ABREAST: u16 = 2;

/// Draws an invitation.
///
/// # Errors
/// [`DrawError`] when the PNG cannot be encoded.
pub fn draw(p: &mut Painter, of: &Invitation) -> Result<Drawing, DrawError> {
    fine::alone(p, |p| drawn(p, of))
}

fn drawn(p: &mut Painter, of: &Invitation) -> Result<Drawing, DrawError> {
    p.for_all_phones();
    p.begin(SIZE.0, SIZE.1);
    let all = Rect::new(0.0, 0.0, f32::from(SIZE.0), f32::from(SIZE.1));
    p.tableau(&of.game, &heroes(p, &of.game), all);
    veil(p, all);
    p.frame(all.inset(2.0), 10.0, 3.5, BORDER);
    let (left, _) = all.inset_xy(34.0, 30.0).take_left(WORDS, 0.0);
    let (head, rest) = left.take_top(72.0, 8.0);
    let title = Style::new(Face::Title, 56.0, TITLE, GROUND).kind(Kind::Name);
    let title = p.shrink(&of.title, head.w, NAME, &title);
    p.text_fit(&of.title, head.x, title.baseline_at(head.cy()), head.w, &title);
    let mut y = rest.y + 20.0;
    for (i, line) in lines(p, of).into_iter().enumerate() {
        let ink = match i {
            0 => INK,
            1 => GOLD,
            _ => QUIET,
        };
        let style = Style::new(Face::Text, PROSE, ink, GROUND);
        p.text_fit(&line, rest.x, style.baseline_at(y), LINES, &style);
        y += 44.0;
    }
    seats(p, of, Rect::new(rest.x, y - 6.0, LINES, rest.bottom() - y + 6.0));
    told(of).beside(p)
}

/// The keys of the cards whose heroes stand for a game.
fn heroes(p: &Painter, game: &str) -> Vec<String> {
    let named = catalogue::heroes(game);
    if named.is_empty() {
        return p.sources.keys(game).take(HEROES).map(str::to_owned).collect();
    }
    named.iter().map(|key| (*key).to_owned()).collect()
}

/// So many heroes have room.
const HEROES: usize = 3;

/// What lies under the words where the dark is whole.
const GROUND: crate::look::color::Color = crate::look::color::Color::hex(0x22_212A);

/// A dark over the left part of the scene.
fn veil(p: &mut Painter, all: Rect) {
    let (wide, steps) = VEIL;
    p.rect(Rect::new(all.x, all.y, wide, all.h), Fill::flat(GROUND.alpha(DARK)));
    for step in 0..steps {
        let share = u16::from(steps - step) * u16::from(DARK) / u16::from(steps + 1);
        let alpha = u8::try_from(share).unwrap_or(DARK);
        let x = wide + f32::from(step) * STEP;
        p.rect(Rect::new(all.x + x, all.y, STEP, all.h), Fill::flat(GROUND.alpha(alpha)));
    }
}

/// Who invites, how many have joined, and how fast it is played.
fn lines(p: &mut Painter, of: &Invitation) -> Vec<String> {
    let drawn: Vec<String> = of.seats.iter().map(|name| isolate(&name.drawn(p))).collect();
    said(of, |seat| drawn.get(seat).cloned())
}

fn said(of: &Invitation, name: impl Fn(usize) -> Option<String>) -> Vec<String> {
    let by = of.host.and_then(|seat| name(seat.index())).map_or_else(
        || words(&Say::new("picture-invitation-open")),
        |name| words(&Say::new("picture-invitation-by").with("name", name)),
    );
    let taken = Say::new("picture-invitation-seats").with("taken", of.seats.len()).with("all", of.capacity);
    vec![by, words(&taken), of.pace.trim_end_matches('.').to_owned()]
}

/// A square for each seat: with mark and colour of who sits there, or the face of a computer, and the name beside it, dashed and empty for one that is
/// free.
fn seats(p: &mut Painter, of: &Invitation, r: Rect) {
    let all = count(of.capacity.max(of.seats.len()).min(12)).max(1);
    let rows = all.div_ceil(ABREAST);
    let gap = 8.0;
    let high = (r.h - gap * f32::from(rows - 1)) / f32::from(rows);
    let side = high.clamp(24.0, 84.0);
    let wide = (r.w - gap * f32::from(ABREAST - 1)) / f32::from(ABREAST);
    for i in 0..all {
        let x = r.x + f32::from(i % ABREAST) * (wide + gap);
        let at = Rect::new(x, r.y + f32::from(i / ABREAST) * (side + gap), side, side);
        let Some(name) = of.seats.get(usize::from(i)) else {
            p.round(at, 10.0, Fill::flat(PLATE.alpha(150)));
            p.dashes(at, 10.0, 3.0, (9.0, 8.0), QUIET);
            let (a, b) = (side * 0.14, 3.5);
            p.line(&[(at.cx() - a, at.cy()), (at.cx() + a, at.cy())], b, QUIET);
            p.line(&[(at.cx(), at.cy() - a), (at.cx(), at.cy() + a)], b, QUIET);
            continue;
        };
        let look = seat_look(name.number());
        p.round(at, 10.0, Fill::down(look.color.mix(OUTLINE, 72), look.color.mix(OUTLINE, 86)));
        p.frame(at, 10.0, 3.5, look.color);
        match name.face() {
            Some(face) => p.hero(&face, at.inset(4.0), Light::Full),
            None => p.emblem(&look.mark, at.inset(side * 0.26), Fill::flat(look.color), OUTLINE),
        }
        let style = Style::new(Face::Text, NAME + 2.0, INK, GROUND).kind(Kind::Name);
        let (shown, room) = (name.drawn(p), wide - side - 10.0);
        let style = p.shrink(&shown, room, NAME, &style);
        p.text_fit(&shown, at.right() + 10.0, style.baseline_at(at.cy()), room, &style);
    }
}

/// The same in words.
fn told(of: &Invitation) -> Told {
    let mut twin = Twin::new();
    twin.heading(&of.title);
    let mut alt = vec![end_stop(of.title.clone())];
    for line in said(of, |seat| of.seats.get(seat).map(PlayerName::in_message)) {
        twin.line(end_stop(line));
    }
    alt.extend(said(of, |seat| of.seats.get(seat).map(PlayerName::in_text)).into_iter().map(end_stop));
    let names: Vec<String> = of.seats.iter().map(PlayerName::in_text).collect();
    if !names.is_empty() {
        alt.push(end_stop(names.join(", ")));
        twin.bullets(of.seats.iter().map(PlayerName::in_message));
    }
    Told::new(alt.join(" "), twin)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::painter::PainterOptions;

    fn invitation(game: &str, seats: usize, capacity: usize) -> Invitation {
        let (broad, family, marks) = ("W".repeat(32), "👨‍👩‍👧‍👦".repeat(32), "ที่นี่".repeat(16));
        let names = [
            "Ana Müller",
            &broad,
            "محمد بن عبد الرحمن بن خالد الكبير",
            &family,
            &marks,
            "user\u{202E}gnp.exe and a long tail",
            "Gus",
            "Hal",
        ];
        Invitation {
            game: game.to_owned(),
            title: "Legends of Chaos and a long form of it".to_owned(),
            host: Some(Seat(0)),
            pace: "one day for each turn".to_owned(),
            seats: names
                .iter()
                .take(seats)
                .enumerate()
                .map(|(i, name)| PlayerName::new(name, i + 1))
                .collect(),
            capacity,
        }
    }

    #[test]
    fn every_invitation_can_be_read_and_tells_who_sits_there() {
        let mut p = Painter::new(PainterOptions::default()).unwrap();
        for game in ["war", "chaos", "law", "no-such-game"] {
            for (seats, capacity) in [(0, 2), (1, 4), (3, 6), (8, 8)] {
                let drawing = draw(&mut p, &invitation(game, seats, capacity)).unwrap();
                assert_eq!(drawing.layout.faults(), [], "{game}, {seats} of {capacity}");
                assert!(
                    drawing.alt.contains(&format!("{seats} of {capacity} seats taken")),
                    "{}",
                    drawing.alt
                );
                assert!(seats == 0 || drawing.alt.contains("Ana Müller invites you"), "{}", drawing.alt);
                assert!(drawing.png.len() < 500_000, "{game}: {}", drawing.png.len());
            }
        }
    }

    #[test]
    fn whoever_invites_has_room_whatever_they_are_called() {
        let mut p = Painter::new(PainterOptions::default()).unwrap();
        for host in 0..8 {
            let of = Invitation { host: Some(Seat(host)), ..invitation("law", 8, 8) };
            let drawing = draw(&mut p, &of).unwrap();
            assert_eq!(drawing.layout.faults(), [], "host {host}");
            let invites = drawing.layout.texts.iter().find(|text| text.text.ends_with("invites you"));
            let cut = drawing.layout.texts.iter().any(|text| text.text.ends_with('…'));
            assert!(invites.is_some() || cut, "host {host}: {:?}", drawing.layout.texts);
            // A name from the right does not turn the sentence round.
            let turns =
                invites.is_some_and(|text| text.text.contains('م') && !text.text.starts_with('\u{2068}'));
            assert!(!turns, "{invites:?}");
        }
    }

    #[test]
    fn computers_show_their_faces_where_people_have_a_mark() {
        let mut p = Painter::new(PainterOptions::default()).unwrap();
        let people = invitation("war", 2, 4);
        let with = |number| {
            let mut of = people.clone();
            of.seats[1] = of.seats[1].clone().of_computer(Some(number));
            of
        };
        let [none, first, second, unnamed] =
            [people.clone(), with(1), with(2), with(8)].map(|of| draw(&mut p, &of).unwrap().png);
        assert!(none != first && first != second && none != second);
        assert_eq!(none, unnamed, "one without a name has no face");
    }

    #[test]
    fn each_game_shows_its_own_heroes() {
        let mut p = Painter::new(PainterOptions::default()).unwrap();
        let mut seen = Vec::new();
        for kind in skald_rules::catalogue::standard().iter() {
            if kind.art().next().is_none() {
                continue;
            }
            let heroes = heroes(&p, kind.id);
            assert!((2..=HEROES).contains(&heroes.len()), "{} has no heroes for its invitation", kind.id);
            for hero in &heroes {
                assert!(p.sources.text(kind.id, hero).is_some(), "{hero} of {} has no picture", kind.id);
            }
            let png = draw(&mut p, &invitation(kind.id, 1, 4)).unwrap().png;
            assert!(!seen.contains(&png), "{}", kind.id);
            seen.push(png);
        }
    }

    #[test]
    fn seats_that_fill_are_seen() {
        let mut p = Painter::new(PainterOptions::default()).unwrap();
        let some: Vec<_> =
            (1..4).map(|seats| draw(&mut p, &invitation("war", seats, 4)).unwrap().png).collect();
        assert!(some.windows(2).all(|two| two[0] != two[1]));
    }
}
