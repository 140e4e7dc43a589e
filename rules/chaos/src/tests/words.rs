//! Every sentence that Legends of Chaos says is in the catalogue, and every one in its file is said.

use crate::Chaos;
use skald_runners::house;

#[test]
fn the_catalogue_and_the_code_name_the_same_sentences() {
    let [said, written] = house::sentences::<Chaos>().unwrap();
    assert_eq!(said, written);
}

#[test]
fn the_first_choices_of_a_question_have_a_line_each() {
    let lines = crate::ask::lines();
    let said = |key: &str| lines.iter().find(|(other, _)| other.as_str() == key).map(|(_, say)| say.id);
    assert_eq!(said("attack"), Some("chaos-line-attack"));
    assert_eq!(said("counter"), Some("chaos-line-counter"));
    assert_eq!(said("lapse"), None, "no player says it");
}
