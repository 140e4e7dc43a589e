//! Why something cannot be said (part 8).

use super::rows;
use crate::state::State;
use skald_vocabulary::interface::{DecisionId, Misuse, RefusalKind, Refuse, Say, Seat};

/// A refusal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// What can be wrong in any game.
    Misuse(Misuse),
    /// A reason of part 8, with its clause.
    Because(Say, &'static str),
    /// The costs cannot be paid together with what was declared.
    Unpayable(Say),
    /// The game is over, and who won it (B-02).
    Over(Option<Seat>),
    /// That question has its answer; whom the table waits for now, and what they are to do (B-04).
    Settled(Vec<Seat>, Say),
}

/// What cards are chosen as, for whoever names too few or too many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Chosen {
    /// Declared targets.
    Targets,
    /// Anything else: what pays, what is given up, what is looked for.
    Cards,
}

impl Illegal {
    /// Nothing is swapped now (B-82).
    #[must_use]
    pub fn no_siding(state: &State) -> Self {
        let what = if state.turn == 0 { "lraw-refuse-no-siding-game" } else { "lraw-refuse-no-siding-turn" };
        let say = Say::new("lraw-refuse-no-siding").with("what", Say::new(what));
        Self::Because(say, "LRAW-1.1.2")
    }

    /// The player's choice is in, and the other one's is not (B-05).
    #[must_use]
    pub fn is_in(state: &State, seat: Seat) -> Self {
        let others = state.siding.iter().flat_map(|siding| siding.waiting());
        let others: Vec<Seat> = others.filter(|other| *other != seat).collect();
        Self::Because(Say::new("lraw-refuse-is-in").with("who", others), "LRAW-1.1.9")
    }

    /// Nothing more is played here (B-02).
    #[must_use]
    pub fn over(state: &State) -> Self {
        Self::Over(state.end.as_ref().and_then(|end| end.winner))
    }

    /// A question that does not stand any more: what does is said instead, as everybody may know it (B-04).
    #[must_use]
    pub fn settled(state: &State, at: DecisionId) -> Self {
        let waits = rows::wait(state);
        let Some(first) = waits.first() else { return Misuse::Closed(at).into() };
        Self::Settled(waits.iter().map(|wait| wait.seat).collect(), first.label.clone())
    }

    /// Who is asked only where an answer is possible tells by every quick pass that none was (5.2.2, B-85).
    #[must_use]
    pub fn rated() -> Self {
        Self::Because(Say::new("lraw-refuse-rated"), "LRAW-3.5.2")
    }
}

impl From<Misuse> for Illegal {
    fn from(misuse: Misuse) -> Self {
        Self::Misuse(misuse)
    }
}

impl Refuse for Illegal {
    fn kind(&self) -> RefusalKind {
        match self {
            Self::Misuse(misuse) => misuse.kind(),
            Self::Over(_) => RefusalKind::Over,
            Self::Settled(..) => RefusalKind::Closed,
            Self::Because(..) | Self::Unpayable(_) => RefusalKind::Illegal,
        }
    }

    fn say(&self) -> Say {
        match self {
            Self::Misuse(misuse) => misuse.say(),
            Self::Because(say, _) => say.clone(),
            Self::Over(Some(winner)) => Say::new("lraw-refuse-over").with("who", *winner),
            Self::Over(None) => Say::new("lraw-refuse-over-nobody"),
            Self::Settled(who, what) => {
                Say::new("lraw-refuse-settled").with("names", who.clone()).with("what", what.clone())
            }
            Self::Unpayable(card) => Say::new("lraw-refuse-unpayable").with("card", card.clone()),
        }
    }

    fn clause(&self) -> &'static str {
        match self {
            Self::Misuse(_) | Self::Over(_) | Self::Settled(..) => "",
            Self::Because(_, clause) => clause,
            Self::Unpayable(_) => "LRAW-3.4.30",
        }
    }
}
