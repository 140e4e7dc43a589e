//! Words of English in the form in which they are compared: case folded, endings taken off.
//!
//! The forms are for comparing only and are never shown; they need to be equal for the same word, not to be words.

/// The words of a text in the form in which they are compared, in order. Single letters are left out.
pub fn stems(text: &str) -> Vec<String> {
    text.replace(['\'', '’'], " ")
        .split(|c: char| !c.is_alphanumeric())
        .map(str::to_lowercase)
        .filter(|word| word.chars().nth(1).is_some() || word.chars().all(|c| c.is_ascii_digit()))
        .filter(|word| !word.is_empty())
        .map(|word| stem(&word))
        .collect()
}

/// A word in lower case without the endings of plurals and of verbs.
fn stem(word: &str) -> String {
    let cut = cut(word);
    let mut letters: Vec<char> = cut.chars().collect();
    if letters.len() > 2 && letters.last() == Some(&'e') {
        letters.pop();
    }
    if letters.last() == Some(&'y') && letters.len() > 1 {
        letters.pop();
        letters.push('i');
    }
    if let [.., before, last] = letters.as_slice()
        && before == last
        && last.is_alphabetic()
    {
        letters.pop();
    }
    letters.into_iter().collect()
}

/// The word without its ending.
fn cut(word: &str) -> String {
    let voiced = |rest: &str| rest.len() >= 2 && rest.contains(['a', 'e', 'i', 'o', 'u', 'y']);
    for ending in ["ies", "ied"] {
        if let Some(rest) = word.strip_suffix(ending) {
            return format!("{rest}i");
        }
    }
    if let Some(rest) = word.strip_suffix("ing").filter(|rest| voiced(rest)) {
        return rest.to_owned();
    }
    if let Some(rest) = word.strip_suffix("ed").filter(|rest| voiced(rest) && !rest.ends_with('e')) {
        return rest.to_owned();
    }
    if let Some(rest) = word.strip_suffix("es")
        && ["s", "x", "z", "ch", "sh"].iter().any(|end| rest.ends_with(end))
    {
        return rest.to_owned();
    }
    match word.strip_suffix('s') {
        Some(rest) if rest.len() >= 2 && !rest.ends_with(['s', 'u', 'i']) => rest.to_owned(),
        _ => word.to_owned(),
    }
}

/// Whether one of two words becomes the other by one letter more, less, changed or swapped with its neighbour.
pub fn nearly(one: &str, other: &str) -> bool {
    let (one, other): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    if one.len().abs_diff(other.len()) > 1 {
        return false;
    }
    let start = one.iter().zip(&other).take_while(|(a, b)| a == b).count();
    let (one, other) = (one.iter().skip(start), other.iter().skip(start));
    let same = |a: &mut dyn Iterator<Item = &char>, b: &mut dyn Iterator<Item = &char>| a.eq(b);
    let swapped = || {
        let (mut a, mut b) = (one.clone(), other.clone());
        let pairs = (a.next(), a.next(), b.next(), b.next());
        matches!(pairs, (Some(w), Some(x), Some(y), Some(z)) if w == z && x == y) && a.eq(b)
    };
    same(&mut one.clone().skip(1), &mut other.clone().skip(1))
        || same(&mut one.clone().skip(1), &mut other.clone())
        || same(&mut one.clone(), &mut other.clone().skip(1))
        || swapped()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_forms_of_a_word_are_one() {
        for forms in [
            "tie ties tied tying",
            "card cards Cards CARD card's",
            "lose loses losing loss",
            "kill kills killed killing",
            "use uses used using",
            "army armies",
            "die dies died dying",
            "run runs running",
            "match matches matched",
            "need needs needed needing",
            "steal steals stealing",
        ] {
            let stems = stems(forms);
            let forms: Vec<&String> = stems.iter().filter(|stem| *stem != "s").collect();
            assert!(forms.windows(2).all(|pair| pair[0] == pair[1]), "{forms:?}");
        }
    }

    #[test]
    fn different_words_stay_different() {
        let stems = stems("king thing red bus this win war use us 4 14");
        let mut seen = stems.clone();
        seen.sort();
        seen.dedup();
        // "use" and "us" fall together, which no search for rules will mind.
        assert_eq!(seen.len() + 1, stems.len());
    }

    #[test]
    fn a_slip_of_the_finger_is_near_and_another_word_is_not() {
        assert!(nearly("kingslayer", "kingslyer") && nearly("kingslyer", "kingslayer"));
        assert!(nearly("widowmaker", "wodowmaker") && nearly("graveyard", "grvaeyard"));
        assert!(!nearly("kingslayer", "kingmaker") && !nearly("war", "warrior"));
    }
}
