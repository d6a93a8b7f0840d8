import Commands
import Glibc
import GroupStore

/// The forms in which a property list travels.
enum PropertyListFormat: String {
    case json, xml, binary

    /// The form that a text is in. What is no other is taken for JSON, whose errors say most.
    init(of bytes: [UInt8]) {
        let text = bytes.drop { " \n\r\t\u{FEFF}".utf8.contains($0) }
        if bytes.starts(with: "bplist".utf8) {
            self = .binary
        } else {
            self = text.first == UInt8(ascii: "<") ? .xml : .json
        }
    }
}

/// The program beside this one that reads and writes XML and binary property lists. It is a program of its own, because
/// the coder for them, Foundation's, takes longer to load than all that this one does.
enum PropertyListConverter {
    static let name = "groupdefaults-plist"

    /// The text of a suite for a property list that is a dictionary.
    static func read(_ bytes: [UInt8]) throws(Failure) -> [UInt8] {
        try convert("read", bytes)
    }

    /// The same for any property list, in the old form of text too; one that is no dictionary comes under the key `value`.
    static func readAny(_ bytes: [UInt8]) throws(Failure) -> [UInt8] {
        try convert("read-any", bytes)
    }

    static func write(_ members: Members, _ format: PropertyListFormat) throws(Failure) -> [UInt8] {
        try convert(format.rawValue, Array(members.json.utf8))
    }

    /// The converter answers on its standard output, with what is wrong if it fails.
    private static func convert(_ verb: String, _ bytes: [UInt8]) throws(Failure) -> [UInt8] {
        let program = try location()
        let (input, output) = (try scratchFile(), try scratchFile())
        defer {
            fclose(input)
            fclose(output)
        }
        do throws(Errno) {
            try File.write(bytes, to: fileno(input))
            lseek(fileno(input), 0, SEEK_SET)
        } catch {
            throw .store("no room for the property list: \(error)")
        }
        // What Foundation crashes on is no property list: that is said below, in fewer words than a backtrace.
        setenv("SWIFT_BACKTRACE", "enable=no", 1)
        let status = try Subprocess.run(program, [verb], input: fileno(input), output: fileno(output))
        lseek(fileno(output), 0, SEEK_SET)
        guard let answer = try? File.readAll(fileno(output)) else { throw .store("\(program) gave no answer") }
        guard status == 0 else {
            let problem = answer.isEmpty ? "this is no property list" : String(decoding: answer, as: UTF8.self)
            throw .usage(problem, hint: "nothing was changed")
        }
        return answer
    }

    private static func scratchFile() throws(Failure) -> UnsafeMutablePointer<FILE> {
        guard let file = tmpfile() else { throw .store("no scratch file can be made: \(Errno(errno))") }
        return file
    }

    /// Beside this program, as in a build, or where `make install` puts it.
    private static func location() throws(Failure) -> String {
        var path = [CChar](repeating: 0, count: Int(PATH_MAX))
        let length = readlink("/proc/self/exe", &path, path.count - 1)
        let own = String(decoding: path.prefix(max(0, length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let directory = own.lastIndex(of: "/").map { String(own[..<$0]) } ?? "."
        let places = ["\(directory)/\(name)", "\(directory)/../libexec/groupdefaults/\(name)"]
        if let place = places.first(where: { access($0, X_OK) == 0 }) { return place }
        throw .store(
            "XML and binary property lists need \(name), which is not installed",
            hint: "JSON works without it; 'make install' installs both")
    }
}
