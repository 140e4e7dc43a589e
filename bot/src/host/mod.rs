//! The host: tables, seats, clocks, standing orders, drafts, and what is owed to Discord. No serenity, no SQL.
//!
//! What belongs here: everything that happens to a table, whichever game is played there. What does not: how Discord is
//! spoken to (`discord`), how rows are written (`store`), any rule of any game.
//!
//! A move travels like this: the table's lock is taken, the press is judged ([`Refused`]), the game plays, standing
//! orders follow, and everything that came of it is written in one transaction. Only then is the new position believed.
//!
//! The rooms, from the ground up; each knows those above it in this list and none below:
//!
//! | room | what happens there |
//! | --- | --- |
//! | `refused` | why the host does not do something |
//! | `table` | one table in memory |
//! | `service` | the host itself: locks, each interaction once, one transaction |
//! | `outbox` | what is owed to Discord |
//! | `looks` | what people may see |
//! | `play` | moves, and what follows from them |
//! | `orders`, `drafts`, `decks` | standing orders; moves and orders put together; lists of cards |
//! | `accord` | what all who play agree on |
//! | `lobby` | before and around the game |
//! | `tournaments` | tournaments and leagues: tables that open by themselves, and what becomes of their results |
//! | `time` | what happens because time passes |
//! | `servers` | what those who manage a server may do, and in which servers the bot is |

mod accord;
mod decks;
mod drafts;
mod lobby;
mod looks;
mod orders;
mod outbox;
mod play;
mod refused;
mod servers;
mod service;
mod table;
mod time;
mod tournaments;

pub(crate) use self::service::asks::{company, of_call};
pub use self::{
    decks::library::DECKS,
    drafts::{
        choosing::{Choose, Dropped, Now, Play},
        confirming::Confirmed,
        lapsing::Idle,
        menus::{MenuView, OptionView, PAGE, PickKind, menu_view},
        shown::{DraftView, InView, Pictured, Questions, WholeView},
        suggest::Suggestion,
    },
    lobby::{conceding::Resigning, joining::Join, leaving::Asked, opening::OpenTable, whence::Whence},
    looks::{
        account::{Account, Heard},
        back::{Film, Moment, PastStep, Recap, Since, StepLook},
        history::{Played as PastEntry, StoryLine},
        info::{AtTimeOut, DecisionInfo, ProposalInfo, SeatInfo, TableInfo, WaitInfo, Which},
        look::{BoardLook, Gist, HandLook, LATEST},
        ratings::RatingInfo,
        turns::TurnInfo,
    },
    orders::{
        passing::PASS,
        seen::OwnLook,
        standing::{AllOrders, OrderInfo},
    },
    outbox::{
        notices::{About, Body},
        queue::{OutboxItem, Sent, To},
        unread::Unread,
    },
    play::{by_hand::Played, preview::Previewed},
    refused::{HostError, Refused},
    servers::{managing::Manage, roll::Sought},
    service::{
        builds::Replayed,
        clock::{Clock, SystemClock},
        config::HostConfig,
        core::{Actor, Host},
        entropy::{Entropy, SystemEntropy},
    },
    table::{
        hours::{Hours, HoursChange},
        replay::{Differs, How},
        terms::{Reserve, Terms, span, stamp},
    },
    tournaments::{
        judging::ReportInfo,
        look::{ContestLook, MatchInfo, TournamentInfo},
        opening::OpenTournament,
        organising::Organise,
    },
};
pub use crate::store::{
    Calls, DeckRow, MetRow, OutboxKind, Person, PersonChange, PersonRow, Pings, Reliability, Road, ServerRow,
    SharedDeckRow, Status, StoreError, TableId, TournamentId,
};
