//! How both stand: the damage on each Warlord, and what they have left, for the digest and the result.

use skald_rules::interface::Seat;
use skald_rules::lraw::state::Zone;

use super::scene::{HEART, POINTS, Scene, kind, motif};
use super::side::counted;
use crate::layout::Kind;
use crate::look::color::Color;
use crate::look::emblem::law::HAND;
use crate::look::emblem::{DECK, lost as signs};
use crate::look::palette::{GOLD, INK, NUMBER, OUTLINE};
use crate::look::scale;
use crate::page::result::named;
use crate::painter::{Face, Fill, Painter, Rect, Style};

/// A name and what is left take so much height.
const WORDS: f32 = 92.0;

/// A player's damage, and what is left of everything else.
pub(super) fn record(p: &mut Painter, scene: &Scene<'_>, seat: Seat, r: Rect, ground: Color) {
    let side = scene.side(seat);
    let warlord = scene.face(side.warlord);
    let style = Style::new(Face::Bold, scale::TOTAL, NUMBER, OUTLINE).outlined(2.5).kind(Kind::Total).right();
    let said = format!("{}/{}", side.damage, warlord.command.dcm);
    let used = p.text(&said, r.right(), style.baseline_at(r.cy()), &style) + 46.0;
    let at = Rect::new(r.right() - used, r.cy() - 18.0, 36.0, 36.0);
    p.emblem(&signs::LIFE, at, Fill::flat(HEART), ground);
    let left = r.take_left(r.w - used - 14.0, 0.0).0;
    let (at, left) = left.take_right(left.h * 1.2, 10.0);
    p.poster(&motif(warlord), at, 9.0, crate::art::Light::Full);
    // Beside a large picture the words stand in the middle.
    let low = named(p, scene, seat, left.inset_xy(0.0, ((left.h - WORDS) / 2.0).max(0.0)));
    let y = low.y + low.h.min(40.0) / 2.0;
    let warriors = side.cards(Zone::Warrior).count();
    let parts = [
        (kind(skald_rules::lraw::cards::Kind::Warrior), GOLD, warriors.to_string()),
        (&HAND, GOLD, side.hand.len().to_string()),
        (&DECK, GOLD, side.deck.len().to_string()),
        (&signs::MANA, POINTS, side.ap.to_string()),
    ];
    let mut x = low.x + 2.0;
    for (sign, color, said) in parts {
        x = counted(p, (sign, color), &said, (x, y), INK, ground) + 20.0;
    }
}
