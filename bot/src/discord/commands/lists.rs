//! What can be chosen from a list, in commands and menus alike: values, and the names of their labels.

/// The times that a turn may take: value and the name of its label.
pub const PACES: &[(&str, &str)] =
    &[("2m", "pace-2m"), ("10m", "pace-10m"), ("1d", "pace-1d"), ("3d", "pace-3d"), ("none", "pace-none")];

/// The kinds of pings: value and the name of its label.
pub const PINGS: &[(&str, &str)] =
    &[("turns", "pings-turns"), ("few", "pings-few"), ("never", "pings-never")];

/// Where people are called: value and the name of its label.
pub const CALLS: &[(&str, &str)] = &[
    ("thread", "calls-thread"),
    ("silent", "calls-silent"),
    ("private", "calls-private"),
    ("digest", "calls-digest"),
];

/// How much of the time is left when people are reminded, in hundredths: value and the name of its label.
pub const SHARES: &[(&str, &str)] = &[
    ("100", "share-often"),
    ("50", "share-half"),
    ("25", "share-quarter"),
    ("10", "share-tenth"),
    ("0", "share-never"),
];

/// How well computers play: value and the name of its label.
pub const LEVELS: &[(&str, &str)] = &[("steady", "level-steady"), ("keen", "level-keen")];

/// The subjects of the help: value and the name of its label.
pub const HELP: &[(&str, &str)] = &[
    ("start", "help-start-title"),
    ("play", "help-play-title"),
    ("orders", "help-orders-title"),
    ("fair", "help-fair-title"),
    ("private", "help-private-title"),
    ("credits", "help-credits-title"),
];
