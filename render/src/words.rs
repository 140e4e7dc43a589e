//! Who reads what is drawn: the words in a picture and in its text twin.
//!
//! Whoever has something drawn says in which words. That holds for the thread as long as the drawing takes: words are wanted in
//! every corner of a picture, and a picture is drawn by one thread.

use std::cell::Cell;

use skald_rules::words::{Words, common};

thread_local! {
    static READER: Cell<Option<&'static Words>> = const { Cell::new(None) };
}

/// Takes the words back when a drawing ends, however it ends.
struct Before(Option<&'static Words>);

impl Drop for Before {
    fn drop(&mut self) {
        READER.set(self.0);
    }
}

/// Lets `work` draw in these words.
pub fn spoken<T>(words: &'static Words, work: impl FnOnce() -> T) -> T {
    let _before = Before(READER.replace(Some(words)));
    work()
}

/// The words of whoever reads what is being drawn.
pub(crate) fn of_reader() -> &'static Words {
    READER.get().unwrap_or_else(common)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drawing_has_the_words_of_its_reader_and_the_next_one_its_own() {
        let other: &'static Words =
            Box::leak(Box::new(Words::read("xx", &[("test.ftl", "list-none = nikto")]).0));
        assert_eq!(spoken(other, || of_reader().text("list-none")), "nikto");
        assert_eq!(of_reader().language(), "en");
        let work = std::panic::AssertUnwindSafe(|| spoken(other, || panic!("a drawing fails")));
        let broken = std::panic::catch_unwind(work);
        assert!(broken.is_err() && of_reader().language() == "en");
    }
}
