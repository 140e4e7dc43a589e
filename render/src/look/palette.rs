//! Which colour means what: the seats, the surfaces, the inks.

use super::color::Color;
use super::emblem::{Emblem, SEAT_MARKS};

/// Top of every picture's ground.
pub const GROUND_TOP: Color = Color::hex(0x2A_2D36);
/// Bottom of every picture's ground.
pub const GROUND_BOTTOM: Color = Color::hex(0x15_161B);
/// Panels that lie on the ground.
pub const PANEL_TOP: Color = Color::hex(0x23_2530);
/// Lower end of panels.
pub const PANEL_BOTTOM: Color = Color::hex(0x1A_1B22);
/// Wells and name plates.
pub const PLATE: Color = Color::hex(0x10_1115);
/// The line around every picture; holds on dark, light and black clients.
pub const BORDER: Color = Color::hex(0x95_7E49);
/// Ordinary ink on dark.
pub const INK: Color = Color::hex(0xF4_F1E8);
/// Quiet ink on dark.
pub const QUIET: Color = Color::hex(0xC8_CCD4);
/// Titles.
pub const TITLE: Color = Color::hex(0xFF_F3CF);
/// Gold for small titles and lines.
pub const GOLD: Color = Color::hex(0xE3_C982);
/// Numbers that decide.
pub const NUMBER: Color = Color::hex(0xFF_FFFF);
/// The outline around such numbers.
pub const OUTLINE: Color = Color::hex(0x0B_0C0E);
/// Paper for rules text.
pub const PARCHMENT: Color = Color::hex(0xF3_ECDA);
/// Ink on paper.
pub const PARCHMENT_INK: Color = Color::hex(0x1B_1A17);
/// Fire of the Destiny Coin, and gains.
pub const FIRE: Color = Color::hex(0xFF_A94D);
/// Skull of the Destiny Coin, and what is dead.
pub const BONE: Color = Color::hex(0xD9_DCE3);
/// A disc behind a sign of death or loss.
pub const BLOOD: Color = Color::hex(0x9E_2430);

/// How a seat is told from the others: never by colour alone.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SeatLook {
    /// A word for the colour.
    pub word: &'static str,
    /// The pure colour, for frames and marks.
    pub color: Color,
    /// The mark, always drawn beside the colour.
    pub mark: Emblem,
    /// The same mark as a character, for text.
    pub sign: &'static str,
}

const fn seat(word: &'static str, rgb: u32, mark: Emblem, sign: &'static str) -> SeatLook {
    SeatLook { word, color: Color::hex(rgb), mark, sign }
}

/// In order of seats; the first two, four and six are the best choices for so many players.
pub const SEATS: [SeatLook; 8] = [
    seat("gold", 0xF5_E072, SEAT_MARKS[0], "●"),
    seat("indigo", 0x75_70F5, SEAT_MARKS[1], "▲"),
    seat("coral", 0xE0_646D, SEAT_MARKS[2], "■"),
    seat("ice", 0x8C_E9FF, SEAT_MARKS[3], "◆"),
    seat("orchid", 0xC4_83D3, SEAT_MARKS[4], "⬢"),
    seat("green", 0x7B_CD93, SEAT_MARKS[5], "✚"),
    seat("white", 0xF0_FFFF, SEAT_MARKS[6], "★"),
    seat("bronze", 0xB6_7200, SEAT_MARKS[7], "💧"),
];

/// The look of a seat by number, 0 first; after eight they begin anew.
pub fn seat_look(seat: usize) -> &'static SeatLook {
    SEATS.get(seat % SEATS.len()).unwrap_or(&SEATS[0])
}

/// The face of a card in a player's colour: its upper and lower colour.
pub fn face(color: Color) -> (Color, Color) {
    (color.mix(Color::hex(0x0E_0F12), 68), color.mix(Color::hex(0x0E_0F12), 86))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::color::{Sight, contrast, distance};

    const BOARD: Color = Color::hex(0x17_181C);

    #[test]
    fn inks_can_be_read_on_their_surfaces() {
        for ink in [INK, QUIET, TITLE, GOLD, NUMBER, FIRE, BONE] {
            for ground in [GROUND_TOP, GROUND_BOTTOM, PANEL_TOP, PANEL_BOTTOM, PLATE] {
                assert!(contrast(ink, ground) >= 7.0, "{ink:?} on {ground:?}: {}", contrast(ink, ground));
            }
        }
        assert!(contrast(PARCHMENT_INK, PARCHMENT) >= 7.0);
        assert!(contrast(NUMBER, OUTLINE) >= 15.0);
        assert!(contrast(INK, BLOOD) >= 4.5);
    }

    #[test]
    fn seats_stand_out_from_board_and_face() {
        for s in SEATS {
            assert!(contrast(s.color, BOARD) >= 4.5, "{}", s.word);
            let (top, bottom) = face(s.color);
            assert!(contrast(INK, top) >= 6.0, "{} face", s.word);
            assert!(contrast(INK, bottom) >= 6.0, "{} face", s.word);
            assert!(contrast(s.color, top) >= 3.0, "{} frame to face {}", s.word, contrast(s.color, top));
        }
    }

    #[test]
    fn the_border_shows_on_every_client() {
        for client in [0xFF_FFFF, 0x31_3338, 0x00_0000] {
            assert!(contrast(BORDER, Color::hex(client)) >= 3.0);
        }
    }

    #[test]
    fn up_to_six_seats_differ_for_every_eye() {
        let least = |n: usize| {
            let mut least = f32::MAX;
            for (i, a) in SEATS.iter().enumerate().take(n) {
                for b in SEATS.iter().take(i) {
                    for sight in Sight::ALL {
                        least = least.min(distance(a.color, b.color, sight));
                    }
                }
            }
            least
        };
        assert!(
            least(2) > 30.0 && least(4) > 17.0 && least(6) > 10.0,
            "{} {} {}",
            least(2),
            least(4),
            least(6)
        );
    }

    #[test]
    fn marks_differ_from_seat_to_seat() {
        for (i, a) in SEATS.iter().enumerate() {
            for b in SEATS.iter().take(i) {
                assert!(a.mark != b.mark && a.sign != b.sign && a.word != b.word);
            }
        }
    }
}
