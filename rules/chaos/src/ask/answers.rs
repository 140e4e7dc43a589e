//! What may be answered: the grammar of each decision that stands, and what it is for: menus, validation, random moves.

use super::{AskContext, Asks, Stands, find};
use crate::{engine::Act, guard, moves::Move, refuse::Illegal};
use skald_toolkit::grammar::{Grammar, GrammarExt, Notation, Spoken, Walker};
use skald_vocabulary::{
    chance::Chance,
    interface::{DecisionId, Misuse, Pick, Seat, Step},
};

/// The answers to a decision that stands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Answers<'s> {
    pub table: AskContext<'s>,
    pub stands: Stands,
}

impl Grammar for Answers<'_> {
    type Move = Act;
    type Illegal = Illegal;

    fn walk<W: Walker<Illegal = Illegal>>(&self, w: &mut W) -> Result<Act, W::Stop> {
        self.table.answer(self.stands, w)
    }
}

/// The move that these words spell.
#[must_use]
pub fn said(words: &[Pick]) -> Option<Move> {
    Pick::line(words).parse().ok()
}

impl<'s> AskContext<'s> {
    fn answer<W: Asks>(self, stands: Stands, w: &mut W) -> Result<Act, W::Stop> {
        let seat = stands.seat();
        match stands {
            Stands::Action(_) => self.action(seat, w).map(|(act, _)| act),
            Stands::Plan(_, late) => self.plan(seat, late, w),
            Stands::Take(_) => self.take(w),
            Stands::Search(_, kind) => self.search(seat, kind, w),
            Stands::Sink(_, most) => self.sink(seat, most, w),
            Stands::Buy(_) => self.buy(seat, w),
            Stands::Counter(_) => self.counter(seat, w),
            Stands::Habit(_) => self.habit(w),
        }
    }

    fn answers(self, at: DecisionId) -> Result<Answers<'s>, Illegal> {
        Ok(Answers { table: self, stands: find(self, at)? })
    }

    /// The act that a move spells in a decision, and whose it is.
    ///
    /// # Errors
    /// [`Illegal`] when the decision does not stand, the move does not fit or is not whole.
    pub fn resolve(self, at: DecisionId, with: &Move) -> Result<(Seat, Act), Illegal> {
        let stands = find(self, at).map_err(|why| self.counter_objection(at, with).unwrap_or(why))?;
        let act = match with {
            Move::Lapse => self.lapse(stands)?,
            with => Answers { table: self, stands }.read(&with.words())?,
        };
        Ok((stands.seat(), act))
    }

    /// What time gives (section 5).
    fn lapse(self, stands: Stands) -> Result<Act, Illegal> {
        let act = match stands {
            Stands::Action(_) => Some(Act::LapseRound),
            Stands::Plan(seat, _) => {
                let threats = guard::threats(self.pool, self.state, seat);
                Some(Act::Plan(guard::default_plan(self.pool, self.state, seat, &threats), true))
            }
            Stands::Take(seat) => self.default_choice(seat).map(|card| Act::Take(card, true)),
            Stands::Search(seat, _) => Some(Act::Fetch(self.default_choice(seat), true)),
            Stands::Sink(..) => Some(Act::Sink(Vec::new(), true)),
            Stands::Buy(_) | Stands::Counter(_) | Stands::Habit(_) => None,
        };
        let at = || Pick::word(&Move::Lapse.to_string());
        act.ok_or_else(|| Misuse::BadPath { at: at(), possible: Vec::new() }.into())
    }

    /// Where a path of choices leads in a decision.
    ///
    /// # Errors
    /// [`Illegal`] when the decision does not stand or the path leads nowhere.
    pub fn ask(self, at: DecisionId, path: &[Pick]) -> Result<Step<Move>, Illegal> {
        let Step { whole, menu } = Spoken(self.answers(at)?).ask(path)?;
        Ok(Step { whole: whole.and_then(|(_, words)| said(&words)), menu })
    }

    /// All legal moves in a decision.
    pub fn moves(self, at: DecisionId) -> impl Iterator<Item = Move> + 's {
        let all = self.answers(at).ok().map(|answers| Spoken(answers).legal());
        all.into_iter().flatten().filter_map(|(_, words)| said(&words))
    }

    /// A legal move in a decision at random.
    ///
    /// # Errors
    /// A sentence for developers when the decision is closed or its menus lead nowhere.
    pub fn random(self, at: DecisionId, choices: &mut dyn Chance) -> Result<Move, String> {
        let answers = self.answers(at).map_err(|closed| format!("{closed:?}"))?;
        let (_, words) = Spoken(answers).random(choices).map_err(|unsound| unsound.to_string())?;
        said(&words).ok_or_else(|| format!("\"{}\" spells no move", Pick::line(&words)))
    }
}
