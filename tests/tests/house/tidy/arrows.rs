//! Which rooms of a crate know which: read from the paths that its sources write, with re-exports followed to where things
//! are. A room is a file, or a folder with all that is in it; what a folder's own `mod.rs` says belongs to all of it.

use std::collections::{BTreeMap, BTreeSet};

use skald_tests::house;
use syn::visit::{self, Visit};

/// A module by the names on the way to it.
type Module = Vec<String>;

/// For every folder of a crate, which of its rooms know which.
pub type Arrows = BTreeMap<Module, BTreeMap<String, BTreeSet<String>>>;

/// The modules of a crate, and what each says.
struct Crate {
    modules: BTreeMap<Module, Said>,
}

/// What a module says.
#[derive(Default)]
struct Said {
    /// All paths that its code writes.
    paths: Vec<Vec<String>>,
    /// What it passes on under a name of its own.
    passed: BTreeMap<String, Vec<String>>,
}

/// The folders of the workspace that hold a crate, without the root.
pub fn crates() -> Vec<String> {
    let manifests = ["rules", "render", "bot", "localcord", "tests"].into_iter().flat_map(|folder| {
        house::files(folder, "Cargo.toml").into_iter().filter_map(|(name, text)| {
            let package = text.contains("[package]");
            name.strip_suffix("/Cargo.toml").filter(|_| package).map(ToOwned::to_owned)
        })
    });
    manifests.collect()
}

/// The module that a file of a crate holds; nothing for tests and programs of their own.
fn module(name: &str) -> Option<Module> {
    let mut parts: Vec<String> = name.strip_suffix(".rs")?.split('/').map(ToOwned::to_owned).collect();
    if parts.iter().any(|part| part == "tests" || part == "bin") {
        return None;
    }
    if parts.last().is_some_and(|last| last == "mod")
        || parts.len() == 1 && matches!(parts[0].as_str(), "lib" | "main")
    {
        parts.pop();
    }
    Some(parts)
}

impl Said {
    /// What a source says beside its tests.
    fn of(text: &str) -> Self {
        let file = syn::parse_file(text).expect("a source that compiles can be read");
        let mut said = Self::default();
        said.visit_file(&file);
        said
    }

    /// The paths of a `use`, each with the name that it gets.
    fn tree(&mut self, before: &[String], tree: &syn::UseTree, passed: bool) {
        let with = |name: &syn::Ident| [before, &[name.to_string()]].concat();
        match tree {
            syn::UseTree::Path(path) => self.tree(&with(&path.ident), &path.tree, passed),
            syn::UseTree::Name(name) if name.ident == "self" => self.paths.push(before.to_vec()),
            syn::UseTree::Name(name) => self.named(with(&name.ident), name.ident.to_string(), passed),
            syn::UseTree::Rename(name) => self.named(with(&name.ident), name.rename.to_string(), passed),
            syn::UseTree::Glob(_) => self.paths.push(before.to_vec()),
            syn::UseTree::Group(group) => {
                for tree in &group.items {
                    self.tree(before, tree, passed);
                }
            }
        }
    }

    fn named(&mut self, path: Vec<String>, name: String, passed: bool) {
        if passed {
            // Who passes a thing on for others does not use it; who takes it from here is counted as taking it there.
            self.passed.insert(name, path);
        } else {
            self.paths.push(path);
        }
    }
}

fn for_tests(attributes: &[syn::Attribute]) -> bool {
    attributes
        .iter()
        .any(|of| of.path().is_ident("cfg") && of.parse_args::<syn::Ident>().is_ok_and(|of| of == "test"))
}

impl<'a> Visit<'a> for Said {
    fn visit_item_mod(&mut self, of: &'a syn::ItemMod) {
        if !for_tests(&of.attrs) {
            visit::visit_item_mod(self, of);
        }
    }

    fn visit_item_use(&mut self, of: &'a syn::ItemUse) {
        if !for_tests(&of.attrs) {
            self.tree(&[], &of.tree, !matches!(of.vis, syn::Visibility::Inherited));
        }
    }

    fn visit_path(&mut self, path: &'a syn::Path) {
        self.paths.push(path.segments.iter().map(|part| part.ident.to_string()).collect());
        visit::visit_path(self, path);
    }
}

impl Crate {
    /// The crate of these sources, each with its name below the folder of all.
    fn of<'s>(sources: impl Iterator<Item = (&'s str, &'s str)>) -> Self {
        let modules = sources.filter_map(|(name, text)| Some((module(name)?, Said::of(text))));
        Self { modules: modules.collect() }
    }

    /// The module that a path leads to when `from` writes it; nothing if it leads out of the crate.
    fn target(&self, from: &[String], path: &[String], steps: usize) -> Option<Module> {
        let mut at: Module = from.to_vec();
        let mut rest = path;
        match rest.first()?.as_str() {
            "crate" => (at, rest) = (Vec::new(), &rest[1..]),
            "self" => rest = &rest[1..],
            "super" => {
                while rest.first().is_some_and(|part| part == "super") {
                    at.pop()?;
                    rest = &rest[1..];
                }
            }
            other => {
                at.push(other.to_owned());
                if !self.modules.contains_key(&at) {
                    return None;
                }
                rest = &rest[1..];
            }
        }
        while let Some(part) = rest.first() {
            at.push(part.clone());
            if !self.modules.contains_key(&at) {
                at.pop();
                break;
            }
            rest = &rest[1..];
        }
        let passed = rest.first().and_then(|item| self.modules.get(&at)?.passed.get(item));
        match passed {
            Some(path) if steps > 0 => self.target(&at, path, steps - 1).or(Some(at)),
            _ => Some(at),
        }
    }

    fn arrows(&self) -> Arrows {
        let mut arrows = Arrows::new();
        for (from, said) in &self.modules {
            for target in said.paths.iter().filter_map(|path| self.target(from, path, 8)) {
                let same = from.iter().zip(&target).take_while(|(a, b)| a == b).count();
                // A room and the folder that it lies in belong together.
                if let (Some(a), Some(b)) = (from.get(same), target.get(same)) {
                    let folder = arrows.entry(from[..same].to_vec()).or_default();
                    folder.entry(a.clone()).or_default().insert(b.clone());
                }
            }
        }
        arrows
    }
}

/// All rooms that one can reach from a room.
fn reach(arrows: &BTreeMap<String, BTreeSet<String>>, from: &str) -> BTreeSet<String> {
    let mut seen = BTreeSet::new();
    let mut open: Vec<&str> = vec![from];
    while let Some(at) = open.pop() {
        for next in arrows.get(at).into_iter().flatten() {
            if seen.insert(next.clone()) {
                open.push(next);
            }
        }
    }
    seen
}

/// A circle: its folder below that of the crate's sources, and the rooms that all know one another, be it by detours.
pub type Circle = (String, BTreeSet<String>);

/// The circles of the crate in a folder.
pub fn circles(folder: &str) -> Vec<Circle> {
    let source = format!("{folder}/src");
    let files = house::files(&source, ".rs");
    let names = files.iter().map(|(name, text)| (name.trim_start_matches(&*source), text.as_str()));
    circles_of(names.map(|(name, text)| (name.trim_start_matches('/'), text)))
}

/// The circles of the crate of these sources, each with its name.
pub fn circles_of<'s>(sources: impl Iterator<Item = (&'s str, &'s str)>) -> Vec<Circle> {
    let mut found = Vec::new();
    for (of, arrows) in Crate::of(sources).arrows() {
        let mut done = BTreeSet::new();
        for room in arrows.keys() {
            if done.contains(room) {
                continue;
            }
            let mutual: BTreeSet<String> = reach(&arrows, room)
                .into_iter()
                .filter(|other| reach(&arrows, other).contains(room))
                .collect();
            if mutual.len() > 1 {
                done.extend(mutual.iter().cloned());
                found.push((of.join("/"), mutual));
            }
        }
    }
    found
}
