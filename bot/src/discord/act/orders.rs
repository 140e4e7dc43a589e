//! Standing orders: shown, put together, taken back.

use skald_rules::interface::Say;

use crate::{
    discord::{
        answer::{Answer, Item, Row, Select, Style},
        bot::{Bot, Case, Done},
        call::Typed,
        limits,
        page::button,
        press::{Deed, Press},
        reply::Reply,
    },
    host::{AllOrders, OrderInfo, PASS, TableId},
};

use super::suggest::matching;

impl Bot {
    /// Shows a player's standing orders.
    pub(super) async fn orders(&self, case: &Case<'_>, table: TableId) -> Done {
        let orders = self.host.all_orders(case.person(), table).await?;
        Ok(self.put_orders(case, table, &orders, None))
    }

    /// Gives an order at all tables of this game from now on, or no longer.
    pub(super) async fn order_everywhere(&self, case: &Case<'_>, table: TableId, slot: &str) -> Done {
        let orders = self.host.order_everywhere(case.actor(), table, slot).await?;
        Ok(self.put_orders(case, table, &orders, Some("orders-everywhere")))
    }

    /// The page of orders, with those that hold at all tables of this game.
    pub(super) fn put_orders(
        &self,
        case: &Case<'_>,
        table: TableId,
        orders: &AllOrders,
        done: Option<&'static str>,
    ) -> Reply {
        case.put(self.orders_page(table, orders, done))
    }

    /// Shows, gives or drops standing orders as a command says.
    pub(super) async fn orders_typed(&self, case: &Case<'_>, table: TableId, typed: &Typed) -> Done {
        if let Some(text) = typed.text("order") {
            let orders = self.host.order_give(case.actor(), table, text).await?;
            return Ok(self.put_orders(case, table, &orders, Some("orders-given")));
        }
        if let Some(slot) = typed.text("drop") {
            let which = |orders: &[OrderInfo]| slot_meant(orders, slot);
            let orders = self.host.order_drop_of(case.actor(), table, which).await?;
            return Ok(self.put_orders(case, table, &orders, Some("orders-dropped")));
        }
        self.orders(case, table).await
    }

    /// Has a player pass until something concerns them.
    pub(super) async fn pass_on(&self, case: &Case<'_>, table: TableId) -> Done {
        let orders = self.host.order_give(case.actor(), table, PASS).await?;
        Ok(self.put_orders(case, table, &orders, Some("orders-given")))
    }

    /// Begins to put an order together.
    pub(super) async fn new_order(&self, case: &Case<'_>, table: TableId) -> Done {
        let view = self.host.draft_order(case.actor(), table).await?;
        Ok(case.put(self.draft_page(&view)))
    }

    /// Drops a player's order about this: the list that it was chosen from may be an old one, with others in it.
    pub(super) async fn drop_order(&self, case: &Case<'_>, table: TableId, slot: &str) -> Done {
        let which = |_: &[OrderInfo]| Some(slot.to_owned());
        let orders = self.host.order_drop_of(case.actor(), table, which).await?;
        Ok(self.put_orders(case, table, &orders, Some("orders-dropped")))
    }

    /// A list of orders with what can be done about them.
    fn orders_page(&self, table: TableId, all: &AllOrders, done: Option<&'static str>) -> Answer {
        let (orders, own) = (&all.here, &all.everywhere);
        let mut lines = Vec::new();
        lines.extend(done.map(|id| self.text(id)));
        lines.extend(all.warning.clone());
        lines.push(self.text(if orders.is_empty() { "orders-none" } else { "orders-head" }));
        for order in orders {
            let say = Say::new(if order.preset { "orders-preset" } else { "orders-line" })
                .with("says", order.says.as_str());
            lines.push(self.words.plain(&say));
        }
        if !own.is_empty() {
            lines.push(self.text("orders-own"));
            for order in own {
                let say = Say::new(if order.idle.is_some() { "orders-idle" } else { "orders-line" });
                let say = say.with("says", order.says.as_str());
                let say = order.idle.iter().fold(say, |say, why| say.with("why", why.as_str()));
                lines.push(self.words.plain(&say));
            }
        }
        let mut answer = Answer::private(&limits::clip(&lines.join("\n"), limits::CONTENT));
        let items: Vec<Item> =
            orders.iter().take(limits::OPTIONS).map(|order| Item::new(&order.slot, &order.says)).collect();
        if !items.is_empty() {
            let press = Press::Table { table: table.0, act: Deed::DropOrder };
            answer = answer.row(Row::Select(Select::one(press, &self.text("button-drop-order"), items)));
        }
        let chosen = |here: &OrderInfo| !here.preset && !here.of_table;
        let elsewhere =
            own.iter().filter(|own| orders.iter().all(|here| here.slot != own.slot || !chosen(here)));
        let items: Vec<Item> = orders
            .iter()
            .filter(|order| chosen(order))
            .chain(elsewhere)
            .take(limits::OPTIONS)
            .map(|order| Item::new(&order.slot, &order.says))
            .collect();
        if !items.is_empty() {
            let press = Press::Table { table: table.0, act: Deed::OrderEverywhere };
            let label = self.text("button-order-everywhere");
            answer = answer.row(Row::Select(Select::one(press, &label, items)));
        }
        let mut buttons = vec![button(self.words, table.0, Deed::NewOrder, Style::Main)];
        if orders.iter().all(|order| order.text != PASS) {
            buttons.push(button(self.words, table.0, Deed::PassOn, Style::Plain));
        }
        buttons.push(button(self.words, table.0, Deed::Play, Style::Plain));
        answer.buttons(buttons)
    }
}

/// What the order is about that somebody means who typed this: as it is suggested, or words that only one of their orders has.
fn slot_meant(orders: &[OrderInfo], typed: &str) -> Option<String> {
    if orders.iter().any(|order| order.slot == typed) {
        return Some(typed.to_owned());
    }
    let said = orders.iter().map(|order| (order.says.clone(), order.slot.clone()));
    match matching(said, typed).as_slice() {
        [(_, only)] => Some(only.clone()),
        _ => None,
    }
}
