import Foundation
import GroupTesting
import Testing

/// Placed widgets, a host, and a server of their page.
final class PageStand {
    let group: TestGroup
    private(set) var host: TestProcess
    private(set) var server: TestProcess
    private(set) var address: String

    let cups = "group.com.example.app"
    let tasks = "group.com.example.tasks"

    init(_ options: String..., language: String = "C.UTF-8", now: Date? = nil) throws {
        group = try TestGroup(environment: ["NO_COLOR": "1", "TERM": "dumb", "LANG": language, "TZ": "UTC"], now: now)
        for program in ["CoffeeWidget", "Countdown", "Tasks"] {
            try group.run("groupwidgets", "add", TestGroup.path(ofProgram: program))
        }
        for kind in ["Coffee", "Tasks", "Countdown"] {
            try group.run("groupwidgets", "place", kind, "--family", "small")
        }
        try group.run("groupdefaults", "set", "-s", cups, "--int", "cups", "3")
        try group.run("groupdefaults", "set", "-s", "group.com.example.countdown", "--date", "ends", "+2h")
        try group.run("groupdefaults", "append", "-s", tasks, "tasks", "Water the plants", "Call mother")
        host = try group.start("groupwidgets", ["run", "--plain"])
        try host.wait(forOutput: "Coffee-1")
        (server, address) = try PageStand.serve(group, ["--port", "0"] + options)
    }

    private static func serve(_ group: TestGroup, _ options: [String]) throws -> (TestProcess, String) {
        let server = try group.start("groupwidgets", ["page"] + options)
        try server.wait(forOutput: "\n")
        return (server, String(server.output.prefix { $0 != "\n" }))
    }

    var port: Int { URL(string: address)?.port ?? 0 }

    func killServer() throws {
        server.send(SIGKILL)
        _ = try server.wait()
    }

    /// Serves again at the same port.
    func serveAgain() throws {
        (server, address) = try PageStand.serve(group, ["--port", "\(port)"])
    }

    func killHost() throws {
        host.send(SIGKILL)
        _ = try host.wait()
    }

    func hostAgain() throws { host = try group.start("groupwidgets", ["run", "--plain"]) }

    /// A page in a browser that has drawn all widgets.
    func page(
        in browser: Browser, width: Int = 1280, height: Int = 900, isDark: Bool = false, query: String = "",
        script: String? = nil
    ) throws -> BrowserPage {
        let address = address.replacingOccurrences(of: "/#", with: "/\(query)#")
        let page = try browser.open(address, width: width, height: height, isDark: isDark, script: script)
        try page.wait(until: "document.querySelectorAll('.card .face svg').length >= \(query.isEmpty ? 3 : 1)")
        return page
    }
}

extension BrowserPage {
    /// Sets the value of a control, as a person's choice does.
    func choose(_ id: String, _ value: String, _ event: String) throws {
        try self.value(
            of: """
                (() => {
                  const element = document.getElementById("\(id)");
                  element.value = \(value);
                  element.dispatchEvent(new Event("\(event)"));
                })()
                """)
    }

    /// An expression that is true if the page shows these words on a widget.
    static func shows(_ words: String) -> String {
        "[...document.querySelectorAll('.face svg:not(.old)')].some((svg) => svg.textContent.includes('\(words)'))"
    }
}
