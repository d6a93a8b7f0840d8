import Foundation
import PropertyLists

/// A URL as Apple's systems store it in defaults: an `NSURL` in a keyed archive, which is a binary property list.
///
/// `NSKeyedUnarchiver` is not used to read it: it ends the process on a damaged archive, and any bytes may be stored
/// where a URL is expected.
enum ArchivedURL {
    static func write(_ url: URL) -> [UInt8]? {
        // A relative URL is resolved first, since it would be of little use without its base.
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
            let string = archive.element(of: objects, referredToBy: relative).flatMap(archive.object),
            let text = archive.string(string)
        else { return nil }
        let base = archive.member("NS.base", of: object)
        return URL(string: text, relativeTo: base.flatMap { url($0, objects, in: archive, depth: depth + 1) })?
            .absoluteURL
    }
}

extension BinaryPropertyList {
    /// The number of the object under a key of a dictionary.
    fileprivate func member(_ key: String, of number: Int) -> Int? {
        guard let dictionary = object(number), dictionary.kind == .dictionary,
            let references = references(of: dictionary)
        else { return nil }
        let place = references.prefix(dictionary.count).first {
            reference($0, of: dictionary).flatMap(object).flatMap(string) == key
        }
        return place.flatMap { reference(dictionary.count + $0, of: dictionary) }
    }

    /// The index of the array element that a reference of a keyed archive denotes.
    fileprivate func element(of number: Int, referredToBy reference: Int) -> Int? {
        guard let identifier = object(reference), identifier.kind == .identifier,
            let place = integer(at: identifier.start, size: identifier.count + 1),
            let array = object(number), array.kind == .array, references(of: array)?.contains(place) == true
        else { return nil }
        return self.reference(place, of: array)
    }
}
