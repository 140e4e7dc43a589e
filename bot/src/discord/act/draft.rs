//! Playing: what may be done now, putting a move together, confirming it.

use skald_render::Drawing;
use skald_rules::interface::{DecisionId, Duty, Pick, Say};

use crate::{
    discord::{
        answer::{Answer, Button, Field, Form, Item, Row, Select, Style},
        bot::{Bot, Case, Done, Stop, picture_names},
        limits,
        page::button,
        press::{Act, Deed, Press},
        reply::Reply,
    },
    host::{Choose, DecisionInfo, DraftView, Played, Refused, TableId},
};

impl Bot {
    /// Shows what a player may do now.
    pub(super) async fn play(&self, case: &Case<'_>, table: TableId) -> Done {
        self.seek_board(case, table);
        let look = self.host.look(table, case.person()).await?;
        let info = &look.info;
        let owed: Vec<&DecisionInfo> =
            look.decisions.iter().filter(|decision| decision.duty == Duty::Owed).collect();
        match (owed.as_slice(), look.decisions.as_slice()) {
            // What the table waits for comes first; whatever else may be done is one press away.
            ([only], _) => self.open_decision(case, table, &only.id).await,
            ([], [only]) => self.open_decision(case, table, &only.id).await,
            (_, []) => {
                let refused = if info.seat_of(case.person()).is_none() {
                    Refused::NotSeated
                } else {
                    match info.status {
                        crate::host::Status::Lobby => Refused::NotBegun,
                        crate::host::Status::Over => Refused::Over,
                        crate::host::Status::Closed => Refused::Closed,
                        crate::host::Status::Paused => Refused::Paused,
                        crate::host::Status::Playing => Refused::NothingOpen {
                            waiting: look.waiting.iter().map(|wait| wait.seat).collect(),
                        },
                    }
                };
                Err(refused.into())
            }
            _ => Ok(case.put(self.decisions_page(table, &look.decisions))),
        }
    }

    /// Several things may be done: which?
    fn decisions_page(&self, table: TableId, decisions: &[DecisionInfo]) -> Answer {
        let mut sorted: Vec<&DecisionInfo> = decisions.iter().collect();
        sorted.sort_by_key(|decision| decision.duty != Duty::Owed);
        let items = sorted
            .iter()
            .map(|decision| {
                let about = match decision.duty {
                    Duty::Owed => "duty-owed",
                    Duty::Given => "duty-given",
                    Duty::Ahead => "duty-ahead",
                    Duty::Free => "duty-free",
                };
                Item::new(&decision.id, &decision.prompt).about(&self.text(about))
            })
            .collect();
        let press = Press::Table { table: table.0, act: Deed::Decision };
        Answer::private(&self.text("play-which")).row(Row::Select(Select::one(
            press,
            &self.text("play-which-menu"),
            items,
        )))
    }

    /// One of several decisions was chosen, or is to be.
    pub(super) async fn decide(&self, case: &Case<'_>, table: TableId, id: Option<&str>) -> Done {
        match id {
            Some(id) => self.open_decision(case, table, id).await,
            None => {
                let look = self.host.look(table, case.person()).await?;
                if look.decisions.is_empty() {
                    return self.play(case, table).await;
                }
                Ok(case.put(self.decisions_page(table, &look.decisions)))
            }
        }
    }

    async fn open_decision(&self, case: &Case<'_>, table: TableId, id: &str) -> Done {
        let at = DecisionId::new(id).map_err(|_| Refused::unknown_question())?;
        let view = self.host.draft_open(case.actor(), table, at).await?;
        self.shown(case, &view).await
    }

    /// Takes back the answer that was given and is not released yet.
    pub(super) async fn withdraw(&self, case: &Case<'_>, table: TableId) -> Done {
        let look = self.host.look(table, case.person()).await?;
        let given = look.decisions.iter().find(|decision| decision.duty == Duty::Given);
        let at =
            given.and_then(|decision| DecisionId::new(&decision.id).ok()).ok_or(Refused::NothingBefore)?;
        self.host.withdraw(case.actor(), table, at).await?;
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
            Act::Confirm => return self.confirm(case, draft, step).await,
            Act::Cancel => {
                host.draft_drop(actor, draft).await?;
                return Ok(case.put(Answer::private(&self.text("draft-dropped"))));
            }
            Act::Number | Act::Typed => return self.number_form(case, draft, step).await,
        };
        self.shown(case, &view).await
    }

    async fn shown(&self, case: &Case<'_>, view: &DraftView) -> Done {
        case.about(view.table);
        let answer = self.draft_page(view);
        Ok(case.put(match &view.pictured {
            Some(path) if !self.host.person(case.person()).await?.text_mode => {
                answer.picture("choice.png", &self.choice_drawing(case, view.table, path.clone()).await?)
            }
            _ => answer,
        }))
    }

    /// What the options that follow a path of choices would do.
    async fn choice_drawing(
        &self,
        case: &Case<'_>,
        table: TableId,
        path: Vec<Pick>,
    ) -> Result<Drawing, Stop> {
        let look = self.host.look(table, case.person()).await?;
        let view = look.view.clone().ok_or(Refused::NotBegun)?;
        let names = picture_names(&look.info);
        Ok(self.easel.with(move |painter| skald_render::draw_choice(painter, &view, &path, &names)).await?)
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

    async fn confirm(&self, case: &Case<'_>, draft: i64, step: u32) -> Done {
        let view = self.host.draft(case.person(), draft).await?;
        let table = case.about(view.table);
        if view.decision.is_none() {
            let orders = self.host.draft_confirm_order(case.actor(), draft, step).await?;
            return Ok(case.put(self.orders_page(table, &orders, Some("orders-given"))));
        }
        let played = self.host.draft_confirm(case.actor(), draft, step).await?;
        Ok(case.put(self.played_page(&played)))
    }

    /// A move was typed.
    pub(super) async fn play_typed(&self, case: &Case<'_>, table: TableId, text: &str) -> Done {
        match self.host.play_text(case.actor(), table, text).await {
            Ok(played) => Ok(case.put(self.played_page(&played))),
            // What was typed is the beginning of a move: the menu leads on from the question.
            Err(error) if error.refused() == Some(&Refused::Unfinished) => {
                Err(Stop::Say(Say::new("play-unfinished").with("text", text)))
            }
            Err(error) => Err(error.into()),
        }
    }

    /// What came of a move.
    fn played_page(&self, played: &Played) -> Answer {
        tracing::Span::current().record("log", played.log);
        let mut lines = vec![self.words.plain(&Say::new("played").with("line", played.line.as_str()))];
        lines.extend(played.told.iter().map(|told| format!("• {told}")));
        let mut buttons = Vec::new();
        if played.again {
            lines.push(self.text("played-again"));
            buttons.push(button(self.words, played.table.0, Deed::Play, Style::Main));
        }
        buttons.push(button(self.words, played.table.0, Deed::Board, Style::Plain));
        if !played.over {
            let hand: Button = button(self.words, played.table.0, Deed::Hand, Style::Plain);
            buttons.push(hand);
        }
        Answer::private(&limits::clip(&lines.join("\n"), limits::CONTENT)).buttons(buttons)
    }
}
