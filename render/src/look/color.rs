//! Colour: mixing, contrast, and the distance between colours under normal and colour-blind sight.
//! Which colours mean what is said in `palette`.

/// An sRGB colour with opacity.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Color {
    /// Red, 0..=255.
    pub r: u8,
    /// Green, 0..=255.
    pub g: u8,
    /// Blue, 0..=255.
    pub b: u8,
    /// Opacity, 0 (clear) to 255 (solid).
    pub a: u8,
}

impl Color {
    /// A solid colour from `0xRRGGBB`.
    pub const fn hex(rgb: u32) -> Self {
        let [_, r, g, b] = rgb.to_be_bytes();
        Self { r, g, b, a: 255 }
    }

    /// The same colour at opacity `a` of 255.
    #[must_use]
    pub const fn alpha(self, a: u8) -> Self {
        Self { a, ..self }
    }

    /// The colour `share` of 100 of the way to `other`; opacity stays.
    #[must_use]
    pub fn mix(self, other: Self, share: u8) -> Self {
        let share = u32::from(share.min(100));
        let part = |a: u8, b: u8| {
            let v = (u32::from(a) * (100 - share) + u32::from(b) * share + 50) / 100;
            u8::try_from(v).unwrap_or(u8::MAX)
        };
        Self { r: part(self.r, other.r), g: part(self.g, other.g), b: part(self.b, other.b), a: self.a }
    }

    /// What is seen when this colour lies over a solid `ground`.
    #[must_use]
    pub fn over(self, ground: Self) -> Self {
        let a = u32::from(self.a);
        let part = |top: u8, low: u8| {
            let v = (u32::from(top) * a + u32::from(low) * (255 - a) + 127) / 255;
            u8::try_from(v).unwrap_or(u8::MAX)
        };
        Self { r: part(self.r, ground.r), g: part(self.g, ground.g), b: part(self.b, ground.b), a: 255 }
    }

    /// Red, green and blue as amounts of light, each 0..=1.
    pub fn linear(self) -> [f32; 3] {
        [self.r, self.g, self.b].map(|c| {
            let c = f32::from(c) / 255.0;
            if c <= 0.04045 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
        })
    }

    /// Relative luminance as WCAG 2 defines it, 0..=1.
    pub fn luminance(self) -> f32 {
        let [r, g, b] = self.linear();
        0.2126 * r + 0.7152 * g + 0.0722 * b
    }
}

/// Contrast of two solid colours as WCAG 2 defines it, 1 (equal) to 21 (black on white).
pub fn contrast(a: Color, b: Color) -> f32 {
    let (x, y) = (a.luminance(), b.luminance());
    (x.max(y) + 0.05) / (x.min(y) + 0.05)
}

/// A way of seeing colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// All three kinds of cone.
    Full,
    /// No red cones.
    Protan,
    /// No green cones.
    Deutan,
    /// No blue cones.
    Tritan,
}

impl Sight {
    /// All four ways.
    pub const ALL: [Self; 4] = [Self::Full, Self::Protan, Self::Deutan, Self::Tritan];

    /// Linear light as this eye sees it (Machado, Oliveira and Fernandes 2009, full strength).
    fn see(self, [r, g, b]: [f32; 3]) -> [f32; 3] {
        let m: [[f32; 3]; 3] = match self {
            Self::Full => return [r, g, b],
            Self::Protan => [
                [0.152_286, 1.052_583, -0.204_868],
                [0.114_503, 0.786_281, 0.099_216],
                [-0.003_882, -0.048_116, 1.051_998],
            ],
            Self::Deutan => [
                [0.367_322, 0.860_646, -0.227_968],
                [0.280_085, 0.672_501, 0.047_413],
                [-0.011_820, 0.042_940, 0.968_881],
            ],
            Self::Tritan => [
                [1.255_528, -0.076_749, -0.178_779],
                [-0.078_411, 0.930_809, 0.147_602],
                [0.004_733, 0.691_367, 0.303_900],
            ],
        };
        m.map(|[x, y, z]| (x * r + y * g + z * b).clamp(0.0, 1.0))
    }
}

/// How far apart two colours look to an eye: distance in OKLab, times 100.
/// Below about 10, colour alone does not tell them apart.
pub fn distance(a: Color, b: Color, sight: Sight) -> f32 {
    let (p, q) = (oklab(sight.see(a.linear())), oklab(sight.see(b.linear())));
    let sum: f32 = p.iter().zip(q).map(|(x, y)| (x - y) * (x - y)).sum();
    sum.sqrt() * 100.0
}

/// OKLab (Ottosson 2020) of linear light.
fn oklab([r, g, b]: [f32; 3]) -> [f32; 3] {
    let l = (0.412_221_46 * r + 0.536_332_55 * g + 0.051_445_995 * b).cbrt();
    let m = (0.211_903_5 * r + 0.680_699_5 * g + 0.107_396_96 * b).cbrt();
    let s = (0.088_302_46 * r + 0.281_718_85 * g + 0.629_978_7 * b).cbrt();
    [
        0.210_454_26 * l + 0.793_617_8 * m - 0.004_072_047 * s,
        1.977_998_5 * l - 2.428_592_2 * m + 0.450_593_7 * s,
        0.025_904_037 * l + 0.782_771_77 * m - 0.808_675_77 * s,
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contrast_has_its_known_values() {
        let (black, white) = (Color::hex(0), Color::hex(0xFF_FFFF));
        assert!((contrast(black, white) - 21.0).abs() < 0.01);
        assert!((contrast(white, white) - 1.0).abs() < 0.001);
        assert!((contrast(Color::hex(0x77_7777), white) - 4.48).abs() < 0.01);
    }

    #[test]
    fn mixing_and_covering_meet_at_their_ends() {
        let (a, b) = (Color::hex(0x10_2030), Color::hex(0xF0_E0D0));
        assert_eq!((a.mix(b, 0), a.mix(b, 100)), (a, b));
        assert_eq!(a.alpha(0).over(b), b);
        assert_eq!(a.over(b), a);
    }

    #[test]
    fn red_and_green_come_close_without_green_cones() {
        let (red, green) = (Color::hex(0xC0_4040), Color::hex(0x40_9040));
        assert!(distance(red, green, Sight::Deutan) < distance(red, green, Sight::Full) / 1.5);
    }
}
