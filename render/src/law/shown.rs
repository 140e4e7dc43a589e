//! What is shown of a card in a picture: the printed card, and all that acts on it.

use skald_rules::law::board::Dir;
use skald_rules::law::cards::{Ability, Special};
use skald_rules::law::{CardView, SpaceView, StandView, StatView};

use super::control::Control;
use super::scene::{self, Scene};

/// What is drawn of a card beyond what is printed on it.
pub(super) struct Shown<'a> {
    pub card: &'a CardView,
    pub control: Control,
    pub stats: [(i16, i16); 4],
    pub plus: u8,
    pub minus: u8,
    pub dispelled: bool,
    pub granted: bool,
    pub granted_space: bool,
    pub seq: Option<u16>,
    pub special: Option<Special>,
    pub corner: Corner,
}

/// What stands in the upper left corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Corner {
    /// Mark and letter of who controls it.
    Control,
    /// A number to choose it by.
    Number(usize),
}

impl<'a> Shown<'a> {
    /// A card as it lies on the board.
    pub fn on_board(scene: &Scene<'_>, space: &SpaceView, stand: &StandView, of: &'a CardView) -> Self {
        Self {
            card: of,
            control: Control::of(scene, stand.controller),
            stats: Dir::ALL.map(|dir| stat(&stand.stats, dir)),
            plus: stand.plus,
            minus: stand.minus,
            dispelled: stand.dispelled,
            granted: stand.granted_printed,
            granted_space: stand.granted_space,
            seq: (of.icon == Some("dispel") || is_dispel(space.special)).then_some(stand.seq),
            special: space.special,
            corner: Corner::Control,
        }
    }

    /// A card as it is printed, with its number in a list.
    pub fn printed(card: &'a CardView, control: Control, number: usize) -> Self {
        Self {
            card,
            control,
            stats: card.stats.map(|n| (n, n)),
            plus: 0,
            minus: 0,
            dispelled: false,
            granted: false,
            granted_space: false,
            seq: None,
            special: None,
            corner: Corner::Number(number),
        }
    }
}

impl Shown<'_> {
    /// All that its drawing depends on.
    pub fn key(&self) -> String {
        let Self {
            card,
            control,
            stats,
            plus,
            minus,
            dispelled,
            granted,
            granted_space,
            seq,
            special,
            corner,
        } = self;
        let CardView {
            key: _, code: _, copy: _, about: _, stats: _, name, pantheon, dominion, level, ..
        } = card;
        let CardView { ability, icon, arrows, .. } = card;
        let symbol = ability.as_ref().and_then(scene::symbol).map(|sign| sign.name);
        format!(
            "law {name:?} {pantheon:?} {dominion:?} {level} {symbol:?} {icon:?} {arrows:?} {:?} {stats:?} {plus} {minus} \
             {dispelled} {granted} {granted_space} {seq:?} {special:?} {corner:?}",
            control.key()
        )
    }
}

fn stat(stats: &[StatView], dir: Dir) -> (i16, i16) {
    stats.iter().find(|s| s.dir == dir).map_or((0, 0), |s| (s.printed, s.now))
}

fn is_dispel(special: Option<Special>) -> bool {
    matches!(special, Some(Special::Ability(Ability::Dispel(_))))
}
