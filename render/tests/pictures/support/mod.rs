//! What the tests of every game's pictures share: a painter, names and notes that are hard to draw, and what every good
//! picture holds to.
#![allow(dead_code, clippy::unwrap_used)]

pub mod golden;
pub mod played;

use skald_render::look::color::Color;
use skald_render::names::PlayerName;
use skald_render::painter::{Painter, PainterOptions};
use skald_render::{Drawing, Notes, Picture, Preview, draw};
use skald_rules::interface::Key;
use skald_rules::views::AnyView;

pub fn painter() -> Painter {
    Painter::new(PainterOptions::default()).unwrap()
}

/// Choices and standing orders with more to say than there is room for.
pub fn notes() -> Notes {
    let long =
        "50 %: a great many things happen one after the other, and then some more, until nobody remembers";
    Notes {
        options: (0..6)
            .map(|i| Preview {
                label: format!("Use it against the one with number {i}"),
                outcomes: vec![long.into(), "50 %: nothing".into(), long.into()],
            })
            .collect(),
        orders: (0..9).map(|i| format!("Order {i}: {long}")).collect(),
    }
}

/// The most letters of a name in Discord.
pub const LONGEST: usize = 32;

/// What people can be called, most of it as long as Discord allows: broad letters, letters from the right, emoji of several signs each, letters with marks,
/// a name that would turn round what stands beside it, and one of which no letter can be drawn.
pub fn hard_raw() -> [String; 8] {
    [
        "W".repeat(LONGEST),
        "محمد بن عبد الرحمن بن خالد الكبير".to_owned(),
        "👨‍👩‍👧‍👦".repeat(LONGEST),
        "user\u{202E}gnp.exe and a long tail behind".to_owned(),
        "Z̷̢̛a̴l̶͎͝g̸o̵̡͘ ก็็็็็็ ".repeat(4) + "ที่นี่ที่นี่",
        "山田太郎".repeat(LONGEST / 4),
        "*bold* _and_ `code` and so on for".to_owned(),
        "I".to_owned(),
    ]
}

/// Names that are hard to draw.
pub fn hard_names(count: usize) -> Vec<PlayerName> {
    hard_raw().iter().take(count).enumerate().map(|(i, n)| PlayerName::new(n, i + 1)).collect()
}

/// The views of a game that its pictures are tested with, each with a name.
pub struct Views<V> {
    /// For boards and digests.
    pub boards: Vec<(&'static str, V)>,
    /// Players' own.
    pub privates: Vec<(&'static str, V)>,
    /// At the end of a match.
    pub ends: Vec<(String, V)>,
    /// What happened, for digests.
    pub lines: Vec<String>,
}

/// Draws every kind of picture of every view for players with these names; `seats` counts the players.
pub fn everything<V: Clone + Into<AnyView>>(
    p: &mut Painter,
    of: Views<V>,
    seats: fn(&V) -> usize,
    names: fn(usize) -> Vec<PlayerName>,
) -> Vec<(String, Drawing)> {
    let (full, empty) = (notes(), Notes::default());
    let mut pictures: Vec<(String, V, Picture<'_>)> = Vec::new();
    for (name, view) in of.boards {
        pictures.push((format!("board of {name}"), view.clone(), Picture::Board));
        pictures.push((format!("digest of {name}"), view, Picture::Digest(&of.lines)));
    }
    for (name, view) in of.privates {
        pictures.push((format!("private, {name}"), view.clone(), Picture::Private(&full)));
        pictures.push((format!("private, {name}, no notes"), view, Picture::Private(&empty)));
    }
    pictures.extend(of.ends.into_iter().map(|(name, view)| (name, view, Picture::Result)));
    let drawn = pictures.into_iter().map(|(name, view, picture)| {
        let names = names(seats(&view));
        (name, draw(p, &picture, &view.into(), &names).unwrap())
    });
    drawn.collect()
}

/// The most bytes of a picture that a phone is to load.
const MOST_BYTES: usize = 500_000;

/// Every kind of picture of every view can be read where people see it, is whole and small enough, for players with these
/// names and with names that are hard to draw.
pub fn can_be_read<V: Clone + Into<AnyView>>(
    all: fn() -> Views<V>,
    seats: fn(&V) -> usize,
    usual: fn(usize) -> Vec<PlayerName>,
) {
    let mut p = painter();
    for names in [usual, hard_names] {
        for (name, drawing) in everything(&mut p, all(), seats, names) {
            readable(&name, &drawing);
            whole(&name, &drawing);
            assert!(drawing.png.len() <= MOST_BYTES, "{name}: {} bytes", drawing.png.len());
        }
    }
}

/// How many pixels wide a picture is.
pub fn across(drawing: &Drawing) -> u32 {
    u32::from_be_bytes(drawing.png[16..20].try_into().unwrap())
}

/// Whether this text stands in the picture.
pub fn holds(drawing: &Drawing, text: &str) -> bool {
    drawing.layout.texts.iter().any(|t| t.text == text)
}

/// Every page of what the signs mean, each read and whole; each is one to which a button leads.
pub fn explained(what: &str, p: &mut Painter, view: &AnyView, names: &[PlayerName]) -> Vec<Drawing> {
    let first = Key::of("signs");
    let all = skald_render::pages(view, first);
    let keys = if all.is_empty() { vec![first] } else { all.iter().map(|page| page.key).collect() };
    assert_eq!(keys[0], first, "{what}");
    let draw = |key: Key| {
        assert!(all.is_empty() || skald_render::special(view, key).is_some(), "{what}: {key:?}");
        let drawing = skald_render::draw_special(p, view, key, names).unwrap();
        readable(what, &drawing);
        whole(what, &drawing);
        drawing
    };
    keys.into_iter().map(draw).collect()
}

/// What the signs mean in words: those that stand on the board, and the others.
pub fn signs_told(what: &str, p: &mut Painter, view: &AnyView, names: &[PlayerName]) -> (String, String) {
    let pages = explained(what, p, view, names);
    let told: Vec<String> = pages.iter().flat_map(|page| page.twin.clone()).collect();
    let told = told.join("\n");
    let (here, others) = told.split_once("**Elsewhere in this game**").unwrap_or((&told, ""));
    (here.to_owned(), others.to_owned())
}

/// Everything in the picture can be read at the sizes at which a desktop and a phone show it.
pub fn readable(name: &str, drawing: &Drawing) {
    assert_eq!(drawing.layout.faults(), [], "{name}: {:?}", drawing.layout.size);
}

/// The texts fit their places, no sentence is missing, and no name reverses its surroundings.
pub fn whole(name: &str, drawing: &Drawing) {
    assert!((1..=1024).contains(&drawing.alt.chars().count()), "{name}: {}", drawing.alt);
    assert!(!drawing.twin.is_empty(), "{name}");
    for page in &drawing.twin {
        assert!(page.chars().count() <= 2000, "{name}: a page of {}", page.chars().count());
    }
    let shown = drawing.layout.texts.iter().map(|t| t.text.as_str());
    for text in shown.chain(drawing.twin.iter().map(String::as_str)).chain([drawing.alt.as_str()]) {
        for sign in ["[picture-", "[twin-", "[chaos-", "[war-", "[law-", "{$", "{ $", "\u{202E}"] {
            assert!(!text.contains(sign), "{name}: {text}");
        }
    }
}

/// The layout's contrast is what a picture says of itself; here the pixels are asked: enough of those around a text stand
/// off its ink. `drawing` is the picture that the painter finished last.
pub fn stands_off(p: &Painter, drawing: &Drawing) {
    let (width, _, pixels) = p.pixels();
    let unit = f32::from(width) / drawing.layout.size.0;
    let width = usize::from(width);
    for text in drawing.layout.texts.iter().filter(|t| !t.text.trim().is_empty()) {
        let a = text.area;
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        let [x0, y0, x1, y1] = [a.x, a.y, a.right(), a.bottom()].map(|at| (at * unit) as usize);
        let ink = text.ink.luminance();
        let (mut far, mut all) = (0_usize, 0_usize);
        for y in y0..y1 {
            for x in x0..x1 {
                let at = (y * width + x) * 4;
                let color = Color { r: pixels[at], g: pixels[at + 1], b: pixels[at + 2], a: 255 };
                all += 1;
                let (high, low) = (ink.max(color.luminance()), ink.min(color.luminance()));
                far += usize::from((high + 0.05) / (low + 0.05) >= 4.5);
            }
        }
        assert!(far * 100 >= all * 30, "{:?}: only {far} of {all} pixels stand off the ink", text.text);
    }
}
