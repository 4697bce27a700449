//! Settings, saves and statistics that outlive the window.
