//! Moves made by hand.

use skald_rules::{
    interface::{By, Decision, DecisionId, Duty, Input, Key, Pick, RefusalKind, Say, Seat, Waiting},
    words::Words,
};

use crate::host::{
    play::{
        deed::{After, Deed, Moment},
        line::Move,
        typing::split,
    },
    refused::{HostError, Refused},
    service::core::{Actor, Host},
    table::{live::Live, pending::Write, slots::Held, terms::stamp},
};
use crate::store::{Person, Status, TableId};

/// What came of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The table.
    pub table: TableId,
    /// The move in the game's notation.
    pub line: String,
    /// The move in the words of the menus; empty where something was taken back.
    pub said: String,
    /// What the player was told of it and of all that followed, in words.
    pub told: Vec<String>,
    /// How many entries the log has now.
    pub log: u32,
    /// Whether the table waits for the same player again.
    pub again: bool,
    /// Whether the game is over.
    pub over: bool,
    /// Whether the player, who is new to the game, is offered the orders that spare the others most waiting.
    pub offers: bool,
}

impl Live {
    /// Refuses unless the game is on.
    pub(in crate::host) fn is_on(&self) -> Result<(), Refused> {
        match self.row.status {
            Status::Playing => Ok(()),
            Status::Paused => Err(Refused::Paused),
            Status::Over => Err(Refused::Over),
            Status::Closed => Err(Refused::Closed),
            Status::Lobby => Err(Refused::NotBegun),
        }
    }

    /// The seat of somebody who plays while the game is on.
    ///
    /// # Errors
    /// A refusal when the game is not on or the person does not sit there.
    pub(in crate::host) fn plays_now(&self, person: Person) -> Result<Seat, HostError> {
        self.is_on()?;
        self.seat_of(person)
    }

    /// The seat of somebody who moves while the game is on. Of a game that is over, the game itself says how it ended.
    fn moves_now(&self, person: Person) -> Result<Seat, HostError> {
        self.plays_now(person).map_err(|why| match (&why, &self.playing) {
            (HostError::Refused(Refused::Over), Some(playing)) => {
                let end = playing.table.ask(DecisionId(Key::of("over")), &[]).err();
                end.filter(|end| end.kind == RefusalKind::Over).map_or(why, HostError::from)
            }
            _ => why,
        })
    }

    /// The first answer of a seat that is given and not released yet.
    fn given(&self, seat: Seat) -> Result<Option<DecisionId>, HostError> {
        let given = |decision: &Decision| {
            decision.duty == Duty::Given || self.held_answer(seat, decision.id.0.as_str()).is_some()
        };
        Ok(self.playing()?.table.open(seat).into_iter().find(given).map(|decision| decision.id))
    }

    /// For whom the table waits.
    pub(in crate::host) fn waited_for(&self) -> Result<Vec<Seat>, HostError> {
        Ok(match self.playing()?.table.waiting() {
            Waiting::Seats(waits) => waits.into_iter().map(|wait| wait.seat).collect(),
            Waiting::Over | Waiting::Machine => Vec::new(),
        })
    }

    /// The decision `at` of `seat`, which is to be answered with `line` if that is known yet.
    ///
    /// # Errors
    /// [`Refused::NotYours`] when it is somebody else's and everybody may know that; else the game's own words for a
    /// question that does not stand.
    pub(in crate::host) fn decision(
        &self,
        seat: Seat,
        at: DecisionId,
        line: Option<&str>,
    ) -> Result<Decision, HostError> {
        let table = &*self.playing()?.table;
        if let Some(decision) = table.open(seat).into_iter().find(|decision| decision.id == at) {
            return Ok(decision);
        }
        // Only what is waited for in public is said to be another's: a right may be a secret.
        let others = self.waited_for()?.into_iter().filter(|other| *other != seat).any(|other| {
            table.open(other).iter().any(|decision| decision.id == at && decision.duty == Duty::Owed)
        });
        let objection = || line.and_then(|line| table.objection(seat, line));
        if others {
            let own = objection().filter(|why| why.kind == RefusalKind::NotYours);
            return Err(own.map_or_else(|| Refused::NotYours.into(), HostError::from));
        }
        // The question may be open to somebody else in secret: of what the game says about it only that it is closed is
        // passed on. All else is asked of the seat's own sight.
        let path = line.map(|line| split(line).0).unwrap_or_default();
        let closed = table.ask(at, &path).err().filter(|why| why.kind == RefusalKind::Closed);
        Err(closed.or_else(objection).map_or_else(|| Refused::unknown_question().into(), HostError::from))
    }
}

impl Host {
    /// The table under its lock and the seat of a person, for somebody who plays while the game is on.
    ///
    /// # Errors
    /// A refusal when the game is not on or the person does not sit there.
    pub(in crate::host) async fn hold_seat(
        &self,
        table: TableId,
        person: Person,
    ) -> Result<(Held, Seat), HostError> {
        let held = self.hold(table).await?;
        let seat = held.plays_now(person)?;
        Ok((held, seat))
    }

    /// Answers a decision with a move in the game's notation.
    ///
    /// # Errors
    /// A refusal when the person does not sit there, the decision is settled or another's, or the move is not possible.
    pub async fn play(
        &self,
        actor: impl Into<Actor>,
        table: TableId,
        at: DecisionId,
        line: &str,
    ) -> Result<Played, HostError> {
        let deed = self.deed(actor, table, |live, who, moment| {
            let seat = live.moves_now(who)?;
            live.decision(seat, at, Some(line))?;
            // What a hand can play is what can be asked for: what time alone gives is no choice of anybody.
            live.playing()?.table.ask(at, &split(line).0)?;
            let meant = Move { at, with: line.to_owned(), by: split(line).0 };
            live.put_said(seat, meant, self.words, moment)
        });
        Ok(Played::of(deed.await?))
    }

    /// Plays what a person typed: a move, or a decision and a move. Whoever types is there, whatever becomes of it.
    ///
    /// # Errors
    /// As for [`Host::play`], and when the text fits no open decision.
    pub async fn play_text(
        &self,
        actor: impl Into<Actor>,
        table: TableId,
        text: &str,
    ) -> Result<Played, HostError> {
        let actor = actor.into();
        let deed = self.once(actor, async {
            let (held, _) = self.hold_back(table, actor.person).await?;
            self.carry_out(held, Some(actor), |live, moment| {
                let seat = live.moves_now(actor.person)?;
                let meant = live.spoken(self.words).resolve(seat, text)?;
                live.put_said(seat, meant, self.words, moment)
            })
            .await
        });
        Ok(Played::of(deed.await?))
    }

    /// Takes an answer back that has not been released: the one to `at`, or the first that there is.
    ///
    /// # Errors
    /// A refusal when there is none.
    pub async fn withdraw(
        &self,
        actor: impl Into<Actor>,
        table: TableId,
        at: Option<DecisionId>,
    ) -> Result<Played, HostError> {
        let deed = self.deed(actor, table, |live, who, moment| {
            let seat = live.plays_now(who)?;
            let at = match at {
                Some(at) => live.decision(seat, at, None)?.id,
                None => live.given(seat)?.ok_or(Refused::NothingBefore)?,
            };
            live.put(seat, Input::Withdraw { at }, moment.now)
        });
        Ok(Played::of(deed.await?))
    }
}

/// What was put into the game, in its notation, and the seat that may be waited for again.
pub(in crate::host) struct Line {
    pub text: String,
    pub said: String,
    pub seat: Option<Seat>,
    /// Whether orders are offered with it.
    pub offers: bool,
}

impl Played {
    /// What came of a deed by which something was put into the game.
    pub(in crate::host) fn of(deed: Deed<Line>) -> Self {
        let Deed { held, told, value: Line { text, said, seat, offers }, .. } = deed;
        let over = held.row.status == Status::Over;
        Self {
            table: held.row.id,
            line: text,
            said,
            told,
            log: held.row.log,
            again: seat.is_some_and(|seat| held.sheet.waits_for(seat)),
            over,
            offers: offers && !over,
        }
    }
}

impl Live {
    /// Puts an answer made by hand into the game, and says it in the words of the menus.
    pub(in crate::host) fn put_said(
        &mut self,
        seat: Seat,
        Move { at, with, by }: Move,
        words: &'static Words,
        moment: &Moment<'_>,
    ) -> Result<(After, Line), HostError> {
        let spoken = self.spoken(words);
        let ways = [with.clone(), Pick::line(&by)];
        let said = ways.iter().map(|way| spoken.deed(seat, at, way)).find(|said| !said.is_empty());
        // A line that is no move at all is refused when it is put in.
        let said = said.unwrap_or_default();
        let (after, line) = self.put(seat, Input::Answer { at, with }, moment.now)?;
        let offers = line.seat.is_some() && self.offer(seat, &moment.known);
        Ok((after, Line { said, offers, ..line }))
    }

    /// Puts an input made by hand into the game. An answer that takes effect later is noted, or taken back, and nobody else
    /// learns of either.
    pub(in crate::host) fn put(
        &mut self,
        seat: Seat,
        input: Input<String>,
        now: i64,
    ) -> Result<(After, Line), HostError> {
        let back = self.is_there(seat, now)?;
        if let (Input::Answer { .. }, Some(_)) = (&input, self.terms.limit)
            && let Some(person) = self.seat(seat).and_then(|row| row.person)
        {
            self.pending.writes.push(Write::CountAnswer { person, late: false });
        }
        if !self.waits_for_its_moment(seat, &input)? {
            // It takes the place of one that waits for its moment.
            if let Input::Answer { at, .. } = &input {
                let at = at.to_string();
                self.keep_answers(|row| (row.seat, &row.decision) != (seat.0, &at));
            }
            self.input(&input, By::Hand, Some(seat), Some(seat), now)?;
            let text = if let Input::Answer { with, .. } = input { with } else { input.to_string() };
            return Ok((After::Played, Line { text, said: String::new(), seat: Some(seat), offers: false }));
        }
        let (at, with) = match input {
            Input::Answer { at, with } => (at, Some(with)),
            Input::Withdraw { at } => (at, None),
            _ => return Err(Refused::unknown_question().into()),
        };
        let decision = at.0.as_str();
        self.keep_answers(|row| (row.seat, row.decision.as_str()) != (seat.0, decision));
        if let Some(text) = &with {
            self.put_off(seat, at, text, now)?;
        }
        self.owe_hand(seat);
        let until = self.released_at(&self.decision(seat, at, with.as_deref())?);
        let told = match until {
            Some(until) => Say::new("host-answer-noted").with("until", stamp(until)),
            None => Say::new("host-answer-taken-back"),
        };
        self.pending.told.push(told);
        let text = with.unwrap_or_else(|| Input::<String>::Withdraw { at }.to_string());
        // Whoever is back has clocks again.
        let after = if back { After::Played } else { After::Due };
        Ok((after, Line { text, said: String::new(), seat: None, offers: false }))
    }
}
