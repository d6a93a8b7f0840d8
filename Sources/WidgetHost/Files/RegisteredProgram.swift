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
    /// Reads what the suite of programs holds under the program's name.
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
