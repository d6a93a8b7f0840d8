import Foundation
import Testing

@testable import SwiftUI

@MainActor private func texts(_ view: some View) -> String { Sketched(view).words }

/// The words of a view, with the notes that came up.
@MainActor private struct Sketched {
    let words: String
    let notes: [String]

    init(_ view: some View) {
        let evaluation = evaluate(view, in: EnvironmentValues())
        let sketch = evaluation.scene.root.sketch()
        words = sketch.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map { String($0.element) }.joined(separator: " ")
        notes = evaluation.notes
    }
}

private struct Counter: View {
    var step = 1
    var title = ""
    @State private var count = 0

    var body: some View {
        Text(verbatim: title + "\(count)").onAppear { count += step }
    }
}

private struct Rows: View {
    @State private var ids = [1, 2]
    let next: [Int]

    var body: some View {
        HStack {
            ForEach(ids, id: \.self) { Counter(step: $0) }
        }
        .onAppear { ids = next }
    }
}

private struct Switching: View {
    @State private var isOn = false

    var body: some View {
        VStack {
            if isOn { Counter(title: "on") } else { Counter(title: "off") }
            Counter(title: "rest")
        }
        .onAppear { isOn = true }
    }
}

private struct Renamed: View {
    @State private var name = "a"

    var body: some View {
        HStack {
            Counter(title: name).id(name)
            Counter(title: "all")
        }
        .onAppear { name = "b" }
    }
}

private struct Twins: View {
    var body: some View {
        let counter = Counter()
        return HStack {
            counter
            counter.overlay { Counter(step: 5) }
        }
    }
}

private struct Watching: View {
    var initial = false
    @State private var count = 0
    @State private var seen = ""

    var body: some View {
        Text(verbatim: "\(count)[\(seen)]")
            .onChange(of: count, initial: initial) { seen += "\($0)-\($1) " }
            .onAppear { count = 3 }
    }
}

private struct OldWatching: View {
    @State private var count = 0
    @State private var seen = 0

    var body: some View {
        Text(verbatim: "\(seen)").onChange(of: count) { seen = $0 }.onAppear { count = 7 }
    }
}

private struct Restless: View {
    @State private var count = 0

    var body: some View {
        Text(verbatim: "\(count)").onAppear { count = 1 }.onChange(of: count) { count += 1 }
    }
}

private struct Loading: View {
    @State private var words = "waiting"
    var isLate = false

    var body: some View {
        Text(verbatim: words).task {
            words = "started"
            if isLate {
                await Task.yield()
                words = "late"
            }
        }
    }
}

private struct Parent: View {
    @State private var name = "none"

    var body: some View {
        VStack {
            Child(name: $name)
            Text(verbatim: name)
        }
    }
}

private struct Child: View {
    @Binding var name: String

    var body: some View { Text(verbatim: "child").onAppear { name = "bound" } }
}

private final class Model: ObservableObject {
    @Published var name = "new"
    var loads = 0

    func load() {
        loads += 1
        name = "loaded \(loads)"
    }
}

private struct Owning: View {
    @StateObject private var model = Model()

    var body: some View {
        VStack {
            Text(verbatim: model.name).onAppear { model.load() }
            Observing(model: model)
        }
    }
}

private struct Observing: View {
    @ObservedObject var model: Model

    var body: some View { Text(verbatim: model.name) }
}

@Observable private final class Watched {
    var count = 0
}

private struct Holding: View {
    @State private var watched = Watched()

    var body: some View { Text(verbatim: "\(watched.count)").onAppear { watched.count += 1 } }
}

private struct Measured: View {
    @State private var width = 0

    var body: some View {
        GeometryReader { space in
            HStack {
                Text(verbatim: "\(width)").onAppear { width = Int(space.size.width) }
                Counter()
            }
        }
    }
}

private struct Shown: ViewModifier {
    @State private var isShown = false

    func body(content: Content) -> some View {
        content.opacity(isShown ? 0.5 : 0).onAppear { isShown = true }
    }
}

@propertyWrapper private struct Doubled: DynamicProperty {
    @State private var number = 0
    private(set) var updates = 0

    var wrappedValue: Int {
        get { number * 2 }
        nonmutating set { number = newValue }
    }

    mutating func update() { updates += 1 }
}

private struct Doubling: View {
    @Doubled private var number: Int

    var body: some View { Text(verbatim: "\(number) \(_number.updates)").onAppear { number = 4 } }
}

private struct Schemed: View {
    @Environment(\.colorScheme) private var scheme
    @State private var words = ""

    var body: some View { Text(verbatim: words).onAppear { words += scheme == .dark ? "dark" : "light" } }
}

private struct Receiving: View {
    let subject: CurrentValueSubject<Int, Never>
    @State private var sum = 0

    var body: some View {
        Text(verbatim: "\(sum)").onReceive(subject) { sum += $0 }.onReceive(Just(10)) { sum += $0 }
    }
}

@MainActor private final class Log {
    var lines: [String] = []

    func add(_ line: String) { lines.append(line) }
}

@MainActor struct LifeTests {
    @Test func `What a view sets when it appears is shown`() {
        #expect(texts(Counter()) == "1")
        #expect(texts(Parent()) == "child bound")
        #expect(Sketched(Counter()).notes.isEmpty)
    }

    @Test func `A view begins anew each time it is evaluated`() {
        let counter = Counter()
        #expect(texts(counter) == "1")
        #expect(texts(counter) == "1")
        let owning = Owning()
        #expect(texts(owning) == "loaded 1 loaded 1")
        #expect(texts(owning) == "loaded 1 loaded 1")
    }

    @Test func `Each element of a collection keeps its own state wherever it moves`() {
        #expect(texts(Rows(next: [1, 2])) == "1 2")
        #expect(texts(Rows(next: [2, 3, 1])) == "2 3 1")
        #expect(texts(Rows(next: [2])) == "2")
    }

    @Test func `State begins anew in the other branch of a condition, and stays behind it`() {
        #expect(texts(Switching()) == "on1 rest1")
    }

    @Test func `State begins anew under another identity`() {
        #expect(texts(Renamed()) == "b1 all1")
    }

    @Test func `A view value that is used several times has its own state in each place`() {
        #expect(texts(Twins()) == "1 1 5")
    }

    @Test func `A change while a view appears is told, and the first value if asked for`() {
        #expect(texts(Watching()) == "3[0-3 ]")
        #expect(texts(Watching(initial: true)) == "3[0-0 0-3 ]")
        #expect(texts(OldWatching()) == "7")
    }

    @Test func `A view that never comes to rest is shown after some passes, with a note`() {
        let shown = Sketched(Restless())
        #expect(shown.words == "3")
        #expect(shown.notes == [ViewLife.restlessness])
    }

    @Test func `A task counts up to its first suspension, and one that goes on is noted`() {
        #expect(texts(Loading()) == "started")
        #expect(Sketched(Loading()).notes.isEmpty)
        let late = Sketched(Loading(isLate: true))
        #expect(late.words == "started")
        #expect(late.notes.count == 1 && late.notes[0].contains("`.task`"))
    }

    @Test func `A task that goes on is cancelled when the view has been evaluated`() async {
        let (ends, end) = AsyncStream.makeStream(of: Bool.self)
        _ = texts(
            Text(verbatim: "a").task {
                try? await Task.sleep(for: .seconds(600))
                end.yield(Task.isCancelled)
            })
        #expect(await ends.first { _ in true } == true)
    }

    @Test func `Objects that views own or observe show what has become of them`() {
        #expect(texts(Owning()) == "loaded 1 loaded 1")
        #expect(texts(Holding()) == "1")
        #expect(texts(Observing(model: Model()).onAppear {}) == "new")
    }

    @Test func `Views that layout makes have state as all others`() {
        #expect(texts(Measured()) == "158 1")
    }

    @Test func `Modifiers have state, and so have properties of one's own`() {
        #expect(sketch(Text(verbatim: "a").modifier(Shown())).contains("opacity(0.5)"))
        #expect(texts(Doubling()) == "8 1")
    }

    @Test func `An action reads the environment of its view`() {
        #expect(texts(Schemed().environment(\.colorScheme, .dark)) == "dark")
        #expect(texts(Schemed()) == "light")
    }

    @Test func `What a publisher sends when it is subscribed to is received`() {
        let subject = CurrentValueSubject<Int, Never>(5)
        #expect(texts(Receiving(subject: subject)) == "15")
        #expect(texts(Receiving(subject: subject)) == "15")
    }

    @Test func `Actions run from the inside out, and tasks start last`() {
        let log = Log()
        _ = texts(
            VStack {
                Text(verbatim: "a").task { log.add("task") }
                    .onChange(of: 1, initial: true) { log.add("change") }.onAppear { log.add("appear") }
            }
            .onAppear { log.add("stack") })
        #expect(log.lines == ["change", "appear", "stack", "task"])
    }

    @Test func `A group appears once, and one without views does not`() {
        let log = Log()
        _ = texts(
            VStack {
                Group {
                    Text(verbatim: "a")
                    Text(verbatim: "b")
                }
                .onAppear { log.add("both") }
                Group { EmptyView() }.onAppear { log.add("none") }
                Text(verbatim: "c").onDisappear { log.add("never") }
            })
        #expect(log.lines == ["both"])
    }

    @Test func `The body of a view without events is read once`() {
        let log = Log()
        struct Plain: View {
            let log: Log
            @State private var count = 2
            var body: some View {
                log.add("body")
                return Text(verbatim: "\(count)")
            }
        }
        _ = texts(Plain(log: log))
        #expect(log.lines.count == 1)
    }
}
