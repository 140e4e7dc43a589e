//! A turn planned beforehand (5.2.6): main actions carried out one by one, until something is not as it was thought to be.
//!
//! Whenever the opponent activates anything, the active player is asked something that no plan answers, and the plan ends
//! there. An attack names the cards that fight, and is not made with or against others. Whoever made it is told why it stops.

use skald_toolkit::{
    grammar::{Codec, Cursor, GrammarExt, Notation, Number, One, Word, WordOf},
    key_words,
};
use skald_vocabulary::interface::{Key, Refuse, Say, Seat, Viewer};

use crate::{
    ask::{Answers, key},
    cards::{FaceId, Pool},
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

/// After what a plan does not simply go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Since {
    /// Dice were rolled by what it did: what may hang on them is left to its owner.
    Rolled,
    /// The opponent has answered: its owner goes on alone.
    Answered,
}

key_words! { Since { Rolled = "rolled", Answered = "answered" } }

/// A plan.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Plan {
    /// For which turn.
    pub turn: u16,
    /// Which question of its owner it answers next, once it has begun: any other one has ended it.
    pub next: Option<u32>,
    /// What has happened since it was made after which it does not simply go on.
    pub since: Option<Since>,
    /// Below which attack the attack that was just declared is cancelled.
    pub cancel_below: Option<i64>,
    /// What is left of it.
    pub steps: Vec<Step>,
}

impl Plan {
    /// What it gives in a decision of the own turn; `None` leaves the question to its owner.
    #[must_use]
    pub fn follow(&self, view: &View) -> Option<Move> {
        self.judged(view).ok().flatten()
    }

    /// What it gives now, which is nothing while its owner is asked nothing that it answers; or why it stops here.
    ///
    /// # Errors
    /// What its owner is told.
    pub(super) fn judged(&self, view: &View) -> Result<Option<Move>, Say> {
        let (table, Viewer::Seat(own)) = (&view.table, view.who) else { return Ok(None) };
        if table.turn > self.turn {
            return Err(Say::new("lraw-plan-stop-past").with("turn", u32::from(self.turn)));
        }
        let asked = table.asked.as_ref().filter(|asked| asked.seat == own);
        let Some(asked) = asked.filter(|_| table.turn == self.turn && table.active == own) else {
            return Ok(None);
        };
        let number = table.side(own).questions;
        match self.next {
            // It begins with the first action that is asked for.
            None if asked.what != Asked::Main => return Ok(None),
            Some(next) if number < next => return Ok(None),
            Some(next) if number > next && !matches!(asked.what, Asked::Follow | Asked::Respond) => {
                return Err(Say::new("lraw-plan-stop-question"));
            }
            Some(next) if number > next => return Err(Say::new("lraw-plan-stop-answered")),
            _ => {}
        }
        let answers = Answers::new(&view.pool, table);
        match &asked.what {
            Asked::Main => self.steps.first().map(|step| self.next_step(view, &answers, step)).transpose(),
            // These are asked only when something was answered (5.2.5). Whoever has said when to cancel adds nothing.
            Asked::Follow => {
                let answered = || Say::new("lraw-plan-stop-answered");
                let (least, attack) = self.cancel_below.zip(table.attack).ok_or_else(answered)?;
                let now = i64::from(answers.lens().attack(attack.by));
                Ok(Some(if now < least { Move::Cancel } else { Move::Follow }))
            }
            Asked::Respond if self.cancel_below.is_some() && table.attack.is_some() => Ok(Some(Move::Pass)),
            Asked::Respond => Err(Say::new("lraw-plan-stop-answered")),
            Asked::Redeclare => Err(Say::new("lraw-plan-stop-target")),
            // A question is planned where the next step answers it.
            _ => {
                let step = self.steps.first().filter(|step| answers.read(&step.with.words()).is_ok());
                step.map(|step| Some(step.with.clone())).ok_or_else(|| Say::new("lraw-plan-stop-question"))
            }
        }
    }

    /// Those of its steps that are main actions, without answers to questions that it expects.
    pub(super) fn main_actions(&self) -> Self {
        let main = |step: &&Step| match &step.with {
            Move::Use(parts) => !parts.is_empty(),
            Move::Conscript { .. } | Move::Set { .. } | Move::Attack(_) | Move::End => true,
            _ => false,
        };
        Self { steps: self.steps.iter().filter(main).cloned().collect(), ..self.clone() }
    }

    fn next_step(&self, view: &View, answers: &Answers<'_>, step: &Step) -> Result<Move, Say> {
        // What an attack or an effect comes to may hang on the dice that were rolled before it.
        let hangs = matches!(step.with, Move::Attack(_) | Move::Use(_));
        match self.since {
            Some(Since::Answered) => return Err(Say::new("lraw-plan-stop-answered")),
            Some(Since::Rolled) if hangs => return Err(Say::new("lraw-plan-stop-dice")),
            _ => {}
        }
        if let Some((by, on)) = step.fighters.filter(|meant| Some(*meant) != fighters_of(view, &step.with)) {
            let name = |key| card(&view.pool, key);
            return Err(Say::new("lraw-plan-stop-fighters").with("card", name(by)).with("target", name(on)));
        }
        answers.read(&step.with.words()).map_err(|illegal| illegal.say())?;
        Ok(step.with.clone())
    }

    /// Whether nothing of it is left to be done: the attack that it would have cancelled is over.
    pub(super) fn is_done(&self, view: &View) -> bool {
        let main = view.table.asked.as_ref().is_some_and(|asked| asked.what == Asked::Main);
        self.steps.is_empty() && main
    }

    /// What is left of it after it gave a move; `None` when nothing is, or when the move could not be made (BAD-3).
    #[must_use]
    pub fn left(&self, view: &View, legal: bool) -> Option<Self> {
        let asked = view.table.asked.as_ref().filter(|_| legal)?;
        let next = Some(view.table.side(asked.seat).questions + 1);
        let after = |since| Self { next, since: Some(since), ..self.clone() };
        match asked.what {
            // The opponent has answered: the attack is decided, and the plan ends before its next action.
            Asked::Follow => {
                let left = Self { cancel_below: None, ..after(Since::Answered) };
                (!left.steps.is_empty()).then_some(left)
            }
            Asked::Respond => Some(after(Since::Answered)),
            _ => {
                let (done, rest) = self.steps.split_first()?;
                let since = self.since.or(rolls(view, &done.with).then_some(Since::Rolled));
                let cancel_below = done.cancel_below;
                let left = Self { turn: self.turn, next, since, cancel_below, steps: rest.to_vec() };
                (!left.steps.is_empty() || left.cancel_below.is_some()).then_some(left)
            }
        }
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
        to.extend(self.since.map(|since| since.word()));
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
        plan.since = Since::ALL.iter().copied().find(|since| from.eat(&since.word().to_string()));
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

/// A card's name; of several equal ones, whichever it is.
pub(super) fn card(pool: &Pool, key: Key) -> Say {
    match face(pool, key) {
        Some(face) => Say::new("lraw-name").with("name", pool.face(face).name),
        None => Say::new("lraw-word").with("word", key.as_str()),
    }
}

/// The card of which this is one: of several equal ones each has a number of its own.
pub(super) fn face(pool: &Pool, key: Key) -> Option<FaceId> {
    let stem = key.as_str().split('.').next()?;
    pool.find(Key::new(stem).ok()?)
}
