//! Every sentence that The Rules of War says is in the catalogue, and every one in its file is said.

use crate::War;
use skald_runners::house;

#[test]
fn the_catalogue_and_the_code_name_the_same_sentences() {
    let [said, written] = house::sentences::<War>().unwrap();
    assert_eq!(said, written);
}
