/// The parts that systemd can run for a person, each by a unit of its own.
enum ServicePart: String, CaseIterable {
    case host, page, desktop

    /// As journalctl takes it.
    var unit: String {
        switch self {
        case .host: "groupwidgets"
        case .page: "groupwidgets-page"
        case .desktop: "groupwidgets-desktop"
        }
    }

    var unitName: String { unit + ".service" }

    /// The command that installs it, removes it, or shows its state.
    func command(_ verb: ServiceVerb) -> String {
        "groupwidgets service \(verb.rawValue)" + (self == .host ? "" : " --\(rawValue)")
    }

    var description: String {
        switch self {
        case .host: "Widgets, redrawn when what they read changes"
        case .page: "The placed widgets in browsers"
        case .desktop: "The placed widgets on the desktop"
        }
    }

    /// With which it is started, and ended.
    var target: String { self == .desktop ? "graphical-session.target" : "default.target" }

    /// The words that the tool is started with.
    var words: [String] {
        switch self {
        case .host: ["run", "--plain"]
        case .page: ["page"]
        case .desktop: ["desktop"]
        }
    }

    /// How it ends.
    var settings: String {
        switch self {
        case .host:
            """
            # The host ends its programs itself, when they have written what is pending. What it has opened for a tap, such as
            # a browser, stays.
            KillMode=process
            # A program that takes too much memory costs only its own widgets.
            OOMPolicy=continue
            """
        case .page, .desktop:
            """
            # A picture that takes too much memory costs only itself.
            OOMPolicy=continue
            """
        }
    }
}
