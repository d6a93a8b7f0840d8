import SwiftUI
import WidgetKit

// As Xcode makes a widget extension with a Live Activity, but for its spaces and its control.

@main
struct ParcelWidgetBundle: WidgetBundle {
    var body: some Widget {
        ParcelWidget()
        ParcelWidgetLiveActivity()
    }
}
