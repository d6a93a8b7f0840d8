package import FoundationEssentials
package import GroupStore
package import WidgetArchive

/// A registered widget program, and its description of itself.
package struct RegisteredProgram: Hashable, Sendable {
    /// The suite of all programs, each under its name.
    package static let suite = "programs"

    package let name: String
    package var path: String
    /// Whether it is a script, for which `groupwidgets-script` answers.
    package var isScript: Bool
    package var added: Date
    package var description: ProgramDescription

    package init(
        name: String, path: String, isScript: Bool = false, added: Date, description: ProgramDescription
    ) {
        (self.name, self.path, self.isScript) = (name, path, isScript)
        (self.added, self.description) = (added, description)
    }
}

extension RegisteredProgram {
    /// Reads a program's record.
    package init(name: String, value: Value) throws {
        guard case .dictionary(let members) = value, case .string(let path) = members["path"],
            let description = members["description"]
        else { throw WidgetError.badRecord("the program '\(name)'", reason: "its path or its description is missing") }
        do {
            self.init(
                name: name, path: path, isScript: members["isScript"] == .boolean(true),
                added: members["added"].flatMap(Date.init(value:)) ?? .distantPast,
                description: try description.record())
        } catch {
            throw WidgetError.badRecord("the program '\(name)'", reason: "\(error)")
        }
    }

    var value: Value {
        get throws {
            var members: Members = [
                "path": .string(path), "added": Value(added), "description": try Value(record: description),
            ]
            if isScript { members["isScript"] = .boolean(true) }
            return .dictionary(members)
        }
    }
}
