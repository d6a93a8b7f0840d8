import CommandLineKit
import GroupStore
import GroupSystem
import WidgetHost
import WidgetRecords

extension Command {
    static let stop = Command(
        name: "stop",
        summary: "stop the running host",
        of: { invocation in
            let widgets = try invocation.widgets
            guard let host = widgets.host else { throw Failure.notFound("no host is running") }
            guard host != WidgetsDirectory.unknownHost else {
                throw Failure.store(
                    "a host runs, but \(widgets.path)/host.lock does not say which process it is",
                    hint: "end it where it was started")
            }
            guard (try? Signal.terminate.send(to: host)) != nil else {
                throw Failure.store("the host, process \(host), cannot be stopped: it belongs to another user")
            }
            // Long enough for the host to end, so that another one could start.
            var patience = Patience(WidgetsHost.longestEnding + .seconds(1), longestNap: .milliseconds(20))
            while widgets.host == host {
                guard patience.wait() else {
                    throw Failure.store(
                        "the host, process \(host), has not ended yet",
                        hint: "a widget program may be waiting to write; try again")
                }
            }
        })
}
