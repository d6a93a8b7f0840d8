public import Foundation

/// A type of data or files, by its identifier, as `public.json`. The types that an app declares in its Info.plist are
/// not read: their identifiers have no file name extension and conform to nothing.
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
    public let identifier: String

    /// Takes any identifier; on iOS it is nil if nobody has declared the type.
    public init?(_ identifier: String) {
        guard !identifier.isEmpty else { return nil }
        self.identifier = identifier
    }

    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
    }

    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
    }

    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// The type with a tag; for an unknown tag a type of its own.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        let known = UTType.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first
        guard let type = known ?? UTType("\(tagClass.unknown)\(tag.lowercased())"), !tag.isEmpty else { return nil }
        self = type
    }

    /// All known types with a tag.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        let tag = tag.lowercased()
        return UTTypeDeclaration.all.filter { $0.tags(of: tagClass).contains(tag) }.map {
            UTType(exportedAs: $0.identifier)
        }
        .filter { type in supertype.map(type.conforms) ?? true }
    }

    /// The identifier alone, as in property lists.
    public init(from decoder: any Decoder) throws {
        identifier = try decoder.singleValueContainer().decode(String.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }

    public var description: String { identifier }
    public var localizedDescription: String? { nil }
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
    public var isDeclared: Bool { !isDynamic }
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }
    public var preferredMIMEType: String? { tags[.mimeType]?.first }

    public var tags: [UTTagClass: [String]] {
        var tags: [UTTagClass: [String]] = [:]
        for tagClass in [UTTagClass.filenameExtension, .mimeType] {
            let own = declaration?.tags(of: tagClass) ?? []
            let unknown =
                identifier.hasPrefix(tagClass.unknown) ? [String(identifier.dropFirst(tagClass.unknown.count))] : []
            if !(own + unknown).isEmpty { tags[tagClass] = own + unknown }
        }
        return tags
    }

    /// The types that it conforms to, without itself.
    public var supertypes: Set<UTType> {
        let parents = isDynamic ? ["public.data"] : declaration?.parents ?? []
        return parents.reduce(into: []) { types, parent in
            let type = UTType(exportedAs: parent)
            types.formUnion(type.supertypes.union([type]))
        }
    }

    public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    private var declaration: UTTypeDeclaration? { UTTypeDeclaration.known[identifier] }
}

/// A kind of name that types have elsewhere.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")

    /// How identifiers begin of types that are known by a tag alone.
    fileprivate var unknown: String { self == .mimeType ? "dyn.mime." : "dyn.extension." }
}

extension URL {
    /// The path with the extension of a type, unless it ends with one of the type's.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        let extensions = contentType.tags[.filenameExtension] ?? []
        guard let preferred = extensions.first, !extensions.contains(pathExtension.lowercased()) else { return self }
        return appendingPathExtension(preferred)
    }

    public mutating func appendPathExtension(for contentType: UTType) {
        self = appendingPathExtension(for: contentType)
    }
}
