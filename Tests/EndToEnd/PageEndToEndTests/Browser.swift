import Foundation
import TestSupport
import Testing

/// Chromium without a window, driven through its debugging pipe.
final class Browser {
    private let process = Process()
    private let commands = Pipe()
    private let answers = Pipe()
    private let profile = TemporaryDirectory()
    private var buffer = Data()
    private var number = 0
    /// Messages of browser pages, kept until they are asked for.
    private(set) var problems: [String] = []

    /// Nil where there is no such browser.
    static let path = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
        .first(where: FileManager.default.isExecutableFile)
    static let isMissing: Comment = "no Chromium is installed: apt-get install chromium"

    init() throws {
        let path = try #require(Browser.path)
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = [
            "-c", "exec \"$0\" \"$@\" 3<&0 4>&1 0</dev/null 1>/dev/null 2>/dev/null", path, "--headless=new",
            "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-dev-shm-usage", "--hide-scrollbars",
            "--disable-background-networking", "--remote-debugging-pipe", "--user-data-dir=\(profile.path)",
        ]
        process.standardInput = commands
        process.standardOutput = answers
        try process.run()
    }

    deinit {
        process.terminate()
        process.waitUntilExit()
    }

    /// Opens a page of its own. A script runs before those of the page.
    func open(
        _ address: String, width: Int = 1280, height: Int = 900, isDark: Bool = false, script: String? = nil
    ) throws -> BrowserPage {
        let target = try send("Target.createTarget", ["url": "about:blank"])["targetId"] as? String
        let attached = try send("Target.attachToTarget", ["targetId": target ?? "", "flatten": true])
        let page = BrowserPage(self, session: try #require(attached["sessionId"] as? String))
        for domain in ["Page", "Runtime", "Log"] { try page.send("\(domain).enable") }
        try page.resize(width: width, height: height)
        try page.prefer(isDark: isDark)
        if let script { try page.send("Page.addScriptToEvaluateOnNewDocument", ["source": script]) }
        try page.send("Page.navigate", ["url": address])
        return page
    }

    @discardableResult
    func send(_ method: String, _ parameters: [String: Any] = [:], session: String? = nil) throws -> [String: Any] {
        number += 1
        var message: [String: Any] = ["id": number, "method": method, "params": parameters]
        message["sessionId"] = session
        try commands.fileHandleForWriting.write(contentsOf: JSONSerialization.data(withJSONObject: message) + [0])
        while true {
            let answer = try next()
            note(answer)
            guard answer["id"] as? Int == number else { continue }
            if let error = answer["error"] { throw Failure(words: "\(method): \(error)") }
            return answer["result"] as? [String: Any] ?? [:]
        }
    }

    private func next() throws -> [String: Any] {
        while true {
            if let end = buffer.firstIndex(of: 0) {
                let message = buffer[buffer.startIndex..<end]
                buffer = Data(buffer[(end + 1)...])
                return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
            }
            let more = answers.fileHandleForReading.availableData
            guard !more.isEmpty else { throw Failure(words: "the browser has ended") }
            buffer += more
        }
    }

    /// Keeps what the console says is wrong.
    private func note(_ message: [String: Any]) {
        guard let parameters = message["params"] as? [String: Any] else { return }
        if message["method"] as? String == "Runtime.exceptionThrown" { problems.append("\(parameters)") }
        if message["method"] as? String == "Log.entryAdded", let entry = parameters["entry"] as? [String: Any],
            entry["level"] as? String == "error"
        {
            problems.append("\(entry["text"] ?? "") \(entry["url"] ?? "")")
        }
    }

    struct Failure: Error, CustomStringConvertible {
        let words: String
        var description: String { words }
    }
}

/// A page in a browser.
final class BrowserPage {
    private let browser: Browser
    private let session: String

    fileprivate init(_ browser: Browser, session: String) {
        (self.browser, self.session) = (browser, session)
    }

    @discardableResult
    func send(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        try browser.send(method, parameters, session: session)
    }

    /// The value of an expression, or of the promise that it is.
    @discardableResult
    func value(of expression: String) throws -> Any? {
        let answer = try send(
            "Runtime.evaluate", ["expression": expression, "awaitPromise": true, "returnByValue": true])
        if let details = answer["exceptionDetails"] as? [String: Any] {
            let thrown = (details["exception"] as? [String: Any])?["description"]
            throw Browser.Failure(words: "\(expression): \(thrown ?? details)")
        }
        return (answer["result"] as? [String: Any])?["value"]
    }

    func text(of expression: String) throws -> String { try value(of: expression) as? String ?? "" }

    /// Waits until an expression is true in a frame that the browser draws.
    func wait(until expression: String, within seconds: Int = 60, location: SourceLocation = #_sourceLocation) throws {
        let isTrue = try value(
            of: """
                new Promise((done) => {
                  // Not by the clock on the wall, which a test may hold still.
                  const end = performance.now() + \(seconds) * 1000;
                  const look = () => {
                    let is = false;
                    try { is = Boolean(\(expression)); } catch {}
                    if (is || performance.now() > end) done(is); else setTimeout(look, 5);
                  };
                  look();
                })
                """)
        guard isTrue as? Bool == true else {
            let seen = try text(of: "document.body.innerText")
            Issue.record("it never came to be: \(expression)\nThe page says: \(seen)", sourceLocation: location)
            throw Browser.Failure(words: "it never came to be: \(expression)")
        }
    }

    func resize(width: Int, height: Int, scale: Double = 1) throws {
        try send(
            "Emulation.setDeviceMetricsOverride",
            ["width": width, "height": height, "deviceScaleFactor": scale, "mobile": false])
    }

    func prefer(isDark: Bool) throws {
        let wish = ["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"]
        try send("Emulation.setEmulatedMedia", ["features": [wish]])
    }

    func press(_ key: String, code: Int, text: String? = nil) throws {
        for kind in ["keyDown", "keyUp"] {
            var event: [String: Any] = ["type": kind, "key": key, "code": key, "windowsVirtualKeyCode": code]
            if kind == "keyDown" { event["text"] = text }
            try send("Input.dispatchKeyEvent", event)
        }
    }

    /// A click of the mouse in the middle of an element.
    func click(_ element: String) throws {
        let place = try value(
            of: """
                (() => {
                  const r = \(element).getBoundingClientRect();
                  return [r.x + r.width / 2, r.y + r.height / 2];
                })()
                """)
        let point = try #require(place as? [Double])
        for kind in ["mousePressed", "mouseReleased"] {
            try send(
                "Input.dispatchMouseEvent",
                ["type": kind, "x": point[0], "y": point[1], "button": "left", "clickCount": 1])
        }
    }

    /// A picture of what is seen, or of an element alone, as a PNG.
    func screenshot(of element: String? = nil) throws -> Data {
        var parameters: [String: Any] = ["format": "png"]
        if let element {
            let frame = "(({ x, y, width, height }) => ({ x, y, width, height, scale: 1 }))"
            parameters["clip"] = try value(of: "\(frame)(\(element).getBoundingClientRect())")
        }
        let answer = try send("Page.captureScreenshot", parameters)
        return try #require(Data(base64Encoded: answer["data"] as? String ?? ""))
    }

    /// Roles and names of all that assistive technology finds.
    func accessibility() throws -> [(role: String, name: String)] {
        let nodes = try send("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]] ?? []
        return nodes.filter { $0["ignored"] as? Bool != true }.map { node in
            func value(_ key: String) -> String { (node[key] as? [String: Any])?["value"] as? String ?? "" }
            return (value("role"), value("name"))
        }
    }
}
