//! The thirteen warrior ranks of War.

use super::{Emblem, Part, body, body_line, carve, carve_line, shade, shade_line};

const fn emblem(name: &'static str, parts: &'static [Part]) -> Emblem {
    Emblem { name, parts }
}

/// In order of Level, 1 first.
pub(super) const RANKS: [Emblem; 13] = [
    emblem(
        "kingslayer",
        &[
            body("M5 27 L18 37 L32 25 L46 37 L59 27 L54 55 H10 Z"),
            carve_line(2.5, "M11 48 H53"),
            carve_line(7.0, "M27 19 H37 V50 L32 61 L27 50 Z M19 16 H45"),
            body("M28 19 H36 V49 L32 60.5 L28 49 Z"),
            carve_line(2.0, "M32 22 V51"),
            body_line(5.0, "M20 17 H44"),
            body_line(5.0, "M32 15 V8"),
            body("M27.5 6.5 A4.5 4.5 0 1 1 36.5 6.5 A4.5 4.5 0 1 1 27.5 6.5 Z"),
        ],
    ),
    emblem(
        "ditchdigger",
        &[
            shade("M2 60 C8 50 16 49 22 53 C28 46 38 47 44 53 C52 49 58 53 62 60 Z"),
            body_line(5.5, "M23 6 H41"),
            body_line(6.0, "M32 6 V30"),
            body("M17 27 H47 V40 C47 50 39 56 32 60 C25 56 17 50 17 40 Z"),
            carve_line(3.0, "M32 32 V50 M23 32 V36 M41 32 V36"),
        ],
    ),
    emblem(
        "torchbearer",
        &[
            body(
                "M34 2 C36 12 47 17 47 28 C47 36 40 41 32 41 C24 41 17 36 17 28 C17 21 21 18 22 11 \
                 C26 14 27 17 28 20 C31 16 34 10 34 2 Z",
            ),
            carve("M33 19 C34 25 39 27 39 32 C39 36 36 39 32 39 C28 39 25 36 25 32 C25 28 32 26 33 19 Z"),
            body("M19 42 H45 L41 50 H23 Z"),
            shade("M27 51 H37 L34.5 62 H29.5 Z"),
        ],
    ),
    emblem(
        "slinger",
        &[
            body_line(3.6, "M48 9 L8 35 M48 9 L42 54"),
            body("M5 33 C13 42 27 49 44 52 L43 58 C36 62 22 61 14 54 C8 49 5 41 5 33 Z"),
            carve("M15 36 A11.5 11.5 0 1 1 38 36 A11.5 11.5 0 1 1 15 36 Z"),
            body("M17.5 35.5 A9 9 0 1 1 35.5 35.5 A9 9 0 1 1 17.5 35.5 Z"),
            body("M43.5 8 A5 5 0 1 1 53.5 8 A5 5 0 1 1 43.5 8 Z"),
            shade_line(3.4, "M56 22 C60 32 59 43 54 52 M30 6 C22 6 14 10 9 16"),
        ],
    ),
    emblem(
        "pikeman",
        &[
            shade_line(4.5, "M9 60 L47 18 M55 60 L17 18"),
            shade("M59 4 L54 22 L42 12 Z M5 4 L22 12 L10 22 Z"),
            carve_line(9.0, "M32 61.5 V22"),
            body_line(5.0, "M32 61 V20"),
            body("M32 2 L40 17 L35 26 H29 L24 17 Z"),
            body_line(4.0, "M25 31 H39"),
        ],
    ),
    emblem(
        "longbowman",
        &[
            body_line(6.0, "M22 5 C30 10 48 16 48 32 C48 48 30 54 22 59"),
            body_line(2.5, "M21 5 L9 32 L21 59"),
            body_line(4.0, "M9 32 H50"),
            body("M63 32 L49 24 L52 32 L49 40 Z"),
            body_line(3.0, "M4 27 L10 32 L4 37"),
        ],
    ),
    emblem(
        "outrider",
        &[
            body(
                "M32 4 C51 4 60 18 58 34 C57 44 52 53 48 61 L36 57 C41 48 44 41 44 33 C44 24 39 18 32 18 \
                 C25 18 20 24 20 33 C20 41 23 48 28 57 L16 61 C12 53 7 44 6 34 C4 18 13 4 32 4 Z",
            ),
            carve_line(
                4.5,
                "M32 11 V11.1 M17.5 17 V17.1 M46.5 17 V17.1 M13 31 V31.1 M51 31 V31.1 M18 46 V46.1 M46 46 V46.1",
            ),
        ],
    ),
    emblem(
        "swordhand",
        &[
            body("M61 3 L58 17 L29 46 L18 35 L47 6 Z"),
            carve_line(3.0, "M51 13 L27 37"),
            body_line(6.0, "M11 33 L31 53"),
            body_line(6.5, "M20 44 L10 54"),
            body("M2.5 57.5 A4.5 4.5 0 1 1 11.5 57.5 A4.5 4.5 0 1 1 2.5 57.5 Z"),
        ],
    ),
    emblem(
        "shieldbearer",
        &[
            body("M32 2 C40 7 48 9 57 9 V30 C57 46 46 56 32 62 C18 56 7 46 7 30 V9 C16 9 24 7 32 2 Z"),
            carve_line(
                2.5,
                "M32 9 C39 13 45 14.5 51 15 V30 C51 42 43 50 32 55.5 C21 50 13 42 13 30 V15 C19 14.5 25 13 32 9 Z",
            ),
            shade("M32 12 V52 C22 47 16 40 16 30 V17.5 C22 17 27 15.5 32 12 Z"),
            carve("M29 22 H35 V28 H41 V34 H35 V44 H29 V34 H23 V28 H29 Z"),
        ],
    ),
    emblem(
        "rammaster",
        &[
            body_line(7.5, "M36 17 C44 5 59.5 10 59.5 26 C59.5 40 46 42 45.5 32 C45.5 27 50 25 52 28"),
            body_line(7.5, "M28 17 C20 5 4.5 10 4.5 26 C4.5 40 18 42 18.5 32 C18.5 27 14 25 12 28"),
            carve_line(
                3.0,
                "M32 14 C41 14 44 22 43 31 L39 52 C38 61 26 61 25 52 L21 31 C20 22 23 14 32 14 Z",
            ),
            body("M32 14 C41 14 44 22 43 31 L39 52 C38 61 26 61 25 52 L21 31 C20 22 23 14 32 14 Z"),
            carve("M24.5 30 L30 34 L26 36.5 Z M39.5 30 L34 34 L38 36.5 Z"),
            carve_line(2.4, "M28.5 51 L31 54 H33 L35.5 51 M32 54 V57"),
        ],
    ),
    emblem(
        "bannerknight",
        &[
            body_line(5.0, "M13 12 V61"),
            body("M13 1 L18 8 L13 14 L8 8 Z"),
            body(
                "M17 12 C28 6 36 18 47 12 C52 9.5 57 10 61 12 L53 26 L61 42 C57 40 52 39.5 47 42 C36 48 28 36 17 42 Z",
            ),
            carve("M34 16 L37 23.5 L45 24 L39 29 L41 37 L34 32.5 L27 37 L29 29 L23 24 L31 23.5 Z"),
        ],
    ),
    emblem(
        "warlord",
        &[
            shade_line(4.5, "M6 6 L58 58 M58 6 L6 58"),
            shade_line(4.5, "M3.5 50 L14 60.5 M60.5 50 L50 60.5"),
            carve_line(4.0, "M32 9 C44 9 49 17 49 27 V48 L39 57 H25 L15 48 V27 C15 17 20 9 32 9 Z"),
            body("M32 9 C44 9 49 17 49 27 V48 L39 57 H25 L15 48 V27 C15 17 20 9 32 9 Z"),
            body_line(6.0, "M32 4.5 V12"),
            carve("M19 27 H45 V32 H34.5 V52 H29.5 V32 H19 Z"),
            carve_line(3.0, "M22.5 39 V39.1 M22.5 45 V45.1 M41.5 39 V39.1 M41.5 45 V45.1"),
        ],
    ),
    emblem(
        "high-king",
        &[
            body("M9 47 L5 19 L19 32 L32 8 L45 32 L59 19 L55 47 Z"),
            body(
                "M1 17 A4 4 0 1 1 9 17 A4 4 0 1 1 1 17 Z M28 6 A4 4 0 1 1 36 6 A4 4 0 1 1 28 6 Z M55 17 A4 4 0 1 1 63 17 A4 4 0 1 1 55 17 Z",
            ),
            body("M9 50 H55 V60 H9 Z"),
            carve(
                "M32 26 L37 35 L32 44 L27 35 Z M16.5 33 L19.5 38 L16.5 43 L13.5 38 Z M47.5 33 L50.5 38 L47.5 43 L44.5 38 Z",
            ),
            carve_line(3.0, "M16 55 H16.1 M24 55 H24.1 M32 55 H32.1 M40 55 H40.1 M48 55 H48.1"),
        ],
    ),
];

/// The emblem of a warrior rank; Levels outside 1..=13 take the nearest.
pub fn rank(level: u8) -> &'static Emblem {
    let i = usize::from(level.clamp(1, 13)) - 1;
    RANKS.get(i).unwrap_or(&RANKS[0])
}
