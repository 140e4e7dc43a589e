//! The format of scenario files. Strict: a key that is not listed here is an error that names file and key.

use std::{collections::BTreeMap, fmt};

use serde::{
    Deserialize, Deserializer,
    de::{MapAccess, Visitor, value::MapAccessDeserializer},
};

use super::{Difference, Miss};
use skald_vocabulary::{
    chance::{Script, Scripted},
    clauses::is_clause_id,
    interface::{Key, Kit, Options, Seat, Setup, Viewer},
};

/// The most clauses that one scenario may claim to show.
const MOST_CLAUSES: usize = 6;

/// A file of scenarios, all of one game.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct File {
    /// The game's name.
    pub game: String,
    /// The scenarios in order.
    #[serde(rename = "scenario")]
    pub scenarios: Vec<Scenario>,
}

impl File {
    /// Reads a file of scenarios. `name` is the file's name, for messages.
    ///
    /// # Errors
    /// [`Difference`] with one miss that names the key or the scenario at fault.
    pub fn read(name: &str, text: &str) -> Result<Self, Difference> {
        let fail = |scenario: &str, what: String| Difference {
            file: name.to_owned(),
            misses: vec![Miss { scenario: scenario.to_owned(), place: String::new(), what }],
        };
        let file: Self = toml::from_str(text).map_err(|error| fail("", error.to_string()))?;
        if file.scenarios.is_empty() {
            return Err(fail("", "the file holds no [[scenario]]".to_owned()));
        }
        for scenario in &file.scenarios {
            scenario.check().map_err(|what| fail(&scenario.title, what))?;
        }
        Ok(file)
    }
}

/// One scenario.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// What it shows, as a sentence.
    pub title: String,
    /// The clauses that it shows, 1 to 6.
    pub clauses: Vec<String>,
    /// The words of the game's cards that it shows, such as `do=drain`; for games whose cards are written in words.
    #[serde(default)]
    pub shows: Vec<String>,
    /// The position it starts from, in the game's position notation. Either this or `setup`.
    pub position: Option<toml::Table>,
    /// What the table is opened with; it is then dealt.
    pub setup: Option<SetupLines>,
    /// The results of all draws.
    #[serde(default)]
    pub chance: Vec<Draw>,
    /// Standing orders that are followed after every step, by seat.
    #[serde(default)]
    pub orders: BTreeMap<Who, Vec<String>>,
    /// What is done, in order.
    #[serde(default)]
    pub steps: Vec<StepLine>,
    /// What must hold in the end. Tales are looked for in everything that was told.
    #[serde(default)]
    pub expect: Expect,
}

impl Scenario {
    fn check(&self) -> Result<(), String> {
        if self.title.trim().is_empty() {
            return Err("the title is empty".to_owned());
        }
        if self.clauses.is_empty() || self.clauses.len() > MOST_CLAUSES {
            return Err(format!("clauses: 1 to {MOST_CLAUSES} are wanted, {} are named", self.clauses.len()));
        }
        if let Some(bad) = self.clauses.iter().find(|clause| !is_clause_id(clause)) {
            return Err(format!("clauses: \"{bad}\" is no clause id such as WAR-2.3"));
        }
        match (&self.position, &self.setup) {
            (Some(_), Some(_)) => return Err("position and setup exclude each other".to_owned()),
            (None, None) => return Err("a position or a setup is wanted".to_owned()),
            _ => {}
        }
        if let Some((who, _)) = self.orders.iter().find(|(who, _)| who.seat().is_none()) {
            return Err(format!("orders: {who} is no seat"));
        }
        let expects = self.steps.iter().map(|step| &step.0.expect).chain([&self.expect]);
        if !expects.clone().any(Expect::says_something)
            && !self.steps.iter().any(|step| step.0.refuse.is_some())
        {
            return Err("nothing is expected, so nothing is shown".to_owned());
        }
        for (at, StepLine(step)) in self.steps.iter().enumerate() {
            let fault = match (&step.play, &step.refuse) {
                (Some(_), Some(_)) => "play and refuse exclude each other",
                (None, Some(_)) if step.because.is_none() => "a refused step needs because",
                (_, None) if step.because.is_some() => "because belongs to refuse",
                (None, None) if !step.expect.says_something() => "play, refuse or expect is wanted",
                _ => continue,
            };
            return Err(format!("step {}: {fault}", at + 1));
        }
        for expect in expects {
            expect.check()?;
        }
        Ok(())
    }

    /// The script of all draws.
    #[must_use]
    pub fn script(&self) -> Script {
        let mut script = Script::new();
        for draw in &self.chance {
            script.push(&draw.label, draw.result.clone());
        }
        script
    }
}

/// What a table is opened with.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetupLines {
    /// How many seats play.
    pub seats: u8,
    /// The options that are not the default.
    #[serde(default)]
    pub options: Options,
    /// What the seats bring.
    #[serde(default)]
    pub kits: BTreeMap<Who, String>,
    /// The deal is drawn from a generator with this seed. Without it, the deal uses the scripted results too.
    pub seed: Option<u64>,
    /// The message id or words of the refusal, when such a table cannot be opened at all.
    pub refused: Option<String>,
}

impl SetupLines {
    /// The setup and the kits.
    #[must_use]
    pub fn parts(&self) -> (Setup, Vec<Kit>) {
        let kits = self
            .kits
            .iter()
            .filter_map(|(who, list)| Some(Kit { seat: who.seat()?, list: list.clone() }))
            .collect();
        (Setup { seats: self.seats, options: self.options.clone(), packs: Vec::new() }, kits)
    }
}

/// The result of one draw, such as `{ label = "coin", coin = true }`.
#[derive(Clone, Debug)]
pub struct Draw {
    /// The draw's label.
    pub label: String,
    /// Its result.
    pub result: Scripted,
}

impl<'de> Deserialize<'de> for Draw {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Line {
            label: String,
            coin: Option<bool>,
            pick: Option<u32>,
            order: Option<Vec<u16>>,
            first: Option<Vec<u16>>,
        }
        let line = Line::deserialize(from)?;
        let results = [
            line.coin.map(Scripted::Coin),
            line.pick.map(Scripted::Pick),
            line.order.map(Scripted::Order),
            line.first.map(Scripted::First),
        ];
        let mut named = results.into_iter().flatten();
        match (named.next(), named.next()) {
            (Some(result), None) => Ok(Self { label: line.label, result }),
            _ => Err(serde::de::Error::custom(format!(
                "chance \"{}\": exactly one of coin, pick, order, first is wanted",
                line.label
            ))),
        }
    }
}

/// One step as it is written: a plain text is an input line, a table says more.
#[derive(Clone, Debug)]
pub struct StepLine(pub Step);

/// One step.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// An input that is played: `t1.q1 hold`, `continue`, or `a: hold` for the one question that seat a owes.
    pub play: Option<String>,
    /// An input that is refused and changes nothing.
    pub refuse: Option<String>,
    /// Why it is refused: a message id, a clause, or a part of the words.
    pub because: Option<String>,
    /// What must hold after this step. Tales are looked for in what this step told.
    #[serde(default)]
    pub expect: Expect,
}

impl<'de> Deserialize<'de> for StepLine {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Either;
        impl<'de> Visitor<'de> for Either {
            type Value = StepLine;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an input line, or a table with play, refuse or expect")
            }

            fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<StepLine, E> {
                Ok(StepLine(Step { play: Some(text.to_owned()), ..Step::default() }))
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<StepLine, A::Error> {
                Step::deserialize(MapAccessDeserializer::new(map)).map(StepLine)
            }
        }
        from.deserialize_any(Either)
    }
}

/// What must hold. Only what is named is looked at.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Expect {
    /// Fields of the printed position, nested; the others may be anything.
    #[serde(default)]
    pub position: toml::Table,
    /// Message ids or parts of sentences that each viewer is told, in this order.
    #[serde(default)]
    pub tales: BTreeMap<Who, Vec<String>>,
    /// Message ids or parts of sentences that a viewer is not told.
    #[serde(default)]
    pub untold: BTreeMap<Who, Vec<String>>,
    /// Whom the table waits for: `"over"`, `"machine"`, or the seats in any order.
    pub waiting: Option<WaitingExpect>,
    /// All open decisions of a seat, each by its id or its kind, in any order.
    #[serde(default)]
    pub open: BTreeMap<Who, Vec<String>>,
    /// What menus offer.
    #[serde(default)]
    pub menus: Vec<MenuExpect>,
    /// The move that the clock would give for the one decision that a seat owes.
    #[serde(default)]
    pub defaults: BTreeMap<Who, String>,
    /// The answer that is given for a seat without asking, as everybody can see that it has no other; empty for none.
    #[serde(default)]
    pub forced: BTreeMap<Who, String>,
    /// Each open decision of a seat as kind, clock class and stakes: `use turn concerns`, in any order.
    #[serde(default)]
    pub classes: BTreeMap<Who, Vec<String>>,
    /// The inputs that standing orders made after this step, in order.
    pub followed: Option<Vec<String>>,
    /// How the game ended: places, best first; `[]` is a game without a result, `"open"` one that goes on.
    pub outcome: Option<Places>,
}

impl Expect {
    /// Whether anything is expected.
    #[must_use]
    pub fn says_something(&self) -> bool {
        !self.position.is_empty()
            || !self.tales.is_empty()
            || !self.untold.is_empty()
            || self.waiting.is_some()
            || !self.open.is_empty()
            || !self.menus.is_empty()
            || !self.defaults.is_empty()
            || !self.forced.is_empty()
            || !self.classes.is_empty()
            || self.followed.is_some()
            || self.outcome.is_some()
    }

    fn check(&self) -> Result<(), String> {
        let own = self.open.keys().chain(self.defaults.keys()).chain(self.forced.keys());
        let mut seats = own.chain(self.classes.keys()).chain(self.menus.iter().map(|menu| &menu.seat));
        match seats.find(|who| who.seat().is_none()) {
            Some(who) => {
                Err(format!("open, defaults, forced, classes and menus are a seat's own; {who} is no seat"))
            }
            None => Ok(()),
        }
    }
}

/// Whom the table must wait for.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(untagged)]
pub enum WaitingExpect {
    /// `over` or `machine`.
    Word(WaitingWord),
    /// These seats.
    Seats(Vec<Who>),
}

/// A table that waits for no seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum WaitingWord {
    /// The game is over.
    Over,
    /// The host continues it.
    Machine,
}

/// How a game must have ended.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(untagged)]
pub enum Places {
    /// `open`: it goes on.
    Open(OpenWord),
    /// The places, best first.
    Places(Vec<Vec<Who>>),
}

/// The word for a game that goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum OpenWord {
    /// It goes on.
    Open,
}

/// What a menu must offer.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MenuExpect {
    /// Whose menu.
    pub seat: Who,
    /// Of which decision, by id or kind; absent: the one decision that the seat owes.
    pub at: Option<String>,
    /// The words chosen so far.
    #[serde(default)]
    pub path: String,
    /// All keys that can be chosen next, in any order; empty when nothing can be added.
    pub options: Option<Vec<String>>,
    /// The least and the greatest number, where a number is asked for.
    pub range: Option<(i64, i64)>,
    /// The whole move that the path spells.
    pub whole: Option<String>,
}

/// A viewer as files write it: a seat's letter, `spectator` or `everyone`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Who(pub Viewer);

impl Who {
    /// The seat, if the viewer is one.
    #[must_use]
    pub fn seat(self) -> Option<Seat> {
        match self.0 {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Everyone => None,
        }
    }
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Viewer::Seat(seat) => seat.fmt(f),
            Viewer::Spectator => f.pad("spectator"),
            Viewer::Everyone => f.pad("everyone"),
        }
    }
}

impl std::str::FromStr for Who {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "spectator" => Ok(Self(Viewer::Spectator)),
            "everyone" => Ok(Self(Viewer::Everyone)),
            _ => Key::new(text)
                .and_then(Seat::from_key)
                .map(|seat| Self(Viewer::Seat(seat)))
                .map_err(|_| format!("\"{text}\" is no viewer: a seat's letter, spectator or everyone")),
        }
    }
}

impl<'de> Deserialize<'de> for Who {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        String::deserialize(from)?.parse().map_err(serde::de::Error::custom)
    }
}
