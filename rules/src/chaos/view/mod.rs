//! What one viewer may see: the type, how it is built from nothing, and the same in plain words.

mod build;
mod own;
mod plain;
mod types;

pub use self::{
    build::view,
    types::{
        AttackView, CardView, CharacterView, Copies, EndView, FaceView, GlimpseView, HandCard, InstanceView,
        LastingView, OwnView, Phase, PlanView, SeatView, Use, View, VolleyView, WardView,
    },
};
