//! A defeated monster: experience, hero levels, gold, trophies and tokens (LOST-15, 16).

use skald_vocabulary::interface::Seat;

use super::Engine;
use crate::{
    cards::{Harm, Kind, Text},
    eval::score::hero_levels,
    event::Event,
    moves::Reward,
    state::{Packet, Question, Side, Stage, Token},
};

/// The gold of a hero level (LOST-15.2).
const REWARD: u16 = 2;

impl Engine<'_> {
    /// The monster in front is defeated: experience first (LOST-15.1, 15.5).
    pub(super) fn defeat(&mut self, seat: Seat, copied: u8) {
        let pool = self.pool;
        let side = self.state.table.side_mut(seat);
        let Some(foe) = side.foe.take() else { return };
        let xp = u16::from(pool.monster(foe.beast).xp) + u16::from(foe.bonus) + u16::from(copied);
        side.xp += xp;
        if let Some(fight) = self.state.table.fight_mut() {
            fight.beaten = Some(foe.beast);
            fight.stage = Stage::Spoils;
        }
        self.tell(Event::Defeated { seat, beast: foe.beast, xp });
    }

    pub(super) fn reward(&mut self, seat: Seat, reward: Reward) {
        let side = self.state.table.side_mut(seat);
        side.levels += 1;
        match reward {
            Reward::Gold => side.gold += REWARD,
            Reward::Life => (side.life, side.life_max) = (side.life + 1, side.life_max + 1),
            Reward::Mana => (side.mana, side.mana_max) = (side.mana + 1, side.mana_max + 1),
        }
        self.tell(Event::Rewarded { seat, reward });
    }

    /// One hero level after the other, then gold, trophy, challenge trophy, tokens and whoever avenges (LOST-15.5).
    pub(super) fn spoils(&mut self, seat: Seat) {
        let side = self.state.table.side(seat);
        if side.levels < hero_levels(side.xp) {
            return self.ask(seat, Question::Reward);
        }
        self.stage(Stage::End);
        let Some(beast) = self.state.table.fight_mut().and_then(|fight| fight.beaten.take()) else { return };
        let monster = self.pool.monster(beast);
        self.deal_gold(seat, monster.gold);
        Side::sort_in(&mut self.state.table.side_mut(seat).trophies, beast);
        self.challenge(seat, monster.kind);
        self.take_tokens(seat);
        self.avenge(seat);
    }

    /// One piece after the other: to oneself, to the left, to the right (LOST-15.3).
    fn deal_gold(&mut self, seat: Seat, gold: u8) {
        let shares = self.eyes().shares(seat, gold);
        for (seat, share) in &shares {
            self.state.table.side_mut(*seat).gold += u16::from(*share);
        }
        self.tell(Event::Gold { shares });
    }

    /// LOST-16.1 to 16.3.
    fn challenge(&mut self, seat: Seat, kind: Kind) {
        let Some(from) = self.eyes().wins_challenge(seat, kind) else { return };
        let table = &mut self.state.table;
        if let Some(holder) = from {
            table.side_mut(holder).challenges.retain(|held| *held != kind);
        }
        let side = table.side_mut(seat);
        Side::sort_in(&mut side.challenges, kind);
        side.legend += 1;
        self.tell(Event::Challenge { seat, kind, from });
    }

    /// LOST-16.5: the top token of each stack whose condition is met, once a stack.
    fn take_tokens(&mut self, seat: Seat) {
        for stack in &self.pool.stacks {
            if let Some(points) = self.eyes().won_token(seat, stack) {
                self.state.table.side_mut(seat).tokens.push(Token { stack: stack.id, points });
                self.tell(Event::Token { seat, stack: stack.id, points });
            }
        }
    }

    /// Monsters in front of others that avenge this one make one packet (LOST-13.6).
    fn avenge(&mut self, seat: Seat) {
        let mut harm = Harm::default();
        let mut from = None;
        for other in self.state.table.from(seat).skip(1) {
            let Some((foe, monster)) = self.eyes().foe(other) else { continue };
            for text in &monster.texts {
                if let Text::Avenge(hit) = text {
                    harm.add(*hit, 1);
                    from = Some(foe.beast);
                }
            }
        }
        if let Some(from) = from {
            self.stage(Stage::Settle);
            self.hit(seat, Packet { from, harm, no_armor: false, halved: false });
        }
    }
}
