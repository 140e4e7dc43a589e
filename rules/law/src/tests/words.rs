//! Every sentence that Legends At War says is in the catalogue, and every one in its file is said.

use crate::Law;
use skald_runners::house;
use skald_vocabulary::interface::Key;

#[test]
fn the_catalogue_and_the_code_name_the_same_sentences() {
    let [said, written] = house::sentences::<Law>().unwrap();
    assert_eq!(said, written);
}

#[test]
fn each_pantheon_of_the_base_set_says_what_it_is_good_at() {
    let line = |key: &str| crate::ask::lead_line(Key::new(key).unwrap());
    assert_eq!(line("norse"), Some("picture-law-lead-norse"));
    assert_eq!(line("japanese"), Some("picture-law-lead-japanese"));
    assert_eq!(line("roman"), None);
    // The menu says the same.
    let lines = crate::ask::lines();
    let said = |key: &str| lines.iter().find(|(other, _)| other.as_str() == key).map(|(_, say)| say.id);
    assert_eq!(said("greek"), Some("picture-law-lead-greek"));
    assert_eq!(said("stay"), Some("law-line-stay"));
}
