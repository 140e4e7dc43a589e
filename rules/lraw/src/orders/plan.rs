//! A turn planned beforehand (5.2.6): main actions carried out one by one, until something is not as it was thought to be.
//!
//! Whenever the opponent activates anything, the active player is asked something that no plan answers, and the plan ends
//! there. An attack names the cards that fight, and is not made with or against others.

use skald_toolkit::grammar::{Codec, Cursor, Grammar, Notation, Number, One, Word};
use skald_vocabulary::interface::{Decision, Key, Seat, Viewer};

use crate::{
    ask::{Answers, key},
    moves::{Move, Part},
    state::{Asked, Zone},
    view::View,
};

/// One action of a plan.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Step {
    /// What is done.
    pub with: Move,
    /// Who fights in an attack: the attacker's card and the attacked one's, as they were when the plan was made.
    pub fighters: Option<(Key, Key)>,
    /// Below which attack of the attacker the attack is cancelled, when that is asked.
    pub cancel_below: Option<i64>,
}

/// A plan.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Plan {
    /// For which turn.
    pub turn: u16,
    /// Which question of its owner it answers next, once it has begun: any other one has ended it.
    pub next: Option<u32>,
    /// Below which attack the attack that was just declared is cancelled.
    pub cancel_below: Option<i64>,
    /// What is left of it.
    pub steps: Vec<Step>,
}

impl Plan {
    /// What it gives in a decision of the own turn; `None` ends it or leaves the question to its owner.
    #[must_use]
    pub fn follow(&self, view: &View, at: &Decision) -> Option<Move> {
        let table = &view.table;
        let asked = table.asked.as_ref().filter(|asked| asked.seat == at.seat)?;
        if table.turn != self.turn || table.active != at.seat || view.who != Viewer::Seat(at.seat) {
            return None;
        }
        let number = table.side(at.seat).questions;
        if self.next.map_or(asked.what != Asked::Main, |next| next != number) {
            return None;
        }
        match &asked.what {
            Asked::Follow => {
                let (least, attack) = self.cancel_below.zip(table.attack)?;
                let answers = Answers::new(&view.pool, table);
                let now = i64::from(answers.lens().attack(attack.by));
                Some(if now < least { Move::Cancel } else { Move::Follow })
            }
            // These are asked only when something was answered (5.2.5). Whoever has said when to cancel adds nothing.
            Asked::Respond => self.cancel_below.filter(|_| table.attack.is_some()).map(|_| Move::Pass),
            Asked::Redeclare => None,
            _ => {
                let step = self.steps.first()?;
                let meant =
                    step.fighters.is_none_or(|fighters| Some(fighters) == fighters_of(view, &step.with));
                let answers = Answers::new(&view.pool, table);
                (meant && answers.read(&step.with.words()).is_ok()).then(|| step.with.clone())
            }
        }
    }

    /// What is left of it after it gave a move; `None` when nothing is, or when the move could not be made (BAD-3).
    #[must_use]
    pub fn left(&self, view: &View, legal: bool) -> Option<Self> {
        let asked = view.table.asked.as_ref().filter(|_| legal)?;
        if asked.what == Asked::Follow {
            // The opponent has answered: the attack is decided, and the plan ends before its next action.
            return None;
        }
        let next = Some(view.table.side(asked.seat).questions + 1);
        if asked.what == Asked::Respond {
            return Some(Self { next, steps: Vec::new(), ..self.clone() });
        }
        let (done, rest) = self.steps.split_first()?;
        // What an attack or an effect comes to may hang on the dice that were rolled before it.
        let safe =
            |step: &&Step| !rolls(view, &done.with) || !matches!(step.with, Move::Attack(_) | Move::Use(_));
        let steps = rest.iter().take_while(safe).cloned().collect();
        let left = Self { turn: self.turn, next, cancel_below: done.cancel_below, steps };
        (!left.steps.is_empty() || left.cancel_below.is_some()).then_some(left)
    }
}

/// Whether dice are rolled by what a step brings about: by the card that it names.
fn rolls(view: &View, with: &Move) -> bool {
    let named = match with {
        Move::Use(parts) => match parts.first() {
            Some(Part::One(key)) => *key,
            _ => return false,
        },
        Move::Conscript { card, .. } => *card,
        _ => return false,
    };
    let (pool, table) = (&view.pool, &view.table);
    let leads = |seat: Seat| (seat.key() == named).then(|| table.card(table.side(seat).warlord).face);
    let face = table.seats().find_map(leads).or_else(|| Answers::new(pool, table).named(named));
    face.is_some_and(|face| {
        let face = pool.face(face);
        let words = face.words.iter().flat_map(|id| &pool.word(*id).abilities);
        face.abilities.iter().chain(words).any(|id| pool.ability(*id).body.fx.rolls())
    })
}

/// The cards that fight in an attack that a move declares, as somebody sees them.
#[must_use]
pub fn fighters_of(view: &View, with: &Move) -> Option<(Key, Key)> {
    let Move::Attack(parts) = with else { return None };
    let mut named = parts.iter().filter_map(|part| match part {
        Part::One(key) => face_at(view, *key),
        _ => None,
    });
    Some((named.next()?, named.next()?))
}

/// The card that lies where a word says, or the Warlord of a seat.
fn face_at(view: &View, word: Key) -> Option<Key> {
    let state = &view.table;
    let cards = state.seats().flat_map(|seat: Seat| {
        let side = state.side(seat);
        side.cards(Zone::Warrior).chain([side.warlord]).collect::<Vec<_>>()
    });
    let mut cards = cards.filter(|card| key(&view.pool, state, *card) == word);
    cards.next().map(|card| view.pool.face(state.card(card).face).key)
}

/// Below which attack an attack is cancelled, if that is said: `cancel-below 6`, or as 5.2 has it, `cancel-if atk<6`.
fn cancelled(from: &mut Cursor<'_>) -> Option<Option<i64>> {
    if from.eat("cancel-below") {
        return Number::read(from).map(Some);
    }
    if !from.eat("cancel-if") {
        return Some(None);
    }
    let at = from.place();
    let least = from.next().and_then(|word| word.strip_prefix("atk<")).and_then(|least| least.parse().ok());
    if least.is_none() {
        from.wants(at, || "atk<NUMBER".to_owned());
    }
    least.map(Some)
}

impl Notation for Plan {
    fn write(&self, to: &mut Vec<Word>) {
        to.push(Word::Number(self.turn.into()));
        if let Some(next) = self.next {
            to.extend([Word::Fixed("next"), Word::Number(next.into())]);
        }
        if let Some(least) = self.cancel_below {
            to.extend([Word::Fixed("cancel-below"), Word::Number(least)]);
        }
        for step in &self.steps {
            to.push(Word::Fixed("then"));
            step.with.write(to);
            if let Some((by, on)) = step.fighters {
                to.extend([Word::Fixed("as"), Word::One(by), Word::One(on)]);
            }
            if let Some(least) = step.cancel_below {
                to.extend([Word::Fixed("cancel-below"), Word::Number(least)]);
            }
        }
    }

    fn read(from: &mut Cursor<'_>) -> Option<Self> {
        let mut plan = Self { turn: Number::read(from)?, ..Self::default() };
        if from.eat("next") {
            plan.next = Some(Number::read(from)?);
        }
        plan.cancel_below = cancelled(from)?;
        while from.eat("then") {
            let begun = from.place();
            let words = from.until(&["then", "as", "cancel-below", "cancel-if"]);
            let with = match words.join(" ").parse::<Move>() {
                Ok(with) => with,
                Err(bad) => {
                    // Where the move stops being one, the plan does.
                    let place = bad.place?;
                    let at = begun + place.before.len();
                    place.possible.into_iter().for_each(|word| from.wants(at, || word));
                    return None;
                }
            };
            let mut step = Step { with, fighters: None, cancel_below: None };
            if from.eat("as") {
                step.fighters = Some((One::read(from)?, One::read(from)?));
            }
            step.cancel_below = cancelled(from)?;
            plan.steps.push(step);
        }
        (!plan.steps.is_empty() || plan.cancel_below.is_some()).then_some(plan)
    }

    fn forms() -> Vec<String> {
        vec!["TURN then MOVE [as CARD CARD] [cancel-if atk<NUMBER] [then MOVE ...]".to_owned()]
    }
}
