//! What a player begins with, to choose from: Warriors, pantheons, each with its picture and a line or two.

use super::bar::{self, Header};
use super::told::Told;
use crate::art::{Light, Motif};
use crate::layout::Kind;
use crate::look::color::Color;
use crate::look::palette::{GOLD, INK, NUMBER, OUTLINE, PANEL_BOTTOM, TITLE};
use crate::painter::{Face, Fill, Painter, Rect, Style};
use crate::scene::{count, length};
use crate::surface;

/// Something to begin with.
pub(crate) struct Head<'a> {
    /// Its picture.
    pub motif: Motif<'a>,
    /// What it is called.
    pub name: String,
    /// What it begins with, large on its picture; empty for nothing.
    pub value: String,
    /// What it can do, in a word or two.
    pub ability: String,
    /// The same in a line.
    pub line: String,
    /// The same in full, for the words beside the picture; empty where the line says all.
    pub rule: String,
    /// What else counts, in short.
    pub more: String,
}

/// Size of the picture: as wide as both boxes let it be.
const SIZE: (u16, u16) = (1100, 700);
/// The least size of names and lines: this picture is wider than others, so all in it is shown smaller.
const LEAST: f32 = 23.5;
/// From line to line.
const LEADING: f32 = 28.0;
/// Up to so many stand in one row.
const ABREAST: usize = 4;
const GAP: f32 = 12.0;

/// From so many rows on the words stand beside each picture, not under it; in fewer where a line says all.
const FLAT: usize = 3;

/// Draws them side by side under a title.
pub(crate) fn draw(p: &mut Painter, title: &str, heads: &[Head<'_>]) {
    let room = surface::ground(p, SIZE.0, SIZE.1);
    let room = bar::header(p, room, &Header::new(title.to_owned(), String::new()));
    let rows = heads.len().div_ceil(ABREAST).max(1);
    let columns = count(heads.len().div_ceil(rows)).max(1);
    // Where a line says all, it has the room beside the picture.
    let lines_alone = rows > 1 && heads.iter().all(|head| head.more.is_empty());
    let drawn = if rows < FLAT && !lines_alone { one } else { flat };
    for (i, head) in (0_u16..).zip(heads) {
        drawn(p, head, room.cell(i, columns, count(rows), GAP));
    }
}

/// One of many: its name above, the picture at the left, the words at the right of it.
fn flat(p: &mut Painter, head: &Head<'_>, r: Rect) {
    let color = head.motif.color;
    p.round(r, 14.0, Fill::down(PANEL_BOTTOM, OUTLINE));
    let (bar, under) = r.inset(4.0).take_top(40.0, 0.0);
    let (art, words) = under.take_left(r.w * 0.34, 10.0);
    p.poster(&head.motif, art, 11.0, Light::Full);
    p.frame(r, 14.0, 4.0, color);
    let name = Style::new(Face::Title, 30.0, TITLE, OUTLINE).kind(Kind::Name).centred();
    let wide = bar.w - 20.0;
    let shrunk = p.shrink(&head.name, wide, LEAST, &name);
    p.text_fit(&head.name, bar.cx(), shrunk.baseline_at(bar.cy()), wide, &shrunk);
    let wide = words.w - 8.0;
    let mut y = words.y + 16.0;
    let line = Style::new(Face::Text, LEAST, INK, OUTLINE).kind(Kind::Name);
    for said in p.wrap(&head.line, wide, &line) {
        if y + LEADING * 0.5 > words.bottom() {
            break;
        }
        p.text(&said, words.x, line.baseline_at(y), &line);
        y += LEADING;
    }
}

fn one(p: &mut Painter, head: &Head<'_>, r: Rect) {
    let color = head.motif.color;
    p.round(r, 14.0, Fill::down(PANEL_BOTTOM, OUTLINE));
    let inner = r.inset(4.0);
    let name = Style::new(Face::Title, 32.0, TITLE, OUTLINE).kind(Kind::Name).centred();
    let line = Style::new(Face::Text, LEAST, INK, OUTLINE).kind(Kind::Name);
    let wide = inner.w - 16.0;
    let lines = p.wrap(&head.line, wide, &line);
    // The picture has what the words leave, but never much less than half.
    let fits = ((inner.h * 0.6 - 108.0) / LEADING).floor().max(1.0);
    let most = (1..=lines.len()).rev().find(|n| length(*n) <= fits).unwrap_or(1);
    let low = 108.0 + LEADING * length(most);
    let (foot, art) = inner.take_bottom(low, 0.0);
    p.poster(&head.motif, art, 11.0, Light::Full);
    if !head.value.is_empty() {
        let number = Style::new(Face::Bold, 66.0, NUMBER, OUTLINE).outlined(4.0).kind(Kind::Total);
        p.text(&head.value, art.x + 10.0, art.y + 62.0, &number);
    }
    p.frame(r, 14.0, 4.0, color);
    let mut y = foot.y + 24.0;
    let shrunk = p.shrink(&head.name, wide, 24.0, &name);
    p.text_fit(&head.name, foot.cx(), shrunk.baseline_at(y), wide, &shrunk);
    y += 34.0;
    let quiet = |ink: Color| Style::new(Face::Text, 25.0, ink, OUTLINE).kind(Kind::Name).centred();
    let ability = p.shrink(&head.ability, wide, LEAST, &quiet(GOLD));
    p.text_fit(&head.ability, foot.cx(), ability.baseline_at(y), wide, &ability);
    y += 29.0;
    let cut = most < lines.len();
    for (i, said) in lines.iter().take(most).enumerate() {
        let said = if cut && i + 1 == most { format!("{said} …") } else { said.clone() };
        let said = p.fit(&said, wide, &line);
        p.text(&said, foot.cx(), line.baseline_at(y), &line.centred());
        y += LEADING;
    }
    let more = quiet(color.mix(INK, 50)).sized(LEAST);
    p.text_fit(&head.more, foot.cx(), more.baseline_at(y), wide, &more);
}

/// The same in words.
pub(crate) fn told(title: &str, heads: &[Head<'_>]) -> Told {
    let line = |head: &Head<'_>| {
        let line = if head.rule.is_empty() { &head.line } else { &head.rule };
        let parts = [&head.name, &head.value, &head.ability, line, &head.more];
        let some: Vec<&str> = parts
            .into_iter()
            .map(|part| part.trim_end_matches('.'))
            .filter(|part| !part.is_empty())
            .collect();
        some.join(" – ")
    };
    Told::sheet(title, heads.iter().map(line).collect())
}
