import GroupStore
package import WidgetArchive

extension WidgetsDirectory {
    package func keep(_ program: RegisteredProgram) throws {
        try programs.set(program.value, for: Key(program.name))
    }

    /// Forgets a program. Its widgets stay, and keep showing their last entries.
    package func removeProgram(_ name: String) throws {
        if try programs.value(for: Key(name)) == nil { _ = try program(name) }
        try programs.remove(Key(name))
    }

    /// The registered programs, ordered by name, except those with damaged records; see `damage`.
    package func registeredPrograms() throws -> [RegisteredProgram] {
        try programs.snapshot().members.compactMap { try? RegisteredProgram(name: $0.key.text, value: $0.value) }
    }

    package func program(_ name: String) throws -> RegisteredProgram {
        guard let value = try programs.value(for: Key(name)) else {
            let names = try programs.snapshot().keys.map(\.text)
            throw WidgetError.noSuchProgram(name, similar: name.closest(among: names))
        }
        return try RegisteredProgram(name: name, value: value)
    }

    /// All kinds that can be placed, with the programs that offer them.
    package func kinds() throws -> [(program: RegisteredProgram, kind: KindDescription)] {
        try registeredPrograms().flatMap { program in program.description.kinds.map { (program, $0) } }
    }

    /// The kind with this name, from the given program if there is one.
    package func kind(
        _ name: String, program: String? = nil
    ) throws -> (program: RegisteredProgram, kind: KindDescription) {
        let all = try kinds().filter { program == nil || $0.program.name == program }
        if let program, all.isEmpty { _ = try self.program(program) }
        let found = all.filter { $0.kind.kind == name }
        if found.count > 1 { throw WidgetError.ambiguousKind(name, programs: found.map(\.program.name)) }
        guard let only = found.first else {
            throw WidgetError.noSuchKind(name, similar: name.closest(among: all.map(\.kind.kind)))
        }
        return only
    }
}
