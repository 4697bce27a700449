//! Every colour of the game by name: the cloth of the cards, and the four evenings of the table.

use bevy::color::Color;
use bower_stage::settings;

/// Spades and clubs, words on paper.
pub const INK: Color = hex(0x211d2b);
/// Card stock.
pub const PAPER: Color = hex(0xfcf5e4);
/// The cut edge of a card.
pub const PAPER_EDGE: Color = hex(0xcdb98d);
/// The quilting line on stock.
pub const STITCH: Color = hex(0xdccba2);
/// Hearts and diamonds, the main board.
pub const RED: Color = hex(0xb5201b);
/// Diamonds in four colours.
pub const BLUE: Color = hex(0x17589c);
/// Clubs in four colours.
pub const GREEN: Color = hex(0x1c6b3a);
/// The outline of every patch, 2.5 units wide.
pub const OUTLINE: Color = hex(0x241b26);
/// Trump binding, crowns, stars.
pub const GOLD: Color = hex(0xe3a22f);
/// Hats, wheat.
pub const STRAW: Color = hex(0xefcb74);
/// Trim, tokens.
pub const CREAM: Color = hex(0xf7e9c8);
/// Hoops, the lantern, edges.
pub const BRASS: Color = hex(0xb8842c);
/// The cloth of spades in four colours.
pub const PLUM: Color = hex(0x3a2747);
/// The cloth of spades in two colours.
pub const INDIGO: Color = hex(0x2a3c70);
/// The second cloth of spades.
pub const SKY: Color = hex(0x86aecb);
/// The cloth of clubs.
pub const PINE: Color = hex(0x255640);
/// The second cloth of clubs.
pub const SAGE: Color = hex(0x8fab72);
/// The cloth of diamonds in two colours.
pub const RUST: Color = hex(0xbf5427);
/// The second cloth of diamonds in two colours.
pub const TEAL: Color = hex(0x1f6f73);
/// The second cloth of hearts.
pub const ROSE: Color = hex(0xe2937f);
/// The second cloth of diamonds in four colours.
pub const OCHRE: Color = hex(0xd5841c);
/// Wood, as the rim on a summer night.
pub const WOOD: Color = hex(0x6d3f22);
/// Wood in shade.
pub const WOOD_DARK: Color = hex(0x3a2012);
/// Wood in light.
pub const WOOD_LIGHT: Color = hex(0xa46a3a);

/// The focus ring, and the ring of a raised card.
pub const RING: Color = hex(0xffe08a);
/// The dark on both sides of the focus ring.
pub const RING_DARK: Color = alpha(0x120c1a, 0.85);
/// The ring of the card that is winning.
pub const WINNING: Color = hex(0xffd469);
/// What lies over a card that may not be played.
pub const VEIL: Color = alpha(0x1c1524, 0.42);
/// The shadow of a card on the felt, at full opacity.
pub const SHADOW: Color = hex(0x04100c);
/// The stitches sewn into the felt along the rim.
pub const FELT_STITCH: Color = alpha(0xfff2cf, 0.22);
/// The night at the window's edge, beyond the lamplight.
pub const VIGNETTE: Color = alpha(0x05030a, 0.66);
/// The night round a loner's pool of light.
pub const NIGHT: Color = alpha(0x05030a, 0.62);
/// The stitches on a slip of paper.
pub const SLIP_STITCH: Color = hex(0xc9ad74);
/// Cells of a page, and its plain boards.
pub const CELL: Color = hex(0x3a2d3f);
/// The edge of a cell.
pub const CELL_EDGE: Color = hex(0x5d4c62);

/// Four skins, light to dark.
pub const SKIN: [Color; 4] = [hex(0xf3cda6), hex(0xdca36f), hex(0xab7046), hex(0x7b4b30)];
/// Six colours of hair.
pub const HAIR: [Color; 6] = [
    hex(0x2b1c1c),
    hex(0x6b3a1f),
    hex(0xb4542a),
    hex(0xd9a441),
    hex(0xe9e3d8),
    hex(0x8d8791),
];
/// West's red, yellow and green: 37%, 75% and 43% bright, told apart by hatching and letter too.
pub const WEST: [Color; 3] = [hex(0xb5201b), hex(0xf2b823), hex(0x2a7d46)];

/// What clubs, diamonds, hearts and spades are inked with, in that order, in the deck of two colours.
pub const TWO_COLOURS: [Color; 4] = [INK, RED, RED, INK];
/// The same in the deck of four colours.
pub const FOUR_COLOURS: [Color; 4] = [GREEN, BLUE, RED, INK];

/// A board's colours.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Board {
    /// Its face.
    pub face: Color,
    /// The edge it stands on.
    pub low: Color,
    /// The line of light round its face.
    pub high: Color,
    /// The words on it.
    pub words: Color,
}

/// The one board of a panel that is meant first.
pub const BOARD_MAIN: Board = board(0xb5281d, 0x8d1b14, 0xe0664f, 0xfff3d6);
/// A board like any other.
pub const BOARD_WOOD: Board = board(0x7a4a27, 0x55311a, 0xa8703d, 0xfff0cf);
/// A board that stands back.
pub const BOARD_PLAIN: Board = board(0x3a2d3f, 0x2a1f30, 0x5d4c62, 0xfbeecb);
/// A bid.
pub const BOARD_GOLD: Board = board(0xe3a22f, 0xb27a1c, 0xf6cd72, 0x241806);

/// A whole evening: the table, the room it stands in, the panels and the words on them.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Evening {
    /// Its name in the baked sheets: `table-NAME`, `planks-NAME`.
    pub name: &'static str,
    /// Felt under the lamp.
    pub felt_lit: Color,
    /// Felt half way out.
    pub felt: Color,
    /// Felt far from the lamp.
    pub felt_dark: Color,
    /// The rim's wood.
    pub rim: Color,
    /// Its lit edge.
    pub rim_light: Color,
    /// Its shaded edge.
    pub rim_dark: Color,
    /// The barn's floor.
    pub room: Color,
    /// The seams between its planks.
    pub room_dark: Color,
    /// Panels and plates.
    pub panel: Color,
    /// Their edge.
    pub panel_edge: Color,
    /// Words on a panel.
    pub text: Color,
    /// Quieter words on a panel.
    pub text_dim: Color,
    /// Headings, and the edge of whose turn it is.
    pub accent: Color,
    /// The lamplight over the table, as strong as it is in the middle.
    pub lamp: Color,
    /// Whether the felt has its star, its nap and the dark at its edges.
    pub soft: bool,
    /// The outline of patches, in units.
    pub outline: f32,
    /// The focus ring, in pixels.
    pub ring: f32,
}

/// Lamplight on green felt.
pub const SUMMER_NIGHT: Evening = Evening {
    name: "summer-night",
    felt_lit: hex(0x2f7d55),
    felt: hex(0x17573f),
    felt_dark: hex(0x08291f),
    rim: hex(0x6d3f22),
    rim_light: hex(0xa8703d),
    rim_dark: hex(0x331b0f),
    room: hex(0x2a2035),
    room_dark: hex(0x120e1b),
    panel: hex(0x241b2c),
    panel_edge: hex(0x8a6434),
    text: hex(0xfbeecb),
    text_dim: hex(0xcdbb95),
    accent: hex(0xf2b544),
    lamp: alpha(0xffd98c, 0.24),
    soft: true,
    outline: 2.5,
    ring: 3.0,
};
/// Noon at harvest.
pub const HARVEST_NOON: Evening = Evening {
    name: "harvest-noon",
    felt_lit: hex(0x93ad6b),
    felt: hex(0x5f8650),
    felt_dark: hex(0x3b6140),
    rim: hex(0xa8763f),
    rim_light: hex(0xd9ac6c),
    rim_dark: hex(0x6a4522),
    room: hex(0xe3c98d),
    room_dark: hex(0xb58a4b),
    panel: hex(0xfbf0d4),
    panel_edge: hex(0xa8763f),
    text: hex(0x2d1f14),
    text_dim: hex(0x5c4731),
    accent: hex(0xa8331b),
    lamp: alpha(0xfff3c9, 0.35),
    ..SUMMER_NIGHT
};
/// Snow light.
pub const SNOW: Evening = Evening {
    name: "snow",
    felt_lit: hex(0x5f86a0),
    felt: hex(0x33597a),
    felt_dark: hex(0x1a3550),
    rim: hex(0x8a8f98),
    rim_light: hex(0xc9ced6),
    rim_dark: hex(0x4c525c),
    room: hex(0xdfe6ee),
    room_dark: hex(0xa9b8c8),
    panel: hex(0xf6f8fb),
    panel_edge: hex(0x7d8b9a),
    text: hex(0x17222f),
    text_dim: hex(0x43525f),
    accent: hex(0xa3231b),
    lamp: alpha(0xffffff, 0.25),
    ..SUMMER_NIGHT
};
/// White on black.
pub const HIGH_CONTRAST: Evening = Evening {
    name: "high-contrast",
    felt_lit: hex(0x003a2a),
    felt: hex(0x00281d),
    felt_dark: hex(0x00140e),
    rim: hex(0x000000),
    rim_light: hex(0xffffff),
    rim_dark: hex(0x000000),
    room: hex(0x000000),
    room_dark: hex(0x000000),
    panel: hex(0x000000),
    panel_edge: hex(0xffffff),
    text: hex(0xffffff),
    text_dim: hex(0xffffff),
    accent: hex(0xffd400),
    lamp: alpha(0xffffff, 0.0),
    soft: false,
    outline: 3.5,
    ring: 4.0,
};

/// The evening a person chose.
pub const fn evening(theme: settings::Theme) -> &'static Evening {
    match theme {
        settings::Theme::SummerNight => &SUMMER_NIGHT,
        settings::Theme::HarvestNoon => &HARVEST_NOON,
        settings::Theme::Snow => &SNOW,
        settings::Theme::HighContrast => &HIGH_CONTRAST,
    }
}

/// A colour by its six hexadecimal digits.
pub const fn hex(rgb: u32) -> Color {
    alpha(rgb, 1.0)
}

/// A colour by its six hexadecimal digits, and how solid it is, 0 to 1.
pub const fn alpha(rgb: u32, alpha: f32) -> Color {
    Color::srgba(part(rgb, 16), part(rgb, 8), part(rgb, 0), alpha)
}

const fn part(rgb: u32, shift: u32) -> f32 {
    ((rgb >> shift) & 0xff) as f32 / 255.0
}

const fn board(face: u32, low: u32, high: u32, words: u32) -> Board {
    Board {
        face: hex(face),
        low: hex(low),
        high: hex(high),
        words: hex(words),
    }
}

#[cfg(test)]
mod tests {
    use bevy::color::{ColorToComponents, LinearRgba};

    use super::*;

    /// Relative luminance, 0 to 1.
    fn bright(colour: Color) -> f32 {
        let [red, green, blue] = LinearRgba::from(colour).to_f32_array_no_alpha();
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    fn contrast(a: Color, b: Color) -> f32 {
        let (a, b) = (bright(a) + 0.05, bright(b) + 0.05);
        (a / b).max(b / a)
    }

    fn about(found: f32, wanted: f32, what: &str) {
        assert!(
            (found - wanted).abs() < 0.06,
            "{what}: {found:.2}, not {wanted}"
        );
    }

    #[test]
    fn suits_stand_out_from_the_paper_as_far_as_the_art_says() {
        for (name, ink, wanted) in [
            ("ink", INK, 15.1),
            ("red", RED, 6.1),
            ("blue", BLUE, 6.6),
            ("green", GREEN, 6.0),
        ] {
            about(contrast(ink, PAPER), wanted, name);
        }
    }

    #[test]
    fn words_stand_out_from_their_panel_as_far_as_the_art_says() {
        let wanted = [
            (SUMMER_NIGHT, [14.3, 8.8, 9.0]),
            (HARVEST_NOON, [14.1, 7.7, 5.9]),
            (SNOW, [15.1, 7.6, 7.0]),
            (HIGH_CONTRAST, [21.0, 21.0, 14.7]),
        ];
        for (evening, wanted) in wanted {
            for (colour, wanted) in [evening.text, evening.text_dim, evening.accent]
                .into_iter()
                .zip(wanted)
            {
                about(contrast(colour, evening.panel), wanted, evening.name);
            }
        }
    }

    #[test]
    fn words_stand_out_from_their_board_as_far_as_the_art_says() {
        for (board, wanted) in [
            (BOARD_MAIN, 5.8),
            (BOARD_WOOD, 6.6),
            (BOARD_PLAIN, 11.2),
            (BOARD_GOLD, 7.8),
        ] {
            about(contrast(board.words, board.face), wanted, "board");
        }
    }

    #[test]
    fn wests_colours_are_as_bright_as_the_art_says() {
        for (colour, wanted) in WEST.into_iter().zip([0.37, 0.75, 0.43]) {
            let grey = bright(colour).powf(1.0 / 2.2);
            assert!((grey - wanted).abs() < 0.01, "{grey} is not {wanted}");
        }
    }
}
