//! Why something cannot be said (part 8).

use skald_vocabulary::interface::{Misuse, RefusalKind, Refuse, Say};

/// A refusal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// What can be wrong in any game.
    Misuse(Misuse),
    /// A reason of part 8, with its clause.
    Because(Say, &'static str),
    /// The costs cannot be paid together with what was declared.
    Unpayable(Say),
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
            Self::Because(..) | Self::Unpayable(_) => RefusalKind::Illegal,
        }
    }

    fn say(&self) -> Say {
        match self {
            Self::Misuse(misuse) => misuse.say(),
            Self::Because(say, _) => say.clone(),
            Self::Unpayable(card) => Say::new("lraw-refuse-unpayable").with("card", card.clone()),
        }
    }

    fn clause(&self) -> &'static str {
        match self {
            Self::Misuse(_) => "",
            Self::Because(_, clause) => clause,
            Self::Unpayable(_) => "LRAW-3.4.30",
        }
    }
}
