//! The emblems of Legends of Chaos: types of cards, Warriors, and the signs around them.

use super::{Emblem, Part, body, body_line, carve, carve_line, shade};

const fn emblem(name: &'static str, parts: &'static [Part]) -> Emblem {
    Emblem { name, parts }
}

const SHIELD: &str = "M32 3 L57 11 V30 C57 46 46 56 32 61 C18 56 7 46 7 30 V11 Z";
const CIRCLE: &str = "M7 32 A25 25 0 1 1 57 32 A25 25 0 1 1 7 32 Z";

/// A Sidekick: somebody beside somebody.
pub const SIDEKICK: Emblem = emblem(
    "sidekick",
    &[
        shade("M39 26 A8 8 0 1 1 55 26 A8 8 0 1 1 39 26 Z"),
        shade("M45 60 C45 49 43 43 39 38 C42 36 44 36 47 36 C56 36 62 45 62 60 Z"),
        body("M13 17 A11 11 0 1 1 35 17 A11 11 0 1 1 13 17 Z"),
        body("M3 60 C3 41 12 31 24 31 C36 31 45 41 45 60 Z"),
        carve_line(3.0, "M14 60 V50 M34 60 V50"),
    ],
);

/// A Special card: a toothed wheel.
pub const SPECIAL: Emblem = emblem(
    "special",
    &[
        body_line(
            9.0,
            "M32 6 V14 M32 50 V58 M6 32 H14 M50 32 H58 M13.6 13.6 L19.3 19.3 M44.7 44.7 L50.4 50.4 \
             M50.4 13.6 L44.7 19.3 M19.3 44.7 L13.6 50.4",
        ),
        body_line(11.0, "M16 32 A16 16 0 1 1 48 32 A16 16 0 1 1 16 32 Z"),
    ],
);

/// A Destructive card: a burst.
pub const DESTRUCTIVE: Emblem = emblem(
    "destructive",
    &[
        body(
            "M32 1 L38 18 L54 10 L46 26 L63 32 L46 38 L54 54 L38 46 L32 63 L26 46 L10 54 L18 38 L1 32 L18 26 \
             L10 10 L26 18 Z",
        ),
        carve("M32 21 L35 29 L43 32 L35 35 L32 43 L29 35 L21 32 L29 29 Z"),
    ],
);

/// A Mystical card: moon and star.
pub const MYSTICAL: Emblem = emblem(
    "mystical",
    &[
        body(
            "M38 4 C19 6 6 19 6 35 C6 50 18 61 33 61 C45 61 54 55 58 45 C43 52 27 44 26 29 C25 18 31 9 38 4 Z",
        ),
        body("M47 8 L50.5 18.5 L61 22 L50.5 25.5 L47 36 L43.5 25.5 L33 22 L43.5 18.5 Z"),
    ],
);

/// A Spontaneous card: lightning.
pub const SPONTANEOUS: Emblem = emblem("spontaneous", &[body("M40 2 L9 37 H28 L20 62 L55 24 H35 Z")]);

/// A Defend card: a shield with bands.
pub const DEFEND: Emblem = emblem(
    "defend",
    &[body(SHIELD), carve_line(4.0, "M32 10 V53 M13 28 H51"), body("M26 28 L32 21 L38 28 L32 35 Z")],
);

/// The table waits for somebody.
pub const HOURGLASS: Emblem = emblem(
    "hourglass",
    &[
        body("M10 3 H54 V11 H10 Z M10 53 H54 V61 H10 Z"),
        body("M15 13 H49 C49 24 39 27 37 32 C39 37 49 40 49 51 H15 C15 40 25 37 27 32 C25 27 15 24 15 13 Z"),
        carve("M22 16 H42 C41 21 36 24 32 27 C28 24 23 21 22 16 Z"),
    ],
);

/// A plan has been sent.
pub const GIVEN: Emblem = emblem("given", &[body(SHIELD), carve_line(7.0, "M19 30 L29 41 L46 20")]);

/// Ground attacks pass underneath.
pub const WING: Emblem = emblem(
    "wing",
    &[
        body(
            "M3 41 C9 14 34 4 61 7 C59 16 53 20 47 22 C51 22 54 23 56 24 C53 31 46 34 40 34 C43 35 46 36 47 37 \
             C42 45 33 47 27 47 C20 47 16 49 12 58 C6 53 3 47 3 41 Z",
        ),
        carve_line(3.0, "M15 38 C23 28 34 22 47 22 M20 43 C28 36 34 34 40 34"),
    ],
);

/// The hand.
pub const HAND: Emblem = emblem(
    "hand",
    &[
        shade("M2 23 L16 14 L32 46 L19 55 Z"),
        shade("M62 23 L48 14 L32 46 L45 55 Z"),
        carve("M18 5 H46 V51 H18 Z"),
        body("M21 7 H43 V50 H21 Z"),
        carve("M32 18 L38 28 L32 38 L26 28 Z"),
    ],
);

/// The Nowhere Realm: a whirl.
pub const NOWHERE: Emblem = emblem(
    "nowhere",
    &[body_line(
        6.5,
        "M32 33 C32 28 38 28 39 33 C40 41 29 44 23 37 C16 28 24 16 37 18 C52 20 56 37 47 48 C38 59 19 58 9 45",
    )],
);

/// The Exile Realm: a lock.
pub const EXILE: Emblem = emblem(
    "exile",
    &[
        body_line(7.0, "M19 28 V20 C19 4 45 4 45 20 V28"),
        body("M9 28 H55 V60 H9 Z"),
        carve("M28 36 H36 V44 L38 53 H26 L28 44 Z"),
    ],
);

/// A ward: a wall.
pub const WARD: Emblem = emblem(
    "ward",
    &[
        body("M3 10 H61 V54 H3 Z"),
        carve_line(
            4.0,
            "M3 25 H61 M3 39 H61 M23 10 V25 M43 10 V25 M13 25 V39 M33 25 V39 M53 25 V39 M23 39 V54 M43 39 V54",
        ),
    ],
);

/// Away for some time.
pub const AWAY: Emblem = emblem("away", &[body_line(6.5, "M7 10 H30 L7 38 H30 M38 32 H57 L38 56 H57")]);

/// Bound: a chain.
pub const BOUND: Emblem = emblem(
    "bound",
    &[
        body_line(6.5, "M25 39 L39 25"),
        body_line(6.5, "M30 20 L37 13 C46 4 60 18 51 27 L44 34 M34 44 L27 51 C18 60 4 46 13 37 L20 30"),
    ],
);

/// Has played its card of this round.
pub const DONE: Emblem = emblem("done", &[body_line(9.0, "M8 34 L24 50 L56 14")]);

/// Not ready yet.
pub const UNREADY: Emblem = emblem("unready", &[body_line(7.0, CIRCLE), body_line(6.0, "M32 17 V33 L43 40")]);

/// Stays in play and strikes again.
pub const LASTING: Emblem = emblem(
    "lasting",
    &[body_line(8.0, "M32 32 C24 19 7 17 7 32 C7 47 24 45 32 32 C40 19 57 17 57 32 C57 47 40 45 32 32 Z")],
);

/// Without opposition: a broken shield.
pub const UNOPPOSED: Emblem =
    emblem("unopposed", &[body(SHIELD), carve_line(12.0, "M6 58 L58 6"), body_line(5.0, "M9 55 L55 9")]);

/// More than is printed: an arrow up.
pub const BOOST: Emblem = emblem("boost", &[body("M32 3 L59 31 H44 V43 H20 V31 H5 Z M20 49 H44 V61 H20 Z")]);

/// One card for another: two arrows.
pub const TRADE: Emblem = emblem(
    "trade",
    &[
        body_line(6.5, "M51 25 C46 13 33 9 22 14 M13 39 C18 51 31 55 42 50"),
        body("M4 12 L26 3 L25 25 Z"),
        body("M60 52 L38 61 L39 39 Z"),
    ],
);

/// An Inspiration Attempt is open to it.
pub const IDEA: Emblem = emblem(
    "idea",
    &[
        body("M32 2 C47 2 55 12 55 24 C55 33 48 37 45 44 H19 C16 37 9 33 9 24 C9 12 17 2 32 2 Z"),
        body("M20 48 H44 V53 H20 Z M25 57 H39 V62 H25 Z"),
        carve_line(3.0, "M25 42 V28 L32 33 L39 28 V42"),
    ],
);

/// Ground: hills.
pub const GROUND: Emblem =
    emblem("ground", &[body("M1 55 L21 14 L33 38 L41 25 L63 55 Z"), carve("M21 14 L27 26 L21 30 L15 26 Z")]);

/// Air: wind.
pub const AIR: Emblem = emblem(
    "air",
    &[body_line(6.5, "M5 23 H39 C50 23 50 7 39 8 M5 35 H51 C62 35 62 52 50 50 M5 47 H30 C39 47 39 60 30 58")],
);

/// All of them, for contact sheets and tests.
pub(super) const SIGNS: [Emblem; 24] = [
    SIDEKICK,
    SPECIAL,
    DESTRUCTIVE,
    MYSTICAL,
    SPONTANEOUS,
    DEFEND,
    HOURGLASS,
    GIVEN,
    WING,
    HAND,
    NOWHERE,
    EXILE,
    WARD,
    AWAY,
    BOUND,
    DONE,
    UNREADY,
    LASTING,
    UNOPPOSED,
    BOOST,
    TRADE,
    IDEA,
    GROUND,
    AIR,
];
