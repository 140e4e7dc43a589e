//! Films: how a table came to stand as it does, picture after picture, as an animated GIF.
//!
//! What belongs here: the frame around a board, with the part of the story, what happened and the hands that are known, and
//! how frames become a film. What does not: boards, which are those of the games, and which moments are shown.

mod colours;
mod packed;
mod side;
mod tape;

use std::collections::BTreeMap;

use skald_rules::interface::Say;
use skald_rules::views::{AnyView, MatchView};

use crate::layout::Layout;
use crate::names::PlayerName;
use crate::painter::Painter;
use crate::{DrawError, Lately, draw_since, inner, seated, twin};
use colours::{Colours, Mosaic};
use tape::{HEIGHT, Tape, WIDTH};

/// The room of the board, the rest is beside it.
const BOARD: (u16, u16) = (571, HEIGHT);
/// The room beside the board.
const SIDE: (u16, u16) = (WIDTH - BOARD.0, HEIGHT);
/// How many frames the colours of a film are chosen from.
const SAMPLES: usize = 4;

/// One moment of a game.
#[derive(Clone, Debug)]
pub struct Moment {
    /// What the viewer sees then.
    pub view: AnyView,
    /// The part of the story, such as its round.
    pub heading: String,
    /// What happened up to then, sentence by sentence, the last one last.
    pub lines: Vec<String>,
}

/// A finished film.
#[derive(Clone, Debug)]
pub struct Film {
    /// The film as GIF, 800 by 600 pixels, played again and again.
    pub gif: Vec<u8>,
    /// A summary of at most 1024 characters, for alt text.
    pub alt: String,
    /// Where each text stands in the boards, moment by moment, for checks.
    pub boards: Vec<Layout>,
}

/// How wide a film is, and its boards at most, in pixels.
pub const WIDE: (u16, u16) = (WIDTH, BOARD.0);

/// Draws a film of these moments, the first one first. `names` are in the order of seats.
///
/// # Errors
/// [`DrawError`] when the film cannot be encoded.
pub fn film(p: &mut Painter, moments: &[Moment], names: &[PlayerName]) -> Result<Film, DrawError> {
    let mut frame = Frame::new();
    let mut mosaic = Mosaic::new();
    let last = moments.len().saturating_sub(1);
    // Those that the colours are chosen from are kept until they come.
    let mut drawn = BTreeMap::new();
    for at in (0..SAMPLES.min(moments.len())).map(|at| at * last / (SAMPLES - 1)) {
        frame.draw(p, moments, at, names)?;
        mosaic.add(&frame.pixels);
        drawn.insert(at, std::mem::replace(&mut frame, Frame::new()));
    }
    let mut tape = Tape::new(Colours::of(&mosaic))?;
    let mut boards = Vec::with_capacity(moments.len());
    for at in 0..moments.len() {
        match drawn.remove(&at) {
            Some(kept) => frame = kept,
            None => frame.draw(p, moments, at, names)?,
        }
        boards.push(std::mem::take(&mut frame.board));
        tape.add(&mut frame.pixels)?;
    }
    let lines = moments.last().map(|moment| moment.lines.join(" ")).unwrap_or_default();
    let say = Say::new("film-alt").with("count", moments.len()).with("last", lines);
    let alt = twin::alt(&crate::words::of_reader().plain(&say));
    Ok(Film { gif: tape.finish()?, alt, boards })
}

/// The pixels of one frame, red, green, blue and opacity: a board and what stands beside it.
struct Frame {
    pixels: Vec<u8>,
    board: Layout,
}

impl Frame {
    fn new() -> Self {
        let pixels = vec![0; usize::from(WIDTH) * usize::from(HEIGHT) * 4];
        Self { pixels, board: Layout::default() }
    }

    fn draw(
        &mut self,
        p: &mut Painter,
        moments: &[Moment],
        at: usize,
        names: &[PlayerName],
    ) -> Result<(), DrawError> {
        let Some(moment) = moments.get(at) else { return Ok(()) };
        let before = at.checked_sub(1).and_then(|before| moments.get(before)).map(|before| &before.view);
        p.filming(Some(BOARD));
        let done = self.exposed(p, moment, before, names);
        p.filming(None);
        done
    }

    fn exposed(
        &mut self,
        p: &mut Painter,
        moment: &Moment,
        before: Option<&AnyView>,
        names: &[PlayerName],
    ) -> Result<(), DrawError> {
        self.board = draw_since(p, &moment.view, Lately { before, lines: &[] }, names)?.layout;
        self.put(p, 0, BOARD);
        p.filming(Some(SIDE));
        let of = moment.view.get::<MatchView>().map(|of| seated(of, names));
        side::draw(p, moment, inner(&moment.view), of.as_deref().unwrap_or(names), SIDE)?;
        self.put(p, usize::from(BOARD.0), SIDE);
        Ok(())
    }

    /// Puts the picture that was drawn last into a room that begins at a column: at its top, so that what lies above something that
    /// grows stays where it was.
    fn put(&mut self, p: &Painter, left: usize, room: (u16, u16)) {
        let (w, h, pixels) = p.pixels();
        let (w, h) = (usize::from(w.min(room.0)), usize::from(h.min(room.1)));
        let x = (usize::from(room.0) - w) / 2;
        let whole = left * 4..(left + usize::from(room.0)) * 4;
        let mut drawn = pixels.chunks_exact(usize::from(p.pixels().0) * 4).take(h);
        for row in self.pixels.chunks_exact_mut(usize::from(WIDTH) * 4) {
            let (Some(row), from) = (row.get_mut(whole.clone()), drawn.next()) else { continue };
            let (before, rest) = row.split_at_mut(x * 4);
            let (to, after) = rest.split_at_mut(w * 4);
            before.fill(0);
            after.fill(0);
            match from.and_then(|from| from.get(..w * 4)) {
                Some(from) => to.copy_from_slice(from),
                None => to.fill(0),
            }
        }
    }
}
