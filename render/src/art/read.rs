//! Reads the file of a picture. What a word of it means is said in `docs/art.md`; how it is drawn, in `poster` and
//! `emblem`.

use crate::painter::kurbo::{Affine, Rect as Area, Shape as _};
use roxmltree::{Document, Node, ParsingOptions};

use super::colours::{PLANES, RAMPS, TINTS};
use super::fault::{Fault, Wrong};
use super::source::{Glow, HIGH, Paint, Piece, Poster, Source, WIDE, covered};
use super::values::{both, fault, number, numbers, opacity, outline, transform};
use super::{plain, scenes};

/// Bytes, elements, shapes (copies and all) and levels of groups that a file may have.
const MOST_BYTES: usize = 100_000;
const MOST_NODES: u32 = 4_000;
const MOST_PIECES: usize = 1_500;
const MOST_DEPTH: usize = 24;
/// The most copies around a point.
const MOST_COPIES: u8 = 60;
/// What the hero is sized about.
const MIDDLE: (f64, f64) = (WIDE * 0.6, HIGH * 0.5);
/// Middle and radius of the lantern where a file does not say.
const GLOW: [f64; 3] = [72.0, 42.0, 34.0];

/// Reads a file.
pub(super) fn source(text: &str) -> Result<Source, Fault> {
    let document = document(text)?;
    let root = document.root_element();
    if root.has_attribute("data-scene") {
        Ok(Source::Poster(Box::new(poster(root)?)))
    } else {
        Ok(Source::Plain(plain::drawing(root)?))
    }
}

/// The document of a file, if it is no larger than it may be.
pub(super) fn document(text: &str) -> Result<Document<'_>, Fault> {
    if text.len() > MOST_BYTES {
        return Err(Fault { line: 1, wrong: Wrong::TooMuch { most: MOST_BYTES, what: "bytes" } });
    }
    let options = ParsingOptions { nodes_limit: MOST_NODES, ..ParsingOptions::default() };
    let document = Document::parse_with_options(text, options)
        .map_err(|error| Fault { line: error.pos().row, wrong: Wrong::Xml(error.to_string()) })?;
    let root = document.root_element();
    if root.tag_name().name() != "svg" {
        return Err(fault(root, Wrong::Element(root.tag_name().name().to_owned())));
    }
    Ok(document)
}

fn poster(root: Node<'_, '_>) -> Result<Poster, Fault> {
    let word = |name| root.attribute(name).unwrap_or_default();
    let scene = word("data-scene");
    let scene = scenes::place(scene).ok_or_else(|| fault(root, Wrong::Scene(scene.to_owned())))?;
    let tint = word("data-tint");
    let tint = TINTS
        .iter()
        .find(|known| known.name == tint)
        .ok_or_else(|| fault(root, Wrong::Tint(tint.to_owned())))?;
    let [x, y, radius] = numbers(root, "data-glow")?.unwrap_or(GLOW);
    let place = match numbers::<3>(root, "data-move")? {
        None => Affine::IDENTITY,
        Some([dx, dy, size]) => {
            Affine::translate((MIDDLE.0 + dx, MIDDLE.1 + dy))
                * Affine::scale(size)
                * Affine::translate((-MIDDLE.0, -MIDDLE.1))
        }
    };
    let (mut back, mut hero, mut front) = (Vec::new(), Vec::new(), Vec::new());
    for part in root.children().filter(Node::is_element) {
        let name = part.attribute("id").unwrap_or_default();
        known(part)?;
        let list = match name {
            "back" => &mut back,
            "hero" => &mut hero,
            "front" => &mut front,
            _ => return Err(fault(part, Wrong::Part(name.to_owned()))),
        };
        gather(part, None, list)?;
    }
    let area = covered(&hero).ok_or_else(|| fault(root, Wrong::NoHero))?;
    let square = match numbers::<3>(root, "data-crop")? {
        Some([x, y, side]) => around(x, y, side),
        None => around(area.center().x, area.center().y, area.width().max(area.height()) * 1.02),
    };
    let glow = Glow { x, y, radius: radius.max(0.0) };
    Ok(Poster { scene, tint, glow, place, square, back, hero, front })
}

fn around(x: f64, y: f64, side: f64) -> Area {
    let half = side.max(1.0) / 2.0;
    Area::new(x - half, y - half, x + half, y + half)
}

/// All shapes of a group, the lowest first, each where it stands. In scenes some stand around a lantern.
pub(super) fn gather(group: Node<'_, '_>, glow: Option<Glow>, all: &mut Vec<Piece>) -> Result<(), Fault> {
    let set = Set { place: transform(group)?, opacity: opacity(group)?, fine: false, glow, depth: 0 };
    inside(group, set, all)
}

/// Refuses words for copies and places that mean nothing: a slip of the pen would else be seen late or never.
fn known(node: Node<'_, '_>) -> Result<(), Fault> {
    const WORDS: [&str; 4] = ["data-mirror", "data-spin", "data-at", "data-times"];
    for attribute in node.attributes() {
        let name = attribute.name();
        if name.starts_with("data-") && !WORDS.contains(&name) {
            return Err(fault(node, Wrong::Word(name.to_owned())));
        }
    }
    Ok(())
}

/// What a group says of all that is in it.
#[derive(Clone, Copy)]
struct Set {
    place: Affine,
    opacity: Option<f64>,
    fine: bool,
    glow: Option<Glow>,
    depth: usize,
}

fn inside(group: Node<'_, '_>, set: Set, all: &mut Vec<Piece>) -> Result<(), Fault> {
    if set.depth > MOST_DEPTH {
        return Err(fault(group, Wrong::TooMuch { most: MOST_DEPTH, what: "groups in one another" }));
    }
    for node in group.children().filter(Node::is_element) {
        known(node)?;
        if node.tag_name().name() == "g" {
            let fine = match node.attribute("class") {
                None => set.fine,
                Some("fine") => true,
                Some(other) => return Err(fault(node, Wrong::Word(other.to_owned()))),
            };
            let at = match (node.attribute("data-at"), set.glow) {
                (Some("glow"), Some(glow)) => Affine::translate((glow.x, glow.y)),
                _ => Affine::IDENTITY,
            };
            let place = set.place * at * transform(node)?;
            let opacity = both(set.opacity, opacity(node)?);
            inside(node, Set { place, opacity, fine, depth: set.depth + 1, ..set }, all)?;
        } else {
            shape(node, set, all)?;
        }
        if all.len() > MOST_PIECES {
            return Err(fault(node, Wrong::TooMuch { most: MOST_PIECES, what: "shapes" }));
        }
    }
    Ok(())
}

/// A shape with its copies.
fn shape(node: Node<'_, '_>, set: Set, all: &mut Vec<Piece>) -> Result<(), Fault> {
    let path = outline(node)?;
    let mut words = node.attribute("class").unwrap_or_default().split_whitespace();
    let paint = paint(node, words.next().unwrap_or_default())?;
    let outlined = match words.next() {
        None => false,
        Some("o") => true,
        Some(other) => return Err(fault(node, Wrong::Word(other.to_owned()))),
    };
    let mut own = transform(node)?;
    if let (Some("glow"), Some(glow)) = (node.attribute("data-times"), set.glow) {
        own *= Affine::scale_about(glow.radius, path.bounding_box().center());
    }
    let piece = Piece {
        path,
        place: set.place * own,
        paint,
        pen: number(node, "stroke-width")?.filter(|width| *width > 0.0),
        opacity: both(set.opacity, opacity(node)?),
        outlined,
        even_odd: node.attribute("fill-rule") == Some("evenodd"),
        fine: set.fine,
    };
    all.push(piece.clone());
    if let Some([copies, x, y]) = numbers::<3>(node, "data-spin")? {
        for turn in (1..MOST_COPIES).map(f64::from).take_while(|turn| *turn < copies) {
            let around = Affine::rotate_about(std::f64::consts::TAU * turn / copies, (x, y));
            all.push(Piece { place: set.place * around * own, ..piece.clone() });
        }
    }
    if let Some(mirror) = node.attribute("data-mirror") {
        let (line, other) = mirror.split_once(' ').map_or((mirror, None), |(line, tone)| (line, Some(tone)));
        let wrong = || Wrong::Number { name: "data-mirror", value: mirror.to_owned() };
        let line = super::values::list(line).and_then(|all| <[f64; 1]>::try_from(all).ok());
        let [line] = line.ok_or_else(|| fault(node, wrong()))?;
        let paint = other.map_or(Ok(piece.paint), |tone| self::paint(node, tone.trim()))?;
        let across = Affine::new([-1.0, 0.0, 0.0, 1.0, 2.0 * line, 0.0]);
        all.push(Piece { place: set.place * across * own, paint, ..piece });
    }
    Ok(())
}

/// What a word for a colour means.
fn paint(node: Node<'_, '_>, word: &str) -> Result<Paint, Fault> {
    if word == "ink" {
        return Ok(Paint::Ink);
    }
    if let Some((_, plane)) = PLANES.iter().find(|(name, _)| *name == word) {
        return Ok(Paint::Of(*plane));
    }
    let tone = word.char_indices().next_back().and_then(|(at, digit)| {
        let tone = usize::try_from(digit.to_digit(10)?).ok()?.checked_sub(1).filter(|tone| *tone < 4)?;
        let ramp = RAMPS.iter().position(|ramp| ramp.name == word.get(..at).unwrap_or_default())?;
        Some(Paint::Tone(ramp, tone))
    });
    tone.ok_or_else(|| fault(node, Wrong::Colour(word.to_owned())))
}
