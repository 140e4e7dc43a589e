//! Telling Discord the commands. One command that cannot be registered harms no other.

use std::{sync::Arc, time::Duration};

use serde_json::Value;
use serenity::http::Http;
use tokio::time::sleep;

use super::Command;
use crate::discord::send::{Fault, classify};

/// How a registration went.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Registered {
    /// How many commands stand.
    pub done: usize,
    /// The commands that Discord refused, with the reason.
    pub refused: Vec<(String, String)>,
}

/// Registers all commands at once; when Discord refuses the list, one by one.
///
/// # Errors
/// The [`Fault`] when Discord cannot be reached at all.
pub async fn register(http: &Arc<Http>, commands: &[Command]) -> Result<Registered, Fault> {
    let list: Vec<Value> = commands.iter().map(Command::json).collect();
    match repeatedly(|| async { http.create_global_commands(&list).await.map_err(|e| classify(&e)) }).await {
        Ok(_) => return Ok(Registered { done: list.len(), refused: Vec::new() }),
        Err(Fault::Ours(reason)) => {
            tracing::error!(reason, "Discord refused the list of commands; registering them one by one");
        }
        Err(fault) => return Err(fault),
    }
    let mut registered = Registered::default();
    for (command, json) in commands.iter().zip(&list) {
        match repeatedly(|| async { http.create_global_command(json).await.map_err(|e| classify(&e)) }).await
        {
            Ok(_) => registered.done += 1,
            Err(fault @ Fault::Ours(_)) => {
                tracing::error!(command = command.name, %fault, "a command was refused");
                registered.refused.push((command.name.to_owned(), fault.to_string()));
            }
            Err(fault) => return Err(fault),
        }
    }
    Ok(registered)
}

async fn repeatedly<T, F: Future<Output = Result<T, Fault>>>(request: impl Fn() -> F) -> Result<T, Fault> {
    let mut pause = Duration::from_secs(1);
    for _ in 0..4 {
        match request().await {
            Err(fault) if fault.passes() => {
                tracing::warn!(%fault, "the commands could not be registered; trying again");
                sleep(pause).await;
                pause *= 2;
            }
            other => return other,
        }
    }
    request().await
}
