//! Everything that is wrong with a list, as one text.

use skald_vocabulary::interface::{KitFault, Say};

/// The sentences of all faults, one after the other.
#[must_use]
pub fn together(faults: &[KitFault]) -> Say {
    let mut says = faults.iter().rev().map(|fault| fault.say.clone());
    let last = says.next().unwrap_or(Say::new("kit-sound"));
    says.fold(last, |rest, say| Say::new("kit-faults").with("first", say).with("rest", rest))
}

#[cfg(test)]
mod tests {
    use super::*;
    use skald_vocabulary::words::Words;

    #[test]
    fn faults_are_told_in_order_and_sentence_by_sentence() {
        let fault = |text: &str| KitFault { line: 0, say: Say::new("said").with("text", text), clause: "" };
        let told = |faults: &[KitFault]| Words::english(&[]).plain(&together(faults));
        assert_eq!(told(&[fault("One."), fault("Two."), fault("Three.")]), "One. Two. Three.");
        assert_eq!(told(&[fault("One.")]), "One.");
        assert_eq!(told(&[]), "Nothing is wrong with it.");
    }
}
