import Foundation
package import WidgetArchive

/// The direction in which a language is written.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
    case leftToRight, rightToLeft

    /// The direction of the language that the environment variables name, as in `LANG=ar_EG.UTF-8`.
    init(environment: [String: String]) {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
        self.init(localeName: names.first { !$0.isEmpty } ?? "")
    }

    private init(localeName: String) {
        let parts = localeName.split(separator: "@")
        let name = String(parts.first?.prefix { $0 != "." } ?? "")
        // After `@`, a name may choose another script than the language's usual one; all of those run left to right.
        let isTranscribed = parts.dropFirst().contains { ["latin", "devanagari", "cyrillic"].contains($0) }
        let isPlain = isTranscribed || name.isEmpty || name == "C" || name == "POSIX" || name.hasPrefix("en")
        let direction = isPlain ? .leftToRight : Locale(identifier: name).language.characterDirection
        self = direction == .rightToLeft ? .rightToLeft : .leftToRight
    }

    package var archived: WidgetArchive.LayoutDirection {
        switch self {
        case .leftToRight: .leftToRight
        case .rightToLeft: .rightToLeft
        }
    }
}

/// How a view or a shape follows the layout direction.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// It stays as it is.
    case fixed
    /// It is mirrored in one direction.
    case mirrors(in: LayoutDirection)

    /// It is mirrored from right to left.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

    func mirrors(in direction: LayoutDirection) -> Bool { self == .mirrors(in: direction) }
}

nonisolated extension View {
    /// Mirrors the view as it is drawn from right to left, such as an image that points somewhere.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        layoutDirectionBehavior(enabled ? .mirrors : .fixed)
    }

    /// Mirrors the view as it is drawn in a layout direction.
    public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
        wrapped { node, environment in
            guard behavior.mirrors(in: environment.layoutDirection) else { return node }
            return .effect(.init(.scale(x: -1, y: 1, anchor: UnitPoint.center.archived), node))
        }
    }
}

extension Node {
    /// The node in surroundings of another direction.
    func directed(_ direction: LayoutDirection, within outer: LayoutDirection) -> Node {
        direction == outer || self == .nothing ? self : .frame(.init(direction: direction.archived, self))
    }
}
