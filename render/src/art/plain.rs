//! Plain drawings in SVG, without scene or tint: shapes with colours of their own. What of SVG is understood is little,
//! and all else is refused by name.

use crate::painter::kurbo::{Affine, BezPath, Rect as Area};
use roxmltree::Node;

use super::fault::{Fault, Wrong};
use super::source::{Paint, Piece, Plain};
use super::values::{both, fault, hex, list, number, numbers, opacity, outline, transform};
use crate::look::color::Color;

/// Shapes and levels of groups that a drawing may have.
const MOST_PIECES: usize = 1_500;
const MOST_DEPTH: usize = 24;

/// Elements that tell of a drawing and draw nothing.
const SILENT: [&str; 4] = ["title", "desc", "metadata", "defs"];

/// The names of colours that are understood beside `#rgb` and `#rrggbb`.
const NAMED: [(&str, u32); 12] = [
    ("black", 0x00_0000),
    ("white", 0xFF_FFFF),
    ("red", 0xFF_0000),
    ("green", 0x00_8000),
    ("blue", 0x00_00FF),
    ("yellow", 0xFF_FF00),
    ("orange", 0xFF_A500),
    ("purple", 0x80_0080),
    ("brown", 0xA5_2A2A),
    ("gray", 0x80_8080),
    ("grey", 0x80_8080),
    ("silver", 0xC0_C0C0),
];

/// Reads a plain drawing.
pub(super) fn drawing(root: Node<'_, '_>) -> Result<Plain, Fault> {
    let view = match numbers::<4>(root, "viewBox")? {
        Some([x, y, w, h]) => Area::new(x, y, x + w, y + h),
        None => {
            let side = |name| number(root, name).map(|n| n.unwrap_or(100.0));
            Area::new(0.0, 0.0, side("width")?, side("height")?)
        }
    };
    if view.width() < 1.0 || view.height() < 1.0 {
        let value = root.attribute("viewBox").unwrap_or_default().to_owned();
        return Err(fault(root, Wrong::Number { name: "viewBox", value }));
    }
    let mut pieces = Vec::new();
    let black = Paint::Own(Color::hex(0));
    let pen = Pen { fill: Some(black), stroke: None, width: 1.0, opacity: None, place: Affine::IDENTITY };
    group(root, pen.with(root)?, 0, &mut pieces)?;
    if pieces.is_empty() {
        return Err(fault(root, Wrong::Nothing));
    }
    Ok(Plain { view, pieces })
}

/// How things are drawn, as groups hand it down.
#[derive(Clone, Copy)]
struct Pen {
    fill: Option<Paint>,
    stroke: Option<Paint>,
    width: f64,
    opacity: Option<f64>,
    place: Affine,
}

impl Pen {
    /// What an element changes of it.
    fn with(mut self, node: Node<'_, '_>) -> Result<Self, Fault> {
        for name in ["style", "clip-path", "mask", "filter"] {
            if node.has_attribute(name) {
                return Err(fault(node, Wrong::Word(name.to_owned())));
            }
        }
        if let Some(fill) = node.attribute("fill") {
            self.fill = paint(node, fill)?;
        }
        if let Some(stroke) = node.attribute("stroke") {
            self.stroke = paint(node, stroke)?;
        }
        self.width = number(node, "stroke-width")?.unwrap_or(self.width);
        self.opacity = both(self.opacity, opacity(node)?);
        self.place *= transform(node)?;
        Ok(self)
    }
}

fn paint(node: Node<'_, '_>, word: &str) -> Result<Option<Paint>, Fault> {
    if word == "none" {
        return Ok(None);
    }
    let named = NAMED.iter().find(|(name, _)| *name == word).map(|(_, rgb)| Color::hex(*rgb));
    let color = hex(word).or(named).ok_or_else(|| fault(node, Wrong::Colour(word.to_owned())))?;
    Ok(Some(Paint::Own(color)))
}

fn group(of: Node<'_, '_>, pen: Pen, depth: usize, all: &mut Vec<Piece>) -> Result<(), Fault> {
    if depth > MOST_DEPTH {
        return Err(fault(of, Wrong::TooMuch { most: MOST_DEPTH, what: "groups in one another" }));
    }
    for node in of.children().filter(Node::is_element) {
        match node.tag_name().name() {
            "g" => group(node, pen.with(node)?, depth + 1, all)?,
            name if SILENT.contains(&name) => {}
            _ => shape(node, pen.with(node)?, all)?,
        }
        if all.len() > MOST_PIECES {
            return Err(fault(node, Wrong::TooMuch { most: MOST_PIECES, what: "shapes" }));
        }
    }
    Ok(())
}

fn shape(node: Node<'_, '_>, pen: Pen, all: &mut Vec<Piece>) -> Result<(), Fault> {
    let path = match node.tag_name().name() {
        "polygon" => points(node, true)?,
        "polyline" => points(node, false)?,
        "line" => {
            let at = |name| number(node, name).map(Option::unwrap_or_default);
            let mut path = BezPath::new();
            path.move_to((at("x1")?, at("y1")?));
            path.line_to((at("x2")?, at("y2")?));
            path
        }
        _ => outline(node)?,
    };
    let even_odd = node.attribute("fill-rule") == Some("evenodd");
    let mut put = |paint, width| {
        all.push(Piece {
            path: path.clone(),
            place: pen.place,
            paint,
            pen: width,
            opacity: pen.opacity,
            outlined: false,
            even_odd,
            fine: false,
        });
    };
    if let Some(fill) = pen.fill {
        put(fill, None);
    }
    if let Some(stroke) = pen.stroke.filter(|_| pen.width > 0.0) {
        put(stroke, Some(pen.width));
    }
    Ok(())
}

fn points(node: Node<'_, '_>, closed: bool) -> Result<BezPath, Fault> {
    let text = node.attribute("points").unwrap_or_default();
    let all = list(text).filter(|all| all.len() >= 4 && all.len() % 2 == 0);
    let value = || text.chars().take(60).collect();
    let all = all.ok_or_else(|| fault(node, Wrong::Number { name: "points", value: value() }))?;
    let mut path = BezPath::new();
    for (at, point) in all.chunks_exact(2).enumerate() {
        if let [x, y] = point {
            if at == 0 { path.move_to((*x, *y)) } else { path.line_to((*x, *y)) }
        }
    }
    if closed {
        path.close_path();
    }
    Ok(path)
}
