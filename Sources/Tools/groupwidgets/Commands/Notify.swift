import CommandLineKit
import GroupSystem
import WidgetScreens

extension Command {
    static let notify = Command(
        name: "notify",
        operands: "ID",
        summary: "show a desktop notification at each change of a widget",
        details: """
            There is one notification, which each change replaces. It goes through the session bus: by busctl, or by \
            notify-send. The title is the widget's text as in 'groupwidgets stream', and the body the rest. A ticking \
            timer is not a change. The command runs until it is ended, and exits with 3 if nothing shows notifications.
            """,
        examples: [.init(line: "groupwidgets notify Parcel-1", meaning: "a notification at each change")],
        completes: [.widget],
        of: { invocation in
            let name = try invocation.operands(1...1)[0]
            let widgets = try invocation.widgets
            let loop = EventLoop()
            var last: [String]?
            var notifier: Notifier?
            var failure: Failure?
            let stream = try WidgetStream(of: [name], on: widgets.screen, in: loop, ticks: false, pause: .seconds(1)) {
                let record = $0.record(tool: [])
                let shown = [record.text] + $0.summary.rest + [record.percentage.map { "\($0)" } ?? ""]
                defer { last = shown }
                // The first is what the widget showed before any change.
                guard let last, last != shown, !record.text.isEmpty else { return }
                do throws(Failure) {
                    try notifier?.show(Notifier.Message(record))
                } catch {
                    failure = error
                }
            }
            notifier = try Notifier()
            stream.report()
            while failure == nil { loop.turn() }
            if let failure { throw failure }
        })
}
