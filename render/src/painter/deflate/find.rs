//! Which pixels of a picture repeat earlier ones.

use super::write::{Blocks, FARTHEST, LONGEST};

/// Bits of the number of a place where the last position of two pixels is kept.
const PLACES: u32 = 14;
/// A repetition of so many pixels is good enough to look no further.
const GOOD: usize = 12;

/// Cuts a picture into pixels and repetitions, in order.
pub(super) fn tokens(rgba: &[u8], width: usize, to: &mut Blocks) {
    let pixels = rgba.as_chunks::<4>().0;
    let mut picture = Picture { rgba, pixels, width, last: vec![NOWHERE; 1 << PLACES] };
    for (y, row) in pixels.chunks_exact(width).enumerate() {
        to.row();
        let mut x = 0;
        while let Some(pixel) = row.get(x) {
            let found = picture.repeated(x, y, row);
            if found.pixels == 0 {
                to.pixel(*pixel);
                x += 1;
            } else {
                to.repeat(found.pixels, found.back);
                x += found.pixels;
            }
        }
    }
}

/// Where two pixels stood last.
#[derive(Clone, Copy)]
struct Place {
    x: u32,
    y: u32,
}

/// No place.
const NOWHERE: Place = Place { x: u32::MAX, y: u32::MAX };

/// So many pixels are those that stand so many bytes back in the stream.
#[derive(Clone, Copy)]
struct Found {
    pixels: usize,
    back: usize,
}

struct Picture<'a> {
    rgba: &'a [u8],
    pixels: &'a [[u8; 4]],
    width: usize,
    last: Vec<Place>,
}

impl Picture<'_> {
    /// The best repetition at a pixel; of no pixels if there is none. Repetitions end with the row.
    fn repeated(&mut self, x: usize, y: usize, row: &[[u8; 4]]) -> Found {
        let at = y * self.width + x;
        let most = (self.width - x).min(LONGEST);
        let mut best = Found { pixels: 0, back: 3 };
        if x > 0 && row[x - 1] == row[x] {
            best.pixels = self.alike(at, at - 1, most);
        }
        if best.pixels == most {
            return best;
        }
        if y > 0 && self.stride() <= FARTHEST && self.pixels[at - self.width] == row[x] {
            let pixels = self.alike(at, at - self.width, most);
            best = best.or(Found { pixels, back: self.stride() });
        }
        if best.pixels < GOOD
            && let Some(next) = row.get(x + 1)
        {
            best = best.or(self.seen(x, y, [row[x], *next], most));
        }
        best
    }

    /// What last began with these two pixels, which now stand at `x`, `y`.
    fn seen(&mut self, x: usize, y: usize, two: [[u8; 4]; 2], most: usize) -> Found {
        let none = Found { pixels: 0, back: 0 };
        let here = Place { x: short(x), y: short(y) };
        let Some(place) = self.last.get_mut(number(two)) else { return none };
        let before = std::mem::replace(place, here);
        if before.x == NOWHERE.x {
            return none;
        }
        let (bx, by) = (long(before.x), long(before.y));
        let back = (y - by) * self.stride() + 3 * x - 3 * bx;
        let from = by * self.width + bx;
        if back > FARTHEST || self.pixels[from] != two[0] || self.pixels[from + 1] != two[1] {
            return none;
        }
        let pixels = self.alike(y * self.width + x, from, most.min(self.width - bx));
        Found { pixels, back }
    }

    /// Bytes from a pixel to the one under it.
    fn stride(&self) -> usize {
        3 * self.width + 1
    }

    /// How many pixels from `a` on are those from `b` on, at most `most`.
    fn alike(&self, a: usize, b: usize, most: usize) -> usize {
        let part = |from: usize| self.rgba.get(4 * from..4 * (from + most)).unwrap_or_default();
        let (a, a_last) = part(a).as_chunks::<8>();
        let (b, b_last) = part(b).as_chunks::<8>();
        for (two, (a, b)) in a.iter().zip(b).enumerate() {
            let differ = u64::from_le_bytes(*a) ^ u64::from_le_bytes(*b);
            if differ != 0 {
                return 2 * two + usize::from(differ.trailing_zeros() >= 32);
            }
        }
        2 * a.len() + usize::from(!a_last.is_empty() && a_last == b_last)
    }
}

impl Found {
    /// The better of two: one that points farther back must be worth it.
    fn or(self, other: Self) -> Self {
        if other.pixels > self.pixels + usize::from(self.pixels > 0) { other } else { self }
    }
}

/// Where the last position of two pixels is kept.
fn number([a, b]: [[u8; 4]; 2]) -> usize {
    let both = u64::from(u32::from_le_bytes(a)) << 32 | u64::from(u32::from_le_bytes(b));
    let mixed = both.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (64 - PLACES);
    usize::try_from(mixed).unwrap_or_default()
}

fn short(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

fn long(n: u32) -> usize {
    usize::try_from(n).unwrap_or_default()
}
