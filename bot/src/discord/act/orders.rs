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
    },
    host::{OrderInfo, Refused, TableId},
};

impl Bot {
    /// Shows a player's standing orders.
    pub(super) async fn orders(&self, case: &Case<'_>, table: TableId) -> Done {
        let orders = self.host.orders(case.person(), table).await?;
        Ok(case.put(self.orders_page(table, &orders, None)))
    }

    /// Shows, gives or drops standing orders as a command says.
    pub(super) async fn orders_typed(&self, case: &Case<'_>, table: TableId, typed: &Typed) -> Done {
        if let Some(text) = typed.text("order") {
            let orders = self.host.order_set(case.actor(), table, text).await?;
            return Ok(case.put(self.orders_page(table, &orders, Some("orders-given"))));
        }
        if let Some(slot) = typed.text("drop") {
            let orders = self.host.order_drop(case.actor(), table, slot).await?;
            return Ok(case.put(self.orders_page(table, &orders, Some("orders-dropped"))));
        }
        self.orders(case, table).await
    }

    /// Begins to put an order together.
    pub(super) async fn new_order(&self, case: &Case<'_>, table: TableId) -> Done {
        let view = self.host.draft_order(case.actor(), table).await?;
        Ok(case.put(self.draft_page(&view)))
    }

    /// Drops the order with this place among the player's orders.
    pub(super) async fn drop_order(&self, case: &Case<'_>, table: TableId, place: &str) -> Done {
        let orders = self.host.orders(case.person(), table).await?;
        let order = place.parse::<usize>().ok().and_then(|at| orders.get(at)).ok_or(Refused::NoOrder)?;
        let orders = self.host.order_drop(case.actor(), table, &order.slot).await?;
        Ok(case.put(self.orders_page(table, &orders, Some("orders-dropped"))))
    }

    /// A list of orders with what can be done about them.
    pub(super) fn orders_page(
        &self,
        table: TableId,
        orders: &[OrderInfo],
        done: Option<&'static str>,
    ) -> Answer {
        let mut lines = Vec::new();
        lines.extend(done.map(|id| self.text(id)));
        lines.push(self.text(if orders.is_empty() { "orders-none" } else { "orders-head" }));
        for order in orders {
            let say = Say::new(if order.preset { "orders-preset" } else { "orders-line" })
                .with("says", order.says.as_str());
            lines.push(self.words.plain(&say));
        }
        let mut answer = Answer::private(&limits::clip(&lines.join("\n"), limits::CONTENT));
        let items: Vec<Item> = orders
            .iter()
            .enumerate()
            .take(limits::OPTIONS)
            .map(|(at, order)| Item::new(&at.to_string(), &order.says))
            .collect();
        if !items.is_empty() {
            let press = Press::Table { table: table.0, act: Deed::DropOrder };
            answer = answer.row(Row::Select(Select::one(press, &self.text("button-drop-order"), items)));
        }
        answer.buttons(vec![
            button(self.words, table.0, Deed::NewOrder, Style::Main),
            button(self.words, table.0, Deed::Play, Style::Plain),
        ])
    }
}
