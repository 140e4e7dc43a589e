//! Putting a move or an order together choice by choice.

use skald_rules::interface::{Choices, DecisionId, Input, Key, Menu, Pick, Seat};

use crate::host::{
    drafts::menus::{DraftView, PAGE, decision_of, few_numbers, partial_of, path_of, walk},
    orders::standing::OrderInfo,
    play::by_hand::Played,
    refused::{HostError, Refused},
    service::core::{Actor, Host},
    table::{live::Live, slots::Held},
};
use crate::store::{DraftRow, TableId};

/// What a person chose in a menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choose {
    /// These options by their numbers in the whole menu, in the order in which they were chosen.
    Options(Vec<u16>),
    /// What was picked so far is all: for a menu of some options over several pages.
    Done,
    /// A text: a number, or a word of the game's notation.
    Text(String),
}

/// What a choice does to a draft.
enum Next {
    /// The path goes on.
    Word(Pick),
    /// More is to be picked in the same menu.
    Partial(Vec<String>),
}

impl Host {
    /// Begins to answer a decision.
    ///
    /// # Errors
    /// A refusal when the person does not sit there, or the decision is settled or another's.
    pub async fn draft_open(
        &self,
        actor: impl Into<Actor>,
        table: TableId,
        at: DecisionId,
    ) -> Result<DraftView, HostError> {
        let actor = actor.into();
        self.once(actor, async {
            let (held, seat) = self.hold_seat(table, actor.person).await?;
            held.decision(seat, at, None)?;
            self.draft_new(held, actor, seat, Some(at)).await
        })
        .await
    }

    /// Begins to put a standing order together.
    ///
    /// # Errors
    /// A refusal when the game is not on or the person does not sit there.
    pub async fn draft_order(&self, actor: impl Into<Actor>, table: TableId) -> Result<DraftView, HostError> {
        let actor = actor.into();
        self.once(actor, async {
            let (held, seat) = self.hold_seat(table, actor.person).await?;
            self.draft_new(held, actor, seat, None).await
        })
        .await
    }

    async fn draft_new(
        &self,
        mut held: Held,
        actor: Actor,
        seat: Seat,
        at: Option<DecisionId>,
    ) -> Result<DraftView, HostError> {
        let mut draft = DraftRow {
            id: 0,
            table: held.row.id,
            seat: seat.0,
            person: actor.person,
            decision: at.map(|at| at.to_string()),
            path: String::new(),
            partial: String::new(),
            step: 0,
            page: 0,
            at: self.now(),
        };
        let mut view = held.view_draft(&draft)?;
        let mut tx = self.begin(Some(actor)).await?;
        tx.check_lease(&self.inner.me).await?;
        draft.id = tx.new_draft(&draft).await?;
        tx.commit().await?;
        held.committed();
        view.id = draft.id;
        Ok(view)
    }

    /// A draft as it stands: for showing it again.
    ///
    /// # Errors
    /// A refusal when it is gone, another's, or its decision is settled.
    pub async fn draft(&self, person: crate::store::Person, draft: i64) -> Result<DraftView, HostError> {
        let (held, draft) = self.draft_held(person.into(), draft, None).await?;
        held.view_draft(&draft)
    }

    /// Chooses in the menu of a draft.
    ///
    /// # Errors
    /// A refusal when the draft is gone, another's or at another step, or there is no such option.
    pub async fn draft_choose(
        &self,
        actor: impl Into<Actor>,
        draft: i64,
        step: u32,
        choose: Choose,
    ) -> Result<DraftView, HostError> {
        let actor = actor.into();
        self.once(actor, async {
            let (held, mut row) = self.draft_held(actor, draft, Some(step)).await?;
            let menu = held.menu_of(&row)?.ok_or(Refused::NoOption)?;
            match next(&menu, &row, &choose)? {
                Next::Partial(keys) => row.partial = keys.join(" "),
                Next::Word(pick) => {
                    let mut path = path_of(&row);
                    path.push(pick);
                    row.path = Pick::line(&path);
                    row.partial.clear();
                    row.page = 0;
                }
            }
            self.draft_save(held, actor, row).await
        })
        .await
    }

    /// Takes back the last choice.
    ///
    /// # Errors
    /// A refusal when nothing was chosen, or as for [`Host::draft_choose`].
    pub async fn draft_back(
        &self,
        actor: impl Into<Actor>,
        draft: i64,
        step: u32,
    ) -> Result<DraftView, HostError> {
        let actor = actor.into();
        self.once(actor, async {
            let (held, mut row) = self.draft_held(actor, draft, Some(step)).await?;
            if row.partial.is_empty() {
                let mut path = path_of(&row);
                path.pop().ok_or(Refused::NothingBefore)?;
                row.path = Pick::line(&path);
            }
            row.partial.clear();
            row.page = 0;
            self.draft_save(held, actor, row).await
        })
        .await
    }

    /// Turns to a page of the menu.
    ///
    /// # Errors
    /// A refusal when there is no such page, or as for [`Host::draft_choose`].
    pub async fn draft_page(
        &self,
        actor: impl Into<Actor>,
        draft: i64,
        step: u32,
        page: u32,
    ) -> Result<DraftView, HostError> {
        let actor = actor.into();
        self.once(actor, async {
            let (held, mut row) = self.draft_held(actor, draft, Some(step)).await?;
            let menu = held.menu_of(&row)?.ok_or(Refused::NothingBefore)?;
            let pages = menu.pick.list().len().div_ceil(PAGE);
            if usize::try_from(page).is_ok_and(|page| page >= pages) {
                return Err(Refused::NothingBefore.into());
            }
            row.page = page;
            self.draft_save(held, actor, row).await
        })
        .await
    }

    /// Plays the move of a draft.
    ///
    /// # Errors
    /// A refusal when it is not whole, is a standing order ([`Host::draft_confirm_order`]), or as for
    /// [`Host::draft_choose`].
    pub async fn draft_confirm(
        &self,
        actor: impl Into<Actor>,
        draft: i64,
        step: u32,
    ) -> Result<Played, HostError> {
        let actor = actor.into();
        self.once(actor, async {
            let (held, row) = self.draft_held(actor, draft, Some(step)).await?;
            let at = decision_of(&row).ok_or(Refused::Unfinished)?;
            let with = held.whole_of(&row)?;
            self.put(held, actor, Seat(row.seat), Input::Answer { at, with }, Some(row.id)).await
        })
        .await
    }

    /// Gives the standing order of a draft.
    ///
    /// # Errors
    /// A refusal when it is not whole, is a move, or as for [`Host::draft_choose`].
    pub async fn draft_confirm_order(
        &self,
        actor: impl Into<Actor>,
        draft: i64,
        step: u32,
    ) -> Result<Vec<OrderInfo>, HostError> {
        let actor = actor.into();
        self.once(actor, async {
            let (held, row) = self.draft_held(actor, draft, Some(step)).await?;
            if row.decision.is_some() {
                return Err(Refused::Unfinished.into());
            }
            let text = held.whole_of(&row)?;
            self.give_order(held, actor, Seat(row.seat), &text, Some(row.id)).await
        })
        .await
    }

    /// Drops a draft.
    ///
    /// # Errors
    /// A refusal when it is gone or another's.
    pub async fn draft_drop(&self, actor: impl Into<Actor>, draft: i64) -> Result<(), HostError> {
        let actor = actor.into();
        self.once(actor, async {
            let row = self.inner.store.draft(draft).await?.ok_or(Refused::DraftGone)?;
            if row.person != actor.person {
                return Err(Refused::NotYours.into());
            }
            let mut tx = self.begin(Some(actor)).await?;
            tx.check_lease(&self.inner.me).await?;
            tx.drop_draft(draft).await?;
            Ok(tx.commit().await?)
        })
        .await
    }

    /// A draft under its table's lock, judged: it is there, the person's, at this step, and its decision stands.
    async fn draft_held(
        &self,
        actor: Actor,
        draft: i64,
        step: Option<u32>,
    ) -> Result<(Held, DraftRow), HostError> {
        let row = self.inner.store.draft(draft).await?.ok_or(Refused::DraftGone)?;
        if row.person != actor.person {
            return Err(Refused::NotYours.into());
        }
        let held = self.hold(row.table).await?;
        // Read again under the lock: another press may have come between.
        let row = self.inner.store.draft(draft).await?.ok_or(Refused::DraftGone)?;
        if step.is_some_and(|step| step != row.step) {
            return Err(Refused::Stale.into());
        }
        held.is_on()?;
        let seat = held.seat_of(actor.person)?;
        if let Some(at) = decision_of(&row) {
            held.decision(seat, at, Some(&row.path))?;
        }
        Ok((held, row))
    }

    async fn draft_save(
        &self,
        mut held: Held,
        actor: Actor,
        mut row: DraftRow,
    ) -> Result<DraftView, HostError> {
        let read = row.step;
        row.step += 1;
        row.at = self.now();
        let view = held.view_draft(&row)?;
        let mut tx = self.begin(Some(actor)).await?;
        tx.check_lease(&self.inner.me).await?;
        tx.save_draft(&row, read).await?;
        tx.commit().await?;
        held.committed();
        Ok(view)
    }
}

impl Live {
    fn menu_of(&self, draft: &DraftRow) -> Result<Option<Menu>, HostError> {
        let table = &*self.playing()?.table;
        let standing = walk(table, self, Seat(draft.seat), decision_of(draft), &path_of(draft))?;
        Ok(standing.step.menu)
    }

    fn whole_of(&self, draft: &DraftRow) -> Result<String, HostError> {
        let table = &*self.playing()?.table;
        let standing = walk(table, self, Seat(draft.seat), decision_of(draft), &path_of(draft))?;
        standing.step.whole.ok_or_else(|| Refused::Unfinished.into())
    }
}

/// What a choice comes to in a menu.
fn next(menu: &Menu, draft: &DraftRow, choose: &Choose) -> Result<Next, Refused> {
    let list = menu.pick.list();
    let key = |number: &u16| list.get(usize::from(*number)).map(|choice| choice.key).ok_or(Refused::NoOption);
    let word =
        |pick: Pick| if menu.pick.admits(&pick) { Ok(Next::Word(pick)) } else { Err(Refused::NoOption) };
    let known = |keys: &[String]| -> Vec<Key> { keys.iter().filter_map(|key| Key::new(key).ok()).collect() };
    match (&menu.pick, choose) {
        (_, Choose::Text(text)) => word(Pick::word(text.trim())),
        (Choices::One(_), Choose::Options(numbers)) => match numbers.as_slice() {
            [number] => word(Pick::one(key(number)?)),
            _ => Err(Refused::NoOption),
        },
        (Choices::Some { .. }, Choose::Options(numbers)) => {
            let keys = numbers.iter().map(key).collect::<Result<Vec<Key>, _>>()?;
            if list.len() <= PAGE {
                return word(Pick::some(&keys));
            }
            // The page's options replace what was picked on this page before.
            let from = usize::try_from(draft.page).unwrap_or_default() * PAGE;
            let page: Vec<&str> =
                list.iter().skip(from).take(PAGE).map(|choice| choice.key.as_str()).collect();
            let mut picked: Vec<String> =
                partial_of(draft).into_iter().filter(|key| !page.contains(&key.as_str())).collect();
            picked.extend(keys.iter().map(|key| key.as_str().to_owned()));
            Ok(Next::Partial(picked))
        }
        (Choices::Some { .. }, Choose::Done) => word(Pick::some(&known(&partial_of(draft)))),
        (Choices::Order(of), Choose::Options(numbers)) => {
            let mut picked = partial_of(draft);
            for number in numbers {
                let key = key(number)?.as_str().to_owned();
                if picked.contains(&key) {
                    return Err(Refused::NoOption);
                }
                picked.push(key);
            }
            // With one left there is no choice any more.
            if picked.len() + 1 == of.len() {
                let last =
                    of.iter().map(|choice| choice.key.as_str()).find(|key| !picked.iter().any(|p| p == key));
                picked.extend(last.map(str::to_owned));
            }
            if picked.len() < of.len() {
                Ok(Next::Partial(picked))
            } else {
                word(Pick::order(&known(&picked)))
            }
        }
        (Choices::Number { .. }, Choose::Options(numbers)) => {
            match (few_numbers(&menu.pick), numbers.as_slice()) {
                (Some(mut few), [number]) => {
                    word(Pick::number(few.nth(usize::from(*number)).ok_or(Refused::NoOption)?))
                }
                _ => Err(Refused::NoOption),
            }
        }
        (_, Choose::Done) => Err(Refused::NoOption),
    }
}
