//! What is played for whoever does not answer, and for those who have left (section 5, LOST-22.5).

use skald_vocabulary::chance::Chance;

use super::{Answers, Asked};
use crate::{
    cards::{Card, Skill, take_out},
    moves::{Attack, Move, Reward, Step},
    state::{Question, Use},
};

/// The default of a decision. `dice` is drawn from for a hero alone.
pub fn default_move(of: &Answers<'_>, dice: &mut dyn Chance) -> Move {
    let (eyes, seat) = (of.eyes, of.seat);
    match of.asked {
        Asked::Hero => {
            let taken = |hero| eyes.table.sides.iter().any(|side| side.hero == Some(hero));
            let free: Vec<_> =
                eyes.pool.heroes.iter().map(|board| board.id).filter(|id| !taken(*id)).collect();
            let at = dice.pick("hero", u32::try_from(free.len()).unwrap_or(1));
            let hero = usize::try_from(at).ok().and_then(|at| free.get(at)).or(free.first());
            hero.map_or(Move::Fall, |hero| Move::Hero(*hero))
        }
        Asked::Take(hand) => hand.first().map_or(Move::Fall, |card| Move::Take { card: *card, plan: None }),
        Asked::Attach(_) => Move::Attach(Use::Skill),
        Asked::Fight(question, looked) => match question {
            Question::Charge(beast) => first(eyes.charged(seat, *beast), Move::Exhaust),
            Question::Select if eyes.side(seat).foe.is_some() => Move::Step(Step::Stay),
            Question::Select if eyes.table.face_up.is_some() => Move::Step(Step::FaceUp),
            Question::Select => Move::Step(Step::Draw),
            Question::Met => Move::Step(Step::Stay),
            Question::Look { pile } => {
                let life = |beast: &&_| (eyes.pool.monster(**beast).life, **beast);
                let beast = looked.iter().min_by_key(life).copied();
                beast.map_or(Move::Fall, |beast| meet(of, beast, *pile))
            }
            Question::Attack => {
                let best = eyes.plain_attack(seat).map(|(attack, _)| attack);
                Move::Attack(best.unwrap_or(Attack::with(crate::moves::Arm::Unarmed)))
            }
            Question::Defend(packet) => eyes.to_survive(seat, packet),
            Question::Heal => {
                let card = eyes.healing(seat).min();
                card.map_or(Move::Fall, |card| Move::Use { card, on: None })
            }
            Question::Reward => Move::Reward(Reward::Life),
            Question::Drop => {
                let levels = eyes.skills(seat);
                let icon = |card: &&Card| eyes.card(**card).icon;
                let rank = |card: &&Card| {
                    let skill: Skill = icon(card);
                    (levels.of(skill), skill, **card)
                };
                first(
                    eyes.side(seat).skills.iter().min_by_key(rank).copied().into_iter().collect(),
                    Move::Drop,
                )
            }
        },
    }
}

/// The choice of a monster with the others going back in the order in which they were seen.
pub fn meet(of: &Answers<'_>, beast: crate::cards::Beast, pile: bool) -> Move {
    let Asked::Fight(_, looked) = of.asked else { return Move::Fall };
    let mut rest = Vec::new();
    if pile {
        let mut left = looked.to_vec();
        take_out(&mut left, beast);
        left.extend(of.eyes.side(of.seat).foe.map(|foe| foe.beast));
        // What can only lie in one way is left out.
        while left.iter().any(|other| Some(other) != left.first()) {
            rest.push(left.remove(0));
        }
    }
    Move::Meet { beast, rest }
}

/// The answer with the first of these: the lowest id.
fn first(of: Vec<Card>, answer: impl Fn(Card) -> Move) -> Move {
    of.into_iter().min().map_or(Move::Fall, answer)
}
