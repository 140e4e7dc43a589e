//! What a refusal names beside its reason: what happens now, what a card lacks, what forbids it, and what else could be done. By
//! the asked player's own view alone.

use super::{Answers, keys};
use crate::{
    cards::{Ability, Cond, Cost, Gs, Ph, T, Tag},
    legal::needs,
    sight::Me,
    state::{Asked, At, Card, ItemKind, Met, Window, mark},
    text,
};
use skald_vocabulary::interface::{Say, Seat};

impl Answers<'_> {
    /// The phase in words.
    pub(super) fn phase(&self) -> Say {
        Say::new(match self.state.phase {
            Ph::Countdown => "lraw-in-countdown",
            Ph::Reinforce => "lraw-in-reinforce",
            Ph::War => "lraw-in-war",
            Ph::End => "lraw-in-end",
        })
    }

    /// A sentence with a list, or the one without it where the list is empty.
    fn listed(say: impl Fn(&'static str) -> Say, ids: [&'static str; 2], list: Vec<Say>) -> Say {
        if list.is_empty() { say(ids[1]) } else { say(ids[0]).with("list", list) }
    }

    /// What a player can use in a window, each card once.
    fn usable(&self, seat: Seat, window: Window) -> Vec<Say> {
        let mut cards: Vec<Card> = Vec::new();
        for way in self.lens().ways(seat, window) {
            if !cards.contains(&way.source) {
                cards.push(way.source);
            }
        }
        self.names(&cards)
    }

    /// A phase in which only what names it may be used (B-12).
    pub(super) fn phase_only(&self) -> Say {
        let asked = self.state.asked.as_ref();
        let list = asked.map_or(Vec::new(), |asked| self.usable(asked.seat, Window::Phase));
        let say = |id| Say::new(id).with("phase", self.phase());
        Self::listed(say, ["lraw-refuse-phase-only", "lraw-refuse-phase-only-none"], list)
    }

    /// What can be done while an attack is in progress (B-09).
    pub(super) fn attack_stands(&self) -> Say {
        let what = self.state.asked.as_ref().map(|asked| (asked.seat, &asked.what));
        Say::new(match what {
            Some((_, Asked::Follow)) => "lraw-refuse-attack-follow",
            Some((_, Asked::Redeclare)) => "lraw-refuse-attack-redeclare",
            Some((seat, Asked::Respond)) if seat == self.state.active => "lraw-refuse-attack-own",
            Some((_, Asked::Respond)) => "lraw-refuse-attack-stands",
            _ => "lraw-refuse-attack-asked",
        })
    }

    /// The Countdown Phase, in which nothing is used, and when a player can use something next (B-11).
    pub(super) fn no_countdown(&self, seat: Seat) -> Say {
        let lens = self.lens();
        let hush = seat != self.state.active && self.state.side(self.state.active).changed(Gs::CastielHush);
        // The first turn of the game has no Reinforce Phase (LRAW-3.2.10).
        let none = self.state.turn <= 1 || lens.skips_reinforce(self.state.active);
        let next = if none || hush { "lraw-in-war" } else { "lraw-in-reinforce" };
        Say::new("lraw-refuse-countdown").with("window", Say::new(next))
    }

    /// Whether a player has turned up the one card that the end of the War Phase allows, and it waits to resolve (B-23). Below all
    /// others lies what began the Sequence, and nothing else lets a player begin one with a set card in a foreign War Phase without
    /// an attack and a Conscription to answer.
    pub(super) fn turned_up(&self, seat: Seat, window: Window) -> bool {
        let state = self.state;
        let foreign = window == Window::Response && state.phase == Ph::War && seat != state.active;
        let first = state.sequence.first().filter(|item| item.seat == seat && item.kind == ItemKind::Card);
        foreign && first.is_some() && state.attack.is_none() && state.announced.is_none()
    }

    /// A card that is used in its owner's turn alone (B-52).
    pub(super) fn own_turn(&self, seat: Seat, card: Card, window: Window) -> Say {
        let say = |id| self.said(id, card);
        let list = self.usable(seat, window);
        Self::listed(say, ["lraw-refuse-own-turn", "lraw-refuse-own-turn-none"], list)
    }

    /// What happens now, for whoever wants to answer it.
    fn now(&self, window: Window) -> Say {
        let label = |card| keys::label(self.pool, self.state, card);
        match (window, self.state.attack, self.state.announced) {
            (Window::Attack, Some(attack), _) => {
                Say::new("lraw-now-attack").with("card", label(attack.by)).with("other", label(attack.on))
            }
            (Window::Conscription, _, Some((card, _))) => self.said("lraw-now-conscription", card),
            (Window::EndOfWar, ..) => Say::new("lraw-now-end-of-war"),
            (Window::Response, ..) => {
                let cards: Vec<Card> = self.lens().answered().map(|item| item.source).collect();
                let list = self.names(&cards);
                Self::listed(Say::new, ["lraw-now-items", "lraw-now-nothing"], list)
            }
            _ => Say::new("lraw-now-nothing"),
        }
    }

    /// An answer that does not fit (B-16), or one that negates (B-17).
    pub(super) fn no_answer(&self, ability: &Ability, card: Card, window: Window) -> Say {
        let id = if ability.negates { "lraw-refuse-nothing-to-negate" } else { "lraw-refuse-no-answer" };
        let event = ability.body.on.as_ref().map_or(Say::new("lraw-nothing"), text::event);
        self.said(id, card).with("event", event).with("now", self.now(window))
    }

    /// Conditions that do not hold (B-55).
    pub(super) fn unmet(&self, ability: &Ability, me: Me) -> Option<Say> {
        let lens = self.lens();
        let unmet: Vec<Cond> =
            ability.body.req.iter().filter(|cond| !lens.holds(cond, me, None, true)).cloned().collect();
        let some = !unmet.is_empty();
        some.then(|| self.said("lraw-refuse-condition", me.this).with("list", text::conditions(&unmet)))
    }

    /// Additional costs that cannot be paid, and with what they could be (B-62).
    pub(super) fn additional(&self, ability: &Ability, me: Me, x: i32) -> Say {
        let costs =
            ability.body.cost.iter().filter(|cost| !matches!(cost, Cost::Blood(_) | Cost::Consume(_)));
        let say = |id| self.said(id, me.this);
        let ids = ["lraw-refuse-additional-cost", "lraw-refuse-additional-cost-none"];
        self.priced(say, ids, &costs.cloned().collect::<Vec<_>>(), me, x)
    }

    /// What attacking with a Warrior costs, and with what it could be paid (B-48).
    pub(super) fn attack_price(&self, seat: Seat, card: Card) -> Say {
        let (tax, _) = self.lens().attack_costs(card);
        let tax: Vec<Cost> = tax.into_iter().cloned().collect();
        let say = |id| self.said(id, card);
        let ids = ["lraw-refuse-attack-cost", "lraw-refuse-attack-cost-none"];
        self.priced(say, ids, &tax, Me { this: card, you: seat }, 0)
    }

    /// A sentence with costs, and with the cards that could pay them.
    fn priced(
        &self,
        say: impl Fn(&'static str) -> Say,
        ids: [&'static str; 2],
        costs: &[Cost],
        me: Me,
        x: i32,
    ) -> Say {
        let lens = self.lens();
        let mut cards: Vec<Card> = Vec::new();
        for cost in costs {
            let counted = lens.off(cost, me, x).0.into_iter().map(|(card, _)| card);
            let chosen = if needs(cost) { lens.priced(cost, me).of } else { crate::state::Cards::new() };
            cards.extend(counted.chain(chosen).filter(|card| !cards.contains(card)).collect::<Vec<_>>());
        }
        let say = |id| say(id).with("costs", text::costs(costs));
        Self::listed(say, ids, self.names(&cards))
    }

    /// A Warlord that has attacked (B-47).
    pub(super) fn warlord_attacked(&self, warlord: Card) -> Say {
        let lying = self.state.card(warlord);
        let kind = match (lying.has(mark::PHYSICAL), lying.has(mark::MAGICAL)) {
            (true, true) => "lraw-attack-both",
            (false, true) => "lraw-attack-magical",
            _ => "lraw-attack-physical",
        };
        self.said("lraw-refuse-warlord-attacked", warlord).with("kind", Say::new(kind))
    }

    /// Something that has to be done (B-73).
    pub(super) fn must(&self, of: &[Card]) -> Say {
        Say::new("lraw-refuse-must").with("list", self.names(of))
    }

    /// On what a trigger that has to be used can be used; itself where it has no targets.
    pub(super) fn owed(&self, met: &Met) -> Vec<Card> {
        let lens = self.lens();
        let ability = self.pool.ability(met.ability);
        let me = Me { this: met.source, you: met.seat };
        let groups = lens.groups(ability, met.source);
        let first = groups.into_iter().find(|group| matches!(group, T::Card(..)));
        let cards = first.map(|group| lens.candidates(group, ability, me, None).into_iter().collect());
        cards.filter(|cards: &Vec<Card>| !cards.is_empty()).unwrap_or_else(|| vec![met.source])
    }

    /// Why Perish of a card that went to the discard pile is not used: parts that are not possible (B-70). Nothing where all are, or
    /// where it has none.
    pub(super) fn no_perish(&self, seat: Seat, card: Card) -> Option<Say> {
        let lens = self.lens();
        let me = Me { this: card, you: seat };
        let ability =
            (self.state.card(card).at == At::Discard).then(|| lens.again(card, Tag::Perish).next())??;
        let groups = lens.groups(ability, card);
        let empty = |group: &&&T| match group {
            T::Card(count, ..) => lens.candidates(group, ability, me, None).len() < lens.count(*count, 0).0,
            T::Player(_) => false,
        };
        let mut missing: Vec<Say> = groups.iter().filter(empty).map(|group| text::target(group)).collect();
        if missing.is_empty() && !lens.fillable(ability, me, 0, None, &[]) {
            missing.extend(groups.iter().map(|group| text::target(group)));
        }
        if !lens.bears_blood(seat, lens.true_costs(&ability.body.cost, me, 0, &[], None).0) {
            missing.extend(text::costs(&ability.body.cost));
        }
        (!missing.is_empty()).then(|| Say::new("lraw-refuse-perish").with("list", missing))
    }
}
