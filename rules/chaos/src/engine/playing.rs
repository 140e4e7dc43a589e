//! Own actions: playing a card for its `play` list, the Warrior's ability, and the choices in the midst of them.

use super::{About, Engine};
use crate::{
    cards::{Amount, Card, Kind, Primitive, To, Trigger},
    event::{Event, Fact},
    state::{Rest, Ward},
    volley::{Asked, Chosen, Pending},
};
use skald_vocabulary::interface::Seat;

impl Engine<'_> {
    /// Plays a card as an own action (CHAOS-9.7, 11.4, 13.2, 13.6).
    pub(super) fn play(
        &mut self,
        seat: Seat,
        card: Card,
        user: Option<u32>,
        chosen: Option<Seat>,
        named: Vec<Chosen>,
    ) {
        self.leave_hand(seat, card);
        if let Some(mark) = user.and_then(|id| self.state.side_mut(seat).marks_mut(id)) {
            mark.used = true;
        }
        self.tell(Fact::Played { seat, card });
        let pool = self.pool;
        let holds = self.legal().holding(pool.face(card).on(Trigger::Play), seat, None);
        self.begin(Some(card), holds, chosen, named);
    }

    /// Uses the Warrior's ability (CHAOS-1.12).
    pub(super) fn ability(&mut self, seat: Seat, named: Vec<Chosen>) {
        self.state.ability_used = true;
        let hero = self.state.side(seat).hero;
        self.tell(Fact::Ability { seat, hero });
        let pool = self.pool;
        let holds = self.legal().holding(pool.warrior(hero).lists.on(Trigger::Ability), seat, None);
        self.begin(None, holds, None, named);
    }

    fn begin(&mut self, card: Option<Card>, holds: u32, seat: Option<Seat>, chosen: Vec<Chosen>) {
        self.state.pending = Some(Box::new(Pending {
            card,
            step: 0,
            holds,
            seat,
            chosen,
            fate: To::Nowhere,
            stays: false,
            asked: Asked::Nothing,
        }));
        self.run_pending();
    }

    /// Goes on with the list of an own action as far as the next choice.
    fn run_pending(&mut self) {
        let seat = self.state.active();
        let pool = self.pool;
        while let Some(pending) = &mut self.state.pending {
            let list = match pending.card {
                Some(card) => pool.face(card).on(Trigger::Play),
                None => pool.warrior(self.state.sides[seat.index()].hero).lists.on(Trigger::Ability),
            };
            let step = usize::from(pending.step);
            let Some(effect) = list.get(step) else { break };
            let holds = pending.holds >> step & 1 == 1;
            let named = pending.chosen.get(step).cloned().unwrap_or(Chosen::Nothing);
            pending.step += 1;
            if holds && self.own_effect(seat, &effect.act, named) {
                self.state.rest = Rest::Choice;
                return;
            }
        }
        if let Some(pending) = self.state.pending.take()
            && let Some(card) = pending.card.filter(|_| !pending.stays)
        {
            self.put(seat, card, pending.fate);
        }
        self.state.rest = Rest::Action;
        self.sweep_and_go_on();
    }

    /// One effect of an own action. Whether the player is asked.
    fn own_effect(&mut self, seat: Seat, act: &Primitive, named: Chosen) -> bool {
        match (act, named) {
            (Primitive::Choose(options), Chosen::Option(at, inner)) => {
                return options.get(usize::from(at)).is_some_and(|act| self.own_effect(seat, act, *inner));
            }
            (Primitive::Search(kind), _) => return self.ask_search(seat, *kind),
            (Primitive::Cycle(n), _) => {
                let most = u8::try_from(self.state.side(seat).hand.len()).unwrap_or(u8::MAX).min(*n);
                if most == 0 || !self.state.lives(seat) {
                    return false;
                }
                return self.ask(Asked::Cycle(most));
            }
            (Primitive::Recover(_, _, to), Chosen::Cards(cards)) => self.recover(seat, &cards, *to),
            (Primitive::Deploy(from), Chosen::Deploy(card, chosen)) => self.deploy(seat, *from, card, chosen),
            (Primitive::Dispel(who, Amount::All), _) => {
                let about = self.about(seat);
                for of in self.who(*who, &about) {
                    let ids: Vec<u32> =
                        self.state.lasting.iter().filter(|one| one.by == of).map(|one| one.id).collect();
                    ids.into_iter().for_each(|id| self.end_lasting(id, true));
                }
            }
            (Primitive::Dispel(..), Chosen::Lasting(ids)) => {
                ids.into_iter().for_each(|id| self.end_lasting(id, true));
            }
            (Primitive::Discard(..), Chosen::Cards(cards)) => {
                for card in cards {
                    if self.state.side(seat).holds(card) > 0 {
                        self.discard_card(seat, card);
                    }
                }
            }
            (Primitive::Ward(n), _) => self.ward(seat, *n),
            (act, _) => {
                let mut about = self.about(seat);
                self.effect(act, &mut about);
                if let (Some(fate), Some(pending)) = (about.fate, &mut self.state.pending) {
                    pending.fate = fate;
                }
            }
        }
        false
    }

    fn about(&self, seat: Seat) -> About {
        let chosen = self.state.pending.as_ref().and_then(|pending| pending.seat);
        About { chosen, ..About::own(seat) }
    }

    fn ask(&mut self, asked: Asked) -> bool {
        self.state.next_id();
        if let Some(pending) = &mut self.state.pending {
            pending.asked = asked;
        }
        true
    }

    /// Looks through the own Arsenal; with a full hand it is only shuffled (2.4, `search`).
    fn ask_search(&mut self, seat: Seat, kind: Option<Kind>) -> bool {
        let fits = |card: &Card| kind.is_none_or(|kind| self.pool.face(*card).kind == kind);
        let found = self.state.side(seat).arsenal.iter().any(fits);
        if found && self.state.lives(seat) && self.legal().has_room(seat) {
            return self.ask(Asked::Search(kind));
        }
        self.shuffle(seat);
        self.tell(Fact::Searched { seat, card: None });
        false
    }

    /// The choice of a search: the card is shown to all, then the Arsenal is shuffled.
    pub(super) fn fetched(&mut self, seat: Seat, card: Option<Card>) {
        if let Some(card) = card {
            let side = self.state.side_mut(seat);
            if let Some(place) = side.arsenal.iter().position(|other| *other == card) {
                side.arsenal.remove(place);
                side.hold(card);
                self.state.idle.stirred = true;
            }
        }
        self.shuffle(seat);
        self.tell(Fact::Searched { seat, card });
        self.answered();
    }

    /// The choice of a cycling: the cards go under the Arsenal in this order, and as many are drawn.
    pub(super) fn sunk(&mut self, seat: Seat, cards: &[Card]) {
        let side = self.state.side_mut(seat);
        let mut count = 0_u8;
        for card in cards {
            if side.release(*card) {
                side.arsenal.insert(0, *card);
                side.bottom = side.bottom.saturating_add(1);
                count += 1;
            }
        }
        if count > 0 {
            self.out.push(Event::Sank { seat, cards: cards.to_vec() });
            self.draw(seat, count, false);
        }
        self.answered();
    }

    fn answered(&mut self) {
        if let Some(pending) = &mut self.state.pending {
            pending.asked = Asked::Nothing;
        }
        self.run_pending();
    }

    /// Cards come back from the own Nowhere Realm, the ones named when the card was played (CHAOS-1.9).
    fn recover(&mut self, seat: Seat, cards: &[Card], to: To) {
        for card in cards {
            if to == To::Hand && !self.legal().has_room(seat) {
                return;
            }
            let nowhere = &mut self.state.side_mut(seat).nowhere;
            if let Some(place) = nowhere.iter().rposition(|other| other == card) {
                nowhere.remove(place);
                self.put(seat, *card, to);
            }
        }
    }

    fn deploy(&mut self, seat: Seat, from: To, card: Card, chosen: Option<Seat>) {
        if from == To::Hand {
            if self.state.side(seat).holds(card) == 0 {
                return;
            }
            self.leave_hand(seat, card);
        } else {
            let nowhere = &mut self.state.side_mut(seat).nowhere;
            let Some(place) = nowhere.iter().rposition(|other| *other == card) else { return };
            nowhere.remove(place);
        }
        self.enter(seat, card, chosen, Some(from));
    }

    /// The card stays in front of the Warrior (CHAOS-14.5).
    fn ward(&mut self, seat: Seat, strength: u8) {
        let Some(pending) = &mut self.state.pending else { return };
        let Some(card) = pending.card.filter(|_| !pending.stays) else { return };
        pending.stays = true;
        self.state.side_mut(seat).wards.push(Ward { card, strength });
        self.tell(Fact::Warded { seat, card, strength });
    }
}
