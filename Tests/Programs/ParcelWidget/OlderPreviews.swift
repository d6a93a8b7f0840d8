import ActivityKit
import SwiftUI
import WidgetKit

// The previews of a Live Activity as Xcode made them before `#Preview`.

struct ParcelWidgetLiveActivity_Previews: PreviewProvider {
    static let attributes = ParcelWidgetAttributes(name: "Me")
    static let contentState = ParcelWidgetAttributes.ContentState(emoji: "🙂")

    static var previews: some View {
        attributes
            .previewContext(contentState, viewKind: .dynamicIsland(.compact))
            .previewDisplayName("Island Compact")
        attributes
            .previewContext(contentState, viewKind: .dynamicIsland(.expanded))
            .previewDisplayName("Island Expanded")
        attributes
            .previewContext(contentState, viewKind: .dynamicIsland(.minimal))
            .previewDisplayName("Minimal")
        attributes
            .previewContext(contentState, viewKind: .content)
            .previewDisplayName("Notification")
    }
}
