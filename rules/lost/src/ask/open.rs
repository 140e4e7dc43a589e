//! Which decisions are open, by public facts alone.

use skald_toolkit::grammar::Row;
use skald_vocabulary::interface::{ClockClass, DecisionId, Duty, Key, Say, Seat};

use crate::state::{Phase, Question, Table};

/// A decision before it is put into the words of the interface.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Owed {
    /// Whose.
    pub seat: Seat,
    /// Which of the [`ROWS`].
    pub kind: &'static str,
    /// What is expected.
    pub duty: Duty,
    /// Its id.
    pub id: DecisionId,
    /// The stretch of play whose budget it draws on.
    pub span: Key,
    /// Whether it belongs to the seat's own turn: all of that is one stretch.
    pub own: bool,
}

/// What stays the same about each kind of decision.
const ROWS: [Row; 12] = [
    Row::new("hero", "lost-ask-hero", "lost-wait-hero"),
    Row::new("take", "lost-ask-take", "lost-wait-take")
        .together()
        .auto(skald_vocabulary::interface::Auto::Never)
        .private(),
    Row::new("attach", "lost-ask-attach", "lost-wait-attach").class(ClockClass::Choice),
    Row::new("charge", "lost-ask-charge", "lost-wait-charge").concerns(),
    Row::new("select", "lost-ask-select", "lost-wait-turn"),
    Row::new("met", "lost-ask-met", "lost-wait-turn"),
    Row::new("look", "lost-ask-look", "lost-wait-turn"),
    Row::new("attack", "lost-ask-attack", "lost-wait-turn"),
    Row::new("defend", "lost-ask-defend", "lost-wait-defend").concerns(),
    Row::new("heal", "lost-ask-heal", "lost-wait-defend").concerns(),
    Row::new("reward", "lost-ask-reward", "lost-wait-turn"),
    Row::new("drop", "lost-ask-drop", "lost-wait-drop").concerns(),
];

/// The row of a kind, its time that of an answer to somebody else's turn unless it is one's own.
pub fn row(owed: &Owed) -> Row {
    let row = *ROWS.iter().find(|row| row.kind.as_str() == owed.kind).unwrap_or(&ROWS[0]);
    if owed.own { row } else { row.class(ClockClass::Window) }
}

/// The question in words.
pub fn prompt(owed: &Owed) -> Say {
    row(owed).prompt()
}

fn key(text: &str) -> Key {
    Key::new(text).unwrap_or(Key::of("q"))
}

/// The id of one kind of decision of a seat.
pub fn id_of(table: &Table, seat: Seat, kind: &str, number: u16) -> DecisionId {
    let level = table.level;
    DecisionId(match (&table.phase, kind) {
        (Phase::Draft { round }, _) => key(&format!("d{level}.{round}.{seat}")),
        (Phase::Attach { round, .. }, _) => key(&format!("a{level}.{round}.{seat}")),
        (_, "hero") => key(&format!("h.{seat}")),
        _ => key(&format!("{seat}{number}")),
    })
}

/// All decisions that are open, `given` telling who has answered in the draft.
pub fn owed(table: &Table, given: impl Fn(Seat) -> bool) -> Vec<Owed> {
    let level = table.level;
    let open =
        |seat, kind, duty, span, own| Owed { seat, kind, duty, id: id_of(table, seat, kind, 0), span, own };
    match &table.phase {
        Phase::Over { .. } => Vec::new(),
        Phase::Heroes {} => {
            let next = table.seats().find(|seat| table.side(*seat).hero.is_none());
            next.into_iter().map(|seat| open(seat, "hero", Duty::Owed, key("h"), true)).collect()
        }
        Phase::Draft { round } => {
            let span = key(&format!("d{level}.{round}"));
            let duty = |seat| if given(seat) { Duty::Given } else { Duty::Owed };
            let here = table.seats().filter(|seat| !table.side(*seat).left);
            here.map(|seat| open(seat, "take", duty(seat), span, true)).collect()
        }
        Phase::Attach { round, chosen } => {
            // The first in turn is owed; those after him may decide already (LOST-22.2).
            let span = key(&format!("a{level}.{round}"));
            let waiting = table.from(table.start).filter_map(|seat| Some((seat, chosen.get(&seat)?)));
            let mut all = Vec::new();
            for (seat, choice) in waiting {
                let duty = match (all.is_empty(), &choice.plan) {
                    (true, _) => Duty::Owed,
                    (false, None) => Duty::Ahead,
                    (false, Some(_)) => Duty::Given,
                };
                all.push(open(seat, "attach", duty, span, true));
            }
            all.retain(|of| !table.side(of.seat).left);
            all
        }
        Phase::Fight(fight) => {
            let asks = fight.asks.iter().map(|ask| {
                let own = ask.seat == fight.active;
                let letter = if own { 't' } else { 'w' };
                Owed {
                    seat: ask.seat,
                    kind: ask.what.kind(),
                    duty: Duty::Owed,
                    id: id_of(table, ask.seat, ask.what.kind(), ask.number),
                    span: key(&format!("{letter}{level}.{}", fight.slot)),
                    own,
                }
            });
            asks.collect()
        }
    }
}

impl Question {
    /// Which of the rows it is.
    #[must_use]
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Charge(_) => "charge",
            Self::Select => "select",
            Self::Met => "met",
            Self::Look { .. } => "look",
            Self::Attack => "attack",
            Self::Defend(_) => "defend",
            Self::Heal => "heal",
            Self::Reward => "reward",
            Self::Drop => "drop",
        }
    }
}
