//! Closes of the connection that the client library takes for passing although they never pass: 4003, 4010, 4011.
//!
//! serenity 0.12 hands on only 4004, 4013 and 4014. After the others it tells nobody but the log, keeps a core busy until
//! the next heartbeat, and begins session after session. So its log is listened to.

use std::{fmt, sync::LazyLock};

use tokio::sync::watch;
use tracing::{
    Event, Level, Subscriber,
    field::{Field, Visit},
};
use tracing_subscriber::layer::{Context, Layer};

/// Where the library says it.
const SAYS: &str = "serenity::gateway::bridge::shard_runner";

/// A close after which the bot must not come back by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ForGood {
    /// 4003.
    NoAuthentication,
    /// 4010.
    InvalidShard,
    /// 4011.
    ShardingRequired,
}

impl ForGood {
    /// What the library's words mean.
    fn read(words: &str) -> Option<Self> {
        let known = [
            ("NoAuthentication", Self::NoAuthentication),
            ("InvalidShardData", Self::InvalidShard),
            ("OverloadedShard", Self::ShardingRequired),
        ];
        known.into_iter().find(|(word, _)| words.contains(word)).map(|(_, close)| close)
    }

    /// Why the bot stops, in one sentence.
    #[must_use]
    pub const fn why(self) -> &'static str {
        match self {
            Self::NoAuthentication => {
                "Discord closed the connection because it knew of no session (4003); start the bot again, and if it comes back look whether the token was changed"
            }
            Self::InvalidShard => {
                "Discord refuses how the bot's connection is divided (4010); that is a mistake of this version"
            }
            Self::ShardingRequired => {
                "Discord wants the bot's connection divided into more shards (4011); start it again, and it asks for how many"
            }
        }
    }
}

static CLOSED: LazyLock<watch::Sender<Option<ForGood>>> = LazyLock::new(|| watch::Sender::new(None));

/// Waits until the connection was closed for good.
pub async fn closed_for_good() -> ForGood {
    let mut closed = CLOSED.subscribe();
    loop {
        let seen = *closed.borrow_and_update();
        if let Some(close) = seen {
            return close;
        }
        if closed.changed().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}

/// Listens to the library's log; to be added to whatever writes the program's log.
#[derive(Clone, Copy, Debug)]
pub struct Closes;

impl<S: Subscriber> Layer<S> for Closes {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        let about = event.metadata();
        if *about.level() != Level::ERROR || about.target() != SAYS {
            return;
        }
        let mut words = Words::default();
        event.record(&mut words);
        if let Some(close) = ForGood::read(&words.0) {
            CLOSED.send_replace(Some(close));
        }
    }
}

#[derive(Default)]
struct Words(String);

impl Visit for Words {
    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        if field.name() == "message" {
            self.0 = format!("{value:?}");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_of_the_library_are_known() {
        use serenity::gateway::GatewayError;
        for (error, close) in [
            (GatewayError::NoAuthentication, Some(ForGood::NoAuthentication)),
            (GatewayError::InvalidShardData, Some(ForGood::InvalidShard)),
            (GatewayError::OverloadedShard, Some(ForGood::ShardingRequired)),
            (GatewayError::HeartbeatFailed, None),
        ] {
            let words = format!("Shard handler received err: {:?}", serenity::Error::Gateway(error));
            assert_eq!(ForGood::read(&words), close, "{words}");
        }
    }
}
