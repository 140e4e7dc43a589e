//! The connection over which Discord speaks to the bot: opened with intents 0, kept by the client library.

use std::sync::Arc;

use serenity::{
    Client, Error, client::ClientBuilder, gateway::GatewayError, gateway::ShardManager, http::HttpError,
    model::gateway::GatewayIntents,
};

use super::{events::Events, send::Line};

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
            other => Self::Broken(other.to_string()),
        }
    }
}
