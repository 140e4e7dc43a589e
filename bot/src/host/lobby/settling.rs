//! What is settled about a game once its players are there: options that were proposed, and an agreed order of seats.
//!
//! What belongs here: changing the options of a table that people are joining. What does not: opening it with options.

use skald_rules::{
    catalogue::GameKind,
    interface::{Length, OptionSpec, Options, Say, Seat, Setup},
};

use crate::host::{
    looks::info::TableInfo,
    outbox::notices::About,
    refused::{HostError, Refused, broken},
    service::core::{Actor, Host},
    table::{
        live::Live,
        opened::{open_for, order_option},
    },
};
use crate::invariant::Invariant;
use crate::store::{Person, Status, TableId};

impl Host {
    /// Takes the options that the game proposes for as many players as have joined. All are told.
    ///
    /// # Errors
    /// A refusal when the game has begun, the person does not run the table, or nothing is proposed.
    pub async fn take_proposal(
        &self,
        actor: impl Into<Actor>,
        table: TableId,
    ) -> Result<TableInfo, HostError> {
        self.change_lobby(actor, table, |lobby, who, now| {
            lobby.run_by(who)?;
            let proposed = lobby.proposed();
            if proposed.0.is_empty() {
                return Err(Refused::NothingProposed.into());
            }
            let mut options = lobby.setup.options.clone();
            options.0.extend(proposed.0.clone());
            lobby.settle(options)?;
            lobby.tell_of_options(&proposed, who, now);
            Ok(())
        })
        .await
    }

    /// Changes options of a table that people are joining, to what is read by the game of the table; those that are not named stay.
    /// All are told.
    ///
    /// # Errors
    /// What `read` says, and a refusal when the game has begun, the person does not run the table, or the game cannot be played so.
    pub async fn read_options(
        &self,
        actor: impl Into<Actor>,
        table: TableId,
        read: impl FnOnce(GameKind) -> Result<Options, Say>,
    ) -> Result<TableInfo, HostError> {
        self.change_lobby(actor, table, |lobby, who, now| {
            let change = read(lobby.kind).map_err(Refused::NoOptions)?;
            lobby.run_by(who)?;
            let mut options = lobby.setup.options.clone();
            options.0.extend(change.0.clone());
            if options == lobby.setup.options {
                return Err(Refused::SameTerms.into());
            }
            lobby.settle(options)?;
            lobby.tell_of_options(&change, who, now);
            Ok(())
        })
        .await
    }

    /// Settles the order in which the players who have joined take their turns; without seats it is drawn. The order
    /// lapses when somebody comes or goes. In a game that knows no such order they change seats, and so, where seats make
    /// teams, they choose their partners.
    ///
    /// # Errors
    /// A refusal when the game has begun, the person does not run the table, or the order does not name everybody once.
    pub async fn settle_order(
        &self,
        actor: impl Into<Actor>,
        table: TableId,
        order: &[Seat],
    ) -> Result<TableInfo, HostError> {
        self.change_lobby(actor, table, |lobby, who, _| {
            lobby.run_by(who)?;
            let Some(key) = order_option(lobby.kind) else { return lobby.reseat(order) };
            let mut options = lobby.setup.options.clone();
            if order.is_empty() {
                options.0.remove(key);
                return lobby.settle(options);
            }
            let letters: Vec<String> = order.iter().map(ToString::to_string).collect();
            options = options.with(key, &letters.join(" "));
            // The game judges the order for those who are there.
            let seats = u8::try_from(lobby.seats.len()).or_broken(u8::MAX, "seats are counted in 8 bits");
            let least = *lobby.kind.seats().start();
            if seats < least {
                return Err(Refused::TooFew { need: least, have: seats }.into());
            }
            lobby.kind.open(&Setup { seats, options: options.clone(), ..lobby.setup.clone() })?;
            lobby.settle(options)
        })
        .await
    }
}

impl Live {
    /// Tells all who have joined that `who` has changed these options.
    fn tell_of_options(&mut self, change: &Options, who: Person, now: i64) {
        let what = in_sentences(&self.kind.options(), change);
        let say = Say::new("host-terms-changed").with("code", self.row.code.as_str()).with("what", what);
        let others = self.people().map(|(_, person)| person).filter(|person| *person != who).collect();
        self.owe_say(&format!("options:{now}"), &say, others, About::Terms);
    }

    /// Has those who have joined sit in this order.
    fn reseat(&mut self, order: &[Seat]) -> Result<(), HostError> {
        let mut sorted = order.to_vec();
        sorted.sort_unstable();
        if !sorted.iter().map(|seat| seat.0).eq(self.seats.iter().map(|row| row.seat)) {
            return Err(Refused::NoOrderHere.into());
        }
        for (place, seat) in (0..).zip(order) {
            if let Some(row) = self.seats.iter_mut().find(|row| row.seat == seat.0) {
                row.place = place;
            }
        }
        Ok(())
    }

    /// How many play if the game begins now: as many as have joined, and as it needs.
    fn would_play(&self) -> u8 {
        let seats = u8::try_from(self.seats.len()).or_broken(u8::MAX, "seats are counted in 8 bits");
        seats.max(*self.kind.seats().start())
    }

    /// How long the game takes: for as many as have joined, as long as people are joining. Computers keep nobody waiting.
    pub(in crate::host) fn length(&self) -> Length {
        let computers = self.seats.iter().filter(|row| row.is_computer()).count();
        let computers = u8::try_from(computers).or_broken(0, "seats are counted in 8 bits");
        self.among_people().with_computers(self.would_play(), computers)
    }

    /// How long it takes where all of them are people.
    fn among_people(&self) -> Length {
        // Opening a game reads all its cards: a table that is played was opened once and is looked at all the time.
        if !matches!(self.row.status, Status::Lobby | Status::Closed) {
            return self.opened.length();
        }
        let setup = Setup { seats: self.would_play(), ..self.setup.clone() };
        open_for(self.kind, &setup, self.row.status)
            .map_or_else(|_| self.opened.length(), |opened| opened.length())
    }

    /// What the game proposes for as many players as have joined at this pace, beyond what was chosen.
    pub(in crate::host) fn proposed(&self) -> Options {
        let seats = u8::try_from(self.seats.len()).or_broken(u8::MAX, "seats are counted in 8 bits");
        let mut proposed = self.kind.proposals(seats, self.terms.is_slow());
        proposed.0.retain(|key, _| self.setup.options.get(key).is_none());
        proposed
    }

    /// Changes the options of a table that people are joining.
    fn settle(&mut self, options: Options) -> Result<(), HostError> {
        let setup = Setup { options, ..self.setup.clone() };
        self.opened = open_for(self.kind, &setup, self.row.status)?;
        self.row.options = serde_json::to_string(&setup.options)
            .map_err(|error| broken(self.row.id, &format!("its options cannot be written down: {error}")))?;
        self.setup = setup;
        Ok(())
    }

    /// Somebody came or went: an order that was agreed on lapses.
    pub(in crate::host) fn unsettle(&mut self) {
        let options = self.setup.options.unsettled(&self.kind.options());
        if options != self.setup.options {
            let kept = self.row.options.clone();
            self.row.options =
                serde_json::to_string(&options).or_broken(kept, "plain data can be written down");
            self.setup.options = options;
        }
    }
}

/// What holds by these options, sentence after sentence.
fn in_sentences(specs: &[OptionSpec], options: &Options) -> Say {
    let told = options.0.iter().filter_map(|(key, value)| {
        let known = specs.iter().find(|spec| spec.key == key);
        known.map(|spec| spec.told(value))
    });
    let both = |first: Say, then: Say| Say::new("host-sentences").with("first", first).with("then", then);
    told.reduce(both).unwrap_or_else(|| Say::new("lobby-usual-options"))
}
