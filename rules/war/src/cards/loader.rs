//! The strict reader of card files: an unknown key is an error, and every error names file, card, field and reason.

use std::sync::LazyLock;

use toml::{Table, Value};

use skald_toolkit::packs::{BadPack, Fields};

use super::{Effect, Face, Legend, Mode, Need, Target, Whose};
use skald_vocabulary::{
    interface::{Key, Name},
    invariant::Invariant,
};

/// A card file, read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pack {
    /// The pack's id.
    pub id: Key,
    /// Its version.
    pub version: u32,
    /// Warriors, each copy a card.
    pub warriors: Vec<Face>,
    /// Legends.
    pub legends: Vec<Face>,
    /// Ids of the Legends for tests and beginners; empty if the file lists none.
    pub core: Vec<Key>,
    /// Ids of the cards that make up the deck `pool`, if the file lists them.
    pub pool: Option<Vec<Key>>,
}

/// The text of the game's own cards.
pub const BASE: &str = include_str!("../../../sets/war/base.toml");

/// The longest id that a Legend may have: standing orders are told apart by it and a prefix.
const LONGEST_ID: usize = 14;

static BASE_PACK: LazyLock<Pack> = LazyLock::new(|| {
    let none = Pack {
        id: Key::of("base"),
        version: 0,
        warriors: Vec::new(),
        legends: Vec::new(),
        core: Vec::new(),
        pool: None,
    };
    Pack::read("base.toml", BASE).or_broken(none, "the game's own cards can be read")
});

/// The game's own cards. A test reads them strictly; with a broken file every set-up is refused for want of cards.
#[must_use]
pub fn base() -> &'static Pack {
    &BASE_PACK
}

impl Pack {
    /// Reads a card file. `file` is its name, for messages.
    ///
    /// # Errors
    /// [`BadPack`] when a key or a word is unknown, a value is out of its bounds, or two cards share an id or a name.
    pub fn read(file: &str, text: &str) -> Result<Self, BadPack> {
        let mut top = Fields::of_file(file, text)?;
        let id = top.key("pack")?;
        let version = top.number("version", 1, u32::MAX)?;
        let mut warriors = Vec::new();
        for table in top.tables("warrior")? {
            warriors.extend(warrior(file, table)?);
        }
        let mut legends = Vec::new();
        for table in top.tables("legend")? {
            legends.push(legend(file, table)?);
        }
        let core = if top.has("core") { top.keys("core")? } else { Vec::new() };
        let pool = match top.table.remove("pool") {
            None => None,
            Some(Value::Table(table)) => {
                let mut fields = Fields::new(file, "pool", table);
                let cards = fields.keys("cards")?;
                fields.end()?;
                Some(cards)
            }
            Some(_) => return Err(top.wrong("pool", "a table is wanted")),
        };
        top.end()?;
        let fault = |face: &Face, field: &str, reason: &str| {
            Fields::new(file, face.key.as_str(), Table::new()).wrong(field, reason)
        };
        let faces: Vec<&Face> = warriors.iter().chain(&legends).collect();
        for (at, face) in faces.iter().enumerate() {
            let before = faces.iter().take(at);
            if before.clone().any(|other| other.key == face.key) {
                return Err(fault(face, "id", "two cards have this id"));
            }
            if face.legend.is_some()
                && before.clone().any(|other| other.legend.is_some() && other.name == face.name)
            {
                return Err(fault(face, "name", "two Legends of one list have this name"));
            }
        }
        Ok(Self { id, version, warriors, legends, core, pool })
    }
}

/// A Warrior with an id is one card; without, it stands for the copies `a` to `h` of its Level.
fn warrior(file: &str, table: Table) -> Result<Vec<Face>, BadPack> {
    let mut fields = Fields::new(file, "warrior", table);
    let level = fields.level(1)?;
    let name: Name = fields.text("name")?;
    let ids = if fields.has("id") {
        vec![fields.key("id")?]
    } else {
        ('a'..='h').filter_map(|copy| Key::new(&format!("w{level:02}{copy}")).ok()).collect()
    };
    fields.end()?;
    Ok(ids.into_iter().map(|key| Face { key, name, level, legend: None }).collect())
}

fn legend(file: &str, table: Table) -> Result<Face, BadPack> {
    let mut fields = Fields::new(file, "legend", table);
    let key = fields.key("id")?;
    key.as_str().clone_into(&mut fields.card);
    if key.as_str().len() > LONGEST_ID {
        return Err(fields.wrong("id", format!("at most {LONGEST_ID} characters are allowed")));
    }
    let name: Name = fields.text("name")?;
    // A Level 1 is a Kingslayer, and Kingslayers are Warriors (WAR-9.1).
    let level = fields.level(2)?;
    let mode = fields.mode()?;
    let needs = fields.needs()?;
    let target = fields.target()?;
    let effect = fields.effect()?;
    if mode != effect.mode() {
        return Err(fields.wrong("mode", "it does not go with the effect"));
    }
    if target != effect.target() {
        return Err(fields.wrong("target", "it does not go with the effect"));
    }
    let ability = fields.text("ability")?;
    let text = fields.text("text")?;
    fields.end()?;
    Ok(Face { key, name, level, legend: Some(Legend { mode, needs, target, effect, ability, text }) })
}

/// The fields that only War's cards have.
trait WarFields {
    fn change(&mut self, field: &str) -> Result<i8, BadPack>;
    fn level(&mut self, least: u8) -> Result<u8, BadPack>;
    fn mode(&mut self) -> Result<Mode, BadPack>;
    fn target(&mut self) -> Result<Target, BadPack>;
    fn needs(&mut self) -> Result<Vec<Need>, BadPack>;
    fn need(&self, word: &str) -> Result<Need, BadPack>;
    fn effect(&mut self) -> Result<Effect, BadPack>;
}

impl WarFields for Fields<'_> {
    /// A change of Level: up to 12 either way, and never none.
    fn change(&mut self, field: &str) -> Result<i8, BadPack> {
        match self.number(field, -12_i8, 12)? {
            change if change != 0 => Ok(change),
            _ => Err(self.wrong(field, "a change of Level cannot be 0")),
        }
    }

    fn level(&mut self, least: u8) -> Result<u8, BadPack> {
        let level = self.number("level", 1, 13)?;
        if level < least {
            return Err(self.wrong("level", "Level 1 is the Kingslayer rank, so no Legend can have it"));
        }
        Ok(level)
    }

    fn mode(&mut self) -> Result<Mode, BadPack> {
        match self.text::<Name>("mode")?.as_ref() {
            "instant" => Ok(Mode::Instant),
            "deploy" => Ok(Mode::Deploy),
            word => Err(self.unknown("mode", word)),
        }
    }

    fn target(&mut self) -> Result<Target, BadPack> {
        match self.text::<Name>("target")?.as_ref() {
            "none" => Ok(Target::None),
            "opposing_active" => Ok(Target::OpposingActive),
            "opponent_in_battle" => Ok(Target::OpponentInBattle),
            "graveyard_legend" => Ok(Target::GraveyardLegend),
            "opposing_legend" => Ok(Target::OpposingLegend),
            word => Err(self.unknown("target", word)),
        }
    }

    fn needs(&mut self) -> Result<Vec<Need>, BadPack> {
        self.list("needs")?.iter().map(|word| self.need(word)).collect()
    }

    fn need(&self, word: &str) -> Result<Need, BadPack> {
        let unknown = || self.unknown("needs", word);
        let (name, count) = match word.split_once('(') {
            None => (word, None),
            Some((name, rest)) => {
                let count = rest.strip_suffix(')').and_then(|count| count.parse::<u8>().ok());
                (name, Some(count.filter(|count| (1..=127).contains(count)).ok_or_else(unknown)?))
            }
        };
        match (name, count) {
            ("own_drawable", Some(n)) => Ok(Need::OwnDrawable(n)),
            ("opposing_active", None) => Ok(Need::OpposingActive),
            ("graveyard_nonempty", None) => Ok(Need::GraveyardNonempty),
            ("target_drawable", Some(n)) => Ok(Need::TargetDrawable(n)),
            ("any_opponent_drawable", Some(n)) => Ok(Need::AnyOpponentDrawable(n)),
            ("opposing_legend_active_or_support", None) => Ok(Need::OpposingLegendActiveOrSupport),
            _ => Err(unknown()),
        }
    }

    fn effect(&mut self) -> Result<Effect, BadPack> {
        let Value::Table(table) = self.take("effect")? else {
            return Err(self.wrong("effect", "a table is wanted"));
        };
        let mut of = Fields::new(self.file, &self.card, table);
        let kind: Name = of.text("kind")?;
        let effect = match &*kind {
            "damage_active" => Effect::DamageActive { amount: of.number("amount", 1, 127)? },
            "damage_deck_top" => Effect::DamageDeckTop { amount: of.number("amount", 1, 127)? },
            "kill_legend" => Effect::KillLegend,
            "steal_active" => Effect::StealActive,
            "steal_deck_top_on_win" => Effect::StealDeckTopOnWin { count: of.number("count", 1, 127)? },
            "exhume" => Effect::Exhume,
            "replace_from_top" => Effect::ReplaceFromTop { look: of.number("look", 1, 3)? },
            "reverse_compare" => Effect::ReverseCompare,
            "mirror_level" => Effect::MirrorLevel { plus: of.number("plus", 0, 12)? },
            "coin_level" => Effect::CoinLevel { fire: of.change("fire")?, skull: of.change("skull")? },
            "force_war" => Effect::ForceWar,
            "tribute" => Effect::Tribute { count: of.number("count", 1, 127)? },
            "undying" => Effect::Undying,
            "support_level" => Effect::SupportLevel {
                who: match of.text::<Name>("who")?.as_ref() {
                    "own" => Whose::Own,
                    "target_opponent" => Whose::TargetOpponent,
                    word => return Err(of.unknown("who", word)),
                },
                amount: of.change("amount")?,
                uses: of.number("uses", 1, 127)?,
            },
            "support_strike" => Effect::SupportStrike {
                amount: of.number("amount", 1, 127)?,
                uses: of.number("uses", 1, 127)?,
            },
            word => return Err(of.unknown("effect", word)),
        };
        of.end()?;
        Ok(effect)
    }
}
