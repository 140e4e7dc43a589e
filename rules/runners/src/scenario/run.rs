//! Playing a scenario.

use std::collections::BTreeSet;

use super::{
    Difference, Miss, Report,
    expect::{Told, differences, find, is_said},
    format::{Expect, File, Scenario, Step},
};
use crate::catalogue::{Catalogue, GameKind};
use skald_toolkit::{
    orders::{self, SeatOrder},
    table::Table,
};
use skald_vocabulary::{
    chance::{Chance, Fast, Script, Still},
    interface::{Input, Key, Seat, Viewer},
    words::Words,
};

/// Plays all scenarios of a file that was read. `name` is the file's name, for messages.
///
/// # Errors
/// [`Difference`] when the game does anything else than the file expects.
pub fn run_file(file: &File, name: &str, games: &Catalogue) -> Result<Report, Difference> {
    let mut misses = Vec::new();
    let Some(kind) = games.get(&file.game) else {
        let what = format!("there is no game called \"{}\"", file.game);
        misses.push(Miss { scenario: String::new(), place: String::new(), what });
        return Err(Difference { file: name.to_owned(), misses });
    };
    for scenario in &file.scenarios {
        Run::play(scenario, name, kind, games.words(), &mut misses);
    }
    if misses.is_empty() {
        let steps = file.scenarios.iter().map(|scenario| scenario.steps.len()).sum();
        Ok(Report { scenarios: file.scenarios.len(), steps })
    } else {
        Err(Difference { file: name.to_owned(), misses })
    }
}

/// A scenario being played.
struct Run<'w> {
    words: &'w Words,
    table: Box<dyn Table>,
    script: Script,
    orders: Vec<SeatOrder>,
    /// All viewers that the scenario speaks of.
    viewers: BTreeSet<Viewer>,
    /// What was told in the present step.
    told: Told,
    /// What was told since the start.
    told_in_all: Told,
    followed: Vec<String>,
}

impl<'w> Run<'w> {
    fn play(scenario: &Scenario, name: &str, kind: GameKind, words: &'w Words, misses: &mut Vec<Miss>) {
        let mut miss =
            |place: String, what| misses.push(Miss { scenario: scenario.title.clone(), place, what });
        let mut run = match Self::open(scenario, name, kind, words) {
            Ok(Some(run)) => run,
            Ok(None) => return,
            Err(what) => return miss("the start".to_owned(), what),
        };
        for (at, step) in scenario.steps.iter().enumerate() {
            let step = &step.0;
            let line = step.play.as_deref().or(step.refuse.as_deref()).unwrap_or("looking");
            let place = format!("step {}: {line}", at + 1);
            let missed = run.step(step);
            let stop = !missed.is_empty();
            missed.into_iter().for_each(|what| miss(place.clone(), what));
            if stop {
                return;
            }
        }
        for what in differences(words, &scenario.expect, run.table.as_ref(), &run.told_in_all, &run.followed)
        {
            miss("the end".to_owned(), what);
        }
        if let Err(error) = run.script.finish() {
            miss("the end".to_owned(), format!("chance: {error}"));
        }
    }

    /// The table at its start; nothing when the scenario is about a refused setup, and it was refused.
    fn open(
        scenario: &Scenario,
        name: &str,
        kind: GameKind,
        words: &'w Words,
    ) -> Result<Option<Self>, String> {
        let mut script = scenario.script();
        let table = if let Some(position) = &scenario.position {
            let text = toml::to_string(position).map_err(|error| error.to_string())?;
            kind.read_position(name, &text)?
        } else {
            let setup = scenario.setup.as_ref().ok_or("a position or a setup is wanted")?;
            let (opening, kits) = setup.parts();
            let mut fast = setup.seed.map(Fast::new);
            let dice: &mut dyn Chance = match &mut fast {
                Some(fast) => fast,
                None => &mut script,
            };
            let opened = kind.open(&opening).and_then(|opened| opened.start(&kits, dice));
            match (opened, &setup.refused) {
                (Ok(table), None) => table,
                (Ok(_), Some(wanted)) => return Err(format!("opened, though \"{wanted}\" was expected")),
                (Err(error), Some(wanted))
                    if is_said(words, &error.say, wanted) || error.clause == wanted =>
                {
                    return Ok(None);
                }
                (Err(error), wanted) => {
                    let words = words.plain(&error.say);
                    let wanted = wanted.as_deref().unwrap_or("an open table");
                    return Err(format!(
                        "refused: {words} [{}] ({}); expected {wanted}",
                        error.say.id, error.clause
                    ));
                }
            }
        };
        table.check().map_err(|broken| format!("invariant: {broken}"))?;
        let expects = || scenario.steps.iter().map(|step| &step.0.expect).chain([&scenario.expect]);
        let viewers = expects().flat_map(viewers_of).collect();
        let orders = scenario.orders.iter().filter_map(|(who, orders)| Some((who.seat()?, orders)));
        let mut orders = orders
            .flat_map(|(seat, orders)| orders.iter().map(move |order| SeatOrder::new(seat, order)))
            .collect::<Vec<_>>();
        for order in &orders {
            orders::read(table.as_ref(), order.seat, &order.text)
                .map_err(|refusal| format!("the order \"{}\": {}", order.text, words.plain(&refusal.say)))?;
        }
        orders::keep(table.as_ref(), &mut orders);
        let mut run = Self {
            words,
            table,
            script,
            orders,
            viewers,
            told: Told::new(),
            told_in_all: Told::new(),
            followed: Vec::new(),
        };
        run.listen();
        run.drawn_well()?;
        Ok(Some(run))
    }

    /// Does one step, and returns what is different from what it expects.
    fn step(&mut self, step: &Step) -> Vec<String> {
        if step.play.is_some() || step.refuse.is_some() {
            self.told.clear();
            self.followed.clear();
        }
        let done = match (&step.play, &step.refuse) {
            (Some(line), _) => self.accept(line),
            (None, Some(line)) => self.refuse(line, step.because.as_deref().unwrap_or_default()),
            (None, None) => Ok(()),
        };
        match done {
            Err(what) => vec![what],
            Ok(()) => differences(self.words, &step.expect, self.table.as_ref(), &self.told, &self.followed),
        }
    }

    fn accept(&mut self, line: &str) -> Result<(), String> {
        let input = read_input(self.table.as_ref(), line)?;
        self.put(&input)?;
        for _ in 0..orders::MOST_FOLLOWED {
            let Some(next) = orders::next_order(self.table.as_ref(), &mut self.orders) else { break };
            let input = Input::Answer { at: next.at, with: next.with };
            self.followed.push(input.to_string());
            self.put(&input)?;
        }
        Ok(())
    }

    fn put(&mut self, input: &Input<String>) -> Result<(), String> {
        self.table.play(input, &mut self.script).map_err(|refusal| {
            format!("refused: {} [{}] ({})", self.words.plain(&refusal.say), refusal.say.id, refusal.clause)
        })?;
        self.listen();
        self.drawn_well()?;
        self.table.check().map_err(|broken| format!("invariant: {broken}"))
    }

    fn refuse(&mut self, line: &str, because: &str) -> Result<(), String> {
        let input = read_input(self.table.as_ref(), line)?;
        let before = self.table.snapshot();
        let mut dice = Still::default();
        let Err(refusal) = self.table.play(&input, &mut dice) else {
            return Err(format!("accepted, though \"{because}\" was expected"));
        };
        if self.table.snapshot() != before {
            return Err("refused, but the state has changed".to_owned());
        }
        if dice.drawn > 0 {
            return Err(format!("refused, but {} draws were made", dice.drawn));
        }
        if is_said(self.words, &refusal.say, because) || refusal.clause == because {
            return Ok(());
        }
        let words = self.words.plain(&refusal.say);
        Err(format!("refused: {words} [{}] ({}); expected {because}", refusal.say.id, refusal.clause))
    }

    fn listen(&mut self) {
        for who in &self.viewers {
            let tales = self.table.tales(*who);
            self.told_in_all.entry(*who).or_default().extend(tales.iter().cloned());
            self.told.entry(*who).or_default().extend(tales);
        }
    }

    fn drawn_well(&self) -> Result<(), String> {
        match self.script.problems() {
            [] => Ok(()),
            problems => Err(format!("chance: {}", problems.join("; "))),
        }
    }
}

/// Reads an input line, in which `a:` stands for the decision that seat a owes.
pub fn read_input(table: &dyn Table, line: &str) -> Result<Input<String>, String> {
    if let Some((seat, with)) = line.split_once(':')
        && let Some(seat) = Key::new(seat.trim()).ok().and_then(|key| Seat::from_key(key).ok())
    {
        let at = find(table, seat, None)?.id;
        return Input::read(&format!("{at} {with}")).map_err(|error| error.to_string());
    }
    Input::read(line).map_err(|error| error.to_string())
}

fn viewers_of(expect: &Expect) -> impl Iterator<Item = Viewer> + '_ {
    expect.tales.keys().chain(expect.untold.keys()).map(|who| who.0)
}
