public import FoundationEssentials
import GroupStore
public import WidgetArchive

/// A registered widget program, and the description that it gave of itself.
public struct RegisteredProgram: Hashable, Sendable {
    public let name: String
    public var path: String
    public var added: Date
    public var description: ProgramDescription

    public var file: ProgramFile { ProgramFile(path: path) }
}

extension RegisteredProgram {
    /// Reads the record of a program.
    init(name: String, value: Value) throws {
        guard case .dictionary(let members) = value, case .string(let path) = members["path"],
            let description = members["description"]
        else { throw HostError.badRecord("the program '\(name)'", reason: "its path or its description is missing") }
        do {
            self.init(
                name: name, path: path, added: members["added"].flatMap(Date.init(value:)) ?? .distantPast,
                description: try description.record())
        } catch {
            throw HostError.badRecord("the program '\(name)'", reason: "\(error)")
        }
    }

    var value: Value {
        get throws {
            .dictionary(["path": .string(path), "added": Value(added), "description": try Value(record: description)])
        }
    }
}
