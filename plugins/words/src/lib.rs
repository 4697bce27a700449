//! Every sentence a player reads, by language.
