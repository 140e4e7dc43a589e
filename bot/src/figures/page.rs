//! The page at which the figures are read: off unless an address is set for it.

use std::{future::Future, net::SocketAddr, sync::Arc};

use axum::{
    Router,
    extract::State,
    http::{StatusCode, header::CONTENT_TYPE},
    response::IntoResponse,
    routing::get,
};
use futures_util::future::BoxFuture;
use tokio::net::TcpListener;

/// Writes the figures of now, or says why that cannot be done.
pub type Writer = Arc<dyn Fn() -> BoxFuture<'static, Result<String, String>> + Send + Sync>;

/// Shows the figures at `/metrics` of this address until `stop`. The address at which they are, should any port have been
/// wished for.
///
/// # Errors
/// When nothing can be listened to there.
pub async fn show(
    at: SocketAddr,
    writer: Writer,
    stop: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<SocketAddr> {
    let listener = TcpListener::bind(at).await?;
    let there = listener.local_addr()?;
    let pages = Router::new().route("/metrics", get(figures)).with_state(writer);
    tokio::spawn(async move {
        if let Err(error) = axum::serve(listener, pages).with_graceful_shutdown(stop).await {
            tracing::error!(%error, "the figures are shown no more");
        }
    });
    Ok(there)
}

async fn figures(State(writer): State<Writer>) -> impl IntoResponse {
    match writer().await {
        Ok(text) => (StatusCode::OK, [(CONTENT_TYPE, "text/plain; version=0.0.4")], text),
        Err(why) => {
            tracing::warn!(why, "the figures cannot be written");
            (StatusCode::INTERNAL_SERVER_ERROR, [(CONTENT_TYPE, "text/plain")], String::new())
        }
    }
}
