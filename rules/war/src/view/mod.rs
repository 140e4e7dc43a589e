//! What one viewer may see, and how it is gathered from a position: added piece by piece, never by leaving out.

mod build;
mod private;
mod types;

pub use self::build::view;
pub use self::types::{
    ActiveView, BattleView, CardView, Chip, CoinView, EndView, LegendPlace, LegendView, LyingView, OwnView,
    Question, QueuedView, RecordView, SampleView, SeatView, Stage, SupportView, TurnView, View,
};

impl From<View> for skald_vocabulary::views::AnyView {
    fn from(view: View) -> Self {
        Self::of(view)
    }
}
