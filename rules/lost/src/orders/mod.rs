//! Standing orders (LOST-22.8) and prepared turns (LOST-22.7): what they are and how they are written.

mod follow;
mod kill;
mod menus;
mod objection;
mod prepared;
pub mod said;
mod simple;

use skald_toolkit::{
    grammar::{Many, Number, One, Own},
    key_words, notation,
};
use skald_vocabulary::interface::{Key, Say, Seat};

pub use self::{
    follow::{follow, kept, left, skipped, stands_back},
    kill::cheapest,
    menus::Orders,
    prepared::{Condition, Prepared},
    simple::simple,
};
use crate::{
    cards::{Card, Hero, Pool},
    illegal::Illegal,
    moves::{Move, Reward},
    rules::Lost,
    state::{Phase, State},
    tell,
};

/// A standing order, or something prepared.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Order {
    /// D1: the first of these that is free.
    Heroes(Vec<Hero>),
    /// D2: the first of these in the hand.
    Draft(Vec<Card>),
    /// D3: buy without conversions for at most so much, else a skill.
    Attach(u8),
    /// D4: the first of these.
    Charge(Vec<Card>),
    /// D5.
    Select(Habit),
    /// D6.
    Fresh(Fresh),
    /// D7: attack what was drawn.
    Met,
    /// D10: heal while life is at most so much.
    HealAt(u8),
    /// D11: the cheapest attack that defeats.
    Cheaply,
    /// D13.
    Defend(Style),
    /// D14: always heal.
    Heal,
    /// D15: the reward of each hero level of the game.
    Rewards(Vec<Reward>),
    /// D16: the first of these.
    Drop(Vec<Card>),
    /// The next own turn.
    Turn(Prepared),
    /// The next damage in another player's turn.
    Hit(Prepared),
}

notation! { Order {
    Heroes(hero: Many<One>) = "heroes",
    Draft(card: Many<One>) = "draft",
    Attach(gold: Number) = "attach",
    Charge(card: Many<One>) = "charge",
    Select(habit: One) = "select",
    Fresh(from: One) = "fresh",
    Met = "met",
    HealAt(life: Number) = "heal-at",
    Cheaply = "cheaply",
    Defend(style: One) = "defend",
    Heal = "heal",
    Rewards(reward: Many<One>) = "rewards",
    Drop(card: Many<One>) = "drop",
    Turn(parts: Own) = "turn",
    Hit(parts: Own) = "hit",
} }

/// What to do with the monster in front.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Habit {
    /// Always attack it.
    Stay,
    /// Pass it if no weapon of mine makes damage.
    Weak,
}

key_words! { Habit { Stay = "stay", Weak = "weak" } }

/// Where the next monster comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fresh {
    /// The face-up one.
    FaceUp,
    /// The pile.
    Draw,
}

key_words! { Fresh { FaceUp = "face-up", Draw = "draw" } }

/// How to defend.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Style {
    /// With no card.
    Never,
    /// Only to survive.
    Survive,
    /// With each card that saves 2 or more.
    Two,
}

key_words! { Style { Never = "never", Survive = "survive", Two = "two" } }

impl Order {
    /// What it is about: the decision that it answers.
    pub const fn slot(&self) -> Key {
        Key::of(match self {
            Self::Heroes(_) => "heroes",
            Self::Draft(_) => "draft",
            Self::Attach(_) => "attach",
            Self::Charge(_) => "charge",
            Self::Select(_) => "select",
            Self::Fresh(_) => "fresh",
            Self::Met => "met",
            Self::HealAt(_) => "heal-at",
            Self::Cheaply => "cheaply",
            Self::Defend(_) => "defend",
            Self::Heal => "heal",
            Self::Rewards(_) => "rewards",
            Self::Drop(_) => "drop",
            Self::Turn(_) => "turn",
            Self::Hit(_) => "hit",
        })
    }

    /// The order in words.
    pub fn say(&self, pool: &Pool) -> Say {
        let cards = |id, of: &[Card]| {
            let list: Vec<Say> = of.iter().map(|card| tell::name(pool.card(*card).name)).collect();
            Say::new(id).with("list", list)
        };
        match self {
            Self::Heroes(of) => {
                let boards = of.iter().filter_map(|hero| pool.hero(*hero));
                Say::new("lost-order-heroes")
                    .with("list", boards.map(|board| tell::name(board.name)).collect::<Vec<_>>())
            }
            Self::Draft(of) => cards("lost-order-draft", of),
            Self::Attach(gold) => Say::new("lost-order-attach").with("gold", *gold),
            Self::Charge(of) => cards("lost-order-charge", of),
            Self::Select(Habit::Stay) => Say::new("lost-order-stay"),
            Self::Select(Habit::Weak) => Say::new("lost-order-weak"),
            Self::Fresh(Fresh::FaceUp) => Say::new("lost-order-face-up"),
            Self::Fresh(Fresh::Draw) => Say::new("lost-order-draw"),
            Self::Met => Say::new("lost-order-met"),
            Self::HealAt(life) => Say::new("lost-order-heal-at").with("life", *life),
            Self::Cheaply => Say::new("lost-order-cheaply"),
            Self::Defend(Style::Never) => Say::new("lost-order-never"),
            Self::Defend(Style::Survive) => Say::new("lost-order-survive"),
            Self::Defend(Style::Two) => Say::new("lost-order-two"),
            Self::Heal => Say::new("lost-order-heal"),
            Self::Rewards(of) => {
                let list: Vec<Say> = of.iter().map(|reward| Say::new(tell::reward(*reward))).collect();
                Say::new("lost-order-rewards").with("list", list)
            }
            Self::Drop(of) => cards("lost-order-drop", of),
            Self::Turn(of) => of.say("lost-order-turn", pool),
            Self::Hit(of) => of.say("lost-order-hit", pool),
        }
    }
}

/// Why a move that fits no open decision of a seat cannot be made now.
pub fn objection(game: &Lost, state: &State, seat: Seat, with: &Move) -> Option<Illegal> {
    let table = &state.table;
    let side = table.side(seat);
    Some(match (&table.phase, with) {
        (Phase::Attach { chosen, .. }, Move::Take { card, .. }) => {
            let fixed = chosen.get(&seat).map_or(*card, |choice| choice.card);
            Illegal::Chosen(game.pool().find_card(fixed).map(|face| face.name)?)
        }
        (Phase::Over { .. } | Phase::Heroes {}, _) => return None,
        (_, Move::Attach(_)) if !matches!(table.phase, Phase::Attach { .. }) => Illegal::Alone,
        (Phase::Fight(_), _) if side.defeated => Illegal::Defeated,
        (Phase::Fight(fight), _) => match Lost::question(state, seat) {
            Some(question) => Illegal::First(tell::question(question)),
            None if matches!(with, Move::Use { .. }) => Illegal::NoHealing,
            None if fight.active != seat => Illegal::NotYourTurn(fight.active),
            None => Illegal::Nothing,
        },
        _ => Illegal::Nothing,
    })
}
