public import SwiftUI

/// The usual background of small round widgets.
public struct AccessoryWidgetBackground: View {
    @Environment(\.widgetFamily) private var family

    nonisolated public init() {}

    /// A faint fill in the foreground style.
    public var body: some View {
        if family == .accessoryCircular { Circle().fill(.quaternary) } else { Rectangle().fill(.quaternary) }
    }
}
