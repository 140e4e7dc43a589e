//! The colours of the pictures as data: materials in four tones, and the six planes of a tint. Which shape takes which is
//! said in the files; what is made of them is said in `poster` and `emblem`.

use crate::look::color::Color;

/// A material from its lit to its deep tone.
#[derive(Debug)]
pub(super) struct Ramp {
    /// Its word in files.
    pub name: &'static str,
    /// Lit, body, shade, deep.
    pub tones: [Color; 4],
}

/// What all line work and outlines are drawn in.
pub(super) const INK: Color = Color::hex(0x14_121B);

/// The colours of a scene at one time of day.
#[derive(Debug)]
pub(super) struct Tint {
    /// Its word in files.
    pub name: &'static str,
    /// By [`Plane`].
    pub planes: [Color; 6],
}

/// A colour of a tint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Plane {
    /// The upper sky.
    Top,
    /// The lower sky.
    Low,
    /// What lies far away.
    Far,
    /// What lies between.
    Mid,
    /// What lies before the hero's feet.
    Near,
    /// The lantern behind the hero, and the light on its edge.
    Glow,
}

/// The planes by their words in files.
pub(super) const PLANES: [(&str, Plane); 6] = [
    ("top", Plane::Top),
    ("low", Plane::Low),
    ("far", Plane::Far),
    ("mid", Plane::Mid),
    ("near", Plane::Near),
    ("glow", Plane::Glow),
];

impl Tint {
    /// The colour of a plane.
    pub const fn plane(&self, of: Plane) -> Color {
        let [top, low, far, mid, near, glow] = self.planes;
        match of {
            Plane::Top => top,
            Plane::Low => low,
            Plane::Far => far,
            Plane::Mid => mid,
            Plane::Near => near,
            Plane::Glow => glow,
        }
    }
}

const fn ramp(name: &'static str, [lit, body, shade, deep]: [u32; 4]) -> Ramp {
    Ramp { name, tones: [Color::hex(lit), Color::hex(body), Color::hex(shade), Color::hex(deep)] }
}

const fn tint(name: &'static str, [top, low, far, mid, near, glow]: [u32; 6]) -> Tint {
    Tint {
        name,
        planes: [
            Color::hex(top),
            Color::hex(low),
            Color::hex(far),
            Color::hex(mid),
            Color::hex(near),
            Color::hex(glow),
        ],
    }
}

/// All materials.
pub(super) static RAMPS: [Ramp; 20] = [
    ramp("steel", [0xF1_F6FA, 0xB4_C4D3, 0x72_869B, 0x3C_4A5C]),
    ramp("iron", [0xC3_C9D4, 0x82_8B9B, 0x52_5A6A, 0x2C_323E]),
    ramp("gold", [0xFF_F2B8, 0xF3_C352, 0xBC_8226, 0x70_4615]),
    ramp("wood", [0xEB_C28C, 0xBC_854F, 0x83_5533, 0x4C_3121]),
    ramp("red", [0xFF_9F88, 0xE4_523F, 0xA3_2B31, 0x5E_1927]),
    ramp("leaf", [0xD8_F28E, 0x8A_C44E, 0x4E_873A, 0x27_4C2D]),
    ramp("bone", [0xFF_F9E8, 0xE9_DDBE, 0xB7_A784, 0x72_664C]),
    ramp("skin", [0xFF_DDBB, 0xEC_AE7E, 0xBC_7954, 0x77_4632]),
    ramp("brown", [0xE8_C29A, 0xB0_7A4E, 0x7A_4D33, 0x47_2C22]),
    ramp("orc", [0xD2_E47E, 0x94_B54C, 0x5E_7E37, 0x35_4B2B]),
    ramp("fur", [0xDD_D8DC, 0xA1_9AA8, 0x68_637A, 0x3C_394D]),
    ramp("rust", [0xE9_A882, 0xB9_6A45, 0x7C_4231, 0x46_2422]),
    ramp("violet", [0xF2_CFFF, 0xB9_70EA, 0x76_37B6, 0x3C_1E6D]),
    ramp("ice", [0xDC_FFF9, 0x74_DFD9, 0x32_9BA3, 0x18_5163]),
    ramp("fire", [0xFF_F8CC, 0xFF_C64E, 0xF5_782D, 0xB5_331F]),
    ramp("pumpkin", [0xFF_D692, 0xF6_8E30, 0xC1_521D, 0x70_2917]),
    ramp("white", [0xFF_FFFF, 0xE6_ECF4, 0xB0_BCCD, 0x6D_7B94]),
    ramp("blue", [0xB0_D8FF, 0x52_94E4, 0x2D_58A2, 0x19_3166]),
    ramp("rose", [0xFF_D0E0, 0xF0_7FA8, 0xB5_4374, 0x68_2349]),
    ramp("night", [0x8A_93B8, 0x55_5E86, 0x34_3A5C, 0x1B_1E36]),
];

/// All tints.
pub(super) static TINTS: [Tint; 13] = [
    tint("air", [0x1B_569B, 0xA9_DDEA, 0x6B_B1DB, 0x3D_8AC2, 0x1A_4776, 0xFF_F6D0]),
    tint("dusk", [0x55_2A66, 0xFF_9C4F, 0xC2_5A45, 0x7C_3542, 0x38_1A2E, 0xFF_E09A]),
    tint("sea", [0x0F_3750, 0x58_BDB5, 0x2F_8894, 0x1A_6075, 0x0A_2D40, 0xE2_FFE0]),
    tint("mystic", [0x1B_1240, 0x7A_40AC, 0x55_298F, 0x38_1C69, 0x18_0C34, 0xF3_B2FF]),
    tint("night", [0x0D_1332, 0x41_639A, 0x2A_4373, 0x1B_2C54, 0x0A_112A, 0xD6_E6FF]),
    tint("forge", [0x26_0C12, 0xC4_4420, 0x7C_2419, 0x4A_1519, 0x1E_090F, 0xFF_C552]),
    tint("forest", [0x0F_342D, 0x93_C25C, 0x3E_7D4B, 0x24_593D, 0x0B_2A22, 0xF7_FFB8]),
    tint("dawn", [0x66_351F, 0xF9_BA42, 0xCB_7A2D, 0x8A_4A22, 0x40_200F, 0xFF_F5C0]),
    tint("stone", [0x28_313E, 0xA3_AC9F, 0x72_7D7D, 0x4A_555D, 0x1E_242B, 0xF5_EFD2]),
    tint("blood", [0x26_0813, 0xB6_2A3C, 0x77_1A2F, 0x49_101F, 0x1C_060F, 0xFF_B892]),
    tint("storm", [0x15_142F, 0x8E_86C9, 0x55_4C93, 0x35_306B, 0x14_132E, 0xFF_F2B0]),
    tint("toxic", [0x10_241C, 0x7F_B53A, 0x3F_6F33, 0x26_4A2B, 0x0C_1F17, 0xEF_FF8E]),
    tint("holy", [0x4A_63C0, 0xFF_D8BE, 0xE0_A7B4, 0x9C_88CC, 0x40_3E8C, 0xFF_F6D8]),
];

/// The material that dark figures are made of: an emblem lifts it, or it would sink into the ground.
pub(super) const DARK: &str = "night";
