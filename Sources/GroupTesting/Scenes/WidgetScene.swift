import SwiftUI
import WidgetArchive
public import WidgetKit

/// What a widget shows at a moment.
public struct WidgetScene: Hashable, Sendable {
    let scene: WidgetArchive.Scene

    init(_ scene: WidgetArchive.Scene) {
        self.scene = scene
    }

    /// What a view comes to in a widget, evaluated in the test's own process.
    @MainActor public init(of view: some View, family: WidgetFamily, colorScheme: ColorScheme = .light) {
        var surroundings = WidgetSurroundings(family.family)
        surroundings.environment.colorScheme = colorScheme
        scene = evaluate(view, in: surroundings.environment).scene
    }

    /// What it says, each text by itself, in the order in which they stand. Times are left out: see `dates`.
    public var texts: [String] { root.all.filter { $0.kind == .text && !$0.content.isEmpty }.map(\.content) }
    /// The same line by line.
    public var text: String { texts.joined(separator: "\n") }
    /// The dates that it tells, or counts from or to.
    public var dates: [Date] { root.all.flatMap(\.dates) }
    /// The names of its symbols and images.
    public var images: [String] { root.all.filter { $0.kind == .image }.map(\.content) }
    /// How full its gauges and progress views are, from 0 to 1.
    public var gauges: [Double] { root.all.compactMap(\.fraction) }
    /// The URLs of its links, and of the widget as a whole.
    public var links: [String] {
        let urls = root.all.filter { $0.kind == .link }.map(\.content)
        return urls + [scene.url].compactMap(\.self).filter { !urls.contains($0) }
    }
    /// What is read aloud in the place of its parts, where views say so.
    public var labels: [String] { root.all.compactMap(\.label) }
    /// Where a tap leads that meets no link or button.
    public var url: String? { scene.url }
    /// The intents that its buttons and toggles perform.
    public var intents: [String] { root.all.filter { $0.kind == .button }.map(\.content) }

    /// Its parts, without what only gives them room or looks.
    public var root: Element { Element.parts(of: scene.root).single }
    /// What lies behind it, if anything does.
    public var background: Element? { scene.background.map { Element.parts(of: $0).single } }

    /// The part that a view was given an accessibility identifier for.
    public func element(identified identifier: String) -> Element? {
        root.all.first { $0.identifier == identifier }
    }

    /// The structure as text, a part on each line, indented by two spaces within the part that it is in.
    public var outline: String { root.outline }
}

extension WidgetScene: CustomStringConvertible {
    public var description: String { "a scene:\n" + outline }
}
