//! What an ability does (2.4): instructions, lists of them that can be pointed at, and what these carry.
//!
//! What belongs here: the vocabulary that speaks of itself, so in one file: instructions grant keywords, keywords carry
//! abilities, and what happens instead of something may give a keyword. What does not: what each does, which the engine knows.

use serde::{Deserialize, Deserializer};

use super::{
    Cnt, Cond, Cost, Counter, Dest, Dur, Extra, F, Gs, Hit, How, Neg, Num, On, Ph, Phrase, Rule, Sel, Tag,
    Who, Why, filter::T, keyword::keywords,
};

/// An instruction.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Fx {
    /// Cards are drawn.
    Draw(Who, Num),
    /// Cards of a hand are discarded.
    DiscardHand(Who, Num, F, How),
    /// The top cards of a deck go somewhere.
    Mill(Who, Num, Dest),
    /// The same, up to a number that the controller chooses.
    MillUp(Who, u8, Dest),
    /// Cards are looked for in your deck.
    Search(Cnt, F, Dest),
    /// The top cards of your deck are looked at; some go to the first place, the rest to the second.
    Look(Num, u8, Dest, Dest),
    /// Cards of your hand are shown; sets X and the amount.
    RevealHand(Cnt, F),
    /// A hand is shown to the controller.
    ShowHand(Who),
    /// Cards move.
    Move(Sel, Dest),
    /// Cards are destroyed.
    Destroy(Sel),
    /// Players sacrifice.
    Sacrifice(Who, Num, F),
    /// Warriors are Conscripted.
    Conscript(Sel),
    /// Warriors are Revived.
    Revive(Sel),
    /// Warriors are Revived into zones beside the source.
    ReviveBeside(Sel),
    /// Tokens are made.
    Manifest(Phrase, Num, Who),
    /// Control of Warriors is taken.
    TakeControl(Sel),
    /// The source equips a Warrior.
    EquipThis(Sel),
    /// LRAW-8.3.43.
    Weaponize(Sel),
    /// LRAW-8.3.38.
    PutUnder(Sel),
    /// Damage is dealt.
    Damage(Hit, Num),
    /// Damage is taken off Warlords.
    Heal(Who, Num),
    /// The damage of Warlords is set.
    SetDamage(Who, Num),
    /// Attack is bestowed.
    Atk(Sel, Num, Dur),
    /// A keyword is granted.
    Give(Sel, Keyword, Dur),
    /// Counters are placed.
    Place(Sel, Counter, Num),
    /// Counters are taken.
    Take(Sel, Counter, Num),
    /// Any number of counters is taken from your cards; sets X and the amount.
    RemoveAny(Counter, F),
    /// Trap Counters are placed.
    Trap(Who, Num),
    /// The answered item is negated.
    Negate(Neg),
    /// The answered item is negated and its card destroyed.
    NegateAndDestroy(Neg),
    /// Dice are rolled, then one effect follows.
    Roll(u8, Script),
    /// Dice are rolled, and the row with the sum follows.
    Table(u8, Vec<(i32, i32, Script)>),
    /// So many of these, declared on activation.
    Modes(u8, Vec<Script>),
    /// The controller may.
    May(Script),
    /// Tried, then one of two follows (FX-10).
    IfDo(Script, Script, Script),
    /// One of two follows.
    If(Cond, Script, Script),
    /// A rule holds for a time.
    Lock(Rule, Dur),
    /// A replacement waits for so many events.
    Shield(Repl, u8, Dur),
    /// The same for certain cards.
    Guard(Sel, Repl, u8, Dur),
    /// More of something this turn.
    Allow(Extra),
    /// The game itself changes (5.8).
    Change(Gs),
    /// Veil Counters are removed.
    VeilDown(Who, Num),
    /// Alchemy Points are gained.
    Ap(Who, Num),
    /// Keywords of the source happen again (FX-18).
    Reactivate(Vec<Tag>),
    /// The attack in progress is cancelled.
    CancelAttack,
    /// The attack in progress gets another target.
    Retarget(Sel),
    /// LRAW-8.3.27.
    Plunder,
    /// LRAW-8.3.18.
    Gamble,
    /// The source goes under the Warlord (LRAW-8.1.10).
    UnderWarlord,
}

impl Fx {
    /// The cards that an instruction acts on.
    #[must_use]
    pub const fn sel(&self) -> Option<&Sel> {
        match self {
            Self::Move(sel, _)
            | Self::Destroy(sel)
            | Self::Conscript(sel)
            | Self::Revive(sel)
            | Self::ReviveBeside(sel)
            | Self::TakeControl(sel)
            | Self::EquipThis(sel)
            | Self::Weaponize(sel)
            | Self::PutUnder(sel)
            | Self::Damage(Hit::Cards(sel), _)
            | Self::Atk(sel, ..)
            | Self::Give(sel, ..)
            | Self::Place(sel, ..)
            | Self::Take(sel, ..)
            | Self::Guard(sel, ..)
            | Self::Allow(Extra::Attack(sel, _))
            | Self::Retarget(sel) => Some(sel),
            _ => None,
        }
    }
}

/// Something that happens instead of something else (6.6).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Repl {
    /// Damage to such a Warrior is less.
    PreventHit(F, Num),
    /// Damage to a Warlord is less.
    PreventWarlordHit(Who, Num),
    /// Such a card is not destroyed.
    PreventDestroy(F),
    /// A destroyed card goes elsewhere.
    Divert(F, Why, Dest),
    /// A card on its way to a discard pile goes elsewhere.
    DivertDiscard(F, Dest),
    /// A Warrior that an opponent's effect Conscripts comes to your side.
    StealConscript,
    /// No damage for a wrong call.
    SafeGamble(Who),
    /// An attack against such a card is made against the source.
    NewTarget(F),
    /// A damage instruction of such a card deals more.
    Amplify(F, i32),
    /// Such a Warrior enters with this keyword instead of its own.
    SwapKw(F, Keyword),
}

/// What an ability is: when, for what, at whom, and what happens.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Body {
    /// The event that triggers it, or that the card must answer.
    pub on: Option<On>,
    /// The phase that it names.
    pub ph: Option<Ph>,
    /// What must hold.
    pub req: Vec<Cond>,
    /// What it costs.
    pub cost: Vec<Cost>,
    /// What is declared on activation.
    pub t: Vec<T>,
    /// Whether its controller may decline.
    pub may: bool,
    /// Whether it happens once per turn.
    pub once: bool,
    /// If all of these hold on activation, nobody can answer it.
    pub hush: Vec<Cond>,
    /// What happens.
    pub fx: Script,
}

/// Points at a script of the pool.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, Deserialize)]
pub struct ScriptId(pub u16);

/// A list of instructions. The pool gives each a number, so that a position can say where it stopped.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Script {
    /// Where the pool keeps it.
    pub id: ScriptId,
    /// The instructions in order.
    pub fx: Vec<Fx>,
}

impl Script {
    /// Whether dice are rolled in it.
    #[must_use]
    pub fn rolls(&self) -> bool {
        self.fx.iter().any(|fx| match fx {
            Fx::Roll(..) | Fx::Table(..) | Fx::Gamble => true,
            Fx::May(one) => one.rolls(),
            Fx::Modes(_, modes) => modes.iter().any(Self::rolls),
            Fx::IfDo(one, two, three) => [one, two, three].into_iter().any(Self::rolls),
            Fx::If(_, one, two) => one.rolls() || two.rolls(),
            _ => false,
        })
    }
}

impl<'de> Deserialize<'de> for Script {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Ok(Self { id: ScriptId::default(), fx: Vec::deserialize(from)? })
    }
}

/// Points at a keyword of the pool.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, Deserialize)]
pub struct WordId(pub u16);

/// A keyword inside an effect or a static. The pool gives each a number, so that a Warrior can be said to have it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Keyword {
    /// Where the pool keeps what it expands into.
    pub id: WordId,
    /// As it is written.
    pub kw: Kw,
}

impl<'de> Deserialize<'de> for Keyword {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Ok(Self { id: WordId::default(), kw: Kw::deserialize(from)? })
    }
}

macro_rules! printed {
    ($( #[$clause:meta] $name:ident $( ($carries:ty) )? ),+ $(,)?) => {
        /// A keyword as it is printed.
        #[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
        pub enum Kw {
            $( #[$clause] $name $( ($carries) )? ),+
        }

        impl Kw {
            /// Its name.
            #[must_use]
            pub const fn tag(&self) -> Tag {
                match self {
                    $( Self::$name { .. } => Tag::$name ),+
                }
            }
        }
    };
}

keywords!(printed);
