//! What may be said when cards change places between a deck and its Side Deck (D-03): pairs of cards, one that goes out and
//! one that comes in.

use super::{Illegal, lines::printed};
use crate::{
    cards::{Kind, Pool},
    kits::{Deck, Piece, Swap},
};
use skald_toolkit::grammar::{Grammar, Walker, keywords, options};
use skald_vocabulary::interface::{Choice, Key, Pick, Say};

const SIDE: Key = Key::of("side");
const BLANK: Key = Key::of("blank");

/// The swaps of one deck.
#[derive(Clone, Debug)]
pub struct Sides<'s> {
    /// All cards.
    pub pool: &'s Pool,
    /// The deck as it was played last.
    pub deck: Deck,
}

impl Grammar for Sides<'_> {
    type Move = Vec<Swap>;
    type Illegal = Illegal;

    fn walk<W: Walker<Illegal = Illegal>>(&self, w: &mut W) -> Result<Vec<Swap>, W::Stop> {
        w.one(keywords(|| Say::new("lraw-ask-side"), [(SIDE, "lraw-choice-side")]))?;
        let mut deck = self.deck.clone();
        let mut swaps = Vec::new();
        loop {
            // What could not be matched by anything of the Side Deck is not offered.
            let parts: Vec<Kind> = deck.incoming().map(|piece| piece.part(self.pool)).collect();
            let of: Vec<Piece> =
                deck.outgoing().filter(|piece| parts.contains(&piece.part(self.pool))).collect();
            let key = |piece: &Piece| self.key(*piece);
            let label = |key, piece: &Piece| self.choice(key, *piece);
            let out = options(|| Say::new("lraw-ask-side-out"), of, key, label).or(|word| self.fixed(word));
            let Some(out) = w.more(out, true)? else { return Ok(swaps) };
            let part = out.part(self.pool);
            let of: Vec<Piece> = deck.incoming().filter(|piece| piece.part(self.pool) == part).collect();
            let prompt = || Say::new("lraw-ask-side-in").with("card", self.label(out));
            let into = w.one(options(prompt, of, key, label).or(|word| self.unequal(&deck, out, word)))?;
            let swap = Swap { out, into };
            deck.swap(self.pool, swap);
            swaps.push(swap);
        }
    }
}

impl Sides<'_> {
    fn key(&self, piece: Piece) -> Key {
        match piece {
            Piece::Card(card) => self.pool.face(card).key,
            Piece::Blank => BLANK,
        }
    }

    /// A card to choose, with what it says.
    fn choice(&self, key: Key, piece: Piece) -> Choice {
        let choice = Choice::new(key, self.label(piece));
        let says = match piece {
            Piece::Card(card) => printed(self.pool, card),
            Piece::Blank => None,
        };
        match says {
            Some(says) => choice.note(says),
            None => choice,
        }
    }

    fn label(&self, piece: Piece) -> Say {
        match piece {
            Piece::Card(card) => Say::new("lraw-name").with("name", self.pool.face(card).name),
            Piece::Blank => Say::new("lraw-blank"),
        }
    }

    /// A card that always stays (B-81).
    fn fixed(&self, word: Option<&Pick>) -> Option<Illegal> {
        let card = self.pool.find(word?.as_one()?)?;
        let stays = matches!(self.pool.face(card).kind, Kind::Warlord | Kind::Veil);
        stays.then(|| Illegal::Because(Say::new("lraw-side-fixed"), "LRAW-2.2.2"))
    }

    /// A card of another part of the deck, so that the Main Deck would change its size (B-80).
    fn unequal(&self, deck: &Deck, out: Piece, word: Option<&Pick>) -> Option<Illegal> {
        let word = word?.as_one()?;
        if let Some(no) = self.fixed(Some(&Pick::word(word.as_str()))) {
            return Some(no);
        }
        let into = deck.incoming().find(|piece| self.key(*piece) == word)?;
        let (main, aside) = (deck.size(), deck.aside());
        let plays = |piece: Piece| usize::from(piece.part(self.pool) == Kind::Warrior);
        let say = Say::new("lraw-side-size").with("n", main).with("m", aside);
        let say = say.with("n2", main + plays(into) - plays(out)).with("m2", aside);
        Some(Illegal::Because(say, "LRAW-2.2.1"))
    }
}
