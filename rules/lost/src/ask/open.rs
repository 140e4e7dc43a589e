//! Which decisions are open, by public facts alone.

use skald_toolkit::grammar::Row;
use skald_vocabulary::interface::{ClockClass, DecisionId, Duty, Key, KeyBuilder, Seat};

use crate::state::{Phase, PublicState, Question};

/// A decision before it is put into the words of the interface.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Owed {
    /// Whose.
    pub seat: Seat,
    /// What stays the same about it.
    row: &'static Row,
    /// What is expected.
    pub duty: Duty,
    /// The number of the question, in the combat phase.
    number: u16,
    /// Whether it belongs to the seat's own turn: all of that is one stretch.
    pub own: bool,
}

/// What stays the same about the choices before the fight.
static HERO: Row = Row::new("hero", "lost-ask-hero", "lost-wait-hero");
static TAKE: Row = Row::new("take", "lost-ask-take", "lost-wait-take")
    .together()
    .auto(skald_vocabulary::interface::Auto::Never)
    .private();
static ATTACH: Row = Row::new("attach", "lost-ask-attach", "lost-wait-attach").class(ClockClass::Choice);
/// The same about the questions of the fight.
static CHARGE: Row = Row::new("charge", "lost-ask-charge", "lost-wait-charge").concerns();
static SELECT: Row = Row::new("select", "lost-ask-select", "lost-wait-turn");
static MET: Row = Row::new("met", "lost-ask-met", "lost-wait-turn");
static LOOK: Row = Row::new("look", "lost-ask-look", "lost-wait-turn");
static ATTACK: Row = Row::new("attack", "lost-ask-attack", "lost-wait-turn");
static DEFEND: Row = Row::new("defend", "lost-ask-defend", "lost-wait-defend").concerns();
static HEAL: Row = Row::new("heal", "lost-ask-heal", "lost-wait-defend").concerns();
static REWARD: Row = Row::new("reward", "lost-ask-reward", "lost-wait-turn");
static DROP: Row = Row::new("drop", "lost-ask-drop", "lost-wait-drop").concerns();

/// The row of a decision, its time that of an answer to somebody else's turn unless it is one's own.
pub const fn row(owed: &Owed) -> Row {
    if owed.own { *owed.row } else { owed.row.class(ClockClass::Window) }
}

/// A letter, the level and a number of it: `d2.5`. Levels, rounds and numbers are small, so that every id fits.
fn stretch(letter: &str, level: u8, number: impl Into<u64>) -> KeyBuilder {
    Key::build().text(letter).number(level).text(".").number(number)
}

/// The id of the decision that is open for a seat; in the combat phase its questions are numbered.
pub fn id_of(table: &PublicState, seat: Seat, number: u16) -> DecisionId {
    let seat = seat.key();
    let id = match &table.phase {
        Phase::Draft { round } => stretch("d", table.level, *round).text(".").text(seat.as_str()),
        Phase::Attach { round, .. } => stretch("a", table.level, *round).text(".").text(seat.as_str()),
        Phase::Heroes {} => Key::build().text("h.").text(seat.as_str()),
        Phase::Fight(_) | Phase::Over { .. } => Key::build().text(seat.as_str()).number(number),
    };
    DecisionId(id.made())
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
    let open = |row, duty| Owed { seat, row, duty, number: 0, own: true };
    match &table.phase {
        Phase::Over { .. } => None,
        Phase::Heroes {} => {
            let next = table.seats().find(|seat| table.side(*seat).hero.is_none());
            (next == Some(seat)).then(|| open(&HERO, Duty::Owed))
        }
        Phase::Draft { .. } => {
            let duty = if given(seat) { Duty::Given } else { Duty::Owed };
            (!table.side(seat).left).then(|| open(&TAKE, duty))
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
            Some(open(&ATTACH, duty))
        }
        Phase::Fight(fight) => {
            let ask = fight.asks.iter().find(|ask| ask.seat == seat)?;
            let own = seat == fight.active;
            let row = ask.what.row();
            Some(Owed { seat, row, duty: Duty::Owed, number: ask.number, own })
        }
    }
}

impl Owed {
    /// Which kind of decision it is.
    pub const fn kind(&self) -> Key {
        self.row.kind
    }

    /// Its id.
    pub fn id(&self, table: &PublicState) -> DecisionId {
        id_of(table, self.seat, self.number)
    }

    /// The stretch of play whose budget it draws on.
    pub fn span(&self, table: &PublicState) -> Key {
        let level = table.level;
        match &table.phase {
            Phase::Heroes {} | Phase::Over { .. } => const { Key::of("h") },
            Phase::Draft { round } => stretch("d", level, *round).made(),
            Phase::Attach { round, .. } => stretch("a", level, *round).made(),
            Phase::Fight(fight) => stretch(if self.own { "t" } else { "w" }, level, fight.slot).made(),
        }
    }
}

impl Question {
    /// Which kind of decision it is.
    #[must_use]
    pub const fn kind(&self) -> Key {
        self.row().kind
    }

    /// What stays the same about such a question.
    const fn row(&self) -> &'static Row {
        match self {
            Self::Charge(_) => &CHARGE,
            Self::Select => &SELECT,
            Self::Met => &MET,
            Self::Look { .. } => &LOOK,
            Self::Attack => &ATTACK,
            Self::Defend(_) => &DEFEND,
            Self::Heal => &HEAL,
            Self::Reward => &REWARD,
            Self::Drop => &DROP,
        }
    }
}
