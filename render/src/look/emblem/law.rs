//! The signs of Legends At War: dominions, pantheons, abilities, and what stands in panels.

use super::{COIN_SKULL, Emblem, Part, body, body_line, carve, carve_line, shade, shade_line};

const fn emblem(name: &'static str, parts: &'static [Part]) -> Emblem {
    Emblem { name, parts }
}

const SHIELD: &str = "M32 3 L57 11 V30 C57 46 45 56 32 61 C19 56 7 46 7 30 V11 Z";

/// The dominions: Earth a square, Sea waves, Sky a star.
pub const DOMINIONS: [Emblem; 3] = [
    emblem("law-earth", &[body(SQUARE), carve("M11 49 L25 22 L34 37 L40 28 L53 49 Z")]),
    emblem(
        "law-sea",
        &[
            body_line(7.0, "M5 18 C11 8 20 8 26 16 C32 24 40 24 46 16 C50 10 55 9 59 12"),
            body_line(7.0, "M5 36 C11 26 20 26 26 34 C32 42 40 42 46 34 C50 28 55 27 59 30"),
            body_line(7.0, "M5 54 C11 44 20 44 26 52 C32 60 40 60 46 52 C50 46 55 45 59 48"),
        ],
    ),
    emblem("law-sky", &[body(STAR), carve("M24 32 A8 8 0 1 1 40 32 A8 8 0 1 1 24 32 Z")]),
];

const SQUARE: &str = "M4 12 C4 7 7 4 12 4 H52 C57 4 60 7 60 12 V52 C60 57 57 60 52 60 H12 C7 60 4 57 4 52 Z";
const STAR: &str = "M32.0 1.5 L40.0 12.6 L53.6 10.4 L51.4 24.0 L62.5 32.0 L51.4 40.0 L53.6 53.6 L40.0 51.4 L32.0 62.5 L24.0 51.4 L10.4 53.6 L12.6 40.0 L1.5 32.0 L12.6 24.0 L10.4 10.4 L24.0 12.6 Z";

/// The pantheons, by the word of each in files.
const PANTHEONS: [(&str, Emblem); 4] = [
    (
        "greek",
        emblem(
            "law-greek",
            &[
                body("M32 3 L61 18 V24 H3 V18 Z"),
                body("M9 28 H17 V50 H9 Z M22 28 H29 V50 H22 Z M35 28 H42 V50 H35 Z M47 28 H55 V50 H47 Z"),
                body("M4 53 H60 V61 H4 Z"),
                carve("M32 9 L39 17 H25 Z"),
            ],
        ),
    ),
    (
        "norse",
        emblem(
            "law-norse",
            &[
                body_line(4.0, "M27 8 A5 5 0 1 1 37 8 A5 5 0 1 1 27 8 Z"),
                body("M28 13 H36 V36 H28 Z"),
                body("M6 34 H58 V50 L49 61 H39 L32 54 L25 61 H15 L6 50 Z"),
                carve_line(2.6, "M14 41 H50 M32 41 V47"),
            ],
        ),
    ),
    (
        "american",
        emblem(
            "law-american",
            &[
                body(
                    "M32 6 L40 12 L37 16 L37 23 L62 14 L58 27 L50 30 L55 38 L46 40 L48 48 L40 45 L38 50 L46 61 H18 L26 50 L24 45 L16 48 L18 40 L9 38 L14 30 L6 27 L2 14 L27 23 L27 16 L24 12 Z",
                ),
                carve("M32 24 L37 32 L32 40 L27 32 Z"),
                carve_line(2.4, "M27 54 V59 M32 52 V59 M37 54 V59"),
            ],
        ),
    ),
    (
        "japanese",
        emblem(
            "law-japanese",
            &[
                body("M21.5 13.0 A10.5 10.5 0 1 1 42.5 13.0 A10.5 10.5 0 1 1 21.5 13.0 Z"),
                body(
                    "M32.0 2.5 L38.4 3.2 L44.5 5.3 L50.0 8.6 L54.6 13.0 L58.2 18.4 L60.5 24.4 L61.5 30.7 L61.1 37.1 L59.3 43.3 L56.2 48.9 L56.2 48.9 L57.3 42.5 L57.1 36.4 L55.7 31.0 L53.3 26.3 L50.1 22.6 L46.4 19.9 L42.5 18.4 L38.6 17.9 L35.0 18.3 L32.0 19.5 Z",
                ),
                body("M38.0 41.5 A10.5 10.5 0 1 1 59.0 41.5 A10.5 10.5 0 1 1 38.0 41.5 Z"),
                body(
                    "M57.5 46.8 L53.7 51.9 L48.9 56.2 L43.3 59.3 L37.1 61.1 L30.7 61.5 L24.4 60.5 L18.4 58.2 L13.0 54.6 L8.6 50.0 L5.3 44.5 L5.3 44.5 L10.3 48.7 L15.6 51.5 L21.0 53.1 L26.3 53.3 L31.1 52.4 L35.3 50.5 L38.6 47.9 L40.9 44.8 L42.3 41.5 L42.8 38.2 Z",
                ),
                body("M5.0 41.5 A10.5 10.5 0 1 1 26.0 41.5 A10.5 10.5 0 1 1 5.0 41.5 Z"),
                body(
                    "M6.5 46.8 L3.9 40.9 L2.6 34.6 L2.8 28.1 L4.3 21.9 L7.1 16.1 L11.1 11.1 L16.1 7.1 L21.9 4.3 L28.1 2.8 L34.6 2.6 L34.6 2.6 L28.4 4.9 L23.3 8.0 L19.2 12.0 L16.4 16.4 L14.8 21.0 L14.4 25.6 L15.0 29.8 L16.5 33.4 L18.6 36.2 L21.2 38.2 Z",
                ),
            ],
        ),
    ),
];

/// The abilities, by the word of each in files.
const ABILITIES: [(&str, Emblem); 14] = [
    (
        "support",
        emblem("law-support", &[body(SHIELD), carve("M28 16 H36 V27 H47 V35 H36 V46 H28 V35 H17 V27 H28 Z")]),
    ),
    ("curse", emblem("law-curse", COIN_SKULL.parts)),
    (
        "dispel",
        emblem(
            "law-dispel",
            &[
                body_line(7.0, "M6 32 A26 26 0 1 1 58 32 A26 26 0 1 1 6 32 Z"),
                body("M32 15 L36 27 L48 32 L36 37 L32 49 L28 37 L16 32 L28 27 Z"),
                carve_line(9.0, "M13 13 L51 51"),
                body_line(5.0, "M13 13 L51 51"),
            ],
        ),
    ),
    (
        "ranged-attack",
        emblem(
            "law-ranged",
            &[
                body_line(6.0, "M12 6 C42 6 58 22 58 52"),
                shade_line(2.5, "M12 6 L58 52"),
                body_line(5.0, "M6 58 L44 20"),
                body("M56 8 L52 28 L36 12 Z"),
                body_line(4.5, "M5 47 L17 59 M11 41 L23 53"),
            ],
        ),
    ),
    (
        "maneuver",
        emblem(
            "law-maneuver",
            &[
                body("M36 4 L61 19 L36 34 Z"),
                body_line(8.0, "M38 19 H30 C22 19 18 23 16 29"),
                body_line(8.0, "M12 42 L11 47"),
                body("M4 58 A6 6 0 1 1 16 58 A6 6 0 1 1 4 58 Z"),
            ],
        ),
    ),
    (
        "champion",
        emblem(
            "law-champion",
            &[
                body("M17 5 H47 V22 C47 33 41 39 36 41 V49 H46 V59 H18 V49 H28 V41 C23 39 17 33 17 22 Z"),
                body_line(4.5, "M16 11 H6 C6 22 10 28 18 29 M48 11 H58 C58 22 54 28 46 29"),
                carve("M32 10 L35 17 L42 18 L37 23 L38 30 L32 26 L26 30 L27 23 L22 18 L29 17 Z"),
            ],
        ),
    ),
    (
        "reflect",
        emblem(
            "law-reflect",
            &[
                body("M48 4 H60 V60 H48 Z"),
                carve_line(2.6, "M54 10 V54"),
                shade_line(6.0, "M8 10 L44 30"),
                body_line(6.0, "M44 32 L18 47"),
                body("M4 55 L13 37 L25 57 Z"),
            ],
        ),
    ),
    (
        "skinwalker",
        emblem(
            "law-skinwalker",
            &[
                body("M32 6 C22 2 12 4 8 8 C6 32 12 52 32 61 Z"),
                shade("M32 6 C42 2 52 4 56 8 C58 32 52 52 32 61 Z"),
                carve(
                    "M14 24 C18 20 24 20 27 25 C23 30 17 30 14 24 Z M50 24 C46 20 40 20 37 25 C41 30 47 30 50 24 Z",
                ),
                carve_line(3.0, "M32 8 V60"),
                carve("M22 43 C28 48 36 48 42 43 C38 52 26 52 22 43 Z"),
            ],
        ),
    ),
    (
        "phoenix",
        emblem(
            "law-phoenix",
            &[
                body(
                    "M32 2 C38 8 36 14 35 18 C45 14 54 8 62 8 C61 24 53 35 42 38 C48 46 46 54 36 62 C37 54 35 50 32 47 C29 50 27 54 28 62 C18 54 16 46 22 38 C11 35 3 24 2 8 C10 8 19 14 29 18 C28 14 26 8 32 2 Z",
                ),
                carve("M32 22 C36 27 36 32 32 38 C28 32 28 27 32 22 Z"),
            ],
        ),
    ),
    (
        "traitor",
        emblem(
            "law-traitor",
            &[body("M3 19 L23 4 V13 H52 V25 H23 V34 Z"), shade("M61 45 L41 60 V51 H12 V39 H41 V30 Z")],
        ),
    ),
    (
        "slayer",
        emblem(
            "law-slayer",
            &[
                body("M32 1 L39 11 V40 H25 V11 Z"),
                carve_line(2.4, "M32 10 V36"),
                body("M11 39 H53 V47 H11 Z"),
                body("M28 47 H36 V56 H28 Z"),
                body("M26 58 A6 6 0 1 1 38 58 A6 6 0 1 1 26 58 Z"),
            ],
        ),
    ),
    (
        "attack-bonus",
        emblem(
            "law-attack",
            &[
                body("M60 3 L57 15 L29 43 L20 34 L48 6 Z"),
                body_line(5.5, "M12 33 L30 51"),
                body_line(6.0, "M20 43 L7 56"),
                body_line(7.0, "M48 38 V58 M38 48 H58"),
            ],
        ),
    ),
    (
        "defense-bonus",
        emblem(
            "law-defense",
            &[
                body("M27 3 L50 10 V27 C50 42 39 51 27 56 C15 51 4 42 4 27 V10 Z"),
                carve_line(15.0, "M49 38 V58 M39 48 H59"),
                body_line(7.0, "M49 38 V58 M39 48 H59"),
            ],
        ),
    ),
    (
        "attack-defense-bonus",
        emblem(
            "law-both",
            &[body(SHIELD), carve("M32 8 L37 15 V33 H44 V39 H36 V50 H28 V39 H20 V33 H27 V15 Z")],
        ),
    ),
];

/// North.
pub const NORTH: Emblem =
    emblem("law-north", &[body("M32 2 L32 46 L10 61 Z"), shade("M32 2 L54 61 L32 46 Z")]);

/// Better than printed.
pub const UP: Emblem = emblem("law-up", &[body("M32 6 L60 56 H4 Z")]);
/// Worse than printed.
pub const DOWN: Emblem = emblem("law-down", &[body("M32 58 L60 8 H4 Z")]);

/// Cards in hand.
pub const HAND: Emblem = emblem(
    "law-hand",
    &[
        shade("M3 22 L19 12 L34 48 L19 57 Z"),
        body("M21 8 H43 V48 H21 Z"),
        carve_line(3.0, "M46 14 L31 50"),
        shade("M46 12 L61 22 L46 57 L34 49 Z"),
        carve("M32 18 L38 28 L32 38 L26 28 Z"),
    ],
);

/// Cards that wait to join a deck.
pub const RESERVE: Emblem = emblem(
    "law-reserve",
    &[body("M32 3 L52 23 H40 V40 H24 V23 H12 Z"), body("M6 46 H58 V60 H6 Z"), carve_line(3.0, "M14 53 H50")],
);

/// Captured cards.
pub const CAPTURED: Emblem = emblem(
    "law-captured",
    &[
        body_line(5.0, "M8 58 V24 C8 12 18 5 32 5 C46 5 56 12 56 24 V58"),
        body_line(4.5, "M20 12 V58 M32 6 V58 M44 12 V58"),
        body_line(5.0, "M5 59 H59"),
    ],
);

/// A victory card.
pub const VICTORY: Emblem = emblem(
    "law-victory",
    &[
        shade("M16 36 L10 62 L22 56 L28 63 L32 44 L36 63 L42 56 L54 62 L48 36 Z"),
        body("M9 24 A23 23 0 1 1 55 24 A23 23 0 1 1 9 24 Z"),
        carve("M32 9 L36 19 L47 20 L39 27 L42 38 L32 32 L22 38 L25 27 L17 20 L28 19 Z"),
    ],
);

/// The sign of a dominion by its place among Earth, Sea and Sky.
pub fn dominion(place: usize) -> &'static Emblem {
    DOMINIONS.get(place).unwrap_or(&DOMINIONS[0])
}

/// The sign of a pantheon by its word or name.
pub fn pantheon(name: &str) -> Option<&'static Emblem> {
    PANTHEONS.iter().find(|(word, _)| word.eq_ignore_ascii_case(name)).map(|(_, emblem)| emblem)
}

/// The sign of an ability by its word in files.
pub fn ability(word: &str) -> Option<&'static Emblem> {
    ABILITIES.iter().find(|(name, _)| *name == word).map(|(_, emblem)| emblem)
}

/// The words of all abilities that have a sign.
pub fn ability_words() -> impl Iterator<Item = &'static str> {
    ABILITIES.iter().map(|(word, _)| *word)
}

/// All of them, for contact sheets and tests.
pub(super) fn all() -> Vec<Emblem> {
    let mut list = DOMINIONS.to_vec();
    list.extend(PANTHEONS.iter().chain(&ABILITIES).map(|(_, emblem)| *emblem));
    list.extend([NORTH, UP, DOWN, HAND, RESERVE, CAPTURED, VICTORY]);
    list
}
