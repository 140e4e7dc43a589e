//! Which decisions are open, by public facts alone.

use skald_toolkit::grammar::Row;
use skald_vocabulary::interface::{ClockClass, DecisionId, Duty, Key, KeyBuilder, Seat};

use crate::state::{Phase, PublicState, Question};

/// A decision before it is put into the words of the interface.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Owed {
    /// Whose.
    pub seat: Seat,
    /// Which of the [`ROWS`].
    pub kind: Key,
    /// What is expected.
    pub duty: Duty,
    /// The number of the question, in the combat phase.
    number: u16,
    /// Whether it belongs to the seat's own turn: all of that is one stretch.
    pub own: bool,
}

/// What stays the same about each kind of decision.
static ROWS: [Row; 12] = [
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
    let row = *ROWS.iter().find(|row| row.kind == owed.kind).unwrap_or(&ROWS[0]);
    if owed.own { row } else { row.class(ClockClass::Window) }
}

/// What a builder has made. Levels, rounds and numbers are small: it always fits.
fn made(key: KeyBuilder) -> Key {
    key.key().unwrap_or(const { Key::of("q") })
}

/// A letter, the level and a number of it: `d2.5`.
fn stretch(letter: &str, level: u8, number: impl Into<u64>) -> KeyBuilder {
    Key::build().text(letter).number(level).text(".").number(number)
}

/// The id of the decision that is open for a seat; in the combat phase its questions are numbered.
pub fn id_of(table: &PublicState, seat: Seat, number: u16) -> DecisionId {
    let seat = seat.key();
    DecisionId(made(match &table.phase {
        Phase::Draft { round } => stretch("d", table.level, *round).text(".").text(seat.as_str()),
        Phase::Attach { round, .. } => stretch("a", table.level, *round).text(".").text(seat.as_str()),
        Phase::Heroes {} => Key::build().text("h.").text(seat.as_str()),
        Phase::Fight(_) | Phase::Over { .. } => Key::build().text(seat.as_str()).number(number),
    }))
}

/// The seat that an id names: its last part, or its beginning where it has one part alone.
pub fn seat_of(id: DecisionId) -> Option<Seat> {
    let text = id.0.as_bytes();
    let after = text.iter().rposition(|letter| *letter == b'.').map_or(0, |dot| dot + 1);
    let seat = text.get(after)?.checked_sub(b'a').map(Seat)?;
    (seat.0 < Seat::MOST).then_some(seat)
}

/// All decisions that are open, `given` telling who has answered in the draft.
pub fn owed(table: &PublicState, given: impl Fn(Seat) -> bool) -> impl Iterator<Item = Owed> {
    let in_turn = matches!(table.phase, Phase::Attach { .. });
    let first = if in_turn { table.start } else { Seat(0) };
    table.from(first).filter_map(move |seat| owed_by(table, seat, &given))
}

/// The decision that is open for a seat: there is never more than one.
pub fn owed_by(table: &PublicState, seat: Seat, given: impl Fn(Seat) -> bool) -> Option<Owed> {
    let open = |kind, duty| Owed { seat, kind, duty, number: 0, own: true };
    match &table.phase {
        Phase::Over { .. } => None,
        Phase::Heroes {} => {
            let next = table.seats().find(|seat| table.side(*seat).hero.is_none());
            (next == Some(seat)).then(|| open(const { Key::of("hero") }, Duty::Owed))
        }
        Phase::Draft { .. } => {
            let duty = if given(seat) { Duty::Given } else { Duty::Owed };
            (!table.side(seat).left).then(|| open(const { Key::of("take") }, duty))
        }
        Phase::Attach { chosen, .. } => {
            let choice = chosen.get(&seat).filter(|_| !table.side(seat).left)?;
            // The first in turn is owed; those after him may decide already (LOST-22.2).
            let first = table.from(table.start).find(|seat| chosen.contains_key(seat));
            let duty = match (first == Some(seat), &choice.plan) {
                (true, _) => Duty::Owed,
                (false, None) => Duty::Ahead,
                (false, Some(_)) => Duty::Given,
            };
            Some(open(const { Key::of("attach") }, duty))
        }
        Phase::Fight(fight) => {
            let ask = fight.asks.iter().find(|ask| ask.seat == seat)?;
            let own = seat == fight.active;
            let kind = ask.what.kind();
            Some(Owed { seat, kind, duty: Duty::Owed, number: ask.number, own })
        }
    }
}

impl Owed {
    /// Its id.
    pub fn id(&self, table: &PublicState) -> DecisionId {
        id_of(table, self.seat, self.number)
    }

    /// The stretch of play whose budget it draws on.
    pub fn span(&self, table: &PublicState) -> Key {
        let level = table.level;
        match &table.phase {
            Phase::Heroes {} | Phase::Over { .. } => const { Key::of("h") },
            Phase::Draft { round } => made(stretch("d", level, *round)),
            Phase::Attach { round, .. } => made(stretch("a", level, *round)),
            Phase::Fight(fight) => made(stretch(if self.own { "t" } else { "w" }, level, fight.slot)),
        }
    }
}

impl Question {
    /// Which of the rows it is.
    #[must_use]
    pub const fn kind(&self) -> Key {
        match self {
            Self::Charge(_) => const { Key::of("charge") },
            Self::Select => const { Key::of("select") },
            Self::Met => const { Key::of("met") },
            Self::Look { .. } => const { Key::of("look") },
            Self::Attack => const { Key::of("attack") },
            Self::Defend(_) => const { Key::of("defend") },
            Self::Heal => const { Key::of("heal") },
            Self::Reward => const { Key::of("reward") },
            Self::Drop => const { Key::of("drop") },
        }
    }
}
