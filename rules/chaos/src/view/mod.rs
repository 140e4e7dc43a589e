//! What one viewer may see: the type, how it is built from nothing.

mod build;
mod faces;
mod own;
mod private;
mod sketch;
mod types;

pub use self::{
    build::{view, views},
    sketch::sketch,
    types::{
        AttackView, Board, CardView, CharacterView, Copies, EndView, FaceView, GlimpseView, HandCard,
        HandView, Hindrance, InstanceView, LastingView, OwnView, Phase, PlanView, SeatView, Use, View,
        VolleyView, WardView,
    },
};

impl From<View> for skald_vocabulary::views::AnyView {
    fn from(view: View) -> Self {
        Self::of(view)
    }
}
