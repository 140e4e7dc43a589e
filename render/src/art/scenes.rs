//! The scenes: files in the words of the pictures, with the planes of any tint. One of them lies behind every hero.

/// All scenes by their words in files.
pub(super) const SCENES: [(&str, &str); 13] = [
    ("air", include_str!("scenes/air.svg")),
    ("ground", include_str!("scenes/ground.svg")),
    ("sea", include_str!("scenes/sea.svg")),
    ("mystic", include_str!("scenes/mystic.svg")),
    ("night", include_str!("scenes/night.svg")),
    ("forge", include_str!("scenes/forge.svg")),
    ("ruin", include_str!("scenes/ruin.svg")),
    ("forest", include_str!("scenes/forest.svg")),
    ("hall", include_str!("scenes/hall.svg")),
    ("storm", include_str!("scenes/storm.svg")),
    ("field", include_str!("scenes/field.svg")),
    ("cave", include_str!("scenes/cave.svg")),
    ("peak", include_str!("scenes/peak.svg")),
];

/// The place of a scene in the list.
pub(super) fn place(name: &str) -> Option<usize> {
    SCENES.iter().position(|(known, _)| *known == name)
}
