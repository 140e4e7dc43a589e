//! Pictures, drawn by a few painters that are kept, each on a thread that steps back for those that answer people.

use std::sync::{Arc, Mutex, PoisonError};

use skald_render::{
    DrawError, Drawing, Lately, Message, Notes, Picture,
    names::PlayerName,
    painter::{Painter, PainterOptions},
};
use skald_rules::{
    interface::{Key, Pick},
    views::AnyView,
    words::{Words, common},
};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::painter_thread::PainterThread;
use crate::effects::{Effect, Effects};

/// What is to be drawn.
#[derive(Clone, Debug)]
pub enum Motif {
    /// Everything public, with what has happened lately: what was last seen like this, and the last lines of the log.
    Lately(Option<Box<AnyView>>, Vec<String>),
    /// What one player knows.
    Private(Notes),
    /// A picture that the game offers beside board and hand.
    Special(Key),
    /// What the options that follow these choices would do.
    Choice(Vec<Pick>),
    /// What has happened since the last picture, in words.
    Digest(Vec<String>),
    /// How the game ended.
    Result,
}

/// A few painters.
#[derive(Clone)]
pub struct Painters {
    idle: Arc<Mutex<Vec<PainterThread>>>,
    free: Arc<Semaphore>,
    /// Of them so many may draw what nobody waits for.
    unhurried: Arc<Semaphore>,
    options: PainterOptions,
    /// The words in the pictures.
    words: &'static Words,
    effects: Effects,
}

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
pub enum PaintError {
    /// The drawing failed.
    #[error(transparent)]
    Draw(#[from] DrawError),
    /// No painter could be made.
    #[error("no painter could be made: {0}")]
    Painter(String),
    /// The painter's thread failed.
    #[error("the painter failed")]
    Failed,
}

impl Painters {
    /// At most `most` pictures are drawn at one time, by painters with these fonts and pictures of cards.
    #[must_use]
    pub fn new(most: usize, options: PainterOptions, effects: Effects) -> Arc<Self> {
        let free = Arc::new(Semaphore::new(most.max(1)));
        let unhurried = Arc::new(Semaphore::new(most.saturating_sub(1).max(1)));
        Arc::new(Self { idle: Arc::default(), free, unhurried, options, words: common(), effects })
    }

    /// The same painters, for readers of these words.
    #[must_use]
    pub fn for_reader(&self, words: &'static Words) -> Arc<Self> {
        Arc::new(Self { words, ..self.clone() })
    }

    /// Waits for the turn to have something drawn for which nobody waits: where there are several painters, one of them is always
    /// left to boards and to whoever asks. The turn ends with what is returned.
    pub async fn unhurried(&self) -> Option<OwnedSemaphorePermit> {
        Arc::clone(&self.unhurried).acquire_owned().await.ok()
    }

    /// Draws what stands in a message about a table, the pictures one above the other: in several where one cannot show all numbers
    /// of a board, and below a result the board as it was at the end. `names` are in the order of seats.
    ///
    /// # Errors
    /// [`PaintError`].
    pub async fn draw_message(
        self: &Arc<Self>,
        motif: Motif,
        view: AnyView,
        names: Vec<PlayerName>,
    ) -> Result<Vec<Drawing>, PaintError> {
        self.with(move |painter| several(painter, &motif, &view, &names)).await
    }

    /// Draws a view in one picture, whatever its size. `names` are in the order of seats.
    ///
    /// # Errors
    /// [`PaintError`].
    pub async fn draw(
        self: &Arc<Self>,
        motif: Motif,
        view: AnyView,
        names: Vec<PlayerName>,
    ) -> Result<Drawing, PaintError> {
        self.with(move |painter| one(painter, &motif, &view, &names)).await
    }

    /// Lets a painter work, away from the threads that answer people.
    ///
    /// # Errors
    /// [`PaintError`].
    pub async fn with<T: Send + 'static>(
        self: &Arc<Self>,
        work: impl FnOnce(&mut Painter) -> Result<T, DrawError> + Send + 'static,
    ) -> Result<T, PaintError> {
        self.effects.about_to(Effect::Draw).await;
        let turn = Arc::clone(&self.free).acquire_owned().await.map_err(|_| PaintError::Failed)?;
        let all = Arc::clone(self);
        // Time that tests let pass stands still while a blocking thread waits, and so while one is drawn for.
        tokio::task::spawn_blocking(move || {
            let _turn = turn;
            let kept = all.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
            let painter = kept.map_or_else(|| all.hire(), Ok)?;
            let words = all.words;
            // A painter that panics is lost with its thread; the next one is made anew.
            let done = painter.does(move |painter| skald_render::words::spoken(words, || work(painter)));
            let done = done.ok_or(PaintError::Failed)?;
            all.idle.lock().unwrap_or_else(PoisonError::into_inner).push(painter);
            Ok(done?)
        })
        .await
        .map_err(|_| PaintError::Failed)?
    }

    /// One more painter.
    fn hire(&self) -> Result<PainterThread, PaintError> {
        let painter =
            Painter::new(self.options.clone()).map_err(|error| PaintError::Painter(error.to_string()))?;
        PainterThread::start(painter).map_err(|error| PaintError::Painter(error.to_string()))
    }
}

fn one(
    painter: &mut Painter,
    motif: &Motif,
    view: &AnyView,
    names: &[PlayerName],
) -> Result<Drawing, DrawError> {
    let picture = match motif {
        Motif::Lately(before, lines) => {
            let lately = Lately { before: before.as_deref(), lines };
            return skald_render::draw_since(painter, view, lately, names);
        }
        Motif::Special(key) => return skald_render::draw_special(painter, view, *key, names),
        Motif::Choice(path) => return skald_render::draw_choice(painter, view, path, names),
        Motif::Private(notes) => Picture::Private(notes),
        Motif::Digest(lines) => Picture::Digest(lines),
        Motif::Result => Picture::Result,
    };
    skald_render::draw(painter, &picture, view, names)
}

fn several(
    painter: &mut Painter,
    motif: &Motif,
    view: &AnyView,
    names: &[PlayerName],
) -> Result<Vec<Drawing>, DrawError> {
    let message = match motif {
        Motif::Lately(before, lines) => Message::Lately(Lately { before: before.as_deref(), lines }),
        Motif::Special(key) => Message::Special(*key),
        Motif::Choice(path) => Message::Choice(path),
        Motif::Result => Message::Result,
        Motif::Private(_) | Motif::Digest(_) => return Ok(vec![one(painter, motif, view, names)?]),
    };
    skald_render::draw_message(painter, view, message, names)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn what_nobody_waits_for_leaves_a_painter_to_the_others() {
        let soon = std::time::Duration::from_secs(1);
        let painters = Painters::new(3, PainterOptions::default(), Effects::default());
        let (one, other) = (painters.unhurried().await, painters.unhurried().await);
        assert!(one.is_some() && other.is_some());
        assert!(tokio::time::timeout(soon, painters.unhurried()).await.is_err(), "a third one waits");
        assert!(tokio::time::timeout(soon, painters.with(|_| Ok(()))).await.is_ok(), "a board does not");
        drop(one);
        assert!(tokio::time::timeout(soon, painters.unhurried()).await.is_ok());
        let alone = Painters::new(1, PainterOptions::default(), Effects::default());
        assert!(alone.unhurried().await.is_some());
    }
}
