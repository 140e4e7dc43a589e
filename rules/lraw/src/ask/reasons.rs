//! Why something cannot be said, in the words of part 8: of several reasons the first in its order. Nothing here names a card
//! that whoever is asked does not know.

use super::{Answers, Illegal, keys};
use crate::{
    cards::{Kind, On, Ph, Role, Tag},
    legal::Way,
    sight::Me,
    state::{Asked, At, Card, Code, ItemKind, Met, Question, Strike, Window, Zone},
};
use skald_vocabulary::interface::{Key, Pick, Say, Seat};

pub(super) fn because(say: Say, clause: &'static str) -> Option<Illegal> {
    Some(Illegal::Because(say, clause))
}

impl Answers<'_> {
    pub(super) fn said(&self, id: &'static str, card: Card) -> Say {
        Say::new(id).with("card", keys::label(self.pool, self.state, card))
    }

    pub(super) fn names(&self, cards: &[Card]) -> Vec<Say> {
        cards.iter().map(|card| keys::label(self.pool, self.state, *card)).collect()
    }

    /// The first of these cards that a word names.
    pub(super) fn of_word(&self, word: Option<&Pick>, among: impl IntoIterator<Item = Card>) -> Option<Card> {
        let key = word?.as_one()?;
        let plain = key.as_str().split('.').next().and_then(|plain| Key::new(plain).ok()).unwrap_or(key);
        let known = |card: &Card| keys::key(self.pool, self.state, *card) == plain;
        // A card that the asked player does not know is never found by what it is.
        let seen = |card: &Card| {
            let lying = self.state.card(*card);
            lying.open() || self.state.asked.as_ref().is_some_and(|asked| asked.seat == lying.side)
        };
        let same = |card: &Card| seen(card) && self.pool.face(self.state.card(*card).face).key == plain;
        let all: Vec<Card> = among.into_iter().collect();
        all.iter().copied().find(known).or_else(|| all.into_iter().find(same))
    }

    /// The cards of a player that lie where that player sees them.
    fn own(&self, seat: Seat) -> Vec<Card> {
        let side = self.state.side(seat);
        let led = [side.warlord, side.synergy].into_iter().chain(side.guardian);
        let piles = side.hand.iter().chain(&side.discard).copied();
        side.field().chain(piles).chain(led).collect()
    }

    /// Every card on the field, and the Warlords.
    fn in_sight(&self) -> Vec<Card> {
        let sides = self.state.seats().map(|seat| self.state.side(seat));
        sides.flat_map(|side| side.field().chain([side.warlord]).collect::<Vec<_>>()).collect()
    }

    /// The same, and every card that lies open beside the zones: discarded, eradicated face-up, under a Warrior or a Warlord.
    pub(super) fn in_reach(&self) -> Vec<Card> {
        let all = (0..self.state.cards.len()).filter_map(|at| u16::try_from(at).ok()).map(Card);
        let beside = |card: &Card| {
            let lying = self.state.card(*card);
            lying.open() && matches!(lying.at, At::Discard | At::Erad | At::Under(_) | At::Essence)
        };
        self.in_sight().into_iter().chain(all.filter(beside)).collect()
    }

    /// A verb that cannot be said in the main window (B-30 to B-36, B-40).
    pub(super) fn no_verb(&self, seat: Seat, word: Option<&Pick>) -> Option<Illegal> {
        let (lens, side) = (self.lens(), self.state.side(seat));
        match word?.as_str() {
            "side" => Some(Illegal::no_siding(self.state)),
            "attack" if self.state.turn <= 1 => because(Say::new("lraw-refuse-first-turn"), "LRAW-3.2.21"),
            "attack" => because(Say::new("lraw-refuse-no-attacker"), "LRAW-4.1.4"),
            "conscript" if side.free(Zone::Warrior).next().is_none() => {
                because(Say::new("lraw-refuse-no-warrior-zone"), "LRAW-2.0.1")
            }
            "conscript" if side.conscriptions >= lens.conscriptions(seat) => {
                because(Say::new("lraw-refuse-conscripted").with("n", side.conscriptions), "LRAW-2.3.50")
            }
            "conscript" if lens.no_conscript(seat) => {
                because(self.said("lraw-refuse-no-conscript", lens.conscript_forbidder(seat)?), "LRAW-5.5.1")
            }
            "conscript" => because(Say::new("lraw-refuse-no-warrior"), "LRAW-2.3.50"),
            "set" => because(Say::new("lraw-refuse-nothing-to-set"), "LRAW-2.0.2"),
            "use" => because(Say::new("lraw-refuse-nothing-to-use"), "LRAW-3.4.21"),
            "pass" | "follow" | "cancel" | "decline" => {
                because(Say::new("lraw-refuse-nothing-asked"), "LRAW-3.5.4")
            }
            _ => None,
        }
    }

    /// A verb of the main window while something else is to be answered (B-08 to B-10).
    pub(super) fn no_main(&self, window: Window, word: Option<&Pick>) -> Option<Illegal> {
        let verb = word?.as_str();
        match verb {
            "conscript" | "set" | "attack" | "end" => {}
            "use" => return because(Say::new("lraw-refuse-nothing-to-use"), "LRAW-3.5.5"),
            "side" => return Some(Illegal::no_siding(self.state)),
            _ => return None,
        }
        match window {
            Window::Attack => because(self.attack_stands(), "LRAW-4.1.2"),
            Window::Phase
                if self.state.asked.as_ref().is_some_and(|asked| asked.seat == self.state.active) =>
            {
                self.wrong_phase(verb)
            }
            Window::Phase => because(self.phase_only(), "LRAW-3.4.29"),
            Window::EndOfWar => because(Say::new("lraw-refuse-end-of-war"), "LRAW-3.5.5"),
            Window::Conscription => because(Say::new("lraw-refuse-conscription-only"), "LRAW-3.4.2"),
            Window::Response | Window::Main => {
                let top = self.state.sequence.last()?.source;
                because(self.said("lraw-refuse-sequence-first", top), "LRAW-3.4.2")
            }
        }
    }

    /// A trigger that can only be declined, since nothing in the hand fits it.
    pub(super) fn not_triggered(&self, met: &Met, word: Option<&Pick>) -> Option<Illegal> {
        let fits = word?.as_str() == "use" && self.pool.ability(met.ability).body.may;
        let say = || self.said("lraw-refuse-nothing-in-hand", met.source);
        if fits { because(say(), "LRAW-3.4.30") } else { None }
    }

    /// An action of the main window said to a question that is something else (B-09 to B-11, B-25, B-49, B-73).
    pub(super) fn no_action(&self, question: &Question, word: &Pick) -> Option<Illegal> {
        let verb = word.as_str();
        let known = matches!(verb, "conscript" | "set" | "attack" | "end" | "use");
        match &question.what {
            Asked::Main | Asked::Respond => return None,
            Asked::Trigger(_) if verb == "use" => return None,
            Asked::Trigger(met) if verb == "decline" && !self.pool.ability(met.ability).body.may => {
                return because(self.must(&self.owed(met)), "LRAW-3.4.25");
            }
            Asked::Cards { of, min: 1.., .. } if matches!(verb, "decline" | "pass" | "no" | "none" | "-") => {
                return because(self.must(of), "LRAW-3.4.25");
            }
            Asked::YesNo { code: Code::Mulligan, .. } if !known => {
                return self.half_a_mulligan(question.seat, word);
            }
            Asked::Number { code: Code::Reroll, max, .. } if !known => return Self::no_reroll(*max, word),
            Asked::Redeclare if verb == "attack" => return None,
            Asked::Follow if verb == "attack" => {
                let on = self.state.attack?.on;
                return because(self.said("lraw-refuse-still-target", on), "LRAW-4.2.5");
            }
            _ if !known => return None,
            _ => {}
        }
        if self.state.phase == Ph::Countdown {
            return because(self.no_countdown(question.seat), "LRAW-3.2.5");
        }
        if self.state.resolving {
            return because(Say::new("lraw-refuse-resolving"), "LRAW-6.5.13");
        }
        if self.state.attack.is_some() {
            return because(self.attack_stands(), "LRAW-4.1.2");
        }
        if self.state.phase == Ph::War {
            return None;
        }
        self.wrong_phase(verb)
    }

    /// Some cards of the opening hand, or how many of them, as if not all had to be put back (B-77).
    fn half_a_mulligan(&self, seat: Seat, word: &Pick) -> Option<Illegal> {
        let hand = &self.state.side(seat).hand;
        let held = |key: &Key| self.of_word(Some(&Pick::one(*key)), hand.iter().copied()).is_some();
        let some = word.as_some().is_some_and(|keys| keys.iter().any(held));
        (some || word.as_number().is_some())
            .then(|| Illegal::Because(Say::new("lraw-refuse-half-mulligan"), "LRAW-3.1.5"))
    }

    /// A die, or all of them, that cannot be rolled again any more (B-75).
    fn no_reroll(max: u8, word: &Pick) -> Option<Illegal> {
        let over = word.as_number().is_some_and(|number| number > i64::from(max));
        over.then(|| Illegal::Because(Say::new("lraw-refuse-reroll"), "LRAW-6.4.3"))
    }

    /// A main action in another phase (B-10).
    fn wrong_phase(&self, verb: &str) -> Option<Illegal> {
        let action = Say::new(match verb {
            "conscript" => "lraw-action-conscript",
            "set" => "lraw-action-set",
            "attack" => "lraw-action-attack",
            "end" => "lraw-action-end",
            _ => "lraw-action-use",
        });
        let say = Say::new("lraw-refuse-phase").with("action", action).with("phase", self.phase());
        because(say, "LRAW-3.2.20")
    }

    /// A card that cannot be Conscripted from the hand (B-07, B-35).
    pub(super) fn not_callable(&self, seat: Seat, word: Option<&Pick>) -> Option<Illegal> {
        let card = self.of_word(word, self.own(seat))?;
        if self.state.card(card).at != At::Hand {
            return because(
                self.said("lraw-refuse-not-in-hand", card)
                    .with("place", Say::new(crate::tell::place(self.state.card(card).at))),
                "LRAW-3.2.20",
            );
        }
        if self.pool.face(self.state.card(card).face).kind != Kind::Warrior {
            return because(self.said("lraw-refuse-no-warrior-card", card), "LRAW-2.3.50");
        }
        because(self.said("lraw-refuse-effects-only", card), "LRAW-2.3.50")
    }

    /// A card that cannot be set (B-07, B-31, B-36).
    pub(super) fn not_settable(&self, seat: Seat, word: Option<&Pick>) -> Option<Illegal> {
        let card = self.of_word(word, self.own(seat))?;
        if self.state.card(card).at != At::Hand {
            return because(
                self.said("lraw-refuse-not-in-hand", card)
                    .with("place", Say::new(crate::tell::place(self.state.card(card).at))),
                "LRAW-3.2.20",
            );
        }
        let face = self.pool.face(self.state.card(card).face);
        if face.kind.warrior() {
            return because(self.said("lraw-refuse-warriors-are-not-set", card), "LRAW-2.3.56");
        }
        because(self.no_zone(card), "LRAW-2.3.54")
    }

    /// All zones of a card's kind are taken (B-31).
    fn no_zone(&self, card: Card) -> Say {
        let kind = match self.pool.face(self.state.card(card).face).kind {
            Kind::Unified => "lraw-zones-unified",
            _ => "lraw-zones-fortified",
        };
        self.said("lraw-refuse-no-zone", card).with("kind", Say::new(kind))
    }

    /// A place that is not free (B-32).
    pub(super) fn no_place(&self, zone: Zone, word: &Pick, free: &[u8]) -> Option<Illegal> {
        let place = keys::placed(zone, word.as_one()?)?;
        let list: Vec<Say> = free.iter().map(|place| Say::new("lraw-number").with("n", place + 1)).collect();
        because(Say::new("lraw-refuse-place").with("n", place + 1).with("list", list), "LRAW-2.0.1")
    }

    /// A card that cannot attack (B-41 to B-43, B-47, B-48, B-50).
    pub(super) fn not_attacker(&self, seat: Seat, of: &[Card], word: Option<&Pick>) -> Option<Illegal> {
        let card = self.of_word(word, self.own(seat))?;
        let (lens, lying, side) = (self.lens(), self.state.card(card), self.state.side(seat));
        let able = |say: Say| match of {
            [] => say.with("list", Say::new("lraw-none-able")),
            of => say.with("list", self.names(of)),
        };
        if card == side.warlord {
            if side.pierced.is_none() {
                let say = self.said("lraw-refuse-veil", card).with("n", side.veil_left);
                return because(say, "LRAW-2.3.13");
            }
            return because(self.warlord_attacked(card), "LRAW-2.3.15");
        }
        if lying.warrior_place().is_none() {
            return because(able(self.said("lraw-refuse-no-fighter", card)), "LRAW-4.1.1");
        }
        if lying.attacks > lying.more {
            return because(able(self.said("lraw-refuse-attacked", card)), "LRAW-4.1.4");
        }
        if lens.blockaded(card) {
            return because(able(self.said("lraw-refuse-blockade", card)), "LRAW-8.2.2");
        }
        if let Some(by) = lens.attack_forbidder(seat) {
            return because(self.said("lraw-refuse-serenity", by), "LRAW-8.3.42");
        }
        because(self.attack_price(seat, card), "LRAW-4.1.7")
    }

    /// Something that cannot be attacked so (B-44 to B-46).
    pub(super) fn not_attacked(
        &self,
        seat: Seat,
        (by, strike): (Card, Strike),
        of: &[Card],
        word: Option<&Pick>,
    ) -> Option<Illegal> {
        let card = self.of_word(word, self.in_sight())?;
        let own = self.state.card(card).side == seat;
        match strike {
            Strike::Magical if self.state.warlord_of(card).is_some() => {
                because(Say::new("lraw-refuse-magical-warlord"), "LRAW-4.1.3")
            }
            Strike::Physical if own && self.state.card(card).warrior_place().is_some() => {
                because(Say::new("lraw-refuse-physical-own"), "LRAW-4.1.3")
            }
            _ => {
                let target = keys::label(self.pool, self.state, card);
                let say = self.said("lraw-refuse-attack-target", by).with("target", target);
                because(say.with("list", self.names(of)), "LRAW-4.1.2")
            }
        }
    }

    /// Something that cannot be used in a window (B-13 to B-17, B-21 to B-23, B-31, B-50 to B-55, B-60 to B-62, B-68, B-71).
    pub(super) fn not_usable(&self, seat: Seat, window: Window, word: Option<&Pick>) -> Option<Illegal> {
        let lens = self.lens();
        let card = self.of_word(word, self.own(seat))?;
        let (lying, own) = (self.state.card(card), seat == self.state.active);
        let face = self.pool.face(lying.face);
        match face.kind {
            Kind::Unified if !own => return because(Say::new("lraw-refuse-unified-foreign"), "LRAW-2.3.53"),
            Kind::Fortified if own && !lying.up => {
                return because(self.said("lraw-refuse-fortified-own", card), "LRAW-2.3.56");
            }
            Kind::Fortified if lying.at == At::Hand => {
                return because(self.said("lraw-refuse-fortified-hand", card), "LRAW-2.3.56");
            }
            Kind::Fortified if !lying.up && lying.set >= self.state.turn => {
                return because(self.said("lraw-refuse-just-set", card), "LRAW-2.3.56");
            }
            _ => {}
        }
        // What waits itself gives no way to use it yet.
        let waits = self.state.sequence.iter().any(|item| item.source == card && item.kind == ItemKind::Card);
        if waits && face.abilities.iter().any(|id| self.pool.ability(*id).role == Role::Opt) {
            return because(self.said("lraw-refuse-waits", card), "LRAW-3.4.27");
        }
        let mut ways = Vec::new();
        lens.each_way(seat, &mut |way| {
            if way.source == card {
                ways.push(way);
            }
        });
        let Some(way) = ways.first().copied() else {
            return because(self.no_perish(seat, card)?, "LRAW-8.3.24");
        };
        self.unready(seat, way, window).or_else(|| self.unfit(seat, way, window))
    }

    /// What a way to use something lacks by itself.
    fn unready(&self, seat: Seat, way: Way, window: Window) -> Option<Illegal> {
        let (lens, side) = (self.lens(), self.state.side(seat));
        let card = way.source;
        let lying = self.state.card(card);
        let face = self.pool.face(lying.face);
        let role = way.ability.map(|id| self.pool.ability(id).role);
        if let Some(by) = lens.unified_forbidder(seat).filter(|_| face.kind == Kind::Unified) {
            return because(self.said("lraw-refuse-unified-locked", by), "LRAW-5.5.1");
        }
        if let Some(Role::Sa | Role::Syn | Role::Consume) = role {
            if seat != self.state.active {
                return because(self.own_turn(seat, card, window), "LRAW-2.3.14");
            }
            if side.pierced.is_none() {
                let say = self.said("lraw-refuse-veil", card).with("n", side.veil_left);
                return because(say, "LRAW-2.3.13");
            }
        }
        let cool = match role {
            Some(Role::Sa) if side.more_sa == 0 => side.sa_cool,
            Some(Role::Syn) => side.syn_cool,
            _ => 0,
        };
        if cool > 0 {
            return because(self.said("lraw-refuse-cool-down", card).with("n", cool), "LRAW-2.3.16");
        }
        match role {
            Some(Role::Consume) if side.consume_used > side.more_consume => {
                because(self.said("lraw-refuse-used", card), "LRAW-2.3.41")
            }
            Some(Role::Opt) if lying.used & crate::legal::used_bit(face, way.ability) != 0 => {
                because(self.said("lraw-refuse-used", card), "LRAW-3.4.34")
            }
            _ if way.card && lying.at == At::Hand && side.free(Zone::Unified).next().is_none() => {
                because(self.no_zone(card), "LRAW-2.3.54")
            }
            _ => None,
        }
    }

    /// What keeps it from being used now: the moment, criteria, costs, targets.
    fn unfit(&self, seat: Seat, way: Way, window: Window) -> Option<Illegal> {
        let lens = self.lens();
        let card = way.source;
        let me = Me { this: card, you: seat };
        let ability = way.ability.map(|id| self.pool.ability(id))?;
        if window == Window::Phase && ability.body.ph.is_none() {
            return because(self.phase_only(), "LRAW-3.4.29");
        }
        if let Some(no) = self.unanswered(seat, way, window) {
            return Some(no);
        }
        if lens.objects(seat, way, window).is_none() {
            if self.turned_up(seat, window)
                && way.card
                && self.pool.face(self.state.card(card).face).kind == Kind::Fortified
            {
                return because(Say::new("lraw-refuse-end-of-war-done"), "LRAW-3.3.2");
            }
            return because(self.no_answer(ability, card, window), "LRAW-3.5.5");
        }
        let event = lens.event_of(way, window).flatten();
        if let Some(no) = self.unmet(ability, me) {
            return because(no, "LRAW-3.4.21");
        }
        let x = i32::from(ability.chooses_x);
        if !lens.affords(ability.body.cost.iter().map(|cost| (cost, me)), x) {
            return because(self.additional(ability, me, x), "LRAW-6.1.2");
        }
        let (blood, points) = lens.true_costs(&ability.body.cost, me, x, &[], event);
        let side = self.state.side(seat);
        if !lens.bears_blood(seat, blood) {
            let say = Say::new("lraw-refuse-blood").with("n", blood).with("damage", side.damage + blood);
            let most = (lens.dcm(seat) - 1 - side.damage).max(0);
            return because(say.with("dcm", lens.dcm(seat)).with("most", most), "LRAW-2.0.10");
        }
        if side.ap < points {
            return because(
                Say::new("lraw-refuse-points").with("n", points).with("ap", side.ap),
                "LRAW-6.1.1",
            );
        }
        if !lens.fillable(ability, me, x, None, &[]) {
            return because(self.said("lraw-refuse-no-target", card), "LRAW-3.4.21");
        }
        let moment = match window {
            Window::Main => lens.may_use(seat, way, window),
            _ => lens.able(ability, me, event),
        };
        let say =
            if moment { self.said("lraw-refuse-moment", card) } else { self.impossible(ability, me, event) };
        because(say, "LRAW-5.5.1")
    }

    /// An answer to something that cannot be answered so (B-18 to B-22).
    fn unanswered(&self, seat: Seat, way: Way, window: Window) -> Option<Illegal> {
        let lens = self.lens();
        let ability = self.pool.ability(way.ability?);
        let top = self.state.sequence.last();
        if let (Role::Syn, Window::Response) = (ability.role, window) {
            let fits = lens.may_use(seat, way, window);
            return (!fits).then(|| Illegal::Because(Say::new("lraw-refuse-synergy"), "LRAW-2.3.31"));
        }
        let swift = ability.tag == Some(Tag::Swift) && seat != self.state.active;
        if swift && matches!(window, Window::Conscription | Window::EndOfWar | Window::Phase) {
            return because(Say::new("lraw-refuse-swift"), "LRAW-8.3.40");
        }
        if window == Window::Response
            && swift
            && top.is_some_and(|item| {
                self.pool.face(self.state.card(item.source).face).kind == Kind::Fortified
                    && item.kind == ItemKind::Card
            })
        {
            return because(Say::new("lraw-refuse-swift"), "LRAW-8.3.40");
        }
        if !ability.negates {
            return None;
        }
        if let (Window::Conscription, Some((card, _))) = (window, self.state.announced)
            && lens.sworn(card)
        {
            let who = self.state.card(card).side;
            return because(Say::new("lraw-refuse-sworn").with("who", who), "LRAW-5.8.4");
        }
        let top = top.filter(|_| window == Window::Response)?;
        if matches!(ability.body.on, Some(On::Conscripted(_))) {
            return because(self.said("lraw-refuse-by-effect", top.source), "LRAW-3.4.4");
        }
        let closed = !top.open && lens.objects(seat, way, window).is_none();
        closed.then(|| Illegal::Because(self.said("lraw-refuse-unanswerable", top.source), "LRAW-3.4.76"))
    }
}
