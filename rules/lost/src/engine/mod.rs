//! How a position changes. Everything here has been judged legal.
//!
//! What belongs here: one file for each subject of the rulebook. What does not: what may be done (`ask`), and what something
//! would amount to (`eval`).

mod charge;
mod draft;
mod foe;
mod level;
mod spoils;
mod strike;
mod turn;

pub use self::{level::LEVELS, turn::ROUNDS};

use skald_vocabulary::{
    chance::Chance,
    interface::{Outcome, Seat},
};

use crate::{
    ask::{Answers, Asked, default_move},
    cards::Pool,
    eval::Eyes,
    event::Event,
    moves::Move,
    state::{Ask, Choice, Phase, PublicState, Question, Secret, Stage, State, Why},
};

/// A position being changed.
pub struct Engine<'a> {
    /// The cards.
    pub pool: &'a Pool,
    /// The position.
    pub state: &'a mut State,
    /// Where draws come from.
    pub dice: &'a mut dyn Chance,
    /// What happened.
    pub out: &'a mut Vec<Event>,
}

/// What is asked of a seat now, with what it alone sees: of the decision that is `ahead` in the attaching, too.
pub fn asked<'s>(table: &'s PublicState, secret: &'s Secret, seat: Seat) -> Option<Asked<'s>> {
    match &table.phase {
        Phase::Heroes {} => Some(Asked::Hero),
        Phase::Draft { .. } => secret.hands.get(&seat).map(|hand| Asked::Take(hand)),
        Phase::Attach { chosen, .. } => chosen.get(&seat).map(|choice| Asked::Attach(choice.card)),
        Phase::Fight(fight) => {
            let ask = fight.asks.iter().find(|ask| ask.seat == seat)?;
            Some(Asked::Fight(&ask.what, &secret.looked))
        }
        Phase::Over { .. } => None,
    }
}

impl Engine<'_> {
    /// The position as everybody sees it.
    pub(crate) fn eyes(&self) -> Eyes<'_> {
        Eyes { pool: self.pool, table: &self.state.table }
    }

    fn tell(&mut self, event: Event) {
        self.out.push(event);
    }

    /// Asks a seat.
    fn ask(&mut self, seat: Seat, what: Question) {
        let side = self.state.table.side_mut(seat);
        side.asked += 1;
        let number = side.asked;
        if let Some(fight) = self.state.table.fight_mut() {
            let at = fight.asks.partition_point(|ask| ask.seat <= seat);
            fight.asks.insert(at, Ask { seat, number, what });
        }
    }

    /// Asks the active player, and goes on with `stage` afterwards.
    fn ask_active(&mut self, seat: Seat, what: Question, stage: Stage) {
        self.stage(stage);
        self.ask(seat, what);
    }

    fn stage(&mut self, stage: Stage) {
        if let Some(fight) = self.state.table.fight_mut() {
            fight.stage = stage;
        }
    }

    /// Takes the question to a seat off the list.
    fn answered(&mut self, seat: Seat) -> Option<Question> {
        let fight = self.state.table.fight_mut()?;
        let at = fight.asks.iter().position(|ask| ask.seat == seat)?;
        Some(fight.asks.remove(at).what)
    }

    /// Carries out an answer, and goes on.
    pub fn answer(&mut self, seat: Seat, with: Move) {
        self.apply(seat, with);
        self.go_on();
    }

    fn apply(&mut self, seat: Seat, with: Move) {
        match with {
            Move::Hero(hero) => self.choose_hero(seat, hero),
            Move::Take { card, plan } => self.choose(seat, Some(Choice { card, plan })),
            Move::Attach(plan) => self.plan(seat, plan),
            Move::Exhaust(card) => {
                if let Some(Question::Charge(beast)) = self.answered(seat) {
                    self.charge_card(seat, beast, card);
                }
            }
            Move::Step(step) => {
                self.answered(seat);
                self.step(seat, step);
            }
            Move::Use { card, on } => self.use_card(seat, card, on.unwrap_or_default()),
            Move::Meet { beast, rest } => {
                let pile = matches!(self.answered(seat), Some(Question::Look { pile: true }));
                self.meet(seat, beast, &rest, pile);
            }
            Move::Attack(attack) => {
                self.answered(seat);
                self.attack(seat, &attack);
            }
            Move::Slay(card) => {
                self.answered(seat);
                self.slay(seat, card);
            }
            Move::Defend(with) => {
                if let Some(Question::Defend(packet)) = self.answered(seat) {
                    self.defended(seat, &packet, &with);
                }
            }
            Move::Fall => {
                self.answered(seat);
            }
            Move::Reward(reward) => {
                self.answered(seat);
                self.reward(seat, reward);
            }
            Move::Drop(card) => {
                self.answered(seat);
                self.drop_skill(seat, card);
            }
        }
    }

    /// Goes on until somebody is to be asked, or the game is over. Those who have left are answered for.
    pub fn go_on(&mut self) {
        // Nobody leaves while it goes on.
        let somebody_left = self.state.table.sides.iter().any(|side| side.left);
        loop {
            if somebody_left && let Some(seat) = self.absent() {
                let with = {
                    let Some(asked) = asked(&self.state.table, &self.state.secret, seat) else { return };
                    let eyes = Eyes { pool: self.pool, table: &self.state.table };
                    default_move(&Answers { eyes, seat, asked, chain: None }, self.dice)
                };
                self.apply(seat, with);
                continue;
            }
            let more = match &self.state.table.phase {
                Phase::Heroes {} => self.heroes_go_on(),
                Phase::Draft { .. } => self.draft_goes_on(),
                Phase::Attach { .. } => self.attaching_goes_on(),
                Phase::Fight(fight) if fight.asks.is_empty() => self.fight_goes_on(),
                Phase::Fight(_) | Phase::Over { .. } => false,
            };
            if !more {
                return;
            }
        }
    }

    /// Somebody who has left and is asked.
    fn absent(&self) -> Option<Seat> {
        let table = &self.state.table;
        let gone = |seat: &Seat| table.side(*seat).left;
        match &table.phase {
            Phase::Heroes {} => table.seats().find(|seat| table.side(*seat).hero.is_none()).filter(gone),
            Phase::Draft { .. } => {
                table.seats().filter(gone).find(|seat| !self.state.secret.choices.contains_key(seat))
            }
            Phase::Attach { chosen, .. } => {
                let open = |seat: &Seat| chosen.get(seat).is_some_and(|choice| choice.plan.is_none());
                table.seats().filter(gone).find(open)
            }
            Phase::Fight(fight) => fight.asks.iter().map(|ask| ask.seat).find(gone),
            Phase::Over { .. } => None,
        }
    }

    /// A player leaves; the defaults play on (LOST-22.5).
    pub fn leave(&mut self, seat: Seat) {
        self.tell(Event::Left { seat });
        self.state.table.side_mut(seat).left = true;
        self.go_on();
    }

    /// The game is over with these places.
    pub fn end(&mut self, outcome: Outcome, why: Why) {
        let totals = self.state.table.seats().map(|seat| (seat, self.eyes().score(seat).total())).collect();
        self.tell(Event::Ended { winners: outcome.winners().to_vec(), totals });
        let before =
            std::mem::replace(&mut self.state.table.phase, Phase::Over { places: outcome.places, why });
        // Ended in the middle: what lay between two places leaves the game.
        match before {
            Phase::Attach { chosen, .. } => {
                self.state.table.gone.extend(chosen.into_values().map(|choice| choice.card));
            }
            Phase::Fight(fight) => self.state.secret.dropped.extend(fight.beaten),
            Phase::Heroes {} | Phase::Draft { .. } | Phase::Over { .. } => {}
        }
    }
}
