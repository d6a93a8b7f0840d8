public import Foundation

/// Opens a URL in an app; in a widget, nothing does but a tap.
public struct OpenURLAction: Sendable {
    public func callAsFunction(_ url: URL) {
        Surroundings.note("`openURL` has no effect in a widget; use a `Link`.")
    }
}
