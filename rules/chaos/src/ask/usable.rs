//! Which cards can attack and boost now, and whom they can meet (CHAOS-9). Menus try every card of a hand, so that reasons
//! are found without words; only a refusal puts its reason into some.

use arrayvec::ArrayVec;

use super::{AskContext, offered::kind_say};
use crate::{
    cards::{Card, Kind, Mode, Primitive, Trigger},
    legal::{Legal, Unfit},
    refuse::{Illegal, no},
    state::SEATS,
    volley::Entry,
};
use skald_vocabulary::interface::{Say, Seat};

/// Why no character can use an attacking card; the greater, the nearer it is to being usable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum NoUser {
    /// It is not in play.
    Absent,
    /// It is not ready.
    Unready,
    /// It is bound.
    Bound,
    /// It has used its card of this round.
    Used,
}

/// Why a card cannot be added to an attack.
#[derive(Clone, Copy, Debug)]
enum NoBoost {
    /// It is no boost.
    None,
    /// It boosts attacks of other kinds.
    Kind,
    /// Nothing may affect the attack.
    Unopposed,
    /// Its character does not support it.
    Unfit(Unfit),
}

/// Whether attacks of a player meet anybody: looked up once for all cards of a hand.
#[derive(Clone, Copy, Debug)]
struct Reach {
    /// Attacks that no immunity stops.
    any: bool,
    /// Destructive Ground attacks.
    ground: bool,
    /// Destructive Air attacks.
    air: bool,
}

impl Reach {
    fn new(legal: Legal<'_>, seat: Seat) -> Self {
        let open = |mode| legal.state.opponents(seat).any(|other| !legal.immune(other, mode));
        Self {
            any: legal.state.opponents(seat).next().is_some(),
            ground: open(Mode::Ground),
            air: open(Mode::Air),
        }
    }

    /// Whether an attack with these cards meets anybody.
    fn meets(self, legal: Legal<'_>, by: Seat, card: Card, boost: Option<Card>) -> bool {
        if legal.pool.face(card).kind != Kind::Destructive {
            self.any
        } else if legal.airborne(by, card, boost) {
            self.air
        } else {
            self.ground
        }
    }
}

impl AskContext<'_> {
    /// How many copies of a card a volley uses so far.
    pub(super) fn spoken(entries: &[Entry], card: Card) -> usize {
        entries.iter().map(|of| usize::from(of.card == card) + usize::from(of.boost == Some(card))).sum()
    }

    /// The character that would use an attacking card now: the oldest that is ready, free and not bound.
    ///
    /// # Errors
    /// [`Illegal`] with the reason.
    pub fn user(self, seat: Seat, card: Card, entries: &[Entry]) -> Result<u32, Illegal> {
        self.find_user(seat, card, entries).map_err(|why| self.no_user(seat, card, why))
    }

    /// Which one, without words: menus try many cards.
    pub(super) fn find_user(self, seat: Seat, card: Card, entries: &[Entry]) -> Result<u32, NoUser> {
        let side = self.state.side(seat);
        let mut why = NoUser::Absent;
        for id in self.legal().users(seat, card) {
            let Some(mark) = side.marks(id) else { continue };
            // The reason of the copy that is nearest to being usable counts.
            why = why.max(if mark.used || entries.iter().any(|of| of.user == id) {
                NoUser::Used
            } else if mark.bound {
                NoUser::Bound
            } else if !mark.ready {
                NoUser::Unready
            } else {
                return Ok(id);
            });
        }
        Err(why)
    }

    /// In words why no character can use an attacking card.
    pub(super) fn no_user(self, seat: Seat, card: Card, why: NoUser) -> Illegal {
        let assoc = self.pool.face(card).assoc;
        let name = assoc.map_or_else(|| self.warrior_say(seat), |character| self.pool.say(character));
        let refusal = match why {
            NoUser::Used => no("chaos-no-used", "CHAOS-9.3"),
            NoUser::Bound => no("chaos-no-bound", "CHAOS-9.14"),
            NoUser::Unready => no("chaos-no-ready", "CHAOS-7.5"),
            NoUser::Absent => no("chaos-no-character", "CHAOS-8.1").with("card", self.pool.say(card)),
        };
        refusal.with("character", name)
    }

    /// Whether no further volley is allowed in this round (CHAOS-22.6).
    fn volleys_spent(self) -> bool {
        self.terms.one_volley && self.state.volleys > 0
    }

    /// Whether a card of the hand may be the next attack of a volley.
    pub(super) fn may_attack(self, seat: Seat, card: Card, entries: &[Entry]) -> Result<u32, Illegal> {
        if self.volleys_spent() {
            return Err(no("chaos-no-second-volley", "CHAOS-22.6"));
        }
        let face = self.pool.face(card);
        if !face.attacks() {
            return Err(no("chaos-no-attack", "CHAOS-9.2")
                .with("card", self.pool.say(card))
                .with("type", kind_say(face.kind)));
        }
        self.user(seat, card, entries)
    }

    /// Whom an attack could be aimed at.
    pub(super) fn aims(self, seat: Seat, card: Card, air: bool) -> ArrayVec<Seat, SEATS> {
        let (legal, later) = (self.legal(), self.later());
        self.state.opponents(seat).filter(|other| later || legal.could_hit(card, air, seat, *other)).collect()
    }

    /// The cards that could open or go on a volley, each with somebody to meet.
    pub(super) fn attack_cards<'e>(self, seat: Seat, entries: &'e [Entry]) -> impl Iterator<Item = Card> + 'e
    where
        Self: 'e,
    {
        let reach = Reach::new(self.legal(), seat);
        let later = self.later();
        let none_left = self.volleys_spent();
        let side = self.state.side(seat);
        side.kinds().filter(move |card| {
            let card = *card;
            let meets = |boost| reach.meets(self.legal(), seat, card, boost);
            let held = self.pool.face(card).attacks() && Self::spoken(entries, card) < side.holds(card);
            if later {
                return held && reach.any;
            }
            held && !none_left
                && self.find_user(seat, card, entries).is_ok()
                && (meets(None) || self.boosts(seat, card, entries, None).any(|boost| meets(Some(boost))))
        })
    }

    /// The cards of the hand with which an attack could be declared now.
    pub fn attackers(self, seat: Seat) -> Vec<Card> {
        self.attack_cards(seat, &[]).collect()
    }

    /// Whether a boost could be added now to an attack with one of these cards.
    pub fn boosts_any(self, seat: Seat, boost: Card, attackers: &[Card]) -> bool {
        attackers.iter().any(|card| self.aimed_boosts(seat, *card, &[]).any(|other| other == boost))
    }

    /// Why no attack can be declared now with a card of the hand that is not among the [`Self::attackers`].
    #[must_use]
    pub fn why_not_declared(self, seat: Seat, card: Card) -> Illegal {
        match self.may_attack(seat, card, &[]) {
            Err(why) => why,
            Ok(user) => self.meets_nobody(seat, card, user),
        }
    }

    /// Whether any attack is possible now.
    pub(super) fn can_attack(self, seat: Seat) -> bool {
        self.attack_cards(seat, &[]).next().is_some()
    }

    /// The boosts of the hand that fit an attack with this card; `also`: a card that is spoken for beside the entries.
    pub(super) fn boosts<'e>(
        self,
        seat: Seat,
        card: Card,
        entries: &'e [Entry],
        also: Option<Card>,
    ) -> impl Iterator<Item = Card> + 'e
    where
        Self: 'e,
    {
        let side = self.state.side(seat);
        side.kinds().filter(move |boost| {
            self.find_boost(seat, *boost, card).is_ok()
                && Self::spoken(entries, *boost) + usize::from(also == Some(*boost)) < side.holds(*boost)
        })
    }

    /// The boosts with which an attack by this card has a target: a menu offers no others.
    pub(super) fn aimed_boosts<'e>(
        self,
        seat: Seat,
        card: Card,
        entries: &'e [Entry],
    ) -> impl Iterator<Item = Card> + 'e
    where
        Self: 'e,
    {
        self.boosts(seat, card, entries, Some(card)).filter(move |boost| {
            !self.aims(seat, card, self.legal().airborne(seat, card, Some(*boost))).is_empty()
        })
    }

    /// Whether a boost may be added to an attack with this card (CHAOS-9.13, 9.15), without words.
    fn find_boost(self, seat: Seat, boost: Card, card: Card) -> Result<(), NoBoost> {
        let boosts = &self.pool.face(boost).boosts;
        if boosts.is_empty() {
            return Err(NoBoost::None);
        }
        let attack = self.pool.face(card);
        if !boosts.has(attack.kind) {
            return Err(NoBoost::Kind);
        }
        if self.later() {
            return Ok(());
        }
        if attack.on(Trigger::Attack).iter().any(|effect| effect.act == Primitive::Unopposed) {
            return Err(NoBoost::Unopposed);
        }
        self.legal().supported(seat, boost).map_err(NoBoost::Unfit)
    }

    /// The same, with the refusal in words.
    pub(super) fn may_boost(self, seat: Seat, boost: Card, card: Card) -> Result<(), Illegal> {
        self.find_boost(seat, boost, card).map_err(|why| match why {
            NoBoost::None => no("chaos-no-play", "CHAOS-13.1")
                .with("card", self.pool.say(boost))
                .with("occasions", self.occasions(boost)),
            NoBoost::Kind => {
                let types: Vec<Say> = self.pool.face(boost).boosts.kinds().map(kind_say).collect();
                no("chaos-no-boost", "CHAOS-9.13").with("boost", self.pool.say(boost)).with("types", types)
            }
            NoBoost::Unopposed => no("chaos-no-affecting", "CHAOS-9.15").with("card", self.pool.say(card)),
            NoBoost::Unfit(unfit) => self.unsupported(boost, unfit),
        })
    }
}
