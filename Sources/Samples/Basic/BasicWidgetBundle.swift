import SwiftUI
import WidgetKit

@main
struct BasicWidgetBundle: WidgetBundle {
    var body: some Widget {
        BasicWidget()
    }
}
