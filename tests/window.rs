//! A real window, on a screen that is only memory: played with a mouse from the title to the second hand, and with keys
//! alone from the title to the end of a game and out of it. The pictures it looked like are kept in `artefacts/`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use bevy::math::Vec2;
use bower_stage::Layout;
use bower_stage::layout::Lift;

/// The window's size, which is the reference drawing's.
const SIZE: Vec2 = Vec2::new(1280.0, 720.0);

/// Whether a command is there to be run.
fn there(command: &str) -> bool {
    Command::new("sh")
        .arg("-c")
        .arg(format!("command -v {command}"))
        .output()
        .is_ok_and(|out| out.status.success())
}

/// What every script begins with: the game is started, its window found, and its title waited for.
fn opening(game: &str, data: &Path, pictures: &Path) -> String {
    let (data, pictures) = (data.display(), pictures.display());
    format!(
        r#"
export RIGHT_BOWER_DATA='{data}'
'{game}' > '{pictures}/game.log' 2>&1 &
game=$!
picture() {{ import -window root "{pictures}/$1.png"; }}
for i in $(seq 120); do
    window=$(xdotool search --name 'Right Bower' 2>/dev/null | head -n 1)
    [ -n "$window" ] && break
    sleep 0.5
done
xdotool windowsize $window 1280 720 windowmove $window 0 0 windowfocus $window
# The sheets are read and the title is up when the picture has many colours.
for i in $(seq 120); do
    picture title
    [ "$(identify -format %k '{pictures}/title.png')" -gt 2000 ] && break
    sleep 0.5
done
"#
    )
}

/// A script for the shell inside the virtual screen: plays the game with a mouse, ends it. It presses what the layout says
/// is there: the auction's boards, every place a card of the hand can have, the result's board that goes on.
fn script(game: &str, data: &Path, pictures: &Path) -> String {
    let layout = Layout::default();
    let press = |at: Vec2| format!("press {:.0} {:.0}", at.x, at.y);
    let auction = layout.auction();
    let order = press(Vec2::new(
        auction.center().x,
        auction.min.y + auction.height() * 0.34,
    ));
    // Pass lies at the foot of the panel, whichever question it asks.
    let pass = press(Vec2::new(
        auction.max.x - auction.width() * 0.25,
        auction.max.y - 44.0,
    ));
    let cards: Vec<String> = (0..5)
        .rev()
        .map(|i| press(layout.hand_card(i, 5, Lift::Rest).at))
        .collect();
    let next = press(Vec2::new(SIZE.x * 0.77, SIZE.y * 0.83));
    let opening = opening(game, data, pictures);
    let (data, pictures, cards) = (data.display(), pictures.display(), cards.join("\n    "));
    format!(
        r#"
{opening}
press() {{ xdotool mousemove $1 $2; sleep 0.1; xdotool mousedown 1; sleep 0.06; xdotool mouseup 1; sleep 0.25; }}
hands() {{ grep -o '"moves"' '{data}/match.json' 2>/dev/null | wc -l; }}
moves() {{ grep -o 'play ' '{data}/match.json' 2>/dev/null | wc -l; }}
for i in $(seq 60); do press 352 485; [ -s '{data}/match.json' ] && break; sleep 1; done
sleep 3
picture deal
for round in $(seq 150); do
    kill -0 $game 2>/dev/null || break
    {order}
    [ "$round" = 1 ] && picture auction
    {pass}
    {cards}
    [ "$(moves)" -ge 2 ] && [ ! -e '{pictures}/trick.png' ] && picture trick
    [ "$(moves)" -ge 20 ] && [ ! -e '{pictures}/result.png' ] && {{ sleep 3; picture result; }}
    {next}
    [ "$(hands)" -ge 2 ] && break
done
sleep 3
picture second-hand
kill $game
wait $game
echo "hands: $(hands)"
"#
    )
}

/// Plays with keys alone: Enter takes what the focus is on, which is always what is asked for. The figures say when the
/// game is over; then it is left for the title, and the title for good.
fn by_keys(game: &str, data: &Path, pictures: &Path) -> String {
    let opening = opening(game, data, pictures);
    let data = data.display();
    format!(
        r#"
{opening}
key() {{ xdotool key "$1"; sleep 1; }}
games() {{ grep -o '"games":1,' '{data}/statistics.json' 2>/dev/null | wc -l; }}
state() {{ cat '{data}/match.json' '{data}/statistics.json' 2>/dev/null | cksum; }}
# A press is followed by what it leads to, however slowly that is drawn: something is kept anew, and then no more.
take() {{
    local was=$(state) now i
    xdotool key Return
    for i in $(seq 50); do sleep 0.1; now=$(state); [ "$now" != "$was" ] && break; done
    for i in $(seq 50); do was=$now; sleep 0.4; now=$(state); [ "$now" = "$was" ] && break; done
}}
for press in $(seq 300); do
    [ "$(games)" -gt 0 ] && break
    kill -0 $game 2>/dev/null || break
    take
    [ "$press" = 6 ] && picture playing
done
sleep 2
picture over
echo "games: $(games)"
# From "Play again" past "The last hand" to "Title" at the right.
key Right
key Right
key Return
sleep 2
picture title-again
# From "Play" down to "Quit": the last board of the last row.
for i in 1 2 3; do key Down; done
key Right
key Return
for i in $(seq 20); do kill -0 $game 2>/dev/null || break; sleep 0.5; done
kill -0 $game 2>/dev/null && echo "it runs on" || echo "it is closed"
kill $game 2>/dev/null
wait $game
"#
    )
}

fn run(script: &str, which: u32) -> Output {
    // A number of its own: `--auto-servernum` looks for a free one, and two that look at once take the same.
    let number = 200 + 2 * (std::process::id() % 10_000) + which;
    Command::new("xvfb-run")
        .arg(format!("--server-num={number}"))
        .args([
            "--server-args",
            "-screen 0 1280x720x24",
            "bash",
            "-c",
            script,
        ])
        .env("WGPU_BACKEND", "vulkan")
        .env("BEVY_ASSET_ROOT", env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("xvfb-run can be run")
}

/// How many colours a picture has.
fn colours(picture: &Path) -> usize {
    let out = Command::new("identify")
        .args(["-format", "%k"])
        .arg(picture)
        .output()
        .expect("ImageMagick is there");
    String::from_utf8_lossy(&out.stdout)
        .trim()
        .parse()
        .unwrap_or(0)
}

/// A place for what a test of that name keeps, empty; nothing where no window can be opened here.
fn place(name: &str, settings: &str) -> Option<(PathBuf, PathBuf)> {
    if !there("xvfb-run") {
        eprintln!("skipped: there is no xvfb-run on this machine, so no window can be opened");
        return None;
    }
    for needed in ["xdotool", "import", "identify"] {
        assert!(
            there(needed),
            "xvfb-run is there but {needed} is not: install xdotool and imagemagick"
        );
    }
    let pictures = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("artefacts")
        .join(name);
    let _ = fs::remove_dir_all(&pictures);
    let data = pictures.join("data");
    fs::create_dir_all(&data).expect("a folder for what is kept");
    fs::write(data.join("settings.json"), settings).expect("settings can be written");
    Some((pictures, data))
}

#[test]
fn a_window_is_played_by_mouse_from_title_to_the_second_hand() {
    let settings = r#"{"version":1,"settings":{"language":"en","speed":"brisk","level":"casual"}}"#;
    let Some((pictures, data)) = place("window", settings) else {
        return;
    };
    let out = run(
        &script(env!("CARGO_BIN_EXE_right-bower"), &data, &pictures),
        0,
    );
    let said = String::from_utf8_lossy(&out.stdout);
    let log = fs::read_to_string(pictures.join("game.log")).unwrap_or_default();
    assert!(!log.contains("panicked"), "the game fell:\n{log}");
    let hands: usize = said
        .rsplit("hands: ")
        .next()
        .and_then(|rest| rest.trim().parse().ok())
        .unwrap_or(0);
    assert!(
        hands >= 2,
        "the second hand was never dealt: {said}\n{}\n{log}",
        String::from_utf8_lossy(&out.stderr)
    );
    for name in ["title", "deal", "auction", "trick", "result", "second-hand"] {
        let picture = pictures.join(name).with_extension("png");
        assert!(colours(&picture) > 2_000, "{} is blank", picture.display());
    }
}

#[test]
fn a_window_is_played_by_keys_alone_from_title_to_game_over_and_closed() {
    let settings = r#"{"version":1,"settings":{"language":"en","speed":"instant","level":"beginner","game":
        {"game":"euchre","rules":{"target":"5"}}}}"#;
    let Some((pictures, data)) = place("window-keys", settings) else {
        return;
    };
    let game = env!("CARGO_BIN_EXE_right-bower");
    let out = run(&by_keys(game, &data, &pictures), 1);
    let said = String::from_utf8_lossy(&out.stdout);
    let log = fs::read_to_string(pictures.join("game.log")).unwrap_or_default();
    assert!(!log.contains("panicked"), "the game fell:\n{log}");
    assert!(said.contains("games: 1"), "no game was over: {said}\n{log}");
    assert!(said.contains("it is closed"), "{said}\n{log}");
    for name in ["title", "playing", "over", "title-again"] {
        let picture = pictures.join(name).with_extension("png");
        assert!(colours(&picture) > 2_000, "{} is blank", picture.display());
    }
}
