//! Every sentence that Lost Legends says is in the catalogue, and every one in its file is said.

use crate::Lost;
use skald_runners::house;

#[test]
fn the_catalogue_and_the_code_name_the_same_sentences() {
    let [said, written] = house::sentences::<Lost>().unwrap();
    assert_eq!(said, written);
}

#[test]
fn no_verb_for_one_alone_follows_a_name_that_may_be_plural() {
    let names = ["{ $monster } ", "{ $card } ", "{ $weapon } ", "{ $from } ", "{ $to } ", "{ $next } "];
    let (mut followed, mut wrong) = (0, Vec::new());
    for line in crate::WORDS.iter().flat_map(|(_, text)| text.lines()) {
        for (at, name) in names.iter().flat_map(|name| line.match_indices(name)) {
            let (before, after) = (&line[..at], &line[at + name.len()..]);
            let word = after.split(|of: char| !of.is_alphabetic()).next().unwrap_or_default();
            followed += 1;
            // Of "the charge of these" it is the charge that does something.
            if word.ends_with('s') && word != "as" && !before.ends_with("of ") {
                wrong.push(line);
            }
        }
    }
    assert!(followed > 20, "{followed}");
    assert_eq!(wrong, Vec::<&str>::new(), "Goblin Raiders, Throwing Knives");
}
