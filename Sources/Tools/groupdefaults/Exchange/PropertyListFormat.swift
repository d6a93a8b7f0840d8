import CommandLineKit
import GroupStore
import GroupSystem

enum PropertyListFormat: String {
    case json, xml, binary
    /// The output of `dconf dump`, which is only read.
    case dump

    /// Detects the format of a file. Anything unknown counts as JSON, which has the best error messages.
    init(of bytes: [UInt8]) {
        let text = bytes.drop { " \n\r\t\u{FEFF}".utf8.contains($0) }
        if bytes.starts(with: "bplist".utf8) {
            self = .binary
        } else {
            let line = text.prefix { $0 != UInt8(ascii: "\n") }
            self =
                text.first == UInt8(ascii: "<")
                ? .xml : PropertyListFormat.isOfDump(String(decoding: line, as: UTF8.self)) ? .dump : .json
        }
    }

    /// Whether a line names a directory, `[/]` or `[org/gnome]`, and is not the beginning of a JSON array.
    private static func isOfDump(_ line: String) -> Bool {
        let line = line.last == "\r" ? line.dropLast() : line[...]
        guard line.hasPrefix("["), line.hasSuffix("]"), let first = line.dropFirst().first else { return false }
        return first == "/" || first.isLetter
    }
}

/// The program that reads and writes XML and binary property lists. It is separate, with its own limits, because a list
/// may come from anywhere, and may be made to exhaust memory and time.
enum PropertyListConverter {
    static let name = "groupdefaults-plist"

    /// Converts a property list that is a dictionary, from the named file, to the text of a suite.
    static func read(_ bytes: [UInt8], from file: String) throws(Failure) -> [UInt8] {
        try convert("read", bytes, from: File.described(file))
    }

    /// Reads any property list, including the old-style text format.
    static func readAny(_ bytes: [UInt8]) throws(Failure) -> Value {
        let source = "the property list"
        let members = try Members(file: source, text: try convert("read-any", bytes, from: source))
        // The converter returns the text of a suite, with the value under a key.
        guard let value = members["value"] else { throw .store("\(name) is not of the same version as this program") }
        return value
    }

    static func write(_ members: Members, _ format: PropertyListFormat) throws(Failure) -> [UInt8] {
        try convert(format.rawValue, Array(members.json.utf8), from: nil)
    }

    /// Runs the converter, which writes its result, or its error, to the standard output. `source` names the input if
    /// it is not our own.
    private static func convert(_ verb: String, _ bytes: [UInt8], from source: String?) throws(Failure) -> [UInt8] {
        let program = try location()
        let input = try scratchFile()
        let output = try scratchFile()
        do throws(Errno) {
            try input.writeAll(bytes)
            input.rewind()
        } catch {
            throw .store("no room for the property list: \(error)")
        }
        var converter = ProgramStart([program, verb])
        (converter.input, converter.output) = (input.rawValue, output.rawValue)
        // Like us, it continues after reaching a file-size limit, and says so.
        converter.heeded = .only([])
        // If it crashes for lack of memory, the input cannot be read. That is reported below, in fewer words than a
        // backtrace.
        converter.environment = .ours(changing: ["SWIFT_BACKTRACE": "enable=no"])
        let status = try Subprocess.run(converter)
        output.rewind()
        guard let answer = try? File.readAll(output.rawValue) else { throw .store("\(program) gave no answer") }
        if status == .exited(code: 0) { return answer }
        throw failure(status, String(decoding: answer, as: UTF8.self), program, from: source)
    }

    /// The failure for an exit code and message of the converter.
    private static func failure(
        _ status: ExitStatus, _ words: String, _ program: String, from source: String?
    ) -> Failure {
        let crashes: [Signal] = [.illegalInstruction, .trap, .abort, .busError, .segmentationFault]
        switch (status, source) {
        case (.exited(code: 1), let source?): return .usage("\(source): \(words)", hint: "nothing was changed")
        case (.exited(code: 1), nil): return .usage(words)
        case (.killed(let signal), let source?) where crashes.contains(signal):
            return .usage("\(source): this is not a property list, or too large a one", hint: "nothing was changed")
        case (.killed(.processorTimeExceeded), let source?):
            return .usage("\(source): this takes too long to read", hint: "nothing was changed")
        default: return .store("\(program) ended with \(status.shellCode)\(words.isEmpty ? "" : ": \(words)")")
        }
    }

    private static func scratchFile() throws(Failure) -> FileDescriptor {
        do throws(Errno) {
            return try FileDescriptor.scratch()
        } catch {
            throw .store("no scratch file can be made: \(error)")
        }
    }

    /// The converter beside this program, as in a build, or where `make install` puts it.
    private static func location() throws(Failure) -> String {
        if let path = CompanionProgram.path(of: name) { return path }
        throw .store(
            "XML and binary property lists need \(name), which is not installed",
            hint: "JSON works without it; 'make install' installs both")
    }
}
