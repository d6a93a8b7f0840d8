public import SwiftUI

/// The usual background of small round widgets.
public struct AccessoryWidgetBackground: View {
    /// Makes the background.
    nonisolated public init() {}

    /// A faint fill of the foreground.
    public var body: some View {
        Rectangle().fill(.quaternary)
    }
}
