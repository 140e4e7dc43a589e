//! What may be said of a turn's end together with its card: the draft card of Step 6 and what follows it (D16, D17).

use super::{Illegal, Trial, judge};
use crate::{cards::Card, engine::Act, eval::Fate, moves::Then, options::Form, setup::Rules, state::State};
use skald_vocabulary::interface::{Key, Seat};

/// The hands and the draft as they will be in Step 6, as far as everybody can know. What a pile then turns up is not in it.
#[derive(Clone, Debug)]
pub struct Later {
    /// The active player's hand.
    pub hand: Vec<Card>,
    /// The open draft cards.
    pub open: Vec<Card>,
    /// Opponents who will hold a card.
    pub partners: Vec<Seat>,
}

impl Later {
    /// Step 6 after this placement; `None` where no draft card is taken then. Moves must be over.
    #[must_use]
    pub fn of(
        rules: &Rules,
        state: &State,
        seat: Seat,
        (card, at): (Card, usize),
        trial: &Trial,
    ) -> Option<Self> {
        let needless = state.round >= rules.form.rounds() && trial.field.full();
        let open: Vec<Card> = state.draft.open.iter().flatten().copied().collect();
        if rules.form != Form::Ragnarok || needless || open.is_empty() {
            return None;
        }
        let mut hand = state.player(seat)?.hand.clone();
        hand.retain(|held| *held != card);
        hand.extend(state.field.get(at).map(|stand| stand.card));
        hand.extend(trial.traitors().iter().map(|fell| fell.stand.card));
        hand.sort_unstable();
        let rises = |other: Seat| {
            trial.fell.iter().any(|fell| fell.fate == Fate::Phoenix && fell.stand.controller == other)
        };
        let holds = |other: &Seat| {
            state.player(*other).is_some_and(|player| !player.hand.is_empty()) || rises(*other)
        };
        let partners = state.seats().filter(|other| *other != seat && holds(other)).collect();
        Some(Self { hand, open, partners })
    }

    /// The same once a draft card is taken.
    #[must_use]
    pub fn with(mut self, card: Card) -> Self {
        self.open.retain(|other| *other != card);
        crate::state::insert(&mut self.hand, card);
        self
    }

    /// The open cards for which a hand card can be exchanged.
    #[must_use]
    pub fn fits(&self, rules: &Rules, card: Card) -> Vec<Card> {
        let class = rules.pool.class(card);
        self.open.iter().copied().filter(|other| rules.pool.class(*other) == class).collect()
    }
}

/// Judges what was said of the end of the turn.
///
/// # Errors
/// [`Illegal`] with what is wrong.
pub fn judge(rules: &Rules, later: Option<Later>, then: &[&Then]) -> Result<Vec<Act>, Illegal> {
    let [first, rest @ ..] = then else { return Ok(Vec::new()) };
    let Then::Draft(key) = first else { return Err(Illegal::NoDraft) };
    let later = later.ok_or(Illegal::NoDraft)?;
    let taken = judge::among(rules, &later.open, *key, Illegal::NotOpen)?;
    let mut acts = vec![Act::Take(taken)];
    match rest {
        [] => {}
        [one] => acts.push(follow(rules, &later.with(taken), one)?),
        _ => return Err(Illegal::SecondFollow),
    }
    Ok(acts)
}

fn follow(rules: &Rules, later: &Later, then: &Then) -> Result<Act, Illegal> {
    let held = |key: Key| judge::among(rules, &later.hand, key, Illegal::NotInHand);
    match then {
        Then::Done => Ok(Act::Done),
        Then::Exchange(give, take) => {
            let give = held(*give)?;
            let fits = later.fits(rules, give);
            let found = fits.iter().find(|card| rules.pool.key(**card) == *take);
            let wrong = || Illegal::Exchange(judge::name(rules, give), judge::names(rules, &fits));
            found.map(|take| Act::Exchange(give, *take)).ok_or_else(wrong)
        }
        Then::Trade(partner, card) => {
            if !later.partners.contains(partner) {
                return Err(Illegal::Partner(later.partners.clone()));
            }
            held(*card).map(|card| Act::Trade(*partner, card))
        }
        _ => Err(Illegal::SecondFollow),
    }
}
