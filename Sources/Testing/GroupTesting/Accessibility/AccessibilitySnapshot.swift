public import Foundation
public import SwiftUI
import Testing
public import WidgetKit

/// Expects the accessibility elements of a scene to be the recorded ones, `__Snapshots__/<file of tests>/<test>.<name>.txt`
/// beside the file of tests: one a line, in the form of `groupwidgets show --accessibility`. A picture with a number at each
/// element is recorded next to them, for people.
///
/// They are recorded as pictures are; see ``WidgetPicture/expectSnapshot(named:tolerance:record:file:filePath:function:line:column:)``.
public func expectAccessibility(
    of scene: WidgetScene, named name: String? = nil, at date: Date? = nil, record recording: SnapshotRecording? = nil,
    file: StaticString = #fileID, filePath: String = #filePath, function: String = #function, line: Int = #line,
    column: Int = #column
) throws {
    let snapshot = SnapshotFile(named: name, filePath: filePath, function: function, type: "txt")
    let numbered = SnapshotFile(named: name, filePath: filePath, function: function, type: "accessibility.png")
    let recording = try recording ?? .inEnvironment()
    let lines = Data(scene.accessibility(at: date).utf8)
    let reference = try snapshot.read()
    if recording == .all || recording == .missing && reference == nil {
        try numbered.record(scene.accessibilityPicture(at: date).png)
        return try snapshot.record(lines)
    }
    guard reference != lines else { return }
    let picture = try scene.accessibilityPicture(at: date).png
    var details = [
        TestFailure.Detail("the snapshot", snapshot.path), .init("with numbers", try numbered.keep(picture)),
    ]
    if let reference {
        details.insert(.init(title: "the difference", lines: differences(lines, from: reference)), at: 0)
    }
    details.append(
        .init("to record it", "run the tests with \(SnapshotRecording.variable)=\(reference == nil ? "missing" : "1")"))
    let failure = TestFailure(
        reference == nil
            ? "there is no snapshot '\(snapshot.title)'"
            : "the accessibility elements are not those of the snapshot '\(snapshot.title)'",
        details, at: CallSite(file, line))
    let place = SourceLocation(fileID: "\(file)", filePath: filePath, line: line, column: column)
    guard Test.current != nil else { throw failure }
    Attachment.record([UInt8](picture), named: "\(snapshot.title).accessibility.png", sourceLocation: place)
    Issue.record(Comment(rawValue: "\(failure)"), sourceLocation: place)
}

/// Expects the accessibility elements of a view to be the recorded ones, as of a widget that shows it.
@MainActor public func expectAccessibility(
    of view: some View, family: WidgetFamily, named name: String? = nil, at date: Date? = nil,
    record recording: SnapshotRecording? = nil, file: StaticString = #fileID, filePath: String = #filePath,
    function: String = #function, line: Int = #line, column: Int = #column
) throws {
    try expectAccessibility(
        of: WidgetScene(of: view, family: family), named: name, at: date, record: recording, file: file,
        filePath: filePath, function: function, line: line, column: column)
}

/// The lines that are no longer there, and those that are new.
private func differences(_ lines: Data, from reference: Data) -> [String] {
    func split(_ data: Data) -> [String] {
        String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    }
    let (new, old) = (split(lines), split(reference))
    let changes = new.difference(from: old)
    return changes.removals.map { "- \($0.words)" } + changes.insertions.map { "+ \($0.words)" }
}

extension CollectionDifference<String>.Change {
    fileprivate var words: String {
        switch self {
        case .insert(_, let line, _), .remove(_, let line, _): line
        }
    }
}
