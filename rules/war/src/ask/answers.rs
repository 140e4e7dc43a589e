//! What may be answered: the grammar of War's moves. Menus, the reader, the check of a move and all legal answers are this.

use arrayvec::ArrayVec;

use super::{
    Asked, Illegal, Stands,
    legal::{self, aim_key, kind},
    rows::DRAW,
    stands::{draw_say, prompt},
};
use crate::{
    act::{Act, Aim},
    cards::{Card, Pool, Target},
    level::level_of,
    moves::Move,
    state::{Entry, State},
    tell::{card_label, card_say, seat_say},
};
use skald_toolkit::grammar::{Grammar, GrammarExt, Notation, Options, Walker, keywords, options};
use skald_vocabulary::interface::{Choice, Key, Name, Pick, Say, Seat};

const HOLD: Key = Key::of("hold");
const WAIT: Key = Key::of("wait");
const TAKE: Key = Key::of("take");

/// The answers to a decision that stands.
#[derive(Clone, Copy, Debug)]
pub struct Answers<'s> {
    /// All cards.
    pub pool: &'s Pool,
    /// The position.
    pub state: &'s State,
    /// The decision.
    pub stands: Stands,
}

impl Grammar for Answers<'_> {
    type Move = Act;
    type Illegal = Illegal;

    fn walk<W: Walker<Illegal = Illegal>>(&self, w: &mut W) -> Result<Act, W::Stop> {
        match self.stands {
            Stands::Draw(_) => {
                let prompt = || draw_say(DRAW.ask, self.state);
                w.one(keywords(prompt, [(DRAW.kind, "war-choice-draw")]))?;
                Ok(Act::Draw)
            }
            Stands::Queued(_, entry) => self.about(entry, w),
            Stands::Look(_) => self.look(w),
        }
    }
}

impl Answers<'_> {
    /// Use, Gamble or Strike and at whom, or neither (WAR-4.9, 5.1, 5.2, 11.7).
    fn about<W: Walker<Illegal = Illegal>>(&self, entry: Entry, w: &mut W) -> Result<Act, W::Stop> {
        let Self { pool, state, .. } = *self;
        let asked = kind(state, entry);
        let yes = asked.row().kind;
        let no = if entry.strike { WAIT } else { HOLD };
        let verb = options(
            || prompt(pool, state, entry),
            [yes, no],
            |verb| *verb,
            |verb, _| if verb == yes { self.yes(entry, asked) } else { Self::no(no) },
        );
        if w.one(verb.or(|word| self.misfit(entry, asked, word?)))? == no {
            return Ok(Act::No);
        }
        if !legal::may(pool, state, entry) {
            return Err(w.refuse(|| super::why_unmet(pool, state, entry)));
        }
        let aims = legal::aims(pool, state, entry);
        let whom = options(
            || Say::new("war-ask-target").with("ability", self.ability(entry)),
            aims.iter().copied(),
            |aim| aim_key(pool, *aim),
            |key, aim| self.aim(key, *aim),
        );
        let aim = w.only(whom.or(|word| Some(self.no_aim(entry, &aims, word))))?;
        Ok(Act::Yes(aim.or(aims.first().copied())))
    }

    /// Foresee's second question: a card, then the order of the rest (WAR-16.1).
    fn look<W: Walker<Illegal = Illegal>>(&self, w: &mut W) -> Result<Act, W::Stop> {
        let Some((_, cards)) = legal::look_cards(self.state) else {
            return Err(w.refuse(|| Illegal::NothingAsked));
        };
        w.said(TAKE);
        let prompt = || Say::new(Asked::Look.row().ask).with("count", cards.len());
        let card = w.one(self.cards(prompt, &cards, |word| self.not_looked_at(&cards, word)))?;
        let rest: ArrayVec<Card, 8> = cards.iter().copied().filter(|other| *other != card).collect();
        let prompt = || Say::new("war-ask-order");
        let order = self.cards(prompt, &rest, |_| Illegal::BadOrder(self.say_all(&rest)));
        if rest.len() > 1 {
            return Ok(Act::Take(card, w.order(order)?));
        }
        w.only(order)?;
        Ok(Act::Take(card, rest.to_vec()))
    }

    /// Some of the looked-at cards, to be chosen from.
    fn cards<'a>(
        &'a self,
        prompt: impl Fn() -> Say + 'a,
        of: &'a [Card],
        refuse: impl Fn(&Pick) -> Illegal + 'a,
    ) -> impl Options<Item = Card, Illegal = Illegal> + 'a {
        let label = |key, card: &Card| Choice::new(key, card_label(self.pool, *card));
        options(prompt, of.iter().copied(), |card| self.pool.key(*card), label)
            .or(move |word| word.map(&refuse))
    }

    fn say_all(&self, cards: &[Card]) -> Vec<Say> {
        cards.iter().map(|card| card_say(self.pool, *card)).collect()
    }

    fn ability(&self, entry: Entry) -> Name {
        self.pool.legend(entry.card).map_or_else(|| "".into(), |legend| legend.ability)
    }

    fn yes(&self, entry: Entry, asked: Asked) -> Choice {
        let label = match asked {
            Asked::Strike => Say::new("war-choice-strike"),
            Asked::Gamble => Say::new("war-choice-gamble"),
            Asked::Use | Asked::Look => Say::new("war-choice-use").with("ability", self.ability(entry)),
        };
        let note = if asked == Asked::Gamble { "war-note-gamble" } else { "war-note-use" };
        let text = self.pool.legend(entry.card).map_or_else(|| "".into(), |legend| legend.text);
        Choice::new(asked.row().kind, label).note(Say::new(note).with("text", text))
    }

    fn no(no: Key) -> Choice {
        let (label, note) = if no == WAIT {
            ("war-choice-wait", "war-note-wait")
        } else {
            ("war-choice-hold", "war-note-hold")
        };
        Choice::new(no, Say::new(label)).note(Say::new(note))
    }

    fn aim(&self, key: Key, aim: Aim) -> Choice {
        let Self { pool, state, .. } = *self;
        let level = |seat| level_of(state, pool, seat);
        match aim {
            Aim::Player(seat) => Choice::new(key, seat_say(seat)).note(
                Say::new("war-note-player").with("level", level(seat)).with("cards", state.drawable(seat)),
            ),
            Aim::Active(seat, card) => Choice::new(key, card_label(pool, card))
                .note(Say::new("war-note-active").with("who", seat).with("level", level(seat))),
            Aim::Support(seat, card) => {
                Choice::new(key, card_label(pool, card)).note(Say::new("war-note-support").with("who", seat))
            }
            Aim::Dead(card) => {
                let used = state.used.has(card);
                let note = if used { "war-note-dead-used" } else { "war-note-dead-unused" };
                Choice::new(key, card_label(pool, card)).note(Say::new(note))
            }
        }
    }

    /// Why another verb of the game does not answer this question; `None` for a word that is no verb.
    fn misfit(&self, entry: Entry, asked: Asked, word: &Pick) -> Option<Illegal> {
        let Self { pool, state, .. } = *self;
        let say = || card_say(pool, entry.card);
        Some(match (asked, word.as_str()) {
            (Asked::Strike, "use" | "gamble") => {
                // Whoever says "use" here may mean the own active Legend, which cannot act in a War.
                match state.active(entry.seat).filter(|active| pool.legends.has(active.card)) {
                    Some(active) if state.battle.war > 0 => Illegal::Stifled(card_say(pool, active.card)),
                    _ => Illegal::StrikeOrWait(say()),
                }
            }
            (Asked::Strike, "hold" | "draw" | "take") => Illegal::StrikeOrWait(say()),
            (_, "strike" | "wait") => Illegal::NoStrike(say()),
            (Asked::Gamble, "use" | "draw" | "take") => Illegal::GambleNeeded(say()),
            (_, "gamble" | "draw" | "take") => Illegal::FirstIsFree(say()),
            _ => return None,
        })
    }

    /// Why a word is no target, or why one has to be named.
    fn no_aim(&self, entry: Entry, aims: &[Aim], word: Option<&Pick>) -> Illegal {
        let Self { pool, state, .. } = *self;
        let ability = self.ability(entry);
        let say = |aim: &Aim| match *aim {
            Aim::Player(seat) => seat_say(seat),
            Aim::Active(_, card) | Aim::Support(_, card) | Aim::Dead(card) => card_say(pool, card),
        };
        let list: Vec<Say> = aims.iter().map(say).collect();
        let Some(word) = word else { return Illegal::TargetMissing { ability, list } };
        if aims.is_empty() {
            return Illegal::TargetUnwanted(ability);
        }
        let seat = word.as_one().and_then(|key| Seat::from_key(key).ok());
        let hits = pool.legend(entry.card).is_some_and(|legend| legend.target == Target::OpponentInBattle);
        match seat.filter(|seat| hits && *seat != entry.seat && state.active(*seat).is_some()) {
            Some(who) => Illegal::NoCardToHit { who, list },
            None => Illegal::BadTarget { target: self.named(word, seat), list },
        }
    }

    /// A named thing in words: a card, a player, or else what was written.
    fn named(&self, word: &Pick, seat: Option<Seat>) -> Say {
        let seat = seat.filter(|seat| self.state.side(*seat).is_some());
        match (seat, word.as_one().and_then(|key| self.pool.find(key))) {
            (Some(seat), _) => seat_say(seat),
            (None, Some(card)) => card_say(self.pool, card),
            (None, None) => Say::new("war-word").with("word", word.as_str()),
        }
    }

    fn not_looked_at(&self, cards: &[Card], word: &Pick) -> Illegal {
        match self.state.battle.played {
            Some((played, _)) if Move::acts(word.as_str()) => {
                Illegal::AlreadyPlayed(card_say(self.pool, played))
            }
            _ => Illegal::NotLookedAt(self.say_all(cards)),
        }
    }

    /// An answer as it is written.
    #[must_use]
    pub fn written(&self, act: &Act) -> Move {
        match (act, self.stands) {
            (Act::Draw, _) => Move::Draw,
            (Act::Take(card, rest), _) => {
                let key = |card: &Card| self.pool.key(*card);
                Move::Take(key(card), rest.iter().map(key).collect())
            }
            (Act::Yes(aim), Stands::Queued(_, entry)) => {
                let target = aim.map(|aim| aim_key(self.pool, aim));
                match kind(self.state, entry) {
                    Asked::Strike => Move::Strike(target),
                    Asked::Gamble => Move::Gamble(target),
                    Asked::Use | Asked::Look => Move::Use(target),
                }
            }
            (_, Stands::Queued(_, Entry { strike: true, .. })) => Move::Wait,
            _ => Move::Hold,
        }
    }
}

/// Validates an answer to a question about a Legend, wherever in the queue it is.
///
/// # Errors
/// [`Illegal`] with the reason.
pub fn resolve(pool: &Pool, state: &State, entry: Entry, answer: &Move) -> Result<Act, Illegal> {
    Answers { pool, state, stands: Stands::Queued(0, entry) }.read(&answer.words())
}
