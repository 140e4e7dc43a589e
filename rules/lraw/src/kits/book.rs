//! Decks through the interface of all games: a list's head is the Warlord; Veil, Synergy and Guardian stand among the cards,
//! and what stands in the Side Deck has a mark before its id.

use std::sync::Arc;

use super::{
    Deck, Limits, Shown, Verdict, code,
    deck::count,
    judge::judge_draft,
    names::{Part, kind_say},
    print::print_draft,
    read::{Draft, draft},
};
use crate::cards::{FaceId, HAND, Kind, Legion, Pool, STARTERS};
use skald_toolkit::lists::{Sort, shelve};
use skald_vocabulary::{
    chance::{Chance, shuffle},
    interface::{Key, KitBook, KitFault, KitList, KitVerdict, Opening, Say, Shelf, Starter, Stock},
    views::AnyKit,
};

/// What marks a card of the Side Deck.
const ASIDE: &str = "s.";
/// A blank Guardian in the Side Deck.
const BLANK: Key = Key::of("s.blank");
/// The fault of a list that lacks a part: it can be read, and is judged.
const MISSING: &str = "lraw-deck-missing";

/// The decks of a table: what its packs and its list of restricted cards allow.
#[derive(Clone, Debug)]
pub struct Book {
    pool: Arc<Pool>,
    limits: Arc<Limits>,
    advice: Advice,
}

/// What else the owner of a deck that can be played is told about playing it.
pub type Advice = fn(&Pool, &Deck) -> Option<Say>;

impl Book {
    /// The book of a pool.
    #[must_use]
    pub const fn new(pool: Arc<Pool>, limits: Arc<Limits>, advice: Advice) -> Self {
        Self { pool, limits, advice }
    }

    fn key(&self, card: FaceId) -> Key {
        self.pool.face(card).key
    }

    fn aside(&self, card: FaceId) -> Key {
        Key::made(&format!("{ASIDE}{}", self.key(card)))
    }

    /// A list of ids.
    fn list(&self, draft: &Draft) -> KitList {
        let mut list = KitList {
            name: draft.name.clone(),
            head: draft.warlord.map(|card| self.key(card)),
            ..KitList::default()
        };
        for card in [draft.veil, draft.synergy, draft.guardian.flatten()].into_iter().flatten() {
            list.cards.insert(self.key(card), 1);
        }
        for (card, copies) in &draft.main {
            list.cards.insert(self.key(*card), u32::from(*copies));
        }
        for (card, copies) in &draft.side {
            list.cards.insert(self.aside(*card), u32::from(*copies));
        }
        if draft.blank_aside {
            list.cards.insert(BLANK, 1);
        }
        list
    }

    /// What is known of a list of ids, and what of it is no card of this table.
    fn draft(&self, list: &KitList) -> (Draft, Vec<KitFault>) {
        let warlord = list.head.and_then(|head| self.pool.find(head));
        let warlord = warlord.filter(|card| self.pool.face(*card).kind == Kind::Warlord);
        let legion = warlord.map(|card| self.pool.face(card).legion);
        let mut draft = Draft::headed(list.name.clone(), warlord, legion);
        let mut faults = Vec::new();
        for (key, copies) in &list.cards {
            if *key == BLANK {
                draft.blank_aside = true;
                continue;
            }
            let aside = key.as_str().strip_prefix(ASIDE);
            let found = aside.map_or(Some(*key), |id| Key::new(id).ok()).and_then(|id| self.pool.find(id));
            let Some(card) = found else {
                let say = Say::new("lraw-deck-strange").with("text", key.as_str());
                faults.push(KitFault { line: 0, say, clause: "" });
                continue;
            };
            let copies = u8::try_from(*copies).unwrap_or(u8::MAX);
            let kind = self.pool.face(card).kind;
            match (aside, kind) {
                (None, Kind::Veil) => draft.veil = Some(card),
                (None, Kind::Synergy) => draft.synergy = Some(card),
                (None, Kind::Guardian) => draft.guardian = Some(Some(card)),
                (Some(_), _) => drop(draft.side.insert(card, copies)),
                (None, _) => drop(draft.main.insert(card, copies)),
            }
        }
        faults.extend(LEADING.iter().filter_map(|kind| self.too_many(list, *kind)));
        (draft, faults)
    }

    /// What is wrong with a list that has more than one card of a kind of which one alone leads the deck.
    fn too_many(&self, list: &KitList, kind: Kind) -> Option<KitFault> {
        let all = self.pool.of_kind(kind).map(|(card, _)| (self.key(card), self.pool.face(card).name));
        let copies = |key: Key| usize::try_from(list.cards.get(&key).copied().unwrap_or(0)).unwrap_or(0);
        let there = all.flat_map(|(key, name)| std::iter::repeat_n(name, copies(key).min(2)));
        let names: Vec<Say> = there.map(|name| Say::new("lraw-name").with("name", name)).collect();
        let say = Say::new("lraw-deck-one").with("kind", kind_say(kind)).with("cards", names.clone());
        (names.len() > 1).then_some(KitFault { line: 0, say, clause: "LRAW-2.1.1" })
    }

    fn deck(&self, list: &KitList) -> Option<Deck> {
        self.draft(list).0.deck()
    }

    /// Whether a card may be in a deck of this Warlord.
    fn fits(&self, card: FaceId, warlord: Option<FaceId>) -> bool {
        let face = self.pool.face(card);
        let Some(leader) = warlord.map(|card| self.pool.face(card)) else { return true };
        let allied = face.allegiance.is_none_or(|name| &*name.0 == leader.personal());
        let bounty = face.legion == Legion::Bounty
            && (leader.legion == Legion::Bounty || !matches!(face.kind, Kind::Veil | Kind::Synergy));
        allied && (face.legion == leader.legion || bounty)
    }

    /// How many copies of a card are allowed in one part of a list, beside what the other part has of it (LRAW-2.0.5).
    fn most(&self, list: &KitList, card: FaceId, key: Key) -> u32 {
        let face = self.pool.face(card);
        let by_rarity = face.rarity.copies();
        let limit = u32::from(self.limits.of(card).map_or(by_rarity, |listed| by_rarity.min(listed)));
        let leads = LEADING.contains(&face.kind) && key == self.key(card);
        if leads && self.another_leads(list, face.kind, key) {
            return 0;
        }
        let other = if key == self.key(card) { self.aside(card) } else { self.key(card) };
        let left = limit.saturating_sub(list.cards.get(&other).copied().unwrap_or(0));
        if leads { left.min(1) } else { left }
    }

    /// Whether a list has another card of a kind of which one alone leads a deck.
    fn another_leads(&self, list: &KitList, kind: Kind, key: Key) -> bool {
        let mut others =
            self.pool.of_kind(kind).map(|(other, _)| self.key(other)).filter(|other| *other != key);
        others.any(|other| list.cards.get(&other).is_some_and(|copies| *copies > 0))
    }

    fn stock(&self, list: &KitList, card: FaceId, key: Key, fits: bool) -> Stock {
        let face = self.pool.face(card);
        let words = face.words.iter().map(|word| self.pool.word(*word).kw.tag().word());
        let words: Vec<Say> = words.map(|word| Say::new("lraw-word").with("word", word)).collect();
        let about = match face.kind {
            Kind::Warrior if words.is_empty() => Say::new("lraw-about-plain").with("n", face.attack),
            Kind::Warrior => Say::new("lraw-about").with("n", face.attack).with("list", words),
            kind => kind_say(kind),
        };
        Stock {
            card: key,
            name: Say::new("lraw-name").with("name", face.name),
            about,
            copies: list.cards.get(&key).copied().unwrap_or(0),
            most: if fits { self.most(list, card, key) } else { 0 },
        }
    }
}

/// Kinds of which one card leads a deck.
const LEADING: [Kind; 3] = [Kind::Veil, Kind::Synergy, Kind::Guardian];

/// Kinds of cards with the id of their shelf.
const KINDS: [(Kind, &str); 6] = [
    (Kind::Veil, "veil"),
    (Kind::Synergy, "syn"),
    (Kind::Guardian, "gua"),
    (Kind::Warrior, "war"),
    (Kind::Unified, "uni"),
    (Kind::Fortified, "for"),
];

impl KitBook for Book {
    fn game(&self) -> &'static str {
        "lraw"
    }

    fn starters(&self) -> Vec<Starter> {
        let starter = |(legion, text): &(&str, &str)| {
            let draft = draft(&self.pool, text);
            let name = draft.name.clone().unwrap_or_default();
            Some(Starter {
                key: Key::new(legion).ok()?,
                name: Say::new("lraw-word").with("word", name),
                list: self.list(&draft),
            })
        };
        STARTERS.iter().filter_map(starter).collect()
    }

    fn heads(&self) -> Vec<(Key, Say)> {
        let warlords = self.pool.of_kind(Kind::Warlord);
        warlords.map(|(_, face)| (face.key, Say::new("lraw-name").with("name", face.name))).collect()
    }

    fn head_line(&self, head: Key) -> Option<Say> {
        let mut warlords = self.pool.of_kind(Kind::Warlord);
        let (_, face) = warlords.find(|(_, face)| face.key == head)?;
        Some(Say::new(face.legion.line()))
    }

    fn read(&self, text: &str) -> Result<KitList, Vec<KitFault>> {
        let draft = draft(&self.pool, text);
        let mut unread: Vec<KitFault> =
            draft.faults.iter().filter(|fault| fault.say.id != MISSING).cloned().collect();
        // What is kept of a list that was brought has no name, which is its owner's own, and reads back as it was printed.
        let typed = || print_draft(&self.pool, &draft).trim() != text.trim();
        unread.extend(draft.nameless().filter(|_| typed()));
        if !unread.is_empty() {
            // All that is wrong is said at once: first of what could be read, as a whole, then line by line.
            let whole = judge_draft(&self.pool, &self.limits, &draft).faults.into_iter();
            let whole = whole.filter(|fault| !draft.main.is_empty() && fault.say.id != MISSING);
            let mut all: Vec<KitFault> = whole.chain(unread).collect();
            all.sort_by_key(|fault| fault.line);
            return Err(all);
        }
        let mut list = self.list(&draft);
        if text.trim().starts_with("LRAW1.") {
            list.name = None;
        }
        Ok(list)
    }

    fn judge(&self, list: &KitList) -> KitVerdict {
        let (draft, mut faults) = self.draft(list);
        let Verdict { faults: more, notes } = judge_draft(&self.pool, &self.limits, &draft);
        faults.extend(more);
        let parts = [
            ("warlord", draft.warlord.is_none()),
            ("veil", draft.veil.is_none()),
            ("synergy", draft.synergy.is_none()),
        ];
        for (field, _) in parts.into_iter().filter(|(_, missing)| *missing) {
            let say = Say::new(MISSING).with("field", field);
            faults.push(KitFault { line: 0, say, clause: "LRAW-2.1.1" });
        }
        let mut warnings = if faults.is_empty() { notes } else { Vec::new() };
        let deck = draft.deck().filter(|_| faults.is_empty());
        warnings.extend(deck.and_then(|deck| (self.advice)(&self.pool, &deck)));
        KitVerdict { faults, warnings }
    }

    fn print(&self, list: &KitList) -> String {
        print_draft(&self.pool, &self.draft(list).0)
    }

    fn code(&self, list: &KitList) -> String {
        // A list that lacks a part has no short code; its text stands for it.
        self.deck(list).map_or_else(|| self.print(list), |deck| code(&self.pool, &deck))
    }

    fn shelves(&self, list: &KitList) -> Vec<Shelf> {
        let warlord = self.draft(list).0.warlord;
        let mut sorts: Vec<Sort> = Vec::new();
        for (kind, id) in KINDS {
            let fit: Vec<FaceId> = self
                .pool
                .of_kind(kind)
                .map(|(card, _)| card)
                .filter(|card| self.fits(*card, warlord))
                .collect();
            let main = fit.iter().map(|card| self.stock(list, *card, self.key(*card), true)).collect();
            sorts.push((id.to_owned(), kind_say(kind), main));
            if kind != Kind::Veil {
                let side = fit.iter().map(|card| self.stock(list, *card, self.aside(*card), true)).collect();
                let name = Say::new("lraw-shelf-side").with("kind", kind_say(kind));
                sorts.push((format!("{ASIDE}{id}"), name, side));
            }
        }
        sorts.push(("strange".to_owned(), Say::new("lraw-shelf-strange"), self.strange(list, warlord)));
        let mut shelves = shelve(sorts);
        shelves.truncate(skald_toolkit::lists::MOST_SHELVES);
        shelves
    }

    fn measure(&self, list: &KitList) -> Say {
        let (draft, _) = self.draft(list);
        let aside = count(&draft.side) + usize::from(draft.blank_aside);
        Say::new("lraw-measure").with("n", count(&draft.main)).with("m", aside)
    }

    fn opening(&self, list: &KitList, dice: &mut dyn Chance) -> Option<Vec<Opening>> {
        let draft = self.draft(list).0;
        let copies = |(card, copies): (&FaceId, &u8)| std::iter::repeat_n(*card, usize::from(*copies));
        let mut deck: Vec<FaceId> = draft.main.iter().flat_map(copies).collect();
        shuffle(dice, "deck", &mut deck);
        // A mulligan replaces all six by the next six (LRAW-3.1.5).
        let led: Vec<Key> = [draft.veil, draft.synergy, draft.guardian.flatten()]
            .into_iter()
            .flatten()
            .map(|card| self.key(card))
            .collect();
        Some(deck.chunks_exact(HAND.into()).take(2).map(|hand| self.opened(list, &led, hand)).collect())
    }

    fn show(&self, list: &KitList, warnings: Vec<Say>) -> AnyKit {
        AnyKit::of(Shown { pool: Arc::clone(&self.pool), draft: self.draft(list).0, warnings })
    }
}

impl Book {
    /// A hand of a list, shown beside those who lead it.
    fn opened(&self, list: &KitList, led: &[Key], hand: &[FaceId]) -> Opening {
        let name = |card: &FaceId| Say::new("lraw-name").with("name", self.pool.face(*card).name);
        let mut drawn = KitList { cards: led.iter().map(|key| (*key, 1)).collect(), ..list.clone() };
        for card in hand {
            *drawn.cards.entry(self.key(*card)).or_insert(0) += 1;
        }
        Opening { cards: hand.iter().map(name).collect(), list: drawn }
    }

    /// Cards of a list that its Warlord may not have or that cannot lie there, and ids that no pack has.
    fn strange(&self, list: &KitList, warlord: Option<FaceId>) -> Vec<Stock> {
        let mut stocks = Vec::new();
        for (key, copies) in &list.cards {
            let aside = key.as_str().strip_prefix(ASIDE);
            let id = aside.unwrap_or(key.as_str());
            let lies = |card: FaceId| match (aside, self.pool.face(card).kind) {
                (None, kind) => LEADING.contains(&kind) || Part::Main.takes(kind),
                (Some(_), kind) => Part::Side.takes(kind),
            };
            match Key::new(id).ok().and_then(|id| self.pool.find(id)) {
                Some(card) if !lies(card) || !self.fits(card, warlord) => {
                    stocks.push(self.stock(list, card, *key, false));
                }
                Some(_) => {}
                None if *key == BLANK => {}
                None => stocks.push(Stock {
                    card: *key,
                    name: Say::new("lraw-word").with("word", key.as_str()),
                    about: Say::new("lraw-shelf-strange"),
                    copies: *copies,
                    most: 0,
                }),
            }
        }
        stocks
    }
}
