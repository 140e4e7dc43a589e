//! The colours of a film: chosen once for all of its frames, so that what stays the same keeps its colour.
//!
//! Nothing is dithered: grains would lie otherwise in every frame, and nothing would stay the same.

use color_quant::NeuQuant;

/// How many colours a film has beside the one that leaves what was there.
pub(super) const COLOURS: usize = 255;
/// How many colours are told apart when they are counted: five, six and five bits.
const BINS: usize = 1 << 16;
/// How far a pixel may lie from the colour on its left and still be given it: the square of a distance that nobody sees. Runs of
/// one colour take little room in a film, and the grain of a painting would break them all.
const UNSEEN: u32 = 72;
/// A colour that was not looked for yet.
const UNKNOWN: u16 = u16::MAX;

/// Which bin a pixel belongs to.
fn bin(pixel: &[u8]) -> usize {
    let part = |at: usize, bits: u32| usize::from(pixel.get(at).copied().unwrap_or(0) >> (8 - bits));
    part(0, 5) << 11 | part(1, 6) << 5 | part(2, 5)
}

/// How often colours occur in some frames.
pub(super) struct Mosaic {
    counts: Vec<u32>,
    /// A pixel of each bin.
    pixels: Vec<[u8; 4]>,
}

impl Mosaic {
    pub fn new() -> Self {
        Self { counts: vec![0; BINS], pixels: vec![[0; 4]; BINS] }
    }

    /// Counts every third pixel of a frame.
    pub fn add(&mut self, frame: &[u8]) {
        for pixel in frame.as_chunks::<4>().0.iter().step_by(3) {
            let at = bin(pixel);
            if let (Some(count), Some(of)) = (self.counts.get_mut(at), self.pixels.get_mut(at)) {
                *count += 1;
                *of = *pixel;
            }
        }
    }
}

/// The colours of a film.
pub(super) struct Colours {
    chosen: Chosen,
    /// Red, green and blue of each colour.
    palette: Vec<[u8; 3]>,
    /// The colour of each bin, as far as it was looked for.
    known: Vec<u16>,
}

/// Where the colours come from.
enum Chosen {
    /// There are so few that each is itself.
    All(Vec<[u8; 4]>),
    /// Colours that are near to all that occur.
    Near(NeuQuant),
}

impl Colours {
    /// Colours that serve these frames. Of many, one counts by the root of how often it occurs: signs and letters are small.
    pub fn of(mosaic: &Mosaic) -> Self {
        let occurs = || mosaic.counts.iter().zip(&mosaic.pixels).filter(|(count, _)| **count > 0);
        if occurs().count() <= COLOURS {
            let mut all: Vec<[u8; 4]> = occurs().map(|(_, pixel)| *pixel).collect();
            all.resize(COLOURS, [0; 4]);
            return Self::new(Chosen::All(all));
        }
        let mut pixels = Vec::new();
        for (count, pixel) in occurs() {
            for _ in 0..count.isqrt().min(64) {
                pixels.extend_from_slice(pixel);
            }
        }
        Self::new(Chosen::Near(NeuQuant::new(1, COLOURS, &pixels)))
    }

    fn new(chosen: Chosen) -> Self {
        let palette = match &chosen {
            Chosen::All(all) => all.iter().map(|[red, green, blue, _]| [*red, *green, *blue]).collect(),
            Chosen::Near(near) => near.color_map_rgb().as_chunks::<3>().0.to_vec(),
        };
        Self { chosen, palette, known: vec![UNKNOWN; BINS] }
    }

    /// Red, green and blue of each colour, one after the other.
    pub fn palette(&self) -> &[u8] {
        self.palette.as_flattened()
    }

    /// A frame by the numbers of its colours.
    pub fn indices(&mut self, frame: &[u8]) -> Vec<u8> {
        let Self { chosen, palette, known } = self;
        let mut left = 0_u8;
        let number = |pixel: &[u8; 4]| {
            let Some(known) = known.get_mut(bin(pixel)) else { return 0 };
            if *known == UNKNOWN {
                *known = u16::try_from(chosen.nearest(pixel)).unwrap_or(0);
            }
            let own = u8::try_from(*known).unwrap_or(0);
            if own != left && palette.get(usize::from(left)).is_none_or(|of| apart(of, pixel) > UNSEEN) {
                left = own;
            }
            left
        };
        frame.as_chunks::<4>().0.iter().map(number).collect()
    }
}

impl Chosen {
    /// The number of the colour that is nearest to a pixel.
    fn nearest(&self, pixel: &[u8; 4]) -> usize {
        match self {
            Self::All(all) => (0..).zip(all).min_by_key(|(_, of)| apart(*of, pixel)).map_or(0, |(at, _)| at),
            Self::Near(near) => near.index_of(pixel),
        }
    }
}

/// How far a pixel lies from a colour: the square of their distance.
fn apart(colour: &[u8], pixel: &[u8; 4]) -> u32 {
    colour.iter().zip(pixel).map(|(a, b)| u32::from(a.abs_diff(*b)).pow(2)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_colour_that_lies_on_few_pixels_is_kept_and_equal_pixels_stay_equal() {
        let mut frame = Vec::new();
        for n in 0..40_000_u32 {
            let shade = u8::try_from(n % 200).unwrap();
            frame.extend([shade / 4, shade / 3, shade / 2, 255]);
        }
        for _ in 0..300 {
            frame.extend([250, 30, 20, 255]);
        }
        let mut mosaic = Mosaic::new();
        mosaic.add(&frame);
        let mut colours = Colours::of(&mosaic);
        let (palette, indices) = (colours.palette().to_vec(), colours.indices(&frame));
        assert_eq!(palette.len(), 3 * COLOURS);
        let red = usize::from(*indices.last().unwrap()) * 3;
        assert!(palette[red].abs_diff(250) < 24 && palette[red + 1] < 60, "{:?}", &palette[red..red + 3]);
        assert_eq!(colours.indices(&frame), indices);
        assert!(indices.iter().all(|index| usize::from(*index) < COLOURS));
    }

    #[test]
    fn grain_that_nobody_sees_becomes_a_run_of_one_colour_and_an_edge_stays() {
        let frame: Vec<u8> = (0..300_u32)
            .flat_map(|n| {
                let grain = u8::try_from(n % 2).unwrap() * 8;
                if n < 200 { [90 + grain, 60, 40, 255] } else { [130 + grain, 60, 40, 255] }
            })
            .collect();
        let mut mosaic = Mosaic::new();
        mosaic.add(&frame);
        let indices = Colours::of(&mosaic).indices(&frame);
        assert!(indices[..200].iter().all(|index| *index == indices[0]));
        assert!(indices[200..].iter().all(|index| *index == indices[200]));
        assert_ne!(indices[0], indices[200]);
    }
}
