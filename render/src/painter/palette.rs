//! The few colours in which a picture is packed that is to be small.
//!
//! What belongs here: which colours are chosen, and which of them a pixel is given. What does not: packing (`encode`), and the
//! colours of films, which have to serve many frames (`film/colours`).

/// How many colours a picture has then.
const MOST: usize = 256;
/// How many bits of each channel are looked at.
const BITS: u32 = 6;
/// How many colours are told apart when they are counted.
const BINS: usize = 1 << (3 * BITS);
/// How often the colours move to where they are wanted.
const SETTLED: usize = 2;

/// A colour that occurs, in six bits a channel, and how much it counts.
#[derive(Clone, Copy)]
struct Found {
    channels: [u8; 3],
    counts: u64,
}

impl Found {
    fn channel(&self, at: usize) -> u64 {
        u64::from(self.channels.get(at).copied().unwrap_or(0))
    }

    fn bin(&self) -> usize {
        let [red, green, blue] = self.channels.map(usize::from);
        red << (2 * BITS) | green << BITS | blue
    }
}

/// Colours that become one.
struct Group {
    found: Vec<Found>,
    /// The channel in which they lie farthest apart, the value between its two halves, and how far they lie apart.
    widest: (usize, u64, u64),
}

impl Group {
    fn of(found: Vec<Found>) -> Self {
        let total = found.iter().map(|one| one.counts).sum::<u64>().max(1);
        let apart = |at: usize| {
            let (sum, squares) = found.iter().fold((0, 0), |(sum, squares), one| {
                let value = one.channel(at);
                (sum + one.counts * value, squares + one.counts * value * value)
            });
            (at, sum / total, squares.saturating_sub(sum * sum / total))
        };
        let widest = (0..3).map(apart).max_by_key(|(_, _, apart)| *apart).unwrap_or((0, 0, 0));
        Self { found, widest }
    }

    /// Its two halves; nothing where all are alike.
    fn halves(&mut self) -> Option<[Self; 2]> {
        let (at, middle, apart) = self.widest;
        if apart == 0 {
            return None;
        }
        let found = std::mem::take(&mut self.found);
        let (below, above): (Vec<Found>, Vec<Found>) =
            found.into_iter().partition(|one| one.channel(at) <= middle);
        if above.is_empty() {
            self.found = below;
            return None;
        }
        Some([Self::of(below), Self::of(above)])
    }

    /// The colour in the middle of them.
    fn middle(&self) -> [f32; 3] {
        let mut sums = Sums::default();
        for one in &self.found {
            sums.add(one);
        }
        sums.middle()
    }
}

/// The sum of some colours.
#[derive(Clone, Copy, Default)]
struct Sums {
    channels: [f32; 3],
    counts: f32,
}

#[allow(clippy::cast_precision_loss, reason = "counts are small: roots of how many pixels there are")]
impl Sums {
    fn add(&mut self, one: &Found) {
        let counts = one.counts as f32;
        for (sum, value) in self.channels.iter_mut().zip(one.channels) {
            *sum += counts * f32::from(value);
        }
        self.counts += counts;
    }

    fn middle(&self) -> [f32; 3] {
        self.channels.map(|sum| sum / self.counts.max(1.0))
    }
}

/// The number of the colour that is nearest.
fn nearest(colours: &[[f32; 3]], one: &Found) -> usize {
    let [red, green, blue] = one.channels.map(f32::from);
    let (mut best, mut least) = (0, f32::INFINITY);
    for (at, [r, g, b]) in colours.iter().enumerate() {
        let apart = (r - red) * (r - red) + (g - green) * (g - green) + (b - blue) * (b - blue);
        if apart < least {
            (best, least) = (at, apart);
        }
    }
    best
}

/// Moves each colour into the middle of those that it is the nearest to.
fn settled(colours: &mut [[f32; 3]], found: &[Found]) {
    let mut sums = vec![Sums::default(); colours.len()];
    for one in found {
        if let Some(sum) = sums.get_mut(nearest(colours, one)) {
            sum.add(one);
        }
    }
    for (colour, sum) in colours.iter_mut().zip(&sums).filter(|(_, sum)| sum.counts > 0.0) {
        *colour = sum.middle();
    }
}

/// Colours for these, by halving groups of them, the one first whose colours lie farthest apart.
fn chosen(found: &[Found]) -> Vec<[f32; 3]> {
    let mut groups = vec![Group::of(found.to_vec())];
    while groups.len() < MOST {
        let widest = groups.iter_mut().max_by_key(|group| group.widest.2);
        let Some([below, above]) = widest.and_then(Group::halves) else { break };
        groups.retain(|group| !group.found.is_empty());
        groups.extend([below, above]);
    }
    groups.iter().map(Group::middle).collect()
}

/// The colours of a picture, and which of them each pixel has.
pub(super) struct Palette {
    /// Red, green and blue of each colour.
    pub colours: Vec<u8>,
    /// The number of its colour for each pixel.
    pub pixels: Vec<u8>,
}

impl Palette {
    /// Chosen for these pixels, which have an opacity as well. One colour counts by the root of how often it occurs: signs and
    /// letters are small.
    pub fn of(rgba: &[u8]) -> Self {
        let found = occurring(rgba);
        let mut colours = chosen(&found);
        // Halves alone give slopes of light stripes of other colours.
        for _ in 0..SETTLED {
            settled(&mut colours, &found);
        }
        let mut numbers = vec![0_u8; BINS];
        for one in &found {
            if let Some(number) = numbers.get_mut(one.bin()) {
                *number = u8::try_from(nearest(&colours, one)).unwrap_or(0);
            }
        }
        let pixels = rgba.as_chunks::<4>().0.iter();
        Self {
            colours: colours.into_iter().flatten().map(in_eight_bits).collect(),
            pixels: pixels.map(|pixel| numbers.get(bin(*pixel)).copied().unwrap_or(0)).collect(),
        }
    }
}

/// From 63 to 255, so that black and white stay what they are.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "at most 255")]
fn in_eight_bits(value: f32) -> u8 {
    (value * 255.0 / 63.0).round() as u8
}

/// Which bin a pixel belongs to.
fn bin([red, green, blue, _]: [u8; 4]) -> usize {
    let part = |value: u8| usize::from(value >> (8 - BITS));
    part(red) << (2 * BITS) | part(green) << BITS | part(blue)
}

/// The colours that occur.
fn occurring(rgba: &[u8]) -> Vec<Found> {
    let mut counts = vec![0_u32; BINS];
    for pixel in rgba.as_chunks::<4>().0 {
        if let Some(count) = counts.get_mut(bin(*pixel)) {
            *count += 1;
        }
    }
    let part = |bin: usize, place: u32| u8::try_from(bin >> (place * BITS) & 63).unwrap_or(0);
    let found = counts.iter().enumerate().filter(|(_, count)| **count > 0);
    found
        .map(|(bin, count)| Found {
            channels: [part(bin, 2), part(bin, 1), part(bin, 0)],
            counts: u64::from(count.isqrt().max(1)),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(rgba: &[u8]) -> (usize, Vec<[u8; 3]>) {
        let palette = Palette::of(rgba);
        let colours = palette.colours.as_chunks::<3>().0;
        (colours.len(), palette.pixels.iter().map(|number| colours[usize::from(*number)]).collect())
    }

    #[test]
    fn few_colours_stay_what_they_are() {
        let rgba: Vec<u8> = (0..64_u8).flat_map(|n| [n << 2 | n >> 4, 0, 255, 255]).collect();
        let (colours, pixels) = shown(&rgba);
        assert_eq!(colours, 64);
        for (pixel, was) in pixels.iter().zip(rgba.as_chunks::<4>().0) {
            assert!(pixel.iter().zip(was).all(|(is, was)| is.abs_diff(*was) <= 1), "{pixel:?}, {was:?}");
        }
    }

    #[test]
    fn of_many_colours_each_is_near_the_one_that_it_had() {
        // Each pixel another colour, in a slope from corner to corner as pictures have them.
        let rgba: Vec<u8> =
            (0..=255_u8).flat_map(|x| (0..=255_u8).flat_map(move |y| [x, y, x / 2 + y / 2, 255])).collect();
        let (colours, pixels) = shown(&rgba);
        assert_eq!(colours, MOST);
        let apart =
            |(is, was): (&[u8; 3], &[u8; 4])| is.iter().zip(was).map(|(is, was)| is.abs_diff(*was)).max();
        let farthest = pixels.iter().zip(rgba.as_chunks::<4>().0).filter_map(apart).max().unwrap();
        assert!(farthest <= 20, "{farthest}");
    }

    #[test]
    fn a_small_sign_keeps_its_colour_on_a_large_ground() {
        let slope = (0..60_000_u32).flat_map(|n| [(n % 97) as u8, (n % 89) as u8, (n % 101) as u8, 255]);
        let sign = [[255, 0, 0, 255]; 12];
        let (_, pixels) = shown(&slope.chain(sign.into_iter().flatten()).collect::<Vec<u8>>());
        let [red, green, blue] = pixels[pixels.len() - 1];
        assert!(red > 240 && green < 15 && blue < 15, "{red} {green} {blue}");
    }
}
