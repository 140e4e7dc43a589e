//! A record of every stroke of a picture, so that other drawing programs can be given the same work to do.
//! Kept only with the feature `tape`; without it nothing is recorded and nothing costs anything.

use super::Painter;
#[cfg(feature = "tape")]
use super::Rect;
#[cfg(feature = "tape")]
use crate::look::color::Color;

/// One stroke as an array: what it is, then its numbers and colours.
#[cfg(feature = "tape")]
pub(super) type Stroke = serde_json::Value;

/// Nothing is recorded.
#[cfg(not(feature = "tape"))]
pub(super) type Stroke = ();

impl Painter {
    /// Notes a stroke.
    #[cfg(feature = "tape")]
    pub(super) fn note(&mut self, stroke: impl FnOnce() -> Stroke) {
        self.tape.push(stroke());
    }

    /// Notes nothing.
    #[cfg(not(feature = "tape"))]
    #[allow(clippy::unused_self, reason = "the same call with and without the feature")]
    pub(super) fn note(&mut self, _stroke: impl FnOnce() -> Stroke) {}

    /// The strokes since the picture was begun, in order.
    #[cfg(feature = "tape")]
    pub fn strokes(&self) -> &[Stroke] {
        &self.tape
    }
}

/// A colour as `#rrggbbaa`.
#[cfg(feature = "tape")]
pub(super) fn hex(c: Color) -> String {
    format!("#{:02x}{:02x}{:02x}{:02x}", c.r, c.g, c.b, c.a)
}

/// A rectangle as left, top, width, height.
#[cfg(feature = "tape")]
pub(super) fn area(r: Rect) -> [f32; 4] {
    [r.x, r.y, r.w, r.h]
}

/// A curve as lines from point to point, one list for each part of it.
#[cfg(feature = "tape")]
pub(super) fn lines(path: &vello_cpu::kurbo::BezPath) -> Vec<Vec<[f64; 2]>> {
    use vello_cpu::kurbo::{PathEl, flatten};
    let mut parts: Vec<Vec<[f64; 2]>> = Vec::new();
    flatten(path, 0.1, |element| match element {
        PathEl::MoveTo(at) => parts.push(vec![[at.x, at.y]]),
        PathEl::LineTo(at) => {
            if let Some(part) = parts.last_mut() {
                part.push([at.x, at.y]);
            }
        }
        _ => {}
    });
    parts
}

/// A stroke from its parts.
#[cfg(feature = "tape")]
macro_rules! stroke {
    ($($part:expr),+ $(,)?) => { serde_json::json!([$($part),+]) };
}

/// Nothing: the parts are not even looked at.
#[cfg(not(feature = "tape"))]
macro_rules! stroke {
    ($($part:expr),+ $(,)?) => {
        ()
    };
}

pub(super) use stroke;
