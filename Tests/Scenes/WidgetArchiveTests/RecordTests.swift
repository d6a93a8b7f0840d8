import Foundation
import Testing
import WidgetArchive

/// The members of each record, as `archive.md` tells them: `{date: date, relevance?: relevance, scenes: scenes}`.
struct RecordTests {
    private static let records: [(name: String, type: any (ArchiveRecord & SendableMetatype).Type)] = [
        ("archive", Archive.self), ("instance", Instance.self), ("reads", Reads.self), ("timeline", SceneTimeline.self),
        ("entry", SceneTimeline.Entry.self), ("scenes", Scenes.self), ("scene", Scene.self), ("text", Paragraph.self),
        ("run", Paragraph.Run.self), ("line", Paragraph.Line.self),
        ("font", Font.self), ("image", Node.Picture.self), ("surface", Node.Surface.self),
        ("divider", Node.Divider.self), ("gauge", Node.Gauge.self), ("stack", Node.Stack.self),
        ("grid", Node.Grid.self), ("spacer", Node.Spacer.self), ("fitting", Node.Fitting.self),
        ("frame", Node.Frame.self), ("sizing", Node.Sizing.self), ("layered", Node.Layered.self),
        ("clipped", Node.Clipped.self), ("masked", Node.Masked.self), ("effect", Node.Effect.self),
        ("target", Node.Target.self),
        ("label", Node.Label.self), ("labelaction", AccessibilityAction.self), ("made", Node.Made.self),
        ("identified", Node.Identified.self), ("size", Size.self),
        ("stroke", Stroke.self), ("stop", GradientStop.self), ("mesh", MeshGradient.self),
        ("request", Request.self),
        ("answer", Answer.self), ("description", ProgramDescription.self), ("kind", KindDescription.self),
        ("setting", ParameterDescription.self), ("choice", Choice.self), ("write", OwnWrite.self),
        ("preview", PreviewDescription.self), ("shown", PreviewScenes.self),
    ]

    /// Lists the members that a record has, with a mark at those that may be left out.
    private struct Lister: MemberVisitor {
        var names: [String] = []

        mutating func member(_ key: StaticString, _ value: inout some ArchiveValue) { names.append("\(key)") }

        mutating func member<Value: ArchiveValue & Equatable>(
            _ key: StaticString, _ value: inout Value, or standard: @autoclosure () -> Value
        ) {
            names.append("\(key)?")
        }

        mutating func member<Value: ArchiveValue>(_ key: StaticString, _ value: inout Value?) {
            names.append("\(key)?")
        }
    }

    private func members<Record: ArchiveRecord>(of type: Record.Type) throws -> Set<String> {
        var lister = Lister()
        var record = type.blank
        try record.visitMembers(&lister)
        return Set(lister.names)
    }

    /// The members of a form in the document, without those of the objects within it.
    private func members(of form: String, in document: String) throws -> Set<String> {
        let lines = document.components(separatedBy: "\n")
        let start = try #require(
            lines.firstIndex { $0.prefix(while: \.isLetter) == form && $0.contains(" = {") }, "\(form)")
        var depth = 0
        var outermost = ""
        for character in lines[start...].joined(separator: " ").drop(while: { $0 != "{" }) {
            if character == "}" || character == "]" { depth -= 1 }
            if depth == 0, character == "}" { break }
            if depth == 1 { outermost.append(character) }
            if character == "{" || character == "[" { depth += 1 }
        }
        return Set(outermost.matches(of: try Regex(#"([a-zA-Z]+\??):"#)).map { String($0.output[1].substring ?? "") })
    }

    @Test(arguments: records.indices)
    func `A record has the members that the document tells, and no others`(place: Int) throws {
        let (name, type) = RecordTests.records[place]
        let document = try DocumentTests.document()
        #expect(try members(of: type) == members(of: name, in: document), "\(name)")
    }
}
