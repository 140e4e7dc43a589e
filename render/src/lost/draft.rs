//! The hand in the draft: each card with what it would cost, what it says, and what skill it would be.

use skald_rules::interface::{Say, Seat};
use skald_rules::lost::cards::{Card, Equipment, Skills};
use skald_rules::lost::eval::Eyes;

use super::bits::{self, Bit, Marks, counted};
use super::scene::{COIN, GAIN, LOSS, Scene, card_motif, count, gear, name, skill, text, words};
use crate::art::Light;
use crate::layout::Kind;
use crate::look::color::Color;
use crate::look::emblem::chaos::GIVEN;
use crate::look::emblem::lost as signs;
use crate::look::palette::{INK, NUMBER, OUTLINE, PLATE, QUIET, TITLE, face};
use crate::look::scale;
use crate::painter::{Face, Fill, Painter, Rect, Style};

/// Space between cards.
const GAP: f32 = 10.0;
/// Height of a line of marks.
const LINE: f32 = 27.0;

/// What a card would cost its holder, and whether it could be added as equipment.
pub(super) struct Offer<'a> {
    /// The card.
    pub face: &'a Equipment,
    /// What it costs as things are, or after the conversion that is needed.
    pub price: u8,
    /// Whether it can be bought at once, or only after turning equipment into skills.
    pub buys: Buys,
    /// The level that its skill would have.
    pub level: u8,
    /// The gold that the skill brings.
    pub gold: u8,
}

/// Whether and how a card can be bought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Buys {
    /// At once.
    Yes,
    /// After turning these cards, the fewest that help, into skills.
    Converting(Vec<Card>),
    /// Not at all now.
    No,
}

/// What a card is for somebody now.
pub(super) fn offer(eyes: Eyes<'_>, seat: Seat, card: Card) -> Offer<'_> {
    let face = eyes.pool.card(card);
    let (buys, price) = match eyes.conversion(seat, card) {
        Some(cards) if cards.is_empty() => (Buys::Yes, eyes.price(seat, card, &[])),
        Some(cards) => {
            let price = eyes.price(seat, card, &cards);
            (Buys::Converting(cards), price)
        }
        None => (Buys::No, eyes.price(seat, card, &[])),
    };
    let level = eyes.skills(seat).of(face.icon) + 1;
    Offer { face, price, buys, level, gold: eyes.table.level }
}

/// Draws cards side by side; `chosen` is marked.
pub(super) fn draw(
    p: &mut Painter,
    scene: &Scene<'_>,
    seat: Seat,
    cards: &[Card],
    chosen: Option<Card>,
    r: Rect,
) {
    // Four stand larger two by two.
    let columns = count(if cards.len() == 4 { 2 } else { cards.len().clamp(1, 3) });
    let rows = count(cards.len()).div_ceil(columns).max(1);
    for (i, card) in (0_u16..).zip(cards) {
        let offer = offer(scene.eyes(), seat, *card);
        cell(p, scene, seat, &offer, chosen == Some(*card), r.cell(i, columns, rows, GAP));
    }
}

fn cell(p: &mut Painter, scene: &Scene<'_>, seat: Seat, of: &Offer<'_>, chosen: bool, r: Rect) {
    let card = of.face;
    let (sign, color) = gear(card.of, card.piece);
    let (_, ground) = face(color);
    p.shadow(r.moved(0.0, 3.0), 12.0, 5.0, 130);
    p.round(r, 12.0, Fill::down(color, color.mix(OUTLINE, 45)));
    let inner = r.inset(4.0);
    p.round(inner, 9.0, Fill::flat(ground));
    let lines = 1 + card.lines.len();
    let low = 40.0 + LINE * crate::scene::length(lines) + 40.0;
    let (foot, art) = inner.take_bottom(low.min(inner.h - 90.0), 0.0);
    let light = if of.buys == Buys::No { Light::Dim } else { Light::Full };
    p.poster(&card_motif(card), art, 9.0, light);
    price(p, scene, of, art);
    let at = Rect::new(art.right() - 42.0, art.y + 6.0, 36.0, 36.0);
    p.round(at, 9.0, Fill::flat(PLATE));
    p.emblem(sign, at.inset(6.0), Fill::flat(color), PLATE);
    if chosen {
        let at = at.moved(0.0, 42.0);
        p.round(at, 9.0, Fill::flat(PLATE));
        p.emblem(&GIVEN, at.inset(5.0), Fill::flat(GAIN), PLATE);
        p.frame(r, 12.0, 5.0, GAIN);
    }
    let foot = foot.inset_xy(8.0, 2.0);
    let (name, rest) = foot.take_top(36.0, 0.0);
    let style = Style::new(Face::Bold, 27.0, TITLE, ground).kind(Kind::Name);
    let style = p.shrink(&card.name, name.w, scale::NAME_LEAST, &style);
    p.text_fit(&card.name, name.x, style.baseline_at(name.cy()), name.w, &style);
    let (skilled, rest) = rest.take_bottom(36.0, 0.0);
    as_skill(p, of, skilled);
    let skills = scene.eyes().skills(seat);
    let mut y = rest.y + LINE / 2.0;
    discounts(p, card, &skills, Rect::new(rest.x, y - LINE / 2.0, rest.w, LINE), ground);
    for line in &card.lines {
        y += LINE;
        if y + LINE / 2.0 > rest.bottom() + 3.0 {
            break;
        }
        let marks = bits::line(line, Some(&skills));
        let ink = match marks.met {
            Some(true) => GAIN,
            Some(false) => QUIET,
            None => INK,
        };
        bits::draw(p, &marks.bits, rest.x, y, rest.w, &bits::style(23.0, ink, ground));
    }
}

/// What it costs its holder, large.
fn price(p: &mut Painter, scene: &Scene<'_>, of: &Offer<'_>, art: Rect) {
    let ink = match of.buys {
        Buys::Yes => NUMBER,
        Buys::Converting(_) => COIN,
        Buys::No => LOSS,
    };
    let style = Style::new(Face::Bold, 50.0, ink, PLATE).kind(Kind::Deciding);
    let said = of.price.to_string();
    let wide = p.measure(&said, &style) + 54.0;
    let at = Rect::new(art.x + 6.0, art.y + 6.0, wide, 50.0);
    p.round(at, 12.0, Fill::flat(PLATE));
    p.emblem(&signs::GOLD, Rect::new(at.x + 6.0, at.cy() - 17.0, 34.0, 34.0), Fill::flat(COIN), PLATE);
    p.text(&said, at.x + 45.0, style.baseline_at(at.cy()), &style);
    if of.buys == Buys::Yes {
        return;
    }
    let said = match &of.buys {
        Buys::Converting(cards) => {
            let names: Vec<Say> = cards.iter().map(|card| name(scene.card(*card).name)).collect();
            words(&Say::new("picture-lost-converting").with("list", names))
        }
        _ => text("picture-lost-not-now"),
    };
    let style = Style::new(Face::Bold, 22.0, ink, PLATE).kind(Kind::Name);
    let room = art.right() - at.x - 20.0;
    let style = p.shrink(&said, room, scale::NAME_LEAST, &style);
    let mut y = at.bottom() + 4.0;
    for line in p.wrap(&said, room, &style).into_iter().take(2) {
        let low = Rect::new(at.x, y, p.measure(&line, &style) + 14.0, 28.0);
        p.round(low, 8.0, Fill::flat(PLATE));
        p.text(&line, low.x + 7.0, style.baseline_at(low.cy()), &style);
        y = low.bottom() + 2.0;
    }
}

/// The printed cost and the boxes of discounts; met ones are bright.
fn discounts(p: &mut Painter, card: &Equipment, skills: &Skills, r: Rect, ground: Color) {
    let style = bits::style(22.0, QUIET, ground);
    let said = [Bit::Said(card.cost.to_string()), Bit::Sign(&signs::GOLD, COIN)];
    let used = bits::draw(p, &said, r.x, r.cy(), r.w, &style) + 8.0;
    boxes(p, card, Some(skills), r.take_left(used, 0.0).1, 21.0);
}

/// The boxes of a card's discounts side by side, in letters of a size.
pub(super) fn boxes(p: &mut Painter, card: &Equipment, skills: Option<&Skills>, r: Rect, size: f32) {
    let mut x = r.x;
    for of in &card.discounts {
        let met = skills.is_some_and(|skills| of.any.met(skills));
        let ink = match skills {
            Some(_) if met => GAIN,
            Some(_) => QUIET,
            None => INK,
        };
        let mut marks = Marks::default();
        for group in &of.any.0 {
            marks = marks.group(group);
        }
        marks.bits.push(Bit::Said(format!(": −{}", of.amount)));
        let style = bits::style(size, ink, PLATE);
        let wide = bits::width(p, &marks.bits, &style) + 12.0;
        if x + wide > r.right() + 1.0 {
            break;
        }
        let at = Rect::new(x, r.y + 1.0, wide, r.h - 3.0);
        p.round(at, 6.0, Fill::flat(PLATE));
        if met {
            p.frame(at, 6.0, 1.5, GAIN);
        }
        bits::draw(p, &marks.bits, at.x + 6.0, at.cy(), wide, &style);
        x = at.right() + 5.0;
    }
}

/// What it would be as a skill: its sign, the level, the gold.
fn as_skill(p: &mut Painter, of: &Offer<'_>, r: Rect) {
    p.round(r, 8.0, Fill::flat(PLATE));
    let style = Style::new(Face::Bold, 25.0, INK, PLATE).kind(Kind::Name);
    let said = text("picture-lost-or-skill");
    let quiet = Style::new(Face::Text, 21.0, QUIET, PLATE).kind(Kind::Name);
    let x = r.x + 8.0;
    let x = x + p.text(&said, x, quiet.baseline_at(r.cy()), &quiet) + 8.0;
    let x = counted(p, skill(of.face.icon), &of.level.to_string(), (x, r.cy()), &style) + 14.0;
    counted(p, (&signs::GOLD, COIN), &format!("+{}", of.gold), (x, r.cy()), &style);
}
