//! Surfaces every picture shares: the framed ground, panels, name plates, card frames, seat marks.

use crate::look::color::Color;
use crate::look::palette::{
    self, BORDER, GROUND_BOTTOM, GROUND_TOP, INK, OUTLINE, PANEL_BOTTOM, PANEL_TOP, PLATE, SeatLook,
};
use crate::look::scale;
use crate::painter::{Fill, Painter, Rect};

/// Begins a picture: dark ground with the gold border. Returns the room inside.
pub fn ground(p: &mut Painter, width: u16, height: u16) -> Rect {
    p.begin(width, height);
    let all = Rect::new(0.0, 0.0, f32::from(width), f32::from(height));
    p.rect(all, Fill::down(GROUND_TOP, GROUND_BOTTOM));
    p.frame(all.inset(2.0), scale::ROUND, 3.0, BORDER);
    p.frame(all.inset(8.0), scale::ROUND - 5.0, 1.0, BORDER.alpha(90));
    all.inset(scale::EDGE)
}

/// A panel on the ground, with a quiet line around it.
pub fn panel(p: &mut Painter, r: Rect) {
    p.shadow(r.moved(0.0, 3.0), 14.0, 5.0, 110);
    p.round(r, 14.0, Fill::down(PANEL_TOP, PANEL_BOTTOM));
    p.frame(r, 14.0, 1.5, BORDER.alpha(110));
}

/// A panel tinted in a colour, with a line of this width and colour around it; returns what stands at its top, where
/// text is least clear.
pub fn tinted(p: &mut Painter, r: Rect, radius: f32, color: Color, (width, edge): (f32, Color)) -> Color {
    let ground = color.mix(PANEL_BOTTOM, 84);
    p.round(r, radius, Fill::down(ground, PANEL_BOTTOM));
    p.frame(r, radius, width, edge);
    ground
}

/// A dark well for names, numbers and chips.
pub fn plate(p: &mut Painter, r: Rect, radius: f32) {
    p.round(r, radius, Fill::flat(PLATE));
}

/// A card's body: shadow, frame in the player's pure colour, and the darkened face inside.
/// Returns the face.
pub fn card(p: &mut Painter, r: Rect, color: Color, frame: f32) -> Rect {
    let radius = (r.w * 0.1).clamp(6.0, 18.0);
    p.shadow(r.moved(0.0, 4.0), radius, 5.0, 140);
    let (top, bottom) = palette::face(color);
    p.round(r, radius, Fill::down(color, color.mix(Color::hex(0x0E_0F12), 45)));
    let face = r.inset(frame);
    p.round(face, radius - frame * 0.6, Fill::down(top, bottom));
    face
}

/// A card's back: a dark weave with a diamond, framed in the player's colour.
pub fn back(p: &mut Painter, r: Rect, color: Color) {
    let radius = (r.w * 0.1).clamp(4.0, 18.0);
    p.shadow(r.moved(0.0, 2.0), radius, 3.0, 130);
    p.round(r, radius, Fill::down(color, color.mix(Color::hex(0x0E_0F12), 45)));
    let face = r.inset((r.w * 0.05).max(2.0));
    p.round(face, radius - 2.0, Fill::down(Color::hex(0x2B_2430), Color::hex(0x18_141C)));
    let line = face.inset((r.w * 0.06).max(2.0));
    p.frame(line, radius * 0.6, 1.2, BORDER.alpha(170));
    let (cx, cy, s) = (face.cx(), face.cy(), face.w * 0.26);
    let diamond = [(cx, cy - s * 1.3), (cx + s, cy), (cx, cy + s * 1.3), (cx - s, cy), (cx, cy - s * 1.3)];
    p.line(&diamond, (r.w * 0.035).max(1.4), BORDER);
    p.disc(cx, cy, (r.w * 0.05).max(1.6), Fill::flat(BORDER));
}

/// A seat's mark on its dark plate, in the square `r`.
pub fn mark(p: &mut Painter, r: Rect, seat: &SeatLook) {
    p.round(r, r.w * 0.26, Fill::flat(PLATE));
    p.emblem(&seat.mark, r.inset(r.w * 0.2), Fill::flat(seat.color), PLATE);
}

/// The bright fill of an emblem on a face in `color`.
pub fn emblem_fill(color: Color) -> Fill {
    Fill::down(INK.mix(Color::hex(0xFF_FFFF), 60), color.mix(Color::hex(0xFF_FFFF), 40))
}

/// The ink of an emblem on a face in `color`, where it is one.
pub fn emblem_ink(color: Color) -> Color {
    INK.mix(color.mix(Color::hex(0xFF_FFFF), 40), 40)
}

/// The colour that separates carved parts of an emblem on a face in `color`.
pub fn emblem_dark(color: Color) -> Color {
    color.mix(OUTLINE, 80)
}
