//! Putting a move or an order together choice by choice.

use skald_rules::interface::{Choices, DecisionId, Duty, Key, Menu, Pick, Seat, Step};

use crate::host::{
    drafts::{
        menus::{PAGE, few_numbers},
        path::{ask, decision_of, partial_of, path_of},
        shown::{DraftView, InView, Questions},
    },
    looks::back::{Recap, Since},
    refused::{HostError, Refused},
    service::core::{Actor, Host},
    table::{live::Live, slots::Held},
};
use crate::invariant::Invariant;
use crate::store::{DraftRow, Person, TableId};

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

/// What a person has put away without playing or giving it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dropped {
    /// The table that it was for.
    pub table: TableId,
    /// Whether it was to become a standing order.
    pub order: bool,
}

/// What a person can do at a table now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Now {
    /// There is one thing to do: its draft, just begun.
    Draft(Box<DraftView>),
    /// There are several.
    Which(Questions),
}

/// All that a press on **Play** shows.
#[derive(Clone, Debug)]
pub struct Play {
    /// What has changed since the person was there; they are told of it once.
    pub news: Option<Box<Recap>>,
    /// What they can do.
    pub now: Now,
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
            let (held, _) = self.hold_back(table, actor.person).await?;
            let seat = held.plays_now(actor.person)?;
            held.decision(seat, at, None)?;
            self.draft_new(held, actor, seat, Some(at), &[], false).await
        })
        .await
    }

    /// Begins to answer a decision with choices that are made already, as a typed line has them.
    ///
    /// # Errors
    /// As for [`Host::draft_open`], and when the choices lead nowhere.
    pub async fn draft_at(
        &self,
        actor: impl Into<Actor>,
        table: TableId,
        at: DecisionId,
        path: &str,
    ) -> Result<DraftView, HostError> {
        let actor = actor.into();
        self.once(actor, async {
            let (held, seat) = self.hold_seat(table, actor.person).await?;
            held.decision(seat, at, Some(path))?;
            self.draft_new(held, actor, seat, Some(at), &Pick::path(path), false).await
        })
        .await
    }

    /// What a person can do now and what is new to them, in one look: the only question is opened at once, of several it is told
    /// which there are. What the table waits for comes before everything else.
    ///
    /// # Errors
    /// A refusal when the game is not on, the person does not sit there, or nothing is open.
    pub async fn draft_next(&self, actor: impl Into<Actor>, table: TableId) -> Result<Play, HostError> {
        let actor = actor.into();
        self.once(actor, async {
            let (held, _) = self.hold_back(table, actor.person).await?;
            let seat = held.plays_now(actor.person)?;
            let open = held.playing()?.table.open(seat);
            let mut owed = open.iter().filter(|decision| decision.duty == Duty::Owed);
            let at = match (owed.next(), owed.next(), open.as_slice()) {
                (Some(only), None, _) | (None, None, [only]) => only.id,
                (_, _, []) => return Err(Refused::NothingOpen { waiting: held.waited_for()? }.into()),
                _ => {
                    let news = self.recap_of(&held, actor.person, Since::Press).await?;
                    if news.is_some() {
                        self.note_visit(actor.person, table, held.row.log).await?;
                    }
                    let which = self.several(&held, actor.person, seat).await?;
                    return Ok(Play { news: news.map(Box::new), now: Now::Which(which) });
                }
            };
            let news = self.recap_of(&held, actor.person, Since::Press).await?;
            let view = self.draft_new(held, actor, seat, Some(at), &[], news.is_some()).await?;
            Ok(Play { news: news.map(Box::new), now: Now::Draft(Box::new(view)) })
        })
        .await
    }

    /// Everything that a person may do now, what the table waits for first.
    ///
    /// # Errors
    /// A refusal when the game is not on, the person does not sit there, or nothing is open.
    pub async fn questions(&self, person: Person, table: TableId) -> Result<Questions, HostError> {
        let (held, seat) = self.hold_seat(table, person).await?;
        let questions = self.several(&held, person, seat).await?;
        if questions.list.is_empty() {
            Err(Refused::NothingOpen { waiting: held.waited_for()? }.into())
        } else {
            Ok(questions)
        }
    }

    async fn several(&self, held: &Live, person: Person, seat: Seat) -> Result<Questions, HostError> {
        let mut questions = held.spoken(self.words).questions(seat)?;
        if questions.in_view.is_some() && self.person(person).await?.text_mode {
            questions.in_view = questions.in_view.map(InView::in_words);
        }
        Ok(questions)
    }

    /// Begins to put a standing order together.
    ///
    /// # Errors
    /// A refusal when the game is not on or the person does not sit there.
    pub async fn draft_order(&self, actor: impl Into<Actor>, table: TableId) -> Result<DraftView, HostError> {
        let actor = actor.into();
        self.once(actor, async {
            let (held, seat) = self.hold_seat(table, actor.person).await?;
            self.draft_new(held, actor, seat, None, &[], false).await
        })
        .await
    }

    /// `told`: whether the person is told all that has happened since they were there.
    async fn draft_new(
        &self,
        mut held: Held,
        actor: Actor,
        seat: Seat,
        at: Option<DecisionId>,
        path: &[Pick],
        told: bool,
    ) -> Result<DraftView, HostError> {
        let mut draft = DraftRow {
            id: 0,
            table: held.row.id,
            seat: seat.0,
            person: actor.person,
            decision: at.map(|at| at.to_string()),
            path: Pick::line(path),
            partial: String::new(),
            step: 0,
            page: 0,
            at: self.now(),
        };
        held.lead_on(&mut draft)?;
        let mut view = self.drafted(&held, &draft).await?;
        let mut tx = self.apart(actor).await?;
        if told {
            tx.visit(draft.table, actor.person, held.row.log, held.row.log);
        }
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
    pub async fn draft(&self, person: Person, draft: i64) -> Result<DraftView, HostError> {
        let (held, draft) = self.draft_held(person.into(), draft, None).await?;
        self.drafted(&held, &draft).await
    }

    /// A draft as it is shown to its owner: whoever reads texts has no picture beside it, but its words under the first question.
    async fn drafted(&self, held: &Live, draft: &DraftRow) -> Result<DraftView, HostError> {
        let mut view = held.spoken(self.words).view_draft(draft)?;
        if view.in_view.is_some() && self.person(draft.person).await?.text_mode {
            view.in_view = view.in_view.map(InView::in_words).filter(|_| !view.can_go_back);
        }
        Ok(view)
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
            let menu = held.step_of(&row)?.menu.ok_or(Refused::NoOption)?;
            match next(&menu, &row, &choose)? {
                Next::Partial(keys) => row.partial = keys.join(" "),
                Next::Word(pick) => {
                    let mut path = path_of(&row);
                    path.push(pick);
                    row.path = Pick::line(&path);
                    row.partial.clear();
                    row.page = 0;
                    held.lead_on(&mut row)?;
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
                // Back to the last question that had more than one answer.
                loop {
                    let mut path = path_of(&row);
                    path.pop().ok_or(Refused::NothingBefore)?;
                    row.path = Pick::line(&path);
                    if held.only_choice(&row)?.is_none() {
                        break;
                    }
                }
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
            let menu = held.step_of(&row)?.menu.ok_or(Refused::NothingBefore)?;
            let pages = menu.pick.list().len().div_ceil(PAGE);
            if usize::try_from(page).is_ok_and(|page| page >= pages) {
                return Err(Refused::NothingBefore.into());
            }
            row.page = page;
            self.draft_save(held, actor, row).await
        })
        .await
    }

    /// Drops a draft.
    ///
    /// # Errors
    /// A refusal when it is gone or another's.
    pub async fn draft_drop(&self, actor: impl Into<Actor>, draft: i64) -> Result<Dropped, HostError> {
        let actor = actor.into();
        self.once(actor, async {
            let row = self.inner.store.draft(draft).await?.ok_or(Refused::DraftGone)?;
            if row.person != actor.person {
                return Err(Refused::NotYours.into());
            }
            let mut tx = self.apart(actor).await?;
            tx.drop_draft(draft);
            tx.commit().await?;
            Ok(Dropped { table: row.table, order: row.decision.is_none() })
        })
        .await
    }

    /// A draft under its table's lock, judged: it is there, the person's, at this step, and its decision stands.
    pub(super) async fn draft_held(
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
        let seat = held.plays_now(actor.person)?;
        if let Some(at) = decision_of(&row)? {
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
        let view = self.drafted(&held, &row).await?;
        let mut tx = self.apart(actor).await?;
        tx.save_draft(&row, read);
        tx.commit().await?;
        held.committed();
        Ok(view)
    }
}

impl Live {
    /// Where the path of a draft leads.
    pub(in crate::host) fn step_of(&self, draft: &DraftRow) -> Result<Step<String>, HostError> {
        let table = &*self.playing()?.table;
        Ok(ask(table, Seat(draft.seat), decision_of(draft)?, &path_of(draft))?)
    }
}

/// What a choice comes to in a menu.
fn next(menu: &Menu, draft: &DraftRow, choose: &Choose) -> Result<Next, Refused> {
    let list = menu.pick.list();
    let key = |number: &u16| list.get(usize::from(*number)).map(|choice| choice.key).ok_or(Refused::NoOption);
    let word =
        |pick: Pick| if menu.pick.admits(&pick) { Ok(Next::Word(pick)) } else { Err(Refused::NoOption) };
    let kept = |key: &String| Key::new(key).map(Some).or_broken(None, "what was picked is kept as keys");
    let known = |keys: &[String]| -> Vec<Key> { keys.iter().filter_map(kept).collect() };
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
            let from = usize::try_from(draft.page).or_broken(0, "a page is a small number") * PAGE;
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
