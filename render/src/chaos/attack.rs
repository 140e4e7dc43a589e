//! What is told of an attack in several pictures: how its offence comes about, who uses the card, which characters it names,
//! and at whom it is aimed.

use skald_rules::chaos::{AttackView, VolleyView};
use skald_rules::interface::{Key, Name, Seat};

use super::scene::{Scene, text};
use crate::look::color::Color;
use crate::look::palette::QUIET;
use crate::painter::{Fill, Painter, Rect};

/// Printed offence and what was added, if anything was.
pub(super) fn sum(attack: &AttackView) -> String {
    let more = attack.offence.saturating_sub(attack.ov);
    if more > 0 { format!("{}+{more}", attack.ov) } else { String::new() }
}

/// The characters that an attack names, as its target's.
pub(super) fn named(scene: &Scene<'_>, volley: &VolleyView, attack: &AttackView) -> Vec<Name> {
    let at = volley.attacks.iter().position(|of| std::ptr::eq(of, attack));
    let hit = volley.instances.iter().find(|of| Some(usize::from(of.attack)) == at);
    // An attack that was passed on was aimed at whoever passed it on.
    let target = hit.map(|of| of.passed.as_ref().map_or(of.target, |(seat, _)| *seat));
    let Some(seat) = target.and_then(|seat| scene.seat(seat)) else { return Vec::new() };
    let name = |key: &Key| {
        let character = seat.row.iter().find(|of| of.key == *key).map(|of| of.card.name);
        character.or_else(|| (key.as_str() == "@warrior").then_some(seat.warrior))
    };
    attack.named.iter().filter_map(name).collect()
}

/// Who uses the card, with what boost, and which characters it names.
pub(super) fn user(scene: &Scene<'_>, volley: &VolleyView, attack: &AttackView) -> String {
    let mut line =
        attack.user.as_ref().map_or_else(|| text("picture-chaos-by-warrior"), |of| of.name.to_string());
    if let Some(boost) = &attack.boost {
        line = format!("{line} + {}", boost.name);
    }
    for name in named(scene, volley, attack) {
        line = format!("{line} › {name}");
    }
    line
}

/// A short arrow and the marks of targets at the right end of `r`; returns where they begin.
pub(super) fn aims(p: &mut Painter, scene: &Scene<'_>, targets: &[Seat], r: Rect, ground: Color) -> f32 {
    let mut right = r.right();
    let side = 22.0;
    for target in targets.iter().rev() {
        right -= side;
        let look = scene.look(*target);
        let at = Rect::new(right, r.cy() - side / 2.0, side, side);
        p.emblem(&look.mark, at.inset(2.0), Fill::flat(look.color), ground);
        right -= 3.0;
    }
    let y = r.cy();
    p.line(&[(right - 17.0, y), (right - 6.0, y)], 2.5, QUIET);
    p.polygon(&[(right - 8.0, y - 5.0), (right - 1.0, y), (right - 8.0, y + 5.0)], Fill::flat(QUIET));
    right - 24.0
}
