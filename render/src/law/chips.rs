//! The small signs on a card: markers, what its space adds, bonuses granted, its number among Dispels.

use skald_rules::law::CardView;
use skald_rules::law::cards::{Ability, Bonus, Dominion, Special};

use super::scene::{self, text as said};
use super::shown::Shown;
use super::signs;
use super::stat::{BETTER, WORSE};
use crate::layout::Kind;
use crate::look::color::Color;
use crate::look::emblem::Emblem;
use crate::look::palette::{GOLD, OUTLINE, PLATE, QUIET, TITLE};
use crate::look::scale;
use crate::painter::{Face, Fill, Painter, Rect, Style};

/// Ground of markers that make better, and of those that make worse.
const UP: Color = Color::hex(0x14_3A25);
const DOWN: Color = Color::hex(0x4A_1A1A);

/// A small sign beside others.
pub(super) enum Chip {
    /// Bonus markers, in a triangle that points up.
    Plus(u8),
    /// Penalty markers, in one that points down.
    Minus(u8),
    /// A special space, what a dominion space does to this card, and whether its bonus is granted.
    Space(Special, i8, bool),
    /// A granted bonus in its long and its short form, with the sign of what it is against; not in force while the card is
    /// dispelled.
    Badge(String, String, Dominion, bool),
    /// The card's number in the order of placing.
    Number(u16),
}

/// All small text on cards.
fn style(ink: Color, ground: Color) -> Style {
    Style::new(Face::Bold, scale::NAME_LEAST, ink, ground).kind(Kind::Name).centred()
}

/// How wide a marker is.
pub(super) fn marker_width(p: &mut Painter, chip: &Chip) -> f32 {
    let text = match chip {
        Chip::Plus(n) => format!("+{n}"),
        Chip::Minus(n) => format!("−{n}"),
        _ => return 0.0,
    };
    p.measure(&text, &style(BETTER, UP)) + 4.0
}

/// A marker in `at`: a plate with a point, up for bonus and down for penalty.
pub(super) fn marker(p: &mut Painter, at: Rect, chip: &Chip) {
    let (text, ink, ground, up) = match chip {
        Chip::Plus(n) => (format!("+{n}"), BETTER, UP, true),
        Chip::Minus(n) => (format!("−{n}"), WORSE, DOWN, false),
        _ => return,
    };
    let point = 5.0;
    let (x0, x1, cx) = (at.x, at.right(), at.cx());
    let corners = if up {
        [(x0, at.y + point), (cx, at.y), (x1, at.y + point), (x1, at.bottom()), (x0, at.bottom())]
    } else {
        let low = at.bottom() - point;
        [(x0, at.y), (x1, at.y), (x1, low), (cx, at.bottom()), (x0, low)]
    };
    p.polygon(&corners, Fill::flat(ground));
    let mut around = corners.to_vec();
    around.push(corners[0]);
    p.line(&around, 1.5, ink);
    let style = style(ink, ground);
    let cy = if up { at.bottom() - 9.0 } else { at.y + 9.0 };
    p.kept_text(&text, cx, style.baseline_at(cy), &style);
}

/// The chips of a card beside its markers, the most needed first.
pub(super) fn of(shown: &Shown<'_>) -> Vec<Chip> {
    let mut list = Vec::new();
    if let Some(special) = shown.special {
        let change = match special {
            Special::Dominion(of) if of == shown.card.dominion => 1,
            Special::Dominion(_) => -1,
            Special::Ability(_) => 0,
        };
        list.push(Chip::Space(special, change, shown.granted_space && !shown.dispelled));
    }
    if let Some(number) = shown.seq {
        list.push(Chip::Number(number));
    }
    if shown.granted
        && let Some((word, of)) = shown.card.icon.zip(paired(shown.card))
    {
        list.extend(badge(word, of, !shown.dispelled));
    }
    if shown.granted_space
        && let Some(Special::Ability(Ability::Bonus(kind, of))) = shown.special
    {
        let word = match kind {
            Bonus::Attack => "attack-bonus",
            Bonus::Defense => "defense-bonus",
            Bonus::Both => "attack-defense-bonus",
        };
        list.extend(badge(word, of, !shown.dispelled));
    }
    list
}

/// What a bonus is paired with.
fn paired(card: &CardView) -> Option<Dominion> {
    let sign = card.ability.as_ref().and_then(scene::symbol)?;
    Dominion::ALL.into_iter().find(|of| scene::dominion(*of) == sign)
}

/// A badge for a bonus, by the word of the ability in files.
fn badge(word: &str, of: Dominion, works: bool) -> Option<Chip> {
    let (long, short) = match word {
        "attack-bonus" => ("picture-law-badge-attack", "picture-law-badge-attack-short"),
        "defense-bonus" => ("picture-law-badge-defense", "picture-law-badge-defense-short"),
        "attack-defense-bonus" => ("picture-law-badge-both", "picture-law-badge-both-short"),
        _ => return None,
    };
    Some(Chip::Badge(said(long), said(short), of, works))
}

/// Where chips go: a row and, when it is full, the right end of the name's plate.
pub(super) struct Room {
    pub row: Rect,
    pub plate: Rect,
    /// The least width that must be left to the name.
    pub name: f32,
}

impl Room {
    /// A place of this width; none when both are full.
    fn take(&mut self, width: f32) -> Option<Rect> {
        if self.row.w >= width {
            let (at, rest) = self.row.take_right(width, 3.0);
            self.row = rest;
            return Some(at);
        }
        if self.plate.w - width < self.name {
            return None;
        }
        let (at, rest) = self.plate.take_right(width, 3.0);
        self.plate = rest;
        Some(Rect::new(at.x, at.cy() - 10.0, at.w, 20.0))
    }
}

/// Draws chips from the right, each as long as it can be.
pub(super) fn draw(p: &mut Painter, list: &[Chip], room: &mut Room) {
    for chip in list {
        match chip {
            Chip::Plus(_) | Chip::Minus(_) => {
                let width = marker_width(p, chip);
                if let Some(at) = room.take(width) {
                    marker(p, Rect::new(at.x, at.y - 1.5, at.w, 23.0), chip);
                }
            }
            Chip::Space(special, change, lit) => space(p, *special, *change, *lit, room),
            Chip::Badge(long, short, of, works) => {
                let (ink, edge) = if *works { (TITLE, GOLD) } else { (QUIET, OUTLINE) };
                text(p, &[long, short], Some(scene::dominion(*of)), ink, edge, room);
            }
            Chip::Number(number) => text(p, &[&format!("#{number}")], None, QUIET, PLATE, room),
        }
    }
}

/// Width of a sign in a chip, with the space beside it.
const SIGN: f32 = 18.0;

/// The first of `texts` that finds room with the sign after it, in a plate with an edge.
fn text(
    p: &mut Painter,
    texts: &[&str],
    sign: Option<&'static Emblem>,
    ink: Color,
    edge: Color,
    room: &mut Room,
) {
    let style = style(ink, PLATE);
    for text in texts {
        let signed = if sign.is_some() { SIGN } else { 0.0 };
        let width = p.measure(text, &style) + 8.0 + signed;
        let Some(at) = room.take(width) else { continue };
        p.round(at, 5.0, Fill::flat(PLATE));
        p.frame(at, 5.0, 1.2, edge);
        p.kept_text(text, at.cx() - signed / 2.0, style.baseline_at(at.cy()), &style);
        if let Some(sign) = sign {
            p.emblem(sign, Rect::around(at.right() - 12.0, at.cy(), 14.0), Fill::flat(ink), PLATE);
        }
        return;
    }
}

/// A special space under a card: a dominion's sign with what it does, or an ability with its arrows.
fn space(p: &mut Painter, special: Special, change: i8, lit: bool, room: &mut Room) {
    let ink = if lit { TITLE } else { GOLD };
    let Special::Dominion(of) = special else {
        let Some(at) = room.take(30.0) else { return };
        p.round(at, 5.0, Fill::flat(PLATE));
        p.frame(at, 5.0, if lit { 2.5 } else { 1.5 }, GOLD);
        signs::space_sign(p, special, at, ink);
        return;
    };
    let style = style(ink, PLATE);
    let text = if change > 0 { "+1" } else { "−1" };
    let width = p.measure(text, &style) + 8.0 + SIGN;
    let Some(at) = room.take(width) else { return };
    p.round(at, 5.0, Fill::flat(PLATE));
    p.frame(at, 5.0, 1.5, GOLD);
    p.emblem(scene::dominion(of), Rect::around(at.x + 12.0, at.cy(), 14.0), Fill::flat(ink), PLATE);
    p.kept_text(text, at.cx() + SIGN / 2.0, style.baseline_at(at.cy()), &style);
}
