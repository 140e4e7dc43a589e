//! What stands around the board beside the players: the rounds decided, north, the draft.

use skald_rules::interface::Say;

use super::scene::{self, Scene, length, text, words};
use super::signs;
use crate::layout::Kind;
use crate::look::emblem::{GRAVE, law};
use crate::look::palette::{BORDER, GOLD, GROUND_TOP, INK, PANEL_TOP, QUIET, TITLE};
use crate::look::scale;
use crate::painter::{Face, Fill, Painter, Rect, Style};

/// How high the line with rounds, Underworld and signs is.
pub(super) const FOOT: f32 = 30.0;

/// How much height that line takes with the space before it; nothing while there is nothing to tell.
pub(super) fn foot_height(scene: &Scene<'_>) -> f32 {
    if scene.view.prizes.is_empty() && scene.view.underworld.is_empty() { 0.0 } else { FOOT + 8.0 }
}

/// The rounds decided so far and the Underworld.
pub(super) fn foot(p: &mut Painter, scene: &Scene<'_>, r: Rect) {
    let style = Style::new(Face::Text, 21.0, INK, GROUND_TOP).kind(Kind::Name);
    let mut x = r.x + 4.0;
    for prize in &scene.view.prizes {
        let said =
            words(&Say::new("picture-law-prize").with("round", prize.round).with("value", prize.value));
        x += p.text(&said, x, style.baseline_at(r.cy()), &style) + 8.0;
        let seats = scene.view.teams.iter().find(|t| Some(t.side) == prize.side).map(|t| t.seats.clone());
        match seats {
            Some(seats) => {
                for seat in seats {
                    scene.mark(p, seat, Rect::new(x, r.cy() - 13.0, 26.0, 26.0));
                    x += 30.0;
                }
            }
            None => x += p.text(&text("picture-law-tied"), x, style.baseline_at(r.cy()), &style) + 4.0,
        }
        x += 18.0;
    }
    let under = scene.view.underworld.len();
    if under > 0 {
        let style = style.right();
        let text = words(&Say::new("picture-law-underworld").with("count", under));
        let w = p.text(&text, r.right() - 4.0, style.baseline_at(r.cy()), &style);
        let at = Rect::around(r.right() - w - 22.0, r.cy(), 26.0);
        p.emblem(&GRAVE, at, Fill::flat(QUIET), GROUND_TOP);
    }
}

/// North, in the corner of the board's coordinates.
pub(super) fn north(p: &mut Painter, scene: &Scene<'_>, x: f32, y: f32) {
    let ink = if scene.view.board.fixed { TITLE } else { QUIET };
    p.emblem(&law::NORTH, Rect::new(x, y, 26.0, 26.0), Fill::flat(ink), GROUND_TOP);
    let style = Style::new(Face::Bold, scale::LABEL, ink, GROUND_TOP).kind(Kind::Name);
    let text = if scene.view.board.fixed { "N" } else { "N?" };
    p.text(text, x + 27.0, style.baseline_at(y + 14.0), &style);
}

/// How high the open draft is.
pub(super) fn draft_height(scene: &Scene<'_>) -> f32 {
    if scene.view.draft.iter().any(|d| !d.open.is_empty()) { draft_rows(scene) * 36.0 + 8.0 } else { 0.0 }
}

fn draft_rows(scene: &Scene<'_>) -> f32 {
    let open: usize = scene.view.draft.iter().map(|d| d.open.len()).sum();
    length(open.div_ceil(3))
}

/// The open draft cards, each with what its pile still holds.
pub(super) fn draft(p: &mut Painter, scene: &Scene<'_>, r: Rect) {
    let cards = scene.view.draft.iter().flat_map(|d| d.open.iter().map(move |c| (d, c)));
    for (i, (pile, card)) in (0_u16..).zip(cards) {
        let w = (r.w - 16.0) / 3.0;
        let at = Rect::new(r.x + f32::from(i % 3) * (w + 8.0), r.y + f32::from(i / 3) * 36.0, w, 32.0);
        p.round(at, 8.0, Fill::flat(PANEL_TOP));
        p.frame(at, 8.0, 1.5, BORDER.alpha(150));
        let icon = Rect::new(at.x + 6.0, at.y + 4.0, 24.0, 24.0);
        p.emblem(scene::dominion(pile.dominion), icon, Fill::flat(GOLD), PANEL_TOP);
        signs::bars(p, at.x + 46.0, at.y + 7.0, 18.0, pile.level, TITLE);
        let style = Style::new(Face::Bold, scale::LABEL, QUIET, PANEL_TOP).kind(Kind::Name).right();
        let left = p.text(&format!("+{}", pile.left), at.right() - 8.0, style.baseline_at(at.cy()), &style);
        let name = Style::new(Face::Text, 21.0, INK, PANEL_TOP).kind(Kind::Name);
        let room = at.w - 66.0 - left - 16.0;
        let name = p.shrink(&card.name, room, scale::NAME_LEAST, &name);
        p.text_fit(&card.name, at.x + 66.0, name.baseline_at(at.cy()), room, &name);
    }
}
