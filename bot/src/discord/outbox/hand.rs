//! Hands that are kept up to date.

use skald_rules::interface::{Duty, Viewer};

use super::{Outbox, post::Mark, shown, trouble::Outcome};
use crate::{
    discord::{
        answer::Fitted,
        audience::{Channel, OnePerson},
        page::first_words,
        painters::Motif,
        send::Fault,
    },
    host::{HandLook, OutboxItem, Person, Sent, Status},
    invariant::Invariant,
};

impl Outbox {
    pub(super) async fn hand(&self, item: &OutboxItem, person: Person) -> Outcome {
        let host = &self.bot.host;
        let row = match host.person(person).await {
            Ok(row) => row,
            Err(error) => return error.into(),
        };
        let old = match host.message_of(&item.name).await {
            Ok(old) => old,
            Err(error) => return error.into(),
        };
        if !row.can_be_written_to(host.now()) {
            return self.settle(item).await;
        }
        match host.look(item.table, person).await {
            Ok(look) if !plays_there(&look) => return self.end_hand(item, old).await,
            Ok(look) if is_worth_showing(&look, old.is_some()) => {}
            Ok(_) => return self.settle(item).await,
            Err(error) => return Self::stopped(&error.into()),
        }
        let channel = match self.dm(item, person, row.dm_channel).await {
            Ok(channel) => channel,
            Err(fault) => return self.private_trouble(item, person, fault).await,
        };
        // Looked at when it can be sent: opening a channel takes its time.
        let (look, notes) = match self.bot.own_notes(person, item.table).await {
            Ok(own) => own,
            Err(stop) => return Self::stopped(&stop),
        };
        let page = Fitted::from(self.bot.hand_page(&look, None, row.text_mode));
        let made_of = shown::made_of(&page, &look, &notes);
        if let Some(old) = old.filter(|_| item.attempts == 0)
            && self.messages.is_made_of(&item.name, old.message, made_of)
        {
            let sent = Sent { number: look.info.log, ..old };
            return match host.outbox_sent(item, Some(sent)).await {
                Ok(()) => Outcome::Settled,
                Err(error) => error.into(),
            };
        }
        let turn = self.bot.painters.unhurried().await;
        let drawing = match self.bot.drawn_privately(&look, Motif::Private(notes)).await {
            Ok(drawing) => drawing,
            Err(stop) => return Self::stopped(&stop),
        };
        drop(turn);
        let answer = Fitted::from(self.bot.hand_page(&look, Some(&drawing), row.text_mode));
        let twin = first_words(&drawing);
        let shown = match self.show_hand(item, channel, old, &answer).await {
            Ok(message) => {
                self.messages.make_of(&item.name, made_of);
                Ok(message)
            }
            Err(fault @ Fault::Ours(_)) => match Self::in_words(&fault, &answer, twin) {
                Some(words) => self.show_hand(item, channel, old, &words).await,
                None => Err(fault),
            },
            Err(fault) => Err(fault),
        };
        let message = match shown {
            Ok(message) => message,
            Err(fault) => return self.private_trouble(item, person, fault).await,
        };
        self.delivered(person, row.door_closed).await;
        // One that could not be changed any more would go on showing what was.
        let mut left = None;
        if let Some(old) = old.filter(|old| old.message != message)
            && let Err(fault) = self.sender(item).delete(old.channel, old.message).await
        {
            tracing::info!(%fault, "an old hand could not be taken away; that is owed");
            left = Some(old);
        }
        let sent = Sent { channel: channel.id(), message, number: look.info.log };
        match host.outbox_sent_beside(item, Some(sent), left).await {
            Ok(()) => Outcome::Settled,
            Err(error) => error.into(),
        }
    }

    /// Nothing is private to somebody who plays there no more: the hand that stands there goes.
    async fn end_hand(&self, item: &OutboxItem, old: Option<Sent>) -> Outcome {
        let Some(old) = old else { return self.settle(item).await };
        // Whoever comes back has a new one, though nothing may have changed in it.
        self.messages.forget(&item.name);
        self.take_away(item, old.channel, old.message).await
    }

    /// Brings a hand up to date where it stands, or posts it.
    async fn show_hand(
        &self,
        item: &OutboxItem,
        channel: Channel<OnePerson>,
        old: Option<Sent>,
        answer: &Fitted,
    ) -> Result<u64, Fault> {
        if let Some(old) = old {
            match self.bring_up(item, Channel::private(old.channel), old.message, answer).await {
                Ok(()) => return Ok(old.message),
                Err(Fault::NoMessage | Fault::NoChannel | Fault::OldEdits) => {}
                Err(fault) => return Err(fault),
            }
        }
        // In private only a hand of this table begins so; which buttons it has hangs on whether the game goes on.
        let head = answer.content().lines().next().or_broken("", "a hand begins with what it is");
        self.post(item, channel, answer, &Mark::Begins(head)).await
    }
}

/// Whether somebody has a hand there: they have not given up, and nobody else has their seat.
fn plays_there(look: &HandLook) -> bool {
    match look.viewer {
        Viewer::Seat(seat) => look.info.seats.get(seat.index()).is_some_and(|row| !row.gone),
        Viewer::Spectator | Viewer::Everyone => false,
    }
}

/// Nothing private is worth a first message before there is something to see, or after the end.
fn is_worth_showing(look: &HandLook, shown: bool) -> bool {
    let ended = matches!(look.info.status, Status::Over | Status::Closed);
    let asked = look.decisions.iter().any(|decision| decision.duty == Duty::Owed);
    look.view.is_some() && (shown || !(ended || (!asked && look.goes_on)))
}
