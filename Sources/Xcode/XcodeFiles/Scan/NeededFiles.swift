/// Which of a target's files its program needs, by their names alone, as far as these can tell: a file is only left out
/// if nothing that is needed names anything that it declares.
package enum NeededFiles {
    /// The files that are needed from those with an entry point on.
    package static func of(_ scans: [String: SourceScan]) -> Set<String> {
        var needed = Set(scans.filter(\.value.hasMain).keys)
        let declared = scans.values.reduce(into: Set<String>()) { $0.formUnion($1.types) }
        var words: Set<String> = []
        var fresh = needed
        while !fresh.isEmpty {
            for scan in fresh.compactMap({ scans[$0] }) { words.formUnion(scan.words.union(scan.labels)) }
            fresh = Set(
                scans.filter { file, scan in
                    !needed.contains(file) && isNeeded(scan, by: words, besides: declared)
                }.keys)
            needed.formUnion(fresh)
        }
        return needed
    }

    private static func isNeeded(_ scan: SourceScan, by words: Set<String>, besides own: Set<String>) -> Bool {
        if scan.hasOperators || !scan.types.isDisjoint(with: words) { return true }
        return scan.extensions.contains { type, members in
            let isNamed = words.contains(type) || literals.contains(type)
            if own.contains(type) { return isNamed }
            return (isNamed && members.contains("")) || members.contains("+") || !members.isDisjoint(with: words)
        }
    }

    /// The types that source uses without their names, and the protocols that these conform to.
    private static let literals: Set = [
        "Array", "Dictionary", "Optional", "String", "Int", "Double", "Bool", "Sequence", "Collection",
        "BidirectionalCollection", "RandomAccessCollection", "MutableCollection", "RangeReplaceableCollection",
        "StringProtocol", "Equatable", "Comparable", "Hashable", "Numeric", "BinaryInteger", "FloatingPoint",
        "BinaryFloatingPoint",
    ]
}
