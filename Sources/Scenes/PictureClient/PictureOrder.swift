package import WidgetArchive

/// A command to the drawing program: one line of JSON.
package enum PictureOrder: Hashable, Sendable {
    case draw(PictureRequest)
    case compare(PictureComparison)
    /// Look at the texts of a picture.
    case examine(PictureRequest)
    /// Say which programs and fonts pictures are drawn with. Digests of files are taken from a file of earlier ones, as
    /// long as the kernel knows of no change.
    case identify(knownFiles: String)
    /// Say by which fonts letters would be drawn now.
    case shape(DrawnLetters)
}

extension PictureOrder: ArchiveValue {
    package init(from json: JSONValue) throws(ArchiveError) {
        if let comparison: PictureComparison = try json.optional("compare") {
            self = .compare(comparison)
        } else if let request: PictureRequest = try json.optional("examine") {
            self = .examine(request)
        } else if let path: String = try json.optional("identify") {
            self = .identify(knownFiles: path)
        } else if let letters: DrawnLetters = try json.optional("shape") {
            self = .shape(letters)
        } else {
            self = .draw(try PictureRequest(from: json))
        }
    }

    package func write(to json: inout JSONWriter) {
        switch self {
        case .draw(let request): request.write(to: &json)
        case .compare(let comparison): json.object { $0.member("compare", comparison) }
        case .examine(let request): json.object { $0.member("examine", request) }
        case .identify(let path): json.object { $0.member("identify", path) }
        case .shape(let letters): json.object { $0.member("shape", letters) }
        }
    }
}
