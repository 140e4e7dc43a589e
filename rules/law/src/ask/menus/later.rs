//! The menus of what may be said of a turn's end together with its card: a draft card, then an exchange, a trade or nothing.

use super::{Asking, astray, key, one, word};
use crate::{
    ask::{Illegal, judge, later::Later},
    cards::Card,
    moves::{Move, Then},
};
use skald_vocabulary::interface::{Choice, Menu, Pick, Say, Seat, Step};

impl Asking<'_> {
    /// The words after `draft`.
    pub(super) fn later(
        &self,
        later: Later,
        mut then: Vec<Then>,
        placed: impl Fn(Vec<Then>) -> Move,
        path: &[Pick],
    ) -> Result<Step<Move>, Illegal> {
        let open = one("law-ask-draw", self.cards(&later.open));
        let [pick, rest @ ..] = path else { return Ok(Step::menu(open)) };
        let card_key = key(&open, pick)?;
        let taken = judge::among(self.rules, &later.open, card_key, Illegal::NotOpen)?;
        then.push(Then::Draft(card_key));
        let later = later.with(taken);
        let menu = self.after_draft(&later);
        let [verb, rest @ ..] = rest else {
            let step = self.whole(placed(then))?;
            return Ok(Step { menu: Some(menu), ..step });
        };
        if !menu.pick.admits(verb) {
            return Err(astray(&menu, verb));
        }
        match verb.as_str() {
            "done" => match rest {
                [] => then.push(Then::Done),
                [more, ..] => return Err(astray(&menu, more)),
            },
            "exchange" => {
                let give = one("law-ask-exchange", self.cards(&self.giving(&later)));
                let [card, rest @ ..] = rest else { return Ok(Step::menu(give)) };
                let give_key = key(&give, card)?;
                let held = judge::among(self.rules, &later.hand, give_key, Illegal::NotInHand)?;
                let fits = later.fits(self.rules, held);
                let take = one("law-ask-exchange-for", self.cards(&fits));
                match rest {
                    [] if fits.is_empty() => {
                        return Err(Illegal::Exchange(judge::name(self.rules, held), Vec::new()));
                    }
                    [] => return Ok(Step::menu(take)),
                    [other] => then.push(Then::Exchange(give_key, key(&take, other)?)),
                    [_, more, ..] => return Err(astray(&take, more)),
                }
            }
            _ => {
                let seat = |seat: &Seat| Choice::new(seat.key(), Say::new("law-player").with("who", *seat));
                let with = one("law-ask-partner", later.partners.iter().map(seat).collect());
                let [partner, rest @ ..] = rest else { return Ok(Step::menu(with)) };
                let partner = Seat::from_key(key(&with, partner)?).map_err(|_| astray(&with, partner))?;
                let hand = one("law-ask-offer", self.cards(&later.hand));
                match rest {
                    [] if !later.partners.contains(&partner) => {
                        return Err(Illegal::Partner(later.partners));
                    }
                    [] => return Ok(Step::menu(hand)),
                    [card] => then.push(Then::Trade(partner, key(&hand, card)?)),
                    [_, more, ..] => return Err(astray(&hand, more)),
                }
            }
        }
        self.whole(placed(then))
    }

    /// The hand cards that will have something to be exchanged for.
    fn giving(&self, later: &Later) -> Vec<Card> {
        later.hand.iter().copied().filter(|card| !later.fits(self.rules, *card).is_empty()).collect()
    }

    fn after_draft(&self, later: &Later) -> Menu {
        let mut verbs = Vec::new();
        if !self.giving(later).is_empty() {
            verbs.push(word("exchange", "law-follow-exchange"));
        }
        if !later.partners.is_empty() {
            verbs.push(word("trade", "law-follow-trade"));
        }
        verbs.push(word("done", "law-follow-done"));
        one("law-ask-follow", verbs)
    }
}
