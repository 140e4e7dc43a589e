//! The font files built into the program, and those a host adds.

use std::sync::Arc;

use parley::FontContext;
use parley::fontique::{Blob, Collection, CollectionOptions};

/// The built-in faces; see `fonts/README.md` for where they come from.
const FACES: [&[u8]; 9] = [
    include_bytes!("../../fonts/NotoSans-Medium.ttf"),
    include_bytes!("../../fonts/NotoSans-SemiBold.ttf"),
    include_bytes!("../../fonts/NotoSans-Bold.ttf"),
    include_bytes!("../../fonts/Cinzel-Bold.ttf"),
    include_bytes!("../../fonts/NotoEmoji-Medium.ttf"),
    include_bytes!("../../fonts/NotoSansSymbols2-Regular.ttf"),
    include_bytes!("../../fonts/NotoSansArabic-SemiBold.ttf"),
    include_bytes!("../../fonts/NotoSansHebrew-SemiBold.ttf"),
    include_bytes!("../../fonts/NotoSansThai-SemiBold.ttf"),
];

/// Asked in this order for each cluster of letters.
const STACK: &str = "'Noto Sans', 'Noto Sans Arabic', 'Noto Sans Hebrew', 'Noto Sans Thai', 'Noto Emoji', 'Noto Sans Symbols 2'";

/// An extra font file could not be used.
#[derive(Debug, thiserror::Error)]
#[error("extra font number {0} is not a font file that can be read")]
pub struct FontError(pub usize);

/// Family lists as the layout wants them.
pub(super) struct Families {
    /// For text and numbers.
    pub text: String,
    /// For titles: engraved capitals, falling back to text for what they lack.
    pub title: String,
}

/// Registers all faces. System fonts are never asked: pictures would differ by machine.
pub(super) fn load(extra: Vec<Vec<u8>>) -> Result<(FontContext, Families), FontError> {
    let mut collection = Collection::new(CollectionOptions { shared: false, system_fonts: false });
    for face in FACES {
        collection.register_fonts(Blob::new(Arc::new(face)), None);
    }
    let mut text = STACK.to_owned();
    for (i, bytes) in extra.into_iter().enumerate() {
        let families = collection.register_fonts(Blob::new(Arc::new(bytes)), None);
        if families.is_empty() {
            return Err(FontError(i));
        }
        for (id, _) in families {
            if let Some(name) = collection.family_name(id) {
                text.push_str(", '");
                text.extend(name.chars().filter(|c| *c != '\''));
                text.push('\'');
            }
        }
    }
    let title = format!("'Cinzel', {text}");
    Ok((FontContext { collection, source_cache: Default::default() }, Families { text, title }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_family_named_in_the_stack_is_there() {
        // A family that is missing draws nothing and says nothing, so it must be found here.
        let (mut fonts, families) = load(Vec::new()).unwrap();
        for name in families.title.split(',').map(|n| n.trim().trim_matches('\'')) {
            assert!(fonts.collection.family_by_name(name).is_some(), "{name}");
        }
    }

    #[test]
    fn an_extra_font_joins_the_stack() {
        let (_, families) = load(vec![FACES[3].to_vec()]).unwrap();
        assert!(families.text.ends_with("'Cinzel'"));
    }
}
