//! The scenes: files in the words of the pictures, with the planes of any tint. One of them lies behind every hero.

use roxmltree::Node;

use super::fault::Fault;
use super::read::{document, gather};
use super::source::{Glow, Piece};

/// A scene's shapes, the lowest first.
#[derive(Clone, Debug, Default)]
pub(super) struct Scene {
    /// Behind the lantern.
    pub sky: Vec<Piece>,
    /// Whether the lantern is drawn; a scene may have its own.
    pub lantern: bool,
    /// Before the lantern, behind the hero.
    pub planes: Vec<Piece>,
    /// Before the hero's feet.
    pub near: Vec<Piece>,
}

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

/// The scene at a place of the list, as it stands around a lantern.
///
/// # Errors
/// [`Fault`] when its file cannot be read, which a test rules out.
pub(super) fn scene(place: usize, glow: Glow) -> Result<Scene, Fault> {
    let (_, text) = SCENES.get(place).copied().unwrap_or_default();
    let document = document(text)?;
    let root = document.root_element();
    let mut scene = Scene { lantern: root.attribute("data-lantern") != Some("off"), ..Scene::default() };
    for part in root.children().filter(Node::is_element) {
        let list = match part.attribute("id") {
            Some("sky") => &mut scene.sky,
            Some("planes") => &mut scene.planes,
            _ => &mut scene.near,
        };
        gather(part, Some(glow), list)?;
    }
    Ok(scene)
}
