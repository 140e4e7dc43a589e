//! How all stand: the four sources of legend points of everybody, for the digest and the result.

use skald_rules::interface::Seat;

use super::bits::counted;
use super::scene::{COIN, GAIN, Scene, hero_motif};
use crate::layout::Kind;
use crate::look::color::Color;
use crate::look::emblem::lost as signs;
use crate::look::palette::{GOLD, INK, NUMBER, OUTLINE};
use crate::look::scale;
use crate::page::result::named;
use crate::painter::{Face, Painter, Rect, Style};

/// A player's legend points by source, the trophy tokens one by one, and the sum.
pub(super) fn record(p: &mut Painter, scene: &Scene<'_>, seat: Seat, r: Rect, ground: Color) {
    let score = scene.eyes().score(seat);
    let style = Style::new(Face::Bold, scale::TOTAL, NUMBER, OUTLINE).outlined(2.5).kind(Kind::Total).right();
    let used = p.text(&score.total().to_string(), r.right(), style.baseline_at(r.cy()), &style);
    let mut left = r.take_left(r.w - used - 14.0, 0.0).0;
    if let Some(hero) = &scene.side(seat).hero {
        let (at, rest) = left.take_right(left.h, 10.0);
        p.portrait(&hero_motif(hero), at, ground);
        left = rest;
    }
    let low = named(p, scene, seat, left);
    let style = Style::new(Face::Bold, 30.0, INK, ground).kind(Kind::Name);
    let mut x = low.x + 2.0;
    let one_by_one: Vec<String> =
        scene.side(seat).tokens.iter().map(|token| token.points.to_string()).collect();
    let tokens = if one_by_one.is_empty() { "0".to_owned() } else { one_by_one.join("+") };
    let parts = [
        ((&signs::LEGEND, GOLD), score.legend.to_string()),
        ((&signs::XP, GAIN), score.xp.to_string()),
        ((&signs::TOKEN, GOLD), tokens),
        ((&signs::GOLD, COIN), score.gold.to_string()),
    ];
    for (sign, points) in parts {
        x = counted(p, sign, &points, (x, low.y + low.h.min(40.0) / 2.0), &style) + 24.0;
    }
}
