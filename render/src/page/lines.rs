//! Sentences in a picture, one under the other, each with a dot before it and wrapped to the room.

use crate::layout::Kind;
use crate::look::palette::{GOLD, INK, PANEL_TOP};
use crate::look::scale;
use crate::painter::{Face, Fill, Painter, Rect, Style};
use crate::scene::length;
use crate::surface;

/// From line to line.
pub(crate) const PITCH: f32 = 36.0;
/// Space between a panel's edge and its lines.
const PAD: f32 = 10.0;
/// Room for the dot before a sentence.
const DOT: f32 = 24.0;
/// Height of a list's title.
const TITLE: f32 = 32.0;

/// Lines of sentences, each with whether a sentence begins there.
pub(crate) type Lines = Vec<(bool, String)>;

/// The letters of such lines.
pub(crate) const fn style() -> Style {
    Style::new(Face::Text, scale::PROSE_LEAST, INK, PANEL_TOP)
}

/// The sentences as lines for a panel `width` wide.
pub(crate) fn wrapped(p: &mut Painter, said: &[String], width: f32) -> Lines {
    let room = width - 2.0 * PAD - DOT;
    let mut lines = Vec::new();
    for sentence in said {
        let sentence = p.drawable(sentence);
        let wrapped = p.wrap(&sentence, room, &style());
        for (i, line) in wrapped.into_iter().enumerate() {
            // A word without spaces may be wider than the line.
            lines.push((i == 0, p.fit(&line, room, &style())));
        }
    }
    lines
}

/// The first so many lines; the last ends with an ellipsis when there are more.
pub(crate) fn first(p: &mut Painter, mut lines: Lines, most: usize, width: f32) -> Lines {
    if lines.len() > most {
        lines.truncate(most);
        if let Some((_, last)) = lines.last_mut() {
            *last = p.fit(&format!("{last} …"), width - 2.0 * PAD - DOT, &style());
        }
    }
    lines
}

/// The last sentences that have room in so many lines, each whole: the newest are those that people have not heard of.
pub(crate) fn last(mut lines: Lines, most: usize) -> Lines {
    let mut from = lines.len().saturating_sub(most);
    // Of a single sentence that has no room its beginning is kept.
    let begins = lines.iter().rposition(|(first, _)| *first).unwrap_or(0);
    while from < begins && !lines.get(from).is_none_or(|(first, _)| *first) {
        from += 1;
    }
    let mut kept = lines.split_off(from.min(begins));
    kept.truncate(most);
    kept
}

/// The height of a panel with so many lines, with a title or without.
pub(crate) fn height(lines: usize, titled: bool) -> f32 {
    2.0 * PAD + PITCH * length(lines) + if titled { TITLE } else { 0.0 }
}

/// How many lines have room in a panel of this height without a title.
pub(crate) fn room(height: f32) -> usize {
    (1_u16..200).take_while(|n| 2.0 * PAD + PITCH * f32::from(*n) <= height).count()
}

/// Draws lines on a panel; an empty title is none.
pub(crate) fn draw(p: &mut Painter, title: &str, lines: &Lines, r: Rect) {
    surface::panel(p, r);
    let mut room = r.inset(PAD);
    if !title.is_empty() {
        let gold = Style::new(Face::Title, 24.0, GOLD, PANEL_TOP).kind(Kind::Name);
        let (head, rest) = room.take_top(TITLE, 0.0);
        p.text(title, head.x + 2.0, gold.baseline_at(head.cy() - 4.0), &gold);
        room = rest;
    }
    for (i, (begins, line)) in (0_u16..).zip(lines) {
        let y = room.y + PITCH * (f32::from(i) + 0.5);
        if *begins {
            p.disc(room.x + 9.0, y, 4.5, Fill::flat(GOLD));
        }
        p.text(line, room.x + DOT, style().baseline_at(y), &style());
    }
}
