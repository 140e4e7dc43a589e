//! What statics and locks forbid and allow, and who is shielded from what (5.5, LRAW-8.3.21).

use super::{InForce, Lens, Me, filter::means};
use crate::{
    cards::{F, Fx, Gs, Ph, Repl, Rule, Stat, Tag, Who},
    state::{Card, Lasting, State, Thing},
};
use skald_vocabulary::interface::Seat;

/// Who made a rule, and the one opponent whom it names, if it names one.
struct Ruled {
    me: Me,
    on: Option<Seat>,
}

impl Ruled {
    /// Whether a player is meant.
    fn means(&self, who: Who, seat: Seat) -> bool {
        match (who, self.on) {
            (Who::Opp, Some(on)) => on == seat,
            _ => means(who, self.me.you, seat),
        }
    }
}

impl<'l> Lens<'l> {
    /// All rules that hold, each with the one who made it and its source.
    fn rules(&self) -> impl Iterator<Item = (&'l Rule, Ruled)> + use<'l> {
        let (pool, state) = (self.pool, self.state);
        let printed = self.sight.force.iter().filter_map(move |one| match &pool.stat(one.stat).stat {
            Stat::Rule(rule) => Some((rule, Ruled { me: me(one), on: None })),
            _ => None,
        });
        let locks = state.lasting.iter().filter_map(move |lasting| match self_made(pool, lasting)? {
            (Fx::Lock(rule, _), _) => {
                let me = Me { this: lasting.source, you: lasting.by };
                Some((rule, Ruled { me, on: lasting.on }))
            }
            _ => None,
        });
        printed.chain(locks)
    }

    /// The source of a rule that is meant for a player.
    fn ruled(&self, seat: Seat, of: impl Fn(&Rule) -> Option<Who>) -> Option<Card> {
        self.rules()
            .find(|(rule, by)| of(rule).is_some_and(|who| by.means(who, seat)))
            .map(|(_, by)| by.me.this)
    }

    /// What keeps a player from Conscripting.
    #[must_use]
    pub fn conscript_forbidder(&self, seat: Seat) -> Option<Card> {
        self.ruled(seat, |rule| match rule {
            Rule::NoConscript(who) => Some(*who),
            _ => None,
        })
    }

    /// Whether a player cannot Conscript.
    #[must_use]
    pub fn no_conscript(&self, seat: Seat) -> bool {
        self.conscript_forbidder(seat).is_some()
    }

    /// What keeps a player from reviving.
    #[must_use]
    pub fn revive_forbidder(&self, seat: Seat) -> Option<Card> {
        self.ruled(seat, |rule| match rule {
            Rule::NoRevive(who) => Some(*who),
            _ => None,
        })
    }

    /// Whether a player cannot Revive.
    #[must_use]
    pub fn no_revive(&self, seat: Seat) -> bool {
        self.revive_forbidder(seat).is_some()
    }

    /// What keeps a player from activating Unified cards and effects of them.
    #[must_use]
    pub fn unified_forbidder(&self, seat: Seat) -> Option<Card> {
        self.ruled(seat, |rule| match rule {
            Rule::NoUnified(who) => Some(*who),
            _ => None,
        })
    }

    /// Whether a player can activate no Unified card and no effect of one.
    #[must_use]
    pub fn no_unified(&self, seat: Seat) -> bool {
        self.unified_forbidder(seat).is_some()
    }

    /// What keeps a player's Warriors from declaring attacks.
    #[must_use]
    pub fn attack_forbidder(&self, seat: Seat) -> Option<Card> {
        self.ruled(seat, |rule| match rule {
            Rule::NoWarriorAttack(who) => Some(*who),
            _ => None,
        })
    }

    /// Whether a player's Warriors cannot declare attacks.
    #[must_use]
    pub fn no_attack(&self, seat: Seat) -> bool {
        self.attack_forbidder(seat).is_some()
    }

    /// Whether a player draws no card in the Reinforce Phase.
    #[must_use]
    pub fn skips_draw(&self, seat: Seat) -> bool {
        self.rules().any(|(rule, by)| matches!(rule, Rule::SkipDraw(who) if by.means(*who, seat)))
    }

    /// Whether a player has no Reinforce Phase.
    #[must_use]
    pub fn skips_reinforce(&self, seat: Seat) -> bool {
        self.rules().any(|(rule, by)| matches!(rule, Rule::SkipReinforce(who) if by.means(*who, seat)))
    }

    /// How many Conscriptions a player has per turn.
    #[must_use]
    pub fn conscriptions(&self, seat: Seat) -> u8 {
        let more = self.rules().map(|(rule, by)| match rule {
            Rule::MoreConscript(who, n) if by.means(*who, seat) => *n,
            _ => 0,
        });
        1 + more.sum::<u8>() + self.state.side(seat).more_conscriptions
    }

    /// What reviving costs a player: each tax with its source.
    #[must_use]
    pub fn taxes(&self, seat: Seat) -> Vec<(&'l [crate::cards::Cost], Card)> {
        let taxes = self.rules().filter_map(|(rule, by)| match rule {
            Rule::ReviveTax(who, costs) if by.means(*who, seat) => Some((costs.as_slice(), by.me.this)),
            _ => None,
        });
        taxes.collect()
    }

    /// Whether a card in a hand cannot be Conscripted by the turn's allowance (FX-3).
    #[must_use]
    pub fn bound_to_effects(&self, card: Card) -> bool {
        let face = self.pool.face(self.state.card(card).face);
        let me = Me { this: card, you: self.state.card(card).owner };
        face.stats.iter().any(|id| match &self.pool.stat(*id).stat {
            Stat::Rule(Rule::NoInherent(f)) => self.fits(f, card, me),
            _ => false,
        })
    }

    /// What makes a card unaffected by what comes from another (LRAW-8.3.21).
    #[must_use]
    pub fn immunity(&self, card: Card, from: Card) -> Option<Card> {
        if !self.state.card(card).on_field() {
            return None;
        }
        self.by_static(|stat, me| match stat {
            Stat::Immune(who, f) => self.fits(who, card, me) && self.fits(f, from, me),
            _ => false,
        })
    }

    /// Whether a card is unaffected by what comes from another.
    #[must_use]
    pub fn immune(&self, card: Card, from: Card) -> bool {
        self.immunity(card, from).is_some()
    }

    /// What keeps a card from being targeted by a player.
    #[must_use]
    pub fn shield(&self, card: Card, by: Seat) -> Option<Card> {
        self.by_static(|stat, me| match stat {
            Stat::NoTarget(f, who) => means(*who, me.you, by) && self.fits(f, card, me),
            _ => false,
        })
    }

    /// Whether a card cannot be targeted by a player.
    #[must_use]
    pub fn shielded(&self, card: Card, by: Seat) -> bool {
        self.shield(card, by).is_some()
    }

    /// What takes a Warrior's keywords, and keeps it from gaining any.
    #[must_use]
    pub fn word_lock(&self, card: Card) -> Option<Card> {
        self.by_static(|stat, me| matches!(stat, Stat::KwLock(f) if self.fits(f, card, me)))
    }

    /// The source of the first static that is of this kind.
    fn by_static(&self, of: impl Fn(&Stat, Me) -> bool) -> Option<Card> {
        let found = self.sight.force.iter().find(|one| of(&self.pool.stat(one.stat).stat, me(one)));
        found.map(|one| one.source)
    }

    /// All replacements that exist by statics, the oldest first.
    pub fn replacements(&self) -> impl Iterator<Item = (&'l Repl, Me, u32)> + use<'l> {
        let pool = self.pool;
        self.sight.force.iter().filter_map(move |one| match &pool.stat(one.stat).stat {
            Stat::Repl(repl) => Some((repl, me(one), one.since)),
            _ => None,
        })
    }

    /// Replacements that wait for so many events, the oldest first: each with its place among what lasts, the card that it
    /// guards, and whose it is.
    pub fn waiting(&self) -> impl Iterator<Item = (usize, &'l Repl, Option<Card>, Me)> + use<'l> {
        let pool = self.pool;
        self.state.lasting.iter().enumerate().filter_map(move |(at, lasting)| {
            let (fx, card) = self_made(pool, lasting)?;
            let me = Me { this: lasting.source, you: lasting.by };
            match fx {
                Fx::Shield(repl, ..) => Some((at, repl, None, me)),
                Fx::Guard(_, repl, ..) => Some((at, repl, card, me)),
                _ => None,
            }
        })
    }

    /// Whether a Warrior cannot gain keywords now.
    #[must_use]
    pub fn locked(&self, card: Card) -> bool {
        self.sight.fighter(self.state, card).is_some_and(|fighter| fighter.locked)
    }

    /// Whether a Warrior cannot attack.
    #[must_use]
    pub fn blockaded(&self, card: Card) -> bool {
        self.has(card, Tag::Blockade)
    }

    /// Whether a player can use nothing in this phase (LRAW-5.8.7).
    #[must_use]
    pub fn hushed(&self, seat: Seat) -> bool {
        hushed(self.state, seat)
    }

    /// Whether Conscriptions and Revivals of a Warrior cannot be negated (LRAW-5.8.4).
    #[must_use]
    pub fn sworn(&self, card: Card) -> bool {
        let changed = self.state.seats().any(|seat| self.state.side(seat).changed(Gs::SharnShield));
        changed && self.bears_word(card, "Orcbane") && self.legion(card) == crate::cards::Legion::Orc
    }

    /// What holds for a Warrior that such a filter speaks of; for tests of filters alone.
    #[must_use]
    pub fn all(&self, f: &F, me: Me) -> Vec<Card> {
        self.find(crate::cards::Place::Field, f, me, None)
    }
}

const fn me(one: &InForce) -> Me {
    Me { this: one.this, you: one.you }
}

/// The instruction that made something that lasts.
fn self_made<'l>(pool: &'l crate::cards::Pool, lasting: &Lasting) -> Option<(&'l Fx, Option<Card>)> {
    match lasting.thing {
        Thing::Made { script, at, card, .. } => Some((pool.script(script).get(usize::from(at))?, card)),
        _ => None,
    }
}

/// Whether a player can use nothing because of whose Reinforce Phase it is (LRAW-5.8.7).
pub fn hushed(state: &State, seat: Seat) -> bool {
    state.phase == Ph::Reinforce && seat != state.active && state.side(state.active).changed(Gs::CastielHush)
}
