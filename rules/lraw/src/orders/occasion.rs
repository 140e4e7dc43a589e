//! Public events at which one may be asked: their classes (5.2), read off a view.

use skald_toolkit::key_words;

use crate::{
    cards::{Kind, Ph, Role, Tag},
    sight::{Lens, Sight},
    state::{Card, Item, ItemKind, Strike, Window},
    view::View,
};

/// A class of public events.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Class {
    /// An attack on a Warlord; its number is the attack.
    AttackWarlord,
    /// An attack on a Warrior; its number is the attack.
    AttackWarrior,
    /// A Unified card.
    Unified,
    /// A once-per-turn effect, or one from the discard pile.
    UnifiedOpt,
    /// A keyword.
    Keyword,
    /// A Special Ability.
    Sa,
    /// A Synergy.
    Synergy,
    /// A Guardian's ability.
    Consume,
    /// Anything else that triggered.
    Trigger,
    /// A Warrior by Swift.
    Swift,
    /// A Conscription; its number is the printed attack.
    Conscription,
    /// The end of the War Phase.
    EndOfWar,
    /// A phase of a foreign turn in which only what names it may be used.
    Phase,
    /// The own Reinforce Phase.
    Reinforce,
    /// The own End Phase.
    End,
}

key_words! { Class {
    AttackWarlord = "attack-warlord", AttackWarrior = "attack-warrior", Unified = "unified",
    UnifiedOpt = "unified-opt", Keyword = "keyword", Sa = "sa", Synergy = "synergy", Consume = "consume",
    Trigger = "trigger", Swift = "swift", Conscription = "conscription", EndOfWar = "end-of-war", Phase = "phase",
    Reinforce = "reinforce", End = "end",
} }

impl Class {
    /// Whether such an event has a number.
    #[must_use]
    pub const fn counts(self) -> bool {
        matches!(self, Self::AttackWarlord | Self::AttackWarrior | Self::Conscription)
    }

    /// Whether such an event is about a card.
    #[must_use]
    pub const fn has_card(self) -> bool {
        !matches!(self, Self::EndOfWar | Self::Phase | Self::Reinforce | Self::End)
    }

    /// Whether it happens in the own turn.
    #[must_use]
    pub const fn is_own(self) -> bool {
        matches!(self, Self::Reinforce | Self::End)
    }

    /// Its words.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Self::AttackWarlord => "lraw-class-attack-warlord",
            Self::AttackWarrior => "lraw-class-attack-warrior",
            Self::Unified => "lraw-class-unified",
            Self::UnifiedOpt => "lraw-class-unified-opt",
            Self::Keyword => "lraw-class-keyword",
            Self::Sa => "lraw-class-sa",
            Self::Synergy => "lraw-class-synergy",
            Self::Consume => "lraw-class-consume",
            Self::Trigger => "lraw-class-trigger",
            Self::Swift => "lraw-class-swift",
            Self::Conscription => "lraw-class-conscription",
            Self::EndOfWar => "lraw-class-end-of-war",
            Self::Phase => "lraw-class-phase",
            Self::Reinforce => "lraw-class-reinforce",
            Self::End => "lraw-class-end",
        }
    }
}

/// What is to be answered: its class and its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Occasion {
    /// The class; `None` for what has none, such as a Fortified card.
    pub class: Option<Class>,
    /// Its number, or 0.
    pub number: i64,
    /// The card that it is about.
    pub card: Option<Card>,
}

impl Occasion {
    /// What the window that stands open is about.
    #[must_use]
    pub fn of(view: &View) -> Self {
        let (state, pool) = (&view.table, &view.pool);
        let plain = |class| Self { class: Some(class), number: 0, card: None };
        match state.window {
            Some(Window::Conscription) => {
                let card = state.announced.map(|(card, _)| card);
                let printed = card.map_or(0, |card| pool.face(state.card(card).face).attack);
                Self { class: Some(Class::Conscription), number: printed.into(), card }
            }
            Some(Window::Attack) => {
                let Some(attack) = state.attack else {
                    return Self { class: None, number: 0, card: None };
                };
                let sight = Sight::of(pool, state);
                let lens = Lens { pool, state, sight: &sight };
                let command = pool.face(state.card(attack.by).face).command;
                let number = match attack.strike {
                    Strike::Warrior => lens.attack(attack.by),
                    Strike::Physical => command.pa,
                    Strike::Magical => command.ma,
                };
                let warlord = state.warlord_of(attack.on).is_some();
                let class = if warlord { Class::AttackWarlord } else { Class::AttackWarrior };
                Self { class: Some(class), number: number.into(), card: Some(attack.by) }
            }
            Some(Window::EndOfWar) => plain(Class::EndOfWar),
            Some(Window::Phase) => {
                let own = state.asked.as_ref().is_some_and(|asked| asked.seat == state.active);
                plain(match state.phase {
                    _ if !own => Class::Phase,
                    Ph::Reinforce => Class::Reinforce,
                    _ => Class::End,
                })
            }
            _ => {
                let top = state.sequence.iter().rev().find(|item| item.open);
                let class = top.and_then(|item| Self::item(view, item));
                Self { class, number: 0, card: top.map(|item| item.source) }
            }
        }
    }

    fn item(view: &View, item: &Item) -> Option<Class> {
        let face = view.pool.face(view.table.card(item.source).face);
        if item.kind == ItemKind::Card {
            return (face.kind == Kind::Unified).then_some(Class::Unified);
        }
        let ability = view.pool.ability(item.ability?);
        Some(match (ability.role, ability.tag) {
            (Role::Sa, _) => Class::Sa,
            (Role::Syn, _) => Class::Synergy,
            (Role::Consume, _) => Class::Consume,
            (Role::Opt | Role::Pile, _) => Class::UnifiedOpt,
            (_, Some(Tag::Swift)) => Class::Swift,
            (_, Some(_)) => Class::Keyword,
            _ => Class::Trigger,
        })
    }
}
