//! Playing: what may be done now, putting a move together, confirming it.

use skald_render::{Drawing, names::PlayerName};
use skald_rules::interface::{DecisionId, Duty, Say};

use super::find::Wanted;
use crate::{
    discord::{
        answer::{Answer, Button, Field, Form, Item, Row, Select, Style},
        bot::{Bot, Case, Done, Stop},
        call::Typed,
        limits,
        page::{button, first_words},
        painters::Motif,
        press::{Act, Deed, Mine, Press},
        reply::Reply,
    },
    host::{
        Choose, Confirmed, DecisionInfo, DraftView, Dropped, HostError, InView, Now, Pictured, Play, Played,
        Refused, Status, TableId,
    },
};

impl Bot {
    /// Shows what a player may do now.
    pub(super) async fn play(&self, case: &Case<'_>, table: TableId) -> Done {
        self.seek_board(case, table);
        match self.host.draft_next(case.actor(), table).await {
            Ok(Play { news, now }) => {
                let head = news.map_or_else(String::new, |news| self.news_head(&news));
                match now {
                    Now::Draft(view) => self.shown_under(&head, case, &view).await,
                    Now::Which(which) => {
                        let answer = self.decisions_page(table, &which.list, false).headed(&head);
                        Ok(case.put(self.in_view(answer, which.in_view).await?))
                    }
                }
            }
            // What can be done while others are asked: preparing the next own turn.
            Err(HostError::Refused(why @ Refused::NothingOpen { .. })) => {
                let answer = Answer::private(&self.told_of(case, &why.say()).await).buttons(vec![
                    button(self.words, table.0, Deed::NewOrder, Style::Main),
                    button(self.words, table.0, Deed::Orders, Style::Plain),
                ]);
                Ok(case.put(answer))
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Several things may be done, and this is what they are: which? `back` leads to the one that the table waits for.
    fn decisions_page(&self, table: TableId, decisions: &[DecisionInfo], back: bool) -> Answer {
        let about = |decision: &DecisionInfo| {
            self.text(match decision.duty {
                Duty::Owed => "duty-owed",
                Duty::Given => "duty-given",
                Duty::Ahead => "duty-ahead",
                Duty::Free => "duty-free",
            })
        };
        let items = decisions
            .iter()
            .map(|decision| Item::new(&decision.id, &decision.prompt).about(&about(decision)))
            .collect();
        let mut lines = vec![self.text("play-which")];
        let line = |decision: &DecisionInfo| format!("• **{}** – {}", decision.prompt, about(decision));
        lines.extend(decisions.iter().map(line));
        let press = |act| Press::Table { table: table.0, act };
        let menu = Select::one(press(Deed::Decision), &self.text("play-which-menu"), items);
        let mut buttons = Vec::new();
        if back {
            buttons.push(Button::new(&self.text("button-back"), press(Deed::Play), Style::Plain));
        }
        buttons.push(button(self.words, table.0, Deed::Orders, Style::Plain));
        buttons.push(Button::new(&self.text("button-cancel"), press(Deed::Done), Style::Plain));
        Answer::private(&limits::clip(&lines.join("\n"), limits::CONTENT))
            .row(Row::Select(menu))
            .buttons(buttons)
    }

    /// One of several decisions was chosen, or is to be.
    pub(super) async fn decide(&self, case: &Case<'_>, table: TableId, id: Option<&str>) -> Done {
        match id {
            Some(id) => {
                let at = DecisionId::new(id).map_err(|_| Refused::unknown_question())?;
                let view = self.host.draft_open(case.actor(), table, at).await?;
                self.shown(case, &view).await
            }
            None => {
                let which = self.host.questions(case.person(), table).await?;
                // What the table waits for is what whoever asks for something else has just seen.
                let owed = which.list.iter().filter(|decision| decision.duty == Duty::Owed).count();
                let answer = self.decisions_page(table, &which.list, owed == 1);
                Ok(case.put(self.in_view(answer, which.in_view).await?))
            }
        }
    }

    /// Takes back the answer that was given and is not released yet.
    pub(super) async fn withdraw(&self, case: &Case<'_>, table: TableId) -> Done {
        self.host.withdraw(case.actor(), table, None).await?;
        let again = button(self.words, table.0, Deed::Play, Style::Main);
        Ok(case.put(Answer::private(&self.text("play-withdrawn")).buttons(vec![again])))
    }

    /// A button or menu of a draft.
    pub(super) async fn draft_press(
        &self,
        case: &Case<'_>,
        draft: i64,
        step: u32,
        act: Act,
        values: &[String],
    ) -> Done {
        let actor = case.actor();
        let host = &self.host;
        let view = match act {
            Act::Option(number) => {
                host.draft_choose(actor, draft, step, Choose::Options(vec![number])).await?
            }
            Act::Select => {
                let numbers: Option<Vec<u16>> = values.iter().map(|value| value.parse().ok()).collect();
                let numbers = numbers.ok_or(Refused::NoOption)?;
                host.draft_choose(actor, draft, step, Choose::Options(numbers)).await?
            }
            Act::Enough => host.draft_choose(actor, draft, step, Choose::Done).await?,
            Act::Back => host.draft_back(actor, draft, step).await?,
            Act::Page(page) => host.draft_page(actor, draft, step, page.into()).await?,
            Act::Confirm => return self.confirmed(case, host.draft_confirm(actor, draft, step).await?).await,
            Act::ConfirmEnd => {
                return self.confirmed(case, host.draft_confirm_and_end(actor, draft, step).await?).await;
            }
            Act::ConfirmWith(order) => {
                let done = host.draft_confirm_with(actor, draft, step, order).await?;
                return self.confirmed(case, done).await;
            }
            Act::Cancel => {
                let dropped = host.draft_drop(actor, draft).await?;
                return Ok(case.put(self.dropped_page(case, dropped)));
            }
            Act::Number | Act::Typed => return self.number_form(case, draft, step).await,
        };
        self.shown(case, &view).await
    }

    /// What was put together came to nothing, with the way back to where it began.
    fn dropped_page(&self, case: &Case<'_>, dropped: Dropped) -> Answer {
        case.about(dropped.table);
        let (said, back) =
            if dropped.order { ("draft-dropped-order", Deed::Orders) } else { ("draft-dropped", Deed::Play) };
        let back = button(self.words, dropped.table.0, back, Style::Plain);
        Answer::private(&self.text(said)).buttons(vec![back])
    }

    /// The way on for whoever pressed something of a choice that is no longer open: what they may do at the table that it was about, or
    /// that is meant here, or else the tables that wait for them.
    pub(in crate::discord) async fn way_on(&self, case: &Case<'_>, known: Option<TableId>) -> Button {
        let table = match known {
            Some(table) => Ok(table),
            None => self.find(case, &Typed::default(), Wanted::MyTurn).await,
        };
        match table {
            Ok(table) => button(self.words, table.0, Deed::Play, Style::Main),
            // None fits, or several do: the list of them says more than this button could.
            Err(_) => Button::new(&self.text("button-my-turns"), Press::Own(Mine::Turns(0)), Style::Main),
        }
    }

    /// Something that was offered at a table is left alone. While the game goes on, what may be done there is a press away.
    pub(super) async fn left_alone(&self, case: &Case<'_>, table: TableId) -> Done {
        case.about(table);
        let answer = Answer::private(&self.text("bot-done"));
        let buttons = match self.host.info(table).await?.status {
            Status::Playing => vec![button(self.words, table.0, Deed::Play, Style::Plain)],
            Status::Lobby | Status::Paused | Status::Over | Status::Closed => Vec::new(),
        };
        Ok(Reply::change(answer.buttons(buttons)))
    }

    async fn shown(&self, case: &Case<'_>, view: &DraftView) -> Done {
        self.shown_under("", case, view).await
    }

    async fn shown_under(&self, head: &str, case: &Case<'_>, view: &DraftView) -> Done {
        case.about(view.table);
        let answer = self.draft_page(view).headed(head);
        Ok(case.put(self.in_view(answer, view.in_view.clone()).await?))
    }

    /// An answer in which something is chosen, beside what stays in view.
    async fn in_view(&self, answer: Answer, in_view: Option<InView>) -> Result<Answer, Stop> {
        Ok(match in_view {
            Some(InView::Picture(of)) => answer.pictures("choice", &self.choice_drawings(of).await?),
            Some(InView::Words(of)) => {
                let drawings = self.choice_drawings(of).await?;
                answer.followed(drawings.first().map_or("", first_words))
            }
            None => answer,
        })
    }

    /// What the options that follow a path of choices would do.
    async fn choice_drawings(&self, pictured: Pictured) -> Result<Vec<Drawing>, Stop> {
        let Pictured { view, path, names } = pictured;
        let names: Vec<PlayerName> =
            (1..).zip(&names).map(|(number, name)| PlayerName::new(name, number)).collect();
        Ok(self.painters.draw_message(Motif::Choice(path), view, names).await?)
    }

    async fn number_form(&self, case: &Case<'_>, draft: i64, step: u32) -> Done {
        let view = self.host.draft(case.person(), draft).await?;
        case.about(view.table);
        let menu = view.menu.ok_or(Refused::NoOption)?;
        let bounds = match menu.pick {
            crate::host::PickKind::Number { min, max } => format!("{min}–{max}"),
            _ => String::new(),
        };
        let press = Press::Draft { draft, step, act: Act::Typed };
        let form = Form::one(press, &self.text("draft-number"), Field::new("number", &menu.prompt, &bounds));
        Ok(Reply::Ask(Box::new(form)))
    }

    /// A number was typed.
    pub(super) async fn draft_typed(&self, case: &Case<'_>, draft: i64, step: u32, text: &str) -> Done {
        let choose = Choose::Text(text.trim().to_owned());
        let view = self.host.draft_choose(case.actor(), draft, step, choose).await?;
        self.shown(case, &view).await
    }

    async fn confirmed(&self, case: &Case<'_>, confirmed: Confirmed) -> Done {
        match confirmed {
            Confirmed::Played(played) => {
                case.about(played.table);
                Ok(case.put(self.played_page(&played)))
            }
            Confirmed::Ordered { table, orders } => {
                case.about(table);
                Ok(self.put_orders(case, table, &orders, Some("orders-given")))
            }
        }
    }

    /// A move was typed.
    pub(super) async fn play_typed(&self, case: &Case<'_>, table: TableId, text: &str) -> Done {
        match self.host.play_text(case.actor(), table, text).await {
            Ok(played) => Ok(case.put(self.played_page(&played))),
            Err(error) => match error.refused() {
                // What was typed is the beginning of a move: the menu leads on from there.
                Some(Refused::LeadsOn { at, path }) => {
                    let view = self.host.draft_at(case.actor(), table, *at, path).await?;
                    self.shown(case, &view).await
                }
                _ => Err(error.into()),
            },
        }
    }

    /// What came of a move.
    fn played_page(&self, played: &Played) -> Answer {
        tracing::Span::current().record("log", played.log);
        let said = Some(played.said.as_str()).filter(|said| !said.is_empty());
        let said = said.map(|said| self.words.plain(&Say::new("played").with("move", said)));
        let mut lines = Vec::from_iter(said);
        for same in played.told.chunk_by(|told, next| told == next) {
            let Some(told) = same.first() else { continue };
            let times = Say::new("played-times").with("what", told.as_str()).with("count", same.len());
            let line = if same.len() == 1 { told.clone() } else { self.words.plain(&times) };
            lines.push(format!("• {line}"));
        }
        let mut buttons = Vec::new();
        if played.again {
            lines.push(self.text("played-again"));
            buttons.push(button(self.words, played.table.0, Deed::Play, Style::Main));
            buttons.push(button(self.words, played.table.0, Deed::StepBack, Style::Plain));
        }
        buttons.push(button(self.words, played.table.0, Deed::Board, Style::Plain));
        if !played.over {
            let hand: Button = button(self.words, played.table.0, Deed::Hand, Style::Plain);
            buttons.push(hand);
        }
        if played.offers {
            lines.push(self.text("offer-orders"));
            buttons.push(button(self.words, played.table.0, Deed::Spare, Style::Good));
        }
        Answer::private(&limits::clip(&lines.join("\n"), limits::CONTENT)).buttons(buttons)
    }

    /// Takes the orders that were offered.
    pub(super) async fn spare(&self, case: &Case<'_>, table: TableId) -> Done {
        let orders = self.host.take_offer(case.actor(), table).await?;
        Ok(self.put_orders(case, table, &orders, Some("orders-given")))
    }
}
