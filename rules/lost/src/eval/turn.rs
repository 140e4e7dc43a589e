//! What may be done in a turn slot before the attack: passing, drawing, cards that are used, and why something may not.

use skald_vocabulary::interface::{Name, Seat};

use super::Eyes;
use crate::{
    cards::{Beast, Card, Line, Text},
    illegal::Illegal,
    moves::Step,
    state::Question,
    tell,
};

impl Eyes<'_> {
    /// Who receives a passed monster: the first undefeated player without one, counter-clockwise (LOST-9.4, 9.5).
    pub fn receiver(&self, seat: Seat) -> Option<Seat> {
        let mut backwards = self.table.from(seat).rev();
        backwards.find(|other| {
            let side = self.side(*other);
            *other != seat && !side.defeated && side.foe.is_none()
        })
    }

    /// Whether a monster may be passed now.
    pub fn may_pass(&self, seat: Seat) -> bool {
        self.table.fight().is_some_and(|fight| fight.lap.is_none() && !fight.passed)
            && self.receiver(seat).is_some()
    }

    /// What may be done in step 2 (LOST-9.3 to 9.9).
    pub fn steps(&self, seat: Seat) -> Vec<Step> {
        let (up, pile) = (self.table.face_up.is_some(), self.table.pile > 0);
        let mut steps = Vec::new();
        if self.side(seat).foe.is_none() {
            steps.extend(up.then_some(Step::FaceUp));
            steps.extend(pile.then_some(Step::Draw));
            return steps;
        }
        steps.push(Step::Stay);
        if self.may_pass(seat) {
            steps.extend(up.then_some(Step::PassFaceUp));
            steps.extend(pile.then_some(Step::PassDraw));
        }
        steps
    }

    /// The cards that a charge may exhaust (LOST-10.4).
    pub fn charged(&self, seat: Seat, beast: Beast) -> Vec<Card> {
        let texts = &self.pool.monster(beast).texts;
        let types =
            texts.iter().find_map(|text| if let Text::Exhaust(types) = text { Some(types) } else { None });
        let Some(types) = types else { return Vec::new() };
        self.side(seat).ready().filter(|card| types.contains(&self.card(*card).of)).collect()
    }

    /// The weapons that slay the monster in front (LOST-21.2).
    pub fn slayers(&self, seat: Seat) -> Vec<Card> {
        let Some((_, monster)) = self.foe(seat) else { return Vec::new() };
        let own = self.side(seat).gear.iter().copied();
        own.filter(|card| self.card(*card).slays() == Some(monster.kind)).collect()
    }

    /// Why nothing can be slain.
    pub fn why_no_slaying(&self, seat: Seat) -> Option<Illegal> {
        let (_, monster) = self.foe(seat)?;
        let own = self.side(seat).gear.iter().map(|card| self.card(*card));
        let (weapon, slays) = own.into_iter().find_map(|face| Some((face.name, face.slays()?)))?;
        Some(Illegal::WrongKind { weapon, slays, is: monster.kind })
    }

    /// Why a card that turns the monster cannot be used now (LOST-21.10 to 21.13).
    pub fn why_no_turning(&self, card: Card) -> Option<Illegal> {
        let face = self.card(card);
        if self.table.fight().is_some_and(|fight| fight.turned) {
            return Some(Illegal::TurnedAlready);
        }
        if face.lines.contains(&Line::Polymorph) {
            return (self.table.reserve == 0).then_some(Illegal::NeedsReserve(face.name));
        }
        (self.table.pile == 0).then_some(Illegal::NeedsPile(face.name))
    }

    /// Why a card cannot be used before the attack.
    pub fn why_no_use(&self, seat: Seat, card: Card) -> Option<Illegal> {
        let face = self.pool.find_card(card)?;
        let side = self.side(seat);
        if !side.gear.contains(&card) {
            return Some(Illegal::NotOwned { card: face.name, own: self.named(&side.gear) });
        }
        if side.spent.contains_key(&card) {
            return Some(Illegal::Exhausted(face.name));
        }
        if face.lines.iter().any(Line::turns_foe) {
            return Some(self.why_no_turning(card).unwrap_or(Illegal::TurnedAlready));
        }
        Some(Illegal::NoUse(face.name))
    }

    /// Why a word of step 2 does not fit now.
    pub fn why_no_step(&self, seat: Seat, word: &str) -> Option<Illegal> {
        let fight = self.table.fight()?;
        let step = Step::ALL.iter().find(|step| step.key().as_str() == word)?;
        let has = self.side(seat).foe.is_some();
        let face_up = || {
            let beast = self.table.face_up.map(|beast| self.pool.monster(beast).name);
            Illegal::NoPile(beast.unwrap_or(Name::from("-")))
        };
        Some(match step {
            _ if fight.lap.is_some() => Illegal::Lap,
            Step::Pass | Step::PassFaceUp | Step::PassDraw if fight.passed => Illegal::PassedAlready,
            Step::PassDraw if self.may_pass(seat) => face_up(),
            Step::Pass | Step::PassFaceUp | Step::PassDraw => Illegal::CannotPass,
            Step::FaceUp if has => Illegal::HasMonster,
            Step::Draw if has => Illegal::HasMonster,
            Step::Draw => face_up(),
            Step::FaceUp | Step::Stay => {
                let question = fight.asks.first().map_or(&Question::Attack, |ask| &ask.what);
                Illegal::First(tell::question(question))
            }
        })
    }

    /// The names of cards.
    pub fn named(&self, of: &[Card]) -> Vec<Name> {
        of.iter().map(|card| self.card(*card).name).collect()
    }
}
