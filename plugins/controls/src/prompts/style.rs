//! What is written on a pad's buttons.

use bevy::prelude::*;

use crate::keys::Pads;

/// The three ways pads are marked. The one in hand last decides.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum PadStyle {
    /// A below, B at the right, X at the left, Y above.
    #[default]
    Xbox,
    /// Cross, ring, square, triangle.
    PlayStation,
    /// B below, A at the right, Y at the left, X above; the right one confirms.
    Switch,
}

impl PadStyle {
    /// By what the pad says of itself. A browser tells the maker's number within the name.
    pub fn of(name: &str, vendor: Option<u16>) -> Self {
        let name = name.to_ascii_lowercase();
        let is = |number: u16, marks: &[&str]| {
            vendor == Some(number)
                || name.contains(&format!("vendor: {number:04x}"))
                || marks.iter().any(|mark| name.contains(mark))
        };
        if is(0x057e, &["nintendo", "switch", "joy-con", "pro controller"]) {
            Self::Switch
        } else if is(
            0x054c,
            &[
                "playstation",
                "dualshock",
                "dualsense",
                "sony",
                "ps3",
                "ps4",
                "ps5",
            ],
        ) {
            Self::PlayStation
        } else {
            Self::Xbox
        }
    }
}

/// Follows the pad in hand, before what its buttons mean is asked.
pub fn follow_pad(
    pads: Res<Pads>,
    gamepads: Query<(&Gamepad, Option<&Name>)>,
    mut style: ResMut<PadStyle>,
) {
    for (pad, _) in pads.latch.risen() {
        if let Ok((gamepad, name)) = gamepads.get(pad) {
            style.set_if_neq(PadStyle::of(
                name.map_or("", Name::as_str),
                gamepad.vendor_id(),
            ));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pad_is_known_by_its_maker() {
        assert_eq!(
            PadStyle::of("Wireless Controller", Some(0x054c)),
            PadStyle::PlayStation
        );
        assert_eq!(PadStyle::of("Generic", Some(0x057e)), PadStyle::Switch);
        assert_eq!(
            PadStyle::of("Xbox Wireless Controller", Some(0x045e)),
            PadStyle::Xbox
        );
        assert_eq!(PadStyle::of("", None), PadStyle::Xbox);
    }

    #[test]
    fn a_browser_tells_the_maker_within_the_name() {
        let name = "Wireless Controller (STANDARD GAMEPAD Vendor: 054c Product: 09cc)";
        assert_eq!(PadStyle::of(name, None), PadStyle::PlayStation);
        assert_eq!(
            PadStyle::of("Pad (Vendor: 057e Product: 2009)", None),
            PadStyle::Switch
        );
    }
}
