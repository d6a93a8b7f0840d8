/// Something that a script needs and this machine does not have.
package enum Missing: Error, Hashable, Sendable {
    case command(String)
    /// A module of Python, Ruby, Perl or Node.
    case module(String, language: String)
}

extension Missing {
    /// The first thing that is missing according to what a script wrote to its standard error.
    package init?(in complaints: String) {
        for line in complaints.split(separator: "\n") {
            if let missing = Missing.command(in: line) ?? Missing.module(in: line) {
                self = missing
                return
            }
        }
        return nil
    }

    /// `bash: line 3: jq: command not found`, `x.sh: 1: jq: not found`, `env: 'node': No such file or directory`.
    private static func command(in line: Substring) -> Missing? {
        let parts = line.split(separator: ":").map { $0.trimmed }
        guard let last = parts.last, parts.count > 1 else { return nil }
        if last == "command not found" || last == "not found" {
            return name(parts[parts.count - 2]).map(Missing.command)
        }
        if parts[0].hasSuffix("env"), last == "No such file or directory" { return name(parts[1]).map(Missing.command) }
        // zsh says it the other way round.
        if parts.contains("command not found") { return name(last).map(Missing.command) }
        return nil
    }

    private static func module(in line: Substring) -> Missing? {
        let forms = [
            ("No module named ", "python3"), ("ImportError: No module named ", "python3"),
            ("cannot load such file -- ", "ruby"),
            ("Cannot find module ", "node"), ("Can't locate ", "perl"),
        ]
        for (words, language) in forms {
            guard let found = line.ranges(of: words).first else { continue }
            let rest = line[found.upperBound...].prefix { !$0.isWhitespace && $0 != ";" }
            return name(String(rest)).map { .module($0, language: language) }
        }
        return nil
    }

    /// A name without quotes; nil for a path, which is no command to install, or nothing.
    private static func name(_ word: String) -> String? {
        let name = word.filter { !"'\"`‘’".contains($0) }
        return name.isEmpty || name.hasPrefix("/") || name.hasPrefix(".") || name.contains(" ") ? nil : name
    }
}

extension Missing: CustomStringConvertible {
    package var description: String {
        let (name, package) = (name, package)
        return package.map { "\(name) is not installed (Debian's package: \($0))" } ?? "\(name) is not installed"
    }

    private var name: String {
        switch self {
        case .command(let name): name
        case .module(let name, let language): "\(name), a module of \(language),"
        }
    }

    /// Debian's package, if it is known.
    private var package: String? {
        switch self {
        case .command(let name): Missing.packages[name]
        case .module(let name, "python3"): "python3-\(name.split(separator: ".")[0].lowercased())"
        case .module(let name, "ruby"): "ruby-\(name.split(separator: "/")[0])"
        case .module: nil
        }
    }

    /// The packages of commands that scripts use and a small Debian lacks.
    private static let packages = [
        "bc": "bc", "curl": "curl", "jq": "jq", "node": "nodejs", "nodejs": "nodejs", "npm": "npm", "php": "php-cli",
        "python": "python-is-python3", "python3": "python3", "ruby": "ruby", "zsh": "zsh", "ksh": "ksh",
        "lua": "lua5.4",
        "deno": "deno", "git": "git", "ping": "iputils-ping", "dig": "dnsutils", "host": "dnsutils",
        "nmcli": "network-manager",
        "wg": "wireguard-tools", "playerctl": "playerctl", "mpc": "mpc", "amixer": "alsa-utils",
        "pactl": "pulseaudio-utils",
        "upower": "upower", "acpi": "acpi", "sensors": "lm-sensors", "xclip": "xclip", "wl-copy": "wl-clipboard",
        "notify-send": "libnotify-bin", "xdg-open": "xdg-utils", "gh": "gh", "docker": "docker.io",
        "kubectl": "kubernetes-client",
        "perl": "perl", "wget": "wget", "nc": "netcat-openbsd", "whois": "whois", "xmllint": "libxml2-utils",
        "gdbus": "libglib2.0-bin",
        "rsync": "rsync", "iwgetid": "wireless-tools", "iw": "iw", "top": "procps", "ps": "procps", "pgrep": "procps",
    ]
}

extension Substring {
    fileprivate var trimmed: String {
        var text = self
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
