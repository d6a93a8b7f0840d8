import GroupSystem
import WidgetScreens

/// Opens URLs with the command from the settings.
struct Opener {
    private let directory: WidgetsDirectory

    init(_ directory: WidgetsDirectory) {
        self.directory = directory
    }

    /// Returns the problem, if there is one.
    func open(_ url: String) -> String? {
        do {
            let opener = try directory.opener
            do {
                try Opener.launch(opener + [url])
                return nil
            } catch {
                return "'\(opener.joined(separator: " "))' cannot be run: \(error)"
            }
        } catch {
            return "\(error)"
        }
    }

    /// Starts a command that outlives the host.
    private static func launch(_ words: [String]) throws(Errno) {
        var start = ProgramStart(words)
        start.family = .ownGroup
        try start.launch()
    }
}
