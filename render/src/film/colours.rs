//! The colours of a film: chosen once for all of its frames, so that what stays the same keeps its colour.
//!
//! Nothing is dithered: grains would lie otherwise in every frame, and nothing would stay the same.

use color_quant::NeuQuant;

/// How many colours a film has beside the one that leaves what was there.
pub(super) const COLOURS: usize = 255;
/// How many colours are told apart when they are counted: five, six and five bits.
const BINS: usize = 1 << 16;
/// The number of the colour that leaves what was there.
#[allow(clippy::cast_possible_truncation, reason = "255 is a byte")]
pub(super) const CLEAR: u8 = COLOURS as u8;
/// How far a pixel may lie from a colour and still be given it: the square of a distance that nobody sees. What comes again takes
/// little room in a film, and the grain of a painting would let nothing come again.
const UNSEEN: u32 = 72;
/// How much further it may lie where the pixels beside it are others: half of what lies between them, and no more than this.
/// In grain and at edges nobody sees what would be a stripe on a plain ground.
const HIDDEN: u32 = 600;

/// How far a pixel of a frame may lie from the colour that is given to it. `width` is that of the frame.
pub(super) fn unseen(frame: &[[u8; 4]], width: usize, at: usize) -> u32 {
    let Some(pixel) = frame.get(at) else { return UNSEEN };
    let beside = |back: usize| {
        let other = at.checked_sub(back).and_then(|at| frame.get(at));
        other.map_or(0, |[red, green, blue, _]| apart([*red, *green, *blue], *pixel))
    };
    UNSEEN + (beside(1).max(beside(width)) / 2).min(HIDDEN)
}
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

    /// The number of the colour that is nearest to a pixel, as far as its bin tells.
    pub fn nearest(&mut self, pixel: [u8; 4]) -> u8 {
        let Some(known) = self.known.get_mut(bin(&pixel)) else { return 0 };
        if *known == UNKNOWN {
            *known = u16::try_from(self.chosen.nearest(pixel)).unwrap_or(0);
        }
        u8::try_from(*known).unwrap_or(0)
    }

    /// What may stand at a pixel whose colour may lie so far from it. `before` says by which colour what was there is shown, and
    /// whether it was the same; `left` is the colour on its left.
    pub fn spot(
        &mut self,
        pixel: [u8; 4],
        unseen: impl FnOnce() -> u32,
        before: Option<(u8, bool)>,
        left: u8,
    ) -> Spot<'_> {
        let same = before.is_some_and(|(_, same)| same);
        let (own, unseen) = if same { (CLEAR, UNSEEN) } else { (self.nearest(pixel), unseen()) };
        let mut spot = Spot { pixel, own, left, stays: same.then_some(0), unseen, palette: &self.palette };
        if !same {
            spot.stays = before.and_then(|(shown, _)| spot.far(shown));
        }
        spot
    }
}

/// What may stand at a pixel: every colour that nobody tells from it.
pub(super) struct Spot<'c> {
    pixel: [u8; 4],
    /// The nearest colour.
    own: u8,
    /// The colour on its left.
    left: u8,
    /// How far what was there lies from it, if it may stay.
    stays: Option<u32>,
    /// How far its colour may lie from it.
    unseen: u32,
    palette: &'c [[u8; 3]],
}

impl Spot<'_> {
    /// Whether it may stay as it is.
    pub const fn stays(&self) -> bool {
        self.stays.is_some()
    }

    /// How far what a colour shows lies from the pixel; nothing where somebody could see it.
    pub fn far(&self, colour: u8) -> Option<u32> {
        match colour {
            CLEAR => self.stays,
            own if own == self.own => Some(0),
            other => Some(apart(*self.palette.get(usize::from(other))?, self.pixel))
                .filter(|far| *far <= self.unseen),
        }
    }

    /// What stands there where nothing speaks for one or another: what was there, what stands on its left, or the nearest.
    pub fn plain(&self) -> u8 {
        match self.stays {
            Some(_) => CLEAR,
            None if self.far(self.left).is_some() => self.left,
            None => self.own,
        }
    }
}

impl Chosen {
    /// The number of the colour that is nearest to a pixel.
    fn nearest(&self, pixel: [u8; 4]) -> usize {
        match self {
            Self::All(all) => {
                let far = |[red, green, blue, _]: [u8; 4]| apart([red, green, blue], pixel);
                (0..).zip(all).min_by_key(|(_, of)| far(**of)).map_or(0, |(at, _)| at)
            }
            Self::Near(near) => near.index_of(&pixel),
        }
    }
}

/// How far a pixel lies from a colour: the square of their distance.
fn apart(colour: [u8; 3], pixel: [u8; 4]) -> u32 {
    colour.iter().zip(pixel).map(|(a, b)| u32::from(a.abs_diff(b)).pow(2)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_colour_that_lies_on_few_pixels_is_kept() {
        let mut frame = Vec::new();
        for n in 0..40_000_u32 {
            let shade = u8::try_from(n % 200).unwrap();
            frame.extend([shade / 4, shade / 3, shade / 2, 255]);
        }
        let red = [250, 30, 20, 255];
        (0..300).for_each(|_| frame.extend(red));
        let mut mosaic = Mosaic::new();
        mosaic.add(&frame);
        let mut colours = Colours::of(&mosaic);
        assert_eq!(colours.palette().len(), 3 * COLOURS);
        let at = usize::from(colours.nearest(red));
        let found = &colours.palette()[at * 3..at * 3 + 3];
        assert!(found[0].abs_diff(250) < 24 && found[1] < 60, "{found:?}");
        assert!(frame.as_chunks::<4>().0.iter().all(|pixel| usize::from(colours.nearest(*pixel)) < COLOURS));
    }

    #[test]
    fn what_was_there_stays_where_nobody_sees_a_difference() {
        let mut mosaic = Mosaic::new();
        let (brown, grain, red) = ([90, 60, 40, 255], [94, 62, 38, 255], [130, 60, 40, 255]);
        mosaic.add(&[brown, brown, brown, red, red, red].as_flattened().repeat(3));
        let mut colours = Colours::of(&mosaic);
        let (own, other) = (colours.nearest(brown), colours.nearest(red));
        assert_ne!(own, other);
        let near = || UNSEEN;
        assert_eq!(colours.spot(brown, near, None, other).plain(), own, "the first frame, beside an edge");
        assert_eq!(colours.spot(grain, near, None, own).plain(), own, "the first frame, in a run");
        assert_eq!(colours.spot(grain, near, Some((own, false)), other).plain(), CLEAR);
        assert_eq!(colours.spot(red, near, Some((own, true)), other).plain(), CLEAR);
        assert_eq!(colours.spot(red, near, Some((own, false)), other).plain(), other);
        assert_eq!(colours.spot(red, near, Some((own, false)), other).far(CLEAR), None);
        assert_eq!(colours.spot(red, near, Some((own, false)), other).far(own), None);
    }

    #[test]
    fn less_is_seen_in_grain_than_on_a_plain_ground() {
        let plain = [[90, 60, 40, 255]; 6];
        assert!((0..6).all(|at| unseen(&plain, 3, at) == UNSEEN));
        let mut grain = plain;
        grain[1][0] += 20;
        assert_eq!(unseen(&grain, 3, 1), UNSEEN + 200, "beside its left");
        assert_eq!(unseen(&grain, 3, 4), UNSEEN + 200, "below it");
        assert_eq!(unseen(&grain, 3, 3), UNSEEN);
        grain[1] = [255; 4];
        assert_eq!(unseen(&grain, 3, 1), UNSEEN + HIDDEN, "at an edge");
    }
}
