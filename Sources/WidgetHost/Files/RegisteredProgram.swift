public import FoundationEssentials
import GroupStore
public import WidgetArchive

/// A widget program that is known here, and what it said it has to offer.
public struct RegisteredProgram: Hashable, Sendable {
    public let name: String
    public var path: String
    public var added: Date
    public var description: ProgramDescription

    public var file: ProgramFile { ProgramFile(path: path) }
}

extension RegisteredProgram {
    /// What the suite of programs holds under the program's name.
    private struct Record: Codable {
        var path: String
        var added: Date
        var description: ProgramDescription
    }

    init(name: String, value: Value) throws {
        do {
            let record = try value.record(Record.self)
            self.init(name: name, path: record.path, added: record.added, description: record.description)
        } catch {
            throw HostError.badRecord("the program '\(name)'", reason: "\(error)")
        }
    }

    var value: Value {
        get throws { try Value(record: Record(path: path, added: added, description: description)) }
    }
}
