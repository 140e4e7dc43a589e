//! Films: how a table came to stand as it does, picture after picture, as an animated GIF.
//!
//! What belongs here: a board as a frame, what is said before it, and how frames become a film. What does not: boards, which are
//! those of the games, and which moments are shown.
//!
//! A board has the whole frame, so that its numbers arrive as large as in a message. What happened, and the hands that are known, are
//! laid over the board before for as long as they take to be read.

mod caption;
mod colours;
mod packed;
mod tape;

use std::collections::BTreeMap;

use skald_rules::interface::Say;
use skald_rules::views::AnyView;

use crate::layout::Layout;
use crate::look::palette::GROUND_BOTTOM;
use crate::names::PlayerName;
use crate::painter::Painter;
use crate::{DrawError, Lately, draw_since, twin};
use caption::{Caption, Says};
use colours::{Colours, Mosaic};
use tape::{HEIGHT, Tape, WIDTH};

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
    /// The film as GIF, 480 by 504 pixels, played again and again.
    pub gif: Vec<u8>,
    /// A summary of at most 1024 characters, for alt text.
    pub alt: String,
    /// Where each text stands in the boards, moment by moment, for checks. The size of each is that of the whole film, in its units.
    pub boards: Vec<Layout>,
    /// Where each text stands in what is said before a board, at the moments at which something is said.
    pub captions: Vec<Layout>,
}

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
        if let Some(caption) = &frame.caption {
            mosaic.add(&caption.pixels);
        }
        drawn.insert(at, std::mem::replace(&mut frame, Frame::new()));
    }
    let mut tape = Tape::new(Colours::of(&mosaic))?;
    let (mut boards, mut captions) = (Vec::with_capacity(moments.len()), Vec::new());
    for at in 0..moments.len() {
        match drawn.remove(&at) {
            Some(kept) => frame = kept,
            None => frame.draw(p, moments, at, names)?,
        }
        boards.push(std::mem::take(&mut frame.board));
        // A film begins with a board: that is what is seen of one that is not played.
        if at == 0 {
            tape.add(&mut frame.pixels)?;
        }
        if let Some(caption) = frame.caption.take() {
            tape.lay_over(&caption.pixels, caption.width, caption.stands)?;
            captions.push(caption.layout);
        }
        if at > 0 {
            tape.add(&mut frame.pixels)?;
        }
    }
    let lines = moments.last().map(|moment| moment.lines.join(" ")).unwrap_or_default();
    let say = Say::new("film-alt").with("count", moments.len()).with("last", lines);
    let alt = twin::alt(&crate::words::of_reader().plain(&say));
    Ok(Film { gif: tape.finish()?, alt, boards, captions })
}

/// The pixels of one frame, red, green, blue and opacity: a board; and what is said before it.
struct Frame {
    pixels: Vec<u8>,
    board: Layout,
    caption: Option<Caption>,
}

impl Frame {
    fn new() -> Self {
        let pixels = vec![0; usize::from(WIDTH) * usize::from(HEIGHT) * 4];
        Self { pixels, board: Layout::default(), caption: None }
    }

    fn draw(
        &mut self,
        p: &mut Painter,
        moments: &[Moment],
        at: usize,
        names: &[PlayerName],
    ) -> Result<(), DrawError> {
        let Some(moment) = moments.get(at) else { return Ok(()) };
        let before = at.checked_sub(1).and_then(|before| moments.get(before));
        p.filming(Some((WIDTH, HEIGHT)));
        let done = self.exposed(p, moment, before, names);
        p.filming(None);
        done
    }

    fn exposed(
        &mut self,
        p: &mut Painter,
        moment: &Moment,
        before: Option<&Moment>,
        names: &[PlayerName],
    ) -> Result<(), DrawError> {
        self.caption = Says::of(moment, before).map(|says| says.draw(p, names)).transpose()?;
        let before = before.map(|before| &before.view);
        self.board = draw_since(p, &moment.view, Lately { before, lines: &[] }, names)?.layout;
        self.put(p);
        Ok(())
    }

    /// Puts the picture that was drawn last at the top, so that what lies above something that grows stays where it was, with the
    /// ground around it.
    fn put(&mut self, p: &Painter) {
        let (wide, h, pixels) = p.pixels();
        let (w, h) = (usize::from(wide.min(WIDTH)), usize::from(h.min(HEIGHT)));
        let x = (usize::from(WIDTH) - w) / 2;
        let mut drawn = pixels.chunks_exact(usize::from(wide) * 4).take(h);
        for row in self.pixels.chunks_exact_mut(usize::from(WIDTH) * 4) {
            let (before, rest) = row.split_at_mut(x * 4);
            let (to, after) = rest.split_at_mut(w * 4);
            bare(before);
            bare(after);
            match drawn.next().and_then(|from| from.get(..w * 4)) {
                Some(from) => to.copy_from_slice(from),
                None => bare(to),
            }
        }
    }
}

/// Leaves nothing there but the ground.
fn bare(pixels: &mut [u8]) {
    let ground = [GROUND_BOTTOM.r, GROUND_BOTTOM.g, GROUND_BOTTOM.b, u8::MAX];
    pixels.as_chunks_mut::<4>().0.fill(ground);
}
