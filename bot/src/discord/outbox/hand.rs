//! Private messages: hands that are kept up to date, and closed doors.

use skald_rules::interface::{Duty, Say};

use super::{Mark, Outbox, Outcome};
use crate::{
    discord::{
        answer::{Answer, Fitted},
        press::{Deed, Press},
        send::Fault,
    },
    host::{OutboxItem, Person, Sent, Status},
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
        if row.dm_closed {
            return self.settle(item).await;
        }
        let look = match host.look(item.table, person).await {
            Ok(look) => look,
            Err(error) => return Self::stopped(&error.into()),
        };
        let ended = matches!(look.info.status, Status::Over | Status::Closed);
        let asked = look.decisions.iter().any(|decision| decision.duty == Duty::Owed);
        // Nothing private is worth a first message before there is something to see, or after the end.
        if look.view.is_none() || (old.is_none() && ended) || (old.is_none() && !asked && look.goes_on) {
            return self.settle(item).await;
        }
        let drawing = match self.bot.own_look(person, item.table).await {
            Ok((_, drawing)) => drawing,
            Err(stop) => return Self::stopped(&stop),
        };
        let answer = Fitted::from(self.bot.hand_page(&look, Some(&drawing), row.text_mode).openly());
        let channel = match self.dm(person, row.dm_channel).await {
            Ok(channel) => channel,
            Err(fault) => return self.private_trouble(item, person, fault).await,
        };
        let mut message = None;
        if let Some(old) = old {
            match self.edit(old.channel, old.message, &answer).await {
                Ok(()) => message = Some(old.message),
                Err(Fault::NoMessage | Fault::NoChannel) => {}
                Err(fault) => return self.private_trouble(item, person, fault).await,
            }
        }
        let message = match message {
            Some(message) => message,
            None => {
                // Only a hand has this button.
                let mark = Press::Table { table: item.table.0, act: Deed::Orders }.to_string();
                match self.post(item, channel, &answer, &Mark::Press(&mark)).await {
                    Ok(message) => message,
                    Err(fault) => return self.private_trouble(item, person, fault).await,
                }
            }
        };
        match host.outbox_sent(item, Some(Sent { channel, message, number: look.info.log })).await {
            Ok(()) => Outcome::Settled,
            Err(error) => error.into(),
        }
    }

    pub(super) async fn settle(&self, item: &OutboxItem) -> Outcome {
        match self.bot.host.outbox_sent(item, None).await {
            Ok(()) => Outcome::Settled,
            Err(error) => error.into(),
        }
    }

    /// The private channel of a person; opened once, then kept.
    pub(super) async fn dm(&self, person: Person, known: Option<u64>) -> Result<u64, Fault> {
        if let Some(channel) = known {
            return Ok(channel);
        }
        let channel = self.bot.sender.dm_channel(person.0).await?;
        let kept = self.bot.host.change_person(person, |row| row.dm_channel = Some(channel)).await;
        if let Err(error) = kept {
            tracing::warn!(%error, "a private channel could not be noted");
        }
        Ok(channel)
    }

    /// What a fault in a private channel means. A closed door is remembered, told once, and not knocked at again.
    pub(super) async fn private_trouble(&self, item: &OutboxItem, person: Person, fault: Fault) -> Outcome {
        match fault {
            Fault::ClosedDm | Fault::NoAccess | Fault::NoChannel => {}
            fault if fault.passes() || fault == Fault::Token => return Outcome::Again(fault.to_string()),
            fault => return Outcome::Hopeless(fault.to_string()),
        }
        let known = self.bot.host.person(person).await.is_ok_and(|row| row.dm_closed);
        // Said before it is noted: after a stop in between it is said again, under the same nonce.
        if !known {
            self.say_closed(item, person).await;
        }
        if let Err(error) = self.bot.host.change_person(person, |row| row.dm_closed = true).await {
            return error.into();
        }
        self.settle(item).await
    }

    /// Says once, at the table, that somebody cannot be written to in private.
    async fn say_closed(&self, item: &OutboxItem, person: Person) {
        let Ok(info) = self.bot.host.info(item.table).await else { return };
        let text = self.bot.words.plain(&Say::new("dm-closed").with("who", format!("<@{person}>")));
        let answer = Fitted::from(Answer::text(&text).pinging(&[person.0]));
        let nonce = format!("dm{}", person.0);
        match self.bot.sender.post(info.place(), &answer, &nonce).await {
            Ok(_) => self.bury(item.table),
            Err(fault) => tracing::info!(%fault, "could not tell about closed private messages"),
        }
    }
}
