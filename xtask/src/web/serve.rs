//! A server for the page on this machine: right types, compressed bodies, parts of files, unchanged files not sent again.

use std::fs::{self, File};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Component, Path, PathBuf};
use std::time::Duration;

/// No request of a browser has lines or heads longer than this.
const LONGEST_HEAD: u64 = 64 * 1024;

/// Answers requests for the files of a folder until the program ends.
pub fn serve(listener: &TcpListener, folder: &Path) {
    for stream in listener.incoming().flatten() {
        let folder = folder.to_path_buf();
        std::thread::spawn(move || {
            // A browser that goes away in the middle is no matter.
            let _ = stream.set_read_timeout(Some(Duration::from_secs(30)));
            let _ = answer(stream, &folder);
        });
    }
}

/// What a request asks for, as far as it matters here.
#[derive(Debug, Default, PartialEq, Eq)]
struct Request {
    method: String,
    path: String,
    encodings: String,
    range: Option<String>,
    etag: Option<String>,
}

impl Request {
    fn read(input: &mut impl BufRead) -> io::Result<Self> {
        let mut request = Self::default();
        let mut line = String::new();
        input.read_line(&mut line)?;
        let mut words = line.split_whitespace();
        request.method = words.next().unwrap_or_default().into();
        request.path = words.next().unwrap_or_default().into();
        loop {
            line.clear();
            if input.read_line(&mut line)? == 0 || line.trim().is_empty() {
                return Ok(request);
            }
            let Some((name, value)) = line.split_once(':') else {
                continue;
            };
            let value = value.trim();
            match name.to_ascii_lowercase().as_str() {
                "accept-encoding" => request.encodings = value.into(),
                "range" => request.range = Some(value.into()),
                "if-none-match" => request.etag = Some(value.into()),
                _ => {}
            }
        }
    }

    fn accepts(&self, encoding: &str) -> bool {
        self.encodings.split(',').any(|word| {
            word.split(';')
                .next()
                .is_some_and(|name| name.trim() == encoding)
        })
    }
}

fn answer(stream: TcpStream, folder: &Path) -> io::Result<()> {
    let request = Request::read(&mut BufReader::new((&stream).take(LONGEST_HEAD)))?;
    let mut out = stream;
    if !matches!(request.method.as_str(), "GET" | "HEAD") {
        return head(
            &mut out,
            "405 Method Not Allowed",
            &[("Content-Length", "0".into())],
        );
    }
    let Some(path) = file(folder, &request.path) else {
        return head(&mut out, "404 Not Found", &[("Content-Length", "0".into())]);
    };
    let (body, encoding) = body(&path, &request);
    let mut file = File::open(&body)?;
    let (size, etag) = (file.metadata()?.len(), etag(&body)?);
    let mut headers = vec![
        ("Content-Type", content_type(&path).to_string()),
        ("Cache-Control", "no-cache".into()),
        ("ETag", etag.clone()),
        ("Vary", "Accept-Encoding".into()),
        ("Accept-Ranges", "bytes".into()),
        // A frame in a sandbox has no origin of its own, and loads nothing without this.
        ("Access-Control-Allow-Origin", "*".into()),
    ];
    if let Some(encoding) = encoding {
        headers.push(("Content-Encoding", encoding.into()));
    }
    if request.etag.as_ref() == Some(&etag) {
        return head(&mut out, "304 Not Modified", &headers);
    }
    let (status, start, length) = match request.range.as_deref().map(|range| part(range, size)) {
        None => ("200 OK", 0, size),
        Some(Some((start, end))) => {
            headers.push(("Content-Range", format!("bytes {start}-{end}/{size}")));
            ("206 Partial Content", start, end + 1 - start)
        }
        Some(None) => {
            headers.push(("Content-Range", format!("bytes */{size}")));
            ("416 Range Not Satisfiable", 0, 0)
        }
    };
    headers.push(("Content-Length", length.to_string()));
    head(&mut out, status, &headers)?;
    if request.method == "GET" {
        file.seek(SeekFrom::Start(start))?;
        io::copy(&mut file.take(length), &mut out)?;
    }
    out.flush()
}

fn head(out: &mut impl Write, status: &str, headers: &[(&str, String)]) -> io::Result<()> {
    let lines: String = headers
        .iter()
        .map(|(name, value)| format!("{name}: {value}\r\n"))
        .collect();
    write!(out, "HTTP/1.1 {status}\r\n{lines}Connection: close\r\n\r\n")
}

/// The file a path of the page means: never one outside the folder.
fn file(folder: &Path, path: &str) -> Option<PathBuf> {
    let path = path.split(['?', '#']).next()?.strip_prefix('/')?;
    let relative = Path::new(path);
    if path.contains(['\\', '%'])
        || !relative
            .components()
            .all(|part| matches!(part, Component::Normal(_)))
    {
        return None;
    }
    let path = folder.join(relative);
    let path = if path.is_dir() {
        path.join("index.html")
    } else {
        path
    };
    path.is_file().then_some(path)
}

/// The smallest body the browser can read. A part is always a part of the file itself.
fn body(path: &Path, request: &Request) -> (PathBuf, Option<&'static str>) {
    let packed = |(encoding, suffix): (&'static str, &str)| {
        let mut packed = path.as_os_str().to_owned();
        packed.push(suffix);
        let packed = PathBuf::from(packed);
        (request.range.is_none() && request.accepts(encoding) && packed.is_file())
            .then_some((packed, Some(encoding)))
    };
    [("br", ".br"), ("gzip", ".gz")]
        .into_iter()
        .find_map(packed)
        .unwrap_or((path.to_path_buf(), None))
}

/// The first and last byte of `bytes=a-b`, `bytes=a-` or `bytes=-n`, where the file has them.
fn part(range: &str, size: u64) -> Option<(u64, u64)> {
    let (first, last) = range.strip_prefix("bytes=")?.split_once('-')?;
    let last_byte = size.checked_sub(1)?;
    let (start, end) = match (first.parse::<u64>(), last.parse::<u64>()) {
        (Ok(start), Ok(end)) => (start, end.min(last_byte)),
        (Ok(start), Err(_)) if last.is_empty() => (start, last_byte),
        (Err(_), Ok(count)) if first.is_empty() && count > 0 => {
            (size.saturating_sub(count), last_byte)
        }
        _ => return None,
    };
    (start <= end).then_some((start, end))
}

fn etag(path: &Path) -> io::Result<String> {
    let file = fs::metadata(path)?;
    let mut hasher = DefaultHasher::new();
    (path, file.len(), file.modified()?).hash(&mut hasher);
    Ok(format!("\"{:016x}\"", hasher.finish()))
}

fn content_type(path: &Path) -> &'static str {
    match path
        .extension()
        .and_then(|extension| extension.to_str())
        .unwrap_or_default()
    {
        "css" => "text/css; charset=utf-8",
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "json" => "application/json",
        "ogg" => "audio/ogg",
        "otf" => "font/otf",
        "png" => "image/png",
        "svg" => "image/svg+xml",
        "ttf" => "font/ttf",
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json",
        "webp" => "image/webp",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A page in a folder of its own, served on a port of its own.
    fn served(name: &str) -> (PathBuf, std::net::SocketAddr) {
        let folder =
            std::env::temp_dir().join(format!("right-bower-{}-serve-{name}", std::process::id()));
        fs::create_dir_all(folder.join("assets")).expect("writable");
        for (file, text) in [
            ("index.html", "<p>page"),
            ("game.wasm", "0123456789"),
            ("game.wasm.br", "BR"),
            ("game.wasm.gz", "GZ"),
            ("assets/a.png", "png"),
        ] {
            fs::write(folder.join(file), text).expect("writable");
        }
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port is free");
        let address = listener.local_addr().expect("it is bound");
        let root = folder.clone();
        std::thread::spawn(move || serve(&listener, &root));
        (folder, address)
    }

    fn ask(address: std::net::SocketAddr, request: &str) -> (String, String) {
        let mut stream = TcpStream::connect(address).expect("it listens");
        stream
            .write_all(format!("{request}\r\n\r\n").as_bytes())
            .expect("it reads");
        let mut text = String::new();
        stream.read_to_string(&mut text).expect("it answers");
        let (head, body) = text.split_once("\r\n\r\n").expect("an answer has a head");
        (head.to_string(), body.to_string())
    }

    #[test]
    fn a_browser_gets_the_smallest_body_it_can_read_with_the_right_type() {
        let (folder, address) = served("types");
        let (head, body) = ask(
            address,
            "GET /game.wasm?v=1 HTTP/1.1\r\nAccept-Encoding: gzip, deflate, br",
        );
        assert!(head.starts_with("HTTP/1.1 200 OK"), "{head}");
        assert!(
            head.contains("Content-Type: application/wasm")
                && head.contains("Content-Encoding: br"),
            "{head}"
        );
        assert_eq!(body, "BR");
        assert_eq!(
            ask(address, "GET /game.wasm HTTP/1.1\r\nAccept-Encoding: gzip").1,
            "GZ"
        );
        let (head, body) = ask(address, "GET /game.wasm HTTP/1.1");
        assert!(
            !head.contains("Content-Encoding") && head.contains("Content-Length: 10"),
            "{head}"
        );
        assert_eq!(body, "0123456789");
        assert_eq!(ask(address, "GET / HTTP/1.1").1, "<p>page");
        assert_eq!(ask(address, "HEAD /assets/a.png HTTP/1.1").1, "");
        fs::remove_dir_all(folder).expect("removable");
    }

    #[test]
    fn a_part_is_a_part_of_the_file_itself() {
        let (folder, address) = served("parts");
        let (head, body) = ask(
            address,
            "GET /game.wasm HTTP/1.1\r\nRange: bytes=7-\r\nAccept-Encoding: br",
        );
        assert!(
            head.starts_with("HTTP/1.1 206") && head.contains("Content-Range: bytes 7-9/10"),
            "{head}"
        );
        assert_eq!(body, "789");
        assert!(
            ask(address, "GET /game.wasm HTTP/1.1\r\nRange: bytes=10-")
                .0
                .starts_with("HTTP/1.1 416")
        );
        fs::remove_dir_all(folder).expect("removable");
    }

    #[test]
    fn what_has_not_changed_is_not_sent_again() {
        let (folder, address) = served("etag");
        let (head, _) = ask(address, "GET /index.html HTTP/1.1");
        let etag = head
            .lines()
            .find_map(|line| line.strip_prefix("ETag: "))
            .expect("it has one");
        let (head, body) = ask(
            address,
            &format!("GET /index.html HTTP/1.1\r\nIf-None-Match: {etag}"),
        );
        assert!(
            head.starts_with("HTTP/1.1 304") && body.is_empty(),
            "{head}"
        );
        fs::remove_dir_all(folder).expect("removable");
    }

    #[test]
    fn nothing_outside_the_folder_is_ever_sent() {
        let (folder, address) = served("outside");
        for path in [
            "/../secret",
            "/assets/../../secret",
            "//etc/passwd",
            "/%2e%2e/secret",
            "/..\\secret",
            "/none",
            "index.html",
            "/assets",
        ] {
            assert!(
                ask(address, &format!("GET {path} HTTP/1.1"))
                    .0
                    .starts_with("HTTP/1.1 404"),
                "{path}"
            );
        }
        assert!(
            ask(address, "POST / HTTP/1.1")
                .0
                .starts_with("HTTP/1.1 405")
        );
        fs::remove_dir_all(folder).expect("removable");
    }

    #[test]
    fn ranges_are_read_as_browsers_write_them() {
        assert_eq!(part("bytes=0-3", 10), Some((0, 3)));
        assert_eq!(part("bytes=4-", 10), Some((4, 9)));
        assert_eq!(part("bytes=-3", 10), Some((7, 9)));
        assert_eq!(part("bytes=5-99", 10), Some((5, 9)));
        for wrong in [
            "bytes=10-",
            "bytes=5-4",
            "bytes=-0",
            "bytes=a-b",
            "lines=0-1",
            "bytes=5",
        ] {
            assert_eq!(part(wrong, 10), None, "{wrong}");
        }
        assert_eq!(part("bytes=0-", 0), None);
    }
}
