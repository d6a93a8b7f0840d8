import Foundation
import SwiftUI

// The parts that WidgetKit adds to SwiftUI and these tests use.

extension ContainerBackgroundPlacement {
    static let widget = ContainerBackgroundPlacement("widget")
}

extension View {
    @ViewBuilder func widgetURL(_ url: URL?) -> some View {
        if let url { coveringWidget(opening: url.absoluteString) } else { self }
    }
}

enum WidgetFamily {
    case systemSmall, systemMedium
}

private struct WidgetFamilyKey: EnvironmentKey {
    static let defaultValue = WidgetFamily.systemMedium
}

extension EnvironmentValues {
    var widgetFamily: WidgetFamily {
        get { self[WidgetFamilyKey.self] }
        set { self[WidgetFamilyKey.self] = newValue }
    }
}
