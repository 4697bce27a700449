//! What each happening sounds like.
