//! `skald clauses`: the clauses of a game's specification, and the scenarios and tests that show each.

use skald_rules::catalogue::Catalogue;

use super::{CliError, Said, no_game};

/// Lists the clauses; not well when one is shown by nothing.
pub(super) fn run(game: &str, json: bool, games: &Catalogue) -> Result<Said, CliError> {
    let kind = games.get(game).ok_or_else(|| no_game(game, games))?;
    let index = skald_rules::clauses::Index::committed(&kind.clauses).map_err(CliError::Other)?;
    if index.clauses.is_empty() {
        return Err(CliError::Other(format!("{game} has no specification with clauses")));
    }
    let missing = index.unshown().count();
    let text = if json {
        index.to_json() + "\n"
    } else {
        let mut text = String::new();
        for clause in &index.clauses {
            let by = match &clause.comes_with {
                Some(what) => format!("comes with {what}"),
                None if clause.shown_by.is_empty() => "NOTHING SHOWS IT".to_owned(),
                None => clause.shown_by.join("; "),
            };
            text.push_str(&format!("{:<12} {by}\n", clause.id));
        }
        let later = match index.later() {
            0 => String::new(),
            later => format!(", {later} come with what is not there yet"),
        };
        text.push_str(&format!(
            "{} clauses, {missing} of them shown by nothing{later}.\n",
            index.clauses.len()
        ));
        text
    };
    Ok(Said { text, well: missing == 0 })
}
