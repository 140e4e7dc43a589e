//! What the process does that outlives it, told one by one to whoever stops it in between.
//!
//! What belongs here: the kinds of effects, and the place through which each of them goes. What does not: the effects
//! themselves, which lie where they always did, and stopping the process, which tests alone do.

use std::{fmt, sync::Arc};

use futures_util::future::BoxFuture;

/// Something that is about to be done and is there when the process is gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Effect {
    /// A change of the database becomes durable.
    Commit,
    /// Something that is due is claimed for the change in which it is done.
    Claim,
    /// Whoever pressed or typed is answered.
    Answer,
    /// A message is posted, or a place for messages opened.
    Send,
    /// A message is changed or taken away.
    Edit,
    /// A picture is drawn.
    Draw,
}

/// Somebody who is told before each effect, and lets it come about when their answer is there.
pub trait Watch: Send + Sync {
    /// `effect` is about to be done.
    fn about_to(&self, effect: Effect) -> BoxFuture<'static, ()>;

    /// The same for [`Effect::Commit`], asked by the database itself when all but the end of a change is done there: it waits for the
    /// answer, and takes the change back where it is false.
    fn lets_commit(&self) -> bool;
}

/// Whether somebody watches over the effects; nobody does in service.
#[derive(Clone, Default)]
pub struct Effects(Option<Arc<dyn Watch>>);

impl Effects {
    /// Effects over which somebody watches.
    #[must_use]
    pub fn watched(by: Arc<dyn Watch>) -> Self {
        Self(Some(by))
    }

    /// Whether a change may become durable, of which all but the end is done: always when nobody watches.
    #[must_use]
    pub fn let_commit(&self) -> bool {
        self.0.as_ref().is_none_or(|watch| watch.lets_commit())
    }

    /// Waits until `effect` may come about: not at all when nobody watches.
    pub async fn about_to(&self, effect: Effect) {
        if let Some(watch) = &self.0 {
            watch.about_to(effect).await;
        }
    }
}

impl fmt::Debug for Effects {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(if self.0.is_some() { "watched" } else { "unwatched" })
    }
}
