import SwiftUI
import Testing

// What a file sees that imports SwiftUI alone.
@Observable private final class Cups {
    var count = 3
    var name = "tea"
}

private struct Bound: View {
    @Bindable var cups: Cups

    var body: some View { Named(name: $cups.name) }
}

private struct Named: View {
    @Binding var name: String

    var body: some View { Text(verbatim: name) }
}

private struct Provided: View {
    @Environment(Cups.self) private var cups

    var body: some View { Text(verbatim: "\(cups.count)") }
}

private final class Kettle: ObservableObject {
    @Published var degrees = 20
    private var cancellables: Set<AnyCancellable> = []
    private(set) var seen: [Int] = []

    init() {
        $degrees.dropFirst().sink { [weak self] in self?.seen.append($0) }.store(in: &cancellables)
    }
}

private struct Boiling: View {
    @StateObject private var owned = Kettle()
    @ObservedObject var kettle: Kettle
    let warmer = PassthroughSubject<Int, Never>()

    var body: some View {
        Text(verbatim: "\(owned.degrees) \(kettle.degrees)").onReceive(warmer) { kettle.degrees = $0 }
    }
}

@MainActor struct ObservationTests {
    @Test func `Observable objects are provided and bound with SwiftUI alone`() {
        let cups = Cups()
        #expect(sketch(Provided().environment(cups)).contains("'3'"))
        #expect(sketch(Bound(cups: cups)).contains("'tea'"))
        let bindable = Bindable(cups)
        bindable.count.wrappedValue = 5
        #expect(cups.count == 5)
    }

    @Test func `Published properties publish with SwiftUI alone`() {
        let kettle = Kettle()
        let binding = ObservedObject(wrappedValue: kettle).projectedValue.degrees
        binding.wrappedValue = 90
        #expect(kettle.seen == [90])
        #expect(sketch(Boiling(kettle: kettle)).contains("'20 90'"))
    }
}
