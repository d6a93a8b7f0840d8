import CoreData
import FoundationGaps
import Testing

@testable import SwiftUI

private struct Items: View {
    @FetchRequest(
        sortDescriptors: [FoundationGaps.NSSortDescriptor(keyPath: \Item.title, ascending: true)], animation: .default)
    private var items: FetchedResults<Item>

    var body: some View {
        ForEach(items, id: \.objectID) { Text(verbatim: $0.title ?? "") }
    }
}

private struct Gifts: View {
    @FetchRequest(
        sortDescriptors: [SortDescriptor(\Item.count, order: .reverse)],
        predicate: FoundationGaps.NSPredicate(format: "isGift == YES"))
    private var items: FetchedResults<Item>

    var body: some View { Text(verbatim: items.map { "\($0.count)" }.joined(separator: ",")) }
}

@Suite("A view's fetch request") @MainActor
struct FetchRequestTests {
    @Test func `has the objects of the context around the view`() throws {
        let container = try Shop.container(at: nil)
        for (title, count) in [("Bread", 1), ("Apple", 2)] {
            let item = Item(context: container.viewContext)
            (item.title, item.count, item.isGift) = (title, Int16(count), true)
        }
        let view = VStack {
            Items()
            Gifts()
        }
        let shown = scene(of: view.environment(\.managedObjectContext, container.viewContext))
        let apple = try #require(shown.firstRange(of: "Apple"))
        #expect(shown[apple.upperBound...].contains("Bread") && shown.contains("2,1"))
        #expect(!scene(of: view).contains("Apple"))
    }

    private func scene(of view: some View) -> String {
        String(describing: evaluate(view, in: EnvironmentValues()).scene.root)
    }
}
