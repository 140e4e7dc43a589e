//! Draws every emblem on one sheet, large and small: `cargo run -p skald-render --example contact OUT.png`.
#![allow(clippy::unwrap_used)]

use skald_render::look::color::Color;
use skald_render::look::emblem;
use skald_render::look::palette::{INK, PLATE, face, seat_look};
use skald_render::painter::{Face, Fill, Painter, PainterOptions, Rect, Style};
use skald_render::surface;

fn main() {
    let out = std::env::args().nth(1).unwrap_or_else(|| "contact.png".to_owned());
    let mut p = Painter::new(PainterOptions::default()).unwrap();
    let list = emblem::all();
    let rows = u16::try_from(list.len()).unwrap().div_ceil(8);
    let height = f32::from(rows) * 196.0 + 10.0;
    surface::ground(&mut p, 1240, rows * 196 + 50);
    for (i, e) in (0_u16..).zip(&list) {
        let cell = Rect::new(20.0, 20.0, 1200.0, height).cell(i, 8, rows, 10.0);
        let color = seat_look(usize::from(i) % 6).color;
        let (top, bottom) = face(color);
        p.round(cell, 12.0, Fill::down(top, bottom));
        let (light, dark) = (surface::emblem_fill(color), surface::emblem_dark(color));
        p.emblem(e, Rect::new(cell.x + 8.0, cell.y + 10.0, 96.0, 96.0), light, dark);
        p.emblem(e, Rect::new(cell.x + 108.0, cell.y + 10.0, 28.0, 28.0), light, dark);
        p.round(Rect::new(cell.x + 106.0, cell.y + 50.0, 34.0, 34.0), 8.0, Fill::flat(PLATE));
        p.emblem(e, Rect::new(cell.x + 111.0, cell.y + 55.0, 24.0, 24.0), Fill::flat(INK), PLATE);
        let style = Style::new(Face::Text, 17.0, INK, Color::hex(0)).centred();
        p.text(e.name, cell.cx(), cell.bottom() - 14.0, &style);
    }
    std::fs::write(out, p.finish().unwrap().0).unwrap();
}
