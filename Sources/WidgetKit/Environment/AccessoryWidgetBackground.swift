public import SwiftUI

/// The usual background of small round widgets.
public struct AccessoryWidgetBackground: View {
    /// Makes the background.
    nonisolated public init() {}

    public var body: some View {
        Rectangle().fill(.quaternary)
    }
}
