//! Tweens and the choreographer: what happened, as a paced script.
