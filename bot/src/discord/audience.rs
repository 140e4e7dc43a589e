//! The wall between what everybody may read and what one person may: two types, from the answer to the sender.
//!
//! An answer is made for [`Everybody`] or for [`OnePerson`] and stays so; a channel is one that everybody reads, or the
//! private channel of one person. What is sent and where it is sent must be of one audience: a hand has no way into the
//! channel of a table, because that would not compile.
//!
//! ```no_run
//! use skald::discord::{answer::{Answer, Fitted}, audience::Channel, send::Sender};
//! async fn show(sender: &Sender, hand: Answer) {
//!     let _sent = sender.post(Channel::private(7), &Fitted::from(hand), "word").await;
//! }
//! ```
//!
//! ```compile_fail,E0308
//! use skald::discord::{answer::{Answer, Fitted}, audience::Channel, send::Sender};
//! async fn leak(sender: &Sender, hand: Answer) {
//!     let _sent = sender.post(Channel::of_table(7), &Fitted::from(hand), "word").await;
//! }
//! ```
//!
//! Nor can the page of a board be made of what one player sees:
//!
//! ```compile_fail,E0308
//! use skald::{discord::bot::Bot, host::HandLook};
//! fn leak(bot: &Bot, look: &HandLook) {
//!     let _page = bot.board_page(look, &[], &[], None);
//! }
//! ```

use std::{fmt, marker::PhantomData};

mod sealed {
    pub trait Sealed {}
}

/// Who reads: [`Everybody`] or [`OnePerson`], and nobody else can be made up.
pub trait Audience: sealed::Sealed + Copy + Default + fmt::Debug + PartialEq + Send + Sync + 'static {
    /// Whether it is one person.
    const PRIVATE: bool;
}

/// Everybody in a channel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Everybody;

/// One person: in a private channel, or by an answer that nobody else sees.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OnePerson;

impl sealed::Sealed for Everybody {}
impl sealed::Sealed for OnePerson {}

impl Audience for Everybody {
    const PRIVATE: bool = false;
}

impl Audience for OnePerson {
    const PRIVATE: bool = true;
}

/// A channel, and who reads there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Channel<A: Audience> {
    id: u64,
    read_by: PhantomData<A>,
}

impl Channel<Everybody> {
    /// A channel or thread of a server.
    #[must_use]
    pub const fn of_table(id: u64) -> Self {
        Self { id, read_by: PhantomData }
    }
}

impl Channel<OnePerson> {
    /// The private channel of one person with the bot.
    #[must_use]
    pub const fn private(id: u64) -> Self {
        Self { id, read_by: PhantomData }
    }
}

impl<A: Audience> Channel<A> {
    /// Discord's number of the channel.
    #[must_use]
    pub const fn id(self) -> u64 {
        self.id
    }
}
