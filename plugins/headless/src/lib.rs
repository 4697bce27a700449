//! The bower command: games, records and bots without a window.
