/// The first line of a request.
struct HTTPRequestLine {
    let method: HTTPHead.Method
    let target: String

    init(_ line: ArraySlice<UInt8>) throws(HTTPRefusal) {
        let words = line.split(separator: .space, omittingEmptySubsequences: false)
        guard words.count == 3, !words[0].isEmpty, words[0].allSatisfy(\.isTokenCharacter) else {
            throw HTTPRefusal(400, "no request line")
        }
        try HTTPRequestLine.check(version: words[2])
        guard let method = HTTPHead.Method(rawValue: String(decoding: words[0], as: UTF8.self)) else {
            throw HTTPRefusal(405, "the method is not GET, HEAD or POST")
        }
        guard words[1].count <= HTTPHead.mostBytesOfTarget else { throw HTTPRefusal(414, "the target is too long") }
        guard HTTPRequestLine.isOrigin(words[1]) else { throw HTTPRefusal(400, "the target is no path") }
        (self.method, target) = (method, String(decoding: words[1], as: UTF8.self))
    }

    private static func check(version: ArraySlice<UInt8>) throws(HTTPRefusal) {
        if version.elementsEqual("HTTP/1.1".utf8) { return }
        let isVersion =
            version.count == 8 && version.starts(with: "HTTP/".utf8)
            && version.dropFirst(6).first == UInt8(ascii: ".")
            && version[version.startIndex + 5].isDigit && version[version.startIndex + 7].isDigit
        throw isVersion ? HTTPRefusal(505, "the version is not 1.1") : HTTPRefusal(400, "no version")
    }

    /// A path that begins with a slash, and perhaps a query: no scheme, no host, no fragment, nothing unencoded.
    private static func isOrigin(_ target: ArraySlice<UInt8>) -> Bool {
        guard target.first == UInt8(ascii: "/") else { return false }
        var place = target.startIndex
        while place < target.endIndex {
            if target[place] == UInt8(ascii: "%") {
                guard place + 2 < target.endIndex, target[place + 1].isHexDigit, target[place + 2].isHexDigit else {
                    return false
                }
                place += 2
            } else if !target[place].isTargetCharacter {
                return false
            }
            place += 1
        }
        return true
    }
}
