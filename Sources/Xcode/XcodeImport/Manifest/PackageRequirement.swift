import XcodeFiles

/// The versions of a package that a project accepts.
package enum PackageRequirement: Hashable, Sendable {
    case exact(String)
    case from(String)
    case upToNextMinor(from: String)
    case range(String, before: String)
    case branch(String)
    case revision(String)

    /// As a manifest writes it.
    var words: SwiftText {
        switch self {
        case .exact(let version): "exact: \(literal: version)"
        case .from(let version): "from: \(literal: version)"
        case .upToNextMinor(let version): ".upToNextMinor(from: \(literal: version))"
        case .range(let version, let end): "\(literal: version)..<\(literal: end)"
        case .branch(let name): "branch: \(literal: name)"
        case .revision(let hash): "revision: \(literal: hash)"
        }
    }

    /// The tag of the newest accepted version; nil if no tag is one.
    package func newest(of tags: [String]) -> String? {
        if case .exact(let version) = self, let tag = [version, "v\(version)"].first(where: tags.contains) {
            return tag
        }
        guard let bounds else { return nil }
        let accepted = tags.compactMap { tag in Version(tag).map { (tag, $0) } }.filter { bounds.contains($0.1) }
        return accepted.max { $0.1 < $1.1 }?.0
    }

    private var bounds: Range<Version>? {
        switch self {
        case .exact(let words): Version(words).map { $0..<Version($0.major, $0.minor, $0.patch + 1) }
        case .from(let words): Version(words).map { $0..<Version($0.major + 1, 0, 0) }
        case .upToNextMinor(let words): Version(words).map { $0..<Version($0.major, $0.minor + 1, 0) }
        case .range(let words, let end): Version(words).flatMap { first in Version(end).map { first..<max(first, $0) } }
        case .branch, .revision: nil
        }
    }
}

/// A version of a release, such as `v1.2`.
private struct Version: Comparable {
    let (major, minor, patch): (Int, Int, Int)

    init(_ major: Int, _ minor: Int, _ patch: Int) { (self.major, self.minor, self.patch) = (major, minor, patch) }

    init?(_ words: String) {
        let parts = words.drop { $0 == "v" }.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { $0.allSatisfy(\.isNumber) ? Int($0) : nil }
        guard (1...3).contains(parts.count), numbers.count == parts.count, numbers.allSatisfy({ $0 < 1 << 32 }) else {
            return nil
        }
        let all = numbers + [0, 0]
        self.init(all[0], all[1], all[2])
    }

    static func < (left: Version, right: Version) -> Bool {
        (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }
}
