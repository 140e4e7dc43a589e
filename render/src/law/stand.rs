//! A space at full size: open, with a face-down card, or with a card and its four stats.

use skald_rules::law::cards::Special;
use skald_rules::law::{SpaceView, StandView};

use super::card;
use super::control::{self, Control};
use super::scene::{self, AbilitySign, Scene, text};
use super::shown::Shown;
use super::signs::{ability, ability_symbol, ability_word, space_sign, special_icon};
use super::stat::WORSE;
use crate::layout::Kind;
use crate::look::color::Color;
use crate::look::emblem::Emblem;
use crate::look::palette::{BLOOD, BORDER, GOLD, GROUND_BOTTOM, INK, PLATE, QUIET};
use crate::look::scale;
use crate::painter::{Face, Fill, Painter, Rect, Style};
use crate::surface;

/// Draws one space at full size.
pub(super) fn space(p: &mut Painter, scene: &Scene<'_>, space: &SpaceView, cell: Rect, fresh: bool) {
    let r = cell.inset(3.0);
    match &space.stand {
        None => open(p, space, r),
        Some(stand) if stand.hidden => hidden(p, scene, stand, space, r),
        Some(stand) => {
            let Some(of) = &stand.card else { return hidden(p, scene, stand, space, r) };
            if space.special.is_some() {
                p.round(cell.inset(0.5), 12.0, Fill::flat(GOLD));
                p.round(cell.inset(2.0), 11.0, Fill::flat(GROUND_BOTTOM));
            }
            let shown = Shown::on_board(scene, space, stand, of);
            if fresh {
                card::light(p, r);
            }
            card::draw(p, r, &shown);
            if fresh {
                card::newest(p, r);
            }
        }
    }
}

/// An open space, with its label and what is special about it.
pub(super) fn open(p: &mut Painter, space: &SpaceView, r: Rect) {
    let ground = Color::hex(0x1C_1E26);
    let special = space.special.is_some();
    p.kept(("law-open", [u32::from(special), 0, 0, 0]), r, 1.0, |p, r| {
        p.round(r, 12.0, Fill::flat(ground));
        let (width, edge) = if special { (2.5, GOLD) } else { (1.5, BORDER.alpha(120)) };
        p.frame(r, 12.0, width, edge);
    });
    let label = Style::new(Face::Bold, 30.0, QUIET, ground).kind(Kind::Name).centred();
    let said = space.label.shown();
    match space.special {
        None => {
            p.text(&said, r.cx(), label.baseline_at(r.cy()), &label);
        }
        Some(special) => {
            let small = label.sized(24.0);
            p.text(&said, r.cx(), small.baseline_at(r.y + 20.0), &small);
            let side = (r.h * 0.34).min(r.w * 0.4);
            let at = Rect::around(r.cx(), r.y + 40.0 + (r.h - 66.0) / 2.0, side);
            match special {
                Special::Dominion(of) => {
                    p.emblem(scene::dominion(of), at, Fill::flat(GOLD), ground);
                    let style = Style::new(Face::Bold, 21.0, GOLD, ground).kind(Kind::Name).centred();
                    p.text("+1 / −1", r.cx(), style.baseline_at(r.bottom() - 18.0), &style);
                }
                Special::Ability(of) => {
                    let sign = AbilitySign {
                        icon: special_icon(special),
                        word: of.word(),
                        arrows: of.arrows().map_or([0; 4], |a| a.0),
                        symbol: ability_symbol(of),
                    };
                    let rows = f32::from(sign.arrows[0].max(sign.arrows[2]));
                    let side = side.min(r.h - 74.0 - 14.0 * rows).max(24.0);
                    ability(p, at.cx(), at.cy(), side, &sign, GOLD, ground);
                    let name = text(ability_word(of.word()));
                    let style = Style::new(Face::Text, 21.0, GOLD, ground).kind(Kind::Name).centred();
                    p.text_fit(&name, r.cx(), style.baseline_at(r.bottom() - 18.0), r.w - 6.0, &style);
                }
            }
        }
    }
}

/// A face-down card: its back in the controller's colour, with mark and number in the order of placement.
pub(super) fn hidden(p: &mut Painter, scene: &Scene<'_>, stand: &StandView, space: &SpaceView, r: Rect) {
    let of = Control::of(scene, stand.controller);
    let [color, seat] = of.key();
    let at = |r: Rect| Rect::new(r.x + 7.0, r.y + 7.0, control::plate_width(true), control::PLATE_HEIGHT);
    p.kept(("law-back", [color, seat, 0, 0]), r, 12.0, |p, r| {
        surface::back(p, r, of.color);
        control::pattern(p, r, (r.w * 0.1).clamp(4.0, 18.0), (r.w * 0.05).max(2.0), &of);
        control::plate(p, at(r), &of);
    });
    control::plate_letter(p, at(r), &of);
    let order = 1 + scene
        .view
        .board
        .spaces
        .iter()
        .filter_map(|s| s.stand.as_ref())
        .filter(|s| s.hidden && s.seq < stand.seq)
        .count();
    let disc = Rect::around(r.cx(), r.cy(), 46.0);
    p.disc(disc.cx(), disc.cy(), 26.0, Fill::flat(PLATE));
    p.ring(disc.cx(), disc.cy(), 26.0, 2.0, BORDER);
    let style = Style::new(Face::Bold, 30.0, INK, PLATE).kind(Kind::Name).centred();
    p.text(&order.to_string(), disc.cx(), style.baseline_at(disc.cy()), &style);
    let plate = Rect::new(r.cx() - 30.0, r.bottom() - 34.0, 60.0, 25.0);
    surface::plate(p, plate, 7.0);
    let style = Style::new(Face::Text, scale::LABEL, QUIET, PLATE).kind(Kind::Name).centred();
    p.text(&space.label.shown(), plate.cx(), style.baseline_at(plate.cy()), &style);
    if let Some(special) = space.special {
        let at = Rect::new(r.right() - 41.0, r.y + 8.0, 34.0, 26.0);
        p.round(at, 5.0, Fill::flat(PLATE));
        p.frame(at, 5.0, 1.5, GOLD);
        space_sign(p, special, at, GOLD);
    }
}

/// A sign over an open space where a card has left the board.
pub(super) fn ghost(p: &mut Painter, r: Rect, id: &'static str, icon: &'static Emblem, named: bool) {
    let r = r.inset(5.0);
    p.frame(r, 12.0, 3.0, WORSE.alpha(200));
    let at = Rect::new(r.x + 5.0, r.y + 5.0, 26.0, 26.0);
    p.disc(at.cx(), at.cy(), 15.0, Fill::flat(BLOOD));
    p.emblem(icon, at.inset(3.0), Fill::flat(INK), BLOOD);
    if !named {
        return;
    }
    let text = text(id);
    let style = Style::new(Face::Text, scale::NAME_LEAST, INK, PLATE).kind(Kind::Name);
    let w = p.measure(&text, &style).min(r.w - 40.0) + 10.0;
    let plate = Rect::new(r.right() - w - 2.0, r.y + 5.0, w, 24.0);
    surface::plate(p, plate, 6.0);
    p.text_fit(&text, plate.x + 5.0, style.baseline_at(plate.cy()), w - 8.0, &style);
}
