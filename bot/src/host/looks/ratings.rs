//! Ratings, as people may see them.

use crate::host::{refused::HostError, service::core::Host};
use crate::store::{MetRow, Person, RatingRow};

/// How many games must have counted before somebody stands in the list of the best.
const ENOUGH: u32 = 5;
/// How many stand there.
const MOST: u32 = 10;
/// How many points of what people read are one of the method's: a newcomer has a thousand.
const POINTS: f64 = 40.0;

/// How well somebody plays a game on a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatingInfo {
    /// The game's id.
    pub game: String,
    /// The name under which the person was last seen.
    pub name: String,
    /// The points: about 1000 for a newcomer.
    pub points: i64,
    /// The true number lies so far below or above with 95 % certainty.
    pub within: i64,
    /// How many games count.
    pub games: u32,
    /// How many of them were won.
    pub won: u32,
    /// Wins in a row; below zero, other games in a row.
    pub streak: i32,
    /// The longest row of wins.
    pub longest: u32,
    /// How whoever asks came off against the person, if somebody else asks.
    pub met: Option<MetRow>,
}

impl RatingInfo {
    fn new(game: String, name: String, row: &RatingRow, met: Option<MetRow>) -> Self {
        Self {
            game,
            name,
            points: points(row.mean),
            within: points(2.0 * row.deviation),
            games: row.games,
            won: row.won,
            streak: row.streak,
            longest: row.longest,
            met,
        }
    }
}

/// A number of the method in points. What the method gives is far within what fits.
fn points(number: f64) -> i64 {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::as_conversions,
        reason = "rounded, and far within what fits"
    )]
    let points = (number * POINTS).round() as i64;
    points
}

impl Host {
    /// The ratings of `of` on a server, as `asks` may see them; nothing where the person hides them.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn ratings(
        &self,
        asks: Person,
        guild: u64,
        of: Person,
    ) -> Result<Option<Vec<RatingInfo>>, HostError> {
        let row = self.person(of).await?;
        if of != asks && row.rating_hidden {
            return Ok(None);
        }
        let mut all = Vec::new();
        for (game, rating) in self.inner.store.ratings_of(guild, of).await? {
            let met = match asks == of {
                true => None,
                false => Some(self.inner.store.met(guild, &game, asks, of).await?),
            };
            all.push(RatingInfo::new(game, row.name.clone(), &rating, met));
        }
        Ok(Some(all))
    }

    /// The best of a server at a game, of those who do not hide their ratings.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn best_rated(&self, guild: u64, game: &str) -> Result<Vec<RatingInfo>, HostError> {
        let rows = self.inner.store.best_rated(guild, game, ENOUGH, MOST).await?;
        let info = |(name, row): (String, RatingRow)| RatingInfo::new(game.to_owned(), name, &row, None);
        Ok(rows.into_iter().map(info).collect())
    }
}
