//! What may be answered in a decision: the grammar of the game's moves.

use std::cell::Cell;

use skald_toolkit::grammar::{Grammar, Options, Walker, options};
use skald_vocabulary::{
    interface::{Choice, Key, Pick, Say, Seat},
    invariant::Invariant,
};

use crate::{
    cards::{Beast, Card, Harm, Type, take_out},
    eval::Eyes,
    illegal::Illegal,
    lists::{self, THEN},
    moves::{Move, Reward, Step},
    state::{Packet, Question},
    tell,
};

/// What is asked of a player, with what that player alone sees.
#[derive(Clone, Copy, Debug)]
pub enum Asked<'a> {
    /// D1.
    Hero,
    /// D2, of this hand.
    Take(&'a [Card]),
    /// D3, of this card.
    Attach(Card),
    /// One of the combat phase; the monsters are those that are looked at.
    Fight(&'a Question, &'a [Beast]),
}

/// The grammar of one decision.
#[derive(Clone, Copy, Debug)]
pub struct Answers<'a> {
    /// The table.
    pub eyes: Eyes<'a>,
    /// Whose decision.
    pub seat: Seat,
    /// What is asked.
    pub asked: Asked<'a>,
    /// Where answers follow one another, as in a prepared turn: set when the word between two was said.
    pub chain: Option<&'a Cell<bool>>,
}

impl Grammar for Answers<'_> {
    type Move = Move;
    type Illegal = Illegal;

    fn walk<W: Walker<Illegal = Illegal>>(&self, w: &mut W) -> Result<Move, W::Stop> {
        match self.asked {
            Asked::Hero => self.hero(w),
            Asked::Take(hand) => self.take(w, hand),
            Asked::Attach(card) => self.what_becomes(w, card).map(Move::Attach),
            Asked::Fight(question, looked) => match question {
                Question::Charge(beast) => {
                    w.said(const { Key::of("exhaust") });
                    let fit = self.eyes.charged(self.seat, *beast);
                    self.one_of(w, "lost-ask-charge", &fit).map(Move::Exhaust)
                }
                Question::Select => self.step(w, &self.eyes.steps(self.seat)),
                Question::Met => self.step(w, &[Step::Stay, Step::Pass]),
                Question::Look { pile } => self.meet(w, looked, *pile),
                Question::Attack => self.act(w),
                Question::Defend(packet) => self.defend(w, packet),
                Question::Heal => self.heal(w),
                Question::Reward => self.reward(w),
                Question::Drop => {
                    w.said(const { Key::of("drop") });
                    let mut skills = self.eyes.side(self.seat).skills.clone();
                    skills.dedup();
                    let note = |card: Card| self.level_note("lost-note-drop", card, -1);
                    self.one_noted(w, "lost-ask-drop", &skills, note).map(Move::Drop)
                }
            },
        }
    }
}

impl<'a> Answers<'a> {
    /// Step 2, with cards that may be used before (LOST-12.11).
    fn step<W: Walker<Illegal = Illegal>>(&self, w: &mut W, steps: &[Step]) -> Result<Move, W::Stop> {
        let usable = self.usable(false);
        let more = (!usable.is_empty()).then_some(const { Key::of("use") });
        let words = steps.iter().map(|step| step.key()).chain(more);
        if usable.is_empty() && w.said(const { Key::of("use") }) {
            return self.use_card(w, &usable);
        }
        let why = |word: Option<&Pick>| self.eyes.why_no_step(self.seat, word?.as_str());
        let answers = *self;
        let labelled = move |key: Key, _: &Key| {
            let choice = Choice::new(key, Say::new(tell::verb(key)));
            match answers.step_note(key) {
                Some(note) => choice.note(note),
                None => choice,
            }
        };
        let of = options(|| Say::new("lost-ask-select"), words, |key: &Key| *key, labelled);
        let word = w.one(of.or(why))?;
        match Step::ALL.iter().find(|step| step.key() == word) {
            Some(step) => Ok(Move::Step(*step)),
            None => self.use_card(w, &usable),
        }
    }

    /// Step 3: the attack, or something before it.
    fn act<W: Walker<Illegal = Illegal>>(&self, w: &mut W) -> Result<Move, W::Stop> {
        let usable = self.usable(true);
        let slayers = self.eyes.slayers(self.seat);
        let slays = (!slayers.is_empty()).then_some(const { Key::of("slay") });
        let uses = (!usable.is_empty()).then_some(const { Key::of("use") });
        let words = [Some(const { Key::of("attack") }), slays, uses].into_iter().flatten();
        if usable.is_empty() && w.said(const { Key::of("use") }) {
            return self.use_card(w, &usable);
        }
        let why = |word: Option<&Pick>| match word?.as_str() {
            "slay" => self.eyes.why_no_slaying(self.seat),
            word => self.eyes.why_no_step(self.seat, word),
        };
        match self.verb(w, lists::verbs("lost-ask-attack", words).or(why))?.as_str() {
            "slay" => {
                let why = |_: Option<&Pick>| self.eyes.why_no_slaying(self.seat);
                let weapon = w.one(self.cards("lost-ask-slay", &slayers).or(why))?;
                if w.instead(|_| Some(())).is_some() {
                    return Err(w.refuse(|| Illegal::SlayAlone));
                }
                Ok(Move::Slay(weapon))
            }
            "use" => self.use_card(w, &usable),
            _ => self.attack(w).map(Move::Attack),
        }
    }

    /// The cards that may be used before the attack: to help, to heal, and, once there is a monster, those that turn it.
    pub fn usable(&self, turning: bool) -> Vec<Card> {
        let side = self.eyes.side(self.seat);
        let wounded = side.life < side.life_max;
        let fits = |card: &Card| {
            self.eyes.card(*card).lines.iter().any(|line| {
                (line.helps() && self.eyes.is_useful(self.seat, *card))
                    || (line.heals() && wounded)
                    || (turning && line.turns_foe() && self.eyes.why_no_turning(*card).is_none())
            })
        };
        side.ready().filter(fits).collect()
    }

    pub fn use_card<W: Walker<Illegal = Illegal>>(
        &self,
        w: &mut W,
        usable: &[Card],
    ) -> Result<Move, W::Stop> {
        let why = |word: Option<&Pick>| self.eyes.why_no_use(self.seat, Card(word?.as_one()?));
        let card = w.one(self.cards("lost-ask-use", usable).or(why))?;
        let (count, from) = self.eyes.refreshable(self.seat, card);
        if from.is_empty() {
            return Ok(Move::Use { card, on: None });
        }
        let least = u8::from(self.eyes.mana_gain(self.seat, card) == 0);
        let why = |word: Option<&Pick>| {
            let bad = word?.as_some()?.into_iter().find(|key| !from.contains(&Card(*key)))?;
            let name = self.eyes.pool.find_card(Card(bad))?.name;
            Some(Illegal::NotBack { card: name, possible: self.names(&from) })
        };
        let on = w.some(self.cards("lost-ask-refresh", &from).or(why), least..=count)?;
        Ok(Move::Use { card, on: Some(on) })
    }

    /// D9: which monster, and how the others go back.
    fn meet<W: Walker<Illegal = Illegal>>(
        &self,
        w: &mut W,
        looked: &'a [Beast],
        pile: bool,
    ) -> Result<Move, W::Stop> {
        w.said(const { Key::of("meet") });
        let beast = w.one(self.beasts("lost-ask-look", looked.to_vec()))?;
        let mut rest = Vec::new();
        if pile {
            let mut left = looked.to_vec();
            take_out(&mut left, beast);
            left.extend(self.eyes.side(self.seat).foe.map(|foe| foe.beast));
            while left.iter().any(|of| Some(of) != left.first()) {
                let next = w.one(self.beasts("lost-ask-order", left.clone()))?;
                take_out(&mut left, next);
                rest.push(next);
            }
        }
        Ok(Move::Meet { beast, rest })
    }

    /// D13.
    fn defend<W: Walker<Illegal = Illegal>>(&self, w: &mut W, packet: &Packet) -> Result<Move, W::Stop> {
        let helpers: Vec<Card> = self.eyes.utilities(self.seat).collect();
        let all = const { [Key::of("defend"), Key::of("use")] };
        let words = all.into_iter().take(if helpers.is_empty() { 1 } else { 2 });
        if self.verb(w, lists::verbs("lost-ask-defend", words))? == const { Key::of("use") } {
            return self.use_card(w, &helpers);
        }
        self.defences_said(w, Some(packet))
    }

    /// The cards of a defence: against a packet, or against whatever may come.
    pub fn defences_said<W: Walker<Illegal = Illegal>>(
        &self,
        w: &mut W,
        packet: Option<&Packet>,
    ) -> Result<Move, W::Stop> {
        let any = Packet {
            from: Beast(const { Key::of("nobody") }),
            harm: Harm::default(),
            no_armor: false,
            halved: false,
        };
        let packet = packet.unwrap_or(&any);
        let all = self.eyes.defences(self.seat, packet);
        let mut with: Vec<(Card, Option<u8>)> = Vec::new();
        loop {
            let last = with.last().map(|(card, _)| *card);
            let mut fit: Vec<Card> =
                all.iter().copied().filter(|card| last.is_none_or(|last| *card > last)).collect();
            fit.extend(self.chain.map(|_| THEN));
            if fit.is_empty() || w.ends() {
                break;
            }
            let why = |word: Option<&Pick>| self.why_no_defence(packet, &all, Card(word?.as_one()?));
            let card = w.one(self.cards("lost-ask-defence", &fit).or(why))?;
            if card == THEN {
                self.chain.into_iter().for_each(|chain| chain.set(true));
                break;
            }
            let mana = self.eyes.side(self.seat).mana;
            let most = self.eyes.defence_times(card, mana.saturating_sub(self.eyes.defence_needs(&with)));
            let times = if most == 0 {
                None
            } else {
                Some(self.times(w, card, (0, most), mana, self.eyes.defence_mana(card))?)
            };
            with.push((card, times));
        }
        Ok(Move::Defend(with))
    }

    fn why_no_defence(&self, packet: &Packet, all: &[Card], card: Card) -> Option<Illegal> {
        let face = self.eyes.pool.find_card(card)?;
        if packet.no_armor && face.of == Type::Armor {
            return Some(Illegal::NoArmor(self.eyes.pool.monster(packet.from).name));
        }
        if self.eyes.side(self.seat).spent.contains_key(&card) {
            return Some(Illegal::Exhausted(face.name));
        }
        Some(Illegal::NoDefence { card: face.name, usable: self.names(all) })
    }

    /// Whether the last part of a chain asked by itself whether the chain goes on.
    pub fn is_open(&self, part: Option<&Move>) -> bool {
        matches!(part, Some(Move::Attack(_) | Move::Defend(_)))
    }

    /// How often mana is spent on a card's line, which takes `line.0` each time and may be limited.
    pub fn times<W: Walker<Illegal = Illegal>>(
        &self,
        w: &mut W,
        card: Card,
        (least, most): (u8, u8),
        mana: u8,
        line: Option<(u8, Option<u8>)>,
    ) -> Result<u8, W::Stop> {
        let (each, limit) = line.unwrap_or((1, None));
        let name = self.eyes.card(card).name;
        let why = |word: Option<&Pick>| {
            let times = word?.as_number()?;
            if limit.is_some_and(|limit| times > limit.into()) {
                return Some(Illegal::Once(name));
            }
            (times > most.into()).then(|| Illegal::TooMuchMana { needed: times * i64::from(each), mana })
        };
        let prompt = || Say::new("lost-ask-mana").with("card", name).with("each", each);
        let times = w.number_or(prompt, least.into()..=most.into(), why)?;
        Ok(u8::try_from(times).unwrap_or(most))
    }

    /// D14.
    fn heal<W: Walker<Illegal = Illegal>>(&self, w: &mut W) -> Result<Move, W::Stop> {
        let words = const { [Key::of("use"), Key::of("fall")] };
        if w.one(lists::verbs("lost-ask-heal", words))? == const { Key::of("fall") } {
            return Ok(Move::Fall);
        }
        let healing: Vec<Card> = self.eyes.healing(self.seat).collect();
        self.use_card(w, &healing)
    }

    fn reward<W: Walker<Illegal = Illegal>>(&self, w: &mut W) -> Result<Move, W::Stop> {
        let words = Reward::ALL.iter().map(|of| (of.key(), tell::reward(*of))).collect();
        let says = || Reward::ALL.iter().map(|of| Say::new(tell::reward(*of))).collect();
        let of = lists::labelled("lost-ask-reward", words);
        let (word, _) = w.one(of.or(|_| Some(Illegal::OneOf(says()))))?;
        Ok(Move::Reward(
            *Reward::ALL
                .iter()
                .find(|of| of.key() == word)
                .or_broken(&Reward::Life, "who chooses a reward has read it"),
        ))
    }

    /// One of several verbs; where there is but one, its word may be left out.
    pub fn verb<W, O>(&self, w: &mut W, of: O) -> Result<O::Item, W::Stop>
    where
        W: Walker<Illegal = Illegal>,
        O: Options<Illegal = Illegal>,
    {
        let mut all = of.items();
        match (all.next(), all.next()) {
            (Some(only), None) => {
                if !w.said(of.key(&only))
                    && let Some(why) = w.instead(|word| of.reason(Some(word)))
                {
                    return Err(w.refuse(|| why));
                }
                Ok(only)
            }
            _ => {
                drop(all);
                w.one(of)
            }
        }
    }

    /// One of a few cards; whoever names another one is told which there are.
    fn one_of<W: Walker<Illegal = Illegal>>(
        &self,
        w: &mut W,
        prompt: &'static str,
        of: &[Card],
    ) -> Result<Card, W::Stop> {
        self.one_noted(w, prompt, of, |_| None)
    }

    /// The same, with a note beside each card.
    fn one_noted<W: Walker<Illegal = Illegal>>(
        &self,
        w: &mut W,
        prompt: &'static str,
        of: &[Card],
        note: impl Fn(Card) -> Option<Say>,
    ) -> Result<Card, W::Stop> {
        let says = || of.iter().map(|card| tell::name(self.eyes.card(*card).name)).collect();
        let why = |word: Option<&Pick>| word.map(|_| Illegal::OneOf(says()));
        w.one(self.noted(prompt, of, note).or(why))
    }
}
