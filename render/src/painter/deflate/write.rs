//! Writes pixels and repetitions as blocks of a zlib stream (RFC 1950 and RFC 1951).

use super::bits::{Bits, DISTANCES, END, SYMBOLS, distance, length, with_extra};
use super::code::codes;

/// The most pixels of one repetition: 258 bytes.
pub(super) const LONGEST: usize = 86;
/// The most bytes that a repetition may point back.
pub(super) const FARTHEST: usize = 32_768;

/// So many tokens share their codes.
const BLOCK: usize = 1 << 15;
/// A pixel, a repetition or the beginning of a row.
#[derive(Clone, Copy)]
enum Token {
    Row,
    Pixel([u8; 3]),
    Repeat { pixels: u8, back: u16 },
}

/// What has been written, and the tokens of the block that is not full yet.
pub(super) struct Blocks {
    bits: Bits,
    tokens: Vec<Token>,
    bytes: [[u32; 256]; 3],
    lengths: [u32; LONGEST + 1],
    distances: [u32; DISTANCES],
    rows: u32,
}

impl Blocks {
    pub fn new() -> Self {
        let mut bits = Bits::new();
        // Deflate with a window of 32 kB; packed fast.
        bits.put(0x0178, 16);
        Self {
            bits,
            tokens: Vec::with_capacity(BLOCK + 1),
            bytes: [[0; 256]; 3],
            lengths: [0; LONGEST + 1],
            distances: [0; DISTANCES],
            rows: 0,
        }
    }

    /// A row begins.
    pub fn row(&mut self) {
        self.rows += 1;
        self.tokens.push(Token::Row);
    }

    /// A pixel that is like none before.
    pub fn pixel(&mut self, [r, g, b, _]: [u8; 4]) {
        for (bytes, byte) in self.bytes.iter_mut().zip([r, g, b]) {
            bytes[usize::from(byte)] += 1;
        }
        self.add(Token::Pixel([r, g, b]));
    }

    /// From 1 to [`LONGEST`] pixels that are those `back` bytes ago, at most [`FARTHEST`].
    pub fn repeat(&mut self, pixels: usize, back: usize) {
        let (Ok(pixels), Ok(back)) = (u8::try_from(pixels), u16::try_from(back - 1)) else { return };
        self.lengths[usize::from(pixels)] += 1;
        self.distances[distance(back).number] += 1;
        self.add(Token::Repeat { pixels, back });
    }

    fn add(&mut self, token: Token) {
        self.tokens.push(token);
        if self.tokens.len() >= BLOCK {
            self.block(false);
        }
    }

    /// Ends the stream with its checksum.
    pub fn finish(mut self, checksum: u32) -> Vec<u8> {
        self.block(true);
        let mut out = self.bits.finish();
        out.extend(checksum.to_be_bytes());
        out
    }

    /// Writes the tokens so far with codes of their own.
    fn block(&mut self, last: bool) {
        let symbols = codes(&self.frequencies(), 15);
        let mut distances = codes(&self.distances, 15);
        if distances.iter().all(|code| code.length == 0) {
            // A block without repetitions must still name a code.
            distances[0].length = 1;
        }
        self.bits.put(u64::from(last) | 0b100, 3);
        self.bits.tables(&symbols, &distances);
        let lengths: Vec<(u64, u32)> =
            (0..=LONGEST).map(|pixels| with_extra(&symbols, length(3 * pixels))).collect();
        for token in std::mem::take(&mut self.tokens) {
            match token {
                Token::Row => self.bits.put(u64::from(symbols[0].bits), symbols[0].length),
                Token::Pixel(pixel) => {
                    let [r, g, b] = pixel.map(|byte| symbols[usize::from(byte)]);
                    let two = u64::from(r.bits) | u64::from(g.bits) << r.length;
                    self.bits.put(two, r.length + g.length);
                    self.bits.put(u64::from(b.bits), b.length);
                }
                Token::Repeat { pixels, back } => {
                    let (bits, count) = lengths[usize::from(pixels)];
                    self.bits.put(bits, count);
                    let (bits, count) = with_extra(&distances, distance(back));
                    self.bits.put(bits, count);
                }
            }
        }
        self.bits.put(u64::from(symbols[END].bits), symbols[END].length);
        self.tokens.reserve(BLOCK + 1);
        self.bytes = [[0; 256]; 3];
        self.lengths = [0; LONGEST + 1];
        self.distances = [0; DISTANCES];
        self.rows = 0;
    }

    /// How often each byte and each length occurs.
    fn frequencies(&self) -> [u32; SYMBOLS] {
        let mut all = [0; SYMBOLS];
        for bytes in &self.bytes {
            for (sum, often) in all.iter_mut().zip(bytes) {
                *sum += often;
            }
        }
        all[0] += self.rows;
        all[END] = 1;
        for (pixels, often) in self.lengths.iter().enumerate() {
            all[length(3 * pixels).number] += often;
        }
        all
    }
}
