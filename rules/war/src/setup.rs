//! Opening a table: options, packs, the pool and the deal (2.4, WAR-1).

use arrayvec::ArrayVec;
use skald_toolkit::packs::{BadPack, pack_id};

use super::{
    cards::{BASE, Card, Cards, Face, Pack, Pool, base},
    engine::Terms,
    event::{Event, Fact},
    options::{self, Deck, Pace},
    state::{SEATS, SUPPORTS, Sample, State},
};
use skald_vocabulary::{
    chance::Chance,
    interface::{Arg, Key, PackFile, PackId, Say, Setup, SetupError},
};

/// The fewest cards a player may be dealt (WAR-1.7).
const FEWEST: usize = 5;
/// How many Legends a Skirmish deck holds.
const SKIRMISH_LEGENDS: usize = 8;
/// How many Legends a Grand deck holds.
const GRAND_LEGENDS: usize = 16;
/// The most Legends of a pool: every one of them may lie in a support zone.
const MOST_LEGENDS: usize = SUPPORTS;

/// What is fixed when a table is opened.
#[derive(Debug)]
pub struct Rules {
    /// What it was opened with.
    pub setup: Setup,
    /// All cards that may be dealt, and duplicates.
    pub pool: Pool,
    /// Which deck is played.
    pub deck: Deck,
    /// What the engine must know.
    pub terms: Terms,
    /// Duplicates, which go to the Box (WAR-1.3).
    pub duplicates: Cards,
    /// The Legends to choose from.
    pub roster: Vec<Card>,
    /// How many of them are played.
    pub legends: usize,
    /// The packs' identities.
    pub packs: Vec<PackId>,
}

fn refuse(say: Say, clause: &'static str) -> SetupError {
    SetupError::new(say, clause)
}

/// The words of a list: separated by commas, or by spaces when there is no comma.
fn words(text: &str) -> Vec<&str> {
    if text.contains(',') {
        text.split(',').map(str::trim).filter(|word| !word.is_empty()).collect()
    } else {
        text.split_whitespace().collect()
    }
}

impl Rules {
    /// Reads options and packs.
    ///
    /// # Errors
    /// [`SetupError`] with the sentence of section 8.
    pub fn new(setup: &Setup) -> Result<Self, SetupError> {
        if !(2..=6).contains(&setup.seats) {
            return Err(refuse(Say::new("war-setup-seats").with("seats", setup.seats), "WAR-1.1"));
        }
        setup.options.among(&options::all())?;
        let get =
            |key: &str, default: &'static str| setup.options.get(key).unwrap_or(default).trim().to_owned();
        let deck = match get("deck", "skirmish").as_str() {
            "skirmish" => Deck::Skirmish,
            "grand" => Deck::Grand,
            "pool" => Deck::Pool,
            _ => return Err(refuse(Say::new("war-setup-deck"), "")),
        };
        let pace = match get("pace", "auto").as_str() {
            "auto" => Pace::Auto,
            "ready" => Pace::Ready,
            _ => return Err(refuse(Say::new("war-setup-pace"), "WAR-15.2")),
        };
        let batch = get("batch", "25")
            .parse::<u8>()
            .ok()
            .filter(|batch| (1..=100).contains(batch))
            .ok_or_else(|| refuse(Say::new("war-setup-batch"), "WAR-15.1"))?;
        let turn_limit = get("turn_limit", if deck == Deck::Grand { "3000" } else { "1000" })
            .parse::<u32>()
            .ok()
            .filter(|limit| *limit == 0 || (10..=10_000).contains(limit))
            .ok_or_else(|| refuse(Say::new("war-setup-limit"), "WAR-14.1"))?;
        let (packs, own) = read_packs(&setup.packs)?;
        let wanted = get("legends", "random");
        let mut rules = Self {
            setup: setup.clone(),
            pool: Pool::new(Vec::new()),
            deck,
            terms: Terms { turn_limit, batch, pace },
            duplicates: Cards::NONE,
            roster: Vec::new(),
            legends: 0,
            packs,
        };
        match deck {
            Deck::Pool => rules.take_pool(&own, &wanted)?,
            Deck::Skirmish | Deck::Grand => rules.take_deck(&own, &wanted)?,
        }
        let warriors = rules.pool.cards().filter(|card| !rules.pool.legends.has(*card)).count();
        let each = (warriors + rules.legends) / usize::from(setup.seats);
        if each < FEWEST {
            return Err(refuse(Say::new("war-setup-cards").with("each", each), "WAR-1.7"));
        }
        Ok(rules)
    }

    /// Skirmish and Grand: the Warriors of the base pack, and Legends of all packs.
    fn take_deck(&mut self, own: &[Pack], wanted: &str) -> Result<(), SetupError> {
        let copies = if self.deck == Deck::Grand { 8 } else { 4 };
        let mut faces: Vec<Face> = Vec::new();
        for level in 1..=13 {
            faces.extend(base().warriors.iter().filter(|face| face.level == level).take(copies).cloned());
        }
        let room = Cards::MOST - faces.len();
        let mut legends: Vec<Face> = base().legends.clone();
        legends.extend(own.iter().flat_map(|pack| pack.legends.iter().cloned()));
        // Equal name means equal Legend; the smallest id stays (WAR-1.3).
        let spare = duplicates(&legends);
        legends.retain(|face| !spare.contains(&face.key));
        if legends.len() > room.min(MOST_LEGENDS) {
            return Err(too_big());
        }
        faces.extend(legends);
        self.pool = Pool::new(faces);
        self.roster = self.pool.legends.iter().collect();
        self.legends = if self.deck == Deck::Grand { GRAND_LEGENDS } else { SKIRMISH_LEGENDS };
        let problem = |id: &'static str, args: Vec<(&'static str, Arg)>| {
            let mut why = Say::new(id);
            why.args = args;
            refuse(Say::new("war-setup-legends").with("problem", why), "WAR-1.2")
        };
        if self.roster.len() < self.legends {
            return Err(problem("war-setup-legends-few", vec![("count", self.roster.len().into())]));
        }
        if wanted == "random" {
            return Ok(());
        }
        if self.deck == Deck::Grand {
            return Err(problem("war-setup-legends-grand", Vec::new()));
        }
        let mut named = Vec::new();
        if wanted == "core" {
            named.extend(base().core.iter().filter_map(|key| self.pool.find(*key)));
        } else {
            for word in words(wanted) {
                let card = self
                    .legend_called(word)
                    .ok_or_else(|| problem("war-setup-legends-unknown", vec![("name", word.into())]))?;
                if named.contains(&card) {
                    return Err(problem("war-setup-legends-twice", vec![("name", word.into())]));
                }
                named.push(card);
            }
        }
        if named.len() != SKIRMISH_LEGENDS {
            return Err(problem("war-setup-legends-count", vec![("count", named.len().into())]));
        }
        self.roster = named;
        Ok(())
    }

    /// The Legend with this id or name.
    #[must_use]
    pub fn legend_called(&self, word: &str) -> Option<Card> {
        self.pool.legends.iter().find(|card| {
            self.pool.face(*card).is_some_and(|face| {
                face.key.as_str().eq_ignore_ascii_case(word)
                    || face.key.as_str().strip_prefix("l-").is_some_and(|id| id.eq_ignore_ascii_case(word))
                    || face.name.to_lowercase() == word.to_lowercase()
            })
        })
    }

    /// A pool of its own: exactly the cards that a pack lists, duplicates included.
    fn take_pool(&mut self, own: &[Pack], wanted: &str) -> Result<(), SetupError> {
        if wanted != "random" {
            return Err(refuse(
                Say::new("war-setup-legends").with("problem", Say::new("war-setup-legends-grand")),
                "WAR-1.2",
            ));
        }
        let Some(list) = own.iter().rev().find_map(|pack| pack.pool.as_ref()) else {
            return Err(refuse(Say::new("war-setup-pool"), ""));
        };
        let known: Vec<&Face> = std::iter::once(base())
            .chain(own)
            .flat_map(|pack| pack.warriors.iter().chain(&pack.legends))
            .collect();
        let mut faces: Vec<Face> = Vec::new();
        for key in list {
            let face = known.iter().find(|face| face.key == *key).copied();
            let Some(face) = face else {
                return Err(refuse(Say::new("war-setup-pool-card").with("card", key.as_str()), ""));
            };
            if faces.iter().any(|other| other.key == *key) {
                return Err(refuse(Say::new("war-setup-id-twice").with("card", key.as_str()), "WAR-1.2"));
            }
            faces.push(face.clone());
        }
        let legends = faces.iter().filter(|face| face.legend.is_some()).count();
        if faces.len() > Cards::MOST || legends > MOST_LEGENDS {
            return Err(too_big());
        }
        let spare = duplicates(&faces);
        self.pool = Pool::new(faces);
        self.duplicates = spare.iter().filter_map(|key| self.pool.find(*key)).collect();
        self.roster = self.pool.legends.without(self.duplicates).iter().collect();
        self.legends = self.roster.len();
        Ok(())
    }

    /// Deals (WAR-1.3 to 1.6).
    pub fn deal(&self, dice: &mut dyn Chance, out: &mut Vec<Event>) -> State {
        let mut roster: Vec<u16> = self.roster.iter().map(|card| u16::from(card.0)).collect();
        if self.legends < roster.len() {
            dice.order("legends", &mut roster);
        }
        let card = |number: &u16| u8::try_from(*number).ok().map(Card);
        let legends: Cards = roster.iter().take(self.legends).filter_map(card).collect();
        let warriors: Cards = self.pool.cards().filter(|card| !self.pool.legends.has(*card)).collect();
        let dealt = warriors.with(legends);
        let mut order: ArrayVec<u16, 128> = dealt.iter().map(|card| u16::from(card.0)).collect();
        dice.order("deal", &mut order);
        let seats = usize::from(self.setup.seats);
        let each = order.len() / seats;
        let mut state = State::blank(seats);
        state.all = dealt.with(self.duplicates);
        state.boxed = self.duplicates;
        let mut shares = order.chunks(each.max(1));
        for side in &mut state.sides {
            // The first card of a share is the top, and the top is the last of the list.
            side.deck.extend(shares.next().unwrap_or_default().iter().rev().filter_map(card));
        }
        state.unseen = shares.flatten().filter_map(card).collect();
        let mut cards = [0; SEATS];
        for (seat, count) in state.seats().zip(&mut cards) {
            *count = state.total(seat);
        }
        state.record.curve.push(Sample { turn: 0, cards });
        out.push(Event::Public(Fact::Dealt {
            each: u8::try_from(each).unwrap_or(u8::MAX),
            legends,
            duplicates: self.duplicates,
            unseen: state.unseen.count(),
        }));
        state
    }
}

fn too_big() -> SetupError {
    refuse(Say::new("war-setup-pool-big").with("most", Cards::MOST).with("legends", MOST_LEGENDS), "WAR-1.2")
}

/// The copies of Legends that are taken out: of equal names all but the smallest id (WAR-1.3).
fn duplicates(faces: &[Face]) -> Vec<Key> {
    faces
        .iter()
        .filter(|face| face.legend.is_some())
        .filter(|face| {
            faces.iter().any(|other| {
                other.legend.is_some() && other.name == face.name && other.key.as_str() < face.key.as_str()
            })
        })
        .map(|face| face.key)
        .collect()
}

/// Reads the packs beside the game's own; ids may not be used twice.
fn read_packs(files: &[PackFile]) -> Result<(Vec<PackId>, Vec<Pack>), SetupError> {
    let bad = |error: &BadPack| refuse(Say::new("war-setup-pack").with("problem", error.to_string()), "");
    let mut ids = vec![pack_id(&base().id, base().version, BASE)];
    let mut packs: Vec<Pack> = Vec::new();
    for file in files {
        let pack = Pack::read(&file.name, &file.text).map_err(|error| bad(&error))?;
        for face in pack.warriors.iter().chain(&pack.legends) {
            let mut before = std::iter::once(base()).chain(&packs);
            if before.any(|pack| pack.warriors.iter().chain(&pack.legends).any(|other| other.key == face.key))
            {
                return Err(refuse(
                    Say::new("war-setup-id-twice").with("card", face.key.as_str()),
                    "WAR-1.2",
                ));
            }
        }
        ids.push(pack_id(&pack.id, pack.version, &file.text));
        packs.push(pack);
    }
    Ok((ids, packs))
}

/// Everything that can be looked up: the Legends, then the Warriors, of the game's own pack and of these.
///
/// # Errors
/// [`SetupError`] when a pack does not fit.
pub fn printed(packs: &[PackFile]) -> Result<Vec<Face>, SetupError> {
    let (_, own) = read_packs(packs)?;
    let all = || std::iter::once(base()).chain(&own);
    let legends = all().flat_map(|pack| &pack.legends);
    Ok(legends.chain(all().flat_map(|pack| &pack.warriors)).cloned().collect())
}
