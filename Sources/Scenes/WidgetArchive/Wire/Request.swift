/// What the host asks of a widget program: one line of JSON on the socket that both share.
package struct Request: Hashable, Sendable {
    /// How long a program may take to end once the host has closed the connection: longer than its last write may have to
    /// wait for another writer.
    package static let farewell = Duration.seconds(12)

    /// Comes back with the answer.
    package var number: Int
    package var ask: Ask
    package var display: DisplaySettings

    package init(number: Int, _ ask: Ask, display: DisplaySettings = DisplaySettings()) {
        self.number = number
        self.ask = ask
        self.display = display
    }

    package enum Ask: Hashable, Sendable {
        case describe
        /// What the widget shows while nothing else is known.
        case placeholder(Instance)
        /// What it shows in passing; in a preview, with data that may be made up.
        case snapshot(Instance, isPreview: Bool)
        case timeline(Instance)
        /// The values that a parameter of a kind may be given; or the one that is named, if it may be given that, whether
        /// it is among them or not.
        case choices(kind: String, parameter: String, matching: Parameter? = nil)
        /// An intent that a button or a toggle stands for.
        case perform(intent: String, parameters: [String: Parameter])
        /// The previews in the program's source.
        case previews
        /// What one of them shows, by its place among them.
        case preview(Int)
    }

    /// The environment variable that holds the number of the socket's descriptor.
    package static let socketVariable = "GROUPWIDGETS_SOCKET"
    /// The variable by whose value all processes are known that one of a program has started.
    package static let programVariable = "GROUPWIDGETS_PROGRAM"
}
