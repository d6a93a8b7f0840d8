import SwiftUI
import WidgetKit

@main
struct TrackerWidgetBundle: WidgetBundle {
    var body: some Widget {
        StatusWidget()
    }
}
