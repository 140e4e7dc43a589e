//! Choices in the midst of an action: a card out of a hand, a card out of the own Arsenal, cards to put under it.

use super::{Read, Reading, Table, words::Words};
use crate::{
    cards::{Card, Kind},
    engine::Act,
    moves::Verb,
    refuse::no,
    volley::{Asked, Prefer},
};
use skald_vocabulary::interface::{Choice, Choices, Menu, Say, Seat};

impl<'s> Table<'s> {
    /// The player whose hand is being looked at.
    #[must_use]
    pub fn victim_of_choice(self) -> Option<Seat> {
        let volley = self.state.volley.as_ref()?;
        let hit = volley.paused?;
        volley.instances.get(usize::from(hit.instance)).map(|of| of.target)
    }

    /// The cards that may be taken now, the best first (decision 12).
    fn takeables(self) -> Vec<Card> {
        self.victim_of_choice().map(|victim| self.legal().takeables_ranked(victim, &[])).unwrap_or_default()
    }

    /// What was named in the declaration of the attack by which a card is taken now.
    #[must_use]
    pub fn prefers(self) -> Option<&'s Prefer> {
        let volley = self.state.volley.as_ref()?;
        let instance = volley.instances.get(usize::from(volley.paused?.instance))?;
        volley.attacks.get(usize::from(instance.attack)).map(|attack| &attack.prefer)
    }

    /// The cards among which a choice of the active player is open.
    #[must_use]
    pub fn choosable(self, seat: Seat) -> Vec<Card> {
        match self.state.pending.as_ref().map_or(Asked::Nothing, |pending| pending.asked) {
            Asked::Nothing => self.takeables(),
            Asked::Search(kind) => self.findable(seat, kind),
            Asked::Cycle(_) => self.state.side(seat).kinds().collect(),
        }
    }

    /// Which of these time would choose.
    #[must_use]
    pub fn default_choice(self, seat: Seat) -> Option<Card> {
        match self.state.pending.as_ref().map_or(Asked::Nothing, |pending| pending.asked) {
            Asked::Nothing => self.best_take(),
            Asked::Search(kind) => self.findable(seat, kind).first().copied(),
            Asked::Cycle(_) => None,
        }
    }

    fn verb_menu(verb: Verb, prompt: Say, label: &'static str) -> Menu {
        Menu { prompt, pick: Choices::One(vec![Choice::new(verb.key(), Say::new(label))]) }
    }

    pub(super) fn take_menu(self, _seat: Seat) -> Menu {
        Self::verb_menu(Verb::Take, Say::new("chaos-ask-take"), "chaos-choice-take")
    }

    fn take_cards(self) -> Menu {
        let choices = self.takeables().into_iter().map(|card| self.choice(card)).collect();
        Menu { prompt: Say::new("chaos-ask-take"), pick: Choices::One(choices) }
    }

    /// What time takes (decision 12).
    pub(super) fn best_take(self) -> Option<Card> {
        self.takeables().first().copied()
    }

    pub(super) fn read_take(self, seat: Seat, verb: Verb, words: &mut Words<'_>) -> Read {
        match verb {
            Verb::Lapse => {
                words.end(true, || self.take_menu(seat))?;
                let card = self.best_take().ok_or_else(|| words.stray(|| self.take_menu(seat)))?;
                Ok(Reading::whole(Act::Take(card, true)))
            }
            Verb::Nothing => {
                let list: Vec<Say> = self.takeables().into_iter().map(|card| self.pool.say(card)).collect();
                Err(no("chaos-no-must-take", "CHAOS-15.4").with("list", list))
            }
            Verb::Take => {
                let Some(word) = words.next() else {
                    return Ok(Reading { act: None, menu: words.menu(|| self.take_cards()) });
                };
                let card = self.card(word)?;
                let all = self.takeables();
                if !all.contains(&card) {
                    let list: Vec<Say> = all.into_iter().map(|card| self.pool.say(card)).collect();
                    let held =
                        self.victim_of_choice().is_some_and(|victim| self.state.side(victim).holds(card) > 0);
                    let face = self.pool.face(card);
                    let character = if face.kind.is_character() { Some(card) } else { face.assoc };
                    return Err(match (character, self.victim_of_choice()) {
                        (Some(character), Some(victim)) if held => no("chaos-no-identity", "CHAOS-15.1")
                            .with("victim", victim)
                            .with("character", self.pool.say(character))
                            .with("card", self.pool.say(card))
                            .with("list", list),
                        _ => no("chaos-no-must-take", "CHAOS-15.4").with("list", list),
                    });
                }
                words.end(true, || self.take_cards())?;
                Ok(Reading::whole(Act::Take(card, false)))
            }
            _ => Err(words.stray(|| self.take_menu(seat))),
        }
    }

    /// The cards of the own Arsenal that a search may find, by id, each once.
    fn findable(self, seat: Seat, kind: Option<Kind>) -> Vec<Card> {
        let fits = |card: &Card| kind.is_none_or(|kind| self.pool.face(*card).kind == kind);
        let mut cards: Vec<Card> = self.state.side(seat).arsenal.iter().copied().filter(fits).collect();
        cards.sort_unstable();
        cards.dedup();
        cards.sort_by_key(|card| &self.pool.face(*card).id);
        cards
    }

    pub(super) fn search_menu(self, _seat: Seat, _kind: Option<Kind>) -> Menu {
        let mut menu = Self::verb_menu(Verb::Take, Say::new("chaos-ask-search"), "chaos-choice-fetch");
        if let Choices::One(of) = &mut menu.pick {
            of.push(Choice::new(Verb::Nothing.key(), Say::new("chaos-choice-none")));
        }
        menu
    }

    pub(super) fn read_search(
        self,
        seat: Seat,
        kind: Option<Kind>,
        verb: Verb,
        words: &mut Words<'_>,
    ) -> Read {
        match verb {
            Verb::Lapse => {
                words.end(true, || self.search_menu(seat, kind))?;
                Ok(Reading::whole(Act::Fetch(self.findable(seat, kind).first().copied(), true)))
            }
            Verb::Nothing => {
                words.end(true, || self.search_menu(seat, kind))?;
                Ok(Reading::whole(Act::Fetch(None, false)))
            }
            Verb::Take => {
                let all = self.findable(seat, kind);
                let menu = || Menu {
                    prompt: Say::new("chaos-ask-search"),
                    pick: Choices::One(all.iter().map(|card| self.choice(*card)).collect()),
                };
                let Some(word) = words.peek() else {
                    return Ok(Reading { act: None, menu: words.menu(menu) });
                };
                let card = self.card(word)?;
                if !all.contains(&card) {
                    return Err(words.stray(menu));
                }
                words.next();
                words.end(true, menu)?;
                Ok(Reading::whole(Act::Fetch(Some(card), false)))
            }
            _ => Err(words.stray(|| self.search_menu(seat, kind))),
        }
    }

    pub(super) fn sink_root(self, _seat: Seat, most: u8) -> Menu {
        let prompt = Say::new("chaos-ask-sink").with("most", most);
        let mut menu = Self::verb_menu(Verb::Sink, prompt, "chaos-choice-sink");
        if let Choices::One(of) = &mut menu.pick {
            of.push(Choice::new(Verb::Nothing.key(), Say::new("chaos-choice-none")));
        }
        menu
    }

    pub(super) fn read_sink(self, seat: Seat, most: u8, verb: Verb, words: &mut Words<'_>) -> Read {
        match verb {
            Verb::Nothing | Verb::Lapse => {
                words.end(true, || self.sink_root(seat, most))?;
                Ok(Reading::whole(Act::Sink(Vec::new(), verb == Verb::Lapse)))
            }
            Verb::Sink => {
                let mut cards: Vec<Card> = Vec::new();
                let used = |cards: &[Card], card| cards.iter().filter(|other| **other == card).count();
                while cards.len() < usize::from(most)
                    && let Some(word) = words.next()
                {
                    let spoken = self.pool.find(word).map_or(0, |card| used(&cards, card));
                    cards.push(self.held(seat, word, spoken)?);
                }
                let menu =
                    || Menu {
                        prompt: Say::new("chaos-ask-sink").with("most", most),
                        pick: Choices::One(self.hand_choices(seat, |card| {
                            used(&cards, card) < self.state.side(seat).holds(card)
                        })),
                    };
                if cards.len() >= usize::from(most) {
                    words.end(true, menu)?;
                    return Ok(Reading::whole(Act::Sink(cards, false)));
                }
                let menu = words.menu(menu).filter(|menu| !menu.pick.list().is_empty());
                Ok(Reading { act: (!cards.is_empty()).then_some(Act::Sink(cards, false)), menu })
            }
            _ => Err(words.stray(|| self.sink_root(seat, most))),
        }
    }
}
