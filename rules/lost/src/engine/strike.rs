//! The attack, what the monster strikes back with, damage and defeat (LOST-11 to 14).

use skald_vocabulary::interface::Seat;

use super::Engine;
use crate::{
    cards::{Card, Text},
    event::{Event, Told},
    moves::{Arm, Attack},
    state::{Packet, Question, Side, Stage},
};

impl Engine<'_> {
    /// Step 3: the whole attack (LOST-11.10).
    pub(super) fn attack(&mut self, seat: Seat, attack: &Attack) {
        let eyes = self.eyes();
        let Some((blow, foe)) = eyes.blow(seat, attack).zip(eyes.side(seat).foe) else { return };
        let mana = eyes.mana_needed(seat, attack);
        let slot = self.state.table.fight().map_or(0, |fight| fight.slot);
        for tap in &attack.taps {
            self.state.table.side_mut(tap.seat).exhaust(tap.spell, slot);
        }
        let side = self.state.table.side_mut(seat);
        attack.exhausted().for_each(|card| side.exhaust(card, slot));
        attack.again.iter().for_each(|card| {
            side.spent.remove(card);
        });
        side.mana -= mana;
        let markers = foe.markers.saturating_add(blow.total());
        if let Some(foe) = &mut side.foe {
            foe.markers = markers;
        }
        let told = Told::of(attack, mana);
        let (beast, life, damage) = (foe.beast, self.pool.monster(foe.beast).life, blow.total());
        self.tell(Event::Attacked { seat, beast, attack: told, damage, markers, life });
        if blow.defeats {
            let copied = match attack.arm {
                Arm::Copy { card, .. } => self.pool.card(card).copies_weapon().unwrap_or(0),
                _ => 0,
            };
            return self.defeat(seat, copied);
        }
        if let Some(fight) = self.state.table.fight_mut() {
            fight.halved = blow.halves;
        }
        self.strike_texts(seat);
    }

    /// A weapon is used up (LOST-21.2).
    pub(super) fn slay(&mut self, seat: Seat, card: Card) {
        let Some(foe) = self.state.table.side(seat).foe else { return };
        self.state.table.side_mut(seat).take_off(card);
        Side::sort_in(&mut self.state.table.gone, card);
        self.tell(Event::Slew { seat, beast: foe.beast, card });
        self.defeat(seat, 0);
    }

    /// Step 4, first what makes no damage (LOST-13.1).
    fn strike_texts(&mut self, seat: Seat) {
        let Some(foe) = self.state.table.side(seat).foe else { return };
        self.stage(Stage::Strike);
        self.tell(Event::Strikes { seat, beast: foe.beast });
        for text in &self.pool.monster(foe.beast).texts {
            match text {
                Text::LoseSkill => self.lose_skill(seat),
                Text::HealAll(amount) => {
                    for side in self.state.table.sides.iter_mut() {
                        if let Some(foe) = &mut side.foe {
                            foe.markers = foe.markers.saturating_sub(*amount);
                        }
                    }
                    self.tell(Event::Mended { beast: foe.beast });
                }
                _ => {}
            }
        }
    }

    /// Step 4: the damage, to everybody at once (LOST-12.5, 13.2, 22.3).
    pub(super) fn strike(&mut self, seat: Seat) {
        self.stage(Stage::Settle);
        let halved = self.state.table.fight().is_some_and(|fight| fight.halved);
        let eyes = self.eyes();
        let Some((own, all)) = eyes.strikes_back(seat, halved).zip(eyes.strikes_others(seat)) else { return };
        for other in self.state.table.from(seat) {
            if self.state.table.side(other).defeated {
                continue;
            }
            let packet = if other == seat { own } else { all };
            if packet.harm.total() > 0 {
                self.hit(other, packet);
            }
        }
    }

    /// A player suffers a packet: asked if there is something to defend with (LOST-22.4).
    pub(super) fn hit(&mut self, seat: Seat, packet: Packet) {
        if self.eyes().can_help(seat, &packet) {
            self.ask(seat, Question::Defend(packet));
        } else {
            self.defended(seat, &packet, &[]);
        }
    }

    pub(super) fn defended(&mut self, seat: Seat, packet: &Packet, with: &[(Card, Option<u8>)]) {
        let eyes = self.eyes();
        let life = eyes.suffered(seat, packet, with);
        let mana = eyes.defence_needs(with);
        let slot = self.state.table.fight().map_or(0, |fight| fight.slot);
        let side = self.state.table.side_mut(seat);
        let cards: Vec<Card> = with.iter().map(|(card, _)| *card).collect();
        cards.iter().for_each(|card| side.exhaust(*card, slot));
        side.mana -= mana;
        let life = life.min(side.life);
        side.life -= life;
        self.tell(Event::Suffered { seat, beast: packet.from, cards, mana, life });
        self.at_nothing(seat);
    }

    /// All damage is suffered: who is at 0 falls, clockwise from the active player (LOST-14, 22.3).
    pub(super) fn settle(&mut self, seat: Seat) {
        self.stage(Stage::End);
        for other in self.state.table.from(seat) {
            let side = self.state.table.side_mut(other);
            if side.life > 0 || side.defeated {
                continue;
            }
            side.defeated = true;
            let foe = side.foe.take().map(|foe| foe.beast);
            if let Some(beast) = foe {
                Side::sort_in(&mut self.state.table.fled, beast);
            }
            self.tell(Event::Fell { seat: other, beast: foe });
            self.lose_skill(other);
        }
    }

    /// One added skill goes to the box; asked which, where they differ (LOST-13.3, 14.3).
    fn lose_skill(&mut self, seat: Seat) {
        let skills = &self.state.table.side(seat).skills;
        match skills.first().copied() {
            None => {}
            Some(only) if skills.iter().all(|card| *card == only) => self.drop_skill(seat, only),
            Some(_) => self.ask(seat, Question::Drop),
        }
    }

    pub(super) fn drop_skill(&mut self, seat: Seat, card: Card) {
        let side = self.state.table.side_mut(seat);
        if let Some(at) = side.skills.iter().position(|held| *held == card) {
            side.skills.remove(at);
            Side::sort_in(&mut self.state.table.gone, card);
            self.tell(Event::Lost { seat, card });
        }
    }
}
