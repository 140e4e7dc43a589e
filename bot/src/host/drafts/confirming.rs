//! Confirming what was put together: a move, with the end of the own turn or an order that goes with it if wished, or a standing
//! order.

use skald_rules::{
    interface::{DecisionId, Duty, Release, Seat},
    orders::Line,
};

use crate::host::{
    drafts::path::{decision_of, path_of},
    orders::standing::{AllOrders, Given},
    play::{by_hand::Played, deed::After, line::Move},
    refused::{HostError, Refused},
    service::core::{Actor, Host},
    table::{live::Live, pending::Write},
};
use crate::invariant::Invariant;
use crate::store::{OrderRow, TableId};

/// What a confirmed draft came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Confirmed {
    /// A move was played.
    Played(Played),
    /// A standing order was given: all that the person has there now.
    Ordered {
        /// The table.
        table: TableId,
        /// The orders.
        orders: AllOrders,
    },
}

/// What is done together with the move of a draft, in the same press.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Also {
    /// Nothing.
    Nothing,
    /// The own turn ends.
    End,
    /// The order with this number is given, of those that go with the move.
    Order(u8),
}

impl Host {
    /// Plays the move of a draft, or gives its standing order.
    ///
    /// # Errors
    /// A refusal when it is not whole, or as for [`Host::draft_choose`].
    pub async fn draft_confirm(
        &self,
        actor: impl Into<Actor>,
        draft: i64,
        step: u32,
    ) -> Result<Confirmed, HostError> {
        self.confirm(actor.into(), draft, step, Also::Nothing).await
    }

    /// Plays the move of a draft and ends the own turn, at once or as soon as the others have answered, should the turn not be
    /// over by then.
    ///
    /// # Errors
    /// As for [`Host::draft_confirm`], and when the turn cannot be ended like that.
    pub async fn draft_confirm_and_end(
        &self,
        actor: impl Into<Actor>,
        draft: i64,
        step: u32,
    ) -> Result<Confirmed, HostError> {
        self.confirm(actor.into(), draft, step, Also::End).await
    }

    /// Plays the move of a draft and gives an order that goes with it, by its number in the draft's view.
    ///
    /// # Errors
    /// As for [`Host::draft_confirm`], and when there is no such order.
    pub async fn draft_confirm_with(
        &self,
        actor: impl Into<Actor>,
        draft: i64,
        step: u32,
        order: u8,
    ) -> Result<Confirmed, HostError> {
        self.confirm(actor.into(), draft, step, Also::Order(order)).await
    }

    async fn confirm(&self, actor: Actor, draft: i64, step: u32, also: Also) -> Result<Confirmed, HostError> {
        self.once(actor, async {
            let (held, row) = self.draft_held(actor, draft, Some(step)).await?;
            let (table, seat) = (row.table, Seat(row.seat));
            let with = held.step_of(&row)?.whole.ok_or(Refused::Unfinished)?;
            match decision_of(&row)? {
                Some(at) => {
                    let deed = self.carry_out(held, Some(actor), |live, moment| {
                        live.pending.writes.push(Write::DropDraft(row.id));
                        let order = match also {
                            Also::Nothing => None,
                            Also::End => live.end_after(seat, at, &with).map(|line| line.to_string()),
                            Also::Order(number) => {
                                live.orders_with(seat, at, &with).into_iter().nth(usize::from(number))
                            }
                        };
                        if order.is_none() && also != Also::Nothing {
                            return Err(Refused::NoOption.into());
                        }
                        let meant = Move { at, with, by: path_of(&row) };
                        let done = live.put_said(seat, meant, self.words, moment)?;
                        if let Some(order) = order {
                            live.give_order(seat, &order, moment.now)?;
                        }
                        Ok(done)
                    });
                    Ok(Confirmed::Played(Played::of(deed.await?)))
                }
                None => {
                    let deed = self.carry_out(held, Some(actor), |live, moment| {
                        live.pending.writes.push(Write::DropDraft(row.id));
                        let warning = live.give_order(seat, &with, moment.now)?;
                        Ok((After::MayFollow, Given { seat, warning }))
                    });
                    let orders = self.orders_after(deed.await?, actor.person).await?;
                    Ok(Confirmed::Ordered { table, orders })
                }
            }
        })
        .await
    }
}

impl Live {
    /// The orders that may be given together with a move.
    pub(in crate::host) fn orders_with(&self, seat: Seat, at: DecisionId, with: &str) -> Vec<String> {
        let Some(playing) = &self.playing else { return Vec::new() };
        let table = &*playing.table;
        let decision = table.open(seat).into_iter().find(|decision| decision.id == at);
        let given = decision.map(|decision| table.given_with(&decision, with));
        given.or_broken(Vec::new(), "a move is confirmed in a question that is open")
    }

    /// The line by which a turn ends after a move, where it can be ended in the question that the move answers; `None` where it
    /// cannot, where the move ends it, and where another line is under way.
    pub(in crate::host) fn end_after(&self, seat: Seat, at: DecisionId, with: &str) -> Option<Line> {
        let table = &*self.playing.as_ref()?.table;
        let lines = |order: &&OrderRow| order.seat == seat.0 && order.slot == Line::SLOT.as_str();
        let decision = table.open(seat).into_iter().find(|decision| decision.id == at)?;
        let asked = decision.duty == Duty::Owed && decision.release == Release::AtOnce;
        let ends = table.turn_end(at)?;
        (asked && ends != with && !self.orders.iter().any(|order| lines(&order)))
            .then(|| Line::within(&decision, &ends))
    }
}
