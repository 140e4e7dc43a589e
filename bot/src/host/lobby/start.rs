//! The deal: from the lobby into the game.

use skald_rules::{
    fair::{Header, Ledger},
    interface::{Say, Seat},
};

use crate::host::{
    looks::info::TableInfo,
    outbox::notices::About,
    play::deed::After,
    refused::{HostError, Refused, broken},
    service::{
        core::{Actor, Host},
        known::Known,
    },
    table::{
        live::{Live, Playing},
        seats::number_seats,
        sheet::Sheet,
    },
};
use crate::invariant::Invariant;
use crate::store::{DeckRow, OrderRow, Person, Pings, Status, TableId};

impl Host {
    /// Deals. Everybody who has joined plays.
    ///
    /// # Errors
    /// A refusal when the person does not run the table, too few have joined, or a kit does not fit.
    pub async fn start(&self, actor: impl Into<Actor>, table: TableId) -> Result<TableInfo, HostError> {
        let actor = actor.into();
        self.once(actor, async {
            let held = self.hold_for(table, actor.person).await?;
            let favourites = self.favourites_at(&held).await?;
            let own = self.own_orders_at(&held).await?;
            let deed = self.carry_out(held, Some(actor), |live, moment| {
                live.lobby()?;
                live.run_by(actor.person)?;
                live.take_places(favourites)?;
                live.deal(moment.now)?;
                live.give_own_orders(own, moment.now)?;
                live.tell_of_the_deal(Some(actor.person), &moment.known);
                Ok((After::Played, ()))
            });
            Ok(deed.await?.info())
        })
        .await
    }
}

impl Live {
    /// Everybody who has joined plays, with what they bring.
    pub(in crate::host) fn take_places(&mut self, favourites: Vec<DeckRow>) -> Result<(), HostError> {
        let have = u8::try_from(self.seats.len()).or_broken(u8::MAX, "seats are counted in 8 bits");
        let need = *self.kind.seats().start();
        if have < need {
            return Err(Refused::TooFew { need, have }.into());
        }
        number_seats(&mut self.seats);
        self.row.seats = have;
        self.setup.seats = have;
        self.opened = self.kind.open(&self.setup)?;
        self.bring_favourites(favourites);
        self.pending.seats = true;
        Ok(())
    }

    /// Deals, with the standing orders that the game itself gives.
    pub(in crate::host) fn deal(&mut self, now: i64) -> Result<(), HostError> {
        // It may have been opened by an older version of the program.
        (self.row.rules, self.row.plays) = (self.kind.rules, self.kind.rules);
        self.row.format = Header::FORMAT;
        let header = self.header()?;
        let mut ledger = Ledger::open(&self.secret()?, &header)
            .map_err(|error| broken(self.row.id, &error.to_string()))?;
        let (dealt, entry) = ledger.start(&*self.opened, &header)?;
        let people: Vec<Seat> = self.people().map(|(seat, _)| seat).collect();
        let alone = people.len() == 1;
        for seat in people {
            let among = if alone { dealt.preset_among_computers(seat) } else { Vec::new() };
            for text in dealt.preset_orders(seat).into_iter().chain(among) {
                let slot = dealt.read_order(&text)?.0.to_string();
                self.orders.retain(|row| (row.seat, &row.slot) != (seat.0, &slot));
                self.orders.push(OrderRow { seat: seat.0, slot, text, preset: true, at: now, told: false });
            }
        }
        self.pending.orders.extend(self.orders.iter().cloned());
        self.playing = Some(Playing::new(dealt, ledger));
        self.row.status = Status::Playing;
        self.row.started = Some(now);
        *self.time() = Sheet::new(self.row.seats, &self.terms.limits());
        self.note_deal(entry, now);
        Ok(())
    }

    /// Tells everybody but whoever dealt that the game has begun, with the orders that all are asked for where its specification wants
    /// that, and shows the hands.
    pub(in crate::host) fn tell_of_the_deal(&mut self, dealer: Option<Person>, known: &Known) {
        let mention = self
            .people()
            .map(|(_, person)| person)
            .filter(|person| Some(*person) != dealer)
            .filter(|person| known.get(person).is_none_or(|row| row.pings_at(self.row.pings) != Pings::Never))
            .collect();
        let seats: Vec<Seat> = Seat::all(self.row.seats).collect();
        let say = Say::new("host-started").with("code", self.row.code.as_str()).with("who", seats.clone());
        if self.asks_at_start() {
            let say = Say::new("host-started-orders").with("started", say);
            // It stays while the game is on, for whoever looks in later: one press takes what it offers.
            self.owe_asked_at_start(&say, mention);
        } else {
            self.owe_news("started", &say, mention, About::Started);
        }
        for seat in seats {
            self.owe_hand(seat);
        }
    }
}
