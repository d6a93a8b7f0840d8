/// A host's request to a widget program: one line of JSON on the socket that they share.
package struct Request: Hashable, Sendable {
    /// How long a program may take to end once the host has closed the connection: longer than its last write may have
    /// to wait for another writer.
    package static let farewell = Duration.seconds(12)

    /// Repeated in the answer.
    package var number: Int
    package var ask: Ask
    package var display: DisplaySettings
    /// Why it is asked, in words; empty if there is nothing to say.
    package var cause: String

    package init(number: Int, _ ask: Ask, display: DisplaySettings = DisplaySettings(), cause: String = "") {
        self.cause = cause
        self.number = number
        self.ask = ask
        self.display = display
    }

    package enum Ask: Hashable, Sendable {
        case describe
        /// The scene to show while nothing else is known.
        case placeholder(Instance)
        /// The scene for a passing look; in a preview, the data may be made up.
        case snapshot(Instance, isPreview: Bool)
        case timeline(Instance)
        /// The values that a program offers for a parameter; or only a given one, if the parameter may have it, whether
        /// offered or not.
        case choices(kind: String, parameter: String, matching: Parameter? = nil)
        /// The intent of a button or a toggle.
        case perform(intent: String, parameters: [String: Parameter])
        /// The previews in the program's source.
        case previews
        /// The scenes of one preview, by index.
        case preview(Int)
    }

    /// The environment variable that holds the number of the socket's descriptor.
    package static let socketVariable = "GROUPWIDGETS_SOCKET"
    /// The environment variable whose value marks all processes that a program has started.
    package static let programVariable = "GROUPWIDGETS_PROGRAM"
}
