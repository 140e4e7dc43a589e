//! What a player does by a move, in a sentence to that player.

use crate::{
    cards::Pool,
    moves::Move,
    tell::{card_say, seat_say},
};
use skald_vocabulary::interface::{Arg, Key, Say, Seat, Trail};

/// What a player does by a move. The question names the Legend and its ability; without it what was chosen is told, and nobody is
/// left without a name.
#[must_use]
pub fn deed(pool: &Pool, with: &Move, trail: &Trail) -> Vec<Say> {
    told(pool, with, trail).map_or_else(|| trail.sentence(), |say| vec![say])
}

fn told(pool: &Pool, with: &Move, trail: &Trail) -> Option<Say> {
    let asked = |name: &str| trail.0.first().and_then(|of| of.asked.arg(name)).cloned();
    let legend = |id: &'static str| Some(Say::new(id).with("legend", asked("legend")?));
    let ability = |say: Say| Some(say.with("ability", asked("ability")?));
    let aimed = |say: Say, target: Option<Key>| say.with("aim", aim(pool, target));
    Some(match with {
        Move::Draw => Say::new("war-deed-draw"),
        Move::Hold => legend("war-deed-hold")?,
        Move::Wait => legend("war-deed-wait")?,
        Move::Use(target) => aimed(ability(legend("war-deed-use")?)?, *target),
        Move::Gamble(target) => aimed(ability(legend("war-deed-gamble")?)?, *target),
        Move::Strike(target) => aimed(legend("war-deed-strike")?, *target),
        Move::Take(card, order) => {
            let rest: Vec<Say> = order.iter().map(|card| named(pool, *card)).collect();
            let back = Say::new(if rest.is_empty() { "war-deed-no-rest" } else { "war-deed-rest" });
            Say::new("war-deed-take")
                .with("card", Arg::from(named(pool, *card)))
                .with("rest", back.with("cards", rest))
        }
    })
}

/// At whom or what an ability is aimed; nothing where nothing is said.
fn aim(pool: &Pool, target: Option<Key>) -> Say {
    target.map_or(Say::new("war-deed-no-rest"), |target| {
        Say::new("war-deed-aim").with("target", named(pool, target))
    })
}

/// A card or a player by its word.
fn named(pool: &Pool, word: Key) -> Say {
    match (pool.find(word), Seat::from_key(word)) {
        (Some(card), _) => card_say(pool, card),
        (None, Ok(seat)) => seat_say(seat),
        (None, Err(_)) => Say::new("war-word").with("word", word.as_str()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_named_by_an_empty_name() {
        let pool = &Pool::new(Vec::new());
        for with in [Move::Hold, Move::Wait, Move::Use(None), Move::Gamble(None), Move::Strike(None)] {
            assert_eq!(deed(pool, &with, &Trail::default()), Trail::default().sentence(), "{with:?}");
        }
        assert_eq!(deed(pool, &Move::Draw, &Trail::default()), [Say::new("war-deed-draw")]);
    }
}
