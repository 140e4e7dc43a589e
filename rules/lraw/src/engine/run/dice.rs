//! Dice: rolled, perhaps rolled again, and then what they say (6.3, 6.4).

use super::{super::Engine, super::happen::Happened, Flow, Spot};
use crate::{
    cards::{Script, Stat, Why},
    event::Event,
    state::{Asked, Card, Code, Zone},
};

impl Engine<'_> {
    /// One effect with the sum (LRAW-6.3.3).
    pub(super) fn fx_roll(&mut self, spot: Spot, count: u8, one: &Script) -> Flow {
        if self.throw(spot, count, 0) == Flow::Asks {
            return Flow::Asks;
        }
        self.start(one);
        Flow::Done
    }

    /// The row with the sum (LRAW-6.3.1).
    pub(super) fn fx_table(&mut self, spot: Spot, count: u8, rows: &[(i32, i32, Script)]) -> Flow {
        if self.throw(spot, count, 0) == Flow::Asks {
            return Flow::Asks;
        }
        let sum = self.run().dice;
        if let Some((_, _, row)) = rows.iter().find(|(least, most, _)| (*least..=*most).contains(&sum)) {
            self.start(row);
        }
        Flow::Done
    }

    /// Names a number, rolls, and is right or wrong (LRAW-8.3.18).
    pub(super) fn fx_gamble(&mut self, spot: Spot) -> Flow {
        let me = self.me_now();
        if spot.step == 0 {
            return self.pause(spot, 1, me.you, Asked::Number { code: Code::Gamble, min: 1, max: 6 });
        }
        if spot.step == 1 {
            let called = self.answer_number().unwrap_or(4);
            self.run().amount = i32::from(called);
            self.tell(Event::Called(me.you, called));
        }
        if self.throw(Spot { step: spot.step - 1, ..spot }, 1, 1) == Flow::Asks {
            return Flow::Asks;
        }
        let (called, rolled) = (self.run().amount, self.run().dice);
        if called != rolled {
            if !self.safe_gamble(me.you) {
                self.wound(me.you, rolled, Why::Effect, Some(me.this));
            }
            return Flow::Done;
        }
        let foes = self.state.opponents(me.you);
        let warriors: Vec<(Card, i32, Card)> = foes
            .iter()
            .flat_map(|seat| self.state.side(*seat).cards(Zone::Warrior).collect::<Vec<_>>())
            .map(|card| (card, rolled, me.this))
            .collect();
        for seat in foes {
            self.wound(seat, rolled, Why::Effect, Some(me.this));
        }
        self.hit(&warriors, Why::Effect);
        self.heal(me.you, rolled);
        Flow::Done
    }

    /// Rolls, and lets the roller roll again as long as there are means and the wish (LRAW-6.4.2, 6.4.3). `shift` is by how
    /// many steps the instruction that rolls is ahead.
    fn throw(&mut self, spot: Spot, count: u8, shift: u8) -> Flow {
        let me = self.me_now();
        if spot.step == 0 {
            let dice: arrayvec::ArrayVec<u8, 8> = (0..count.min(8)).map(|_| self.die()).collect();
            self.tell(Event::Rolled(me.you, dice.to_vec()));
            self.run().table = dice;
            self.note_roll();
            self.raise(&Happened::Rolled(me.you));
        } else if let Some(chosen) = self.answer_number().filter(|chosen| *chosen > 0) {
            self.reroll(chosen);
        } else {
            return Flow::Done;
        }
        let dice = u8::try_from(self.run().table.len()).unwrap_or(0);
        let most = match (self.means(false).is_some(), self.means(true).is_some()) {
            (false, false) => return Flow::Done,
            (true, false) => dice,
            // The number above those of the dice means all of them.
            (_, true) => dice + 1,
        };
        self.pause(spot, 1 + shift, me.you, Asked::Number { code: Code::Reroll, min: 0, max: most });
        Flow::Asks
    }

    fn die(&mut self) -> u8 {
        u8::try_from(self.dice.die("die", 6)).unwrap_or(1)
    }

    /// The card that lets the roller roll again: one die, or all of an effect; `None` when its times are used up.
    fn means(&mut self, all: bool) -> Option<Card> {
        let me = self.me_now();
        let lens = self.lens();
        lens.sight.force.iter().find_map(|one| {
            let times = match &lens.pool.stat(one.stat).stat {
                Stat::RerollDie(n) if !all => *n,
                Stat::RerollAll(n) if all => *n,
                _ => return None,
            };
            let used = u8::try_from((lens.state.card(one.source).used >> 12).count_ones()).unwrap_or(0);
            (one.you == me.you && used < times).then_some(one.source)
        })
    }

    fn reroll(&mut self, chosen: u8) {
        let me = self.me_now();
        let count = self.run().table.len();
        let whole = usize::from(chosen) > count || self.means(false).is_none();
        let Some(card) = self.means(whole) else { return };
        // The highest bits of what was used count rerolls of a card.
        let used = self.state.card(card).used;
        self.state.card_mut(card).used = used | (((used >> 12) << 1 | 1) << 12);
        let at: Vec<usize> = if whole { (0..count).collect() } else { vec![usize::from(chosen) - 1] };
        for die in &at {
            let value = self.die();
            if let Some(there) = self.run().table.get_mut(*die) {
                *there = value;
            }
        }
        let table = self.run().table.to_vec();
        self.tell(Event::Rerolled(me.you, table.clone()));
        let again: i32 = at.iter().filter_map(|die| table.get(*die)).map(|die| i32::from(*die)).sum();
        let sum = table.iter().map(|die| i32::from(*die)).sum();
        let run = self.run();
        run.dice = sum;
        // Each roll and each reroll counts by itself (LRAW-5.8.3).
        let _ = run.rolls.try_push(again);
    }

    fn note_roll(&mut self) {
        let run = self.run();
        run.dice = run.table.iter().map(|die| i32::from(*die)).sum();
        let sum = run.dice;
        let _ = run.rolls.try_push(sum);
    }
}
