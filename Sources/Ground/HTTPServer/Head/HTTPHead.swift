/// The head of a request. Only what keeps to the strict grammar of `Documentation/Formats/http-head.md` becomes one, so
/// that no other reader of the same bytes, such as a proxy, can have seen another request in them.
package struct HTTPHead: Equatable, Sendable {
    package enum Method: String, Sendable {
        case get = "GET"
        case head = "HEAD"
        case post = "POST"
    }

    package struct Field: Equatable, Sendable {
        /// In lower case.
        package let name: String
        /// Without the spaces around it.
        package let value: String
    }

    package let method: Method
    /// The path and the query as they were sent, still encoded.
    package let target: String
    package let fields: [Field]
    /// The number of bytes that follow the head.
    package let contentLength: Int

    /// The longest head, with its empty last line.
    package static let mostBytes = 8_192
    package static let mostBytesOfTarget = 2_048
    package static let mostFields = 64

    /// The value of a field, by its name in lower case; nil if there is none, or more than one.
    package subscript(_ name: String) -> String? {
        let found = fields.filter { $0.name == name }
        return found.count == 1 ? found[0].value : nil
    }

    /// The words of a list, in lower case, over all fields of this name.
    package func words(of name: String) -> [String] {
        fields.filter { $0.name == name }.flatMap { field in
            field.value.split(separator: ",").map { word in
                String(decoding: word.utf8.trimmed.map(\.lowercased), as: UTF8.self)
            }
        }
    }

    /// Whether the connection can be used for another request.
    package var keepsConnection: Bool { !words(of: "connection").contains("close") }
}

/// A request that is not served, and why.
package struct HTTPRefusal: Error, Equatable, Sendable {
    package let status: Int
    package let reason: String

    package init(_ status: Int, _ reason: String) {
        (self.status, self.reason) = (status, reason)
    }
}
