//! An attack on the player in the private picture, with what each answer would leave of it.

use skald_rules::chaos::{AttackView, OwnView, Reply, Threat};
use skald_rules::interface::Say;

use super::parts::{kind_sign, mode_badge};
use super::plates::sum;
use super::scene::{GAIN, LOSS, Place, Scene, count};
use super::spread::minus;
use crate::layout::Kind;
use crate::look::emblem::COIN_SKULL;
use crate::look::palette::{BLOOD, INK, NUMBER, OUTLINE, PANEL_BOTTOM, PLATE};
use crate::look::surface;
use crate::painter::{Face, Fill, Painter, Rect, Style};

/// From line to line of what answers would leave.
const REPLY: f32 = 28.0;
/// Room for these lines.
const REPLIES: f32 = 580.0;
/// The most of these lines; the twin holds all.
const LINES: usize = 4;

/// An attack on the player: who, with what, what it threatens, and what each answer would leave.
pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>, own: &OwnView, of: &Threat, r: Rect) {
    let view = scene.view;
    let by = view.volley.as_ref().map_or(view.active, |v| v.by);
    let look = Scene::look(by);
    let ground = look.color.mix(PANEL_BOTTOM, 84);
    p.round(r, 12.0, Fill::down(ground, PANEL_BOTTOM));
    p.frame(r, 12.0, 2.5, look.color);
    let inner = r.inset_xy(12.0, 8.0);
    let number = Style::new(Face::Bold, 24.0, INK, PLATE).kind(Kind::Name).centred();
    let disc = Rect::new(inner.x, inner.cy() - 18.0, 36.0, 36.0);
    p.disc(disc.cx(), disc.cy(), 18.0, Fill::flat(PLATE));
    p.text(&(of.at + 1).to_string(), disc.cx(), number.baseline_at(disc.cy()), &number);
    let mark = Rect::new(disc.right() + 8.0, inner.cy() - 18.0, 36.0, 36.0);
    surface::mark(p, mark, look);
    let attack = view.volley.as_ref().and_then(|v| {
        let instance = v.instances.get(usize::from(of.at))?;
        v.attacks.get(usize::from(instance.attack))
    });
    let mut x = mark.right() + 10.0;
    if let Some(attack) = attack {
        kind_sign(p, Rect::new(x, inner.cy() - 19.0, 38.0, 38.0), attack.card.kind);
        x += 48.0;
    }
    let mortal = scene.seat(own.seat).is_some_and(|s| of.cost >= s.total);
    let mut right = inner.right();
    let style = Style::new(Face::Bold, 50.0, NUMBER, OUTLINE).outlined(2.5).kind(Kind::Deciding).right();
    right -= p.text(&minus(of.cost), right, style.baseline_at(inner.cy()), &style) + 10.0;
    if mortal {
        let side = 40.0;
        right -= side;
        p.disc(right + side / 2.0, inner.cy(), side / 2.0, Fill::flat(BLOOD));
        p.emblem(
            &COIN_SKULL,
            Rect::new(right, inner.cy() - side / 2.0, side, side).inset(9.0),
            Fill::flat(INK),
            BLOOD,
        );
        right -= 10.0;
    }
    if let Some(of) = attack.and_then(|attack| attack.mode) {
        right -= 32.0;
        mode_badge(p, Rect::new(right, inner.cy() - 16.0, 32.0, 32.0), of);
        right -= 10.0;
    }
    let bold = Style::new(Face::Bold, 26.0, INK, ground);
    let name = attack.map_or_else(|| of.name.to_string(), declared);
    let bold = p.shrink(&name, right - x, 22.0, &bold);
    p.text_fit(&name, x, bold.baseline_at(inner.y + 17.0), right - x, &bold);
    let ink = if of.answers.is_empty() { LOSS } else { GAIN };
    for (i, line) in (0_u16..).zip(reply_lines(p, scene, own, of)) {
        let style = reply_style().colours(ink, ground);
        p.text(&line, x, style.baseline_at(inner.y + 50.0 + REPLY * f32::from(i)), &style);
    }
}

/// An attack as it was declared: its user, its card, and how the offence comes about.
fn declared(attack: &AttackView) -> String {
    let card = match &attack.user {
        Some(user) => format!("{}: {}", user.name, attack.card.name),
        None => attack.card.name.to_string(),
    };
    let sum = sum(attack);
    if sum.is_empty() { card } else { format!("{card} ({sum})") }
}

fn reply_style() -> Style {
    Style::new(Face::Text, 22.0, GAIN, PANEL_BOTTOM)
}

/// What answers would leave, wrapped.
fn reply_lines(p: &mut Painter, scene: &Scene<'_>, own: &OwnView, of: &Threat) -> Vec<String> {
    let line = scene.say(&replies(own, of), Place::Picture);
    let mut lines = p.wrap(&line, REPLIES, &reply_style());
    if lines.len() > LINES {
        lines.truncate(LINES);
        if let Some(last) = lines.last_mut() {
            *last = p.fit(&format!("{last} …"), REPLIES, &reply_style());
        }
    }
    // A name without spaces may be wider than the line.
    lines.into_iter().map(|line| p.fit(&line, REPLIES, &reply_style())).collect()
}

/// The height that a threat needs.
pub(super) fn height(p: &mut Painter, scene: &Scene<'_>, own: &OwnView, of: &Threat) -> f32 {
    52.0 + REPLY * f32::from(count(reply_lines(p, scene, own, of).len()))
}

/// What answers are there and what each would leave, as a sentence; what is planned comes first.
pub(super) fn replies(own: &OwnView, of: &Threat) -> Say {
    if of.unopposed {
        return Say::new("picture-chaos-unopposed");
    }
    let planned = own.plan.as_ref().and_then(|plan| plan.answers.iter().find(|(at, ..)| *at == of.at));
    let mut answers: Vec<&Reply> =
        of.answers.iter().filter(|a| planned.is_none_or(|(_, card, _)| card.key != a.card)).collect();
    answers.sort_by_key(|a| (a.cost, a.passes));
    let list: Vec<Say> = answers
        .into_iter()
        .map(|a| {
            let id = if a.passes { "picture-chaos-reply-pass" } else { "picture-chaos-reply" };
            Say::new(id).with("card", a.name).with("left", minus(a.cost))
        })
        .collect();
    let Some((_, card, heir)) = planned else {
        return match list.is_empty() {
            true => Say::new("picture-chaos-no-answer"),
            false => Say::new("picture-chaos-replies").with("list", list),
        };
    };
    let left = of.answers.iter().find(|a| a.card == card.key).map_or(0, |a| a.cost);
    let say = match heir {
        Some(seat) => Say::new("picture-chaos-planned-pass").with("name", *seat),
        None => Say::new("picture-chaos-planned").with("left", minus(left)),
    };
    let say = say.with("card", card.name);
    if list.is_empty() {
        return say;
    }
    Say::new("picture-chaos-planned-else").with("plan", say).with("list", list)
}
