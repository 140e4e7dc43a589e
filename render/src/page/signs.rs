//! What the signs in a picture mean: each sign of it with a sentence beside it.

use skald_rules::interface::{Key, Say};

use super::bar::{self, Header};
use super::told::{Told, end_stop};
use crate::look::palette::{INK, PANEL_TOP, PLATE};
use crate::look::scale;
use crate::painter::{Face, Fill, Painter, Rect, Style};
use crate::scene::text;
use crate::surface;
use crate::{DrawError, Drawing, Special};

/// How a sign is drawn into a square.
pub(crate) type Draw<'a> = Box<dyn Fn(&mut Painter, Rect) + 'a>;

/// A sign and what it means.
pub(crate) struct Sign<'a> {
    /// Draws it in a square on a dark plate.
    pub draw: Draw<'a>,
    /// What it means, in a sentence.
    pub says: String,
}

/// The key of the picture that explains the signs.
pub(crate) const KEY: Key = Key::of("signs");

/// The button under a board that explains its signs.
pub(crate) fn special() -> Special {
    Special { key: KEY, label: Say::new("picture-signs-button"), own: false, part: false }
}

/// Draws what signs mean, and tells it.
///
/// # Errors
/// When the picture cannot be encoded.
pub(crate) fn page(p: &mut Painter, signs: &[Sign<'_>]) -> Result<Drawing, DrawError> {
    draw(p, signs);
    told(signs).beside(p)
}

/// Side of a sign, and from line to line of what it means.
const SIDE: f32 = 40.0;
const LEADING: f32 = 35.0;
/// Space around an entry.
const PAD: f32 = 4.0;

/// Draws the signs in the order of their weight, as many as there is room for; the words tell all.
fn draw(p: &mut Painter, signs: &[Sign<'_>]) {
    let room = surface::ground(p, scale::SIDE, scale::SIDE);
    let room = bar::header(p, room, &Header::new(text("picture-signs"), String::new()));
    surface::panel(p, room);
    let style = Style::new(Face::Text, scale::PROSE_LEAST, INK, PANEL_TOP);
    let inner = room.inset_xy(12.0, 10.0);
    let mut y = inner.y;
    for sign in signs {
        let x = inner.x + SIDE + 14.0;
        let lines = p.wrap(&sign.says, inner.right() - x, &style);
        let high = (LEADING * crate::scene::length(lines.len())).max(SIDE) + 2.0 * PAD;
        if y + high > inner.bottom() {
            break;
        }
        let at = Rect::new(inner.x, y + PAD, SIDE, SIDE);
        p.round(at, 8.0, Fill::flat(PLATE));
        (sign.draw)(p, at.inset(5.0));
        let mut base = if lines.len() > 1 { y + PAD + LEADING / 2.0 } else { at.cy() };
        for line in &lines {
            let line = p.fit(line, inner.right() - x, &style);
            p.text(&line, x, style.baseline_at(base), &style);
            base += LEADING;
        }
        y += high;
    }
}

/// The same in words.
fn told(signs: &[Sign<'_>]) -> Told {
    Told::sheet(&text("picture-signs"), signs.iter().map(|sign| end_stop(sign.says.clone())).collect())
}
