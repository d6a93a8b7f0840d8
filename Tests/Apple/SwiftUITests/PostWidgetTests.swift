import Foundation
import SwiftUI
import Testing

struct Post: Codable {
    let id: Int
    let title: String
    let body: String
}

struct TrialWidgetEntryView: View {
    var posts: [Post]

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            ForEach(posts, id: \.id) { post in
                VStack(alignment: .leading) {
                    Text(post.title)
                        .font(.headline)
                    Text(post.body)
                        .font(.subheadline)
                        .lineLimit(3)
                }
                .padding()
                .widgetURL(
                    URL(
                        string:
                            "myapp://PostSummary/\(post.title.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? "")"
                    ))
                Divider()
            }
        }
        .padding()
    }
}

@MainActor struct PostWidgetTests {
    @Test func `Each post is a hit area of its own, and the first is the widget's`() {
        let posts = [Post(id: 1, title: "One day", body: "First"), Post(id: 2, title: "Two", body: "Second")]
        let result = evaluate(TrialWidgetEntryView(posts: posts), in: EnvironmentValues())
        #expect(
            result.scene.root.sketch() == """
                padding usual usual usual usual
                  vertical leading-center 10
                    target myapp://PostSummary/One%20day
                      padding usual usual usual usual
                        vertical leading-center
                          text 'One day' 17/600 primary
                          text 'First' 15 primary lines 3
                    divider
                    target myapp://PostSummary/Two
                      padding usual usual usual usual
                        vertical leading-center
                          text 'Two' 17/600 primary
                          text 'Second' 15 primary lines 3
                    divider
                """)
        #expect(result.scene.url == "myapp://PostSummary/One%20day")
        #expect(
            result.notes == [
                "A widget has one `.widgetURL`; of 2, the first is used: myapp://PostSummary/One%20day"
            ])
    }
}
