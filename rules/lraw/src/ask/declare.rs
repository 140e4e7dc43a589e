//! An activation, declared part by part: effect, answered item, X, modes, player, targets, cards that pay (LRAW-3.4.30).

use super::{Answers, Illegal, illegal::Chosen, keys};
use crate::{
    cards::{Ability, Cnt, Role, T},
    legal::{Declared, Due, Way, needs},
    sight::Me,
    state::{Card, Group, Paid, Window, Zone},
};
use skald_toolkit::grammar::{Walker, fitting, keywords, options};
use skald_vocabulary::interface::{Choice, Key, Pick, Say, Seat};
use std::ops::RangeInclusive;

const MODES: [(Key, &str); 4] = [
    (Key::of("m1"), "lraw-mode-1"),
    (Key::of("m2"), "lraw-mode-2"),
    (Key::of("m3"), "lraw-mode-3"),
    (Key::of("m4"), "lraw-mode-4"),
];

impl<'s> Answers<'s> {
    /// What a player who said so uses in a window: whoever names it need not be told what else could be used.
    pub(super) fn uses_said<W: Walker<Illegal = Illegal>>(
        &self,
        w: &mut W,
        seat: Seat,
        window: Window,
    ) -> Result<Declared, W::Stop> {
        if let Some(way) = w.instead(|word| self.meant(seat, window, word)) {
            return self.declared(w, seat, window, way);
        }
        if self.lens().can_use(seat, window) {
            return self.uses(w, seat, window);
        }
        let why = w.instead(|word| self.not_usable(seat, window, Some(word)));
        let none = || Illegal::Because(Say::new("lraw-refuse-nothing-to-use"), "LRAW-3.5.5");
        Err(w.refuse(|| why.unwrap_or_else(none)))
    }

    /// What can be used that has this word in the menu.
    pub(super) fn meant(&self, seat: Seat, window: Window, word: &Pick) -> Option<Way> {
        let (lens, wanted) = (self.lens(), word.as_one()?);
        let mut before: Vec<Key> = Vec::new();
        let mut found = None;
        lens.each_way(seat, &mut |way| {
            let plain = keys::key(self.pool, self.state, way.source);
            let maybe = found.is_none() && wanted.as_str().starts_with(plain.as_str());
            if maybe && lens.may_use(seat, way, window) {
                before.push(plain);
                found = (keys::numbered(&before, before.len() - 1) == wanted).then_some(way);
            }
        });
        found
    }

    /// What a player uses in a window.
    pub(super) fn uses<W: Walker<Illegal = Illegal>>(
        &self,
        w: &mut W,
        seat: Seat,
        window: Window,
    ) -> Result<Declared, W::Stop> {
        let lens = self.lens();
        let mut all: Vec<Way> = Vec::new();
        lens.each_way(seat, &mut |way| all.push(way));
        let can = |way: &Way| lens.may_use(seat, *way, window);
        let plain = |way: &Way| keys::key(self.pool, self.state, way.source);
        let word = |way: &Way| {
            let own = plain(way);
            let before = all.iter().take_while(|other| *other != way);
            keys::after(own, before.filter(|other| plain(other) == own && can(other)).count())
        };
        let label = |key, way: &Way| Choice::new(key, keys::label(self.pool, self.state, way.source));
        let of = options(|| Say::new("lraw-ask-use"), all.iter().copied(), word, label);
        let way = w.one(fitting(of.or(|word| self.not_usable(seat, window, word)), can))?;
        self.declared(w, seat, window, way)
    }

    /// What is used, with all that is declared with it.
    fn declared<W: Walker<Illegal = Illegal>>(
        &self,
        w: &mut W,
        seat: Seat,
        window: Window,
        way: Way,
    ) -> Result<Declared, W::Stop> {
        let mut declared = Declared::new(way);
        let lens = self.lens();
        let me = Me { this: way.source, you: seat };
        let objects = lens.objects(seat, way, window).unwrap_or_default();
        declared.object = match objects.as_slice() {
            [] => None,
            [only] => *only,
            several => {
                let label = |key, object: &Option<u32>| {
                    let item = self.state.sequence.iter().find(|item| Some(item.id) == *object);
                    let source = item.map_or(way.source, |item| item.source);
                    Choice::new(key, keys::label(self.pool, self.state, source))
                };
                let word = |object: &Option<u32>| Key::made(&format!("i{}", object.unwrap_or(0)));
                w.one(options(|| Say::new("lraw-ask-object"), several.to_vec(), word, label))?
            }
        };
        let event = lens.event_of(way, window).flatten();
        let mut ability = way.ability.map(|id| self.pool.ability(id));
        if let Some(clause) = ability.filter(|ability| way.card && ability.body.may) {
            let words = [(Key::of("with"), "lraw-choice-with"), (Key::of("bare"), "lraw-choice-bare")];
            let able = lens.able(clause, me, event);
            let with = able && w.one(keywords(|| Say::new("lraw-ask-clause"), words))?.as_str() == "with";
            ability = with.then_some(clause);
            declared.way.ability = declared.way.ability.filter(|_| with);
        } else if way.card && ability.is_none() {
            let opt = self.opt(way.source).filter(|opt| lens.able(opt, me, event));
            if let Some(opt) = opt {
                let words = [(Key::of("with"), "lraw-choice-with"), (Key::of("bare"), "lraw-choice-bare")];
                declared.with = w.one(keywords(|| Say::new("lraw-ask-with"), words))?.as_str() == "with";
                ability = declared.with.then_some(opt);
            }
        }
        if let Some(ability) = ability {
            self.declare(w, ability, me, event, &mut declared)?;
        }
        if way.card && !self.state.card(way.source).on_field() {
            declared.place = self.place_of(w, seat, Zone::Unified)?;
        }
        Ok(declared)
    }

    /// The once-per-turn effect of a card.
    fn opt(&self, card: Card) -> Option<&'s Ability> {
        let face = self.pool.face(self.state.card(card).face);
        face.abilities.iter().map(|id| self.pool.ability(*id)).find(|ability| ability.role == Role::Opt)
    }

    /// X, modes, player, targets, cards that pay.
    pub(super) fn declare<W: Walker<Illegal = Illegal>>(
        &self,
        w: &mut W,
        ability: &'s Ability,
        me: Me,
        event: Option<Card>,
        declared: &mut Declared,
    ) -> Result<(), W::Stop> {
        let lens = self.lens();
        if ability.chooses_x {
            let most = lens.most_x(ability, me, event);
            let most = i64::from(most.max(1));
            let why = |word: Option<&Pick>| {
                word.map(|_| Illegal::Because(Say::new("lraw-refuse-x").with("max", most), "LRAW-3.4.22"))
            };
            let x = w.number_or(|| Say::new("lraw-ask-x"), 1..=most, why)?;
            declared.x = i32::try_from(x).unwrap_or(1);
        }
        if let Some((count, of)) = ability.modes {
            let words = MODES.iter().copied().take(usize::from(of));
            let chosen = w.some(keywords(|| Say::new("lraw-ask-modes"), words), count..=count)?;
            for (at, (key, _)) in MODES.iter().enumerate() {
                declared.modes |= u8::from(chosen.contains(key)) << at;
            }
        }
        let groups = lens.groups(ability, me.this);
        if let Some(seats) = lens.players(&groups, ability, me.you) {
            let label = |key, seat: &Seat| Choice::new(key, Say::new("lraw-player").with("who", *seat));
            let seats: Vec<Seat> = seats.to_vec();
            declared.player =
                Some(w.one(options(|| Say::new("lraw-ask-player"), seats, |seat| seat.key(), label))?);
        }
        let foes = lens.state.opponents(me.you);
        if ability.one_opponent && declared.player.is_none() && foes.len() > 1 {
            let label = |key, seat: &Seat| Choice::new(key, Say::new("lraw-player").with("who", *seat));
            declared.player = Some(w.one(options(
                || Say::new("lraw-ask-player"),
                foes.to_vec(),
                |seat| seat.key(),
                label,
            ))?);
        }
        for group in groups {
            let T::Card(count, ..) = group else { continue };
            let chosen = self.group(w, ability, me, event, group, *count, declared)?;
            declared.groups.push(chosen);
        }
        self.paying(w, ability, me, declared)
    }

    /// One group of targets: cards that fit, that leave enough for the costs, and whose own price can be paid.
    #[expect(clippy::too_many_arguments, reason = "a group is judged by all that was declared before it")]
    fn group<W: Walker<Illegal = Illegal>>(
        &self,
        w: &mut W,
        ability: &'s Ability,
        me: Me,
        event: Option<Card>,
        group: &T,
        count: Cnt,
        declared: &Declared,
    ) -> Result<Group, W::Stop> {
        let lens = self.lens();
        let mut of = lens.candidates(group, ability, me, declared.player);
        of.retain(|card| {
            let taken: Vec<Card> = declared.targets().chain([*card]).collect();
            let named: Group = [*card].into_iter().collect();
            !declared.targets().any(|other| other == *card)
                && lens.leaves_enough(ability, me, &taken)
                && lens.pays(lens.true_costs(&ability.body.cost, me, declared.x, &[named], event), me)
        });
        let (least, most) = lens.count(count, declared.x);
        let (least, most) =
            (u8::try_from(least).unwrap_or(u8::MAX), u8::try_from(most.min(of.len())).unwrap_or(u8::MAX));
        if (least, most) == (1, 1) || least == 1 && most > 0 {
            let taken: Vec<Card> = declared.targets().collect();
            let why = |word: Option<&Pick>| self.not_target(ability, me, group, &of, &taken, word);
            return Ok([self.one(w, "lraw-ask-target", &of, why)?].into_iter().collect());
        }
        let count = least..=most.max(least);
        let chosen = self.some(w, || Say::new("lraw-ask-targets"), &of, count, Chosen::Targets)?;
        Ok(chosen.into_iter().take(6).collect())
    }

    /// Cards for additional costs, in printed order.
    fn paying<W: Walker<Illegal = Illegal>>(
        &self,
        w: &mut W,
        ability: &Ability,
        me: Me,
        declared: &mut Declared,
    ) -> Result<(), W::Stop> {
        let dues: Vec<Due<'_>> = ability.body.cost.iter().map(|cost| (cost, me)).collect();
        declared.pay = self.pay_with(w, &dues, declared.x, &declared.targets().collect::<Vec<_>>())?;
        Ok(())
    }

    /// With what some costs are paid; with none of `without`.
    pub(super) fn pay_with<W: Walker<Illegal = Illegal>>(
        &self,
        w: &mut W,
        dues: &[Due<'_>],
        x: i32,
        without: &[Card],
    ) -> Result<Paid, W::Stop> {
        let lens = self.lens();
        let mut paid = Paid::default();
        for (cost, me) in dues {
            if needs(cost) {
                let mut priced = lens.priced(cost, *me);
                priced.of.retain(|card| !paid.cards.contains(card) && !without.contains(card));
                if priced.of.len() < priced.least {
                    return Err(w.refuse(|| Illegal::Unpayable(keys::label(self.pool, self.state, me.this))));
                }
                let count = u8::try_from(priced.least).unwrap_or(u8::MAX);
                let ask = || Say::new("lraw-ask-pay");
                paid.cards.extend(self.some(w, ask, &priced.of, count..=count, Chosen::Cards)?);
            }
            let (of, count) = lens.off(cost, *me, x);
            let count = u8::try_from(count).unwrap_or(u8::MAX);
            if count > 0 {
                paid.counters.extend(self.counters(w, &of, count..=count)?);
            }
        }
        Ok(paid)
    }

    /// How many counters come off each of some cards (D-52); asked only where there is a choice.
    pub(super) fn counters<W: Walker<Illegal = Illegal>>(
        &self,
        w: &mut W,
        of: &[(Card, u8)],
        count: RangeInclusive<u8>,
    ) -> Result<Vec<(Card, u8)>, W::Stop> {
        let (mut least, mut most) = (*count.start(), *count.end());
        let mut rest: u8 = of.iter().fold(0, |sum, (_, there)| sum.saturating_add(*there));
        let mut taken = Vec::new();
        for (card, there) in of {
            rest = rest.saturating_sub(*there);
            let range = least.saturating_sub(rest)..=most.min(*there);
            let count = if range.start() == range.end() {
                *range.start()
            } else {
                let ask = || {
                    Say::new("lraw-ask-counters-off").with("card", keys::label(self.pool, self.state, *card))
                };
                let count = w.number(ask, i64::from(*range.start())..=i64::from(*range.end()))?;
                u8::try_from(count).unwrap_or(*range.start())
            };
            (least, most) = (least.saturating_sub(count), most.saturating_sub(count));
            if count > 0 {
                taken.push((*card, count));
            }
        }
        Ok(taken)
    }
}
