//! A private picture in which nothing is weighed: while cards are attached, for a hero who rests, and after the end. It is low, so
//! that it is shown large.

use skald_rules::interface::Seat;
use skald_rules::lost::Phase;
use skald_rules::lost::cards::Card;

use super::scene::{Scene, text};
use super::{beast, draft, gear, own_hero};
use crate::layout::Kind;
use crate::look::palette::{PANEL_TOP, QUIET};
use crate::look::scale;
use crate::painter::{Face, Painter, Rect, Style};
use crate::surface;

/// The least height of a card that is to be attached, with all that it says.
const CARD: f32 = 330.0;
/// Height of the line under a monster that lies in the middle.
const CAPTION: f32 = 30.0;
const GAP: f32 = 10.0;

/// The card that waits to be attached by a player.
fn mine(scene: &Scene<'_>, seat: Seat) -> Option<Card> {
    scene.view.chosen(seat).map(|choice| choice.card)
}

/// How high it is at least, without what stands around it.
pub(super) fn tall(scene: &Scene<'_>, seat: Seat) -> f32 {
    let parts = if mine(scene, seat).is_some() { CARD + GAP + own_hero::SELF } else { own_hero::FOE };
    parts + if scene.side(seat).gear.is_empty() { 0.0 } else { GAP + gear::tallest(scene, seat) }
}

/// Draws it.
pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>, seat: Seat, r: Rect) {
    let geared = !scene.side(seat).gear.is_empty();
    let Some(card) = mine(scene, seat) else {
        let low = if geared { gear::tallest(scene, seat).min(r.h * 0.6) } else { 0.0 };
        let (low, top) = r.take_bottom(low, if geared { GAP } else { 0.0 });
        if geared {
            gear::draw(p, scene, seat, low);
        }
        let (met, me) = top.take_left(top.w * 0.56, GAP);
        foe(p, scene, seat, met);
        own_hero::draw(p, scene, seat, me, false);
        return;
    };
    let (low, mut rest) = r.take_bottom(own_hero::SELF, GAP);
    own_hero::draw(p, scene, seat, low, false);
    if geared {
        let high = gear::tallest(scene, seat).min(rest.h * 0.46);
        let (low, above) = rest.take_bottom(high, GAP);
        gear::draw(p, scene, seat, low);
        rest = above;
    }
    let (left, right) = rest.take_left(rest.w * 0.48, GAP);
    draft::draw(p, scene, seat, &[card], None, left);
    foe(p, scene, seat, right);
}

/// The monster in front of a player, else the one of the middle that the player could take, else why there is none.
pub(super) fn foe(p: &mut Painter, scene: &Scene<'_>, seat: Seat, r: Rect) {
    surface::panel(p, r);
    let inner = r.inset_xy(8.0, 7.0);
    let side = scene.side(seat);
    let quiet = Style::new(Face::Text, scale::PROSE_LEAST, QUIET, PANEL_TOP).centred();
    if let Some(foe) = &side.foe {
        return beast::large(p, scene.monster(foe.beast), Some(foe), inner, PANEL_TOP);
    }
    let why = match (&scene.view.table.phase, scene.view.middle(seat)) {
        (Phase::Over { .. }, _) => "lost-chapter-over",
        (Phase::Fight(_), _) if side.defeated => "lost-no-rest",
        (Phase::Fight(_), Some(beast)) => {
            let (low, above) = inner.take_bottom(CAPTION, 0.0);
            beast::large(p, scene.monster(beast), None, above, PANEL_TOP);
            let style = quiet.sized(scale::NAME).kind(Kind::Name);
            p.text(&text("picture-lost-face-up"), low.cx(), style.baseline_at(low.cy()), &style);
            return;
        }
        _ => "picture-lost-no-monster",
    };
    let lines = p.wrap(&text(why), inner.w - 20.0, &quiet);
    let high = scale::PROSE_LEAST * 1.3;
    let mut y = inner.cy() - high * (crate::scene::length(lines.len()) - 1.0) / 2.0;
    for line in lines {
        p.text(&line, inner.cx(), quiet.baseline_at(y), &quiet);
        y += high;
    }
}
