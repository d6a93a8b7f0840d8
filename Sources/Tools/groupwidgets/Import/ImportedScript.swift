import GroupSystem

/// A script to be written for a module or a plugin, and what a person should know about it.
struct ImportedScript: Hashable {
    /// Its file's name.
    var name: String
    var content: Content
    /// Where it comes from.
    var source: String
    var remarks: [String]

    enum Content: Hashable {
        case text(String)
        case link(to: String)
    }
}

extension ImportedScript {
    /// A module's command as a script. `script` is the text of the file that it names, if it names one.
    init(_ module: WaybarModule, of file: String, script: String? = nil) {
        let inputs = ScriptInputs(script ?? module.exec)
        var interval: String?
        var remarks: [String] = []
        if case .seconds(let seconds) = module.interval {
            if inputs.needsNoInterval {
                remarks.append("its interval is not needed: what it reads runs it again")
            } else {
                interval = ImportedScript.words(forSeconds: seconds)
            }
        }
        if let signal = module.signal {
            remarks.append(
                inputs.needsNoInterval
                    ? "signal \(signal) is not needed"
                    : "in place of signal \(signal), run 'groupwidgets reload' with its kind, or set a key that it reads"
            )
        }
        if !module.unused.isEmpty { remarks.append("not taken: \(module.unused.joined(separator: ", "))") }
        let name = module.name.isEmpty ? "module" : module.name
        let stem = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") ? $0 : "-" })
        self.name = ([stem, interval].compactMap(\.self) + ["sh"]).joined(separator: ".")
        source = "custom/\(module.name)"
        let command = module.condition.map { "if \($0)\nthen\n\(module.exec)\nfi" } ?? module.exec
        let origin = "\(source) of \(file)".split(whereSeparator: \.isNewline).joined(separator: " ")
        content = .text("#!/bin/sh\n# \(origin)\n\(command)\n")
        self.remarks = remarks
    }

    /// A plugin of xbar, SwiftBar or Argos, which stays where it is.
    init(plugin name: String, at path: String, text: String) {
        self.init(name: name, content: .link(to: path), source: path, remarks: [])
        let hasInterval = name.split(separator: ".").dropFirst().dropLast().contains { part in
            guard let unit = part.last else { return false }
            return "smhd".contains(unit) && Int(part.dropLast()) != nil
        }
        if hasInterval, ScriptInputs(text).needsNoInterval {
            remarks = ["its interval is not needed: what it reads runs it again"]
        }
    }

    /// As in a file's name: `30s`, `5m`, `1h`.
    static func words(forSeconds seconds: Double) -> String {
        let whole = max(1, Int(min(seconds, 1e8).rounded()))
        for (unit, length) in [("d", 86_400), ("h", 3_600), ("m", 60)] where whole % length == 0 {
            return "\(whole / length)\(unit)"
        }
        return "\(whole)s"
    }
}
