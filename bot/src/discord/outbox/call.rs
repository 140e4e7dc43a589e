//! Calls to whoever is asked: in the thread or in private, each known by a button of its own, and the daily message about all
//! tables that wait.

use skald_rules::interface::{Say, Seat};

use super::{Outbox, board::NoPlace, post::Mark, trouble::Outcome};
use crate::{
    discord::{
        answer::Fitted,
        audience::{Audience, Channel},
        page::Called,
        press::Press,
        send::Fault,
    },
    host::{About, AtTimeOut, Body, HostError, OutboxItem, Person, Sent, TableInfo, To},
};

impl Outbox {
    pub(super) async fn call(&self, item: &OutboxItem, seat: Seat, about: About, to: To) -> Outcome {
        let host = &self.bot.host;
        let (info, until) = match (host.info(item.table).await, host.time_out_of(item.table, seat).await) {
            (Ok(info), Ok(until)) => (info, until),
            (Err(error), _) | (_, Err(error)) => return Self::stopped(&error.into()),
        };
        match to {
            To::Table => match self.place(&info).await {
                Ok(place) => match self.post_call(item, &info, until, None, Channel::of_table(place)).await {
                    Ok(sent) => {
                        self.bury(item.table);
                        self.note(item, sent).await
                    }
                    Err(fault) => self.trouble(item, fault).await,
                },
                Err(NoPlace::Fault(fault)) => self.trouble(item, fault).await,
                Err(NoPlace::Host(error)) => error.into(),
            },
            To::Person(person) => {
                let idle = match about {
                    About::Warning => match host.at_time_out(person, item.table).await {
                        Ok(idle) => Some(idle),
                        Err(HostError::Refused(_)) => return self.settle(item).await,
                        Err(error) => return error.into(),
                    },
                    _ => None,
                };
                self.call_privately(item, &info, until, idle, person).await
            }
        }
    }

    async fn call_privately(
        &self,
        item: &OutboxItem,
        info: &TableInfo,
        until: Option<i64>,
        idle: Option<Vec<AtTimeOut>>,
        person: Person,
    ) -> Outcome {
        let row = match self.bot.host.person(person).await {
            Ok(row) => row,
            Err(error) => return error.into(),
        };
        if !row.can_be_written_to(self.bot.host.now()) {
            return match self.bot.host.outbox_keep(item).await {
                Ok(()) => Outcome::Settled,
                Err(error) => error.into(),
            };
        }
        let channel = match self.dm(item, person, row.dm_channel).await {
            Ok(channel) => channel,
            Err(fault) => return self.private_trouble(item, person, fault).await,
        };
        match self.post_call(item, info, until, idle, channel).await {
            Ok(sent) => {
                self.delivered(person, row.door_closed).await;
                self.note(item, sent).await
            }
            Err(fault) => self.private_trouble(item, person, fault).await,
        }
    }

    async fn post_call<A: Audience>(
        &self,
        item: &OutboxItem,
        info: &TableInfo,
        until: Option<i64>,
        idle: Option<Vec<AtTimeOut>>,
        channel: Channel<A>,
    ) -> Result<Sent, Fault> {
        let Body::Say { say, mention, silent, .. } = &item.body else {
            return Err(Fault::Ours("no call".to_owned()));
        };
        let person = mention.first().copied().unwrap_or(Person(0));
        let text = &self.bot.say(say, info);
        let called = Called { text, person, silent: *silent, until, idle };
        let answer = Fitted::from(self.bot.call_page::<A>(info, item.id, &called));
        // Only this call has this button.
        let mark = Press::Hush { table: info.id.0, call: item.id }.to_string();
        let message = self.post(item, channel, &answer, &Mark::Press(&mark)).await?;
        Ok(Sent { channel: channel.id(), message, number: info.log })
    }

    /// Notes where a call stands, so that it can be taken away when it is answered.
    async fn note(&self, item: &OutboxItem, sent: Sent) -> Outcome {
        match self.bot.host.outbox_sent(item, Some(sent)).await {
            Ok(()) => Outcome::Settled,
            Err(error) => error.into(),
        }
    }

    /// The daily message: every table that waits for a person, as it stands when it is sent.
    pub(super) async fn digest(&self, item: &OutboxItem, person: Person) -> Outcome {
        let row = match self.bot.host.person(person).await {
            Ok(row) => row,
            Err(error) => return error.into(),
        };
        let turns = match self.bot.host.turns(person).await {
            Ok(turns) => turns,
            Err(error) => return error.into(),
        };
        if turns.is_empty() || !row.can_be_written_to(self.bot.host.now()) {
            return self.settle(item).await;
        }
        let channel = match self.dm(item, person, row.dm_channel).await {
            Ok(channel) => channel,
            Err(fault) => return self.private_trouble(item, person, fault).await,
        };
        let answer =
            Fitted::from(self.bot.turns_page(&turns, 0, &self.bot.words.plain(&Say::new("digest-foot"))));
        match self.post(item, channel, &answer, &Mark::Text(answer.content())).await {
            Ok(_) => {
                self.delivered(person, row.door_closed).await;
                self.settle(item).await
            }
            Err(fault) => self.private_trouble(item, person, fault).await,
        }
    }
}
