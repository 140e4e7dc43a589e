//! One own turn on every sketch: what can be chosen there on all of them, and under which conditions it is played.

use skald_vocabulary::interface::{
    Choice, Choices, Decision, Key, Menu, Pick, Refusal, RefusalKind, Say, Step,
};

use super::{
    awaited::{Deed, deeds},
    line::{Condition, forecast_digest, view_digest},
    sketch::Sketch,
};

/// Played only if it still does what it did on the sketches.
const IF_STILL: Key = Key::of("if-still");
/// Played only if its owner sees just what the sketches show.
const IF_SAME: Key = Key::of("if-same");
/// Played once others have done what is chosen next.
const ONCE: Key = Key::of("once-told");
/// Played whenever it is legal.
const IF_LEGAL: Key = Key::of("if-legal");
/// The move is whole, and more of it is chosen.
const GO_ON: Key = Key::of("go-on");

/// A move of a path that is closed by its condition, and what follows it.
pub(super) struct Closed<'p> {
    pub(super) with: String,
    pub(super) condition: Condition,
    pub(super) after: &'p [Pick],
}

/// The same question of an own turn on every sketch.
pub(super) struct Turn {
    /// The sketches before the others have played on to it.
    before: Vec<Sketch>,
    now: Vec<Sketch>,
    at: Vec<Decision>,
    kind: Key,
}

impl Turn {
    /// Plays every sketch on to the next own turn.
    ///
    /// # Errors
    /// A refusal when there is none, or not the same on all of them.
    pub(super) fn reach(sketches: Vec<Sketch>) -> Result<Self, Refusal> {
        let before = sketches.iter().map(Sketch::copy).collect();
        let mut now = sketches;
        let at = now.iter_mut().map(Sketch::next_turn).collect::<Result<Vec<Decision>, Refusal>>()?;
        let kind = at.first().ok_or_else(unsure)?.kind;
        if at.iter().all(|at| at.kind == kind) { Ok(Self { before, now, at, kind }) } else { Err(unsure()) }
    }

    /// What kind of question it is.
    pub(super) const fn kind(&self) -> Key {
        self.kind
    }

    /// The sketches when this was played on them.
    ///
    /// # Errors
    /// The game's refusal.
    pub(super) fn played(mut self, with: &str) -> Result<Vec<Sketch>, Refusal> {
        for (sketch, at) in self.now.iter_mut().zip(&self.at) {
            sketch.play(at.id, with)?;
        }
        Ok(self.now)
    }

    /// This turn's move, where the path closes it; `None` where it is still being put together.
    ///
    /// # Errors
    /// A refusal when a word of the path cannot be chosen.
    pub(super) fn closed<'p>(&self, path: &'p [Pick]) -> Result<Option<Closed<'p>>, Refusal> {
        let is_condition = |key: &Key| [IF_STILL, IF_SAME, ONCE, IF_LEGAL].contains(key);
        for (count, pick) in path.iter().enumerate() {
            let Some(word) = pick.as_one().filter(is_condition) else { continue };
            let (chosen, after) = path.split_at(count);
            let after = after.get(1..).unwrap_or_default();
            let with = self.ask(&of_move(chosen))?.whole.ok_or_else(|| no_such(pick))?;
            if word == ONCE {
                let Some((deed, after)) = after.split_first() else { return Ok(None) };
                let chosen = |of: &Deed| deed.as_one() == Some(of.key);
                let condition =
                    deeds(&self.before).into_iter().find(chosen).map(|deed| Condition::After(deed.mark));
                return Ok(Some(Closed { with, condition: condition.ok_or_else(|| no_such(deed))?, after }));
            }
            let condition = if word == IF_STILL {
                self.still(&with)
            } else if word == IF_SAME {
                self.same()
            } else {
                Some(Condition::Legal)
            };
            return Ok(Some(Closed { with, condition: condition.ok_or_else(|| no_such(pick))?, after }));
        }
        Ok(None)
    }

    /// The menu after a path, with the conditions where the path is a whole move.
    ///
    /// # Errors
    /// A refusal when a word of the path cannot be chosen.
    pub(super) fn step(&self, path: &[Pick]) -> Result<Step<String>, Refusal> {
        let last = path.last().and_then(Pick::as_one);
        if last == Some(ONCE) {
            let of = deeds(&self.before).into_iter().map(|deed| Choice::new(deed.key, deed.say)).collect();
            return Ok(menu("order-ahead-whom", of));
        }
        let Step { whole, menu: further } = self.ask(&of_move(path))?;
        let Some(whole) = whole.filter(|_| last != Some(GO_ON)) else {
            return Ok(Step { whole: None, menu: further });
        };
        let mut of = Vec::new();
        if self.still(&whole).is_some() {
            of.push(noted(IF_STILL, "order-ahead-still", "order-ahead-still-note"));
        }
        if self.same().is_some() {
            of.push(noted(IF_SAME, "order-ahead-same", "order-ahead-same-note"));
        }
        of.push(noted(IF_LEGAL, "order-ahead-legal", "order-ahead-legal-note"));
        if !deeds(&self.before).is_empty() {
            of.push(noted(ONCE, "order-ahead-once", "order-ahead-once-note"));
        }
        match further.map(|menu| menu.pick) {
            Some(Choices::One(further)) => of.extend(further),
            Some(_) => of.push(noted(GO_ON, "order-ahead-on", "order-ahead-on-note")),
            None => {}
        }
        Ok(menu("order-ahead-when", of))
    }

    /// Where a path leads that is possible on every sketch, with only those choices that are.
    fn ask(&self, path: &[Pick]) -> Result<Step<String>, Refusal> {
        let mut steps = self.now.iter().zip(&self.at).map(|(sketch, at)| sketch.table().ask(at.id, path));
        let mut common = steps.next().ok_or_else(unsure)??;
        for step in steps {
            let step = step?;
            if common.whole != step.whole {
                common.whole = None;
            }
            common.menu = match (common.menu, step.menu) {
                (Some(one), Some(two)) => in_both(one, &two),
                _ => None,
            };
        }
        if common.whole.is_none() && common.menu.is_none() { Err(unsure()) } else { Ok(common) }
    }

    /// What a move does, where that is the same on every sketch as far as its owner would see.
    fn still(&self, with: &str) -> Option<Condition> {
        let found = self.now.iter().zip(&self.at);
        let found =
            found.map(|(sketch, at)| forecast_digest(sketch.table(), sketch.seat(), at.id, with).ok());
        in_all(found).map(Condition::Still)
    }

    /// What its owner would see, where that is the same on every sketch.
    fn same(&self) -> Option<Condition> {
        in_all(self.now.iter().map(|sketch| Some(view_digest(sketch.table(), sketch.seat()))))
            .map(Condition::Same)
    }
}

/// What all of them are.
fn in_all(mut found: impl Iterator<Item = Option<String>>) -> Option<String> {
    let first = found.next()??;
    found.all(|other| other.as_ref() == Some(&first)).then_some(first)
}

fn menu(prompt: &'static str, of: Vec<Choice>) -> Step<String> {
    Step::menu(Menu { prompt: Say::new(prompt), pick: Choices::One(of) })
}

/// A menu with the choices that another has, too; `None` when that leaves too few.
fn in_both(one: Menu, two: &Menu) -> Option<Menu> {
    let has = |choice: &Choice| two.pick.list().iter().any(|other| other.key == choice.key);
    let pick = match (one.pick, &two.pick) {
        (Choices::One(of), Choices::One(_)) => {
            let of: Vec<Choice> = of.into_iter().filter(has).collect();
            (!of.is_empty()).then_some(Choices::One(of))
        }
        (Choices::Some { min, max, of }, Choices::Some { min: least, max: most, .. }) => {
            let of: Vec<Choice> = of.into_iter().filter(has).collect();
            let (min, max) = (min.max(*least), max.min(*most));
            (usize::from(min) <= of.len() && min <= max).then_some(Choices::Some { min, max, of })
        }
        (Choices::Order(of), Choices::Order(other)) => {
            (of.len() == other.len() && of.iter().all(has)).then_some(Choices::Order(of))
        }
        (Choices::Number { min, max }, Choices::Number { min: least, max: most }) => {
            let (min, max) = (min.max(*least), max.min(*most));
            (min <= max).then_some(Choices::Number { min, max })
        }
        _ => None,
    }?;
    Some(Menu { prompt: one.prompt, pick })
}

/// The words of a path that belong to the move.
fn of_move(path: &[Pick]) -> Vec<Pick> {
    path.iter().filter(|pick| pick.as_one() != Some(GO_ON)).cloned().collect()
}

/// A choice with a second line.
pub(super) fn noted(key: Key, label: &'static str, note: &'static str) -> Choice {
    Choice::new(key, Say::new(label)).note(Say::new(note))
}

/// Nobody can say what can be chosen.
const fn unsure() -> Refusal {
    Refusal::new(RefusalKind::Closed, Say::new("refuse-ahead-unsure"))
}

/// A word that cannot be chosen here.
pub(super) fn no_such(word: &Pick) -> Refusal {
    Refusal::new(RefusalKind::Misspelt, Say::new("refuse-ahead-word").with("word", word.as_str()))
}
