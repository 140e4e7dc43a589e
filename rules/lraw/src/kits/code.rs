//! Short codes (DCK-4): the code of all lists, and two characters that find slips of the pen.

use super::{Deck, Side, names};
use crate::cards::{FaceId, Kind, Pool};
use skald_toolkit::lists::{Packed, pack, unpack};

const PREFIX: &str = "LRAW1";
/// What marks a card of the Side Deck.
const ASIDE: &str = "s.";
const SIGNS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The short code of a deck; it reads back as the same deck, whose name is then that of its Warlord.
#[must_use]
pub fn code(pool: &Pool, deck: &Deck) -> String {
    let id = |card: FaceId| pool.face(card).key.as_str().to_uppercase();
    let led = [Some(deck.warlord), Some(deck.veil), Some(deck.synergy), deck.guardian];
    let head: Vec<String> = led.into_iter().map(|card| card.map_or_else(|| "-".to_owned(), id)).collect();
    let main = deck.main.iter().map(|(card, copies)| (id(*card), u32::from(*copies)));
    let side = deck.side.iter().map(|(card, copies)| (format!("{ASIDE}{}", id(*card)), u32::from(*copies)));
    let blank = deck.blank_aside.then(|| (format!("{ASIDE}-"), 1));
    let packed = Packed {
        head: Some(head.join(",")),
        packs: Vec::new(),
        cards: main.chain(side).chain(blank).collect(),
    };
    let body = pack(PREFIX, packed);
    let signs = signs(&body);
    body + &signs
}

/// The deck of a short code; `None` when it is damaged.
#[must_use]
pub fn from_code(pool: &Pool, code: &str) -> Option<Deck> {
    let (body, given) = code.trim().split_at_checked(code.trim().len().checked_sub(2)?)?;
    if signs(body) != given {
        return None;
    }
    let packed = unpack(PREFIX, body, true)?;
    let head = packed.head?;
    let mut led = head.split(',');
    let mut one = |kind: Kind| names::find(pool, led.next()?).filter(|card| pool.face(*card).kind == kind);
    let (warlord, veil, synergy) = (one(Kind::Warlord)?, one(Kind::Veil)?, one(Kind::Synergy)?);
    let guardian = match head.split(',').nth(3)? {
        "-" => None,
        id => Some(names::find(pool, id).filter(|card| pool.face(*card).kind == Kind::Guardian)?),
    };
    let face = pool.face(warlord);
    let mut deck = Deck {
        name: face.personal().to_owned(),
        legion: face.legion,
        warlord,
        veil,
        synergy,
        guardian,
        main: Side::new(),
        side: Side::new(),
        blank_aside: false,
    };
    for (id, copies) in packed.cards {
        let (side, id) =
            id.strip_prefix(ASIDE).map_or((&mut deck.main, id.as_str()), |id| (&mut deck.side, id));
        if id == "-" {
            deck.blank_aside = true;
            continue;
        }
        side.insert(names::find(pool, id)?, u8::try_from(copies).ok()?);
    }
    Some(deck)
}

/// Two characters by which a slip of the pen is found: the sum of the letters, each by its place.
fn signs(body: &str) -> String {
    let places = (1_u32..).zip(body.bytes());
    let sum = places.fold(0_u32, |sum, (place, byte)| (sum + place * u32::from(byte)) % 4093);
    let sign = |n: u32| {
        usize::try_from(n % 64).ok().and_then(|at| SIGNS.get(at)).map_or('-', |sign| char::from(*sign))
    };
    [sign(sum / 64), sign(sum)].iter().collect()
}
