//! Driving a headless Chromium over its DevTools protocol: only what a person at the page does (look, point, type),
//! and what a checker asks (names of controls, complaints in the console, width).

use std::collections::VecDeque;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// How long anything may take before the test gives up; only a broken page ever waits this long.
const PATIENCE: Duration = Duration::from_secs(30);
const PAUSE: Duration = Duration::from_millis(40);

/// The Chromium of this machine: named by `CHROMIUM`, or found on the path.
pub fn chromium() -> Option<PathBuf> {
    if let Some(named) = std::env::var_os("CHROMIUM") {
        return Some(PathBuf::from(named));
    }
    let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
    let folders: Vec<PathBuf> = std::env::split_paths(&std::env::var_os("PATH")?).collect();
    names
        .iter()
        .flat_map(|name| folders.iter().map(move |folder| folder.join(name)))
        .find(|file| file.is_file())
}

/// A browser with one page; it ends with the value.
pub struct Browser {
    child: Child,
    line: WebSocketStream<MaybeTlsStream<TcpStream>>,
    session: Option<String>,
    number: u64,
    complaints: VecDeque<String>,
    _profile: TempDir,
}

impl Drop for Browser {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

impl Browser {
    /// Starts a browser with an empty profile.
    pub async fn start(program: &PathBuf) -> Self {
        let profile = tempfile::tempdir().unwrap();
        let flags = [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-sync",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-dev-shm-usage",
            "--remote-debugging-port=0",
        ];
        let child = Command::new(program)
            .args(flags)
            .arg(format!("--user-data-dir={}", profile.path().display()))
            .arg("about:blank")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let address = devtools(&profile).await;
        let (line, _) = tokio_tungstenite::connect_async(address).await.unwrap();
        let complaints = VecDeque::new();
        let mut browser = Self { child, line, session: None, number: 0, complaints, _profile: profile };
        let page = browser.call("Target.createTarget", json!({"url": "about:blank"})).await;
        let attach = json!({"targetId": page["targetId"], "flatten": true});
        let attached = browser.call("Target.attachToTarget", attach).await;
        browser.session = attached["sessionId"].as_str().map(str::to_owned);
        for domain in ["Page", "Runtime", "Log", "Accessibility"] {
            browser.call(&format!("{domain}.enable"), json!({})).await;
        }
        browser
    }

    async fn call(&mut self, method: &str, params: Value) -> Value {
        self.number += 1;
        let mut request = json!({"id": self.number, "method": method, "params": params});
        if let Some(session) = &self.session {
            request["sessionId"] = json!(session);
        }
        self.line.send(Message::text(request.to_string())).await.unwrap();
        loop {
            let frame = tokio::time::timeout(PATIENCE, self.line.next()).await;
            let frame = frame.unwrap_or_else(|_| panic!("the browser does not answer {method}"));
            let Message::Text(text) = frame.unwrap().unwrap() else { continue };
            let said: Value = serde_json::from_str(&text).unwrap();
            if said["id"] == self.number {
                assert!(said["error"].is_null(), "{method}: {}", said["error"]);
                return said["result"].clone();
            }
            self.hear(&said);
        }
    }

    fn hear(&mut self, said: &Value) {
        let params = &said["params"];
        match said["method"].as_str().unwrap_or_default() {
            "Runtime.exceptionThrown" => self.complaints.push_back(params["exceptionDetails"].to_string()),
            "Log.entryAdded" if params["entry"]["level"] != "info" => {
                self.complaints.push_back(params["entry"].to_string());
            }
            "Runtime.consoleAPICalled" if params["type"] == "error" || params["type"] == "warning" => {
                self.complaints.push_back(params["args"].to_string());
            }
            _ => {}
        }
    }

    /// Takes what the console has complained of so far.
    pub async fn complaints(&mut self) -> Vec<String> {
        self.eval("1").await;
        self.complaints.drain(..).collect()
    }

    /// Sets the size of the window.
    pub async fn size(&mut self, width: u32, height: u32) {
        let metrics =
            json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 500});
        self.call("Emulation.setDeviceMetricsOverride", metrics).await;
    }

    /// Opens an address.
    pub async fn open(&mut self, address: &str) {
        self.call("Page.navigate", json!({"url": address})).await;
        self.until("document.readyState === 'complete'").await;
    }

    /// The value of a JavaScript expression.
    pub async fn eval(&mut self, script: &str) -> Value {
        let params =
            json!({"expression": script, "returnByValue": true, "awaitPromise": true, "userGesture": true});
        let result = self.call("Runtime.evaluate", params).await;
        assert!(result["exceptionDetails"].is_null(), "{script}: {}", result["exceptionDetails"]);
        result["result"]["value"].clone()
    }

    /// Waits until an expression is true.
    pub async fn until(&mut self, script: &str) {
        let start = Instant::now();
        while self.eval(&format!("Boolean({script})")).await != true {
            if start.elapsed() > PATIENCE {
                let page = self.eval("document.body.innerText").await;
                let complaints = self.complaints().await;
                panic!(
                    "it never came about: {script}\n{complaints:?}\n{}",
                    page.as_str().unwrap_or_default()
                );
            }
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// Waits until the page shows these words.
    pub async fn sees(&mut self, words: &str) {
        self.until(&format!("document.body.innerText.includes({})", json!(words))).await;
    }

    /// Presses the last element of this kind that has these words in its name or text, with the pointer.
    pub async fn click(&mut self, selector: &str, words: &str) {
        let find = format!(
            "[...document.querySelectorAll({})].filter((one) => !one.disabled && one.checkVisibility() && \
             `${{one.textContent}} ${{one.getAttribute('aria-label') ?? ''}}`.includes({})).at(-1)",
            json!(selector),
            json!(words)
        );
        self.until(&find).await;
        // The page may draw a message anew meanwhile: the element is looked for at every frame, until it stands still and
        // lies under the place that is to be pressed.
        let script = format!(
            "(async () => {{ let last = -1; let place = [0, 0]; for (let n = 0; n < 200; n += 1) {{ \
             const one = {find}; if (one) {{ one.scrollIntoView({{block: 'center', inline: 'center'}}); \
             const box = one.getBoundingClientRect(); place = [box.x + box.width / 2, box.y + box.height / 2]; \
             if (box.top === last && one.contains(document.elementFromPoint(...place))) break; last = box.top; }} \
             await new Promise(requestAnimationFrame); }} return place; }})()"
        );
        // What moves at the very moment of the press is pressed again, as a person would.
        let watch = format!(
            "window.pressed = false; document.addEventListener('click', (event) => \
             window.pressed = Boolean({find}?.contains(event.target)), {{capture: true, once: true}}); 1"
        );
        let start = Instant::now();
        loop {
            let place = self.eval(&script).await;
            self.eval(&watch).await;
            for kind in ["mouseMoved", "mousePressed", "mouseReleased"] {
                let button = if kind == "mouseMoved" { "none" } else { "left" };
                let event =
                    json!({"type": kind, "x": place[0], "y": place[1], "button": button, "clickCount": 1});
                self.call("Input.dispatchMouseEvent", event).await;
            }
            if self.eval("window.pressed").await == true {
                return;
            }
            assert!(start.elapsed() < PATIENCE, "{selector} with {words:?} could not be pressed");
        }
    }

    /// Types words where the focus is, as one piece.
    pub async fn type_words(&mut self, words: &str) {
        self.call("Input.insertText", json!({"text": words})).await;
    }

    /// Keeps the system's own dialog for choosing files from opening.
    pub async fn catch_file_choosers(&mut self) {
        self.call("Page.setInterceptFileChooserDialog", json!({"enabled": true})).await;
    }

    /// Gives a file to the field that asks for one, as the system's dialog would.
    pub async fn choose_file(&mut self, name: &str, content: &str) {
        self.until("document.querySelector('input[type=file]')").await;
        let script = format!(
            "(() => {{ const field = document.querySelector('input[type=file]'); const held = new DataTransfer(); \
             held.items.add(new File([{}], {})); field.files = held.files; \
             field.dispatchEvent(new Event('change')); }})()",
            json!(content),
            json!(name)
        );
        self.eval(&script).await;
    }

    /// Presses one key: a name of the DOM such as `Enter`, or one character.
    pub async fn key(&mut self, key: &str) {
        let known = [
            ("Enter", 13, "\r"),
            ("Tab", 9, ""),
            ("Escape", 27, ""),
            ("ArrowDown", 40, ""),
            ("ArrowUp", 38, ""),
        ];
        let (code, text) =
            known.iter().find(|(name, ..)| *name == key).map_or((0, key), |(_, code, text)| (*code, *text));
        let down =
            json!({"type": "keyDown", "key": key, "code": key, "windowsVirtualKeyCode": code, "text": text});
        self.call("Input.dispatchKeyEvent", down).await;
        let up = json!({"type": "keyUp", "key": key, "code": key, "windowsVirtualKeyCode": code});
        self.call("Input.dispatchKeyEvent", up).await;
    }

    /// Presses a digit with Alt held.
    pub async fn alt_digit(&mut self, digit: u32) {
        let (key, code) = (digit.to_string(), format!("Digit{digit}"));
        for kind in ["rawKeyDown", "keyUp"] {
            let event = json!({"type": kind, "key": key, "code": code, "modifiers": 1, "windowsVirtualKeyCode": 48 + digit});
            self.call("Input.dispatchKeyEvent", event).await;
        }
    }

    /// Controls that a screen reader would meet without a name, as role and place.
    pub async fn nameless(&mut self) -> Vec<String> {
        const CONTROLS: [&str; 14] = [
            "button",
            "link",
            "textbox",
            "searchbox",
            "combobox",
            "listbox",
            "checkbox",
            "radio",
            "switch",
            "menuitem",
            "option",
            "dialog",
            "image",
            "img",
        ];
        let tree = self.call("Accessibility.getFullAXTree", json!({})).await;
        let nodes = tree["nodes"].as_array().unwrap();
        let shown = nodes.iter().filter(|node| node["ignored"] != true);
        let bare = shown.filter(|node| {
            let role = node["role"]["value"].as_str().unwrap_or_default();
            CONTROLS.contains(&role) && node["name"]["value"].as_str().unwrap_or_default().trim().is_empty()
        });
        bare.map(|node| format!("{} {}", node["role"]["value"], node["properties"])).collect()
    }

    /// The names of everything of these roles, as a screen reader reads them.
    pub async fn names(&mut self, roles: &[&str]) -> Vec<String> {
        let tree = self.call("Accessibility.getFullAXTree", json!({})).await;
        let nodes = tree["nodes"].as_array().unwrap();
        let fitting = nodes.iter().filter(|node| {
            node["ignored"] != true && roles.contains(&node["role"]["value"].as_str().unwrap_or_default())
        });
        fitting.map(|node| node["name"]["value"].as_str().unwrap_or_default().to_owned()).collect()
    }

    /// Elements that reach beyond the right edge of the window, unless something around them scrolls or hides it.
    pub async fn too_wide(&mut self) -> Vec<String> {
        let script = "(() => { const clips = (one) => { for (let up = one.parentElement; up && up !== document.body; \
            up = up.parentElement) if (getComputedStyle(up).overflowX !== 'visible') return true; return false; }; \
            const wide = [...document.querySelectorAll('body *')].filter((one) => one.checkVisibility() && \
            one.getBoundingClientRect().right > innerWidth + 1 && !clips(one)); \
            const rooms = ['#scroll', '.composer', '#side', '#trouble', 'dialog[open]'] \
            .flatMap((name) => [...document.querySelectorAll(name)]).filter((one) => one.scrollWidth > one.clientWidth + 1); \
            const page = document.documentElement.scrollWidth > innerWidth ? [document.documentElement] : []; \
            return [...wide, ...rooms, ...page].map((one) => one.outerHTML.slice(0, 120)); })()";
        let found = self.eval(script).await;
        found.as_array().unwrap().iter().map(ToString::to_string).collect()
    }
}

async fn devtools(profile: &TempDir) -> String {
    let file = profile.path().join("DevToolsActivePort");
    let start = Instant::now();
    loop {
        let text = std::fs::read_to_string(&file).unwrap_or_default();
        if let Some((port, path)) = text.split_once('\n') {
            return format!("ws://127.0.0.1:{port}{}", path.trim());
        }
        assert!(start.elapsed() < PATIENCE, "the browser did not start");
        tokio::time::sleep(PAUSE).await;
    }
}
