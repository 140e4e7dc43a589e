//! A scene as shapes, read from its file around a lantern.

use roxmltree::Node;

use super::fault::Fault;
use super::read::{document, gather};
use super::scenes::SCENES;
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
