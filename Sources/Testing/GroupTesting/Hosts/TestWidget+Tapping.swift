import Foundation
import WidgetArchive
import WidgetHost
import WidgetRecords

extension TestWidget {
    /// Taps the widget outside of links and buttons. Returns when the host has carried out the tap.
    public func tap(
        within limit: Duration = .usualPatience, file: StaticString = #fileID, line: Int = #line
    ) throws {
        let site = CallSite(file, line)
        guard let url = try currentScene(site).url else {
            throw TestFailure("\(id) has no link of its own", at: site)
        }
        try follow(.open(url: url), limit, site)
    }

    /// Taps the first link or button that contains a text.
    public func tap(
        _ text: String, within limit: Duration = .usualPatience, file: StaticString = #fileID, line: Int = #line
    ) throws {
        let site = CallSite(file, line)
        let targets = try currentScene(site).root.all.filter { [.link, .button].contains($0.kind) }
        guard let target = targets.first(where: { $0.text.contains(text) }), let action = target.action else {
            let offered = targets.map { "\($0.words)" }
            throw TestFailure(
                "\(id) has no link or button that says '\(text)'", [.init(title: "it has", lines: offered)], at: site)
        }
        try follow(action, limit, site)
    }

    private func currentScene(_ site: CallSite) throws -> WidgetScene {
        guard let scene = try shown else { throw TestFailure("\(id) shows nothing yet", at: site) }
        return scene
    }

    private func follow(_ action: Action, _ limit: Duration, _ site: CallSite) throws {
        let start = host.thread.journal.end
        try host.directory.requestTap(id, action)
        let found = host.thread.journal.first(from: start, within: limit) { [id] news -> String?? in
            if case .told(.tapped(id, action, let problem)) = news { .some(problem) } else { nil }
        }
        guard let found else { throw TestFailure("the tap on \(id) was not followed within \(limit)", at: site) }
        if let problem = found.picked { throw TestFailure("the tap on \(id) led to nothing: \(problem)", at: site) }
    }
}
