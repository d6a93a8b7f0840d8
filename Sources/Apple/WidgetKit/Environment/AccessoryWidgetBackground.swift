public import SwiftUI

/// The usual background of small round widgets.
public struct AccessoryWidgetBackground: View {
    nonisolated public init() {}

    /// A faint fill in the foreground style.
    public var body: some View {
        Rectangle().fill(.quaternary)
    }
}
