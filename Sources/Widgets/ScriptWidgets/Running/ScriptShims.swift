import GroupSystem

/// Commands of macOS that scripts call, in a directory at the end of their `PATH`: only for what this system lacks.
package struct ScriptShims {
    /// Where they are; nil if they could not be written.
    private let directory: String?

    /// Writes them below the directory of records, which is this user's own.
    package init(in records: String) {
        let path = records + "/commands"
        do throws(Errno) {
            let directory = try FileDescriptor(makingDirectoryAt: path)
            for (name, text) in ScriptShims.texts { try ScriptShims.write(text, to: name, in: directory) }
            self.directory = path
        } catch {
            self.directory = nil
        }
    }

    private static func write(_ text: String, to name: String, in directory: borrowing FileDescriptor) throws(Errno) {
        let bytes = Array("#!/bin/sh\n\(text)\n".utf8)
        if let status = try? directory.status(of: name), status.size == bytes.count { return }
        var file = try AtomicFile(in: directory, temporaryName: ".\(name).\(CurrentProcess.id)", mode: 0o700)
        try file.file.writeAll(bytes)
        try file.replace(name)
    }

    /// Makes the search path of this process lead to them, and to our own tools, after everything else. Call it before
    /// there are threads.
    package func extendSearchPath() {
        let path = ProcessEnvironment.words("PATH") ?? "/usr/local/bin:/usr/bin:/bin"
        let own = CurrentProcess.program
        let tools = own.lastIndex(of: "/").map { String(own[..<$0]) }
        let further = [directory, tools, tools.map { $0 + "/../../bin" }].compactMap(\.self)
        ProcessEnvironment.set("PATH", to: ([path] + further).joined(separator: ":"))
    }

    private static let texts = [
        "defaults": #"exec groupdefaults defaults "$@""#,
        "open": """
        # -a, -b, -e, -g and others name an application of macOS: what is opened is the last word.
        for word; do :; done
        exec xdg-open "$word"
        """,
        "pbcopy": """
        if [ -n "$WAYLAND_DISPLAY" ] && command -v wl-copy >/dev/null; then exec wl-copy; fi
        if command -v xclip >/dev/null; then exec xclip -selection clipboard; fi
        exec xsel --clipboard --input
        """,
        "pbpaste": """
        if [ -n "$WAYLAND_DISPLAY" ] && command -v wl-paste >/dev/null; then exec wl-paste --no-newline; fi
        if command -v xclip >/dev/null; then exec xclip -selection clipboard -o; fi
        exec xsel --clipboard --output
        """,
    ]
}
