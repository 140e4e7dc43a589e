//! Sentences that are said once.

use skald_rules::interface::Say;

use super::{Outbox, board::NoPlace, post::Mark, private::Unread, trouble::Outcome};
use crate::{
    discord::{
        answer::Fitted,
        audience::{Channel, OnePerson},
    },
    host::{About, HostError, OutboxItem, Person, Sent, Status, TableId, TableInfo, To},
};

impl Outbox {
    /// Whether somebody is no longer in the server of a table, asked of Discord; no when that cannot be found out, and of whoever
    /// came from elsewhere.
    async fn has_left(&self, info: &TableInfo, person: Person) -> bool {
        if info.seats.iter().any(|seat| seat.person == Some(person) && seat.elsewhere) {
            return false;
        }
        match self.bot.is_member(person.0, info).await {
            Ok(member) => !member,
            Err(fault) => {
                tracing::info!(%fault, "it could not be found out whether somebody is still in the server");
                false
            }
        }
    }

    /// Takes somebody out of a game that is on, or off a table before its game, who has left its server. What goes wrong here is
    /// found again when their time runs out, or the others wait. Whether they have left it.
    pub(super) async fn take_out_if_left(&self, table: TableId, person: Person) -> bool {
        let host = &self.bot.host;
        let taken = async {
            let info = host.info(table).await?;
            let on = matches!(info.status, Status::Lobby | Status::Playing);
            let left = on && self.has_left(&info, person).await;
            if left {
                host.take_out_left(table, person).await?;
            }
            Ok::<_, HostError>(left)
        };
        match taken.await {
            Ok(left) => left,
            Err(error) => {
                tracing::warn!(%error, %table, "it could not be found out whether somebody has left");
                false
            }
        }
    }

    /// Takes somebody out of the game who lets time run out, or the others wait, because they have gone for good. Nothing where
    /// they have not, or where nobody asks.
    pub(super) async fn gone_for_good(
        &self,
        item: &OutboxItem,
        info: &TableInfo,
        person: Person,
        about: About,
    ) -> Option<Outcome> {
        let asks = matches!(about, About::TimedOut | About::Waiting);
        if !asks || !self.has_left(info, person).await {
            return None;
        }
        Some(match self.bot.host.take_out_left(info.id, person).await {
            Ok(_) => self.settle(item).await,
            Err(error) => error.into(),
        })
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
        let text = &match to {
            To::Table => self.bot.mentioning(say, &info, mention),
            To::Person(_) => self.bot.say(say, &info),
        };
        let posted = match to {
            To::Person(person) => {
                if let Some(outcome) = self.gone_for_good(item, &info, person, about).await {
                    return outcome;
                }
                let answer = &Fitted::from(self.bot.notice_page(&info, text, mention, about));
                let (mark, number) = (&Mark::Text(answer.content()), info.log);
                let post = |to: Channel<OnePerson>| async move {
                    let (channel, message) = (to.id(), self.post(item, to, answer, mark).await?);
                    Ok(Sent { channel, message, number })
                };
                match self.privately(item, person, Unread::Kept, post).await {
                    Ok(sent) => Ok(sent),
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
                        let message = self.post(item, Channel::of_table(place), &answer, &mark).await;
                        message.map(|message| Sent { channel: place, message, number: info.log })
                    }
                    Err(NoPlace::Fault(fault)) => Err(fault),
                    Err(NoPlace::Host(error)) => return error.into(),
                }
            }
        };
        match posted {
            Ok(sent) => {
                if to == To::Table {
                    self.bury(item.table);
                }
                // Whoever is asked to agree may have left the server, and holds up nobody.
                if matches!(about, About::Proposed | About::Agreed) {
                    for person in mention {
                        self.take_out_if_left(info.id, *person).await;
                    }
                }
                self.note(item, sent).await
            }
            Err(fault) => self.trouble(item, fault).await,
        }
    }
}
