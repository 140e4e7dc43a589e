//! The faces of cards, as they are printed.

use skald_rules::lraw::cards::{Face as CardFace, Kind, Pool};

use super::scene::{HEART, MAGICAL, PHYSICAL, POINTS, kind, legion, motif};
use super::text;
use crate::layout::Kind as Use;
use crate::look::color::Color;
use crate::look::emblem::chaos::HOURGLASS;
use crate::look::emblem::{Emblem, lost as signs};
use crate::look::palette::{GOLD, NUMBER, OUTLINE, PLATE};
use crate::page::face::{self, Frame};
use crate::painter::{Face, Fill, Painter, Rect, Style};

/// The face of a card of a deck, a Token, or a command card.
pub(super) fn card(p: &mut Painter, pool: &Pool, of: &CardFace) {
    let motif = motif(of);
    let said = text::says(pool, of).join("\n");
    let frame = face::frame(p, &of.name, motif.color, 0.0);
    let Frame { art, foot, .. } = frame.with_room_for(p, &said);
    face::picture(p, &motif, art);
    if of.kind.warrior() {
        let number = Style::new(Face::Bold, 110.0, NUMBER, OUTLINE).outlined(6.0).kind(Use::Deciding);
        p.text(&of.attack.to_string(), art.x + 22.0, art.y + 100.0, &number);
    } else {
        let at = Rect::new(art.x + 16.0, art.y + 16.0, 72.0, 72.0);
        p.round(at, 14.0, Fill::flat(PLATE));
        p.emblem(kind(of.kind), at.inset(10.0), Fill::flat(legion(of.legion)), PLATE);
    }
    numbers(p, of, art);
    let paper = face::paper(p, foot);
    let below = face::heading(p, &text::head_words(of), paper);
    face::filled(p, &said, below, &face::prose(32.0));
}

/// The numbers of a command card, at the lower edge of its picture.
fn numbers(p: &mut Painter, of: &CardFace, art: Rect) {
    let command = of.command;
    let all: [(i32, &'static Emblem, Color); 5] = [
        (command.dcm, &signs::LIFE, HEART),
        (command.pa, &signs::MELEE, PHYSICAL),
        (command.ma, &signs::MAGIC, MAGICAL),
        (i32::from(command.cd), &HOURGLASS, GOLD),
        (command.ap, &signs::MANA, POINTS),
    ];
    let some: Vec<_> = all.into_iter().filter(|(n, ..)| *n > 0).collect();
    if some.is_empty() || matches!(of.kind, Kind::Warrior | Kind::Token) {
        return;
    }
    let style = Style::new(Face::Bold, 46.0, NUMBER, PLATE).kind(Use::Deciding);
    let wide: f32 = some.iter().map(|(n, ..)| p.measure(&n.to_string(), &style) + 56.0).sum();
    let at = Rect::new(art.x + 14.0, art.bottom() - 76.0, wide + 10.0, 62.0);
    p.round(at, 12.0, Fill::flat(PLATE));
    let mut x = at.x + 12.0;
    for (n, sign, color) in some {
        p.emblem(sign, Rect::new(x, at.cy() - 17.0, 34.0, 34.0), Fill::flat(color), PLATE);
        x += 40.0;
        x += p.text(&n.to_string(), x, style.baseline_at(at.cy()), &style) + 16.0;
    }
}
