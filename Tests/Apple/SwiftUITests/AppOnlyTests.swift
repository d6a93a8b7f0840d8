import Foundation
import SwiftUI
import Testing

private struct Row: Identifiable {
    let id: Int
    let name: String
}

/// A screen of an app, as it is a member of a widget's target.
private struct Screen: View {
    enum Field: Hashable { case name }

    @State private var text = ""
    @State private var choice = 1
    @State private var isShown = false
    @State private var date = Date()
    @FocusState private var field: Field?
    @Environment(\.dismiss) private var dismiss
    @Namespace private var places
    @GestureState private var isPressed = false

    var body: some View {
        NavigationStack {
            Form {
                TextField("Name", text: $text).textFieldStyle(.roundedBorder).focused($field, equals: .name)
                    .onSubmit { field = nil }
                Picker("Choice", selection: $choice) { Text("a").tag(1) }.pickerStyle(.segmented)
                Stepper("Count \(choice)", value: $choice, in: 0...9)
                DatePicker("Day", selection: $date, displayedComponents: .date)
                NavigationLink("More") { Text("b").navigationTransition(.zoom(sourceID: 1, in: places)) }
                NavigationLink("Now", isActive: $isShown) { Text("c").navigationTransition(.automatic) }
                    .matchedTransitionSource(id: 1, in: places)
            }
            .navigationTitle("Screen").navigationBarTitleDisplayMode(.inline)
            .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Done") { dismiss() } } }
        }
        .sheet(isPresented: $isShown) {
            Text("sheet").presentationDetents([.medium, .height(90)]).presentationDragIndicator(.visible)
        }
        .sensoryFeedback(.impact(weight: .light), trigger: choice)
        .sensoryFeedback(trigger: choice) { old, new in old < new ? .increase : nil }
        .onOpenURL { _ in }
        .gesture(DragGesture(minimumDistance: 3).updating($isPressed) { _, state, _ in state = true }.onEnded { _ in })
    }
}

private struct Rows: View {
    let rows = [Row(id: 1, name: "a")]

    var body: some View {
        List(rows) { Text($0.name).listRowSeparator(.hidden) }.listStyle(.plain).task(id: rows.count) {}
    }
}

private struct Numbered: _VariadicView_MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
        ForEach(children) { child in
            child
            if child.id != children.last?.id { Divider() }
        }
    }
}

/// A view of UIKit, as it is written in a file that an app shares with its widget.
private struct Spinner: UIViewRepresentable {
    @Binding var isOn: Bool

    final class Coordinator: NSObject {
        let parent: Spinner

        init(_ parent: Spinner) { self.parent = parent }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: UIViewRepresentableContext<Spinner>) -> UIActivityIndicatorView {
        UIActivityIndicatorView(style: .large)
    }

    func updateUIView(_ uiView: UIActivityIndicatorView, context: UIViewRepresentableContext<Self>) {
        isOn ? uiView.startAnimating() : uiView.stopAnimating()
    }
}

private struct Blur: UIViewRepresentable {
    func makeUIView(context: UIViewRepresentableContext<Self>) -> UIVisualEffectView {
        UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    }

    func updateUIView(_ view: UIVisualEffectView, context: UIViewRepresentableContext<Self>) {
        view.layer.cornerRadius = 4
    }
}

private struct Sheet: UIViewControllerRepresentable {
    let text: String

    func makeUIViewController(context: UIViewControllerRepresentableContext<Self>) -> UIViewController {
        UIHostingController(rootView: Text(text))
    }

    func updateUIViewController(_ controller: UIViewController, context: UIViewControllerRepresentableContext<Self>) {
        controller.title = text
    }
}

/// A screen as it was written before those names.
private struct OlderScreen: View {
    @State private var isShown = false
    @Environment(\.presentationMode) private var mode

    var body: some View {
        NavigationView {
            ForEach([Row(id: 1, name: "a")]) { Text($0.name) }.onDelete { _ in }
                .navigationBarItems(trailing: EditButton())
        }
        .navigationViewStyle(StackNavigationViewStyle())
        .alert(isPresented: $isShown) { Alert(title: Text("x"), message: nil, dismissButton: .default(Text("OK"))) }
        .onAppear { mode.wrappedValue.dismiss() }
    }
}

@MainActor struct AppOnlyTests {
    private func expectMark(of name: String, _ view: some View) {
        let evaluation = evaluate(view, in: EnvironmentValues())
        let drawn = evaluation.scene.root.sketch()
        #expect(drawn.contains("surface rectangle fill #FFCC00"), "\(drawn)")
        #expect(drawn.contains("nosign"), "\(drawn)")
        #expect(evaluation.notes.filter { $0.contains("a widget cannot show `\(name)`") }.count == 1)
    }

    @Test func `What a widget cannot have is a yellow mark, and a note says so once`() {
        expectMark(of: "NavigationStack", Screen())
        expectMark(of: "NavigationView", OlderScreen())
        expectMark(of: "List", Rows())
        expectMark(of: "ScrollView", ScrollView { Text("long") })
        expectMark(of: "Spinner", Spinner(isOn: .constant(true)))
        expectMark(of: "Blur", HStack { Blur() })
        expectMark(of: "Sheet", Sheet(text: "a"))
        expectMark(of: "TabView", TabView { Text("page") }.tabViewStyle(.page).indexViewStyle(PageIndexViewStyle()))
        expectMark(of: "Slider", Slider(value: .constant(0.5)))
    }

    @Test func `A picture that would be loaded is its placeholder`() {
        let view = AsyncImage(url: URL(string: "https://example.org/a.png")) {
            $0.resizable()
        } placeholder: {
            Text("waiting")
        }
        #expect(sketch(view).contains("'waiting'"))
        let phased = AsyncImage(url: nil) { phase in Text(phase.image == nil ? "none" : "some") }
        #expect(sketch(phased).contains("'none'"))
    }

    @Test func `A root arranges the views one by one`() {
        let view = VStack {
            _VariadicView.Tree(Numbered()) {
                Text("a"); Text("b")
            }
        }
        #expect(
            sketch(view) == """
                vertical center
                  text 'a' 17 primary
                  divider
                  text 'b' 17 primary
                """)
    }

    @Test func `A path tells its steps, and the rectangle around its curves`() {
        var path = Path()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        path.closeSubpath()
        var elements: [Path.Element] = []
        path.forEach { elements.append($0) }
        #expect(
            elements == [
                .move(to: .zero), .quadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10)), .closeSubpath,
            ])
        #expect(abs(path.boundingRect.height - 5) < 1e-9)
        #expect(path.boundingRect.width == 10)
        #expect(Path(CGRect(x: 1, y: 2, width: 3, height: 4)).boundingRect == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(Path().boundingRect.isNull)
    }

    @Test func `Small names are there`() {
        let transition = AnyTransition.scale(scale: 0.5, anchor: .top)
        let visibility: Visibility = .hidden
        #expect(EnvironmentValues().sidebarRowSize == .medium)
        #expect(visibility != .visible)
        #expect(withTransaction(Transaction(animation: .default)) { 1 } == 1)
        let view = Text("kg").textScale(.secondary).contentMargins(.horizontal, 4).transition(transition)
        #expect(sketch(view).contains("'kg'"))
    }

    @Test func `Rows are moved and removed by their offsets`() {
        var rows = Array("abcde")
        rows.move(fromOffsets: [0, 3], toOffset: 3)
        #expect(String(rows) == "bcade")
        rows.move(fromOffsets: [4], toOffset: 0)
        #expect(String(rows) == "ebcad")
        rows.remove(atOffsets: [1, 4])
        #expect(String(rows) == "eca")
    }
}
