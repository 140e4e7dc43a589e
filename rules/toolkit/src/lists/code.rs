//! Share codes: a game's prefix, a dot, and base64url without padding of `head;pack@1,pack@2;id*count,id*count`. Games
//! whose lists have no head leave the first field out.

use std::collections::BTreeSet;

use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};

/// What a share code holds, in words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Packed {
    /// The id of the head, in games whose lists have one.
    pub head: Option<String>,
    /// The packs with their versions.
    pub packs: Vec<String>,
    /// The cards by id, each with its copies.
    pub cards: Vec<(String, u32)>,
}

/// The most copies of a card that a code can name.
const MOST: u32 = 999;

/// The share code; ids are sorted, so that equal lists have equal codes.
#[must_use]
pub fn pack(prefix: &str, mut packed: Packed) -> String {
    packed.cards.sort_unstable();
    let cards: Vec<String> = packed.cards.iter().map(|(id, count)| format!("{id}*{count}")).collect();
    let fields = [packed.packs.join(","), cards.join(",")];
    let text = packed.head.into_iter().chain(fields).collect::<Vec<_>>().join(";");
    format!("{prefix}.{}", URL_SAFE_NO_PAD.encode(text))
}

/// Reads a share code; `None` when it is not whole. `headed`: whether the lists of the game have a head.
#[must_use]
pub fn unpack(prefix: &str, code: &str, headed: bool) -> Option<Packed> {
    let body = code.strip_prefix(prefix)?.strip_prefix('.')?;
    let text = String::from_utf8(URL_SAFE_NO_PAD.decode(body).ok()?).ok()?;
    let mut fields = text.split(';');
    let head = if headed { Some(fields.next()?.to_owned()) } else { None };
    let (packs, cards, None) = (fields.next()?, fields.next()?, fields.next()) else { return None };
    let words = |text: &str| -> Vec<String> {
        text.split(',').filter(|word| !word.is_empty()).map(str::to_owned).collect()
    };
    let card = |word: String| {
        let (id, count) = word.split_once('*')?;
        let count = count.parse::<u32>().ok().filter(|count| (1..=MOST).contains(count))?;
        Some((id.to_owned(), count))
    };
    let cards = words(cards).into_iter().map(card).collect::<Option<Vec<_>>>()?;
    let ids: BTreeSet<&str> = cards.iter().map(|(id, _)| id.as_str()).collect();
    let twice = ids.len() < cards.len();
    (!twice).then(|| Packed { head, packs: words(packs), cards })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_base64url_without_padding_and_read_back() {
        let cards = vec![("torpedo".to_owned(), 3), ("hex".to_owned(), 1)];
        let packed = Packed { head: Some("jeni".to_owned()), packs: vec!["base@1".to_owned()], cards };
        let code = pack("LOC1", packed.clone());
        assert_eq!(code, "LOC1.amVuaTtiYXNlQDE7aGV4KjEsdG9ycGVkbyoz");
        let mut sorted = packed;
        sorted.cards.reverse();
        assert_eq!(unpack("LOC1", &code, true), Some(sorted.clone()));
        let bare = Packed { head: None, ..sorted };
        assert_eq!(unpack("LAW1", &pack("LAW1", bare.clone()), false), Some(bare));
    }

    #[test]
    fn a_code_is_whole_or_worth_nothing() {
        for bad in
            ["LOC1", "LOC1.", "LOC1.!!!!", "LOC1.A", "LOC1.QUJD", "LAW1.amVuaTtiYXNlQDE7", "LOC1.QUJD="]
        {
            assert_eq!(unpack("LOC1", bad, true), None, "{bad}");
        }
        for text in ["a;b@1;c*0", "a;b@1;c*1000", "a;b@1;c", "a;b@1;c*1,c*2", "a;b@1;c*1;d"] {
            let code = format!("LOC1.{}", URL_SAFE_NO_PAD.encode(text));
            assert_eq!(unpack("LOC1", &code, true), None, "{text}");
        }
    }
}
