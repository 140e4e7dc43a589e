//! Beginning a game, without those who have left its server meanwhile: a game that waits for them would help nobody.

use futures_util::future::join_all;
use skald_rules::interface::Say;

use crate::{
    discord::bot::{Bot, Case, Done, Stop},
    host::{Person, Status, TableId},
};

impl Bot {
    /// Deals. Those who are no longer on the server of the table are taken off it first, and whoever wanted to begin is told so
    /// and decides anew.
    pub(super) async fn start(&self, case: &Case<'_>, table: TableId) -> Done {
        let gone = self.take_off_left(case, table).await?;
        if !gone.is_empty() {
            let say =
                Say::new("start-left").with("names-count", gone.len()).with("names", self.words.list(gone));
            return Err(say.into());
        }
        let info = self.host.start(case.actor(), table).await?;
        Ok(case.put(self.short("started", &info)))
    }

    /// Those who sat at a lobby and are in its server no more, as if they had got up themselves. Who cannot be looked for stays.
    async fn take_off_left(&self, case: &Case<'_>, table: TableId) -> Result<Vec<String>, Stop> {
        let info = self.host.info(table).await?;
        let me = case.person();
        if info.status != Status::Lobby || info.seat_of(me).is_none() {
            return Ok(Vec::new());
        }
        let others = info.seats.iter().filter_map(|seat| seat.person.map(|person| (person, &seat.name)));
        let looks =
            others.filter(|(person, _)| *person != me).map(async |(person, name): (Person, &String)| {
                let gone = self.is_member(person.0, &info).await.is_ok_and(|member| !member);
                gone.then(|| (person, name.clone()))
            });
        let mut names = Vec::new();
        for (person, name) in join_all(looks).await.into_iter().flatten() {
            self.host.leave(person, table).await?;
            names.push(name);
        }
        Ok(names)
    }
}
