//! The face of a card as it is printed, and that of a Warrior.

use skald_rules::chaos::cards::{Card, Face as CardFace, Hero, Mode, Owners, Pool};
use skald_rules::interface::Say;

use super::card::{DEFENCE, OFFENCE};
use super::hints;
use super::parts::{AIR_INK, GROUND_INK, kind_sign, reservoir_badge};
use super::scene::{HERO, hero, kind_color, kind_word, mode, motif, reservoir, text, words};
use crate::layout::Kind;
use crate::look::color::Color;
use crate::look::emblem::Emblem;
use crate::look::emblem::chaos::{DEFEND, DESTRUCTIVE, LASTING};
use crate::look::palette::{FIRE, INK, NUMBER, OUTLINE, PARCHMENT, PLATE};
use crate::page::face::{self, Frame};
use crate::page::heads::Head;
use crate::painter::{Face, Fill, Painter, Rect, Style};
use crate::surface;

/// Who may have a card.
pub(super) fn owners(pool: &Pool, of: &CardFace) -> String {
    match &of.owners {
        Owners::All => text("picture-chaos-owner-all"),
        Owners::Of(heroes) => {
            let names: Vec<Say> = heroes.iter().map(|h| hints::name(pool.warrior(*h).name)).collect();
            words(&Say::new("picture-chaos-owner").with("names", names))
        }
    }
}

/// The printed face of a card as a whole picture.
pub(super) fn draw_face(p: &mut Painter, pool: &Pool, card: Card) {
    let of = pool.face(card);
    let color = kind_color(of.kind);
    let Frame { art, foot, .. } = face::frame(p, &of.name, color, 0.0);
    face::picture(p, &motif(&of.id, of.kind), art);
    summary(p, pool, of, foot);
    // The Characteristic Box.
    let word = kind_word(of.kind);
    let style = Style::new(Face::Text, 27.0, color.mix(INK, 60), PLATE).kind(Kind::Name).centred();
    let w = p.measure(&word, &style) + 76.0;
    let box_ = Rect::new(art.cx() - w / 2.0, art.bottom() - 62.0, w, 50.0);
    surface::plate(p, box_, 14.0);
    p.frame(box_, 14.0, 2.5, color);
    kind_sign(p, Rect::new(box_.x + 12.0, box_.y + 9.0, 32.0, 32.0), of.kind);
    p.text(&word, box_.cx() + 18.0, style.baseline_at(box_.cy()), &style);
    if of.ov > 0 {
        value(p, Rect::new(art.x + 16.0, art.y + 16.0, 180.0, 92.0), &DESTRUCTIVE, OFFENCE, of.ov);
    }
    if let Some(dv) = of.dv {
        let y = if of.ov > 0 { art.y + 126.0 } else { art.y + 16.0 };
        value(p, Rect::new(art.x + 16.0, y, 180.0, 92.0), &DEFEND, DEFENCE, dv);
    }
    let mut y = art.y + 18.0;
    if let Some(of) = of.mode {
        let (_, word, emblem) = mode(of);
        let ink = if of == Mode::Air { AIR_INK } else { GROUND_INK };
        corner(p, art, &mut y, &word, ink, |p, r| p.emblem(emblem, r, Fill::flat(ink), PLATE));
    }
    if of.persistent {
        let word = text("picture-chaos-lasting");
        corner(p, art, &mut y, &word, FIRE, |p, r| p.emblem(&LASTING, r, Fill::flat(FIRE), PLATE));
    }
}

/// A sign with a word at the right end of the art.
fn corner(
    p: &mut Painter,
    art: Rect,
    y: &mut f32,
    word: &str,
    ink: Color,
    draw: impl FnOnce(&mut Painter, Rect),
) {
    let style = Style::new(Face::Text, 24.0, ink, PLATE).kind(Kind::Name).right();
    let w = p.measure(word, &style) + 62.0;
    let r = Rect::new(art.right() - 16.0 - w, *y, w, 46.0);
    surface::plate(p, r, 12.0);
    draw(p, Rect::new(r.x + 10.0, r.y + 8.0, 30.0, 30.0));
    p.text(word, r.right() - 12.0, style.baseline_at(r.cy()), &style);
    *y += 54.0;
}

/// A value, large, with its emblem.
fn value(p: &mut Painter, r: Rect, emblem: &Emblem, ink: Color, number: u8) {
    p.emblem(emblem, Rect::new(r.x, r.cy() - 30.0, 60.0, 60.0), Fill::flat(ink), OUTLINE);
    let style = Style::new(Face::Bold, 96.0, NUMBER, OUTLINE).outlined(5.0).kind(Kind::Deciding);
    p.text(&number.to_string(), r.x + 72.0, style.baseline_at(r.cy()), &style);
}

/// Summary Box, Associated Bar, Ownership Circle and Reservoir of a printed card.
fn summary(p: &mut Painter, pool: &Pool, of: &CardFace, r: Rect) {
    let room = face::paper(p, r);
    let (low, body) = room.take_bottom(86.0, 8.0);
    face::filled(p, &of.text, body, &face::prose(36.0));
    let (bar, circle) = low.take_top(38.0, 8.0);
    // The Associated Bar.
    surface::plate(p, bar, 9.0);
    let line = match of.assoc {
        Some(user) => {
            let user = pool.face(user);
            kind_sign(p, Rect::new(bar.x + 9.0, bar.y + 7.0, 24.0, 24.0), user.kind);
            words(&Say::new("picture-chaos-used-by").with("card", user.name))
        }
        None if of.kind.is_character() => text("picture-chaos-stands"),
        None => text("picture-chaos-by-warrior"),
    };
    let style = Style::new(Face::Text, 24.0, INK, PLATE).kind(Kind::Name).centred();
    p.text_fit(&line, bar.cx(), style.baseline_at(bar.cy()), bar.w - 70.0, &style);
    // The Ownership Circle and its Reservoir.
    let (_, word, _) = reservoir(of.reservoir);
    let badge = Rect::new(circle.x, circle.cy() - 19.0, 38.0, 38.0);
    reservoir_badge(p, badge, of.reservoir);
    let limit =
        words(&Say::new("picture-chaos-limit").with("word", word).with("count", of.reservoir.limit()));
    let quiet = Style::new(Face::Text, 24.0, Color::hex(0x4A_3D1C), PARCHMENT).kind(Kind::Name);
    let w = p.text(&limit, badge.right() + 10.0, quiet.baseline_at(circle.cy()), &quiet);
    let x = badge.right() + 10.0 + w + 18.0;
    let owner = owners(pool, of);
    p.text_fit(&owner, circle.right(), quiet.baseline_at(circle.cy()), circle.right() - x, &quiet.right());
}

/// The Warriors, each with its points, its ability and how many cards its player begins with.
pub(super) fn heads(pool: &Pool) -> Vec<Head<'_>> {
    let head = |warrior: Hero| {
        let of = pool.warrior(warrior);
        Head {
            motif: hero(&of.id),
            name: of.name.to_string(),
            value: of.svpt.to_string(),
            ability: of.ability.to_string(),
            line: short(&of.id).map_or_else(|| of.text.to_string(), text),
            rule: of.text.to_string(),
            more: [words(&Say::new("picture-chaos-head").with("supply", of.supply))]
                .into_iter()
                .chain(suits(&of.id).map(text))
                .collect::<Vec<_>>()
                .join(" · "),
        }
    };
    pool.heroes().map(head).collect()
}

/// What a Warrior of the base set can do, in a few words.
fn short(id: &str) -> Option<&'static str> {
    Some(match id {
        "craziie_farmer" => "picture-chaos-short-farmer",
        "yipee" => "picture-chaos-short-yipee",
        "vyolett" => "picture-chaos-short-vyolett",
        "ghoast" => "picture-chaos-short-ghoast",
        "jeni" => "picture-chaos-short-jeni",
        "fli_bi" => "picture-chaos-short-fli-bi",
        "diezel" => "picture-chaos-short-diezel",
        _ => return None,
    })
}

/// Whom a Warrior of the base set suits, and how hard it is to play well.
fn suits(id: &str) -> Option<&'static str> {
    Some(match id {
        "craziie_farmer" => "picture-chaos-suits-farmer",
        "yipee" => "picture-chaos-suits-yipee",
        "vyolett" => "picture-chaos-suits-vyolett",
        "ghoast" => "picture-chaos-suits-ghoast",
        "jeni" => "picture-chaos-suits-jeni",
        "fli_bi" => "picture-chaos-suits-fli-bi",
        "diezel" => "picture-chaos-suits-diezel",
        _ => return None,
    })
}

/// The printed face of a Warrior as a whole picture.
pub(super) fn draw_warrior(p: &mut Painter, pool: &Pool, warrior: Hero) {
    let of = pool.warrior(warrior);
    let color = HERO;
    let Frame { art, foot, .. } = face::frame(p, &of.name, color, 0.0);
    face::picture(p, &hero(&of.id), art);
    let number = Style::new(Face::Bold, 120.0, NUMBER, OUTLINE).outlined(6.0).kind(Kind::Total);
    p.text(&of.svpt.to_string(), art.x + 20.0, art.y + 112.0, &number);
    let label = Style::new(Face::Text, 24.0, INK, OUTLINE).outlined(2.0).kind(Kind::Name);
    p.text(&text("picture-chaos-points"), art.x + 22.0, art.y + 150.0, &label);
    let small = Style::new(Face::Bold, 70.0, NUMBER, OUTLINE).outlined(4.0).kind(Kind::Deciding);
    p.text(&of.supply.to_string(), art.x + 22.0, art.y + 250.0, &small);
    p.text(&text("picture-chaos-supply"), art.x + 22.0, art.y + 286.0, &label);
    let room = face::paper(p, foot);
    let body = face::heading(p, &of.ability, room);
    face::filled(p, &of.text, body, &face::prose(36.0));
}
