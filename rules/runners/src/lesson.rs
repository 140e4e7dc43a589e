//! First games: a fixed position, and the moves by which a newcomer is led through it; and the moments of play that stand
//! beside the pages which explain a game.
//!
//! What belongs here: the file of a first game, the table as it stands at each of its steps, and that of each page. Nothing is
//! kept between steps: a step is found by playing those before it, which are few. What does not: the words, which are sentences
//! `lesson-<game>-<step>` and `guide-<game>-<page>` of the catalogue, and showing them.

use serde::Deserialize;
use skald_toolkit::table::Table;
use skald_vocabulary::{
    chance::Fast,
    interface::{Decision, Input, Pick, Seat, Tale, Viewer},
};

use crate::{
    catalogue::GameKind,
    scenario::{Who, find, read_input},
};

/// The file of a first game as it is written.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    /// The newcomer's seat.
    seat: Who,
    /// What all its draws are drawn with.
    #[serde(default)]
    seed: u64,
    /// Where it begins, in the game's position notation.
    position: toml::Table,
    /// The steps in order.
    step: Vec<Beat>,
    /// The pages that explain the game beyond its first game.
    #[serde(default)]
    page: Vec<Page>,
}

/// What is shown of a moment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Show {
    /// The board.
    #[default]
    Board,
    /// What the newcomer's seat sees for itself.
    Hand,
    /// What that seat sees while it chooses.
    Choice,
}

/// A page that explains a form of a game, or something that is done in it, with a moment of play beside it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Page {
    /// Its name: its words are the sentence `guide-<game>-<name>`, its title the same with `-title`.
    pub name: String,
    /// What is shown of its moment.
    #[serde(default)]
    pub show: Show,
    /// What is chosen so far, in the words of the menus.
    #[serde(default)]
    pub chosen: String,
    /// What happens from its position on, input after input.
    #[serde(default)]
    then: Vec<String>,
    /// Where it begins, in the game's position notation.
    position: toml::Table,
}

/// One step of a first game.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Beat {
    /// The newcomer's move, in the words of the menus that lead to it; without one there is only something to read.
    #[serde(default)]
    play: Option<String>,
    /// What happens then, input after input.
    #[serde(default)]
    then: Vec<String>,
    /// Whether the own picture is shown in place of the board.
    #[serde(default)]
    pub hand: bool,
}

/// A first game.
#[derive(Clone, Debug)]
pub struct Lesson {
    kind: GameKind,
    /// The newcomer's seat.
    pub seat: Seat,
    seed: u64,
    position: String,
    beats: Vec<Beat>,
    pages: Vec<Page>,
}

/// A first game at one of its steps.
pub struct Stand {
    /// The table.
    pub table: Box<dyn Table>,
    /// What the newcomer was told since the step before.
    pub told: Vec<Tale>,
    /// The question that is answered in this step; none when there is only something to read.
    pub asked: Option<Decision>,
}

impl Lesson {
    /// The first game of a game, if it has one.
    ///
    /// # Errors
    /// A sentence for developers when its file cannot be read.
    pub fn of(kind: GameKind) -> Result<Option<Self>, String> {
        kind.lesson().map(|text| Self::read(kind, text)).transpose()
    }

    fn read(kind: GameKind, text: &str) -> Result<Self, String> {
        let name = kind.id;
        let file: File = toml::from_str(text).map_err(|error| format!("{name}: {error}"))?;
        let seat = file.seat.seat().ok_or_else(|| format!("{name}: the newcomer has no seat"))?;
        let position = toml::to_string(&file.position).map_err(|error| format!("{name}: {error}"))?;
        Ok(Self { kind, seat, seed: file.seed, position, beats: file.step, pages: file.page })
    }

    /// How many steps it has.
    #[must_use]
    pub fn len(&self) -> usize {
        self.beats.len()
    }

    /// Whether it has no step at all.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.beats.is_empty()
    }

    /// The pages that explain the game, in order.
    #[must_use]
    pub fn pages(&self) -> &[Page] {
        &self.pages
    }

    /// The page of this name.
    #[must_use]
    pub fn page(&self, name: &str) -> Option<&Page> {
        self.pages.iter().find(|page| page.name == name)
    }

    /// The moment of play that a page is about.
    ///
    /// # Errors
    /// A sentence for developers when the file does not fit the rules.
    pub fn moment(&self, page: &Page) -> Result<Box<dyn Table>, String> {
        let fault = |why: &str| format!("{}: page {}: {why}", self.kind.id, page.name);
        let position = toml::to_string(&page.position).map_err(|error| fault(&error.to_string()))?;
        let mut table = self.kind.read_position("lesson.toml", &position).map_err(|why| fault(&why))?;
        let mut dice = Fast::new(self.seed);
        for line in &page.then {
            let input = read_input(table.as_ref(), line).map_err(|why| fault(&why))?;
            table.play(&input, &mut dice).map_err(|why| fault(&format!("{line}: {}", why.say.id)))?;
        }
        Ok(table)
    }

    /// The first step at which the newcomer decides, and whether the own picture is shown there.
    ///
    /// # Errors
    /// A sentence for developers when the file does not fit the rules.
    pub fn first_asked(&self) -> Result<Option<(Stand, bool)>, String> {
        let asked = self.beats.iter().position(|beat| beat.play.is_some());
        asked.map(|step| Ok((self.at(step)?, self.beats.get(step).is_some_and(|beat| beat.hand)))).transpose()
    }

    /// The step with this number, from 0; none at the end.
    #[must_use]
    pub fn beat(&self, step: usize) -> Option<&Beat> {
        self.beats.get(step)
    }

    /// The choices that lead to the newcomer's move at a step; none where there is only something to read.
    #[must_use]
    pub fn path(&self, step: usize) -> Vec<Pick> {
        self.beat(step).and_then(|beat| beat.play.as_deref()).map(Pick::path).unwrap_or_default()
    }

    /// The table at the beginning of a step, once all before it has happened.
    ///
    /// # Errors
    /// A sentence for developers when the file does not fit the rules.
    pub fn at(&self, step: usize) -> Result<Stand, String> {
        let mut table = self.kind.read_position("lesson.toml", &self.position)?;
        let mut dice = Fast::new(self.seed);
        let mut told = Vec::new();
        for (number, beat) in self.beats.iter().take(step).enumerate() {
            told.clear();
            let fault = |why: &str| format!("{}: step {}: {why}", self.kind.id, number + 1);
            let mut put = |table: &mut dyn Table, input: &Input<String>| {
                table.play(input, &mut dice).map_err(|why| fault(&format!("{input}: {}", why.say.id)))?;
                told.extend(table.tales(Viewer::Seat(self.seat)));
                table.check().map_err(|why| fault(&why))
            };
            if beat.play.is_some() {
                let at = find(table.as_ref(), self.seat, None)?.id;
                let whole = table.ask(at, &self.path(number)).map_err(|why| fault(why.say.id))?.whole;
                let with = whole.ok_or_else(|| fault("the move is not whole"))?;
                put(table.as_mut(), &Input::Answer { at, with })?;
            }
            for line in &beat.then {
                let input = read_input(table.as_ref(), line).map_err(|why| fault(&why))?;
                put(table.as_mut(), &input)?;
            }
        }
        let asks = self.beat(step).is_some_and(|beat| beat.play.is_some());
        let asked = asks.then(|| find(table.as_ref(), self.seat, None)).transpose()?;
        Ok(Stand { table, told, asked })
    }
}
