//! What one viewer may see: its types, how it is built from nothing, and how it reads as plain text.

mod build;
mod plain;
mod types;

pub use self::{
    build::view,
    types::{
        ActiveView, BlowView, BoardView, CardView, DraftView, EndView, GoneView, LastView, OwnView,
        PieceView, PlanView, PrizeView, RisingView, SeatView, SideView, SpaceView, Stage, StandView,
        StatView, View,
    },
};
