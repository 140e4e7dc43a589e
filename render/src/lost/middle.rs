//! The middle of the board: the face-up monster, pile and reserve, challenge trophies, and the stacks of tokens.

use skald_rules::interface::Seat;
use skald_rules::lost::cards::Kind;

use super::beast;
use super::bits;
use super::scene::{DIM, Scene, kind, text};
use crate::layout::Kind as Use;
use crate::look::emblem::law::RESERVE;
use crate::look::emblem::{DECK, Emblem};
use crate::look::palette::{BORDER, GOLD, INK, NUMBER, PANEL_TOP, PLATE, QUIET};
use crate::look::scale;
use crate::painter::{Face, Fill, Painter, Rect, Style};
use crate::surface;

/// Its height.
pub(super) const HEIGHT: f32 = 190.0;

/// Draws the middle.
pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>, r: Rect) {
    surface::panel(p, r);
    let inner = r.inset_xy(8.0, 7.0);
    let (faced, rest) = inner.take_left(436.0, 10.0);
    match scene.view.table.face_up {
        Some(beast) => beast::large(p, scene.monster(beast), None, faced, PANEL_TOP),
        None => empty(p, faced),
    }
    let (piles, rest) = rest.take_left(88.0, 12.0);
    let table = &scene.view.table;
    for (i, (sign, count)) in (0_u16..).zip([(&DECK, table.pile), (&RESERVE, table.reserve)]) {
        pile(p, sign, count, piles.cell(i, 1, 2, 6.0));
    }
    let (above, below) = rest.take_top(84.0, 8.0);
    for (i, of) in (0_u16..).zip(Kind::ALL) {
        challenge(p, scene, *of, above.cell(i, 4, 1, 6.0));
    }
    for (i, stack) in (0_u16..6).zip(&scene.view.pool.stacks) {
        tokens(p, scene, stack, below.cell(i, 2, 3, 4.0));
    }
}

fn empty(p: &mut Painter, r: Rect) {
    p.dashes(r.inset(4.0), 10.0, 2.0, (9.0, 9.0), BORDER.alpha(150));
    let style = Style::new(Face::Text, scale::PROSE_LEAST, QUIET, PANEL_TOP).centred();
    p.text_fit(&text("picture-lost-no-monster"), r.cx(), style.baseline_at(r.cy()), r.w - 20.0, &style);
}

fn pile(p: &mut Painter, sign: &'static Emblem, count: u8, r: Rect) {
    p.round(r, 9.0, Fill::flat(PLATE));
    let ink = if count > 0 { GOLD } else { DIM };
    p.emblem(sign, Rect::new(r.x + 6.0, r.cy() - 16.0, 32.0, 32.0), Fill::flat(ink), PLATE);
    let style = Style::new(Face::Bold, 32.0, NUMBER, PLATE).kind(Use::Name).right();
    p.text(&count.to_string(), r.right() - 8.0, style.baseline_at(r.cy()), &style);
}

/// A challenge trophy: its kind, who holds it, and with how many trophies.
fn challenge(p: &mut Painter, scene: &Scene<'_>, of: Kind, r: Rect) {
    let holder: Option<Seat> = scene.view.table.holder(of);
    p.round(r, 9.0, Fill::flat(PLATE));
    let (sign, color) = kind(of);
    p.frame(r, 9.0, 2.0, holder.map_or(BORDER, |_| GOLD));
    p.emblem(sign, Rect::around(r.cx(), r.y + 25.0, 36.0), Fill::flat(color), PLATE);
    let low = r.take_bottom(36.0, 0.0).0;
    let Some(holder) = holder else {
        let style = Style::new(Face::Text, 24.0, QUIET, PLATE).kind(Use::Name).centred();
        p.text(&text("picture-lost-nobody"), low.cx(), style.baseline_at(low.cy()), &style);
        return;
    };
    let look = scene.look(holder);
    let at = Rect::around(low.cx() - 15.0, low.cy() - 2.0, 24.0);
    p.emblem(&look.mark, at, Fill::flat(scene.color(holder)), PLATE);
    let style = Style::new(Face::Bold, 25.0, INK, PLATE).kind(Use::Name);
    let count = scene.side(holder).count(&scene.view.pool, of);
    p.text(&count.to_string(), at.right() + 6.0, style.baseline_at(low.cy() - 2.0), &style);
}

/// A stack of tokens: what it asks for, and the numbers that are left.
fn tokens(p: &mut Painter, scene: &Scene<'_>, stack: &skald_rules::lost::cards::Stack, r: Rect) {
    p.round(r, 8.0, Fill::flat(PLATE));
    let taken = scene.view.table.seats().flat_map(|seat| &scene.side(seat).tokens);
    let taken = taken.filter(|token| token.stack == stack.id).count();
    let left: Vec<String> = stack.points.iter().skip(taken).map(u8::to_string).collect();
    let style = bits::style(22.0, QUIET, PLATE);
    let goal = bits::goal(stack.goal);
    let used = bits::draw(p, &goal, r.x + 6.0, r.cy(), 56.0, &style);
    let bold =
        Style::new(Face::Bold, 24.0, if left.is_empty() { DIM } else { INK }, PLATE).kind(Use::Name).right();
    let said = if left.is_empty() { text("picture-lost-nobody") } else { left.join(" ") };
    let room = r.w - used - 18.0;
    let bold = p.shrink(&said, room, scale::NAME_LEAST, &bold);
    p.text_fit(&said, r.right() - 6.0, bold.baseline_at(r.cy()), room, &bold);
}
