//! Every sentence that Legends At War says is in the catalogue, and every one in its file is said.

use crate::Law;
use skald_runners::house;

#[test]
fn the_catalogue_and_the_code_name_the_same_sentences() {
    let [said, written] = house::sentences::<Law>().unwrap();
    assert_eq!(said, written);
}
