//! Calls to whoever is asked: in the thread or in private, each known by a button of its own, and the daily message about all
//! tables that wait.

use skald_rules::interface::{Say, Seat};

use super::{Outbox, board::NoPlace, post::Mark, private::Unread, trouble::Outcome};
use crate::{
    discord::{
        answer::Fitted,
        audience::{Audience, Channel},
        page::Called,
        press::Press,
        send::Fault,
    },
    host::{About, Body, HostError, Idle, OutboxItem, Person, Sent, TableInfo, To},
    invariant::Invariant,
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
                if let Some(outcome) = self.gone_for_good(item, &info, person, about).await {
                    return outcome;
                }
                if about == About::Waiting {
                    match host.is_reminded(info.id, person).await {
                        Ok(true) => {}
                        Ok(false) => return self.settle(item).await,
                        Err(error) => return error.into(),
                    }
                }
                let idle = match about {
                    About::Warning => match host.at_time_out(person, item.table).await {
                        Ok(idle) => Some(idle),
                        Err(HostError::Refused(_)) => return self.settle(item).await,
                        Err(error) => return error.into(),
                    },
                    _ => None,
                };
                let post = |channel| self.post_call(item, &info, until, idle, channel);
                match self.privately(item, person, Unread::Kept, post).await {
                    Ok(sent) => self.note(item, sent).await,
                    Err(outcome) => outcome,
                }
            }
        }
    }

    async fn post_call<A: Audience>(
        &self,
        item: &OutboxItem,
        info: &TableInfo,
        until: Option<i64>,
        idle: Option<Idle>,
        channel: Channel<A>,
    ) -> Result<Sent, Fault> {
        let Body::Say { say, mention, silent, calls: Some(seat), .. } = &item.body else {
            return Err(Fault::Ours("no call".to_owned()));
        };
        let person = mention.first().copied().or_broken(Person(0), "a call is to somebody");
        let called = Called { say, seat: *seat, person, silent: *silent, until, idle };
        let answer = Fitted::from(self.bot.call_page::<A>(info, item.id, &called));
        // Only this call has this button.
        let mark = Press::Hush { table: info.id.0, call: item.id }.to_string();
        let message = self.post(item, channel, &answer, &Mark::Press(&mark)).await?;
        Ok(Sent { channel: channel.id(), message, number: info.log })
    }

    /// Notes where a message stands that goes again, so that it can be taken away: a call when it is answered.
    pub(super) async fn note(&self, item: &OutboxItem, sent: Sent) -> Outcome {
        match self.bot.host.outbox_sent(item, Some(sent)).await {
            Ok(()) => Outcome::Settled,
            Err(error) => error.into(),
        }
    }

    /// The daily message: every table that waits for a person, as it stands when it is sent.
    pub(super) async fn digest(&self, item: &OutboxItem, person: Person) -> Outcome {
        let turns = match self.bot.host.turns(person).await {
            Ok(turns) => turns,
            Err(error) => return error.into(),
        };
        if turns.is_empty() {
            return self.settle(item).await;
        }
        let foot = self.bot.words.plain(&Say::new("digest-foot"));
        let answer = &Fitted::from(self.bot.turns_page(&turns, 0, &foot));
        let mark = &Mark::Ends(&foot);
        let post = |channel| self.post(item, channel, answer, mark);
        match self.privately(item, person, Unread::Dropped, post).await {
            Ok(_) => self.settle(item).await,
            Err(outcome) => outcome,
        }
    }
}
