//! Sentences that are said once.

use skald_rules::interface::Say;

use super::{Outbox, board::NoPlace, post::Mark, private::Unread, trouble::Outcome};
use crate::{
    discord::{answer::Fitted, audience::Channel},
    host::{About, HostError, OutboxItem, Person, Status, TableId, TableInfo, To},
};

impl Outbox {
    /// Whether somebody is no longer in the server of a table, asked of Discord; no when that cannot be found out.
    async fn has_left(&self, info: &TableInfo, person: Person) -> bool {
        match self.bot.is_member(person.0, info).await {
            Ok(member) => !member,
            Err(fault) => {
                tracing::info!(%fault, "it could not be found out whether somebody is still in the server");
                false
            }
        }
    }

    /// Takes somebody out of a game that is on who cannot be reached because they have left its server. What goes wrong here is
    /// found again when their time runs out, or the others wait.
    pub(super) async fn take_out_if_left(&self, table: TableId, person: Person) {
        let host = &self.bot.host;
        let taken = async {
            let info = host.info(table).await?;
            if info.status == Status::Playing && self.has_left(&info, person).await {
                host.take_out_left(table, person).await?;
            }
            Ok::<_, HostError>(())
        };
        if let Err(error) = taken.await {
            tracing::warn!(%error, %table, "somebody who cannot be reached could not be looked for");
        }
    }

    pub(super) async fn notice(
        &self,
        item: &OutboxItem,
        say: &Say,
        mention: &[Person],
        about: About,
        to: To,
    ) -> Outcome {
        let info = match self.bot.host.info(item.table).await {
            Ok(info) => info,
            Err(error) => return Self::stopped(&error.into()),
        };
        let text = &self.bot.say(say, &info);
        let posted = match to {
            To::Person(person) => {
                // Whoever lets time run out, or the others wait, may have gone for good.
                if matches!(about, About::TimedOut | About::Waiting) && self.has_left(&info, person).await {
                    return match self.bot.host.take_out_left(info.id, person).await {
                        Ok(_) => self.settle(item).await,
                        Err(error) => error.into(),
                    };
                }
                if about == About::Waiting {
                    match self.bot.host.is_reminded(info.id, person).await {
                        Ok(true) => {}
                        Ok(false) => return self.settle(item).await,
                        Err(error) => return error.into(),
                    }
                }
                let answer = &Fitted::from(self.bot.notice_page(&info, text, mention, about));
                let mark = &Mark::Text(answer.content());
                let post = |channel| self.post(item, channel, answer, mark);
                match self.privately(item, person, Unread::Kept, post).await {
                    Ok(_) => Ok(()),
                    Err(outcome) => return outcome,
                }
            }
            To::Table => {
                let place = if info.status == Status::Lobby || info.status == Status::Closed {
                    Ok(info.place())
                } else {
                    self.place(&info).await
                };
                match place {
                    Ok(place) => {
                        let answer = Fitted::from(self.bot.notice_page(&info, text, mention, about));
                        let mark = Mark::Text(answer.content());
                        self.post(item, Channel::of_table(place), &answer, &mark).await.map(|_| ())
                    }
                    Err(NoPlace::Fault(fault)) => Err(fault),
                    Err(NoPlace::Host(error)) => return error.into(),
                }
            }
        };
        match posted {
            Ok(()) => {
                if to == To::Table {
                    self.bury(item.table);
                }
                // Whoever is asked to agree may have left the server, and holds up nobody.
                if matches!(about, About::Proposed | About::Agreed) {
                    for person in mention {
                        self.take_out_if_left(info.id, *person).await;
                    }
                }
                self.settle(item).await
            }
            Err(fault) => self.trouble(item, fault).await,
        }
    }
}
