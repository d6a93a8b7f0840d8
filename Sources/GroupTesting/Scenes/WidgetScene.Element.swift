import Foundation
import WidgetArchive

extension WidgetScene {
    /// A part of a scene: something to see, or an arrangement of others.
    public struct Element: Hashable, Sendable {
        public let kind: Kind
        /// What a text says, the name of an image, the URL of a link, the intent of a button.
        public let content: String
        public let children: [WidgetScene.Element]
        /// What is read aloud in its place, where a view says so.
        public internal(set) var label: String?
        public internal(set) var identifier: String?
        /// Whether bars are shown in its place.
        public internal(set) var isRedacted = false
        var dates: [Date] = []
        var fraction: Double?
        var action: Action?

        /// What it is, by the name of the view that makes it.
        public enum Kind: String, Hashable, Sendable {
            case text = "Text"
            case image = "Image"
            case shape = "Shape"
            case divider = "Divider"
            case gauge = "Gauge"
            case spacer = "Spacer"
            case horizontalStack = "HStack"
            case verticalStack = "VStack"
            case depthStack = "ZStack"
            case grid = "Grid"
            case fitting = "ViewThatFits"
            case link = "Link"
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
    /// It and all that it holds, in the order in which they stand.
    public var all: [WidgetScene.Element] { [self] + children.flatMap(\.all) }

    /// What it and all that it holds say, line by line.
    public var text: String {
        all.filter { $0.kind == .text && !$0.content.isEmpty }.map(\.content).joined(separator: "\n")
    }

    public var outline: String { lines(0).joined(separator: "\n") }

    private func lines(_ depth: Int) -> [String] {
        [String(repeating: "  ", count: depth) + words] + children.flatMap { $0.lines(depth + 1) }
    }

    /// It alone: `Text "Minsu"`.
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
