//! Card art, card entities and the places they rest.
