//! Frames into a GIF: of each only the rectangle that has changed, and in it only the pixels that have.

use std::ops::Range;

use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};

use super::{
    colours::{CLEAR, Colours, unseen},
    packed::Packer,
};

/// The size of a film in pixels.
///
/// It is as high for its width as clients' boxes are, so a board that fills it arrives as large as in a message.
pub(super) const WIDTH: u16 = 480;
pub(super) const HEIGHT: u16 = 504;

/// How long a frame stands, and the last one, in hundredths of a second.
const STANDS: u16 = 110;
const LAST: u16 = 400;

/// A film that is being written.
pub(super) struct Tape {
    encoder: Encoder<Vec<u8>>,
    colours: Colours,
    /// The pixels of the newest frame, and by which colours they are shown.
    before: Vec<u8>,
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
    pub fn new(colours: Colours) -> Result<Self, EncodingError> {
        let mut encoder = Encoder::new(Vec::with_capacity(512 << 10), WIDTH, HEIGHT, colours.palette())?;
        encoder.set_repeat(Repeat::Infinite)?;
        let shown = vec![0; WHOLE.pixels()];
        Ok(Self { encoder, colours, before: Vec::new(), shown, newest: None })
    }

    /// Adds a frame, given by its pixels, and gives back those of an older one in their place. One that looks like the one before
    /// has that one stand longer.
    pub fn add(&mut self, frame: &mut Vec<u8>) -> Result<(), EncodingError> {
        let part = if self.before.is_empty() { Some(WHOLE) } else { changed(&self.before, frame) };
        let part = match (part, &mut self.newest) {
            (Some(part), _) => part,
            (None, Some(newest)) if newest.dispose == DisposalMethod::Keep => {
                newest.delay = newest.delay.saturating_add(STANDS);
                return Ok(());
            }
            // Something was said in between: what is there again stands for a while, too.
            (None, _) => CORNER,
        };
        let buffer = self.packed(frame, part);
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
        std::mem::swap(&mut self.before, frame);
        frame.resize(WHOLE.pixels() * 4, 0);
        self.show(newest)
    }

    /// Lays pixels over what is shown, so many a row, at the bottom, for so many hundredths of a second. Then what was there is there
    /// again.
    pub fn lay_over(&mut self, pixels: &[u8], width: u16, stands: u16) -> Result<(), EncodingError> {
        let (pixels, columns) = (pixels.as_chunks::<4>().0, usize::from(width.max(1)));
        let height = u16::try_from(pixels.len() / columns).map_or(HEIGHT, |rows| rows.min(HEIGHT));
        let mut packer = Packer::new();
        let mut left = 0;
        for (at, pixel) in pixels.iter().take(columns * usize::from(height)).enumerate() {
            left = packer.add(&self.colours.spot(*pixel, || unseen(pixels, columns, at), None, left));
        }
        self.show(Frame {
            delay: stands,
            dispose: DisposalMethod::Previous,
            top: HEIGHT - height,
            width,
            height,
            buffer: packer.finish().into(),
            ..Frame::default()
        })
    }

    /// Writes what was the newest frame, now that it is known how long it stands.
    fn show(&mut self, newest: Frame<'static>) -> Result<(), EncodingError> {
        match self.newest.replace(newest) {
            Some(done) => self.encoder.write_lzw_pre_encoded_frame(&done),
            None => Ok(()),
        }
    }

    /// The pixels of a part of a frame, packed, row by row.
    fn packed(&mut self, frame: &[u8], part: Part) -> Vec<u8> {
        let (new, old) = (frame.as_chunks::<4>().0, self.before.as_chunks::<4>().0);
        let mut packer = Packer::new();
        for row in part.top..part.bottom {
            let (mut at, end) = (at(part.left, row), at(part.right, row));
            // How many pixels from here on are as they were.
            let mut same = 0;
            while at < end {
                if same == 0 {
                    same = alike(old, new, at..end);
                }
                let stayed = packer.stay(same);
                (at, same) = (at + stayed, same - stayed);
                if at == end {
                    break;
                }
                let left = at.checked_sub(1).and_then(|left| self.shown.get(left)).copied().unwrap_or(0);
                let (Some(pixel), Some(shown)) = (new.get(at), self.shown.get_mut(at)) else { break };
                let unseen = || unseen(new, usize::from(WIDTH), at);
                let before = old.get(at).map(|_| (*shown, same > 0));
                let colour = packer.add(&self.colours.spot(*pixel, unseen, before, left));
                if colour != CLEAR {
                    *shown = colour;
                }
                (at, same) = (at + 1, same.saturating_sub(1));
            }
        }
        packer.finish()
    }

    /// The film; its last frame stands longer.
    pub fn finish(mut self) -> Result<Vec<u8>, EncodingError> {
        if let Some(mut last) = self.newest.take() {
            last.delay = LAST;
            self.encoder.write_lzw_pre_encoded_frame(&last)?;
        }
        self.encoder.into_inner()
    }
}

const WHOLE: Part = Part { left: 0, top: 0, right: WIDTH, bottom: HEIGHT };
/// The smallest part that a frame can have.
const CORNER: Part = Part { left: 0, top: 0, right: 1, bottom: 1 };

impl Part {
    fn pixels(self) -> usize {
        usize::from(self.right - self.left) * usize::from(self.bottom - self.top)
    }
}

/// Where a pixel lies among all.
fn at(column: u16, row: u16) -> usize {
    usize::from(row) * usize::from(WIDTH) + usize::from(column)
}

/// How many pixels of a part are the same in two frames, from its beginning.
fn alike(old: &[[u8; 4]], new: &[[u8; 4]], part: Range<usize>) -> usize {
    let (Some(old), Some(new)) = (old.get(part.clone()), new.get(part)) else { return 0 };
    // Eight at a time, as long as all of them are.
    let eights = old.as_chunks::<8>().0.iter().zip(new.as_chunks::<8>().0);
    let so_far = 8 * eights.take_while(|(old, new)| old == new).count();
    let rest = old.iter().zip(new).skip(so_far);
    so_far + rest.take_while(|(old, new)| old == new).count()
}

/// The smallest rectangle in which two frames differ; nothing where they do not.
fn changed(old: &[u8], new: &[u8]) -> Option<Part> {
    let mut part: Option<Part> = None;
    let row = usize::from(WIDTH) * 4;
    let rows = old.chunks_exact(row).zip(new.chunks_exact(row));
    for (row, (old, new)) in (0_u16..).zip(rows) {
        if old == new {
            continue;
        }
        let differ = |(old, new): (&[u8; 4], &[u8; 4])| old != new;
        let (old, new) = (old.as_chunks::<4>().0, new.as_chunks::<4>().0);
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
    use super::super::colours::Mosaic;
    use super::*;

    const GROUND: [u8; 4] = [60, 40, 30, 255];
    const LIT: [u8; 4] = [240, 220, 180, 255];

    /// A frame of one colour with a few pixels that are lit.
    fn frame(lit: &[(u16, u16)]) -> Vec<u8> {
        let mut frame = vec![GROUND; WHOLE.pixels()];
        for (column, row) in lit {
            frame[at(*column, *row)] = LIT;
        }
        frame.into_flattened()
    }

    fn tape(frames: &[&[u8]]) -> Tape {
        let mut mosaic = Mosaic::new();
        frames.iter().for_each(|frame| mosaic.add(frame));
        mosaic.add(&LIT.repeat(3));
        let mut tape = Tape::new(Colours::of(&mosaic)).unwrap();
        frames.iter().for_each(|frame| tape.add(&mut frame.to_vec()).unwrap());
        tape
    }

    /// The frames of a film, each as it stands on the screen, by the numbers of its colours.
    fn played(bytes: &[u8]) -> Vec<Vec<u8>> {
        let mut options = gif::DecodeOptions::new();
        options.set_color_output(gif::ColorOutput::Indexed);
        let (mut film, mut screen) = (options.read_info(bytes).unwrap(), vec![CLEAR; WHOLE.pixels()]);
        let mut all = Vec::new();
        while let Some(frame) = film.read_next_frame().unwrap() {
            let rows = frame.buffer.chunks_exact(usize::from(frame.width));
            let before = screen.clone();
            for (row, colours) in (frame.top..).zip(rows) {
                for (column, colour) in (frame.left..).zip(colours).filter(|(_, colour)| **colour != CLEAR) {
                    screen[at(column, row)] = *colour;
                }
            }
            all.push(screen.clone());
            if frame.dispose == DisposalMethod::Previous {
                screen = before;
            }
        }
        all
    }

    #[test]
    fn only_what_has_changed_is_written_and_what_looks_alike_stands_longer() {
        let (one, other) = (frame(&[]), frame(&[(20, 30), (25, 41)]));
        assert_eq!(changed(&one, &one), None);
        assert_eq!(changed(&one, &other), Some(Part { left: 20, top: 30, right: 26, bottom: 42 }));
        let mut tape = tape(&[&one, &one, &other]);
        let lit = tape.colours.nearest(LIT);
        let bytes = tape.finish().unwrap();
        let mut options = gif::DecodeOptions::new();
        options.set_color_output(gif::ColorOutput::Indexed);
        let mut film = options.read_info(&bytes[..]).unwrap();
        let first = film.read_next_frame().unwrap().unwrap();
        assert_eq!((first.width, first.height, first.delay), (WIDTH, HEIGHT, 2 * STANDS));
        let next = film.read_next_frame().unwrap().unwrap().clone();
        assert_eq!((next.left, next.top, next.width, next.height), (20, 30, 6, 12));
        assert_eq!(next.buffer.iter().filter(|pixel| **pixel == lit).count(), 2);
        assert_eq!(next.buffer.iter().filter(|pixel| **pixel == CLEAR).count(), 70);
        assert_eq!(next.delay, LAST);
        assert!(film.read_next_frame().unwrap().is_none());
    }

    #[test]
    fn what_is_laid_over_a_picture_goes_away_and_what_was_there_stands_again() {
        let (mut one, mut other) = (frame(&[(20, 30)]), frame(&[(20, 30), (25, 494)]));
        let mut tape = tape(&[&one]);
        let lit = tape.colours.nearest(LIT);
        // Four rows of five pixels, at the bottom.
        let words = LIT.repeat(20);
        tape.lay_over(&words, 5, 70).unwrap();
        tape.add(&mut one).unwrap();
        tape.lay_over(&words, 5, 80).unwrap();
        tape.add(&mut other).unwrap();
        let bytes = tape.finish().unwrap();
        let all = played(&bytes);
        assert_eq!(all.len(), 5);
        let shown = |screen: &[u8]| screen.iter().filter(|colour| **colour == lit).count();
        assert_eq!(all.iter().map(|screen| shown(screen)).collect::<Vec<_>>(), [1, 21, 1, 21, 2]);
        assert!((0..5).all(|column| (HEIGHT - 4..HEIGHT).all(|row| all[1][at(column, row)] == lit)));
        assert!(all[2] == all[0], "what was said goes away");
        let mut film = gif::DecodeOptions::new().read_info(&bytes[..]).unwrap();
        let mut delays = Vec::new();
        while let Some(frame) = film.read_next_frame().unwrap() {
            delays.push(frame.delay);
        }
        assert_eq!(delays, [STANDS, 70, STANDS, 80, LAST]);
    }

    /// Frames full of grain that goes on and off, with an edge: so many codes that all that was learnt is forgotten many times.
    #[test]
    fn what_is_played_is_never_further_from_what_was_drawn_than_anybody_sees() {
        let grainy = |n: u32| {
            let mut seed = n;
            let mut noise = |most: u32| {
                seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                u8::try_from((seed >> 16) % most).unwrap()
            };
            let pixel = |at: usize| {
                let part =
                    if at % usize::from(WIDTH) < 260 + 20 * usize::try_from(n).unwrap() { 60 } else { 170 };
                [part + noise(40), part / 2 + noise(9), noise(30), 255]
            };
            (0..WHOLE.pixels()).flat_map(pixel).collect::<Vec<u8>>()
        };
        let frames = [grainy(1), grainy(2), grainy(2), grainy(5)];
        let mut tape = tape(&[&frames[0], &frames[1], &frames[2], &frames[3]]);
        let palette = tape.colours.palette().as_chunks::<3>().0.to_vec();
        let shown: Vec<u8> = tape.shown.clone();
        let nearest: Vec<Vec<u8>> = frames
            .iter()
            .map(|frame| frame.as_chunks::<4>().0.iter().map(|pixel| tape.colours.nearest(*pixel)).collect())
            .collect();
        let bytes = tape.finish().unwrap();
        let all = played(&bytes);
        assert_eq!(all.len(), 3, "two frames are the same");
        assert_eq!(all.last(), Some(&shown), "what is played is what was meant");
        let numbers = [0, 1, 3];
        for (number, screen) in all.iter().enumerate() {
            let frame = frames[numbers[number]].as_chunks::<4>().0;
            for (at, (colour, pixel)) in screen.iter().zip(frame).enumerate() {
                // What has not changed stays as it was when it came.
                let stays = number.checked_sub(1).is_some_and(|before| {
                    all[before][at] == *colour && frames[numbers[before]].as_chunks::<4>().0[at] == *pixel
                });
                let of = palette[usize::from(*colour)];
                let far: u32 = of.iter().zip(pixel).map(|(a, b)| u32::from(a.abs_diff(*b)).pow(2)).sum();
                let own = nearest[numbers[number]][at] == *colour;
                assert!(stays || own || far <= unseen(frame, WIDTH.into(), at), "{of:?} for {pixel:?}");
            }
        }
        let plain: usize = [0, 1, 3]
            .iter()
            .map(|at| {
                let mut frame = Frame::from_indexed_pixels(WIDTH, HEIGHT, nearest[*at].clone(), None);
                frame.make_lzw_pre_encoded();
                frame.buffer.len()
            })
            .sum();
        assert!(bytes.len() < plain, "{} bytes, and {plain} of the nearest colours", bytes.len());
    }
}
