import Commands
import Glibc
import WidgetHost

extension Command {
    static let stop = Command(
        name: "stop",
        summary: "end the host that runs",
        of: { invocation in
            guard let host = WidgetsHost.holder(of: try invocation.widgets) else {
                throw Failure.notFound("no host runs")
            }
            guard kill(host, SIGTERM) == 0 else {
                throw Failure.store("the host, process \(host), cannot be told to end: it is someone else's")
            }
        })
}
