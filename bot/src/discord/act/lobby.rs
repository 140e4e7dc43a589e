//! Opening a table and gathering people.

use skald_rules::{
    catalogue::GameKind,
    interface::{Options, Say, Seat, Setup},
    players::Level,
};

use crate::{
    discord::{
        answer::{Answer, Field, Form, Item, Row, Select, Style},
        bot::{Bot, Case, Done},
        call::{PlaceKind, Typed},
        limits,
        page::{button, limit_of},
        place::Lacking,
        press::{Deed, Press},
        reply::Reply,
    },
    host::{Join, OpenTable, Person, Refused, Reserve, Status, TableId, TableInfo, Terms, Whence, Which},
};

/// A computer plays for whoever has let the time run out so many times in a row, where nothing else is said.
const USUAL_STAND_IN: u8 = 2;

impl Bot {
    /// Opens a table.
    pub(super) async fn open(&self, case: &Case<'_>, typed: &Typed) -> Done {
        let game = typed.text("game").unwrap_or_default();
        let kind = self.host.catalogue().get(game).ok_or_else(|| Refused::NoGame(game.to_owned()))?;
        let limit = match typed.text("pace") {
            None => Terms::default().limit,
            Some(pace) => limit_of(pace).ok_or(Refused::BadTerms)?,
        };
        let reserve = match typed.text("reserve") {
            None => Reserve::usual(limit),
            Some(word) => Reserve::of_word(word).ok_or(Refused::BadTerms)?,
        };
        if reserve != Reserve::None && limit.is_none() {
            return Err(Say::new("open-reserve-of-nothing").into());
        }
        let options = self.read_options(&kind.options(), typed.text("options").unwrap_or_default())?;
        let small = |name| typed.number(name).and_then(|number| u8::try_from(number).ok());
        let stand_in = small("stand-in").or_else(|| usual_stand_in(kind, &options));
        let place = case.call.place;
        let lacking = place.may.filter(|_| place.guild.is_some()).map(|may| Lacking::of(place.kind, may));
        if let Some(refusal) = lacking.and_then(|lacking| lacking.refusal()) {
            return Err(refusal.into());
        }
        let threads = lacking.is_none_or(|lacking| lacking.threads.is_empty());
        let wish = OpenTable {
            game: kind.id.to_owned(),
            seats: small("seats"),
            options,
            terms: Terms::of(limit).reserving(reserve).standing_in(stand_in),
            guild: place.guild,
            language: case.call.locale.clone(),
            channel: place.channel,
            // Where no thread can be started, the game is played right here.
            thread: (place.kind != PlaceKind::Channel || !threads).then_some(place.channel),
            above: place.above,
            manages: case.call.who.manages,
            name: case.name(),
            words: String::new(),
            computers: small("computers").unwrap_or(0),
            level: level(typed),
        };
        let info = self.host.open(case.actor(), wish).await?;
        case.about(info.id);
        let say = Say::new("opened").with("code", info.code.as_str()).with("game", self.game_of(&info));
        let lacks = lacking.map(|lacking| lacking.says()).unwrap_or_default();
        let lines = std::iter::once(&say).chain(&lacks).map(|say| self.words.plain(say));
        Ok(Reply::private(&lines.collect::<Vec<_>>().join("\n")))
    }

    /// Takes a seat: a free one before the game, a vacant one in it.
    pub(super) async fn join(&self, case: &Case<'_>, table: TableId) -> Done {
        let place = case.call.place;
        let whence = Whence::At { channel: place.channel, above: place.above };
        let join = Join { name: case.name(), whence, ..Join::default() };
        let info = self.host.come_in(case.actor(), table, join).await?;
        self.look_whether_seen(case, &info);
        if info.status != Status::Lobby {
            return Ok(case.put(self.seat_taken(case, &info)));
        }
        let seat = info.seat_of(case.person()).map_or(1, |seat| seat.index() + 1);
        let text = self.words.plain(&Say::new("joined").with("seat", seat).with("code", info.code.as_str()));
        let mut buttons = vec![
            button(self.words, table.0, Deed::Words, Style::Plain),
            button(self.words, table.0, Deed::Guide, Style::Plain),
            button(self.words, table.0, Deed::Leave, Style::Plain),
        ];
        if info.kits {
            buttons.insert(0, button(self.words, table.0, Deed::Kit, Style::Main));
        }
        let answer = Answer::private(&format!("{text}\n{}", self.terms_text(&info))).buttons(buttons);
        Ok(case.put(answer))
    }

    /// Looks whether somebody who took a seat from elsewhere sees the table's place, beside everything else.
    fn look_whether_seen(&self, case: &Case<'_>, info: &TableInfo) {
        let person = case.person();
        if !info.seats.iter().any(|seat| seat.person == Some(person) && seat.elsewhere) {
            return;
        }
        let (bot, info) = (self.clone(), info.clone());
        tokio::spawn(async move {
            match bot.sees(person.0, &info).await {
                Ok(true) => {
                    if let Err(error) = bot.host.sees_its_place(info.id, person).await {
                        tracing::warn!(%error, "that somebody sees the place of their table could not be noted");
                    }
                }
                Ok(false) => {}
                Err(fault) => {
                    tracing::info!(%fault, "it could not be found out who sees the place of a table")
                }
            }
        });
    }

    /// Gives a seat back.
    pub(super) async fn leave(&self, case: &Case<'_>, table: TableId) -> Done {
        let info = self.host.leave(case.actor(), table).await?;
        let id = if info.status == Status::Closed { "left-closed" } else { "left" };
        Ok(case.put(self.short(id, &info)))
    }

    /// Deals.
    pub(super) async fn start(&self, case: &Case<'_>, table: TableId) -> Done {
        let info = self.host.start(case.actor(), table).await?;
        Ok(case.put(self.short("started", &info)))
    }

    /// Gives a free seat to a computer of this level, or a vacant one.
    pub(super) async fn computer(&self, case: &Case<'_>, table: TableId, level: Level) -> Done {
        let info = self.host.add_computer(case.actor(), table, level).await?;
        let id = match level {
            Level::Keen => "computer-added-keen",
            Level::Random | Level::Steady => "computer-added",
        };
        Ok(case.put(self.short(id, &info)))
    }

    /// Invites somebody.
    pub(super) async fn invite(&self, case: &Case<'_>, table: TableId, who: u64, bot: bool) -> Done {
        if bot {
            return Err(Say::new("invite-bot").into());
        }
        let info = self.host.invite(case.actor(), table, Person(who)).await?;
        Ok(case.put(self.short("invited", &info)))
    }

    /// Takes a seat away: by its number from 1, or by name.
    pub(super) async fn remove(&self, case: &Case<'_>, table: TableId, which: &str) -> Done {
        let info = self.host.remove(case.actor(), table, Which::Called(which)).await?;
        Ok(case.put(self.short("removed", &info)))
    }

    /// Lets somebody else run the table.
    pub(super) async fn hand_on(&self, case: &Case<'_>, table: TableId, who: u64) -> Done {
        let info = self.host.hand_over(case.actor(), table, Person(who)).await?;
        Ok(case.put(self.short("handed-on", &info)))
    }

    /// Lets whoever sits in a seat run the table.
    pub(super) async fn hand_on_seat(&self, case: &Case<'_>, table: TableId, which: &str) -> Done {
        let info = self.host.hand_over_to(case.actor(), table, Which::Called(which)).await?;
        Ok(case.put(self.short("handed-on", &info)))
    }

    /// Opens the form for words of one's own.
    pub(super) async fn words_form(&self, case: &Case<'_>, table: TableId) -> Done {
        let info = self.host.info_for(table, case.person()).await?;
        if info.seat_of(case.person()).is_none() {
            return Err(Refused::NotSeated.into());
        }
        let field = Field::new("words", &self.text("words-field"), &self.text("words-example"));
        let press = Press::Table { table: table.0, act: Deed::Words };
        Ok(Reply::Ask(Box::new(Form::one(press, &self.text("words-title"), field))))
    }

    /// Takes the options that the game proposes for so many players.
    pub(super) async fn take_proposal(&self, case: &Case<'_>, table: TableId) -> Done {
        let info = self.host.take_proposal(case.actor(), table).await?;
        Ok(case.put(self.short("proposal-taken", &info)))
    }

    /// Opens the form for the order of turns.
    pub(super) async fn order_form(&self, case: &Case<'_>, table: TableId) -> Done {
        let info = self.host.info_for(table, case.person()).await?;
        if info.host != case.person() {
            return Err(Refused::NotHost.into());
        }
        let field = Field::new("order", &self.text("order-field"), &self.text("order-example"));
        let press = Press::Table { table: table.0, act: Deed::Order };
        let title = if info.order.is_some() { "order-title" } else { "order-title-seats" };
        Ok(Reply::Ask(Box::new(Form::one(press, &self.text(title), field))))
    }

    /// Settles the order of turns: seats from 1 or names, apart by commas where a name has blanks.
    pub(super) async fn settle_order(&self, case: &Case<'_>, table: TableId, text: &str) -> Done {
        let info = self.host.info_for(table, case.person()).await?;
        let text = text.trim();
        if text.is_empty() || text.eq_ignore_ascii_case("random") {
            let info = self.host.settle_order(case.actor(), table, &[]).await?;
            return Ok(case.put(self.short("order-random", &info)));
        }
        let commas = text.contains(',');
        let parts = text.split(|c: char| if commas { c == ',' } else { c.is_whitespace() });
        let named = parts.map(str::trim).filter(|part| !part.is_empty());
        let seats: Option<Vec<Seat>> = named.map(|part| info.seat_called(part)).collect();
        let whole = seats.filter(|seats| {
            let mut sorted = seats.clone();
            sorted.sort_unstable();
            sorted == info.seats.iter().map(|row| row.seat).collect::<Vec<_>>()
        });
        let Some(order) = whole else {
            let example: Vec<String> = (1..=info.seats.len()).rev().map(|seat| seat.to_string()).collect();
            return Err(Say::new("order-bad").with("example", example.join(" ")).into());
        };
        let info = self.host.settle_order(case.actor(), table, &order).await?;
        Ok(case.put(self.short("order-set", &info)))
    }

    /// Adds words of one's own to the shuffle.
    pub(super) async fn set_words(&self, case: &Case<'_>, table: TableId, text: &str) -> Done {
        let info = self.host.set_words(case.actor(), table, text).await?;
        Ok(case.put(self.short("words-set", &info)))
    }

    /// Begins or ends watching.
    pub(super) async fn watch(&self, case: &Case<'_>, table: TableId) -> Done {
        let (info, watches) = self.host.turn_watching(case.actor(), table, &case.name()).await?;
        let mut answer = self.short(if watches { "watch-on" } else { "watch-off" }, &info);
        if matches!(info.status, Status::Playing | Status::Paused | Status::Over) {
            answer = answer.buttons(vec![button(self.words, table.0, Deed::Board, Style::Plain)]);
        }
        Ok(case.put(answer))
    }

    /// Opens a table to whoever has its code, or closes it to them again.
    pub(super) async fn by_code(&self, case: &Case<'_>, table: TableId) -> Done {
        let info = self.host.turn_by_code(case.actor(), table).await?;
        Ok(case.put(self.short(if info.by_code { "by-code-on" } else { "by-code-off" }, &info)))
    }

    /// Tells the whole commitment to a shuffle.
    pub(super) async fn commitment(&self, case: &Case<'_>, table: TableId) -> Done {
        let info = self.host.info_for(table, case.person()).await?;
        let say = Say::new("more-commitment").with("commitment", info.commitment.as_str());
        Ok(case.put(Answer::private(&self.words.plain(&say))))
    }

    /// Tells all that people agree to who join.
    pub(super) async fn terms(&self, case: &Case<'_>, table: TableId) -> Done {
        let info = self.host.info_for(table, case.person()).await?;
        let title = self.words.plain(&Say::new("terms-title").with("code", info.code.as_str()));
        let text = format!("{title}\n{}", self.terms_text(&info));
        Ok(case.put(Answer::private(&limits::clip(&text, limits::CONTENT))))
    }

    /// Asks whether a lobby is to be closed.
    pub(super) async fn ask_close(&self, case: &Case<'_>, table: TableId) -> Done {
        let info = self.host.info_for(table, case.person()).await?;
        let answer = self.short("close-sure", &info).buttons(vec![
            button(self.words, table.0, Deed::CloseSure, Style::Danger),
            button(self.words, table.0, Deed::Done, Style::Plain),
        ]);
        Ok(case.put(answer))
    }

    /// Closes a lobby.
    pub(super) async fn close(&self, case: &Case<'_>, table: TableId) -> Done {
        let info = self.host.close(case.actor(), table).await?;
        Ok(case.put(self.short("closed", &info)))
    }

    /// Everything that is asked for less often.
    pub(super) async fn more(&self, case: &Case<'_>, table: TableId) -> Done {
        let info = self.host.info_for(table, case.person()).await?;
        let answer = match info.status {
            Status::Lobby => self.more_in_lobby(case, &info),
            _ => self.more_in_game(case, &info),
        };
        Ok(case.put(answer))
    }

    fn more_in_lobby(&self, case: &Case<'_>, info: &TableInfo) -> Answer {
        let id = info.id.0;
        let commitment = Say::new("more-commitment").with("commitment", info.commitment.as_str());
        let text = [Say::new("more-lobby").with("code", info.code.as_str()), commitment];
        let mut answer = Answer::private(&text.map(|say| self.words.plain(&say)).join("\n"));
        if info.seat_of(case.person()).is_none() {
            let join = button(self.words, id, Deed::Join, Style::Main);
            return answer.buttons(vec![join, button(self.words, id, Deed::Watch, Style::Plain)]);
        }
        answer = answer.row(Row::People {
            press: Press::Table { table: id, act: Deed::Invite },
            placeholder: self.text("button-invite"),
        });
        let mut buttons = vec![button(self.words, id, Deed::Words, Style::Plain)];
        if info.host == case.person() {
            let others = || info.seats.iter().filter(|seat| seat.person != Some(case.person()));
            let item =
                |seat: &crate::host::SeatInfo| Item::new(&(seat.seat.index() + 1).to_string(), &seat.name);
            let seats: Vec<Item> = others().map(item).collect();
            let people: Vec<Item> = others().filter(|seat| seat.person.is_some()).map(item).collect();
            for (act, label, items) in
                [(Deed::Remove, "button-remove", seats), (Deed::HandOn, "button-hand-on", people)]
            {
                if !items.is_empty() {
                    let press = Press::Table { table: id, act };
                    answer = answer.row(Row::Select(Select::one(press, &self.text(label), items)));
                }
            }
            if info.seats.len() > 1 {
                buttons.push(button(self.words, id, Deed::Order, Style::Plain));
            }
            buttons.push(button(self.words, id, Deed::Options, Style::Plain));
            buttons.push(button(self.words, id, Deed::ByCode, Style::Plain));
            buttons.push(button(self.words, id, Deed::Close, Style::Danger));
        }
        answer.buttons(buttons)
    }

    fn more_in_game(&self, case: &Case<'_>, info: &TableInfo) -> Answer {
        let id = info.id.0;
        let plain = |act| button(self.words, id, act, Style::Plain);
        let answer = self.short("more-game", info);
        let Some(seat) = info.seat_of(case.person()) else {
            return answer.buttons(vec![
                plain(Deed::Watch),
                plain(Deed::Board),
                plain(Deed::Guide),
                plain(Deed::Recap),
                plain(Deed::Replay),
            ]);
        };
        let agrees = info.seats.iter().any(|row| row.seat == seat && row.agrees);
        let mut buttons = vec![
            plain(Deed::Orders),
            plain(Deed::Board),
            plain(Deed::Guide),
            plain(Deed::Recap),
            plain(Deed::Replay),
            plain(Deed::Notes),
            plain(if agrees { Deed::GoOn } else { Deed::Finish }),
            button(self.words, id, Deed::Resign, Style::Danger),
        ];
        if info.may_be_resumed() {
            buttons.insert(0, button(self.words, id, Deed::Resume, Style::Main));
        }
        let others: Vec<Item> = info
            .seats
            .iter()
            .filter(|row| row.person.is_some() && row.person != Some(case.person()) && !row.gone)
            .map(|row| Item::new(&(row.seat.index() + 1).to_string(), &row.name))
            .collect();
        let runs = info.host == case.person();
        let vacant = info.seats.iter().any(|row| row.vacant);
        if info.status == Status::Playing {
            buttons.push(plain(Deed::StepBack));
            buttons.push(plain(Deed::Pause));
            if runs && vacant {
                buttons.push(plain(Deed::Computer));
                buttons.push(plain(Deed::Keen));
            }
        }
        let played = info.seats.iter().filter(|row| !row.gone && !row.vacant && !info.of_tournament);
        let played: Vec<Item> =
            played.map(|row| Item::new(&(row.seat.index() + 1).to_string(), &row.name)).collect();
        let mut answer = answer.buttons(buttons);
        let is_away = |row: &&crate::host::SeatInfo| row.missed > 0 || row.stands_in;
        let others_seat = |row: &&crate::host::SeatInfo| row.seat != seat && !info.of_tournament;
        let away = info.seats.iter().filter(|row| !row.gone).filter(others_seat).filter(is_away);
        let away: Vec<Item> =
            away.map(|row| Item::new(&(row.seat.index() + 1).to_string(), &row.name)).collect();
        let menus = if runs {
            vec![(Deed::HandOn, "button-hand-on", others), (Deed::Vacate, "button-vacate", played)]
        } else {
            vec![(Deed::Vacate, "button-vacate-away", away)]
        };
        for (act, label, items) in menus {
            if !items.is_empty() {
                let press = Press::Table { table: id, act };
                answer = answer.row(Row::Select(Select::one(press, &self.text(label), items)));
            }
        }
        answer
    }

    /// A short private answer about a table.
    pub(super) fn short(&self, id: &'static str, info: &TableInfo) -> Answer {
        let say = Say::new(id)
            .with("code", info.code.as_str())
            .with("game", self.game_of(info))
            .with("count", info.seats.len());
        Answer::private(&self.words.say(&say, info))
    }
}

/// How well a computer is to play, by the option of a command; usually where nothing is said.
pub(super) fn level(typed: &Typed) -> Level {
    let said = typed.text("level").and_then(Level::of_word);
    said.filter(|level| Level::OFFERED.contains(level)).unwrap_or_default()
}

/// After how many missed turns in a row a computer plays for whoever is away, where that is not said: a game that says itself
/// what becomes of them needs none.
fn usual_stand_in(kind: GameKind, options: &Options) -> Option<u8> {
    let setup = Setup { seats: *kind.seats().end(), options: options.clone(), packs: Vec::new() };
    let own = kind.open(&setup).is_ok_and(|game| !game.absence().is_empty());
    (!own).then_some(USUAL_STAND_IN)
}
