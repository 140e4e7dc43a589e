//! The banner under the battle: who is asked about what, what is at stake, or how the last turn went.

use skald_rules::interface::{Say, Seat};
use skald_rules::war::{Asked, Question, Stage, Why};

use super::card::{coin, coins};
use super::scene::{NOBODY, Place, Scene, motif};
use crate::layout::Kind;
use crate::look::emblem::{DECK, Emblem, WAR, rank};
use crate::look::palette::{BORDER, FIRE, GOLD, INK, NUMBER, OUTLINE, QUIET, TITLE};
use crate::look::{color::Color, scale};
use crate::painter::{Face, Fill, Painter, Rect, Style};
use crate::surface;

/// What the table waits for or what happened, as one sentence.
pub(super) fn status(scene: &Scene<'_>, place: Place) -> String {
    scene.say(&status_say(scene), place)
}

fn status_say(scene: &Scene<'_>) -> Say {
    let view = scene.view;
    match &view.stage {
        Stage::Drawing(seats) => Say::new("picture-war-drawing").with("names", seats.clone()),
        Stage::Looking { seat, count } => {
            Say::new("picture-war-looking").with("name", *seat).with("count", *count)
        }
        Stage::Asking => match &view.question {
            Some(q) => Say::new("picture-war-ask").with("name", q.seat),
            None => Say::new("picture-war-deal"),
        },
        Stage::Over => outcome_say(scene),
        Stage::Between => last_turn(scene),
    }
}

/// Who has won.
pub(super) fn outcome(scene: &Scene<'_>, place: Place) -> String {
    scene.say(&outcome_say(scene), place)
}

/// The same, not yet in words.
pub(super) fn outcome_say(scene: &Scene<'_>) -> Say {
    let end = scene.view.ended.as_ref();
    let first: Vec<Seat> = scene.first().to_vec();
    let id = match (first.len(), end.map(|e| e.why)) {
        (1, _) => "picture-war-won",
        (4.., Some(Why::Nobody)) => "picture-war-drawn-many",
        (4.., _) => "picture-war-shared-many",
        (_, Some(Why::Nobody)) => "picture-war-drawn",
        _ => "picture-war-shared",
    };
    Say::new(id).with("count", first.len()).with("names", first)
}

/// Why the game ended.
pub(super) fn why(scene: &Scene<'_>, place: Place) -> String {
    let Some(end) = &scene.view.ended else { return String::new() };
    let say = match end.why {
        Why::Alone => Say::new("picture-war-why-alone"),
        Why::Nobody => Say::new("picture-war-why-nobody"),
        Why::Limit => Say::new("picture-war-why-limit"),
        Why::Left => Say::new("picture-war-why-left"),
        Why::Time => Say::new("picture-war-why-time"),
        Why::Deserted => Say::new("picture-war-why-deserted"),
        Why::Award => Say::new("picture-war-why-award").with("names", scene.first().to_vec()),
    };
    scene.say(&say, place)
}

fn last_turn(scene: &Scene<'_>) -> Say {
    let Some(t) = scene.view.strip.last() else { return Say::new("picture-war-deal") };
    let say = match t.winner {
        None => Say::new("picture-war-between-nobody"),
        Some(_) if t.kingslayer => Say::new("picture-war-between-slain"),
        Some(_) if t.wars > 0 => Say::new("picture-war-between-war"),
        Some(_) => Say::new("picture-war-between"),
    };
    let say = say.with("turn", t.turn).with("count", t.took);
    if let Some(seat) = t.winner { say.with("name", seat) } else { say }
}

/// What a question is about, and whether the coin is needed.
pub(super) fn question(scene: &Scene<'_>, q: &Question, place: Place) -> String {
    let id = match q.kind {
        Asked::Use => "picture-war-ask-use",
        Asked::Gamble => "picture-war-ask-gamble",
        Asked::Strike => "picture-war-ask-strike",
        Asked::Look => "picture-war-ask-look",
    };
    scene.say(&Say::new(id).with("card", q.card.name).with("ability", q.ability), place)
}

/// What is special about this battle, if anything: a Kingslayer's ban, Upend, spoils, Plunder.
pub(super) fn special(scene: &Scene<'_>, place: Place) -> Option<String> {
    let b = &scene.view.battle;
    let say = if b.stifled {
        Say::new("picture-war-stifled")
    } else if b.upended {
        Say::new("picture-war-upend")
    } else if b.lying.iter().any(|l| l.owner.is_none()) {
        let count = b.lying.iter().filter(|l| l.owner.is_none()).count();
        Say::new("picture-war-spoils").with("count", count)
    } else {
        let (by, from) = b.plunder?;
        Say::new("picture-war-plunder").with("by", by).with("from", from)
    };
    Some(scene.say(&say, place))
}

/// Draws the banner.
pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>, r: Rect) {
    let asked = scene.view.question.as_ref();
    let color = asked.map_or(BORDER, |q| scene.look(q.seat).color);
    p.shadow(r.moved(0.0, 3.0), 14.0, 5.0, 120);
    let edge = if asked.is_some() { 3.0 } else { 2.0 };
    let ground = surface::tinted(p, r, 14.0, color, (edge, color));
    let mut room = r.inset_xy(14.0, 8.0);
    if scene.view.battle.stake > 0 {
        room = stake(p, scene, room, ground);
    }
    let flipped = scene.view.coin.as_ref().filter(|c| c.turn == scene.view.turn);
    let gamble = asked.is_some_and(|q| q.kind == Asked::Gamble);
    if flipped.is_some() || gamble {
        let side = room.h - 8.0;
        let (at, rest) = room.take_right(side, 12.0);
        let at = Rect::around(at.cx(), at.cy(), side);
        match flipped {
            Some(c) if !gamble => coin(p, at, c.fire),
            _ => coins(p, at),
        }
        room = rest;
    }
    let (at, rest) = room.take_left(room.h - 6.0, 14.0);
    let icon = Rect::around(at.cx(), at.cy(), at.w.min(58.0));
    if let Some(q) = &scene.view.question {
        p.one_ink(&motif(&q.card), icon, INK, ground);
    } else {
        let (sign, ink) = symbol(scene);
        p.emblem(sign, icon, Fill::flat(ink), ground);
    }
    let main = Style::new(Face::Text, scale::PROSE_LEAST, INK, ground);
    let second = asked.map(|q| question(scene, q, Place::Picture)).or_else(|| special(scene, Place::Picture));
    let (top, low) = (rest.y + rest.h * 0.27, rest.y + rest.h * 0.74);
    if let Some(q) = asked {
        let side = 32.0;
        surface::mark(p, Rect::new(rest.x, top - side / 2.0, side, side), scene.look(q.seat));
        let main = Style { face: Face::Bold, ..main };
        let text = scene.fitted(p, &status_say(scene), rest.w - side - 10.0, &main);
        p.text(&text, rest.x + side + 10.0, main.baseline_at(top), &main);
    } else {
        let said = p.wrap(&status(scene, Place::Picture), rest.w, &main);
        if let ([first, other], None) = (said.as_slice(), &second) {
            // What has happened needs two lines where there is nothing else to tell.
            p.text_fit(first, rest.x, main.baseline_at(top), rest.w, &main);
            p.text_fit(other, rest.x, main.baseline_at(low), rest.w, &main);
        } else {
            let y = if second.is_some() { top } else { rest.cy() };
            let text = scene.fitted(p, &status_say(scene), rest.w, &main);
            p.text(&text, rest.x, main.baseline_at(y), &main);
        }
    }
    if let Some(text) = second {
        let style = main.colours(if gamble { FIRE } else { TITLE }, ground);
        p.text_fit(&text, rest.x, style.baseline_at(low), rest.w, &style);
    }
}

/// The cards at stake, large, at the left end; returns the room that is left.
fn stake(p: &mut Painter, scene: &Scene<'_>, r: Rect, ground: Color) -> Rect {
    let war = scene.view.battle.war > 0;
    let size = 62.0;
    let number = Style::new(Face::Bold, size, NUMBER, OUTLINE).outlined(3.0).kind(Kind::Total);
    let text = scene.view.battle.stake.to_string();
    let icon = Rect::new(r.x, r.cy() - 24.0, 48.0, 48.0);
    let light = if war { Fill::down(FIRE, FIRE.mix(OUTLINE, 25)) } else { Fill::flat(NOBODY) };
    p.emblem(if war { &WAR } else { &DECK }, icon, light, ground);
    let width = p.text(&text, icon.right() + 12.0, r.y + size * 0.714 + 1.0, &number);
    let label = scene.say(&Say::new("picture-war-stake"), Place::Picture);
    let style = Style::new(Face::Text, scale::LABEL, QUIET, ground).kind(Kind::Name);
    let label_w = p.text(&label, icon.right() + 12.0, r.bottom() - 1.0, &style);
    let used = 48.0 + 12.0 + width.max(label_w) + 14.0;
    let line = r.x + used;
    p.line(&[(line, r.y + 2.0), (line, r.bottom() - 2.0)], 1.5, GOLD.alpha(120));
    r.take_left(used, 14.0).1
}

/// The emblem that stands for what is going on while no Legend's owner is asked.
fn symbol(scene: &Scene<'_>) -> (&'static Emblem, Color) {
    let view = scene.view;
    if view.ended.is_some() {
        return (rank(13), TITLE);
    }
    match view.strip.last() {
        Some(t) if t.kingslayer => (rank(1), FIRE),
        Some(t) if t.wars > 0 => (&WAR, FIRE),
        _ => (&DECK, GOLD),
    }
}
