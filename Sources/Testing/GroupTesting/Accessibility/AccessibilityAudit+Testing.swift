import AccessibilityAudit
import Foundation
import PictureClient
public import SwiftUI
import Testing
import WidgetArchive
public import WidgetKit

/// The problems that keep people from using a widget.
public enum AccessibilityRule: String, CaseIterable, Hashable, Sendable {
    /// A tap target, an image or a gauge without a name.
    case name
    /// A text with a contrast under 4.5, or 3 if it is large, to what is behind it as drawn.
    case contrast
    /// Letters smaller than 11 points.
    case textSize
    /// A text that is cut off at the largest text size, which only a view can be asked for.
    case truncation
    /// A tap target under 44 points.
    case targetSize
    /// Tap targets that overlap.
    case overlap
    /// Shapes or symbols that differ in colour alone, and look alike in accented rendering.
    case color
}

extension WidgetScene {
    /// The problems that keep people from using the widget as it is in this scene, a sentence each.
    public func accessibilityProblems(except exceptions: Set<AccessibilityRule> = []) throws -> [String] {
        let audit = AccessibilityAudit(of: family, at: date ?? .now)
        let texts = try DrawingThread.shared.examine(audit.request(for: scene, isDark: isDark))
        return audit.findings(in: scene, texts: texts).lines(except: exceptions)
    }
}

/// Expects people who see little, hear the screen, or have large fingers to be able to use a widget in this scene.
public func expectAccessible(
    _ scene: WidgetScene, except exceptions: Set<AccessibilityRule> = [], file: StaticString = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
) throws {
    let place = SourceLocation(fileID: "\(file)", filePath: filePath, line: line, column: column)
    try report(scene.accessibilityProblems(except: exceptions), at: place)
}

/// Expects the same of a view, in light and dark surroundings, and in the largest text size.
@MainActor public func expectAccessible(
    _ view: some View, family: WidgetFamily, except exceptions: Set<AccessibilityRule> = [],
    file: StaticString = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) throws {
    let place = SourceLocation(fileID: "\(file)", filePath: filePath, line: line, column: column)
    let audit = AccessibilityAudit(of: family.family, at: .now)
    let light = WidgetScene(of: view, family: family)
    let dark = WidgetScene(of: view, family: family, colorScheme: .dark)
    let largest = WidgetScene(of: view.dynamicTypeSize(.accessibility5), family: family)
    let scenes = Scenes(light.scene, dark: dark.scene)
    let found = try audit.findings(in: scenes, largest: Scenes(largest.scene)) {
        try DrawingThread.shared.examine($0)
    }
    try report(found.lines(except: exceptions), at: place)
}

private func report(_ problems: [String], at place: SourceLocation) throws {
    guard !problems.isEmpty else { return }
    let count = problems.count == 1 ? "a problem" : "\(problems.count) problems"
    let failure = TestFailure("the widget has \(count) of accessibility", [.init(title: "found", lines: problems)])
    guard Test.current != nil else { throw failure }
    Issue.record(Comment(rawValue: "\(failure)"), sourceLocation: place)
}

extension [AccessibilityFinding] {
    fileprivate func lines(except exceptions: Set<AccessibilityRule>) -> [String] {
        let names = Set(exceptions.map(\.rawValue))
        return filter { !names.contains($0.rule.rawValue) }.map(\.line)
    }
}
