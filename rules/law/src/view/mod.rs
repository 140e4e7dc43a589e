//! What one viewer may see: its types and how it is built from nothing.

mod build;
mod private;
mod shared_rules;
mod types;

pub use self::{
    build::view,
    shared_rules::SharedRules,
    types::{
        ActiveView, BlowView, BoardView, CardView, DraftView, EndView, GoneView, LastView, OwnView,
        PieceView, PlanView, PrizeView, RisingView, SeatView, SideView, SpaceView, Stage, StandView,
        StatView, View, WhereaboutsView,
    },
};

impl From<View> for skald_vocabulary::views::AnyView {
    fn from(view: View) -> Self {
        Self::of(view)
    }
}
