//! Players of Right Bower, from a beginner to a searcher.
