//! True costs: printed, then the game itself, then the board in order of age (LRAW-5.8.17).

use super::{Lens, Me, filter::means};
use crate::{
    cards::{Gs, Kind, Legion, Op, Stat, TrueCost},
    state::Card,
};
use skald_vocabulary::interface::Seat;

/// What the game itself takes off (LRAW-5.8.16).
const OFF_CONSUME: i32 = 10;
const OFF_BLOOD: i32 = 5;

impl Lens<'_> {
    /// What a true cost of so much comes to for a player who uses a card.
    #[must_use]
    pub fn price(&self, cost: TrueCost, printed: i32, source: Card, payer: Seat) -> i32 {
        let face = self.pool.face(self.state.card(source).face);
        let side = self.state.side(payer);
        let beast =
            matches!(face.kind, Kind::Unified | Kind::Fortified) && self.legion(source) == Legion::Beast;
        let off = match cost {
            TrueCost::Consume if beast && side.changed(Gs::ShlaraConsume) => OFF_CONSUME,
            TrueCost::Blood if beast && side.changed(Gs::MerrisodBlood) => OFF_BLOOD,
            _ => 0,
        };
        let start = (printed - off).max(0);
        let changed = self.sight.force.iter().fold(start, |sum, one| match &self.pool.stat(one.stat).stat {
            Stat::CostMod(of, who, f, op)
                if *of == cost
                    && means(*who, one.you, payer)
                    && self.fits(f, source, Me { this: one.this, you: one.you }) =>
            {
                match op {
                    Op::Times(by) => sum * by,
                    Op::Add(more) => sum + more,
                }
            }
            _ => sum,
        });
        changed.max(0)
    }

    /// Whether a player can pay so much Bloodbourne: the Warlord would survive it (LRAW-2.0.10).
    #[must_use]
    pub fn bears_blood(&self, seat: Seat, blood: i32) -> bool {
        let side = self.state.side(seat);
        blood <= 0 || side.damage + blood < self.dcm(seat)
    }

    /// The damage that a player's Warlord bears.
    #[must_use]
    pub fn dcm(&self, seat: Seat) -> i32 {
        self.pool.face(self.state.card(self.state.side(seat).warlord).face).command.dcm
    }
}
