import FoundationEssentials
import GroupSystem
package import WidgetArchive

/// Digests of the inputs of a picture, by which a person is told which of them have changed.
package struct InputDigests: Hashable, Sendable {
    package var settings = ""
    package var scene = ""
    package var assets = ""
    /// The fonts of its letters.
    package var fonts = ""
    /// The time zone and the locale; empty if it shows nothing that depends on them.
    package var place = ""
    /// The drawing program.
    package var drawing = ""
    /// The widget's program, and the values that it has read. They only say why a scene has changed; empty if unknown.
    package var program = ""
    package var values = ""

    package init() {}

    /// The changes since another time, in words that follow 'since'.
    package func changes(since earlier: InputDigests) -> [String] {
        func has(_ digest: KeyPath<InputDigests, String>) -> Bool { self[keyPath: digest] != earlier[keyPath: digest] }
        let causes = [
            has(\.program) ? "the widget's program was built again" : nil,
            has(\.values) ? "values changed that it reads" : nil,
        ].compactMap(\.self)
        let scene =
            causes.isEmpty ? "what it shows changed" : "what it shows changed (\(causes.joined(separator: ", ")))"
        // Other words are other letters, and may be another time.
        let isOther = has(\.settings) || has(\.scene)
        return [
            has(\.settings) ? "its settings changed" : nil,
            has(\.scene) ? scene : nil,
            has(\.assets) ? "its image files changed" : nil,
            has(\.fonts) && !isOther && !has(\.place) ? "its fonts changed" : nil,
            has(\.place) && !isOther ? "the time zone or the locale changed" : nil,
            has(\.drawing) ? "the drawing program or its libraries changed" : nil,
        ].compactMap(\.self)
    }
}

/// A record of the inputs of a picture when it was last wanted, and of why it had to be drawn.
package struct DrawnSnapshot: Hashable, Sendable {
    /// Its name without an ending, which may begin with folders.
    package var name: String
    package var isKept = false
    /// Why it was drawn, in words that follow 'since'; nil if it was kept, or is new.
    package var reason: String?
    package var inputs = InputDigests()

    package init(_ name: String) { self.name = name }

    /// The folder of the snapshots of tests.
    package static let tests = "tests"
}

extension [DrawnSnapshot] {
    /// How many were kept, and why the others were not; empty if there is nothing to say.
    package var report: [String] {
        let kept = count { $0.isKept }
        var lines: [String] = []
        if kept > 0 {
            lines.append("\(kept) of \(count) pictures were kept: nothing has changed that they are drawn from")
        }
        let drawn = Dictionary(grouping: filter { $0.reason != nil }) { $0.reason ?? "" }
        for (reason, snapshots) in drawn.sorted(by: { $0.key < $1.key }) {
            let names = snapshots.map(\.name).sorted()
            let shown = names.prefix(8).joined(separator: ", ")
            let rest = names.count > 8 ? " and \(names.count - 8) more" : ""
            lines.append("\(names.count) drawn, since \(reason): \(shown)\(rest)")
        }
        return lines
    }
}

extension InputDigests: ArchiveRecord {
    package static var blank: Self { Self() }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("settings", &settings)
        try visitor.member("scene", &scene)
        try visitor.member("assets", &assets)
        try visitor.member("fonts", &fonts)
        try visitor.member("place", &place, or: "")
        try visitor.member("drawing", &drawing)
        try visitor.member("program", &program, or: "")
        try visitor.member("values", &values, or: "")
    }
}

extension DrawnSnapshot: ArchiveRecord {
    package static var blank: Self { Self("") }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("name", &name)
        try visitor.member("isKept", &isKept)
        try visitor.member("reason", &reason)
        try visitor.member("inputs", &inputs)
    }
}
