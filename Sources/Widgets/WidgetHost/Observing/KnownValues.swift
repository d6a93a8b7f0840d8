import GroupStore
import GroupWatch
import WidgetArchive

/// A digest of each value in the watched suites.
struct KnownValues {
    private var suites: [SuiteName: [Key: UInt64]] = [:]

    func knows(_ suite: SuiteName) -> Bool { suites[suite] != nil }

    /// Notes a watcher's changes. Returns those that were not known already.
    mutating func note(_ suite: SuiteName, _ changes: ChangeSet) -> [KeyChange] {
        changes.compactMap { change in
            let digest = change.new.map(KnownValues.digest)
            guard suites[suite]?[change.key] != digest else { return nil }
            suites[suite, default: [:]][change.key] = digest
            return KeyChange(suite: suite, key: change.key, value: change.new)
        }
    }

    /// Treats a suite as known: keys without a digest have no value.
    mutating func begin(_ suite: SuiteName) {
        suites[suite] = suites[suite] ?? [:]
    }

    mutating func keepOnly(_ names: Set<SuiteName>) {
        suites = suites.filter { names.contains($0.key) }
    }

    /// A digest of all values that were read, with `writes` applied on top. A different digest means that one of the
    /// values changed.
    func digest(of reads: [Reads], with writes: [OwnWrite] = []) -> String {
        var sum: UInt64 = 0
        for read in reads {
            guard let name = try? SuiteName(read.suite) else { continue }
            var values = suites[name] ?? [:]
            for write in writes.compactMap(KeyChange.init) where write.suite == name {
                values[write.key] = write.value.map(KnownValues.digest)
            }
            let keys = read.everyKey ? Array(values.keys) : read.keys.map { Key($0) }
            for key in keys {
                guard let value = values[key] else { continue }
                // A sum, so that order does not matter.
                sum &+= Self.hash("\(read.suite)/\(key.text)=\(value)")
            }
        }
        return String(sum, radix: 16)
    }

    private static func digest(_ value: Value) -> UInt64 { hash(value.json()) }

    /// FNV-1a, which is the same in every process.
    private static func hash(_ text: String) -> UInt64 {
        text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}
