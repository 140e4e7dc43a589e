//! Frames into a GIF: of each only the rectangle that has changed, and in it only the pixels that have.

use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};

use super::colours::COLOURS;

/// The size of a film in pixels.
pub(super) const WIDTH: u16 = 800;
pub(super) const HEIGHT: u16 = 600;

/// How long a frame stands, and the last one, in hundredths of a second.
const STANDS: u16 = 110;
const LAST: u16 = 400;

/// The number of the colour that leaves what was there.
#[allow(clippy::cast_possible_truncation, reason = "255 is a byte")]
const CLEAR: u8 = COLOURS as u8;

/// A film that is being written.
pub(super) struct Tape {
    encoder: Encoder<Vec<u8>>,
    shown: Vec<u8>,
    /// The newest frame: how long it stands is known when the next one comes.
    newest: Option<Frame<'static>>,
}

/// A part of a frame: columns and rows from, and up to without.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Part {
    left: u16,
    top: u16,
    right: u16,
    bottom: u16,
}

impl Tape {
    pub fn new(palette: &[u8]) -> Result<Self, EncodingError> {
        let mut encoder = Encoder::new(Vec::with_capacity(512 << 10), WIDTH, HEIGHT, palette)?;
        encoder.set_repeat(Repeat::Infinite)?;
        Ok(Self { encoder, shown: Vec::new(), newest: None })
    }

    /// Adds a frame, given by the numbers of its colours. One that looks like the one before has that one stand longer.
    pub fn add(&mut self, frame: &[u8]) -> Result<(), EncodingError> {
        let first = self.shown.is_empty();
        let Some(part) = (if first { Some(WHOLE) } else { changed(&self.shown, frame) }) else {
            if let Some(newest) = &mut self.newest {
                newest.delay = newest.delay.saturating_add(STANDS);
            }
            return Ok(());
        };
        let mut buffer = Vec::with_capacity(part.pixels());
        for row in part.top..part.bottom {
            let (from, to) = (at(part.left, row), at(part.right, row));
            let new = frame.get(from..to).unwrap_or_default();
            match self.shown.get(from..to) {
                Some(old) => {
                    buffer
                        .extend(new.iter().zip(old).map(|(new, old)| if new == old { CLEAR } else { *new }));
                }
                None => buffer.extend_from_slice(new),
            }
        }
        let newest = Frame {
            delay: STANDS,
            dispose: DisposalMethod::Keep,
            transparent: Some(CLEAR),
            left: part.left,
            top: part.top,
            width: part.right - part.left,
            height: part.bottom - part.top,
            buffer: buffer.into(),
            ..Frame::default()
        };
        self.shown.clear();
        self.shown.extend_from_slice(frame);
        if let Some(done) = self.newest.replace(newest) {
            self.encoder.write_frame(&done)?;
        }
        Ok(())
    }

    /// The film; its last frame stands longer.
    pub fn finish(mut self) -> Result<Vec<u8>, EncodingError> {
        if let Some(mut last) = self.newest.take() {
            last.delay = LAST;
            self.encoder.write_frame(&last)?;
        }
        self.encoder.into_inner()
    }
}

const WHOLE: Part = Part { left: 0, top: 0, right: WIDTH, bottom: HEIGHT };

impl Part {
    fn pixels(self) -> usize {
        usize::from(self.right - self.left) * usize::from(self.bottom - self.top)
    }
}

/// Where a pixel lies among all.
fn at(column: u16, row: u16) -> usize {
    usize::from(row) * usize::from(WIDTH) + usize::from(column)
}

/// The smallest rectangle in which two frames differ; nothing where they do not.
fn changed(old: &[u8], new: &[u8]) -> Option<Part> {
    let mut part: Option<Part> = None;
    let rows = old.chunks_exact(usize::from(WIDTH)).zip(new.chunks_exact(usize::from(WIDTH)));
    for (row, (old, new)) in (0_u16..).zip(rows) {
        if old == new {
            continue;
        }
        let differ = |(old, new): (&u8, &u8)| old != new;
        let first = old.iter().zip(new).position(differ).unwrap_or(0);
        let last = old.iter().zip(new).rposition(differ).unwrap_or(0);
        let (first, last) = (u16::try_from(first).ok()?, u16::try_from(last).ok()?);
        let so_far = part.unwrap_or(Part { left: WIDTH, top: row, right: 0, bottom: row });
        part = Some(Part {
            left: so_far.left.min(first),
            right: so_far.right.max(last + 1),
            bottom: row + 1,
            ..so_far
        });
    }
    part
}

#[cfg(test)]
mod tests {
    use super::*;

    fn frame(lit: &[(u16, u16)]) -> Vec<u8> {
        let mut frame = vec![3; usize::from(WIDTH) * usize::from(HEIGHT)];
        for (column, row) in lit {
            frame[at(*column, *row)] = 7;
        }
        frame
    }

    #[test]
    fn only_what_has_changed_is_written_and_what_looks_alike_stands_longer() {
        let (one, other) = (frame(&[]), frame(&[(20, 30), (25, 41)]));
        assert_eq!(changed(&one, &one), None);
        assert_eq!(changed(&one, &other), Some(Part { left: 20, top: 30, right: 26, bottom: 42 }));
        let palette: Vec<u8> = (0..COLOURS).flat_map(|n| [u8::try_from(n).unwrap(); 3]).collect();
        let mut tape = Tape::new(&palette).unwrap();
        for shown in [&one, &one, &other] {
            tape.add(shown).unwrap();
        }
        let bytes = tape.finish().unwrap();
        let mut options = gif::DecodeOptions::new();
        options.set_color_output(gif::ColorOutput::Indexed);
        let mut film = options.read_info(&bytes[..]).unwrap();
        let first = film.read_next_frame().unwrap().unwrap();
        assert_eq!((first.width, first.height, first.delay), (WIDTH, HEIGHT, 2 * STANDS));
        let next = film.read_next_frame().unwrap().unwrap().clone();
        assert_eq!((next.left, next.top, next.width, next.height), (20, 30, 6, 12));
        assert_eq!(next.buffer.iter().filter(|pixel| **pixel == 7).count(), 2);
        assert_eq!(next.buffer.iter().filter(|pixel| **pixel == CLEAR).count(), 70);
        assert_eq!(next.delay, LAST);
        assert!(film.read_next_frame().unwrap().is_none());
    }
}
