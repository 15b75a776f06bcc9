//! A copy of this checkout, to lay solutions over its exercises.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};
use std::{env, fs};

use crate::{ROOT, names, read};

pub struct Kata {
    root: PathBuf,
    target: PathBuf,
}

/// What a call of `queens` says.
pub struct Said {
    pub stdout: String,
    pub stderr: String,
    pub code: Option<i32>,
}

impl Kata {
    /// The one copy that there is.
    /// Who has it may lay what he likes over its exercises, and nobody else does so meanwhile.
    pub fn borrow() -> MutexGuard<'static, Self> {
        static KATA: LazyLock<Mutex<Kata>> = LazyLock::new(|| Mutex::new(Kata::copy()));
        // A test that has failed leaves nothing behind that the next one would not lay anew.
        KATA.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn copy() -> Self {
        let gallery = Path::new(env!("CARGO_TARGET_TMPDIR")).join("gallery");
        let kata = Self { root: gallery.join("kata"), target: gallery.join("target") };
        if kata.root.exists() {
            fs::remove_dir_all(&kata.root).unwrap();
        }
        fs::create_dir_all(&kata.root).unwrap();
        for name in ["Cargo.toml", "Cargo.lock", ".cargo", "puzzles", "src", "tests"] {
            copy(&Path::new(ROOT).join(name), &kata.root.join(name));
        }
        kata
    }

    /// Puts each of these texts in the place of its chapter's exercise.
    /// The chapter is named as in `ch01`, and one without a text gets its exercise back.
    pub fn lay<'a>(&self, texts: impl Iterator<Item = (&'a str, &'a str)> + Clone) {
        let names = names(&Path::new(ROOT).join("src/exercises"));
        for name in names.iter().filter(|name| name.starts_with("ch")) {
            let mut texts = texts.clone();
            let text = texts.find(|(chapter, _)| name.starts_with(&format!("{chapter}_")));
            let exercise = Path::new("src/exercises").join(name);
            let text = match text {
                Some((_, text)) => text.to_string(),
                None => read(&Path::new(ROOT).join(&exercise)),
            };
            fs::write(self.root.join(&exercise), text).unwrap();
        }
    }

    pub fn cargo(&self, arguments: &[&str]) -> Output {
        Command::new(env!("CARGO"))
            .args(arguments)
            .current_dir(&self.root)
            .env("CARGO_TARGET_DIR", &self.target)
            .env("RUST_BACKTRACE", "0")
            .output()
            .expect("cargo starts")
    }

    /// Builds the command, for [`Kata::queens`].
    pub fn build_queens(&self) {
        let built = self.cargo(&["build", "--package", "queens"]);
        assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr));
    }

    /// What the command says, but for what is compiled on the way.
    pub fn queens(&self, arguments: &str) -> Said {
        let output = Command::new(self.target.join("debug/queens"))
            .args(arguments.split(' '))
            .env("CARGO_TARGET_DIR", &self.target)
            // By this it knows where it is.
            .env("CARGO_MANIFEST_DIR", self.root.join("src/cli"))
            .output()
            .expect("the command has been built");
        let stderr = String::from_utf8_lossy(&output.stderr);
        let is_said = |line: &&str| {
            !["Compiling ", "Blocking "].iter().any(|news| line.trim_start().starts_with(news))
        };
        Said {
            stdout: String::from_utf8_lossy(&output.stdout).into_owned(),
            stderr: stderr.lines().filter(is_said).map(|line| format!("{line}\n")).collect(),
            code: output.status.code(),
        }
    }
}

/// Copies a file, or a folder with all that is in it.
fn copy(from: &Path, to: &Path) {
    if from.is_dir() {
        fs::create_dir_all(to).unwrap();
        for name in names(from) {
            copy(&from.join(&name), &to.join(&name));
        }
    } else {
        fs::copy(from, to).unwrap();
    }
}
