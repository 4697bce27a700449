//! The system libraries the game needs, and how each family of Linux installs them.

use std::fs;
use std::io::{self, BufRead, IsTerminal, Write};
use std::process::Command;

use crate::{Failure, shell};

/// A family of Linux distributions, by its package manager.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manager {
    /// Debian, Ubuntu and what is made from them.
    Apt,
    /// Fedora and what is made from it.
    Dnf,
    /// Arch and what is made from it.
    Pacman,
}

/// What to say where the distribution is none we know.
pub const IN_WORDS: &str = "\
This Linux is none whose packages we know. The game needs, with their development files:
pkg-config, ALSA (libasound), udev (libudev), the Wayland client library, xkbcommon;
and at run time: libX11 with Xcursor, Xi, Xrandr and xkbcommon-x11, and a Vulkan or OpenGL driver.
";

impl Manager {
    /// Reads the family out of the text of `/etc/os-release`: `ID` first, then `ID_LIKE` in its order.
    pub fn of(os_release: &str) -> Option<Self> {
        let field = |name: &str| {
            let line = os_release
                .lines()
                .find_map(|line| line.trim().strip_prefix(name)?.strip_prefix('='));
            line.unwrap_or_default()
                .trim_matches(['"', '\''])
                .to_lowercase()
        };
        let names = field("ID") + " " + &field("ID_LIKE");
        names.split_whitespace().find_map(|name| match name {
            "debian" | "ubuntu" => Some(Self::Apt),
            "fedora" | "rhel" | "centos" => Some(Self::Dnf),
            "arch" | "archlinux" => Some(Self::Pacman),
            _ => None,
        })
    }

    /// What the game is built with and, without a desktop, would lack when it starts.
    pub fn game(self) -> &'static [&'static str] {
        match self {
            Self::Apt => &[
                "pkg-config",
                "libasound2-dev",
                "libudev-dev",
                "libwayland-dev",
                "libxkbcommon-dev",
                "libx11-xcb1",
                "libxcursor1",
                "libxi6",
                "libxkbcommon-x11-0",
                "libxrandr2",
                "mesa-vulkan-drivers",
            ],
            Self::Dnf => &[
                "pkgconf-pkg-config",
                "alsa-lib-devel",
                "systemd-devel",
                "wayland-devel",
                "libxkbcommon-devel",
                "libX11-xcb",
                "libXcursor",
                "libXi",
                "libXrandr",
                "libxkbcommon-x11",
                "mesa-vulkan-drivers",
            ],
            Self::Pacman => &[
                "pkgconf",
                "alsa-lib",
                "systemd-libs",
                "wayland",
                "libxkbcommon",
                "libx11",
                "libxcursor",
                "libxi",
                "libxkbcommon-x11",
                "libxrandr",
                "vulkan-icd-loader",
            ],
        }
    }

    /// The command that answers whether one package is there.
    fn query(self, package: &str) -> Command {
        let mut command;
        match self {
            Self::Apt => {
                command = Command::new("dpkg-query");
                command.args(["--show", "--showformat=${db:Status-Status}", package]);
            }
            Self::Dnf => {
                command = Command::new("rpm");
                command.args(["--query", "--whatprovides", package]);
            }
            Self::Pacman => {
                command = Command::new("pacman");
                command.args(["--deptest", package]);
            }
        }
        command
    }

    /// Reads the answer to the query: apt remembers packages that were removed.
    fn answer(self, printed: Option<&str>) -> bool {
        match self {
            Self::Apt => printed.is_some_and(|status| status.trim() == "installed"),
            Self::Dnf | Self::Pacman => printed.is_some(),
        }
    }

    /// Whether a package is installed on this machine.
    pub fn has(self, package: &str) -> bool {
        self.answer(shell::output(&mut self.query(package)).as_deref())
    }

    /// The words that fetch the package lists before anything is installed, to be run as root; `None` where that is
    /// not needed. A fresh image has no lists at all. Arch's are fetched only then: newer lists than the rest of the
    /// system would upgrade it in part.
    pub fn update(self, has_lists: impl Fn() -> bool) -> Option<&'static [&'static str]> {
        match self {
            Self::Apt => Some(&["apt-get", "update", "--quiet"]),
            Self::Pacman if !has_lists() => Some(&["pacman", "--sync", "--refresh"]),
            Self::Pacman | Self::Dnf => None,
        }
    }

    /// The words that install these packages, to be run as root.
    pub fn install(self, packages: &[&str]) -> Vec<String> {
        let words: &[&str] = match self {
            Self::Apt => &["apt-get", "install", "--yes", "--no-install-recommends"],
            Self::Dnf => &["dnf", "install", "--assumeyes"],
            Self::Pacman => &["pacman", "--sync", "--needed", "--noconfirm"],
        };
        words
            .iter()
            .chain(packages)
            .map(ToString::to_string)
            .collect()
    }
}

/// How installing goes on, once it is known what is missing.
#[derive(Debug, PartialEq, Eq)]
pub enum Consent {
    /// As root, or told `--yes`: said, then done.
    Given,
    /// A person is there: ask.
    Ask,
    /// Nobody to ask: say the command and stop.
    Nobody,
}

/// Whether to ask before installing.
pub fn consent(root: bool, yes: bool, terminal: bool) -> Consent {
    match (root || yes, terminal) {
        (true, _) => Consent::Given,
        (false, true) => Consent::Ask,
        (false, false) => Consent::Nobody,
    }
}

/// The packages out of `wanted` that are not there.
pub fn missing<'a>(wanted: &[&'a str], has: impl Fn(&str) -> bool) -> Vec<&'a str> {
    wanted
        .iter()
        .copied()
        .filter(|package| !has(package))
        .collect()
}

/// The whole command, with `sudo` before it where this is not root.
///
/// # Errors
/// Where it takes root and there is no way to become it.
pub fn as_root(words: Vec<String>, root: bool, sudo: bool) -> Result<Vec<String>, Failure> {
    match (root, sudo) {
        (true, _) => Ok(words),
        (false, true) => Ok([vec!["sudo".into()], words].concat()),
        (false, false) => Err(format!(
            "Run as root, then start again:\n  {}",
            words.join(" ")
        )),
    }
}

/// Installs what is missing out of `wanted`, saying what and why, and asking where a person should be asked.
///
/// # Errors
/// Where the person says no, nobody can be asked, or the package manager fails.
pub fn ensure(manager: Manager, wanted: &[&str], why: &str, yes: bool) -> Result<(), Failure> {
    let missing = missing(wanted, |package| manager.has(package));
    if missing.is_empty() {
        return Ok(());
    }
    let root = shell::is_root();
    let words = as_root(
        manager.install(&missing),
        root,
        shell::find("sudo").is_some(),
    )?;
    println!("{why} needs these packages: {}", missing.join(" "));
    println!("  {}", words.join(" "));
    match consent(root, yes, io::stdin().is_terminal()) {
        Consent::Given => {}
        Consent::Ask if agreed(&mut io::stdin().lock())? => {}
        Consent::Ask => return Err("Nothing was installed.".into()),
        Consent::Nobody => {
            return Err(
                "Nothing was installed: run that command, or start again with --yes.".into(),
            );
        }
    }
    if let Some(update) = manager.update(has_lists) {
        let update = as_root(update.iter().map(ToString::to_string).collect(), root, true)?;
        // A mirror that is down shows in the install itself.
        let _ = shell::run(&mut command(&update));
    }
    shell::run(&mut command(&words))
}

/// Whether pacman has ever fetched its lists.
fn has_lists() -> bool {
    fs::read_dir("/var/lib/pacman/sync").is_ok_and(|mut lists| lists.next().is_some())
}

fn command(words: &[String]) -> Command {
    let mut command = Command::new(words.first().map_or("", String::as_str));
    command.args(words.iter().skip(1));
    command
}

fn agreed(input: &mut impl BufRead) -> Result<bool, Failure> {
    print!("Install them now? [Y/n] ");
    let mut line = String::new();
    io::stdout()
        .flush()
        .and_then(|()| input.read_line(&mut line))
        .map_err(|why| why.to_string())?;
    Ok(is_yes(&line))
}

/// An empty line is a yes; a closed input is not.
fn is_yes(line: &str) -> bool {
    line.ends_with('\n') && matches!(line.trim().to_lowercase().as_str(), "" | "y" | "yes")
}

#[cfg(test)]
mod tests {
    use super::*;

    const UBUNTU: &str =
        "PRETTY_NAME=\"Ubuntu 24.04 LTS\"\nVERSION_ID=\"24.04\"\nID=ubuntu\nID_LIKE=debian\n";
    const MINT: &str = "ID=linuxmint\nID_LIKE=\"ubuntu debian\"\n";
    const ROCKY: &str = "ID=\"rocky\"\nID_LIKE=\"rhel centos fedora\"\n";
    const MANJARO: &str = "NAME='Manjaro'\nID=manjaro\nID_LIKE=arch\n";

    #[test]
    fn each_family_is_known_by_its_own_and_its_likes_names() {
        assert_eq!(Manager::of("ID=debian\n"), Some(Manager::Apt));
        assert_eq!(Manager::of(UBUNTU), Some(Manager::Apt));
        assert_eq!(Manager::of(MINT), Some(Manager::Apt));
        assert_eq!(
            Manager::of("ID=fedora\nVARIANT_ID=workstation\n"),
            Some(Manager::Dnf)
        );
        assert_eq!(Manager::of(ROCKY), Some(Manager::Dnf));
        assert_eq!(Manager::of("ID=arch\n"), Some(Manager::Pacman));
        assert_eq!(Manager::of(MANJARO), Some(Manager::Pacman));
    }

    #[test]
    fn a_family_nobody_knows_is_none() {
        assert_eq!(Manager::of("ID=nixos\n"), None);
        assert_eq!(
            Manager::of("VERSION_ID=debian\nPRETTY_NAME=\"debian\"\n"),
            None
        );
        assert_eq!(Manager::of(""), None);
    }

    #[test]
    fn the_same_eleven_things_are_asked_of_every_family() {
        for manager in [Manager::Apt, Manager::Dnf, Manager::Pacman] {
            let lower = manager.game().join(" ").to_lowercase();
            assert_eq!(manager.game().len(), 11, "{manager:?}");
            for part in [
                "pk",
                "alsa|asound",
                "udev|systemd",
                "wayland",
                "xkbcommon",
                "x11",
                "xcursor",
                "xi",
                "xrandr",
                "vulkan",
            ] {
                assert!(
                    part.split('|').any(|name| lower.contains(name)),
                    "{manager:?} lacks {part}"
                );
            }
        }
    }

    #[test]
    fn only_what_is_missing_is_installed() {
        let has = |package: &str| package != "libudev-dev" && package != "libxi6";
        let missing = missing(Manager::Apt.game(), has);
        assert_eq!(missing, ["libudev-dev", "libxi6"]);
        assert_eq!(
            Manager::Apt.install(&missing).join(" "),
            "apt-get install --yes --no-install-recommends libudev-dev libxi6"
        );
        assert_eq!(
            Manager::Dnf.install(&["libXi"]).join(" "),
            "dnf install --assumeyes libXi"
        );
        assert_eq!(
            Manager::Pacman.install(&["libxi"]).join(" "),
            "pacman --sync --needed --noconfirm libxi"
        );
    }

    #[test]
    fn lists_are_fetched_where_they_may_be_lacking() {
        let update = |manager: Manager, lists: bool| manager.update(|| lists).map(|w| w.join(" "));
        assert_eq!(
            update(Manager::Apt, true).as_deref(),
            Some("apt-get update --quiet")
        );
        assert_eq!(
            update(Manager::Pacman, false).as_deref(),
            Some("pacman --sync --refresh")
        );
        assert_eq!(update(Manager::Pacman, true), None);
        assert_eq!(update(Manager::Dnf, false), None);
    }

    #[test]
    fn apt_does_not_take_a_removed_package_for_an_installed_one() {
        assert!(Manager::Apt.answer(Some("installed")));
        assert!(!Manager::Apt.answer(Some("config-files")));
        assert!(!Manager::Apt.answer(Some("not-installed")));
        assert!(!Manager::Apt.answer(None));
    }

    #[test]
    fn root_and_yes_are_not_asked_and_nobody_is_asked_without_a_terminal() {
        assert_eq!(consent(true, false, false), Consent::Given);
        assert_eq!(consent(false, true, false), Consent::Given);
        assert_eq!(consent(false, false, true), Consent::Ask);
        assert_eq!(consent(false, false, false), Consent::Nobody);
    }

    #[test]
    fn sudo_stands_before_the_command_only_where_it_must() {
        let words = || vec!["apt-get".to_string(), "install".to_string()];
        assert_eq!(as_root(words(), true, true), Ok(words()));
        assert_eq!(
            as_root(words(), false, true).map(|words| words.join(" ")),
            Ok("sudo apt-get install".into())
        );
        assert_eq!(
            as_root(words(), false, false),
            Err("Run as root, then start again:\n  apt-get install".into())
        );
    }

    #[test]
    fn enter_is_a_yes_and_a_closed_input_is_not() {
        for (line, yes) in [
            ("\n", true),
            ("y\n", true),
            ("YES\r\n", true),
            ("n\n", false),
            ("what\n", false),
            ("", false),
        ] {
            assert_eq!(is_yes(line), yes, "{line:?}");
        }
    }
}
