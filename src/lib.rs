//! Right Bower.
