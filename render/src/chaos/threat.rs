//! An attack on the player in the private picture, and what each answer would leave of it in a sentence.

use skald_rules::chaos::{AttackView, OwnView, Reply, Threat};
use skald_rules::interface::Say;

use super::attack::sum;
use super::hints;
use super::parts::{kind_sign, minus, mode_badge};
use super::scene::{GAIN, LOSS, Scene, words};
use crate::layout::Kind;
use crate::look::emblem::COIN_SKULL;
use crate::look::palette::{BLOOD, INK, NUMBER, OUTLINE, PLATE};
use crate::painter::{Face, Fill, Painter, Rect, Style};
use crate::surface;

/// Height of an attack.
pub(super) const HIGH: f32 = 66.0;

/// An attack on the player: who, with what, what it threatens, and whether an answer of the hand fits it.
pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>, own: &OwnView, of: &Threat, r: Rect) {
    let view = scene.view;
    let by = view.volley.as_ref().map_or(view.active, |v| v.by);
    let look = scene.look(by);
    let ground = surface::tinted(p, r, 12.0, look.color, (2.5, look.color));
    let inner = r.inset_xy(12.0, 6.0);
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
    let bold = Style::new(Face::Bold, 28.0, INK, ground).kind(Kind::Name);
    let name = attack.map_or_else(|| of.name.to_string(), declared);
    let bold = p.shrink(&name, right - x, 22.0, &bold);
    p.text_fit(&name, x, bold.baseline_at(inner.y + 14.0), right - x, &bold);
    let (says, ink) = match of.answers.as_slice() {
        _ if of.unopposed => (Say::new("picture-chaos-unopposed"), LOSS),
        [] => (Say::new("picture-chaos-no-answer"), LOSS),
        some => {
            let names: Vec<Say> = some.iter().map(|a| hints::name(a.name)).collect();
            (Say::new("picture-chaos-answers-with").with("cards", names), GAIN)
        }
    };
    let style = Style::new(Face::Text, 22.0, ink, ground).kind(Kind::Name);
    p.text_fit(&words(&says), x, style.baseline_at(inner.y + 41.0), right - x, &style);
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
