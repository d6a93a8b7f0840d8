import FoundationEssentials
package import SceneLayout
package import WidgetArchive

/// The contents of a picture: its surroundings, and each thing that is drawn, back to front.
///
/// In a file, a JSON array with one of them a line, always the same bytes for the same picture.
package struct SceneTree: Hashable, Sendable {
    package var surroundings: Surroundings
    package var parts: [Part]

    package init(_ surroundings: Surroundings, _ parts: [Part]) {
        (self.surroundings, self.parts) = (surroundings, parts)
    }

    /// The conditions that two pictures must share to be compared.
    package struct Surroundings: Hashable, Sendable {
        package var version = Surroundings.current
        package var family = ""
        /// In points.
        package var size = Size.zero
        /// Pixels per point.
        package var scale = 1.0
        /// Such as `dark`, or `light with the colours of ios26`.
        package var look = ""
        /// The fonts that its letters are drawn in, with their versions.
        package var fonts: [String] = []

        package static let current = 1

        package init() {}
    }

    /// Something that is drawn, or can be tapped.
    package struct Part: Hashable, Sendable {
        package var kind = Kind.text
        /// The words of a text, the name of an image, the form of a shape, or where a target leads.
        package var content = ""
        /// In points, from the top left corner of the widget.
        package var frame = Rect.zero
        /// The value of a gauge, from 0 to 1.
        package var value: Double?
        /// `#RRGGBB`, as drawn; several for a gradient or a text of several colours.
        package var colors: [String] = []
        /// Such as `17 bold`.
        package var font: String?
        /// Such as `opacity 0.5`.
        package var effects: [String] = []

        package init() {}

        package enum Kind: String, Sendable {
            case text, image, shape, divider, gauge, link, button
        }
    }

    /// The file's name beside a picture's.
    package static func fileName(besidePicture name: String) -> String {
        (name.hasSuffix(".png") ? String(name.dropLast(4)) : name) + ".tree.json"
    }
}

extension Rect {
    static let zero = Rect(.zero, .zero)
}

// MARK: As a file

extension SceneTree {
    package var text: String {
        let lines = [SceneTree.line(surroundings)] + parts.map { SceneTree.line($0) }
        return "[\n" + lines.joined(separator: ",\n") + "\n]\n"
    }

    private static func line(_ value: some ArchiveWritable) -> String {
        // A tree has no values that cannot be written.
        let line = (try? ArchiveCoding.line(value)) ?? Data()
        return String(decoding: line.dropLast(), as: UTF8.self)
    }

    /// Reads a file; nil if it is no tree, or of another version.
    package init?(_ text: String) {
        let lines = text.split(separator: "\n").dropFirst().dropLast().map { Data($0.trimmingComma.utf8) }
        guard let first = lines.first, let surroundings = try? ArchiveCoding.value(Surroundings.self, from: first),
            surroundings.version == Surroundings.current
        else { return nil }
        let parts = lines.dropFirst().compactMap { try? ArchiveCoding.value(Part.self, from: $0) }
        guard parts.count == lines.count - 1 else { return nil }
        self.init(surroundings, parts)
    }
}

extension Substring {
    fileprivate var trimmingComma: Substring { hasSuffix(",") ? dropLast() : self }
}

extension SceneTree.Surroundings: ArchiveRecord {
    package static var blank: Self { Self() }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("version", &version)
        try visitor.member("family", &family)
        try visitor.member("size", &size)
        try visitor.member("scale", &scale)
        try visitor.member("look", &look)
        try visitor.member("fonts", &fonts)
    }
}

extension SceneTree.Part.Kind: ArchiveValue {}

extension SceneTree.Part: ArchiveRecord {
    package static var blank: Self { Self() }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("kind", &kind)
        try visitor.member("content", &content, or: "")
        var lengths = [frame.minX, frame.minY, frame.size.width, frame.size.height]
        try visitor.member("frame", &lengths)
        if lengths.count == 4 { frame = Rect(x: lengths[0], y: lengths[1], width: lengths[2], height: lengths[3]) }
        try visitor.member("value", &value)
        try visitor.member("colors", &colors, or: [])
        try visitor.member("font", &font)
        try visitor.member("effects", &effects, or: [])
    }
}
