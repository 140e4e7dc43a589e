//! The strip with the own hero and what it has, in every private picture.

use skald_rules::interface::Seat;
use skald_rules::lost::Phase;

use super::bits::counted;
use super::changes::Changes;
use super::scene::{COIN, GAIN, HEART, MANA, Scene, hero_motif};
use super::{beast, seat};
use crate::art::Light;
use crate::layout::Kind;
use crate::look::emblem::lost as signs;
use crate::look::palette::{GOLD, INK, NUMBER};
use crate::look::scale;
use crate::page::bar;
use crate::painter::{Face, Painter, Rect, Style};
use crate::surface;

/// Its height.
pub(super) const SELF: f32 = 150.0;
/// The width of the own equipment in it.
const GEAR: f32 = 396.0;
/// Its height beside the own monster in a fight.
pub(super) const FOE: f32 = 216.0;

/// The own hero with what it has; with the monster that waits, if asked for.
pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>, seat: Seat, r: Rect, waits: bool) {
    let side = scene.side(seat);
    let ground = surface::tinted(p, r, 12.0, scene.color(seat), (2.5, scene.color(seat)));
    let of = seat::Player { scene, changes: Changes::default(), seat, ground };
    let inner = r.inset_xy(8.0, 7.0);
    let geared = waits && matches!(scene.view.table.phase, Phase::Draft { .. }) && !side.gear.is_empty();
    let (picture, met): (f32, f32) = if geared { (80.0, 130.0) } else { (118.0, 168.0) };
    let (art, mut rest) = inner.take_left(picture.min(inner.w * 0.3), 10.0);
    if let Some(hero) = &side.hero {
        p.poster(&hero_motif(hero), art, 9.0, if side.defeated { Light::Dim } else { Light::Full });
        p.frame(art, 9.0, 2.0, scene.color(seat));
    }
    if let Some(foe) = side.foe.as_ref().filter(|_| waits) {
        let (at, left) = rest.take_right(met, 10.0);
        beast::tile(p, scene.monster(foe.beast), Some(foe), Light::Full, at);
        rest = left;
    }
    if geared {
        let (at, left) = rest.take_right(GEAR, 10.0);
        seat::places(p, of, at);
        rest = left;
    }
    let (name, rest) = rest.take_top(34.0, 4.0);
    bar::name_line(p, scene, seat, name, scale::NAME_LARGE);
    let (first, rest) = rest.take_top(48.0, 4.0);
    let x = seat::gauge(
        p,
        (&signs::LIFE, HEART),
        (side.life, side.life_max),
        NUMBER,
        (first.x, first.cy()),
        ground,
    ) + 20.0;
    let x = seat::gauge(p, (&signs::MANA, MANA), (side.mana, side.mana_max), NUMBER, (x, first.cy()), ground)
        + 20.0;
    let number = Style::new(Face::Bold, scale::DECIDING, INK, ground).kind(Kind::Deciding);
    let gold = side.gold.to_string();
    // In a narrow strip the gold stands in the line below.
    let style = Style::new(Face::Bold, 25.0, INK, ground).kind(Kind::Name);
    let fits = x + 50.0 + p.measure(&gold, &number) <= first.right();
    let (second, rest) = rest.take_top(34.0, 4.0);
    let mut at = second.x;
    if fits {
        counted(p, (&signs::GOLD, COIN), &gold, (x, first.cy()), &number);
    } else {
        at = counted(p, (&signs::GOLD, COIN), &gold, (at, second.cy()), &style) + 14.0;
    }
    at = counted(p, (&signs::XP, GAIN), &side.xp.to_string(), (at, second.cy()), &style) + 14.0;
    at = counted(p, (&signs::LEGEND, GOLD), &side.legend.to_string(), (at, second.cy()), &style) + 20.0;
    // Skills stand in a line of their own where there is one.
    let skills = if rest.h >= 28.0 {
        rest.take_top(34.0, 0.0).0
    } else {
        Rect::new(at, second.y, second.right() - at, second.h)
    };
    seat::skills(p, of, skills);
}
