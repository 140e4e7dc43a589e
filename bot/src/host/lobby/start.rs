//! The deal: from the lobby into the game.

use skald_rules::{
    fair::Ledger,
    interface::{Say, Seat},
};

use crate::host::{
    lobby::joining::number_seats,
    looks::info::TableInfo,
    outbox::notices::About,
    refused::{HostError, Refused},
    service::{
        core::{Actor, Host},
        known::consents,
    },
    table::{
        live::{Playing, broken},
        sheet::Sheet,
    },
};
use crate::invariant::Invariant;
use crate::store::{OrderRow, Pings, Status, TableId};

impl Host {
    /// Deals. Everybody who has joined plays.
    ///
    /// # Errors
    /// A refusal when the person does not run the table, too few have joined, or a kit does not fit.
    pub async fn start(&self, actor: impl Into<Actor>, table: TableId) -> Result<TableInfo, HostError> {
        let actor = actor.into();
        self.once(actor, async {
            let mut held = self.hold(table).await?;
            held.lobby()?;
            held.run_by(actor.person)?;
            let have = u8::try_from(held.seats.len()).or_broken(u8::MAX, "seats are counted in 8 bits");
            let need = *held.kind.seats().start();
            if have < need {
                return Err(Refused::TooFew { need, have }.into());
            }
            let known = self.known(&held).await?;
            let now = self.now();
            let live = &mut *held;
            number_seats(&mut live.seats);
            live.row.seats = have;
            live.setup.seats = have;
            live.opened = live.kind.open(&live.setup)?;
            self.bring_favourites(live).await?;
            let header = live.header()?;
            let mut ledger = Ledger::open(&live.secret()?, &header)
                .map_err(|error| broken(live.row.id, &error.to_string()))?;
            let (dealt, entry) = ledger.start(&*live.opened, &header)?;
            for seat in Seat::all(have) {
                if live.seat(seat).is_some_and(|row| !row.is_computer()) {
                    for text in dealt.preset_orders(seat) {
                        let (slot, _) = dealt.read_order(&text)?;
                        live.orders.push(OrderRow {
                            seat: seat.0,
                            slot: slot.to_string(),
                            text,
                            preset: true,
                            at: now,
                        });
                    }
                }
            }
            live.pending.orders.extend(live.orders.iter().cloned());
            live.pending.seats = true;
            live.playing = Some(Playing::new(dealt, ledger));
            live.row.status = Status::Playing;
            live.row.started = Some(now);
            *live.time() = Sheet::new(have, &live.terms.limits());
            live.note(entry, None, None, None, now);
            let mention = live
                .people()
                .map(|(_, person)| person)
                .filter(|person| *person != actor.person)
                .filter(|person| known.get(person).is_none_or(|row| row.pings != Pings::Never))
                .collect();
            let say = Say::new("host-started")
                .with("code", live.row.code.as_str())
                .with("who", Seat::all(have).collect::<Vec<_>>());
            live.owe_say("started", &say, mention, About::Started);
            for seat in Seat::all(have) {
                live.owe_hand(seat);
            }
            let consents = consents(&known);
            live.follow(&consents, None, now)?;
            live.gather(&self.inner.config, &known, Some(actor.person), now)?;
            self.commit(&mut held, Some(actor)).await?;
            Ok(TableInfo::of(&held))
        })
        .await
    }
}
