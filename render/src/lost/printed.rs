//! The faces of cards, monsters and heroes, as they are printed.

use skald_rules::lost::cards::{Board, Equipment, Monster};

use super::bits::{self, counted};
use super::scene::{COIN, HEART, MANA, beast_motif, card_motif, hero_motif, skill};
use super::text::{monster_lines, says, type_words};
use super::{beast, draft, heroes};
use crate::layout::Kind;
use crate::look::color::Color;
use crate::look::emblem::lost as signs;
use crate::look::palette::{NUMBER, OUTLINE, PLATE};
use crate::page::face::{self, Frame};
use crate::painter::{Face, Fill, Painter, Rect, Style};

/// The face of an equipment card.
pub(super) fn card(p: &mut Painter, of: &Equipment) {
    let motif = card_motif(of);
    let Frame { art, foot, .. } = face::frame(p, &of.name, motif.color, 0.0);
    face::picture(p, &motif, art);
    corner(p, art, (&signs::GOLD, COIN), &of.cost.to_string());
    let low = Rect::new(art.x + 14.0, art.bottom() - 66.0, 52.0, 52.0);
    p.round(low, 10.0, Fill::flat(PLATE));
    let (sign, color) = skill(of.icon);
    p.emblem(sign, low.inset(8.0), Fill::flat(color), PLATE);
    draft::boxes(
        p,
        of,
        None,
        Rect::new(low.right() + 10.0, low.y + 4.0, art.right() - low.right() - 18.0, 46.0),
        27.0,
    );
    let paper = face::paper(p, foot);
    let below = face::heading(p, &type_words(of), paper);
    face::filled(p, &says(of).join("\n"), below, &face::prose(33.0));
}

/// The face of a monster.
pub(super) fn monster(p: &mut Painter, of: &Monster) {
    let motif = beast_motif(of);
    let Frame { art, foot, .. } = face::frame(p, &of.name, motif.color, 0.0);
    face::picture(p, &motif, art);
    corner(p, art, (&signs::LIFE, HEART), &of.life.to_string());
    let strikes = bits::attack(of);
    let style = bits::style(44.0, NUMBER, PLATE);
    let wide = bits::width(p, &strikes, &style) + 24.0;
    let at = Rect::new(art.x + 14.0, art.bottom() - 128.0, wide, 56.0);
    p.round(at, 10.0, Fill::flat(PLATE));
    bits::draw(p, &strikes, at.x + 12.0, at.cy(), wide, &style);
    let low = Rect::new(art.x + 14.0, art.bottom() - 60.0, art.w - 28.0, 46.0);
    beast::modifiers(p, of, low);
    let paper = face::paper(p, foot);
    let below = face::heading(p, &super::text::kind_word(of), paper);
    face::filled(p, &monster_lines(of).join("\n"), below, &face::prose(33.0));
}

/// The face of a hero.
pub(super) fn hero(p: &mut Painter, of: &Board) {
    let motif = hero_motif(&of.id);
    let Frame { art, foot, .. } = face::frame(p, &of.name, motif.color, 0.0);
    face::picture(p, &motif, art);
    corner(p, art, (&signs::LIFE, HEART), &of.life.to_string());
    let at = Rect::new(art.x + 14.0, art.bottom() - 76.0, 250.0, 62.0);
    p.round(at, 10.0, Fill::flat(PLATE));
    let style = Style::new(Face::Bold, 48.0, NUMBER, PLATE).kind(Kind::Deciding);
    let x = counted(p, (&signs::MANA, MANA), &of.mana.to_string(), (at.x + 12.0, at.cy()), &style) + 26.0;
    counted(p, (&signs::GOLD, COIN), &of.gold.to_string(), (x, at.cy()), &style);
    let paper = face::paper(p, foot);
    let below = face::heading(p, &heroes::skills(of), paper);
    let lines = super::text::hero_lines(of);
    face::filled(p, &lines.join("\n"), below, &face::prose(33.0));
}

/// A number with its sign at the upper left of the art.
fn corner(
    p: &mut Painter,
    art: Rect,
    (sign, color): (&'static crate::look::emblem::Emblem, Color),
    said: &str,
) {
    let at = Rect::new(art.x + 16.0, art.y + 16.0, 64.0, 64.0);
    p.disc(at.cx(), at.cy(), 40.0, Fill::flat(PLATE));
    p.emblem(sign, at.inset(6.0), Fill::flat(color), PLATE);
    let number = Style::new(Face::Bold, 100.0, NUMBER, OUTLINE).outlined(6.0).kind(Kind::Deciding);
    p.text(said, at.right() + 18.0, at.cy() + 100.0 * 0.714 / 2.0, &number);
}
