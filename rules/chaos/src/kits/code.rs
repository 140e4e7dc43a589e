//! Share codes (10.2): `LOC1.` and base64url without padding.

use super::{Arsenal, known::Known, pack_names};
use crate::cards::{Card, Pool};
use skald_toolkit::lists::{self, Packed};
use skald_vocabulary::interface::{KitFault, Say};

const PREFIX: &str = "LOC1";

/// How every code begins.
pub const START: &str = "LOC1.";

/// The share code of an Arsenal: its Warrior, the packs, and its cards by id.
#[must_use]
pub fn to_code(pool: &Pool, arsenal: &Arsenal) -> String {
    code_known(pool, &Known::from(arsenal))
}

/// The share code of whatever is known of a list.
pub fn code_known(pool: &Pool, known: &Known) -> String {
    let cards = known.cards.iter().map(|(card, copies)| (pool.face(*card).id.to_string(), *copies));
    let strange = known.strange.iter().map(|(key, copies)| (key.to_string(), *copies));
    let head = known.hero.map_or_else(String::new, |hero| pool.warrior(hero).id.to_string());
    lists::pack(
        PREFIX,
        Packed { head: Some(head), packs: pack_names(pool), cards: cards.chain(strange).collect() },
    )
}

/// The Arsenal of a share code, without a name.
///
/// # Errors
/// One fault: a code is whole or worth nothing, or a pack or card is not of this table.
pub fn from_code(pool: &Pool, code: &str) -> Result<Arsenal, KitFault> {
    let bad = || KitFault { line: 1, say: Say::new("chaos-list-code"), clause: "" };
    let packed = lists::unpack(PREFIX, code, true).ok_or_else(bad)?;
    let known = pack_names(pool);
    if let Some(pack) = packed.packs.iter().find(|pack| !known.contains(pack)) {
        let say = Say::new("chaos-list-pack").with("pack", pack.as_str());
        return Err(KitFault { line: 1, say, clause: "CHAOS-2.12" });
    }
    let hero = packed.head.and_then(|head| pool.hero(&head)).ok_or_else(bad)?;
    let card = |(id, copies): (String, u32)| Some((pool.named(&id)?, copies));
    let mut cards =
        packed.cards.into_iter().map(card).collect::<Option<Vec<(Card, u32)>>>().ok_or_else(bad)?;
    cards.sort_unstable();
    let twice = cards.windows(2).any(|pair| pair[0].0 == pair[1].0);
    if twice { Err(bad()) } else { Ok(Arsenal { name: None, hero, cards }) }
}
