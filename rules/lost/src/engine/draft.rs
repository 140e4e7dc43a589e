//! Heroes, and the first phase of a level: the draft, skills, purchases and conversions (LOST-2, 4 to 8).

use skald_vocabulary::interface::Seat;

use super::Engine;
use crate::{
    cards::{Card, Hero, Line, Track},
    event::Event,
    state::{Choice, Phase, Side, Use},
};

/// Rounds of a draft (LOST-4.2).
const ROUNDS: u8 = 5;

impl Engine<'_> {
    pub(super) fn choose_hero(&mut self, seat: Seat, hero: Hero) {
        let Some(board) = self.pool.hero(hero) else { return };
        let side = self.state.table.side_mut(seat);
        side.hero = Some(hero);
        (side.life, side.life_max) = (board.life, board.life);
        (side.mana, side.mana_max) = (board.mana, board.mana);
        side.gold = board.gold.into();
        self.tell(Event::Hero { seat, hero });
    }

    /// The last hero needs no choice; with all chosen the first level begins.
    pub(super) fn heroes_go_on(&mut self) -> bool {
        let table = &self.state.table;
        let taken = |hero| table.sides.iter().any(|side| side.hero == Some(hero));
        let free: Vec<Hero> = self.pool.heroes.iter().map(|of| of.id).filter(|id| !taken(*id)).collect();
        match (table.seats().find(|seat| table.side(*seat).hero.is_none()), free.as_slice()) {
            (None, _) => {
                let start = self.dice.pick("start", table.players().into());
                self.state.table.start = Seat::at(start);
                self.begin_level(1);
            }
            (Some(seat), [only]) => self.choose_hero(seat, *only),
            _ => return false,
        }
        true
    }

    /// Gives, changes or takes back a choice (LOST-4.4).
    pub fn choose(&mut self, seat: Seat, choice: Option<Choice>) {
        let given = choice.is_some();
        let before = match &choice {
            Some(choice) => self.state.secret.choices.insert(seat, choice.clone()),
            None => self.state.secret.choices.remove(&seat),
        };
        let card = choice.or(before).map(|choice| choice.card);
        self.tell(Event::Chose { seat, card, given });
    }

    /// With the last choice all are shown, and the hands go to the left (LOST-4.3, 4.6).
    pub(super) fn draft_goes_on(&mut self) -> bool {
        let Phase::Draft { round } = self.state.table.phase else { return false };
        if self.state.secret.choices.len() < self.state.table.sides.len() {
            return false;
        }
        let chosen = std::mem::take(&mut self.state.secret.choices);
        let hands = &mut self.state.secret.hands;
        // Each hand goes to the next seat, and that of the last one to the first.
        let mut passed =
            hands.last_entry().map(|mut last| std::mem::take(last.get_mut())).unwrap_or_default();
        let mut from = hands.keys().next_back().copied();
        for (seat, hand) in hands {
            std::mem::swap(hand, &mut passed);
            let of = from.replace(*seat).and_then(|from| chosen.get(&from));
            if let Some(at) = of.and_then(|of| hand.iter().position(|card| *card == of.card)) {
                hand.remove(at);
            }
        }
        let table = &self.state.table;
        let cards =
            table.from(table.start).filter_map(|seat| Some((seat, chosen.get(&seat)?.card))).collect();
        self.tell(Event::Shown { cards });
        self.state.table.phase = Phase::Attach { round, chosen };
        true
    }

    /// What becomes of a shown card, said now or ahead; `None` takes it back.
    pub fn plan_ahead(&mut self, seat: Seat, plan: Option<Use>) {
        if let Phase::Attach { chosen, .. } = &mut self.state.table.phase
            && let Some(choice) = chosen.get_mut(&seat)
        {
            choice.plan = plan;
        }
    }

    pub(super) fn plan(&mut self, seat: Seat, plan: Use) {
        self.plan_ahead(seat, Some(plan));
    }

    /// Attaches the next card, if it is known what becomes of it (LOST-4.5, 4.8).
    pub(super) fn attaching_goes_on(&mut self) -> bool {
        let Phase::Attach { round, chosen } = &self.state.table.phase else { return false };
        let (round, table) = (*round, &self.state.table);
        let next = table.from(table.start).find_map(|seat| Some((seat, chosen.get(&seat)?)));
        let Some((seat, Choice { card, plan })) = next else {
            self.next_draft(round);
            return true;
        };
        let card = *card;
        let plan = match plan {
            Some(Use::Buy(converted)) if self.eyes().buys(seat, card, converted) => {
                Use::Buy(converted.clone())
            }
            Some(_) => Use::Skill,
            None if self.eyes().can_buy_with(seat, card, &[], None) => return false,
            None => Use::Skill,
        };
        if let Phase::Attach { chosen, .. } = &mut self.state.table.phase {
            chosen.remove(&seat);
        }
        match plan {
            Use::Skill => self.add_skill(seat, card),
            Use::Buy(converted) => self.buy(seat, card, converted),
        }
        true
    }

    /// LOST-5.4.
    fn add_skill(&mut self, seat: Seat, card: Card) {
        let gold = self.state.table.level;
        let side = self.state.table.side_mut(seat);
        Side::sort_in(&mut side.skills, card);
        side.gold += u16::from(gold);
        let level = self.eyes().skills(seat).of(self.pool.card(card).icon);
        self.tell(Event::Skilled { seat, card, level, gold });
    }

    /// Conversions, payment and adding in one (LOST-6.7).
    fn buy(&mut self, seat: Seat, card: Card, converted: Vec<Card>) {
        let price = self.eyes().price(seat, card, &converted);
        let pool = self.pool;
        let side = self.state.table.side_mut(seat);
        for old in &converted {
            side.take_off(*old);
            Side::sort_in(&mut side.skills, *old);
        }
        side.gold = side.gold.saturating_sub(price.into());
        Side::sort_in(&mut side.gear, card);
        for line in &pool.card(card).lines {
            match line {
                Line::OnEquip(Track::Life) => (side.life, side.life_max) = (side.life + 1, side.life_max + 1),
                Line::OnEquip(Track::Mana) => (side.mana, side.mana_max) = (side.mana + 1, side.mana_max + 1),
                _ => {}
            }
        }
        self.tell(Event::Bought { seat, card, price, converted });
    }

    /// The next round of the draft, or the fight: the sixth cards go to the box unseen (LOST-4.9).
    fn next_draft(&mut self, round: u8) {
        if round < ROUNDS {
            self.state.table.phase = Phase::Draft { round: round + 1 };
            self.tell_hands();
            return;
        }
        for (_, hand) in std::mem::take(&mut self.state.secret.hands) {
            self.state.secret.sixth.extend(hand);
        }
        self.state.secret.sixth.sort_unstable();
        self.begin_combat();
    }

    /// Each player sees the hand that was picked up.
    pub(super) fn tell_hands(&mut self) {
        let hands = self.state.secret.hands.iter();
        self.out.extend(hands.map(|(seat, cards)| Event::Hand { seat: *seat, cards: cards.clone() }));
    }
}
