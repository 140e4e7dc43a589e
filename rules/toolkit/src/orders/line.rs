//! A line of moves: "then this, then that", each step with a condition so that nobody is bound to a plan that no longer fits.
//!
//! Written `line KIND GUARD MOVE; KIND GUARD MOVE`, where KIND is the kind of decision that the step answers and GUARD is
//! `still:DIGEST` (the move is legal and its forecast is the one seen when the line was made), `same:DIGEST` (the
//! owner's whole view is the one seen then), `after:MARK` (the owner has been told a sentence of this mark, such as a
//! public move; a part of it may be `*`, which is anything), `legal` (nothing beyond its being legal) or `within:SPAN` (it is still the stretch of play in which the
//! line was made). Everything is judged from the owner's view and tales alone.

use std::fmt;

use sha3::{Digest, Sha3_256};

use super::whole;
use crate::table::Table;
use skald_vocabulary::interface::{
    Arg, Decision, DecisionId, Duty, Key, Refusal, RefusalKind, Say, Seat, Viewer,
};

/// A line of moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The steps that are left, the next one first.
    pub steps: Vec<LineStep>,
}

/// One step of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineStep {
    /// The kind of decision that it answers.
    pub kind: Key,
    /// What must hold.
    pub condition: Condition,
    /// The move.
    pub with: String,
}

/// What must hold when a step is due.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Condition {
    /// The move is legal, and its forecast has this digest.
    Still(String),
    /// The owner's view has this digest.
    Same(String),
    /// The owner has yet to be told a sentence of this mark.
    After(String),
    /// Nothing more: the move is legal. What an `after` becomes when it has happened.
    Legal,
    /// It is still this stretch of play, such as the own turn in which the line was made.
    Within(Key),
}

/// What a line comes to when it is looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Next {
    /// Its next step is not due yet.
    Waits,
    /// The move of a step that is due.
    Gives(DecisionId, String),
    /// It comes to nothing, and why its owner is to be told so; nothing where nobody misses it.
    Stops(Option<Say>),
}

/// What stands in a mark for anything at all.
pub(super) const ANY: &str = "*";

/// A sentence as one word, so that a line can wait for it: its id and its arguments, such as `war-told-hold/b`.
#[must_use]
pub fn mark(say: &Say) -> String {
    parts(say).join("/")
}

/// The parts of a mark: the id of a sentence, and each of its arguments.
pub(super) fn parts(say: &Say) -> Vec<String> {
    // What divides marks and lines cannot stand in a part.
    let plain = |text: &str| {
        text.split_whitespace().collect::<Vec<_>>().join("_").replace(';', ",").replace('/', "|")
    };
    let args = say.args.iter().map(|(_, arg)| plain(&argument(arg)));
    std::iter::once(say.id.to_owned()).chain(args).collect()
}

/// Whether a sentence is what a mark awaits, some parts of which may be anything.
fn is_awaited(say: &Say, awaited: &str) -> bool {
    let (parts, awaited) = (parts(say), awaited.split('/').collect::<Vec<_>>());
    let fits = |(part, of): (&String, &&str)| part == of || *of == ANY;
    parts.len() == awaited.len() && parts.iter().zip(&awaited).all(fits)
}

fn argument(arg: &Arg) -> String {
    let join = |items: Vec<String>| items.join("+");
    match arg {
        Arg::Seat(seat) => seat.to_string(),
        Arg::Seats(seats) => join(seats.iter().map(ToString::to_string).collect()),
        Arg::Number(number) => number.to_string(),
        Arg::Name(text) => text.to_string(),
        Arg::Text(text) => text.to_string(),
        Arg::Texts(texts) => join(texts.iter().map(ToString::to_string).collect()),
        Arg::Say(say) => mark(say),
        Arg::Says(says) => join(says.iter().map(mark).collect()),
    }
}

impl Line {
    /// All lines of a seat share this slot: a newer one replaces the older.
    pub const SLOT: Key = Key::of("line");

    const WANTED: &str = "line KIND still:DIGEST|same:DIGEST|after:MARK|legal|within:SPAN MOVE; ...";

    /// Whether a text means to be a line.
    #[must_use]
    pub fn is_line(text: &str) -> bool {
        text.split_whitespace().next() == Some("line")
    }

    /// Reads a line; `None` when the text does not mean to be one.
    pub fn read(text: &str) -> Option<Result<Self, Refusal>> {
        let text = text.trim();
        if !Self::is_line(text) {
            return None;
        }
        let steps: Option<Vec<_>> =
            text.strip_prefix("line").unwrap_or_default().split(';').map(LineStep::read).collect();
        Some(steps.map(|steps| Self { steps }).ok_or_else(|| {
            let say = Say::new("refuse-notation").with("text", text).with("wanted", Self::WANTED);
            Refusal::new(RefusalKind::Misspelt, say)
        }))
    }

    /// A line of one move, in the stretch of play of `at` alone: whoever has left by then is not asked to come back for it.
    #[must_use]
    pub fn within(at: &Decision, with: &str) -> Self {
        let condition = Condition::Within(at.clock.span);
        Self { steps: vec![LineStep { kind: at.kind, condition, with: with.to_owned() }] }
    }

    /// Looks whether the next step is due. A step that is due is taken off and returned; when its condition does not hold
    /// any more, the whole line comes to nothing.
    pub(super) fn advance(&mut self, table: &dyn Table, seat: Seat) -> Next {
        let Some(step) = self.steps.first_mut() else { return Next::Stops(None) };
        if let Condition::After(awaited) = &step.condition {
            if !table.tales(Viewer::Seat(seat)).iter().any(|tale| is_awaited(&tale.say, awaited)) {
                return Next::Waits;
            }
            step.condition = Condition::Legal;
        }
        let Some(decision) = due(table, seat, step.kind) else { return Next::Waits };
        match step.holds(table, seat, &decision) {
            Ok(with) => {
                self.steps.remove(0);
                Next::Gives(decision.id, with)
            }
            Err(why) => {
                self.steps.clear();
                Next::Stops(why)
            }
        }
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("line")?;
        for (at, LineStep { kind, condition, with }) in self.steps.iter().enumerate() {
            let between = if at == 0 { "" } else { ";" };
            match condition {
                Condition::Still(digest) => write!(f, "{between} {kind} still:{digest} {with}")?,
                Condition::Same(digest) => write!(f, "{between} {kind} same:{digest} {with}")?,
                Condition::After(mark) => write!(f, "{between} {kind} after:{mark} {with}")?,
                Condition::Legal => write!(f, "{between} {kind} legal {with}")?,
                Condition::Within(span) => write!(f, "{between} {kind} within:{span} {with}")?,
            }
        }
        Ok(())
    }
}

impl LineStep {
    fn read(text: &str) -> Option<Self> {
        let mut words = text.split_whitespace();
        let kind = Key::new(words.next()?).ok()?;
        let condition = match words.next()?.split_once(':') {
            Some(("still", digest)) if is_digest(digest) => Condition::Still(digest.to_owned()),
            Some(("same", digest)) if is_digest(digest) => Condition::Same(digest.to_owned()),
            Some(("within", span)) => Condition::Within(Key::new(span).ok()?),
            Some(("after", mark)) if !mark.is_empty() => Condition::After(mark.to_owned()),
            // `told` is how it was written once.
            None if matches!(text.split_whitespace().nth(1), Some("legal" | "told")) => Condition::Legal,
            _ => return None,
        };
        let with = words.collect::<Vec<_>>().join(" ");
        (!with.is_empty()).then_some(Self { kind, condition, with })
    }

    /// The move, as it is written, if it can be played and its condition holds; else why its owner is to be told that it does not. Nobody misses
    /// what says nothing beyond one stretch of play when that is over.
    fn holds(&self, table: &dyn Table, seat: Seat, decision: &Decision) -> Result<String, Option<Say>> {
        let at = decision.id;
        if matches!(&self.condition, Condition::Within(span) if decision.clock.span != *span) {
            return Err(None);
        }
        let with = whole(table, at, &self.with).map_err(Some)?;
        match &self.condition {
            Condition::Still(digest)
                if forecast_digest(table, seat, at, &self.with).ok().as_ref() != Some(digest) =>
            {
                Err(Some(Say::new("order-why-still")))
            }
            Condition::Same(digest) if view_digest(table, seat) != *digest => {
                Err(Some(Say::new("order-why-same")))
            }
            Condition::After(_) => Err(None),
            Condition::Still(_) | Condition::Same(_) | Condition::Legal | Condition::Within(_) => Ok(with),
        }
    }
}

/// The decision of this kind that a seat may answer now and has not answered yet.
pub(super) fn due(table: &dyn Table, seat: Seat, kind: Key) -> Option<Decision> {
    table.open(seat).into_iter().find(|decision| decision.kind == kind && decision.duty != Duty::Given)
}

fn is_digest(text: &str) -> bool {
    text.len() == 16 && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// The first 8 bytes of SHA3-256, in hexadecimal.
fn digest(bytes: &[u8]) -> String {
    hex::encode(Sha3_256::digest(bytes)).chars().take(16).collect()
}

/// Everything that a seat sees, as a word.
pub(super) fn view_digest(table: &dyn Table, seat: Seat) -> String {
    digest(&table.view_bytes(Viewer::Seat(seat)))
}

/// What a move would do as far as a seat sees, as a word.
pub(super) fn forecast_digest(
    table: &dyn Table,
    seat: Seat,
    at: DecisionId,
    with: &str,
) -> Result<String, Refusal> {
    let forecast = table.forecast(seat, at, with)?;
    let lines: Vec<String> = forecast
        .iter()
        .map(|(share, tales)| {
            let marks: Vec<_> = tales.iter().map(|tale| mark(&tale.say)).collect();
            format!("{} {}", share.0, marks.join(" "))
        })
        .collect();
    Ok(digest(lines.join("\n").as_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_awaits_a_sentence_part_by_part_and_an_open_part_is_anything() {
        let say = Say::new("told").with("who", Seat(1)).with("card", "Thor/Odin; a god").with("at", "B1");
        assert_eq!(mark(&say), "told/b/Thor|Odin,_a_god/B1");
        assert!(is_awaited(&say, &mark(&say)) && is_awaited(&say, "told/b/*/B1"));
        for other in ["told/a/*/B1", "told/b/*/B2", "told/b/*", "told/b/*/B1/x", "else/b/*/B1"] {
            assert!(!is_awaited(&say, other), "{other}");
        }
        let text = "line play after:told/b/*/B1 place otr c3";
        assert_eq!(Line::read(text).unwrap().unwrap().to_string(), text);
    }
}
