//! What a position allows: values that cards in play change, and who may use which card. Reads, and changes nothing.

use super::{
    cards::{By, Card, Condition, Effect, Kind, Limit, Mode, Pool, Primitive, Trigger},
    state::{State, WARRIOR},
    volley::{Attack, Volley},
};
use skald_vocabulary::interface::Seat;

/// The hand maximum (CHAOS-5.2).
const HAND: usize = 9;

/// A position with its cards.
#[derive(Clone, Copy, Debug)]
pub struct Legal<'s> {
    /// All cards.
    pub pool: &'s Pool,
    /// The position.
    pub state: &'s State,
}

/// Why a card cannot answer an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// The attack is without opposition.
    Unopposed,
    /// It is no answer to such an attack.
    Kind,
    /// The card answers attacks of lower offence only.
    Offence(u8),
    /// The card answers attacks of this mode only.
    Mode(Mode),
    /// Its value is below the attack's stop clause: the kind and value that it takes.
    Value(Kind, u8),
    /// Its character is not in play.
    Absent(Card),
    /// Its character is not ready.
    Unready(Card),
    /// There is nobody to pass the attack on to.
    Nobody,
    /// The attack has been passed on once.
    Again,
}

impl<'s> Legal<'s> {
    /// A position with its cards.
    #[must_use]
    pub const fn new(pool: &'s Pool, state: &'s State) -> Self {
        Self { pool, state }
    }

    /// Everything that holds as long as it is in play on this side (trigger `static`).
    fn statics(self, seat: Seat) -> impl Iterator<Item = &'s Primitive> {
        let side = self.state.side(seat);
        let warrior = self.pool.warrior(side.hero).lists.on(Trigger::Static);
        let row = side.row.iter().flat_map(move |of| self.pool.face(of.card).on(Trigger::Static));
        warrior
            .iter()
            .chain(row)
            .filter(move |effect| self.holds(effect, seat, None))
            .map(|effect| &effect.act)
    }

    /// Whether the condition of an effect holds.
    #[must_use]
    pub fn holds(self, effect: &Effect, own: Seat, target: Option<Seat>) -> bool {
        let Some(condition) = effect.only else { return true };
        let side = self.state.side(own);
        let theirs = target.map(|seat| self.state.side(seat));
        match condition {
            Condition::OwnCharacter => !side.row.is_empty(),
            Condition::TargetAboveOwn => theirs.is_some_and(|other| other.total > side.total),
            Condition::OwnTotalAtMost(n) => side.total <= u16::from(n),
            Condition::TargetTotalAtMost(n) => theirs.is_some_and(|other| other.total <= u16::from(n)),
            Condition::OwnHas(card) => side.has(card),
            Condition::TargetHas(card) => theirs.is_some_and(|other| other.has(card)),
            Condition::OwnHandAtMost(n) => side.hand.len() <= usize::from(n),
        }
    }

    /// Which effects of a list hold now, one bit each: judged once, when the list starts (2.4).
    #[must_use]
    pub fn holding(self, list: &[Effect], own: Seat, target: Option<Seat>) -> u32 {
        (0_u32..32)
            .zip(list)
            .filter(|(_, effect)| self.holds(effect, own, target))
            .fold(0, |bits, (at, _)| bits | 1 << at)
    }

    /// The most cards that a player may hold (CHAOS-5.2).
    #[must_use]
    pub fn hand_max(self, seat: Seat) -> usize {
        let more: usize = self
            .statics(seat)
            .map(|act| if let Primitive::HandMax(n) = act { usize::from(*n) } else { 0 })
            .sum();
        HAND - usize::from(self.state.side(seat).copycat) + more
    }

    /// Whether the hand has room for one more card.
    #[must_use]
    pub fn has_room(self, seat: Seat) -> bool {
        self.state.side(seat).hand.len() < self.hand_max(seat)
    }

    /// How much stronger attacks of this kind are when such a character makes them.
    #[must_use]
    pub fn might(self, seat: Seat, kind: Kind, user: Option<Kind>) -> u8 {
        self.statics(seat)
            .map(|act| match act {
                Primitive::Might(n, of, by) if *of == kind && is_by(*by, user) => *n,
                _ => 0,
            })
            .fold(0, u8::saturating_add)
    }

    /// Whether Destructive attacks of this mode do not affect a player (CHAOS-10.3).
    #[must_use]
    pub fn immune(self, seat: Seat, mode: Mode) -> bool {
        self.statics(seat).any(|act| *act == Primitive::Immune(mode))
    }

    /// How much lower losses to attacks of this kind are: always, and once in a round.
    #[must_use]
    pub fn armor(self, seat: Seat, kind: Kind) -> (u8, u8) {
        let mut sums = (0_u8, 0_u8);
        for act in self.statics(seat) {
            match act {
                Primitive::Armor(n, vs, Limit::Every) if *vs == kind => sums.0 = sums.0.saturating_add(*n),
                Primitive::Armor(n, vs, Limit::First) if *vs == kind => sums.1 = sums.1.saturating_add(*n),
                _ => {}
            }
        }
        sums
    }

    /// Whether a character supports the use of this card now (CHAOS-8.1, 8.2, 7.5).
    ///
    /// # Errors
    /// [`Unfit::Absent`] or [`Unfit::Unready`] with the character.
    pub fn supported(self, seat: Seat, card: Card) -> Result<(), Unfit> {
        let side = self.state.side(seat);
        match self.pool.face(card).assoc {
            None => Ok(()),
            Some(character) if side.has_ready(character) => Ok(()),
            Some(character) if side.has(character) => Err(Unfit::Unready(character)),
            Some(character) => Err(Unfit::Absent(character)),
        }
    }

    /// The characters that could use an attacking or `none` Mystical card, the oldest first: the Warrior or every copy of
    /// the associated character, usable or not.
    pub fn users(self, seat: Seat, card: Card) -> impl Iterator<Item = u32> + 's {
        let side = self.state.side(seat);
        let assoc = self.pool.face(card).assoc;
        let warrior = assoc.is_none().then_some(WARRIOR);
        let row = side.row.iter().filter(move |of| Some(of.card) == assoc).map(|of| of.id);
        warrior.into_iter().chain(row)
    }

    /// Whether an attack with these cards is an Air attack (CHAOS-10.2).
    #[must_use]
    pub fn airborne(self, by: Seat, card: Card, boost: Option<Card>) -> bool {
        let face = self.pool.face(card);
        let boost = boost.map_or(&[][..], |boost| self.pool.face(boost).on(Trigger::Boost));
        let lifts = |effect: &Effect| effect.act == Primitive::Airborne && self.holds(effect, by, None);
        face.mode == Some(Mode::Air) || face.on(Trigger::Attack).iter().chain(boost).any(lifts)
    }

    /// Whether an attack could legally be aimed at a player (CHAOS-9.1, 10.3).
    #[must_use]
    pub fn could_hit(self, card: Card, air: bool, by: Seat, target: Seat) -> bool {
        let destructive = self.pool.face(card).kind == Kind::Destructive;
        let mode = if air { Mode::Air } else { Mode::Ground };
        target != by && self.state.lives(target) && !(destructive && self.immune(target, mode))
    }

    /// To whom a responder could pass an attack on (CHAOS-12.16), in seat order from the responder.
    pub fn heirs(self, attack: &'s Attack, by: Seat, responder: Seat) -> impl Iterator<Item = Seat> + 's {
        self.state
            .opponents(responder)
            .filter(move |seat| *seat != by && self.could_hit(attack.card, attack.air, by, *seat))
    }

    /// Whether a card of this player may answer an attack (CHAOS-10.7, 11.2, 12.2 to 12.6).
    ///
    /// # Errors
    /// [`Unfit`] with the reason.
    pub fn fits(
        self,
        seat: Seat,
        card: Card,
        volley: &Volley,
        attack: &Attack,
        late: bool,
    ) -> Result<(), Unfit> {
        if attack.unopposed {
            return Err(Unfit::Unopposed);
        }
        let face = self.pool.face(card);
        let attacking = self.pool.face(attack.card);
        let answers = face.answers.has(attacking.kind);
        if attacking.kind == Kind::Mystical {
            if !answers {
                match attacking.stop {
                    Some(stop) if stop.kind == face.kind && face.dv.is_some() => {
                        if face.dv < Some(stop.min_dv) {
                            return Err(Unfit::Value(stop.kind, stop.min_dv));
                        }
                    }
                    _ => return Err(Unfit::Kind),
                }
            }
        } else if !answers && !face.blocks() {
            return Err(Unfit::Kind);
        } else if answers {
            if let Some(most) = face.max_ov
                && attack.offence > most
            {
                return Err(Unfit::Offence(most));
            }
            if let Some(mode) = face.mode_only
                && (mode == Mode::Air) != attack.air
            {
                return Err(Unfit::Mode(mode));
            }
        }
        self.supported(seat, card)?;
        if self.redirects(card) {
            if late {
                return Err(Unfit::Again);
            }
            if self.heirs(attack, volley.by, seat).next().is_none() {
                return Err(Unfit::Nobody);
            }
        }
        Ok(())
    }

    /// Whether an answer passes attacks on.
    #[must_use]
    pub fn redirects(self, card: Card) -> bool {
        self.pool.face(card).on(Trigger::Respond).iter().any(|effect| effect.act == Primitive::Redirect)
    }

    /// Whether a card counters a lasting Mystical (CHAOS-11.8), its character aside.
    #[must_use]
    pub fn counters(self, card: Card, lasting: Card) -> bool {
        let face = self.pool.face(card);
        let cancels = || face.on(Trigger::Respond).iter().any(|effect| effect.act == Primitive::Cancel);
        face.answers.mystical && cancels() || self.stops(lasting, card)
    }

    /// How many copies of a card in hand are bound by the player's own secret plan (CHAOS-12.15).
    #[must_use]
    pub fn bound(self, seat: Seat, card: Card) -> usize {
        let plan = self.state.volley.as_ref().and_then(|volley| volley.plans.own(seat));
        plan.map_or(0, |plan| plan.binds(card))
    }

    /// Whether the Identity rule lets a card of this player be taken (CHAOS-15.1, 15.2).
    #[must_use]
    pub fn takeable(self, victim: Seat, card: Card) -> bool {
        let face = self.pool.face(card);
        let pertains = if face.kind.is_character() { Some(card) } else { face.assoc };
        pertains.is_none_or(|character| self.state.side(victim).has(character))
    }

    /// The cards of a hand that may be taken, sorted, each once.
    #[must_use]
    pub fn takeables(self, victim: Seat) -> Vec<Card> {
        self.state.side(victim).kinds().filter(|card| self.takeable(victim, *card)).collect()
    }

    /// Whether a hand holds a card that may be taken.
    #[must_use]
    pub fn any_takeable(self, victim: Seat) -> bool {
        self.state.side(victim).hand.iter().any(|card| self.takeable(victim, *card))
    }

    /// The cards of a hand that may be taken, the best first (decision 12): of the kinds named, in their order, then the
    /// highest OV, then the highest DV, then by id.
    #[must_use]
    pub fn takeables_ranked(self, victim: Seat, kinds: &[Kind]) -> Vec<Card> {
        let mut cards = self.takeables(victim);
        cards.sort_by_key(|card| {
            let face = self.pool.face(*card);
            let place = kinds.iter().position(|kind| *kind == face.kind).unwrap_or(kinds.len());
            (place, std::cmp::Reverse((face.ov, face.dv.unwrap_or(0))), &face.id)
        });
        cards
    }

    /// What a forced discard takes that no plan names: the kinds of `discard_pref` in their order, then the default of
    /// decision 13, which is associated cards that cannot be used first, then the lowest of OV and DV, then by id.
    #[must_use]
    pub fn worst(self, seat: Seat) -> Option<Card> {
        let side = self.state.side(seat);
        side.kinds().min_by_key(|card| {
            let face = self.pool.face(*card);
            let useful = face.assoc.is_none_or(|character| side.has(character));
            let place = side.discards.iter().position(|kind| *kind == face.kind);
            (place.unwrap_or(side.discards.len()), useful, face.ov.max(face.dv.unwrap_or(0)), &face.id)
        })
    }

    /// The characters of a player that a `banish` or `bind` could mean, the oldest first; 0 is the Warrior.
    #[must_use]
    pub fn meant(self, seat: Seat, by: By, warrior: bool) -> Vec<u32> {
        let side = self.state.side(seat);
        let own = (warrior && matches!(by, By::Warrior | By::Any)).then_some(WARRIOR);
        let row = side.row.iter().filter(|of| is_by(by, Some(self.pool.face(of.card).kind))).map(|of| of.id);
        own.into_iter().chain(row).collect()
    }
}

/// Whether a character of this kind (`None`: the Warrior) is one of those meant.
fn is_by(by: By, kind: Option<Kind>) -> bool {
    match by {
        By::Any => true,
        By::Warrior => kind.is_none(),
        By::Sidekick => kind == Some(Kind::Sidekick),
        By::Special => kind == Some(Kind::Special),
    }
}
