//! The menus of a prepared round: what its owner could want to do, as far as the view tells. They only help with the
//! words; whether an action is legal is judged when its turn comes (5.2).

use super::{
    needs::{Need, need_of, needs},
    round::{MOST_STEPS, is_last, may_be_prepared},
};
use crate::{
    ask::{kind_of, kind_say},
    cards::{Card, Face, Kind, Pick, Pool, Primitive, To, Trigger},
    moves::{Move, Verb},
    view::{OwnView, SeatView, View},
};
use skald_vocabulary::interface::{Choice, Choices, Key, Menu, Name, Say, Seat};

/// The word between two actions.
const THEN: Key = Key::of("then");

/// The owner's view and the cards of the table.
struct Prepare<'v> {
    pool: &'v Pool,
    view: &'v View,
    own: &'v OwnView,
}

/// What stands at the end of the words of an action.
struct Stand {
    menu: Menu,
    /// Nothing more has to be said.
    whole: bool,
}

/// What can follow these words, which stand after `do`; `None` where nothing can.
pub(super) fn steps_menu(pool: &Pool, view: &View, words: &[&str]) -> Option<Menu> {
    let steps: Vec<&[&str]> = split(words);
    let (now, before) = steps.split_last()?;
    let step = |words: &[&str]| words.join(" ").parse::<Move>().ok().filter(may_be_prepared);
    if !before.iter().all(|words| step(words).is_some_and(|step| !is_last(&step))) {
        return None;
    }
    let Stand { mut menu, whole } = Prepare::of(pool, view)?.stand(now)?;
    let goes_on = whole && step(now).is_some_and(|step| !is_last(&step)) && steps.len() < MOST_STEPS;
    if let Choices::One(of) = &mut menu.pick
        && goes_on
    {
        of.push(Choice::new(THEN, Say::new("chaos-order-then")));
    }
    Some(menu).filter(|menu| !menu.pick.list().is_empty())
}

/// Whether something has yet to be said about the last action of these words, as far as the view tells.
pub(super) fn is_unfinished(pool: &Pool, view: &View, words: &[&str]) -> bool {
    let last = split(words).pop();
    let stand = Prepare::of(pool, view).zip(last).and_then(|(prepare, last)| prepare.stand(last));
    stand.is_some_and(|stand| !stand.whole)
}

fn split<'a, 'w>(words: &'a [&'w str]) -> Vec<&'a [&'w str]> {
    words.split(|word| *word == THEN.as_str()).collect()
}

/// The words of one action, read as they come.
struct Reading<'w> {
    words: &'w [&'w str],
}

impl<'w> Reading<'w> {
    fn next(&mut self) -> Option<&'w str> {
        let (first, rest) = self.words.split_first()?;
        self.words = rest;
        Some(first)
    }

    fn eat(&mut self, word: &str) -> bool {
        let there = self.words.first() == Some(&word);
        if there {
            self.next();
        }
        there
    }

    const fn is_done(&self) -> bool {
        self.words.is_empty()
    }
}

fn menu(prompt: &'static str, of: Vec<Choice>) -> Menu {
    Menu { prompt: Say::new(prompt), pick: Choices::One(of) }
}

fn word(word: &'static str, label: &'static str) -> Choice {
    Choice::new(Key::of(word), Say::new(label))
}

fn open(prompt: &'static str, of: Vec<Choice>) -> Stand {
    Stand { menu: menu(prompt, of), whole: false }
}

fn whole(prompt: &'static str, of: Vec<Choice>) -> Stand {
    Stand { menu: menu(prompt, of), whole: true }
}

impl<'v> Prepare<'v> {
    fn of(pool: &'v Pool, view: &'v View) -> Option<Self> {
        Some(Self { pool, view, own: view.own.first()? })
    }

    /// What can follow within one action.
    fn stand(&self, words: &[&str]) -> Option<Stand> {
        let mut words = Reading { words };
        let Some(verb) = words.next() else { return Some(open("chaos-order-ask-step", self.verbs())) };
        match Key::new(verb).ok().and_then(Verb::read)? {
            Verb::Attack => self.attack(&mut words),
            Verb::Play => self.play(&mut words),
            Verb::Lay => self.lay(&mut words),
            Verb::Cycle => self.one(&mut words, "chaos-ask-cycle", |face| face.kind.is_character()),
            Verb::Inspire => self.inspire(&words),
            Verb::Ability | Verb::End if words.is_done() => Some(whole("chaos-order-ask-step", Vec::new())),
            _ => None,
        }
    }

    fn verbs(&self) -> Vec<Choice> {
        let any = |test: &dyn Fn(&Face) -> bool| !self.cards(&[], test).is_empty();
        let all = [
            ("attack", "chaos-choice-attack", any(&|face| face.attacks()) && self.others().next().is_some()),
            ("play", "chaos-choice-play", any(&plays)),
            ("lay", "chaos-choice-lay", any(&|face| face.kind.is_character())),
            ("ability", "chaos-choice-ability", self.has_ability()),
            ("cycle", "chaos-choice-cycle", any(&|face| face.kind.is_character())),
            ("inspire", "chaos-choice-inspire", any(&|face| face.assoc.is_some())),
            ("end", "chaos-choice-end", true),
        ];
        all.into_iter().filter(|(.., offered)| *offered).map(|(verb, label, _)| word(verb, label)).collect()
    }

    fn has_ability(&self) -> bool {
        let side = self.view.seats.iter().find(|side| side.seat == self.own.seat);
        let hero = side.and_then(|side| self.pool.hero(&side.hero));
        hero.is_some_and(|hero| !self.pool.warrior(hero).lists.on(Trigger::Ability).is_empty())
    }

    /// Cards of the hand that pass a test and of which a copy is left beside those spoken for.
    fn cards(&self, spoken: &[Key], test: &dyn Fn(&Face) -> bool) -> Vec<Choice> {
        let left =
            |key: Key, copies: u8| spoken.iter().filter(|other| **other == key).count() < usize::from(copies);
        self.own
            .hand
            .iter()
            .filter(|of| left(of.face.card.key, of.copies))
            .filter(|of| self.pool.find(of.face.card.key).is_some_and(|card| test(self.pool.face(card))))
            .map(|of| named(of.face.card.key, of.face.card.name))
            .collect()
    }

    fn card(&self, word: &str) -> Option<Card> {
        self.pool.find(Key::new(word).ok()?)
    }

    fn others(&self) -> impl Iterator<Item = &SeatView> {
        self.view.seats.iter().filter(|side| side.seat != self.own.seat && !side.out)
    }

    fn opponents(&self) -> Vec<Choice> {
        self.others()
            .map(|side| Choice::new(side.seat.key(), Say::new("chaos-player").with("who", side.seat)))
            .collect()
    }

    /// An action with one card.
    fn one(
        &self,
        words: &mut Reading<'_>,
        prompt: &'static str,
        test: impl Fn(&Face) -> bool,
    ) -> Option<Stand> {
        if words.next().is_none() {
            return Some(open(prompt, self.cards(&[], &test)));
        }
        words.is_done().then(|| whole(prompt, Vec::new()))
    }

    fn lay(&self, words: &mut Reading<'_>) -> Option<Stand> {
        let Some(card) = words.next() else {
            return Some(open("chaos-ask-lay", self.cards(&[], &|face| face.kind.is_character())));
        };
        let face = self.pool.face(self.card(card)?);
        self.after(words, needs(face.on(Trigger::Enter)))
    }

    fn inspire(&self, words: &Reading<'_>) -> Option<Stand> {
        let spoken: Vec<Key> = words.words.iter().filter_map(|word| Key::new(word).ok()).collect();
        let more = spoken.len() < 3;
        let of = if more { self.cards(&spoken, &|face| face.assoc.is_some()) } else { Vec::new() };
        (spoken.len() <= 3).then(|| Stand { menu: menu("chaos-ask-inspire", of), whole: !spoken.is_empty() })
    }

    fn play(&self, words: &mut Reading<'_>) -> Option<Stand> {
        let Some(card) = words.next() else { return Some(open("chaos-ask-play", self.cards(&[], &plays))) };
        let face = self.pool.face(self.card(card)?);
        self.after(words, needs(face.on(Trigger::Play)))
    }

    /// What is named after a card: one need after the other.
    fn after(&self, words: &mut Reading<'_>, needs: Vec<Need>) -> Option<Stand> {
        let mut needs = std::collections::VecDeque::from(needs);
        while let Some(need) = needs.pop_front() {
            let (prompt, of) = self.offered(&need);
            if of.is_empty() {
                continue;
            }
            let Some(said) = words.next() else { return Some(open(prompt, of)) };
            match need {
                Need::Recover(n, kind) if n > 1 && said != "done" => {
                    needs.push_front(Need::Recover(n - 1, kind));
                }
                Need::Option(options) => {
                    let at = said.strip_prefix('o')?.parse::<usize>().ok()?.checked_sub(1)?;
                    needs.extend(need_of(options.get(at)?));
                }
                _ => {}
            }
        }
        words.is_done().then(|| whole("chaos-order-ask-step", Vec::new()))
    }

    fn offered(&self, need: &Need) -> (&'static str, Vec<Choice>) {
        let side = self.view.seats.iter().find(|side| side.seat == self.own.seat);
        let nowhere = |test: &dyn Fn(Kind) -> bool| -> Vec<Choice> {
            let mut cards: Vec<_> = side.map(|side| side.nowhere.clone()).unwrap_or_default();
            cards.retain(|card| test(card.kind));
            cards.sort();
            cards.dedup();
            cards.iter().map(|card| named(card.key, card.name)).collect()
        };
        match need {
            Need::Opponent => ("chaos-ask-opponent", self.opponents()),
            Need::Recover(_, kind) => {
                let mut of = nowhere(&|of| kind.is_none_or(|kind| kind == of));
                of.push(word("done", "chaos-choice-done"));
                ("chaos-ask-recover", of)
            }
            Need::Discard => ("chaos-ask-discard", self.cards(&[], &|_| true)),
            Need::Deploy(To::Hand) => ("chaos-ask-deploy", self.cards(&[], &|face| face.kind.is_character())),
            Need::Deploy(_) => ("chaos-ask-deploy", nowhere(&Kind::is_character)),
            Need::Lasting => {
                let of = self.view.lasting.iter().map(|of| {
                    let note = Say::new("chaos-note-lasting").with("who", of.by);
                    named(of.key, of.card.name).note(note)
                });
                ("chaos-ask-dispel", of.collect())
            }
            Need::Option(options) => {
                let of = options.iter().enumerate().filter_map(|(at, act)| {
                    let key = Key::new(&format!("o{}", at + 1)).ok()?;
                    Some(Choice::new(key, crate::tell::primitive(act)))
                });
                ("chaos-ask-option", of.collect())
            }
        }
    }

    /// A volley: card, boost, target, named character, preference, further attacks.
    fn attack(&self, words: &mut Reading<'_>) -> Option<Stand> {
        let mut spoken: Vec<Key> = Vec::new();
        let mut more = Vec::new();
        loop {
            let Some(said) = words.next() else {
                more.extend(self.cards(&spoken, &|face| face.attacks()));
                let prompt = if spoken.is_empty() { "chaos-ask-attack" } else { "chaos-ask-attack-more" };
                return Some(Stand { menu: menu(prompt, more), whole: !spoken.is_empty() });
            };
            let card = self.card(said)?;
            spoken.push(Key::new(said).ok()?);
            match self.aimed(self.pool.face(card), &mut spoken, words)? {
                Ok(further) => more = further,
                Err(menu) => return Some(Stand { menu, whole: false }),
            }
        }
    }

    /// Reads what stands after the card of an attack: what may still be named about it, or a menu where words are missing.
    fn aimed(
        &self,
        face: &Face,
        spoken: &mut Vec<Key>,
        words: &mut Reading<'_>,
    ) -> Option<Result<Vec<Choice>, Menu>> {
        let boosts = |spoken: &[Key]| self.cards(spoken, &|boost| boost.boosts.has(face.kind));
        let with = || word("with", "chaos-choice-with");
        let mut boosted = false;
        if words.eat("with") {
            let Some(boost) = words.next() else {
                return Some(Err(menu("chaos-order-ask-boost", boosts(spoken))));
            };
            spoken.push(Key::new(boost).ok()?);
            boosted = true;
        }
        let may_boost = !boosted && !boosts(spoken).is_empty();
        if face.area {
            return Some(Ok(if may_boost && words.is_done() { vec![with()] } else { Vec::new() }));
        }
        let Some(said) = words.next() else {
            let mut of = self.opponents();
            if may_boost {
                of.push(with());
            }
            return Some(Err(menu("chaos-order-ask-target", of)));
        };
        let target = Seat::from_key(Key::new(said).ok()?).ok()?;
        let mut further = self.characters(face, target);
        while words.words.first().is_some_and(|word| word.starts_with('@')) {
            words.next();
            further.clear();
        }
        if !taking(face) || words.eat("ask") {
            return Some(Ok(further));
        }
        if !words.eat("prefer") {
            further.push(word("prefer", "chaos-choice-prefer"));
            further.push(word("ask", "chaos-choice-ask"));
            return Some(Ok(further));
        }
        let mut kinds = Vec::new();
        while let Some(kind) = words.words.first().and_then(|word| kind_of(word)) {
            words.next();
            kinds.push(kind);
        }
        let left = Kind::ALL.into_iter().filter(|kind| !kinds.contains(kind));
        let left: Vec<Choice> =
            left.filter_map(|kind| Some(Choice::new(Key::new(kind.word()).ok()?, kind_say(kind)))).collect();
        Some(if kinds.is_empty() { Err(menu("chaos-ask-prefer", left)) } else { Ok(left) })
    }

    /// The characters of a target that an attack may name.
    fn characters(&self, face: &Face, target: Seat) -> Vec<Choice> {
        let list = face.on(Trigger::Hit).iter().chain(face.on(Trigger::Success));
        let acts: Vec<&Primitive> = list.map(|effect| &effect.act).collect();
        let binds = acts.iter().any(|act| matches!(act, Primitive::Bind(_)));
        let banishes = acts.iter().any(|act| matches!(act, Primitive::Banish(..)));
        let Some(side) = self.view.seats.iter().find(|side| side.seat == target) else { return Vec::new() };
        let mut of = Vec::new();
        if binds {
            of.push(named(Key::of("@warrior"), side.warrior));
        }
        if binds || banishes {
            of.extend(side.row.iter().map(|of| named(of.key, of.card.name)));
        }
        of
    }
}

fn named(key: Key, name: Name) -> Choice {
    Choice::new(key, Say::new("chaos-name").with("name", name))
}

fn plays(face: &Face) -> bool {
    !face.on(Trigger::Play).is_empty()
}

fn taking(face: &Face) -> bool {
    face.on(Trigger::Hit).iter().any(|effect| matches!(effect.act, Primitive::Take(_, Pick::Actor)))
}
