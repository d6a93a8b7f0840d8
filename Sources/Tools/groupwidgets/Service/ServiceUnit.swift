/// A systemd user unit. The packages have the host's without its first lines; see `Packaging/groupwidgets.service`.
struct ServiceUnit: Hashable {
    let part: ServicePart
    let program: String
    /// The root that is served; nil for the environment's.
    var root: String?

    init(part: ServicePart = .host, program: String, root: String?) {
        (self.part, self.program, self.root) = (part, program, root)
    }

    /// Parses a unit, even one edited by a person; nil if it runs nothing.
    init?(text: String, part: ServicePart = .host) {
        let key = "ExecStart="
        guard let line = text.split(separator: "\n").last(where: { $0.hasPrefix(key) }) else { return nil }
        let words = UnitWords.words(of: String(line.dropFirst(key.count)))
        guard let program = words.first else { return nil }
        let option = words.firstIndex(of: "--root").map { $0 + 1 }
        self.init(part: part, program: program, root: option.flatMap { words.indices.contains($0) ? words[$0] : nil })
    }

    /// The text written by `service install`.
    var text: String { preface + packagedText }

    /// The text in the packages.
    var packagedText: String {
        """
        [Unit]
        Description=\(part.description)
        Documentation=man:groupwidgets(1)
        \(part == .desktop ? "PartOf=\(part.target)\nAfter=\(part.target)\n" : "")
        [Service]
        Type=notify
        ExecStart=\(UnitWords.line([program] + (root.map { ["--root", $0] } ?? []) + part.words))
        Restart=on-failure
        RestartSec=5
        # A command line that is wrong stays so.
        RestartPreventExitStatus=2
        WatchdogSec=5min
        \(part.settings)

        [Install]
        WantedBy=\(part.target)

        """
    }

    private var preface: String {
        """
        # Written by '\(part.command(.install))', and removed by '\(part.command(.remove))'.
        # Your own settings belong beside it: 'systemctl --user edit \(part.unitName)'.


        """
    }
}
