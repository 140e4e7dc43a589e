//! The emblems of Lost Legends: skills and kinds of damage, what heroes have, kinds of monsters and of equipment.

use super::{Emblem, Part, body, body_line, carve, carve_line};

const fn emblem(name: &'static str, parts: &'static [Part]) -> Emblem {
    Emblem { name, parts }
}

/// Melee: a sword.
pub const MELEE: Emblem = emblem(
    "lost-melee",
    &[
        body("M61 3 L58 15 L25 48 L16 39 L49 6 Z"),
        body_line(6.0, "M12 35 L29 52"),
        body_line(6.5, "M18 46 L7 57"),
    ],
);

/// Long-range: a bow with its arrow.
pub const RANGE: Emblem = emblem(
    "lost-range",
    &[
        body_line(6.0, "M14 5 C42 8 56 22 59 50"),
        body_line(3.5, "M14 5 L59 50"),
        body_line(6.0, "M7 57 L44 20"),
        body("M60 4 L54 25 L39 10 Z"),
    ],
);

/// Magic: a spark.
pub const MAGIC: Emblem = emblem(
    "lost-magic",
    &[
        body("M27 6 L34 29 L57 36 L34 43 L27 63 L20 43 L1 36 L20 29 Z"),
        body("M51 1 L54.5 10.5 L63 14 L54.5 17.5 L51 27 L47.5 17.5 L39 14 L47.5 10.5 Z"),
    ],
);

/// Chaos: a whirl.
pub const CHAOS: Emblem = emblem(
    "lost-chaos",
    &[
        body_line(7.5, "M31 33 C35 26 44 30 42 39 C39 51 20 48 19 33 C18 17 35 8 48 17 C62 27 60 48 47 57"),
        body_line(7.5, "M22 58 C9 54 4 42 5 32"),
    ],
);

/// Armor: a shield, half in shade.
pub const ARMOR: Emblem = emblem(
    "lost-armor",
    &[
        body("M32 3 L57 11 V30 C57 46 46 56 32 61 C18 56 7 46 7 30 V11 Z"),
        carve("M32 12 L49 17 V30 C49 41 42 48 32 52 Z"),
    ],
);

/// Lore: an open book.
pub const LORE: Emblem = emblem(
    "lost-lore",
    &[
        body("M3 11 C13 6 23 7 30 13 V57 C23 51 13 50 3 54 Z"),
        body("M61 11 C51 6 41 7 34 13 V57 C41 51 51 50 61 54 Z"),
    ],
);

/// Craft: a hammer.
pub const CRAFT: Emblem =
    emblem("lost-craft", &[body("M8 5 H43 L57 17 V28 H8 Z"), body("M25 32 H38 V62 H25 Z")]);

/// Life: a heart.
pub const LIFE: Emblem = emblem(
    "lost-life",
    &[body("M32 60 C10 43 2 31 5 19 C8 6 25 4 32 17 C39 4 56 6 59 19 C62 31 54 43 32 60 Z")],
);

/// Mana: a drop with a light in it.
pub const MANA: Emblem = emblem(
    "lost-mana",
    &[
        body("M32 1 C40 16 56 27 56 41 C56 54 45 63 32 63 C19 63 8 54 8 41 C8 27 24 16 32 1 Z"),
        carve_line(5.0, "M18 41 C18 48 23 53 30 54"),
    ],
);

/// Gold: a coin.
pub const GOLD: Emblem = emblem(
    "lost-gold",
    &[
        body("M3 32 A29 29 0 1 1 61 32 A29 29 0 1 1 3 32 Z"),
        carve_line(4.5, "M12 32 A20 20 0 1 1 52 32 A20 20 0 1 1 12 32 Z"),
        carve("M32 19 L42 32 L32 45 L22 32 Z"),
    ],
);

/// Experience: steps upwards.
pub const XP: Emblem = emblem(
    "lost-xp",
    &[body("M32 3 L60 29 H45 L32 17 L19 29 H4 Z"), body("M32 31 L60 57 H45 L32 45 L19 57 H4 Z")],
);

/// Legend points: a medal.
pub const LEGEND: Emblem = emblem(
    "lost-legend",
    &[
        body("M14 2 H28 L32 14 L36 2 H50 L40 24 H24 Z"),
        body("M13 43 A19 19 0 1 1 51 43 A19 19 0 1 1 13 43 Z"),
        carve("M32 31 L35.5 39 L44 40 L37.5 45.5 L39.5 54 L32 49.5 L24.5 54 L26.5 45.5 L20 40 L28.5 39 Z"),
    ],
);

/// The starting player: a pennant.
pub const START: Emblem = emblem("lost-start", &[body("M10 4 H17 V60 H10 Z"), body("M20 6 L58 20 L20 34 Z")]);

/// A trophy token.
pub const TOKEN: Emblem = emblem(
    "lost-token",
    &[body("M17 5 H47 L63 32 L47 59 H17 L1 32 Z"), carve_line(4.5, "M22 14 H42 L52 32 L42 50 H22 L12 32 Z")],
);

/// An animal: a paw.
pub const ANIMAL: Emblem = emblem(
    "lost-animal",
    &[
        body("M32 31 C45 31 55 44 51 54 C48 62 38 57 32 57 C26 57 16 62 13 54 C9 44 19 31 32 31 Z"),
        body("M3 27 A7 9 0 1 1 17 27 A7 9 0 1 1 3 27 Z M47 27 A7 9 0 1 1 61 27 A7 9 0 1 1 47 27 Z"),
        body("M16 13 A7 10 0 1 1 30 13 A7 10 0 1 1 16 13 Z M34 13 A7 10 0 1 1 48 13 A7 10 0 1 1 34 13 Z"),
    ],
);

/// A humanoid: a helm with a face in it.
pub const HUMANOID: Emblem = emblem(
    "lost-humanoid",
    &[body(
        "M10 30 C10 13 19 3 32 3 C45 3 54 13 54 30 V54 L37 62 V40 H47 V28 H36 V36 H28 V28 H17 V40 H27 V62 \
             L10 54 Z",
    )],
);

/// A dragon: a wing.
pub const DRAGON: Emblem = emblem(
    "lost-dragon",
    &[
        body(
            "M5 60 C5 32 20 9 60 3 C51 12 51 19 58 28 C47 27 42 32 45 43 C34 38 28 42 28 53 C20 48 12 51 5 60 Z",
        ),
        carve_line(3.5, "M11 50 C18 34 30 20 48 11 M18 38 L29 45 M29 25 L44 36"),
    ],
);

/// A scroll.
pub const SCROLL: Emblem = emblem(
    "lost-scroll",
    &[
        body("M14 10 H50 V54 H14 Z"),
        body("M9 2 H55 C61 2 61 14 55 14 H9 C3 14 3 2 9 2 Z"),
        body("M9 50 H55 C61 50 61 62 55 62 H9 C3 62 3 50 9 50 Z"),
        carve_line(4.0, "M22 24 H42 M22 32 H42 M22 40 H35"),
    ],
);

/// A folio: a closed book.
pub const FOLIO: Emblem = emblem(
    "lost-folio",
    &[
        body("M16 2 H56 V62 H16 C10 62 8 57 8 53 V10 C8 5 11 2 16 2 Z"),
        carve_line(4.0, "M16 51 H52"),
        carve("M33 12 L42 26 L33 40 L24 26 Z"),
    ],
);

/// A trinket: a ring with a stone.
pub const TRINKET: Emblem = emblem(
    "lost-trinket",
    &[
        body_line(7.0, "M14 42 A18 18 0 1 1 50 42 A18 18 0 1 1 14 42 Z"),
        body("M21 2 H43 L52 13 L32 31 L12 13 Z"),
    ],
);

/// A healing artifact: a flask.
pub const HEALING: Emblem = emblem(
    "lost-healing",
    &[
        body("M22 2 H42 V11 H39 V24 L56 52 C59 58 55 62 49 62 H15 C9 62 5 58 8 52 L25 24 V11 H22 Z"),
        carve("M28 34 H36 V41 H43 V49 H36 V56 H28 V49 H21 V41 H28 Z"),
    ],
);

/// A helmet.
pub const HELMET: Emblem = emblem(
    "lost-helmet",
    &[body("M6 40 C6 18 16 5 32 5 C48 5 58 18 58 40 V58 H43 V41 H21 V58 H6 Z"), carve_line(4.5, "M32 8 V36")],
);

/// A breastplate.
pub const BREASTPLATE: Emblem = emblem(
    "lost-breastplate",
    &[
        body("M13 4 L24 4 C26 13 38 13 40 4 L51 4 L61 18 L51 29 V60 H13 V29 L3 18 Z"),
        carve_line(4.5, "M32 21 V57 M20 43 H44"),
    ],
);

/// A card that is exhausted: turned over.
pub const SPENT: Emblem =
    emblem("lost-spent", &[body_line(7.5, "M54 30 A22 22 0 1 0 33 54"), body("M32 43 L50 54 L32 64 Z")]);

/// All of them, for contact sheets and tests.
pub(super) const SIGNS: [Emblem; 24] = [
    START,
    MELEE,
    RANGE,
    MAGIC,
    CHAOS,
    ARMOR,
    LORE,
    CRAFT,
    LIFE,
    MANA,
    GOLD,
    XP,
    LEGEND,
    TOKEN,
    ANIMAL,
    HUMANOID,
    DRAGON,
    SCROLL,
    FOLIO,
    TRINKET,
    HEALING,
    HELMET,
    BREASTPLATE,
    SPENT,
];
