//! What happens now, between the players: whose turn it is and what is waited for, the attack with its arithmetic, the Sequence as
//! a numbered stack; while nothing is under way, what has happened lately.

use skald_rules::interface::Say;
use skald_rules::lraw::sight::Lens;
use skald_rules::lraw::state::{Attack, Item, Strike};

use super::scene::{DIM, LOSS, MAGICAL, PHYSICAL, Place, Scene, legion, motif, text, words};
use super::{banners, status};
use crate::art::Light;
use crate::layout::Kind as Use;
use crate::look::emblem::{WAR, lost as signs};
use crate::look::palette::{GOLD, INK, NUMBER, PANEL_TOP, PLATE, QUIET};
use crate::look::scale;
use crate::page::{bar, lines};
use crate::painter::{Face, Fill, Painter, Rect, Style};
use crate::surface;

/// Its height without banners.
pub(super) const HEIGHT: f32 = 184.0;
/// Height of the bar with what is waited for.
const BAR: f32 = 76.0;
/// Height of an item of the Sequence.
const ITEM: f32 = 32.0;
/// So many of them stand one above the other.
const ITEMS: usize = 3;
/// From this width on two stand side by side.
const WIDE: f32 = 700.0;
const GAP: f32 = 5.0;

/// Its height between two players: with a row for what has changed the game, if anything has. Among more, the bands tell it.
pub(super) fn height(scene: &Scene<'_>) -> f32 {
    let plain = banners::all(scene).is_empty();
    if plain { HEIGHT } else { HEIGHT + banners::HEIGHT + GAP }
}

/// Draws the middle; where it is higher than it has to be, with a row for what has changed the game.
pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>, lens: Lens<'_>, said: &[String], r: Rect) {
    let (top, rest) = r.take_top(BAR, GAP);
    let rest = if r.h > HEIGHT {
        let (row, rest) = rest.take_top(banners::HEIGHT, GAP);
        banners::draw(p, scene, row);
        rest
    } else {
        rest
    };
    let asked: Vec<_> = scene.view.waits.iter().map(|(seat, _)| *seat).collect();
    let (says, second) = (status::awaited(scene), status::place(scene));
    bar::status(
        p,
        scene,
        top,
        &bar::Status { asked: &asked, says: &says, second: Some(&second), sign: None },
    );
    let table = &scene.view.table;
    let stack: Vec<&Item> = table.sequence.iter().collect();
    match (table.attack, stack.is_empty()) {
        (Some(of), true) => attack(p, scene, lens, of, rest),
        (Some(of), false) => {
            let (left, right) = rest.take_left(rest.w * 0.42, GAP);
            attack(p, scene, lens, of, left);
            sequence(p, scene, &stack, right);
        }
        (None, false) => sequence(p, scene, &stack, rest),
        (None, true) => lately(p, scene, said, rest),
    }
}

/// The attack in progress: who, against whom, and what comes of it.
fn attack(p: &mut Painter, scene: &Scene<'_>, lens: Lens<'_>, of: Attack, r: Rect) {
    surface::panel(p, r);
    let inner = r.inset_xy(8.0, 6.0);
    let (top, low) = inner.take_top(inner.h - 30.0, 0.0);
    let (by, on) = (scene.face(of.by), scene.face(of.on));
    let [strength, against] = status::meeting(scene, lens, of);
    let (left, rest) = top.take_left(top.h, 6.0);
    let (right, between) = rest.take_right(top.h, 6.0);
    for (face, at) in [(by, left), (on, right)] {
        p.poster(&motif(face), at, 8.0, Light::Full);
        p.frame(at, 8.0, 2.0, legion(face.legion));
    }
    let (sign, ink) = match of.strike {
        Strike::Warrior => (&WAR, GOLD),
        Strike::Physical => (&signs::MELEE, PHYSICAL),
        Strike::Magical => (&signs::MAGIC, MAGICAL),
    };
    let number = Style::new(Face::Bold, scale::DECIDING, NUMBER, PANEL_TOP).kind(Use::Deciding);
    let y = between.cy();
    p.text(&strength.to_string(), between.x, number.baseline_at(y), &number);
    p.emblem(sign, Rect::around(between.cx(), y, 36.0), Fill::flat(ink), PANEL_TOP);
    p.text(&against.to_string(), between.right(), number.baseline_at(y), &number.right());
    let style = Style::new(Face::Text, 22.0, if of.cancelled { DIM } else { INK }, PANEL_TOP).kind(Use::Name);
    let said = if of.cancelled {
        text("picture-lraw-cancelled")
    } else {
        words(&status::left_over(scene, lens, of))
    };
    let style = p.shrink(&said, low.w, scale::NAME_LEAST, &style).centred();
    p.text_fit(&said, low.cx(), style.baseline_at(low.cy() + 1.0), low.w, &style);
}

/// The Sequence, the bottom first; of more items than there is room for the last, which resolve first, with how many lie below.
fn sequence(p: &mut Painter, scene: &Scene<'_>, stack: &[&Item], r: Rect) {
    surface::panel(p, r);
    let inner = r.inset_xy(8.0, 3.0);
    let waits = !scene.view.table.pending.is_empty();
    let rows = if waits { ITEMS - 1 } else { ITEMS };
    let columns = if r.w > WIDE && stack.len() > rows { 2 } else { 1 };
    let below = stack.len().saturating_sub(rows * columns);
    let abreast = crate::scene::count(columns);
    for (at, (number, item)) in stack.iter().enumerate().skip(below).enumerate() {
        let column = inner.cell(crate::scene::count(at / rows), abreast, 1, GAP);
        let y = column.y + ITEM * crate::scene::length(at % rows);
        let more = if at == 0 { below } else { 0 };
        one(p, scene, number + 1, (*item, more), Rect::new(column.x, y, column.w, ITEM - 2.0));
    }
    let y = inner.y + ITEM * crate::scene::length(rows.min(stack.len()));
    if waits {
        let names: Vec<Say> =
            scene.view.table.pending.iter().map(|met| status::card(scene, met.source)).collect();
        let said = words(&Say::new("picture-lraw-next").with("list", names));
        let style = Style::new(Face::Text, scale::NAME_LEAST, QUIET, PANEL_TOP).kind(Use::Name);
        p.text_fit(&said, inner.x + 4.0, style.baseline_at(y + ITEM / 2.0 - 1.0), inner.w - 8.0, &style);
    }
}

/// An item with its number, and how many lie below it that are not drawn.
fn one(p: &mut Painter, scene: &Scene<'_>, number: usize, (item, below): (&Item, usize), r: Rect) {
    p.round(r, 7.0, Fill::flat(PLATE));
    let r = if below > 0 {
        let said = words(&Say::new("picture-lraw-below").with("n", below));
        let style = Style::new(Face::Bold, scale::NAME_LEAST, GOLD, PLATE).kind(Use::Name).right();
        let wide = p.text(&said, r.right() - 8.0, style.baseline_at(r.cy()), &style);
        Rect::new(r.x, r.y, r.w - wide - 8.0, r.h)
    } else {
        r
    };
    let bold = Style::new(Face::Bold, 22.0, GOLD, PLATE).kind(Use::Name);
    let x = r.x + 8.0;
    let x = x + p.text(&number.to_string(), x, bold.baseline_at(r.cy()), &bold) + 8.0;
    let look = scene.look(item.seat);
    p.emblem(&look.mark, Rect::new(x, r.cy() - 10.0, 20.0, 20.0), Fill::flat(scene.color(item.seat)), PLATE);
    let x = x + 27.0;
    let ink = if item.negated { LOSS } else { INK };
    let style = Style::new(Face::Text, 22.0, ink, PLATE).kind(Use::Name);
    // What was paid stands there where there is room for it; the text twin always has it.
    let whole = scene.say(&status::item_with_price(scene, item), Place::Picture);
    let fits = p.measure(&whole, &style.sized(scale::NAME_LEAST)) <= r.right() - x - 8.0;
    let said = if fits { whole } else { scene.say(&status::item(scene, item), Place::Picture) };
    let style = p.shrink(&said, r.right() - x - 8.0, scale::NAME_LEAST, &style);
    p.text_fit(&said, x, style.baseline_at(r.cy()), r.right() - x - 8.0, &style);
}

/// What has happened lately. At the end, how it came.
fn lately(p: &mut Painter, scene: &Scene<'_>, said: &[String], r: Rect) {
    let mut all: Vec<String> = said.iter().map(|line| p.drawable(line)).collect();
    if all.is_empty() && !scene.view.places.is_empty() {
        all.push(scene.say(&status::why(scene), Place::Picture));
    }
    if all.is_empty() {
        surface::panel(p, r);
        let style = Style::new(Face::Text, scale::PROSE_LEAST, QUIET, PANEL_TOP).centred();
        p.text(&text("picture-digest-quiet"), r.cx(), style.baseline_at(r.cy()), &style);
        return;
    }
    let most = lines::room(r.h);
    let wrapped = lines::wrapped(p, &all, r.w);
    let last = lines::last(wrapped, most);
    lines::draw(p, "", &last, r);
}
