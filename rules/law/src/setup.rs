//! What is fixed when a table is opened: options, packs, sides (D1, D2, LAW-1).

use skald_toolkit::packs::{BadPack, pack_id};

use super::{
    board::Ground,
    cards::{BASE, Card, Face, Pack, Pantheon, Piece, Pool, base},
    eval::{Field, Scene},
    options::{self, Form, Sides},
    state::{Active, Draft, Phase, Player, State, insert},
};
use skald_vocabulary::{
    chance::{Chance, shuffle},
    interface::{Key, PackId, Say, Seat, Setup, SetupError},
};

/// The most characters of a pool, so that every copy of every card has a number.
const MOST_FACES: usize = 1000;

/// What is fixed when a table is opened.
#[derive(Clone, Debug)]
pub struct Rules {
    /// What it was opened with.
    pub setup: Setup,
    /// All characters and pieces.
    pub pool: Pool,
    /// Which form is played.
    pub form: Form,
    /// Which sides of pieces may lie up.
    pub sides: Sides,
    /// Who goes first in the first round, if the host said so.
    pub starter: Option<Seat>,
    /// The pieces on offer, if the host named them, by place in the pool.
    pub pieces: Option<Vec<u8>>,
    /// The packs' identities.
    pub packs: Vec<PackId>,
    /// How many faces at the end of the pool a position brought along.
    pub extra: usize,
}

fn refuse(say: Say, clause: &'static str) -> SetupError {
    SetupError::new(say, clause)
}

impl Rules {
    /// Reads options and packs.
    ///
    /// # Errors
    /// [`SetupError`] with one plain sentence.
    pub fn new(setup: &Setup) -> Result<Self, SetupError> {
        setup.options.among(&options::all())?;
        let get = |key: &str, default: &'static str| setup.options.get(key).unwrap_or(default).trim();
        let form = Form::ALL
            .iter()
            .find(|(word, _)| *word == get("form", "standard"))
            .map(|(_, form)| *form)
            .ok_or_else(|| refuse(Say::new("law-setup-form"), "LAW-1.1"))?;
        let (least, most) = if form == Form::Team { (4, 4) } else { (2, 4) };
        if !(least..=most).contains(&setup.seats) {
            let say = Say::new("law-setup-seats").with("seats", setup.seats);
            return Err(refuse(say.with("least", least).with("most", most), "LAW-1.1"));
        }
        let sides = match get("sides", "both") {
            "both" => Sides::Both,
            "alpha" => Sides::Alpha,
            "omega" => Sides::Omega,
            _ => return Err(refuse(Say::new("law-setup-sides"), "LAW-3.8")),
        };
        let starter = match get("starter", "random") {
            "random" => None,
            word => {
                let seat = Key::new(word).ok().and_then(|key| Seat::from_key(key).ok());
                let seat = seat.filter(|seat| seat.0 < setup.seats);
                Some(seat.ok_or_else(|| refuse(Say::new("law-setup-starter"), "LAW-1.3"))?)
            }
        };
        let (packs, pool) = read_packs(setup)?;
        let mut rules =
            Self { setup: setup.clone(), pool, form, sides, starter, pieces: None, packs, extra: 0 };
        let named = get("pieces", "random");
        if named != "random" {
            rules.pieces = Some(rules.named_pieces(named)?);
        }
        if form.led() && rules.pool.pantheons.len() < usize::from(setup.seats) {
            return Err(refuse(Say::new("law-setup-pantheons"), "LAW-4.1"));
        }
        Ok(rules)
    }

    /// How many pieces are laid in the whole match (LAW-3.2).
    #[must_use]
    pub fn needed(&self) -> usize {
        let each = if self.form == Form::Ragnarok { 3 } else { 1 };
        usize::from(self.setup.seats) * each
    }

    fn named_pieces(&self, text: &str) -> Result<Vec<u8>, SetupError> {
        let mut pieces = Vec::new();
        for word in text.split([',', ' ', '+']).filter(|word| !word.is_empty()) {
            let key = Key::new(&word.to_lowercase()).ok();
            let piece = key.and_then(|key| self.pool.piece(key)).filter(|piece| !pieces.contains(piece));
            let say = || Say::new("law-setup-piece").with("word", word);
            pieces.push(piece.ok_or_else(|| refuse(say(), "LAW-3.3"))?);
        }
        pieces.sort_unstable();
        if pieces.len() < self.needed() {
            return Err(refuse(Say::new("law-setup-pieces").with("needed", self.needed()), "LAW-3.3"));
        }
        Ok(pieces)
    }

    /// What an evaluation reads besides the cards on the board.
    #[must_use]
    pub fn scene<'s>(&'s self, state: &'s State) -> Scene<'s> {
        Scene { pool: &self.pool, grid: state.ground.grid(), teams: self.form == Form::Team }
    }

    /// The side of a seat.
    #[must_use]
    pub const fn side(&self, seat: Seat) -> u8 {
        if matches!(self.form, Form::Team) { seat.0 % 2 } else { seat.0 }
    }

    /// How many sides there are.
    #[must_use]
    pub const fn side_count(&self) -> u8 {
        if matches!(self.form, Form::Team) { 2 } else { self.setup.seats }
    }

    /// The seats of a side.
    pub fn seats_of(&self, side: u8) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.setup.seats).filter(move |seat| self.side(*seat) == side)
    }

    /// The team mate of a seat.
    #[must_use]
    pub fn mate(&self, seat: Seat) -> Option<Seat> {
        self.seats_of(self.side(seat)).find(|other| *other != seat)
    }

    /// Of the members of a winning team the one nearer clockwise after this round's first player (LAW-15.6).
    #[must_use]
    pub fn nearer(&self, state: &State, side: u8) -> Option<Seat> {
        self.seats_of(side).min_by_key(|seat| state.distance(*seat))
    }

    /// The seat that leads the pantheon of a card.
    #[must_use]
    pub fn owner(&self, state: &State, card: Card) -> Option<Seat> {
        let pantheon = self.pool.face(card).pantheon;
        state.seats().find(|seat| state.player(*seat).is_some_and(|player| player.pantheon == Some(pantheon)))
    }

    /// A blank position of this table: nothing chosen, dealt or laid.
    #[must_use]
    pub fn blank(&self) -> State {
        State {
            phase: Phase::Over,
            round: 1,
            turn: 0,
            first: Seat(0),
            offer: Vec::new(),
            ground: Ground::default(),
            fixed: false,
            field: Field::new(0),
            seq: 1,
            active: Active::default(),
            players: vec![Player::default(); usize::from(self.setup.seats)],
            captures: vec![Vec::new(); usize::from(self.side_count())],
            underworld: Vec::new(),
            prizes: Vec::new(),
            draft: Draft::default(),
            rising: Vec::new(),
            answers: Vec::new(),
            whereabouts: Vec::new(),
            last: None,
            end: None,
        }
    }

    /// The cards of a Skirmish deck, in order of the pool (LAW-14.1).
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn deck_of(&self, seat: Seat, keys: &[Key]) -> Result<Vec<Card>, Say> {
        let mut deck: Vec<Card> = Vec::new();
        let mut levels = [0_u8; 3];
        for key in keys {
            let card = self
                .pool
                .find(*key)
                .ok_or_else(|| Say::new("law-refuse-unknown-card").with("word", key.as_str()))?;
            let face = self.pool.face(card);
            let own = self.pool.copy_of(card, seat);
            if deck.contains(&own) {
                return Err(Say::new("law-refuse-deck-twice").with("card", std::sync::Arc::clone(&face.name)));
            }
            insert(&mut deck, own);
            if let Some(count) = levels.get_mut(usize::from(face.level.saturating_sub(1))) {
                *count += 1;
            }
        }
        if levels == LEVELS {
            return Ok(deck);
        }
        let [one, two, three] = levels;
        Err(Say::new("law-refuse-deck-levels").with("one", one).with("two", two).with("three", three))
    }

    /// A random legal deck (D4).
    pub fn random_deck(&self, dice: &mut dyn Chance) -> Vec<Key> {
        let mut deck = Vec::new();
        for (level, count) in (1_u8..).zip(LEVELS) {
            let mut cards: Vec<Card> =
                self.pool.cards().filter(|card| self.pool.face(*card).level == level).collect();
            shuffle(dice, "deck", &mut cards);
            deck.extend(cards.into_iter().take(count.into()));
        }
        deck.sort_unstable();
        deck.into_iter().map(|card| self.pool.key(card)).collect()
    }
}

/// How many cards of each level a Skirmish deck has (LAW-14.1).
pub const LEVELS: [u8; 3] = [3, 2, 1];

/// Reads the packs beside the game's own; ids, codes, names and letters may not be used twice.
fn read_packs(setup: &Setup) -> Result<(Vec<PackId>, Pool), SetupError> {
    let bad = |problem: String| refuse(Say::new("law-setup-pack").with("problem", problem), "LAW-1.10");
    let base = base();
    let mut ids = vec![pack_id(&base.id, base.version, BASE)];
    let mut pantheons: Vec<Pantheon> = base.pantheons.clone();
    let mut faces: Vec<Face> = base.faces.clone();
    let mut pieces: Vec<Piece> = base.pieces.clone();
    for file in &setup.packs {
        let pack = Pack::read(&file.name, &file.text, &pantheons)
            .map_err(|error: BadPack| bad(error.to_string()))?;
        let taken = pack.faces.iter().find(|face| {
            faces
                .iter()
                .any(|other| other.key == face.key || other.code == face.code || other.name == face.name)
        });
        if let Some(face) = taken {
            return Err(bad(format!("{}: {}: another pack has this card", file.name, face.key)));
        }
        if let Some(piece) =
            pack.pieces.iter().find(|piece| pieces.iter().any(|other| other.key == piece.key))
        {
            return Err(bad(format!("{}: {}: another pack has this piece", file.name, piece.key)));
        }
        ids.push(pack_id(&pack.id, pack.version, &file.text));
        pantheons.extend(pack.pantheons);
        faces.extend(pack.faces);
        pieces.extend(pack.pieces);
    }
    if faces.is_empty() || faces.len() > MOST_FACES || pieces.len() > 200 || pantheons.len() > 50 {
        return Err(bad("there are too many or too few cards".to_owned()));
    }
    Ok((ids, Pool::new(faces, pantheons, pieces)))
}
