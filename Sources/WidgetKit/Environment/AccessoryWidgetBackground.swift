public import SwiftUI

/// The usual background of small round widgets.
public struct AccessoryWidgetBackground: View {
    nonisolated public init() {}

    public var body: some View {
        Rectangle().fill(.quaternary)
    }
}
