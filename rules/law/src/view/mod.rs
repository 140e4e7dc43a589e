//! What one viewer may see: its types and how it is built from nothing.

mod build;
mod private;
mod table;
mod types;

pub use self::{
    build::view,
    table::Table,
    types::{
        ActiveView, BlowView, BoardView, CardView, DraftView, EndView, GoneView, LastView, LooseView,
        OwnView, PieceView, PlanView, PrizeView, RisingView, SeatView, SideView, SpaceView, Stage, StandView,
        StatView, View,
    },
};

impl From<View> for skald_vocabulary::views::AnyView {
    fn from(view: View) -> Self {
        Self::of(view)
    }
}
