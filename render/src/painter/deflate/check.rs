//! The checksum at the end of a zlib stream (Adler-32), taken of pixels without copying them into rows of bytes first.

/// What both sums are taken modulo of.
const PRIME: u64 = 65_521;
/// How many pixels are summed side by side.
const LANES: usize = 8;
/// How many pixels are summed before sums are reduced: few enough for 32 bits.
const PART: usize = 1024;

/// The checksum of the rows as they stand in the stream: a zero, then red, green and blue of each pixel.
pub(super) fn adler(rgba: &[u8], width: usize) -> u32 {
    let (mut low, mut high) = (1_u64, 0_u64);
    for row in rgba.chunks_exact(width * 4) {
        high += low;
        for part in row.chunks(PART * 4) {
            let (sum, weighted) = sums(part);
            let bytes = u64::try_from(part.len() / 4 * 3).unwrap_or_default();
            high = (high + bytes * low + weighted) % PRIME;
            low = (low + sum) % PRIME;
        }
    }
    u32::try_from(high << 16 | low).unwrap_or_default()
}

/// The sum of the bytes of some pixels, and their sum with each weighted by how many bytes follow it, itself included.
fn sums(rgba: &[u8]) -> (u64, u64) {
    let (blocks, rest) = rgba.as_chunks::<{ 4 * LANES }>();
    let (mut sum, mut steps, mut green, mut blue) =
        ([0_u32; LANES], [0_u32; LANES], [0_u32; LANES], [0_u32; LANES]);
    for block in blocks {
        for (lane, pixel) in block.as_chunks::<4>().0.iter().enumerate() {
            let [r, g, b, _] = pixel.map(u32::from);
            sum[lane] += r + g + b;
            steps[lane] += sum[lane];
            green[lane] += g;
            blue[lane] += b;
        }
    }
    let rest = rest.as_chunks::<4>().0;
    let (mut all, mut weighted) = (0_u64, 0_u64);
    let after = wide(rest.len());
    for lane in 0..LANES {
        let (sum, steps) = (u64::from(sum[lane]), u64::from(steps[lane]));
        // A pixel counts three times for each pixel from it to the end; its green and its blue byte come one and two later.
        weighted += 3 * (wide(LANES) * steps + after * sum) - 3 * wide(lane) * sum;
        weighted -= u64::from(green[lane]) + 2 * u64::from(blue[lane]);
        all += sum;
    }
    for (pixel, follow) in rest.iter().zip((1..=after).rev()) {
        let [r, g, b, _] = pixel.map(u64::from);
        all += r + g + b;
        weighted += 3 * follow * (r + g + b) - g - 2 * b;
    }
    (all, weighted)
}

fn wide(n: usize) -> u64 {
    u64::try_from(n).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As it is defined: byte by byte.
    fn plain(rgba: &[u8], width: usize) -> u32 {
        let (mut low, mut high) = (1_u32, 0_u32);
        for row in rgba.chunks_exact(width * 4) {
            let bytes = row.chunks_exact(4).flat_map(|p| [p[0], p[1], p[2]]);
            for byte in std::iter::once(0).chain(bytes) {
                low = (low + u32::from(byte)) % 65_521;
                high = (high + low) % 65_521;
            }
        }
        high << 16 | low
    }

    #[test]
    fn the_sum_is_that_of_the_bytes_in_the_stream() {
        for width in [1, 2, 7, 8, 9, 31, 960, 1024, 1025, 2100] {
            let bytes = |seed: usize| {
                (0..width * 4 * 5).map(move |i| u8::try_from((i * i + seed * i) % 251).unwrap())
            };
            for rgba in [bytes(3).collect::<Vec<u8>>(), vec![255; width * 20], vec![0; width * 20]] {
                assert_eq!(adler(&rgba, width), plain(&rgba, width), "{width}");
            }
        }
    }
}
