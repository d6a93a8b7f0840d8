/// The systemd user unit of the host. The packages have the same one without its first lines; see
/// `Packaging/groupwidgets.service`.
struct ServiceUnit: Hashable {
    static let name = "groupwidgets.service"

    let program: String
    /// The root that the host serves; nil for the environment's.
    var root: String?

    init(program: String, root: String?) {
        (self.program, self.root) = (program, root)
    }

    /// Parses a unit, even one edited by a person; nil if it does not run the host.
    init?(text: String) {
        let key = "ExecStart="
        guard let line = text.split(separator: "\n").last(where: { $0.hasPrefix(key) }) else { return nil }
        let words = UnitWords.words(of: String(line.dropFirst(key.count)))
        guard let program = words.first else { return nil }
        let option = words.firstIndex(of: "--root").map { $0 + 1 }
        self.init(program: program, root: option.flatMap { words.indices.contains($0) ? words[$0] : nil })
    }

    /// The text written by `service install`.
    var text: String { ServiceUnit.preface + packagedText }

    /// The text in the packages.
    var packagedText: String {
        """
        [Unit]
        Description=Widgets, redrawn when what they read changes
        Documentation=man:groupwidgets(1)

        [Service]
        Type=notify
        ExecStart=\(UnitWords.line([program] + (root.map { ["--root", $0] } ?? []) + ["run", "--plain"]))
        Restart=on-failure
        RestartSec=5
        # A command line that is wrong stays so.
        RestartPreventExitStatus=2
        WatchdogSec=5min
        # The host ends its programs itself, when they have written what is pending. What it has opened for a tap, such as
        # a browser, stays.
        KillMode=process
        # A program that takes too much memory costs only its own widgets.
        OOMPolicy=continue

        [Install]
        WantedBy=default.target

        """
    }

    private static let preface = """
        # Written by 'groupwidgets service install', and removed by 'groupwidgets service remove'.
        # Your own settings belong beside it: 'systemctl --user edit \(name)'.


        """
}
