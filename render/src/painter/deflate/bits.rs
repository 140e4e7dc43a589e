//! Symbols and bits of a zlib stream (RFC 1951).

use super::code::{Code, codes};

/// The symbol that ends a block, and the one of the shortest repetition.
pub(super) const END: usize = 256;
const LENGTHS: usize = 257;
/// Symbols for bytes, the end and lengths; for distances; for lengths of codes.
pub(super) const SYMBOLS: usize = 286;
pub(super) const DISTANCES: usize = 30;
const SIZES: usize = 19;
/// In which order the lengths of the codes for lengths of codes are written.
const ORDER: [usize; SIZES] = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/// A symbol with the bits that follow it.
#[derive(Clone, Copy, Default)]
pub(super) struct Symbol {
    pub number: usize,
    extra: u32,
    count: u32,
}

/// The symbol of a repetition of so many bytes, from 3 to 258.
pub(super) fn length(bytes: usize) -> Symbol {
    match bytes.saturating_sub(3) {
        255.. => Symbol { number: SYMBOLS - 1, extra: 0, count: 0 },
        more @ 0..8 => Symbol { number: LENGTHS + more, extra: 0, count: 0 },
        more => {
            // Four symbols for each power of two.
            let count = more.ilog2() - 2;
            let step = usize::try_from(count).unwrap_or_default();
            let number = LENGTHS + 4 * step + (more >> step);
            Symbol { number, extra: low(more, count), count }
        }
    }
}

/// The symbol of a distance of so many bytes and one.
pub(super) fn distance(back: u16) -> Symbol {
    if back < 4 {
        return Symbol { number: usize::from(back), extra: 0, count: 0 };
    }
    // Two symbols for each power of two.
    let count = back.ilog2() - 1;
    let step = usize::try_from(count).unwrap_or_default();
    let back = usize::from(back);
    Symbol { number: 2 * step + (back >> step), extra: low(back, count), count }
}

/// The lowest bits of a number.
fn low(n: usize, count: u32) -> u32 {
    u32::try_from(n & ((1 << count) - 1)).unwrap_or_default()
}

/// A symbol's code with what follows it, and how many bits that is.
pub(super) fn with_extra(codes: &[Code], symbol: Symbol) -> (u64, u32) {
    let code = codes.get(symbol.number).copied().unwrap_or_default();
    (u64::from(code.bits) | u64::from(symbol.extra) << code.length, code.length + symbol.count)
}

/// Bits in the order of the stream.
pub(super) struct Bits {
    out: Vec<u8>,
    held: u64,
    count: u32,
}

impl Bits {
    pub fn new() -> Self {
        Self { out: Vec::with_capacity(512 << 10), held: 0, count: 0 }
    }

    /// Appends the `count` lowest bits, the lowest first; at most 32, and those above must be 0.
    pub fn put(&mut self, bits: u64, count: u32) {
        self.held |= bits << self.count;
        self.count += count;
        if self.count >= 32 {
            let [a, b, c, d, ..] = self.held.to_le_bytes();
            self.out.extend_from_slice(&[a, b, c, d]);
            self.held >>= 32;
            self.count -= 32;
        }
    }

    pub fn finish(mut self) -> Vec<u8> {
        let bytes = usize::try_from(self.count.div_ceil(8)).unwrap_or_default();
        self.out.extend(self.held.to_le_bytes().iter().take(bytes));
        self.out
    }

    /// The lengths of the codes of a block.
    pub fn tables(&mut self, symbols: &[Code], distances: &[Code]) {
        let used = |codes: &[Code], least: usize| {
            codes.iter().rposition(|c| c.length > 0).map_or(0, |i| i + 1).max(least)
        };
        let (n, m) = (used(symbols, LENGTHS), used(distances, 1));
        let lengths: Vec<usize> = symbols
            .iter()
            .take(n)
            .chain(distances.iter().take(m))
            .map(|code| usize::try_from(code.length).unwrap_or_default())
            .collect();
        let shortened = shortened(&lengths);
        let mut frequency = [0; SIZES];
        for symbol in &shortened {
            frequency[symbol.number] += 1;
        }
        let sizes = codes(&frequency, 7);
        let count = ORDER.iter().rposition(|i| sizes[*i].length > 0).map_or(0, |i| i + 1).max(4);
        let wide = |n: usize| u64::try_from(n).unwrap_or_default();
        self.put(wide(n - LENGTHS) | wide(m - 1) << 5 | wide(count - 4) << 10, 14);
        for i in ORDER.iter().take(count) {
            self.put(u64::from(sizes[*i].length), 3);
        }
        for symbol in shortened {
            let (bits, count) = with_extra(&sizes, symbol);
            self.put(bits, count);
        }
    }
}

/// Lengths of codes with runs of the same length as one symbol.
fn shortened(lengths: &[usize]) -> Vec<Symbol> {
    let run = |number: usize, n: usize, least: usize, count: u32| Symbol {
        number,
        extra: low(n - least, count),
        count,
    };
    let mut list = Vec::new();
    for alike in lengths.chunk_by(|a, b| a == b) {
        let (length, mut left) = (alike[0], alike.len());
        let plain = Symbol { number: length, extra: 0, count: 0 };
        if length > 0 {
            list.push(plain);
            left -= 1;
        }
        while left >= 3 {
            let symbol = match (length, left) {
                (0, 11..) => run(18, left.min(138), 11, 7),
                (0, _) => run(17, left.min(10), 3, 3),
                _ => run(16, left.min(6), 3, 2),
            };
            left -= match symbol.number {
                18 => left.min(138),
                17 => left.min(10),
                _ => left.min(6),
            };
            list.push(symbol);
        }
        list.extend(std::iter::repeat_n(plain, left));
    }
    list
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_and_distances_have_the_symbols_of_the_standard() {
        let shown = |s: Symbol| (s.number, s.extra, s.count);
        // From the tables of RFC 1951, section 3.2.5.
        for (bytes, symbol) in
            [(3, (257, 0, 0)), (10, (264, 0, 0)), (11, (265, 0, 1)), (12, (265, 1, 1)), (18, (268, 1, 1))]
        {
            assert_eq!(shown(length(bytes)), symbol, "{bytes}");
        }
        for (bytes, symbol) in
            [(19, (269, 0, 2)), (114, (279, 15, 4)), (257, (284, 30, 5)), (258, (285, 0, 0))]
        {
            assert_eq!(shown(length(bytes)), symbol, "{bytes}");
        }
        for (back, symbol) in
            [(1, (0, 0, 0)), (4, (3, 0, 0)), (5, (4, 0, 1)), (8, (5, 1, 1)), (24577, (29, 0, 13))]
        {
            assert_eq!(shown(distance(u16::try_from(back - 1).unwrap())), symbol, "{back}");
        }
        assert_eq!(shown(distance(32_767)), (29, 8191, 13));
    }

    #[test]
    fn runs_of_lengths_stand_for_as_many_as_they_were() {
        let lengths: Vec<usize> =
            [(0, 1), (5, 1), (0, 2), (7, 3), (0, 3), (4, 4), (0, 11), (2, 20), (0, 300), (3, 9)]
                .iter()
                .flat_map(|(length, count)| std::iter::repeat_n(*length, *count))
                .collect();
        let mut back: Vec<usize> = Vec::new();
        for symbol in shortened(&lengths) {
            let extra = usize::try_from(symbol.extra).unwrap();
            match symbol.number {
                16 => back.extend(std::iter::repeat_n(*back.last().unwrap(), 3 + extra)),
                17 => back.extend(std::iter::repeat_n(0, 3 + extra)),
                18 => back.extend(std::iter::repeat_n(0, 11 + extra)),
                length => back.push(length),
            }
        }
        assert_eq!(back, lengths);
    }
}
