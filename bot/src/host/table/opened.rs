//! A game as it is known at a table in this part of the table's life.

use skald_rules::{
    catalogue::GameKind,
    interface::{OptionKind, Setup},
    table::Opened,
};

use crate::host::refused::HostError;
use crate::store::Status;

/// The option of a game that is an order of its seats.
pub(in crate::host) fn order_option(kind: GameKind) -> Option<&'static str> {
    kind.options().into_iter().find(|spec| spec.kind == OptionKind::Order).map(|spec| spec.key)
}

/// A game as it is known in this part of its life: while people are joining, what is settled among them is left aside.
pub(in crate::host) fn open_for(
    kind: GameKind,
    setup: &Setup,
    status: Status,
) -> Result<Box<dyn Opened>, HostError> {
    let lobby = matches!(status, Status::Lobby | Status::Closed);
    let options = if lobby { setup.options.unsettled(&kind.options()) } else { setup.options.clone() };
    Ok(kind.open(&Setup { options, ..setup.clone() })?)
}
