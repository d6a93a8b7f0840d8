package import GroupStore

/// Property lists in Apple's three forms: XML, binary, and the old one, as in `{ visits = 3; }`; and what `dconf dump`
/// prints.
package enum PropertyList {
    /// The maximum depth of a suite.
    static let maximumDepth = 512
    static let uidWords = "it holds a UID (a keyed archive), which a suite cannot"

    /// The reason why bytes cannot be read as a property list, or values cannot be written as one.
    package struct Problem: Error, Equatable, CustomStringConvertible {
        package let description: String

        package init(_ description: String) {
            self.description = description
        }

        static let noPropertyList = Problem("this is not a property list")
    }

    /// The value of a list in any form. In text, the last value of a key counts where repeated ones are allowed.
    package static func value(of bytes: [UInt8], allowingRepeatedKeys: Bool = false) throws(Problem) -> Value {
        if BinaryPropertyList.isBegun(by: bytes) { return try binaryValue(of: bytes) }
        let text = try PropertyListText(bytes)
        if DumpReader.canRead(text) {
            var reader = DumpReader(text)
            return try reader.list()
        }
        if OldStyleReader.canRead(text) {
            var reader = OldStyleReader(text, allowsRepeatedKeys: allowingRepeatedKeys)
            return try reader.list()
        }
        var reader = XMLReader(text, allowsRepeatedKeys: allowingRepeatedKeys)
        return try reader.list()
    }

    private static func binaryValue(of bytes: [UInt8]) throws(Problem) -> Value {
        guard let list = BinaryPropertyList(bytes) else { throw .noPropertyList }
        do throws(BinaryPropertyList.Problem) {
            return try list.value()
        } catch {
            throw Problem(error.description)
        }
    }
}
