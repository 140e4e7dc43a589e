//! Every sentence that Lost Legends says is in the catalogue, and every one in its file is said.

use crate::Lost;
use skald_runners::house;

#[test]
fn the_catalogue_and_the_code_name_the_same_sentences() {
    let [said, written] = house::sentences::<Lost>().unwrap();
    assert_eq!(said, written);
}
