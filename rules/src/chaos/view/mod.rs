//! What one viewer may see: the type, how it is built from nothing.

mod build;
mod own;
mod types;

pub use self::{
    build::view,
    types::{
        AttackView, CardView, CharacterView, Copies, EndView, FaceView, GlimpseView, HandCard, InstanceView,
        LastingView, OwnView, Phase, PlanView, SeatView, Use, View, VolleyView, WardView,
    },
};
