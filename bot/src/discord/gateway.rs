//! The connection over which Discord speaks to the bot: opened with intents 0, kept by the client library.

use std::{sync::Arc, time::Instant};

use serenity::{
    Client, Error, client::ClientBuilder, gateway::GatewayError, gateway::ShardManager, http::HttpError,
    model::gateway::GatewayIntents,
};

use super::{
    events::Events,
    send::Line,
    sessions::{Verdict, few_sessions},
};

/// A connection that is not yet running.
pub struct Gateway(Client);

/// Closes a connection that runs.
#[derive(Clone)]
pub struct Closer(Arc<ShardManager>);

/// Why there is no connection.
#[derive(Debug, thiserror::Error)]
pub enum GatewayEnd {
    /// Discord does not accept the token.
    #[error("the token is not accepted")]
    Token,
    /// A stand-in names a gateway that is not on this machine.
    #[error("{0} is not on this machine")]
    NotLocal(String),
    /// Discord refuses what the bot asks for, and would refuse it again.
    #[error("{0}")]
    Refused(&'static str),
    /// So few sessions are left that the bot does not begin one.
    #[error("{0}")]
    FewSessions(String),
    /// It broke.
    #[error("{0}")]
    Broken(String),
}

impl Gateway {
    /// Prepares the connection; `events` are told what comes in.
    ///
    /// # Errors
    /// [`GatewayEnd`] when Discord cannot be asked, or a stand-in leads elsewhere.
    pub async fn open(line: &Line, events: Arc<Events>) -> Result<Self, GatewayEnd> {
        match line.shared().get_bot_gateway().await {
            Ok(gateway) => {
                let limit = &gateway.session_start_limit;
                tracing::info!(
                    left = limit.remaining,
                    of = limit.total,
                    "sessions that Discord still allows"
                );
                if let Verdict::Stop { left, resets } = events.sessions.told(limit, Instant::now()) {
                    return Err(GatewayEnd::FewSessions(few_sessions(left, resets)));
                }
            }
            Err(error) => match GatewayEnd::from(&error) {
                GatewayEnd::Token => return Err(GatewayEnd::Token),
                // Whether Discord can be reached shows at once.
                end => tracing::warn!(%end, "Discord did not say how many sessions are left"),
            },
        }
        let client = ClientBuilder::new_with_http(line.for_client(), GatewayIntents::empty())
            .event_handler_arc(events)
            .await
            .map_err(|error| GatewayEnd::from(&error))?;
        if line.is_local() {
            // The library falls back to the real gateway when it cannot ask for one: never from a stand-in.
            let url = client.ws_url.lock().await.clone();
            let local = ["ws://127.0.0.1:", "ws://127.0.0.1/", "ws://localhost:", "ws://[::1]:"];
            if !local.iter().any(|start| url.starts_with(start)) {
                return Err(GatewayEnd::NotLocal(url));
            }
        }
        Ok(Self(client))
    }

    /// What closes the connection.
    #[must_use]
    pub fn closer(&self) -> Closer {
        Closer(Arc::clone(&self.0.shard_manager))
    }

    /// Keeps the connection until it is closed.
    ///
    /// # Errors
    /// [`GatewayEnd`] when it cannot be kept.
    pub async fn run(mut self) -> Result<(), GatewayEnd> {
        self.0.start().await.map_err(|error| GatewayEnd::from(&error))
    }
}

impl Closer {
    /// Closes the connection.
    pub async fn close(&self) {
        self.0.shutdown_all().await;
    }
}

impl From<&Error> for GatewayEnd {
    fn from(error: &Error) -> Self {
        match error {
            Error::Gateway(GatewayError::InvalidAuthentication) => Self::Token,
            Error::Http(HttpError::UnsuccessfulRequest(answer)) if answer.status_code.as_u16() == 401 => {
                Self::Token
            }
            Error::Gateway(GatewayError::InvalidGatewayIntents | GatewayError::DisallowedGatewayIntents) => {
                Self::Refused(
                    "Discord refuses the events that the bot asks for (4013, 4014); that is a mistake of this version",
                )
            }
            Error::Gateway(GatewayError::InvalidShardData) => Self::Refused(
                "Discord refuses how the bot's connection is divided (4010); that is a mistake of this version",
            ),
            Error::Gateway(GatewayError::OverloadedShard) => Self::Refused(
                "the bot is in more servers than one connection may serve (4011); this version has no more than one",
            ),
            Error::Gateway(GatewayError::NoAuthentication) => {
                Self::Refused("Discord closed the connection because it knew of no session (4003)")
            }
            other => Self::Broken(other.to_string()),
        }
    }
}
