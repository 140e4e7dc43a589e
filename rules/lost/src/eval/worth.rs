//! How good a hero's standing looks, and what a piece of equipment is worth to it: by what automatic players choose.

use skald_vocabulary::interface::Seat;

use super::Eyes;
use crate::cards::{Card, Line, Piece};

// What each counts beside the others; set by hand and by games against the habits (docs/balance.md).
const POINT: i32 = 10;
const EXPERIENCE: i32 = 5;
const GOLD: i32 = 2;
const LIFE: i32 = 12;
const MANA: i32 = 2;
/// A trophy, and a piece of equipment that can be used.
const AT_HAND: i32 = 4;
/// A point of what equipment does, and of what a card is worth as a skill.
const ABLE: i32 = 5;
/// What a hero that rests until the level ends stands behind.
const RESTS: i32 = 20;
/// How often a point counts that comes again with every attack or blow, and one that comes once.
const OFTEN: i32 = 3;
const ONCE: i32 = 2;
/// The last level, after which gold counts alone by who has most of it.
const LAST: u8 = 3;

impl Eyes<'_> {
    /// How good the standing of a hero looks: points, and what will bring more of them.
    #[must_use]
    pub fn worth(self, seat: Seat) -> i32 {
        let (side, score) = (self.side(seat), self.score(seat));
        let level = self.table.level;
        let early = if level == LAST { 0 } else { score.gold };
        let points = i32::from(score.total().saturating_sub(early));
        let count = |number: usize| i32::try_from(number).unwrap_or(i32::MAX);
        let skills = count(side.skills.len()) * (i32::from(level) + 2);
        let at_hand = count(side.ready().count() + side.trophies.len());
        let begun = side.foe.map_or(0, |foe| i32::from(foe.markers));
        let has = POINT * points
            + EXPERIENCE * i32::from(side.xp)
            + GOLD * i32::from(side.gold)
            + LIFE * i32::from(side.life)
            + MANA * i32::from(side.mana);
        let can = AT_HAND * at_hand + ABLE * (self.gear_worth(seat) + skills) + begun;
        has + can - if side.defeated { RESTS } else { 0 }
    }

    /// What all equipment of a hero is worth to it.
    fn gear_worth(self, seat: Seat) -> i32 {
        let mut best = 1;
        let mut sum = 0;
        for card in &self.side(seat).gear {
            if self.card(*card).is_weapon() {
                best = best.max(self.does(seat, *card));
                sum += 1;
            } else {
                sum += self.piece_worth(seat, *card);
            }
        }
        sum + OFTEN * best
    }

    /// What a piece of equipment is worth to a player with these skills: points of damage, of protection and of life, those that
    /// come again in every attack counted thrice.
    #[must_use]
    pub fn piece_worth(self, seat: Seat, card: Card) -> i32 {
        let face = self.card(card);
        let own = self.does(seat, card);
        if face.is_weapon() {
            let weapons = self.side(seat).gear.iter().filter(|of| self.card(**of).is_weapon());
            let best = weapons.map(|of| self.does(seat, *of)).max().unwrap_or(1);
            return OFTEN * (own - best).max(0) + 1;
        }
        let lasts = matches!(face.piece, Some(Piece::Breastplate | Piece::Shield));
        if lasts { OFTEN * own } else { ONCE * own }
    }

    /// The points of a card's lines.
    fn does(self, seat: Seat, card: Card) -> i32 {
        let skills = self.skills(seat);
        let points = |line: &Line| match line {
            Line::Basic(hits) => hits.iter().map(|hit| hit.0).max().unwrap_or(0),
            Line::If { cond, hit } | Line::For { cond, hit, .. } if cond.met(&skills) => hit.0,
            Line::PerTrophy(hit) => hit.0 * 2,
            Line::Reduce { amount, cond, .. } | Line::Always { amount, cond, .. } if cond.met(&skills) => {
                *amount
            }
            Line::ReduceFor { amount, .. } => *amount,
            Line::Slay(_) | Line::Halve | Line::OnEquip(_) => 2,
            Line::Refresh { count, .. } => *count,
            Line::Mana(amount) | Line::Heal(amount) => *amount,
            _ => 0,
        };
        self.card(card).lines.iter().map(|line| i32::from(points(line))).sum()
    }
}
