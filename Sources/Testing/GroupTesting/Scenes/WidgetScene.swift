import SwiftUI
import WidgetArchive
public import WidgetKit

/// A widget's contents at a moment.
public struct WidgetScene: Hashable, Sendable {
    let scene: WidgetArchive.Scene
    let family: Family
    let isDark: Bool
    /// The moment, if known.
    let date: Date?
    let time: TestTime

    init(
        _ scene: WidgetArchive.Scene, _ family: Family, isDark: Bool = false, date: Date? = nil,
        time: TestTime = TestTime()
    ) {
        self.time = time
        self.scene = scene
        self.family = family
        self.isDark = isDark
        self.date = date
    }

    /// Evaluates a view as in a widget, in the test's own process.
    @MainActor public init(of view: some View, family: WidgetFamily, colorScheme: ColorScheme = .light) {
        var surroundings = WidgetSurroundings(family.family)
        surroundings.environment.colorScheme = colorScheme
        self.init(
            evaluate(view, in: surroundings.environment).scene, family.family, isDark: colorScheme == .dark)
    }

    /// Whether two scenes show the same, whatever their surroundings.
    public static func == (one: WidgetScene, other: WidgetScene) -> Bool { one.scene == other.scene }

    public func hash(into hasher: inout Hasher) { hasher.combine(scene) }

    /// The texts, in order. Times are left out; see `dates`.
    public var texts: [String] { root.all.filter { $0.kind == .text && !$0.content.isEmpty }.map(\.content) }
    /// The texts, one per line.
    public var text: String { texts.joined(separator: "\n") }
    /// The dates that it shows, or counts from or to.
    public var dates: [Date] { root.all.flatMap(\.dates) }
    /// The names of the symbols and images.
    public var images: [String] { root.all.filter { $0.kind == .image }.map(\.content) }
    /// The values of the gauges and progress views, from 0 to 1.
    public var gauges: [Double] { root.all.compactMap(\.fraction) }
    /// The URLs of the links, and of the widget as a whole.
    public var links: [String] {
        let urls = root.all.filter { $0.kind == .link }.map(\.content)
        return urls + [scene.url].compactMap(\.self).filter { !urls.contains($0) }
    }
    /// The accessibility texts that views have set.
    public var labels: [String] { root.all.compactMap(\.label) }
    /// The URL opened by a tap outside of links and buttons.
    public var url: String? { scene.url }
    /// The intents that buttons and toggles perform.
    public var intents: [String] { root.all.filter { $0.kind == .button }.map(\.content) }

    /// The elements, without nodes that only affect space and looks.
    public var root: Element { Element.parts(of: scene.root).single }
    /// The background, if there is one.
    public var background: Element? { scene.background.map { Element.parts(of: $0).single } }

    /// The element with an accessibility identifier.
    public func element(identified identifier: String) -> Element? {
        root.all.first { $0.identifier == identifier }
    }

    /// The structure as text, one element per line, indented by depth.
    public var outline: String { root.outline }
}

extension WidgetScene: CustomStringConvertible {
    public var description: String { "a scene:\n" + outline }
}
