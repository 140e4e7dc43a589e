//! Editions of the starters: the lists that are lent to whoever brings none, how they are dealt, and the starting totals of the
//! Warriors that lead them.
//!
//! An edition that a table has begun with is never changed and never taken away. A new one has files of its own beside it.

use skald_toolkit::packs::{BadPack, Fields, pack_id};
use skald_vocabulary::interface::PackId;

use crate::cards::Pool;

/// A starter Arsenal for each Warrior of the base set, by the Warrior's id.
pub type Starters = [(&'static str, &'static str); 7];

/// What a table begins with, beside its packs.
#[derive(Debug, PartialEq, Eq)]
pub struct Edition {
    /// Its number, from 1, which is its name, too.
    pub version: u32,
    /// The starters.
    pub starters: Starters,
    /// Whether chance deals different ones as far as they go, so that it makes nobody a CopyCat (CHAOS-3.6).
    pub apart: bool,
    /// Starting totals other than those that the base set prints, by the Warrior's id.
    totals: &'static str,
}

/// How the option names them, the oldest first.
pub const NAMES: [&str; 2] = ["1", "2"];

/// All editions in the order of their names.
pub static EDITIONS: [Edition; NAMES.len()] = [
    Edition { version: 1, starters: STARTERS, apart: false, totals: "" },
    Edition {
        version: 2,
        starters: [
            ("craziie_farmer", include_str!("../../../sets/chaos/starters/2/craziie_farmer.txt")),
            ("yipee", include_str!("../../../sets/chaos/starters/2/yipee.txt")),
            ("vyolett", include_str!("../../../sets/chaos/starters/2/vyolett.txt")),
            ("ghoast", include_str!("../../../sets/chaos/starters/2/ghoast.txt")),
            ("jeni", include_str!("../../../sets/chaos/starters/2/jeni.txt")),
            ("fli_bi", include_str!("../../../sets/chaos/starters/2/fli_bi.txt")),
            ("diezel", include_str!("../../../sets/chaos/starters/2/diezel.txt")),
        ],
        apart: true,
        totals: include_str!("../../../sets/chaos/starters/2/totals.toml"),
    },
];

/// The starter Arsenals of section 2.16: the first edition.
pub const STARTERS: Starters = [
    ("craziie_farmer", include_str!("../../../sets/chaos/starters/craziie_farmer.txt")),
    ("yipee", include_str!("../../../sets/chaos/starters/yipee.txt")),
    ("vyolett", include_str!("../../../sets/chaos/starters/vyolett.txt")),
    ("ghoast", include_str!("../../../sets/chaos/starters/ghoast.txt")),
    ("jeni", include_str!("../../../sets/chaos/starters/jeni.txt")),
    ("fli_bi", include_str!("../../../sets/chaos/starters/fli_bi.txt")),
    ("diezel", include_str!("../../../sets/chaos/starters/diezel.txt")),
];

impl Edition {
    /// The edition with this name; the first one, where there is none.
    #[must_use]
    pub fn named(name: &str) -> &'static Self {
        let of = EDITIONS.iter().find(|edition| name.parse() == Ok(edition.version));
        of.unwrap_or(&EDITIONS[0])
    }

    /// The cards of a table that begins with it.
    ///
    /// # Errors
    /// [`BadPack`] when its totals cannot be read, which a test would have found.
    pub fn of_pool(&self, mut pool: Pool) -> Result<Pool, BadPack> {
        let mut totals = Fields::of_file("totals.toml", self.totals)?;
        for warrior in &mut pool.warriors {
            if totals.has(&warrior.id) {
                warrior.svpt = totals.number(&warrior.id, 10, 99)?;
            }
        }
        totals.end()?;
        Ok(pool)
    }

    /// To what a table is fixed that began with it; nothing of the first, which was before there were editions.
    #[must_use]
    pub fn fixed(&self) -> Option<PackId> {
        let lists = self.starters.iter().map(|(_, list)| *list);
        let text: String = lists.chain([self.totals]).collect();
        (self.version > 1).then(|| pack_id(&"starters", self.version, &text))
    }
}
