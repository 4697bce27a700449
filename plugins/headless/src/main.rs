//! The `bower` command.

use std::process::ExitCode;

fn main() -> ExitCode {
    bower_headless::run()
}
