import Foundation
import WidgetArchive

extension WidgetScene {
    /// An element of a scene: something visible, or an arrangement of others.
    public struct Element: Hashable, Sendable {
        /// The kind of the element.
        public let kind: Kind
        /// The words of a text, the name of an image, the URL of a link, or the intent of a button.
        public let content: String
        /// The elements within it.
        public let children: [WidgetScene.Element]
        /// Its accessibility text, if a view sets one.
        public internal(set) var label: String?
        /// Its accessibility identifier, if a view sets one.
        public internal(set) var identifier: String?
        /// Whether its content is hidden by bars.
        public internal(set) var isRedacted = false
        var dates: [Date] = []
        var fraction: Double?
        var action: Action?

        /// The kinds of elements, named after the views that make them.
        public enum Kind: String, Hashable, Sendable {
            /// A `Text`, including those in labels and buttons.
            case text = "Text"
            /// An `Image`, such as a symbol.
            case image = "Image"
            /// A shape, a colour or a gradient.
            case shape = "Shape"
            /// A `Divider`.
            case divider = "Divider"
            /// A `Gauge` or a `ProgressView`.
            case gauge = "Gauge"
            /// A `Spacer`.
            case spacer = "Spacer"
            /// An `HStack`.
            case horizontalStack = "HStack"
            /// A `VStack`.
            case verticalStack = "VStack"
            /// A `ZStack`.
            case depthStack = "ZStack"
            /// A `Grid`, `LazyVGrid` or `LazyHGrid`.
            case grid = "Grid"
            /// A `ViewThatFits`, with all of its choices.
            case fitting = "ViewThatFits"
            /// A hit area that opens a URL.
            case link = "Link"
            /// A hit area that performs an intent.
            case button = "Button"
        }

        init(_ kind: Kind, _ content: String = "", _ children: [Element] = []) {
            self.kind = kind
            self.content = content
            self.children = children
        }
    }
}

extension WidgetScene.Element {
    /// The element and everything in it, in order.
    public var all: [WidgetScene.Element] { [self] + children.flatMap(\.all) }

    /// All texts in it, one per line.
    public var text: String {
        all.filter { $0.kind == .text && !$0.content.isEmpty }.map(\.content).joined(separator: "\n")
    }

    /// Its structure as text, one element per line, indented by depth.
    public var outline: String { lines(0).joined(separator: "\n") }

    private func lines(_ depth: Int) -> [String] {
        [String(repeating: "  ", count: depth) + words] + children.flatMap { $0.lines(depth + 1) }
    }

    /// The element alone: `Text "Minsu"`.
    var words: String {
        var words = [kind.rawValue]
        if !content.isEmpty { words.append("\"\(content)\"") }
        if let fraction { words.append("\(fraction)") }
        if let identifier { words.append("#\(identifier)") }
        if let label { words.append("labelled \"\(label)\"") }
        if isRedacted { words.append("redacted") }
        return words.joined(separator: " ")
    }
}

extension WidgetScene.Element: CustomStringConvertible {
    public var description: String { outline }
}
