//! `bower deal`: the record of a fresh deal.

use std::io::{self, Write};

use bower_rules::Table;

use crate::cli::Deal;
use crate::failure::Failure;

/// Prints the record of the first deal of the game with this seed.
///
/// # Errors
/// The game cannot be had, or writing fails.
pub fn run(args: &Deal) -> Result<(), Failure> {
    let mut table = Table::new(args.which.game()?, args.seed, None);
    table.deal()?;
    writeln!(io::stdout().lock(), "{}", table.record().to_line())?;
    Ok(())
}
