//! Which table is meant.

use skald_rules::interface::Say;

use crate::{
    discord::{
        bot::{Bot, Case, Stop},
        call::Typed,
    },
    host::{Gist, HostError, Refused, Status, TableId, TableInfo},
    store::StoreError,
};

/// What kind of table a command is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wanted {
    /// One that people are joining, or a game with a vacant seat.
    Free,
    /// One that people are joining, and I am among them.
    MyLobby,
    /// A game that I play.
    MyGame,
    /// A game that I play; one that waits for me before others.
    MyTurn,
    /// Any that is not over and where I sit.
    Mine,
    /// A game that was dealt.
    Begun,
    /// A game that is over.
    Over,
    /// A game that stands still.
    Paused,
    /// Any.
    Any,
}

impl Wanted {
    fn suits(self, Gist { status, mine, vacant }: Gist) -> bool {
        match self {
            Self::Free => match status {
                Status::Lobby => true,
                Status::Playing => vacant,
                Status::Paused | Status::Over | Status::Closed => false,
            },
            Self::MyLobby => status == Status::Lobby && mine,
            Self::MyGame | Self::MyTurn => matches!(status, Status::Playing | Status::Paused) && mine,
            Self::Mine => matches!(status, Status::Lobby | Status::Playing | Status::Paused) && mine,
            Self::Begun => matches!(status, Status::Playing | Status::Paused | Status::Over),
            Self::Over => status == Status::Over,
            Self::Paused => status == Status::Paused,
            Self::Any => status != Status::Closed,
        }
    }

    /// Whether finished games are looked at, of which the newest is meant.
    fn ended(self) -> bool {
        matches!(self, Self::Begun | Self::Over | Self::Any)
    }
}

impl Bot {
    /// The table that a command means: the one it names, the only fitting one in this place, or else the only fitting one
    /// at which the person sits.
    pub(super) async fn find(&self, case: &Case<'_>, typed: &Typed, wanted: Wanted) -> Result<TableId, Stop> {
        if let Some(text) = typed.text("table") {
            let code = text.split_whitespace().next().unwrap_or_default().to_lowercase();
            let table = self.host.find(&code).await?.ok_or(Refused::NoTable)?;
            if !self.may_know(case, table).await? {
                return Err(Refused::NoTable.into());
            }
            let table = case.about(table);
            self.host.may_look(table, case.person()).await?;
            return Ok(table);
        }
        let in_place = self.host.tables_in(case.call.place.channel, wanted.ended()).await?;
        let here = self.fitting(case, wanted, in_place).await?;
        let found = if here.is_empty() {
            self.fitting(case, wanted, self.host.tables_of(case.person()).await?).await?
        } else {
            here
        };
        let table = match found.as_slice() {
            [] => return Err(self.nothing_fits(case, wanted).await),
            [only] => *only,
            [newest, ..] if wanted.ended() => *newest,
            several => match self.waiting_among(case, wanted, several).await? {
                Some(table) => table,
                None => return Err(self.which(several).await.into()),
            },
        };
        let table = case.about(table);
        self.host.may_look(table, case.person()).await?;
        Ok(table)
    }

    /// Whether a table may be shown to whoever names it by its code: to those who have to do with it, who are where it is
    /// played or see that place, and to everybody if whoever runs it has opened it so.
    async fn may_know(&self, case: &Case<'_>, table: TableId) -> Result<bool, Stop> {
        let (info, person) = (self.host.info(table).await?, case.person());
        let here = case.call.place.channel;
        if info.by_code
            || here == info.place()
            || here == info.channel
            || info.seats.iter().any(|seat| seat.person == Some(person))
            || self.host.invited(table).await?.contains(&person)
            || self.host.spectators(table).await?.contains(&person)
        {
            return Ok(true);
        }
        match self.sees(person.0, &info).await {
            Ok(sees) => Ok(sees),
            Err(fault) => {
                tracing::info!(%fault, "it could not be found out who sees the place of a table");
                Err(Say::new("find-not-now").into())
            }
        }
    }

    /// Those of some tables that are of the wanted kind. Where the database does not answer, none is said not to be there.
    async fn fitting(
        &self,
        case: &Case<'_>,
        wanted: Wanted,
        tables: Vec<TableId>,
    ) -> Result<Vec<TableId>, Stop> {
        let mut fitting = Vec::new();
        for table in tables {
            match self.host.gist(table, case.person()).await {
                Ok(gist) if wanted.suits(gist) => fitting.push(table),
                Ok(_) | Err(HostError::Refused(_)) => {}
                Err(HostError::Store(error)) if !matches!(error, StoreError::Unreadable(_)) => {
                    return Err(HostError::Store(error).into());
                }
                // A table that cannot be read is not the one that was meant.
                Err(error) => tracing::error!(%table, %error, "a table that may be meant cannot be read"),
            }
        }
        Ok(fitting)
    }

    /// Of several games of mine, the only one that waits for me.
    async fn waiting_among(
        &self,
        case: &Case<'_>,
        wanted: Wanted,
        tables: &[TableId],
    ) -> Result<Option<TableId>, Stop> {
        if wanted != Wanted::MyTurn {
            return Ok(None);
        }
        let turns = self.host.turns(case.person()).await?;
        let mut waiting = tables.iter().filter(|table| turns.iter().any(|turn| turn.table == **table));
        Ok(match (waiting.next(), waiting.next()) {
            (Some(table), None) => Some(*table),
            _ => None,
        })
    }

    async fn which(&self, tables: &[TableId]) -> Say {
        let mut codes = Vec::new();
        for table in tables.iter().take(10) {
            if let Ok(info) = self.host.info(*table).await {
                codes.push(format!("`{}` ({})", info.code, self.game_of(&info)));
            }
        }
        Say::new("bot-which-table").with("tables", codes.join(", "))
    }

    /// Why no table fits: the clearest reason that can be given.
    async fn nothing_fits(&self, case: &Case<'_>, wanted: Wanted) -> Stop {
        let any = async {
            let here = self.host.tables_in(case.call.place.channel, true).await?;
            let Some(table) = here.first() else { return Ok(None) };
            self.host.info(*table).await.map(Some)
        };
        let any = match any.await {
            Ok(any) => any,
            Err(error) => return Stop::from(error),
        };
        let Some(info) = any else { return Say::new("bot-no-table-here").into() };
        case.about(info.id);
        let mine = info.seat_of(case.person()).is_some();
        let refused = match (wanted, info.status) {
            (Wanted::Paused, Status::Playing) => {
                return Say::new("resume-not").with("code", info.code.as_str()).into();
            }
            (Wanted::Paused, Status::Lobby) => Refused::NotBegun,
            (Wanted::Paused, Status::Over) => Refused::Over,
            (Wanted::Free, Status::Playing | Status::Paused | Status::Over) => Refused::Begun,
            (Wanted::MyLobby, Status::Playing | Status::Paused | Status::Over) => Refused::Begun,
            (Wanted::MyGame | Wanted::MyTurn | Wanted::Begun, Status::Lobby) => Refused::NotBegun,
            (Wanted::MyGame | Wanted::MyTurn | Wanted::Mine, Status::Over) => Refused::Over,
            (Wanted::Over, Status::Lobby | Status::Playing | Status::Paused) => Refused::NotOver,
            (_, Status::Closed) => Refused::Closed,
            _ if !mine => Refused::NotSeated,
            _ => return Say::new("bot-no-table-here").into(),
        };
        refused.into()
    }

    /// One line about a table, for lists and suggestions.
    pub(super) fn table_line(&self, info: &TableInfo) -> String {
        let who: Vec<&str> = info.seats.iter().map(|seat| seat.name.as_str()).collect();
        let status = self.text(status_id(info.status));
        format!("{} · {} · {} · {status}", info.code, self.game_of(info), who.join(", "))
    }
}

/// The name of the word for a status.
pub(in crate::discord) fn status_id(status: Status) -> &'static str {
    match status {
        Status::Lobby => "status-lobby",
        Status::Playing => "status-playing",
        Status::Paused => "status-paused",
        Status::Over => "status-over",
        Status::Closed => "status-closed",
    }
}
