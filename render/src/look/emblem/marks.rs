//! Small signs: the marks of the seats, piles, the coin, the Graveyard.

use super::{Emblem, body, body_line, carve, carve_line, shade};

/// The seats' marks in seat order: disc, triangle, square, diamond, hexagon, cross, star, drop.
pub const SEAT_MARKS: [Emblem; 8] = [
    Emblem { name: "disc", parts: &[body("M4 32 A28 28 0 1 1 60 32 A28 28 0 1 1 4 32 Z")] },
    Emblem { name: "triangle", parts: &[body("M32 4 L62 58 H2 Z")] },
    Emblem { name: "square", parts: &[body("M7 7 H57 V57 H7 Z")] },
    Emblem { name: "diamond", parts: &[body("M32 0 L62 32 L32 64 L2 32 Z")] },
    Emblem { name: "hexagon", parts: &[body("M17 5 H47 L63 32 L47 59 H17 L1 32 Z")] },
    Emblem { name: "cross", parts: &[body("M21 3 H43 V21 H61 V43 H43 V61 H21 V43 H3 V21 H21 Z")] },
    Emblem {
        name: "star",
        parts: &[body("M32 1 L41 22 L63 24 L46 39 L52 61 L32 49 L12 61 L18 39 L1 24 L23 22 Z")],
    },
    Emblem {
        name: "drop",
        parts: &[body("M32 1 C40 16 56 27 56 41 C56 54 45 63 32 63 C19 63 8 54 8 41 C8 27 24 16 32 1 Z")],
    },
];

/// A face-down pile to draw from.
pub const DECK: Emblem = Emblem {
    name: "deck",
    parts: &[
        shade("M22 4 H52 C54 4 56 6 56 8 V48 H50 V14 C50 12 48 10 46 10 H18 V8 C18 6 20 4 22 4 Z"),
        body(
            "M12 14 H42 C44 14 46 16 46 18 V56 C46 58 44 60 42 60 H12 C10 60 8 58 8 56 V18 C8 16 10 14 12 14 Z",
        ),
        carve("M27 25 L37 37 L27 49 L17 37 Z"),
    ],
};

/// The pile of cards won.
pub const ARMY: Emblem = Emblem {
    name: "army",
    parts: &[
        body("M30 6 H34 V26 H30 Z"),
        body("M34 7 H58 L52 14 L58 21 H34 Z"),
        body("M32 22 L60 58 H4 Z"),
        carve("M32 36 L43 58 H21 Z"),
    ],
};

/// A War: two crossed swords.
pub const WAR: Emblem = Emblem {
    name: "war",
    parts: &[
        body("M4 4 L15 7 L47 39 L39 47 L7 15 Z"),
        body_line(5.0, "M35 51 L51 35"),
        body_line(5.5, "M45 45 L56 56"),
        carve_line(6.0, "M49 7 L57 15 L25 47 L17 39 Z"),
        body("M60 4 L57 15 L25 47 L17 39 L49 7 Z"),
        body_line(5.0, "M13 35 L29 51"),
        body_line(5.5, "M19 45 L8 56"),
    ],
};

/// The Legend Graveyard.
pub const GRAVE: Emblem = Emblem {
    name: "grave",
    parts: &[
        body("M14 52 V24 C14 12 22 5 32 5 C42 5 50 12 50 24 V52 Z"),
        body_line(6.0, "M6 57 H58"),
        carve("M29 16 H35 V23 H42 V29 H35 V43 H29 V29 H22 V23 H29 Z"),
    ],
};

/// A Legend whose free use is spent: a small coin.
pub const USED: Emblem = Emblem {
    name: "used",
    parts: &[
        body("M3 32 A29 29 0 1 1 61 32 A29 29 0 1 1 3 32 Z"),
        carve_line(5.0, "M12 32 A20 20 0 1 1 52 32 A20 20 0 1 1 12 32 Z"),
        carve(
            "M33 16 C34 24 43 28 43 37 C43 44 38 48 32 48 C26 48 21 44 21 37 C21 32 24 30 25 25 C28 27 29 29 30 31 C32 27 33 22 33 16 Z",
        ),
    ],
};

/// The Destiny Coin, Fire up.
pub const COIN_FIRE: Emblem = Emblem {
    name: "coin-fire",
    parts: &[
        body(
            "M34 3 C36 14 52 21 52 39 C52 53 43 61 32 61 C21 61 12 53 12 40 C12 31 18 26 19 16 \
             C25 20 27 24 28 29 C32 22 35 13 34 3 Z",
        ),
        carve("M33 29 C34 37 42 40 42 48 C42 54 38 58 32 58 C26 58 22 54 22 48 C22 42 32 39 33 29 Z"),
    ],
};

/// The Destiny Coin, Skull up.
pub const COIN_SKULL: Emblem = Emblem {
    name: "coin-skull",
    parts: &[
        body(
            "M32 3 C49 3 58 14 58 28 C58 37 54 43 48 47 V58 C48 60 46 61 44 61 H20 C18 61 16 60 16 58 V47 \
             C10 43 6 37 6 28 C6 14 15 3 32 3 Z",
        ),
        carve(
            "M14 29 A7.5 7.5 0 1 1 29 29 A7.5 7.5 0 1 1 14 29 Z M35 29 A7.5 7.5 0 1 1 50 29 A7.5 7.5 0 1 1 35 29 Z",
        ),
        carve("M32 36 L36.5 45 H27.5 Z"),
        carve_line(3.0, "M25 52 V61 M32 52 V61 M39 52 V61"),
    ],
};

/// The lowest wins: an arrow down to a floor.
pub const UPEND: Emblem = Emblem {
    name: "upend",
    parts: &[body("M24 4 H40 V28 H54 L32 50 L10 28 H24 Z"), body_line(6.0, "M10 58 H54")],
};

/// Cannot die this turn: a heart within a ring.
pub const UNBROKEN: Emblem = Emblem {
    name: "unbroken",
    parts: &[
        body_line(5.0, "M4 32 A28 28 0 1 1 60 32 A28 28 0 1 1 4 32 Z"),
        body("M32 50 C18 40 13 32 16 25 C19 18 28 18 32 26 C36 18 45 18 48 25 C51 32 46 40 32 50 Z"),
    ],
};
