//! Other terms: by whoever runs the table while people are joining, by agreement of all who play afterwards.

use skald_rules::{
    interface::{Act, By, Key, Say, Seat, Weight},
    time::Calendar,
};

use crate::host::{
    looks::info::TableInfo,
    outbox::notices::About,
    play::deed::After,
    refused::{HostError, Refused, broken},
    service::core::{Actor, Host},
    table::{
        live::Live,
        terms::{Reserve, Terms},
        told::Told,
    },
};
use crate::store::{Status, TableId};

/// How an act of the log writes that there is no limit.
const NO_LIMIT: &str = "none";

impl Host {
    /// Changes the time for a turn, and what is kept beside it if that is said. Whoever runs a table that people are
    /// joining decides that, and all are told; in a game it is proposed to all who play.
    ///
    /// # Errors
    /// A refusal when the terms are not possible or are what holds already, or the person may not.
    pub async fn change_pace(
        &self,
        actor: impl Into<Actor>,
        table: TableId,
        limit: Option<i64>,
        reserve: Option<Reserve>,
    ) -> Result<TableInfo, HostError> {
        let actor = actor.into();
        if self.hold(table).await?.row.status != Status::Lobby {
            return self
                .agree_on(actor, table, |live, seat, _, now| {
                    let terms = live.other_terms(limit, reserve)?;
                    live.propose(seat, &act_of(&terms), live.said_of(&terms), now)
                })
                .await;
        }
        let deed = self.deed(actor, table, |lobby, who, moment| {
            lobby.lobby()?;
            lobby.run_by(who)?;
            let terms = lobby.other_terms(limit, reserve)?;
            let say = Say::new("host-terms-changed")
                .with("code", lobby.row.code.as_str())
                .with("what", lobby.said_of(&terms));
            lobby.keep_terms(&terms)?;
            let others = lobby.people().map(|(_, person)| person).filter(|person| *person != who).collect();
            lobby.owe_say(&format!("terms:{}", moment.now), &say, others, About::Terms);
            Ok((After::Shown, ()))
        });
        Ok(deed.await?.info())
    }
}

/// Terms in words.
fn said(terms: &Terms) -> Say {
    Say::new("proposal-pace").with("pace", terms.pace()).with("reserve", terms.reserve().say())
}

/// Terms as an act of the log.
fn act_of(terms: &Terms) -> Act {
    let limit = terms.limit.map_or_else(|| NO_LIMIT.to_owned(), |limit| limit.to_string());
    Act::Set { what: Key::of("pace"), to: format!("{limit} {}", terms.reserve().word()) }
}

/// The terms that an act writes.
fn read(to: &str) -> Option<Terms> {
    let (limit, reserve) = to.split_once(' ')?;
    let limit = if limit == NO_LIMIT { None } else { Some(limit.parse().ok()?) };
    Some(Terms::of(limit).reserving(Reserve::of_word(reserve)?))
}

impl Live {
    /// Other terms in words, with what comes of them that did not hold before.
    fn said_of(&self, terms: &Terms) -> Say {
        let more = match (self.terms.limit, terms.limit) {
            // What a tournament does with a match that nobody plays is its organiser's to say.
            (Some(_), None) if self.row.tournament.is_none() => Some(Terms::told_of_silence()),
            (None, Some(_)) => {
                terms.stand_in().map(|times| Say::new("proposal-stand-in").with("times", times))
            }
            _ => None,
        };
        let what = said(terms);
        match more {
            Some(more) => Say::new("host-sentences").with("first", what).with("then", more),
            None => what,
        }
    }

    /// The terms that are wished for, if they are possible and not those that hold.
    fn other_terms(&self, limit: Option<i64>, reserve: Option<Reserve>) -> Result<Terms, Refused> {
        // What nobody chose goes with the pace.
        let kept = self.terms.reserve();
        let usual = kept == Reserve::usual(self.terms.limit);
        let reserve = reserve.unwrap_or_else(|| if usual { Reserve::usual(limit) } else { kept });
        let terms = Terms::of(limit).reserving(reserve).standing_in_as(&self.terms);
        if !terms.possible() || (limit.is_none() && reserve != Reserve::None) {
            return Err(Refused::BadTerms);
        }
        if (limit, reserve) == (self.terms.limit, self.terms.reserve()) {
            return Err(Refused::SameTerms);
        }
        Ok(terms)
    }

    /// Keeps other terms, with the game's own lengths for them.
    fn keep_terms(&mut self, terms: &Terms) -> Result<(), HostError> {
        let terms = terms.agreed(self.opened.clocks());
        self.row.terms = serde_json::to_string(&terms)
            .map_err(|error| broken(self.row.id, &format!("its terms cannot be written down: {error}")))?;
        self.terms = terms;
        Ok(())
    }

    /// Plays on by the terms that an act writes. Every clock begins anew.
    pub(in crate::host) fn set_pace(&mut self, act: &Act, to: &str, now: i64) -> Result<(), HostError> {
        let terms = read(to).ok_or_else(|| broken(self.row.id, "the terms of an act cannot be read"))?;
        let terms = terms.standing_in_as(&self.terms);
        let told =
            Told { weight: Weight::Notable, say: Say::new("host-log-terms").with("what", said(&terms)) };
        self.act(act, By::Host, None, vec![told], now)?;
        self.keep_terms(&terms)?;
        let limits = self.terms.limits();
        let (heeds, seats) = (self.terms.rests, self.row.seats);
        let clocks = &mut self.time().clocks;
        for seat in Seat::all(seats).filter(|_| !heeds) {
            clocks.keep_calendar(seat, &Calendar::default(), now);
        }
        clocks.begin_anew(&limits, now);
        Ok(())
    }
}
