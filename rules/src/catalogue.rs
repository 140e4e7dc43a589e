//! The games that there are: one line each. The first of the two catalogues that a new game touches.

use skald_chaos::Chaos;
use skald_law::Law;
use skald_lost::Lost;
use skald_lraw::Lraw;
pub use skald_runners::catalogue::{Catalogue, GameKind};
use skald_toolkit::series::Series;
use skald_war::War;

/// The games that Skald hosts.
#[must_use]
pub fn standard() -> Catalogue {
    Catalogue::of(vec![
        GameKind::of::<War>(),
        GameKind::of::<Chaos>(),
        GameKind::of::<Series<Chaos>>(),
        GameKind::of::<Law>(),
        GameKind::of::<Series<Law>>(),
        GameKind::of::<Lost>(),
        GameKind::of::<Lraw>(),
    ])
}
