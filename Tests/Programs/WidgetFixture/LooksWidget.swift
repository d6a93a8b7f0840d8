import SwiftUI
import UIKit
import WidgetKit

/// The accent colour and the catalogue's symbols, where both SwiftUI and UIKit are imported.
struct LooksView: View {
    let color = Color(.accent)
    let shade = UIColor(resource: .Brand.dark)
    let logo = UIImage(resource: .logo)

    var body: some View {
        VStack {
            Text(verbatim: "accent").foregroundStyle(Color.accentColor)
            Text(verbatim: "tint").foregroundStyle(.tint)
            Text(verbatim: "window").foregroundStyle(Color(UIColor.tintColor))
            Text(verbatim: "own tint").foregroundStyle(.tint).tint(.green)
            Text(verbatim: "symbol").foregroundStyle(color)
            Text(verbatim: "symbol of a namespace").foregroundStyle(Color(.Brand.dark))
            Text(verbatim: "colour of UIKit").foregroundStyle(Color(shade))
            Text(verbatim: "UIKit's shorthand").foregroundStyle(Color(uiColor: .accent))
            Image(.logo)
            Image(uiImage: logo)
            Image(uiImage: .logo)
        }
    }
}

struct LooksWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Looks", provider: CoffeeProvider()) { _ in LooksView() }
    }
}
