import SwiftUI
import WidgetKit

// Previews of each form, and one that crashes.

#Preview("Two cups", as: .systemSmall) {
    CupsWidget()
} timeline: {
    CupsEntry(date: .now)
    CupsEntry(date: .now + 60)
}

#Preview("Provided", as: .systemMedium, widget: { CupsWidget() }, timelineProvider: { CupsProvider() })

#Preview("A \"plain\" view", traits: .fixedLayout(width: 120, height: 60)) {
    Text("Hello")
}

#Preview("Fitting", traits: .sizeThatFitsLayout) {
    Color.orange.frame(width: 70, height: 30)
}

#Preview("Crash") {
    Text([String]().first!)
}

private struct Cup: View {
    var body: some View { Text("A cup") }
}

struct CupPreviews: PreviewProvider {
    static var previews: some View {
        Group {
            Cup().previewContext(WidgetPreviewContext(family: .systemSmall)).previewDisplayName("Small")
            Cup().previewContext(WidgetPreviewContext(family: .systemMedium)).previewDisplayName("Medium")
        }
        .environment(\.colorScheme, .dark)
    }
}
