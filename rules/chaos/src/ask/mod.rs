//! What may be asked and answered: decisions, menus, and why an answer is refused.
//!
//! A move is a path of words. One reader per decision walks the words, refuses the first that does not fit, and says what
//! can follow; so menus, typed lines, standing orders and validation are the same few lines. Everything here reads a
//! position and changes nothing.

mod arms;
mod attack;
mod choice;
mod decisions;
mod free;
mod habit;
mod named;
mod own;
mod plan;
mod prefer;
mod random;
mod spell;
mod words;

use super::{
    cards::{Card, Pool},
    engine::Act,
    legal::{Legal, Unfit},
    moves::{Move, Verb},
    options::Terms,
    refuse::{Illegal, no},
    state::State,
};
use skald_vocabulary::interface::{Choice, DecisionId, Key, Menu, Misuse, Pick, Say, Seat, Step};

use self::words::Words;
pub use self::{
    attack::kind_say,
    decisions::{ACTION, ANSWER, COUNTER, Stands, TAKE, awaited, find, habit_id, open, takes_verb, waiting},
    free::lasting_key,
    named::{character_key, mentions_chosen, victim_discards},
    plan::against,
    prefer::kind_of,
};

/// What the readers look at.
#[derive(Clone, Copy, Debug)]
pub struct Table<'s> {
    /// All cards.
    pub pool: &'s Pool,
    /// The table's terms.
    pub terms: &'s Terms,
    /// The position.
    pub state: &'s State,
    /// Menus are wanted without words, for somebody who goes by ids alone: the choices are the same, labels and notes say
    /// nothing.
    pub bare: bool,
}

/// Where a path of words leads.
#[derive(Debug, Default)]
pub struct Reading {
    /// What it spells, if it is whole.
    pub act: Option<Act>,
    /// What can be chosen next; left out when nobody asked for menus.
    pub menu: Option<Menu>,
}

/// The result of a reader.
type Read = Result<Reading, Illegal>;

impl Reading {
    /// A whole act, after which nothing can follow.
    const fn whole(act: Act) -> Self {
        Self { act: Some(act), menu: None }
    }
}

impl<'s> Table<'s> {
    /// Values and permissions of this position.
    #[must_use]
    pub const fn legal(self) -> Legal<'s> {
        Legal::new(self.pool, self.state)
    }

    /// The card that a word names.
    fn card(self, word: Key) -> Result<Card, Illegal> {
        self.pool.find(word).ok_or_else(|| {
            no("chaos-no-card", "CHAOS-8.6")
                .with("text", word.as_str())
                .with("nearest", self.pool.nearest(word.as_str()))
        })
    }

    /// The card of this player's hand that a word names; `used`: how many copies are spoken for already.
    fn held(self, seat: Seat, word: Key, used: usize) -> Result<Card, Illegal> {
        self.held_for(seat, word, used, "chaos-no-more-copies")
    }

    /// The same, where `few` says that there are too few copies.
    fn held_for(self, seat: Seat, word: Key, used: usize, few: &'static str) -> Result<Card, Illegal> {
        let card = self.card(word)?;
        let held = self.state.side(seat).holds(card);
        if held == 0 {
            return Err(no("chaos-no-hand", "CHAOS-9.2").with("card", self.pool.say(card)));
        }
        let bound = self.legal().bound(seat, card);
        if used + bound >= held && bound > 0 {
            return Err(no("chaos-no-locked", "CHAOS-12.15").with("card", self.pool.say(card)));
        }
        if used >= held {
            return Err(no(few, "CHAOS-9.2").with("n", held).with("card", self.pool.say(card)));
        }
        Ok(card)
    }

    /// Choices as a list of a refusal; "none" where there are none.
    fn labels(choices: Vec<Choice>) -> Vec<Say> {
        Self::or_none(choices.into_iter().map(|choice| choice.label).collect())
    }

    /// Words as a list of a refusal; "none" where there are none.
    fn or_none(list: Vec<Say>) -> Vec<Say> {
        if list.is_empty() { vec![Say::new("chaos-none")] } else { list }
    }

    /// A card as a choice of a menu.
    fn choice(self, card: Card) -> Choice {
        if self.bare {
            return Choice::new(self.pool.key(card), self.say(card));
        }
        Choice::new(self.pool.key(card), self.pool.say(card)).note(super::tell::note(self.pool, card))
    }

    /// A card's name in the words of a menu.
    fn say(self, card: Card) -> Say {
        if self.bare { Say::new("chaos-name") } else { self.pool.say(card) }
    }

    /// Distinct cards of a hand that pass a test, as choices.
    fn hand_choices(self, seat: Seat, test: impl Fn(Card) -> bool) -> Vec<Choice> {
        self.state.side(seat).kinds().filter(|card| test(*card)).map(|card| self.choice(card)).collect()
    }

    /// A refusal because no character supports the use of a card.
    #[must_use]
    pub fn unsupported(self, card: Card, unfit: Unfit) -> Illegal {
        let say = |card| self.pool.say(card);
        match unfit {
            Unfit::Unready(character) => no("chaos-no-ready", "CHAOS-7.5").with("character", say(character)),
            Unfit::Absent(character) => no("chaos-no-character", "CHAOS-8.1")
                .with("card", say(card))
                .with("character", say(character)),
            _ => no("chaos-no-fit", "CHAOS-12.3").with("card", say(card)),
        }
    }

    /// Reads a move in a decision that stands.
    fn read(self, stands: Stands, verb: Verb, words: &mut Words<'_>) -> Read {
        let seat = stands.seat();
        match stands {
            Stands::Action(_) => self.read_own(seat, verb, words),
            Stands::Plan(_, late) => self.read_plan(seat, late, verb, words),
            Stands::Take(_) => self.read_take(seat, verb, words),
            Stands::Search(_, kind) => self.read_search(seat, kind, verb, words),
            Stands::Sink(_, most) => self.read_sink(seat, most, verb, words),
            Stands::Buy(_) => self.read_buy(seat, verb, words),
            Stands::Counter(_) => self.read_counter(seat, verb, words),
            Stands::Habit(_) => self.read_habit(verb, words),
        }
    }

    /// The first menu of a decision.
    fn root(self, stands: Stands) -> Menu {
        let seat = stands.seat();
        match stands {
            Stands::Action(_) => self.own_menu(seat),
            Stands::Plan(_, late) => self.plan_menu(seat, late),
            Stands::Take(_) => self.take_menu(seat),
            Stands::Search(_, kind) => self.search_menu(seat, kind),
            Stands::Sink(_, most) => self.sink_root(seat, most),
            Stands::Buy(_) => self.buy_root(seat),
            Stands::Counter(_) => self.counter_root(seat),
            Stands::Habit(_) => habit::root(),
        }
    }

    /// The act that a move spells in a decision, and whose it is.
    ///
    /// # Errors
    /// [`Illegal`] when the decision does not stand, the move does not fit or is not whole.
    pub fn resolve(self, at: DecisionId, with: &Move) -> Result<(Seat, Act), Illegal> {
        let stands = find(self, at).map_err(|why| self.counter_objection(at, with).unwrap_or(why))?;
        let reading = self.read(stands, with.verb, &mut Words::new(&with.words, false))?;
        match reading.act {
            Some(act) => Ok((stands.seat(), act)),
            None => {
                let reading = self.read(stands, with.verb, &mut Words::new(&with.words, true))?;
                let prompt = reading.menu.map_or(Say::new("chaos-ask-action"), |menu| menu.prompt);
                Err(Misuse::Unfinished(prompt).into())
            }
        }
    }

    /// Where a path of choices leads in a decision.
    ///
    /// # Errors
    /// [`Illegal`] when the decision does not stand or the path leads nowhere.
    pub fn ask(self, at: DecisionId, path: &[Pick]) -> Result<Step<Move>, Illegal> {
        let stands = find(self, at)?;
        let Some(first) = path.first() else { return Ok(Step::menu(self.root(stands))) };
        let stray = |at: &Pick| -> Illegal {
            let possible = self.root(stands).pick.list().iter().map(|choice| choice.label.clone()).collect();
            Misuse::BadPath { at: at.clone(), possible }.into()
        };
        let mut words = Vec::new();
        for pick in path {
            words.push(pick.as_one().ok_or_else(|| stray(pick))?);
        }
        // What time gives is no choice of anybody.
        let verb = words.first().copied().and_then(Verb::read).filter(|verb| *verb != Verb::Lapse);
        let verb = verb.ok_or_else(|| stray(first))?;
        let words = words.split_off(1);
        let reading = self.read(stands, verb, &mut Words::new(&words, true))?;
        let whole = reading.act.map(|_| Move::with(verb, words));
        Ok(Step { whole, menu: reading.menu })
    }
}
