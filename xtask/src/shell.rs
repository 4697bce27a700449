//! Running other programs.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::Failure;

/// Runs a command to its end, its output shown as it comes.
///
/// # Errors
/// Where it cannot be started, or ends with anything but success.
pub fn run(command: &mut Command) -> Result<(), Failure> {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{}: {status}", shown(command))),
        Err(why) => Err(format!("{} cannot be started: {why}", shown(command))),
    }
}

/// Runs a command unseen; what it printed, where it ended well.
pub fn output(command: &mut Command) -> Option<String> {
    let output = command
        .stdin(Stdio::null())
        .stderr(Stdio::null())
        .output()
        .ok()?;
    output
        .status
        .success()
        .then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The command as a person would type it.
pub fn shown(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let mut line = program
        .file_stem()
        .unwrap_or(program.as_os_str())
        .to_string_lossy()
        .into_owned();
    for word in command.get_args() {
        line.push(' ');
        line.push_str(&word.to_string_lossy());
    }
    line
}

/// Where a program lies on the search path.
pub fn find(program: &str) -> Option<PathBuf> {
    let name = format!("{program}{}", std::env::consts::EXE_SUFFIX);
    std::env::split_paths(&std::env::var_os("PATH")?)
        .map(|folder| folder.join(&name))
        .find(|file| file.is_file())
}

/// Whether this runs as root. Always false where there is no such thing.
pub fn is_root() -> bool {
    cfg!(unix) && output(Command::new("id").arg("-u")).is_some_and(|id| id.trim() == "0")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failing_command_is_named_with_its_words() {
        let mut command = Command::new("cargo");
        command
            .args(["no-such-command", "--quiet"])
            .stderr(Stdio::null());
        let why = run(&mut command).unwrap_err();
        assert!(why.starts_with("cargo no-such-command --quiet: "), "{why}");
    }

    #[test]
    fn a_missing_program_is_an_error_in_words() {
        let why = run(&mut Command::new("no-such-program-anywhere")).unwrap_err();
        assert!(why.contains("cannot be started"), "{why}");
        assert_eq!(find("no-such-program-anywhere"), None);
    }
}
