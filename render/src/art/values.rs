//! Reading the values of attributes: numbers, movements, outlines, colours. Which attribute means what is said in `read`
//! and `plain`.

use crate::painter::kurbo::{Affine, BezPath, Circle, Ellipse, Rect as Area, RoundedRect, Shape as _};
use roxmltree::Node;

use super::fault::{Fault, Wrong};
use crate::look::color::Color;
use crate::painter::svg_path;

/// The largest number that means anything in a picture.
const FAR: f64 = 10_000.0;
/// How exactly circles become curves, in units of the picture.
const EXACT: f64 = 0.01;

/// A fault in the line where an element begins.
pub(super) fn fault(node: Node<'_, '_>, wrong: Wrong) -> Fault {
    Fault { line: node.document().text_pos_at(node.range().start).row, wrong }
}

/// The numbers of an attribute, all of them sane; nothing if there is no such attribute.
pub(super) fn numbers<const N: usize>(
    node: Node<'_, '_>,
    name: &'static str,
) -> Result<Option<[f64; N]>, Fault> {
    let Some(value) = node.attribute(name) else { return Ok(None) };
    match list(value).and_then(|all| <[f64; N]>::try_from(all).ok()) {
        Some(all) => Ok(Some(all)),
        None => Err(fault(node, Wrong::Number { name, value: value.to_owned() })),
    }
}

/// One number of an attribute.
pub(super) fn number(node: Node<'_, '_>, name: &'static str) -> Result<Option<f64>, Fault> {
    Ok(numbers::<1>(node, name)?.map(|[n]| n))
}

fn number_or(node: Node<'_, '_>, name: &'static str, else_: f64) -> Result<f64, Fault> {
    Ok(number(node, name)?.unwrap_or(else_))
}

/// Numbers between commas and spaces; nothing if one of them is none, or is beyond all bounds.
pub(super) fn list(text: &str) -> Option<Vec<f64>> {
    let parts = text.split(|c: char| c == ',' || c.is_ascii_whitespace()).filter(|part| !part.is_empty());
    parts.map(|part| part.trim_end_matches("px").parse().ok().filter(|n: &f64| n.abs() <= FAR)).collect()
}

/// What `transform` says: move, turn, size, or all of them, the first outermost.
pub(super) fn transform(node: Node<'_, '_>) -> Result<Affine, Fault> {
    let Some(text) = node.attribute("transform") else { return Ok(Affine::IDENTITY) };
    let wrong = || fault(node, Wrong::Number { name: "transform", value: text.to_owned() });
    let mut all = Affine::IDENTITY;
    let mut rest = text.trim_start_matches([' ', ',']);
    while !rest.is_empty() {
        let (word, after) = rest.split_once('(').ok_or_else(wrong)?;
        let (inside, after) = after.split_once(')').ok_or_else(wrong)?;
        let n = list(inside).ok_or_else(wrong)?;
        all *= match (word.trim(), n.as_slice()) {
            ("translate", [x]) => Affine::translate((*x, 0.0)),
            ("translate", [x, y]) => Affine::translate((*x, *y)),
            ("scale", [k]) => Affine::scale(*k),
            ("scale", [x, y]) => Affine::scale_non_uniform(*x, *y),
            ("rotate", [turn]) => Affine::rotate(turn.to_radians()),
            ("rotate", [turn, x, y]) => Affine::rotate_about(turn.to_radians(), (*x, *y)),
            ("matrix", [a, b, c, d, e, f]) => Affine::new([*a, *b, *c, *d, *e, *f]),
            _ => return Err(wrong()),
        };
        rest = after.trim_start_matches([' ', ',']);
    }
    Ok(all)
}

/// The outline of a shape.
pub(super) fn outline(node: Node<'_, '_>) -> Result<BezPath, Fault> {
    let path = match node.tag_name().name() {
        "path" => {
            let d = node.attribute("d").unwrap_or_default();
            let path = svg_path(d).ok().filter(|path| {
                let area = path.bounding_box();
                [area.x0, area.y0, area.x1, area.y1].iter().all(|n| n.abs() <= FAR)
            });
            path.ok_or_else(|| fault(node, Wrong::Outline(d.chars().take(60).collect())))?
        }
        "circle" => {
            let middle = (number_or(node, "cx", 0.0)?, number_or(node, "cy", 0.0)?);
            Circle::new(middle, number_or(node, "r", 0.0)?.max(0.0)).to_path(EXACT)
        }
        "ellipse" => {
            let middle = (number_or(node, "cx", 0.0)?, number_or(node, "cy", 0.0)?);
            let radii = (number_or(node, "rx", 0.0)?.max(0.0), number_or(node, "ry", 0.0)?.max(0.0));
            Ellipse::new(middle, radii, 0.0).to_path(EXACT)
        }
        "rect" => {
            let (x, y) = (number_or(node, "x", 0.0)?, number_or(node, "y", 0.0)?);
            let (w, h) = (number_or(node, "width", 0.0)?.max(0.0), number_or(node, "height", 0.0)?.max(0.0));
            let round = number(node, "rx")?.or(number(node, "ry")?).unwrap_or(0.0).clamp(0.0, w.min(h) / 2.0);
            let area = Area::new(x, y, x + w, y + h);
            if round > 0.0 { RoundedRect::from_rect(area, round).to_path(EXACT) } else { area.to_path(EXACT) }
        }
        other => return Err(fault(node, Wrong::Element(other.to_owned()))),
    };
    Ok(path)
}

/// A colour as `#rgb` or `#rrggbb`.
pub(super) fn hex(text: &str) -> Option<Color> {
    let digits = text.strip_prefix('#')?;
    let rgb = u32::from_str_radix(digits, 16).ok()?;
    match digits.len() {
        6 => Some(Color::hex(rgb)),
        3 => Some(Color::hex(
            ((rgb >> 8) & 0xF) * 0x11_0000 + ((rgb >> 4) & 0xF) * 0x1100 + (rgb & 0xF) * 0x11,
        )),
        _ => None,
    }
}

/// The opacity of an element; nothing if it is solid.
pub(super) fn opacity(node: Node<'_, '_>) -> Result<Option<f64>, Fault> {
    Ok(number(node, "opacity")?.map(|share| share.clamp(0.0, 1.0)))
}

/// What is seen through both.
pub(super) fn both(a: Option<f64>, b: Option<f64>) -> Option<f64> {
    match (a, b) {
        (Some(a), Some(b)) => Some(a * b),
        (one, other) => one.or(other),
    }
}
