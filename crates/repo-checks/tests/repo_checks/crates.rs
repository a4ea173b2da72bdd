//! Dependencies point one way, and the pure crates stay pure.

use kolo_repo_checks::manifest::Manifest;
use kolo_repo_checks::repository::crate_of;
use kolo_repo_checks::{Finding, report};

use crate::{shipped_sources, texts};

/// The crates in the order of `ARCHITECTURE.md`. A crate may need those of a smaller level.
const LEVELS: &[(&str, u8)] = &[
    ("messages", 0),
    ("model", 1),
    ("matching", 2),
    ("log", 2),
    ("pairing", 3),
    ("standings", 3),
    ("play", 3),
    ("ratings", 3),
    ("rulings", 3),
    ("teams", 3),
    ("formats", 4),
    ("live", 4),
    ("stages", 4),
    ("tournament", 5),
    ("contest", 6),
    ("store", 6),
    ("views", 7),
    ("examples", 7),
    ("desk", 7),
    ("print", 8),
    ("web", 9),
    ("kolo", 10),
];

/// Crates without I/O, clock, async or hidden chance.
const PURE: &[&str] = &[
    "messages",
    "model",
    "matching",
    "log",
    "pairing",
    "standings",
    "play",
    "ratings",
    "rulings",
    "teams",
    "formats",
    "live",
    "stages",
    "tournament",
    "contest",
    "views",
    "print",
    "examples",
];

/// Packages that bring effects with them.
const EFFECT_PACKAGES: [&str; 4] = ["tokio", "sqlx", "axum", "rand"];

/// Paths that are effects.
const EFFECT_PATHS: [&str; 5] = ["std::fs", "std::net", "std::env", "SystemTime::now", "Instant::now"];

/// The folder under `crates/` and the manifest of every crate but this one.
fn manifests() -> Vec<(String, Manifest)> {
    let is_manifest = |path: &str| {
        crate_of(path)
            .is_some_and(|name| name != "repo-checks" && path == format!("crates/{name}/Cargo.toml"))
    };
    let manifests: Vec<(String, Manifest)> = texts(is_manifest)
        .into_iter()
        .map(|(path, text)| {
            let name = crate_of(&path).unwrap_or_default().to_owned();
            (name, Manifest::parse(&text).expect("a manifest that cargo builds is sound"))
        })
        .collect();
    assert!(!manifests.is_empty(), "the crates have moved");
    manifests
}

fn level(name: &str) -> Option<u8> {
    LEVELS.iter().find(|(known, _)| *known == name).map(|(_, level)| *level)
}

/// What is wrong with crate `name` needing our crate `needed`.
fn order_problem(name: &str, needed: &str) -> Option<String> {
    let Some(own) = level(name) else {
        return Some(format!(
            "crate `{name}` has no place in the order; give it one in tests/repo_checks/crates.rs"
        ));
    };
    if name == "store" && needed != "messages" {
        return Some(format!("`store` keeps opaque events and needs `messages` only, not `{needed}`"));
    }
    match level(needed) {
        Some(other) if other < own => None,
        Some(_) => Some(format!("`{name}` may not need `{needed}`: dependencies point upward only")),
        None => Some(format!("`{name}` needs `{needed}`, which has no place in the order")),
    }
}

#[test]
fn dependencies_point_upward_only() {
    let mut findings = Vec::new();
    for (name, manifest) in manifests() {
        let path = format!("crates/{name}/Cargo.toml");
        if level(&name).is_none() {
            findings.push(Finding::in_file(&path, "the crate has no place in the order"));
        }
        let ours = manifest.needs.iter().filter_map(|package| match package.as_str() {
            "kolo" => Some("kolo"),
            other => other.strip_prefix("kolo-"),
        });
        findings
            .extend(ours.filter_map(|needed| Some(Finding::in_file(&path, order_problem(&name, needed)?))));
    }
    assert!(findings.is_empty(), "{}", report(&findings));
}

#[test]
fn the_order_is_kept() {
    assert_eq!(order_problem("pairing", "matching"), None);
    assert_eq!(order_problem("store", "messages"), None);
    assert!(order_problem("model", "pairing").is_some());
    assert!(order_problem("pairing", "standings").is_some());
    assert!(order_problem("store", "model").is_some());
    assert!(order_problem("kolo", "repo-checks").is_some());
    assert!(order_problem("stranger", "model").is_some());
}

#[test]
fn pure_crates_need_no_effects() {
    let mut findings = Vec::new();
    for (name, manifest) in manifests() {
        if !PURE.contains(&name.as_str()) {
            continue;
        }
        for package in manifest.needs.iter().filter(|package| EFFECT_PACKAGES.contains(&package.as_str())) {
            let path = format!("crates/{name}/Cargo.toml");
            findings.push(Finding::in_file(&path, format!("a pure crate may not need `{package}`")));
        }
    }
    assert!(findings.is_empty(), "{}", report(&findings));
}

/// Whether `path` names `effect` or something inside it, wherever the path starts.
fn names_effect(path: &str, effect: &str) -> bool {
    format!("::{path}::").contains(&format!("::{effect}::"))
}

#[test]
fn pure_crates_have_no_effects_in_their_sources() {
    let mut findings = Vec::new();
    for (file, source) in shipped_sources() {
        if !crate_of(&file).is_some_and(|name| PURE.contains(&name)) {
            continue;
        }
        for path in source.paths {
            if EFFECT_PATHS.iter().any(|effect| names_effect(&path.text, effect)) {
                let problem = format!("a pure crate may not use `{}`", path.text);
                findings.push(Finding::at_line(&file, path.line, problem));
            }
        }
    }
    assert!(findings.is_empty(), "{}", report(&findings));
}

#[test]
fn effects_are_seen_in_any_spelling() {
    assert!(names_effect("std::fs", "std::fs"));
    assert!(names_effect("std::fs::read", "std::fs"));
    assert!(names_effect("std::time::SystemTime::now", "SystemTime::now"));
    assert!(!names_effect("std::fs_like", "std::fs"));
    assert!(!names_effect("my_std::fs", "std::fs"));
}
