/// The effect of a tap.
package enum Action: Hashable, Sendable {
    /// Opens a URL.
    case open(url: String)
    /// Performs an intent in the widget's program, after which the widget is reloaded.
    case perform(intent: String, parameters: [String: Parameter])
}
