//! Clause ids, and the index that says which scenario or test shows each of them.
//!
//! A scenario names its clauses. A test names them in a line `// shows WAR-1.2, WAR-2.3` directly above its attribute or
//! in its body. What belongs here: reading such texts and putting the index together. What does not: finding the files;
//! a test of the workspace does that and keeps the committed index (`docs/clauses/<game>.toml`) true.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use skald_vocabulary::clauses::{Clauses, is_clause_id};

use crate::scenario;

/// A scenario or test that shows a clause.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Showing {
    /// The clause.
    pub id: String,
    /// The file, and within it the scenario's title or the test's name.
    pub by: String,
}

/// By what each clause of a game is shown.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Index {
    /// The clauses in the specification's order.
    #[serde(rename = "clause", default)]
    pub clauses: Vec<Entry>,
}

/// One clause.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// Its id.
    pub id: String,
    /// The scenarios and tests that show it.
    pub shown_by: Vec<String>,
    /// With what it comes that Skald does not have yet: until then nothing shows it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub comes_with: Option<String>,
}

impl Index {
    /// The committed index of a game. Clauses that it lacks are shown by nothing.
    ///
    /// # Errors
    /// A sentence for developers when the index cannot be read.
    pub fn committed(clauses: &Clauses) -> Result<Self, String> {
        let read: Self = toml::from_str(clauses.index).map_err(|error| format!("the index: {error}"))?;
        let mut by: BTreeMap<String, Vec<String>> =
            read.clauses.into_iter().map(|entry| (entry.id, entry.shown_by)).collect();
        let entry = |id: &str| Entry {
            id: id.to_owned(),
            shown_by: by.remove(id).unwrap_or_default(),
            comes_with: clauses.comes_with(id).map(str::to_owned),
        };
        Ok(Self { clauses: clauses.ids().map(entry).collect() })
    }

    /// Puts the index of a game together.
    ///
    /// # Errors
    /// A line for each showing whose clause is not in the specification.
    pub fn gather(clauses: &Clauses, showings: &BTreeSet<Showing>) -> Result<Self, Vec<String>> {
        let prefixes: BTreeSet<_> = clauses.ids().filter_map(prefix).collect();
        let mut unknown = Vec::new();
        for Showing { id, by } in showings {
            let ours = prefix(id).is_some_and(|prefix| prefixes.contains(prefix));
            if ours && !clauses.ids().any(|known| known == id) {
                unknown.push(format!("{by}: there is no clause {id}"));
            } else if let Some(what) = clauses.comes_with(id).filter(|_| ours) {
                unknown.push(format!("{by}: {id} is shown, and is said to come with {what}"));
            }
        }
        if !unknown.is_empty() {
            return Err(unknown);
        }
        let shown_by = |id: &str| {
            showings.iter().filter(|showing| showing.id == id).map(|showing| showing.by.clone()).collect()
        };
        let entry = |id: &str| Entry {
            id: id.to_owned(),
            shown_by: shown_by(id),
            comes_with: clauses.comes_with(id).map(str::to_owned),
        };
        Ok(Self { clauses: clauses.ids().map(entry).collect() })
    }
}

fn prefix(id: &str) -> Option<&str> {
    id.split_once('-').map(|(prefix, _)| prefix)
}

impl Index {
    /// The clauses that nothing shows, but for those that come with something else.
    pub fn unshown(&self) -> impl Iterator<Item = &str> {
        let due = self.clauses.iter().filter(|entry| entry.comes_with.is_none());
        due.filter(|entry| entry.shown_by.is_empty()).map(|entry| entry.id.as_str())
    }

    /// How many clauses come with something that Skald does not have yet.
    #[must_use]
    pub fn later(&self) -> usize {
        self.clauses.iter().filter(|entry| entry.comes_with.is_some()).count()
    }

    /// The index as it is committed.
    #[must_use]
    pub fn to_toml(&self) -> String {
        let mut text =
            String::from("# By what each clause is shown. Written by the test `clauses`; do not edit.\n");
        for entry in &self.clauses {
            text.push_str("\n[[clause]]\nid = ");
            text.push_str(&toml::Value::from(entry.id.as_str()).to_string());
            text.push_str("\nshown_by = [");
            for by in &entry.shown_by {
                text.push_str("\n    ");
                text.push_str(&toml::Value::from(by.as_str()).to_string());
                text.push(',');
            }
            text.push_str(if entry.shown_by.is_empty() { "]\n" } else { "\n]\n" });
            if let Some(what) = &entry.comes_with {
                text.push_str(&format!("comes_with = {}\n", toml::Value::from(what.as_str())));
            }
        }
        text
    }

    /// The index as a list of objects `{"id", "shown_by"}`.
    #[must_use]
    pub fn to_json(&self) -> String {
        // Plain texts and lists can always be written.
        serde_json::to_string_pretty(&self.clauses).unwrap_or_default()
    }
}

/// What the scenarios of a file show. `name` is the file's name.
///
/// # Errors
/// [`scenario::Difference`] when the file cannot be read.
pub fn in_scenarios(name: &str, text: &str) -> Result<Vec<Showing>, scenario::Difference> {
    let file = scenario::File::read(name, text)?;
    let mut showings = Vec::new();
    for scenario in &file.scenarios {
        let by = format!("{name}: {}", scenario.title);
        showings.extend(scenario.clauses.iter().map(|id| Showing { id: id.clone(), by: by.clone() }));
    }
    Ok(showings)
}

/// What the tests of a Rust source show: the ids of each line `// shows ...`, credited to the test that it stands above
/// or in. `name` is the file's name.
///
/// # Errors
/// A line that names nothing but clauses is wanted, and a test that it belongs to.
pub fn in_source(name: &str, text: &str) -> Result<Vec<Showing>, String> {
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let mut showings = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        let Some(ids) = line.strip_prefix("// shows ") else { continue };
        let place = format!("{name}:{}", at + 1);
        let test = test_of(&lines, at).ok_or_else(|| format!("{place}: no test is near"))?;
        for id in ids.split(',').map(str::trim) {
            if !is_clause_id(id) {
                return Err(format!("{place}: \"{id}\" is no clause id such as WAR-2.3"));
            }
            showings.push(Showing { id: id.to_owned(), by: format!("{name}: {test}") });
        }
    }
    Ok(showings)
}

/// The test that the line at `at` stands above, between its attributes, or in.
fn test_of<'t>(lines: &[&'t str], at: usize) -> Option<&'t str> {
    let (before, from) = lines.split_at(at);
    let above = from.iter().skip(1).find(|line| !line.starts_with("//") && !line.starts_with("#["));
    above.and_then(|line| function(line)).or_else(|| before.iter().rev().find_map(|line| function(line)))
}

/// The name of the function that a line begins.
fn function(line: &str) -> Option<&str> {
    let rest = ["fn ", "pub fn ", "async fn "].iter().find_map(|start| line.strip_prefix(start))?;
    rest.split(['(', '<']).next()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SPEC: Clauses = Clauses {
        ids: "# comment\nWAR-1.1\nWAR-1.2\n",
        index: "[[clause]]\nid = \"WAR-1.2\"\nshown_by = [\"a.rs: b\"]",
    };

    fn showing(id: &str, by: &str) -> Showing {
        Showing { id: id.to_owned(), by: by.to_owned() }
    }

    #[test]
    fn a_marked_test_is_credited_whether_the_mark_stands_above_or_within() {
        let marked = "    // shows WAR-1.1, WAR-1.2\n    #[test]\n    fn above() {\n    }\n    #[test]\n    fn within() {\n        // shows WAR-1.2\n        go();\n";
        assert_eq!(
            in_source("a.rs", marked),
            Ok(vec![
                showing("WAR-1.1", "a.rs: above"),
                showing("WAR-1.2", "a.rs: above"),
                showing("WAR-1.2", "a.rs: within"),
            ])
        );
        assert!(in_source("a.rs", "fn a() {}\n// shows nothing much").is_err());
        assert!(in_source("a.rs", "// shows WAR-1.1").is_err());
    }

    #[test]
    fn the_index_names_what_shows_each_clause_and_what_nobody_shows() {
        let index = Index::gather(&SPEC, &BTreeSet::from([showing("WAR-1.2", "a.rs: b")])).unwrap();
        assert_eq!(index.unshown().collect::<Vec<_>>(), ["WAR-1.1"]);
        assert_eq!(toml::from_str(&index.to_toml()), Ok(index.clone()));
        assert_eq!(Index::committed(&SPEC), Ok(index));
    }

    #[test]
    fn what_comes_later_says_so_and_is_not_missed() {
        let spec = Clauses { ids: "WAR-1.1 comes with tournaments\nWAR-1.2\n", index: "" };
        let index = Index::gather(&spec, &BTreeSet::new()).unwrap();
        assert_eq!((index.unshown().collect::<Vec<_>>(), index.later()), (vec!["WAR-1.2"], 1));
        assert!(index.to_toml().contains("comes_with = \"tournaments\""));
        assert_eq!(toml::from_str(&index.to_toml()), Ok(index));
        let shown = Index::gather(&spec, &BTreeSet::from([showing("WAR-1.1", "a.rs: b")]));
        assert_eq!(
            shown,
            Err(vec!["a.rs: b: WAR-1.1 is shown, and is said to come with tournaments".to_owned()])
        );
    }

    #[test]
    fn a_clause_that_is_not_in_the_specification_is_an_error() {
        let unknown = Index::gather(&SPEC, &BTreeSet::from([showing("WAR-9.9", "a.rs: b")]));
        assert_eq!(unknown, Err(vec!["a.rs: b: there is no clause WAR-9.9".to_owned()]));
        assert!(Index::gather(&SPEC, &BTreeSet::from([showing("PROBE-1.1", "a.rs: b")])).is_ok());
    }
}
