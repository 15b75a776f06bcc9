//! The editor, and the container that it may run in.

use std::fs;
use std::path::Path;

use pretty_assertions::assert_eq;
use serde_json::Value;

use crate::ROOT;

fn json(file: &str) -> Value {
    let text = fs::read_to_string(Path::new(ROOT).join(file)).unwrap();
    serde_json::from_str(&text).unwrap()
}

#[test]
fn the_container_has_the_extensions_that_are_recommended() {
    let container = json(".devcontainer/devcontainer.json");
    let installed = &container["customizations"]["vscode"]["extensions"];
    assert_eq!(*installed, json(".vscode/extensions.json")["recommendations"]);
    let dockerfile = container["build"]["dockerfile"].as_str().unwrap();
    assert!(Path::new(ROOT).join(".devcontainer").join(dockerfile).is_file(), "{dockerfile}");
}
