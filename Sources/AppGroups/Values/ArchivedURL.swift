import Foundation

/// A URL as Apple's systems keep it among defaults: an `NSURL` in a keyed archive, which is a binary property list.
///
/// It is read here rather than by `NSKeyedUnarchiver`, which ends the process on an archive that is damaged, or is none:
/// any bytes may stand where a URL is looked for.
enum ArchivedURL {
    static func write(_ url: URL) -> [UInt8]? {
        // A relative URL is kept whole, as it would be of little use without its base.
        let archived = try? NSKeyedArchiver.archivedData(
            withRootObject: url.absoluteURL as NSURL, requiringSecureCoding: true)
        return archived.map { Array($0) }
    }

    static func read(_ bytes: [UInt8]) -> URL? {
        guard let archive = BinaryPropertyList(bytes), let top = archive.member("$top", of: archive.top),
            let root = archive.member("root", of: top), let objects = archive.member("$objects", of: archive.top)
        else { return nil }
        return url(root, objects, in: archive, depth: 0)
    }

    private static func url(_ reference: Int, _ objects: Int, in archive: BinaryPropertyList, depth: Int) -> URL? {
        guard depth < 8, let object = archive.element(of: objects, referredToBy: reference),
            let relative = archive.member("NS.relative", of: object),
            let text = archive.element(of: objects, referredToBy: relative).flatMap({ archive.string($0) })
        else { return nil }
        let base = archive.member("NS.base", of: object)
        return URL(string: text, relativeTo: base.flatMap { url($0, objects, in: archive, depth: depth + 1) })?
            .absoluteURL
    }
}

/// As much of a binary property list as an archived URL needs: dictionaries, arrays, strings and references.
/// Objects are known by their number. Whatever does not fit the bytes that there are is nil.
private struct BinaryPropertyList {
    private let bytes: [UInt8]
    private let offsetSize: Int
    private let referenceSize: Int
    private let count: Int
    private let table: Int
    let top: Int

    init?(_ bytes: [UInt8]) {
        guard bytes.starts(with: "bplist00".utf8), bytes.count >= 40 else { return nil }
        let trailer = bytes.suffix(32)
        func number(_ place: Int) -> Int? {
            let big = trailer.dropFirst(place).prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            return Int(exactly: big)
        }
        guard let count = number(8), let top = number(16), let table = number(24) else { return nil }
        self.bytes = bytes
        offsetSize = Int(trailer[trailer.startIndex + 6])
        referenceSize = Int(trailer[trailer.startIndex + 7])
        (self.count, self.top, self.table) = (count, top, table)
    }

    private func integer(at place: Int, size: Int) -> Int? {
        guard place >= 0, (1...8).contains(size), place <= bytes.count - size else { return nil }
        return Int(exactly: bytes[place..<place + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }

    /// The kind of an object, how many parts it has, and where they begin.
    private func object(_ number: Int) -> (kind: UInt8, count: Int, start: Int)? {
        guard number >= 0, number < count, number < bytes.count, table < bytes.count,
            let place = integer(at: table + number * offsetSize, size: offsetSize), place < bytes.count
        else { return nil }
        let (kind, low) = (bytes[place] >> 4, Int(bytes[place] & 15))
        guard low == 15 else { return (kind, low, place + 1) }
        // A longer count follows as an integer of its own.
        guard place + 1 < bytes.count, bytes[place + 1] >> 4 == 1 else { return nil }
        let size = 1 << Int(bytes[place + 1] & 3)
        return integer(at: place + 2, size: size).map { (kind, $0, place + 2 + size) }
    }

    private func reference(_ number: Int, from start: Int) -> Int? {
        guard number < bytes.count else { return nil }
        return integer(at: start + number * referenceSize, size: referenceSize)
    }

    func string(_ number: Int) -> String? {
        guard let (kind, count, start) = object(number), count <= bytes.count else { return nil }
        switch kind {
        case 5 where start + count <= bytes.count:
            return String(validating: bytes[start..<start + count], as: UTF8.self)
        case 6 where start + 2 * count <= bytes.count:
            let units = (0..<count).map { UInt16(bytes[start + 2 * $0]) << 8 | UInt16(bytes[start + 2 * $0 + 1]) }
            return String(validating: units, as: UTF16.self)
        default: return nil
        }
    }

    func member(_ key: String, of number: Int) -> Int? {
        guard let (kind, count, start) = object(number), kind == 13, count <= bytes.count else { return nil }
        for place in 0..<count where reference(place, from: start).flatMap(string) == key {
            return reference(count + place, from: start)
        }
        return nil
    }

    /// The element of an array that a keyed archive's reference stands for.
    func element(of number: Int, referredToBy reference: Int) -> Int? {
        guard let (kind, low, start) = object(reference), kind == 8,
            let place = integer(at: start, size: low + 1),
            let (arrayKind, count, elements) = object(number), arrayKind == 10, place < count
        else { return nil }
        return self.reference(place, from: elements)
    }
}
