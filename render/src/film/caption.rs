//! What is said before a picture of a film: the part of the story, what happened, and the hands that have changed. It lies over the
//! lower part of the picture before, as wide as that, and goes away when it has been read.

use skald_rules::interface::Seat;

use super::Moment;
use crate::layout::{Kind, Layout};
use crate::look::palette::{BORDER, GOLD, GROUND_BOTTOM, INK, QUIET, TITLE, seat_look};
use crate::look::scale;
use crate::names::PlayerName;
use crate::painter::{EncodeError, Face, Fill, Painter, Rect, Style, whole_pixels};
use crate::surface;

/// Space at its edges, and below each thing that it says.
const EDGE: f32 = 22.0;
const GAP: f32 = 10.0;
/// Height of the part of the story.
const HEAD: f32 = 46.0;
/// From line to line of what happened, and of a hand.
const LEADING: f32 = 38.0;
const CARDS: f32 = 36.0;
/// Of the sentences only so many are said: the last ones, in so many lines each.
const SENTENCES: usize = 3;
const LINES: u8 = 2;
/// The most lines of a hand.
const HAND: u8 = 2;
/// The room for the name of a hand's owner.
const NAME: f32 = 250.0;
/// How high it is at most.
const TALLEST: f32 = 600.0;
/// How long it stands in hundredths of a second: at least, more for each letter, and at most.
const STANDS: (u16, usize, u16) = (60, 2, 350);

/// What is said.
pub(super) struct Says {
    heading: String,
    sentences: Vec<String>,
    hands: Vec<(Seat, String)>,
}

/// What is said, drawn.
pub(super) struct Caption {
    /// Its pixels, red, green, blue and opacity, and how many are in a row.
    pub pixels: Vec<u8>,
    pub width: u16,
    /// How long it stands, in hundredths of a second.
    pub stands: u16,
    /// Its texts.
    pub layout: Layout,
}

impl Says {
    /// What there is to say at a moment; nothing where no more has happened than until the moment before.
    pub fn of(moment: &Moment, before: Option<&Moment>) -> Option<Self> {
        let known = before.map_or_else(Vec::new, |before| crate::hands(&before.view));
        let changed = crate::hands(&moment.view).into_iter().filter(|hand| !known.contains(hand));
        let words = crate::words::of_reader();
        let hands: Vec<(Seat, String)> = changed
            .filter(|(_, cards)| !cards.is_empty())
            .map(|(seat, cards)| (seat, words.list(cards)))
            .collect();
        let skipped = moment.lines.len().saturating_sub(SENTENCES);
        let sentences: Vec<String> = moment.lines.iter().skip(skipped).cloned().collect();
        let goes_on = before.is_some_and(|before| before.heading == moment.heading);
        let nothing = sentences.is_empty() && hands.is_empty() && (goes_on || moment.heading.is_empty());
        (!nothing).then(|| Self { heading: moment.heading.clone(), sentences, hands })
    }

    /// How long somebody needs to read it, in hundredths of a second.
    fn stands(&self) -> u16 {
        let said = self.sentences.iter().chain(self.hands.iter().map(|(_, cards)| cards));
        let letters: usize = said.map(|line| line.chars().count()).sum();
        let (least, each, most) = STANDS;
        u16::try_from(letters * each).map_or(most, |more| least.saturating_add(more).min(most))
    }

    /// Draws it. `names` are those of the seats of the table.
    pub fn draw(&self, p: &mut Painter, names: &[PlayerName]) -> Result<Caption, EncodeError> {
        let wide = f32::from(scale::SIDE) - 2.0 * EDGE;
        let told = Style::new(Face::Text, scale::PROSE_LEAST, INK, GROUND_BOTTOM);
        let held = Style::new(Face::Text, scale::PROSE_LEAST, QUIET, GROUND_BOTTOM);
        let sentences = cut(p, self.sentences.iter().map(String::as_str), (wide, LINES), &told);
        let head = if self.heading.is_empty() { 0.0 } else { HEAD + GAP };
        let above = head + sentences.iter().map(|(_, lines)| lines * LEADING + GAP).sum::<f32>();
        let count = u16::try_from(self.hands.len()).map_or(1.0, |count| f32::from(count.max(1)));
        let each = (TALLEST - 2.0 * EDGE - above) / count;
        let fits = |lines: &u8| f32::from(*lines) * CARDS + GAP <= each;
        let most = (1..=HAND).rev().find(fits).unwrap_or(1);
        let hands = cut(p, self.hands.iter().map(|(_, cards)| cards.as_str()), (wide - NAME, most), &held);
        let below: f32 = hands.iter().map(|(_, lines)| lines * CARDS + GAP).sum();

        p.begin(scale::SIDE, whole_pixels(above + below + 2.0 * EDGE - GAP));
        let all = Rect::new(0.0, 0.0, f32::from(scale::SIDE), above + below + 2.0 * EDGE);
        p.rect(all, Fill::flat(GROUND_BOTTOM));
        p.rect(Rect { h: 4.0, ..all }, Fill::flat(BORDER));
        let mut room = all.inset(EDGE);
        if head > 0.0 {
            let (line, rest) = room.take_top(HEAD, GAP);
            let style = Style::new(Face::Title, 36.0, GOLD, GROUND_BOTTOM).kind(Kind::Name);
            let style = p.shrink(&self.heading, line.w, 26.0, &style);
            p.text_fit(&self.heading, line.x, style.baseline_at(line.cy()), line.w, &style);
            room = rest;
        }
        for (sentence, lines) in &sentences {
            let (place, rest) = room.take_top(lines * LEADING, GAP);
            p.paragraph(sentence, place, LEADING, &told);
            room = rest;
        }
        for ((cards, lines), (seat, _)) in hands.iter().zip(&self.hands) {
            let (place, rest) = room.take_top(lines * CARDS, GAP);
            let (owner, list) = place.take_left(NAME, 0.0);
            let player = names.get(seat.index());
            let mark = Rect::new(owner.x, owner.y + 2.0, 32.0, 32.0);
            surface::mark(p, mark, seat_look(player.map_or(0, PlayerName::number)));
            let name = player.map_or_else(String::new, |name| name.drawn(p));
            let style = Style::new(Face::Bold, 27.0, TITLE, GROUND_BOTTOM).kind(Kind::Name);
            let baseline = style.baseline_at(owner.y + CARDS / 2.0);
            p.text_fit(&name, owner.x + 42.0, baseline, owner.w - 56.0, &style);
            p.paragraph(cards, list, CARDS, &held);
            room = rest;
        }
        let (_, layout) = p.finish()?;
        let (width, _, pixels) = p.pixels();
        Ok(Caption { pixels: pixels.to_vec(), width, stands: self.stands(), layout })
    }
}

/// Texts as they can be drawn, each with how many lines it has of this width, and at most so many.
fn cut<'t>(
    p: &mut Painter,
    texts: impl Iterator<Item = &'t str>,
    (wide, most): (f32, u8),
    style: &Style,
) -> Vec<(String, f32)> {
    let lines = |text: &str| {
        let text = p.drawable(text);
        let lines = u8::try_from(p.wrap(&text, wide, style).len()).map_or(most, |lines| lines.min(most));
        (text, f32::from(lines))
    };
    texts.map(lines).collect()
}
