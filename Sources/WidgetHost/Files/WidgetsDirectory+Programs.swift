import FoundationEssentials
import GroupStore
import GroupSystem
package import WidgetArchive

extension WidgetsDirectory {
    /// Registers a widget program, after asking it for its description. One that is registered already is asked again.
    @discardableResult
    package func add(_ programPath: String, limits: ProgramLimits = ProgramLimits()) throws -> RegisteredProgram {
        let file = ProgramFile(path: try Root(named: programPath).path)
        if let known = try? program(file.name), known.path != file.path {
            throw HostError.nameTaken(file.name, path: known.path)
        }
        let description = try describe(file, limits: limits)
        let program = RegisteredProgram(
            name: file.name, path: file.path, added: Now.current.date, description: description)
        try keep(program)
        return program
    }

    /// Asks a program for its description.
    package func describe(_ file: ProgramFile, limits: ProgramLimits = ProgramLimits()) throws -> ProgramDescription {
        do {
            guard file.identity != nil else {
                let isThere = (try? FileStatus(of: file.path, followsLinks: true)) != nil
                throw ProgramFailure.cannotRun(
                    path: file.path, reason: isThere ? "it is not a file" : "there is no such file")
            }
            try make()
            let answer = try ProgramProcess(file, in: self, limits: limits).ask(.describe)
            guard case .description(let description) = answer.result else {
                throw ProgramFailure.rubbish("it is not a description")
            }
            return description
        } catch let failure as ProgramFailure {
            throw HostError.notAProgram(path: file.path, reason: "\(failure)")
        }
    }

    func keep(_ program: RegisteredProgram) throws {
        try programs.set(program.value, for: Key(program.name))
    }

    /// Forgets a program. Its widgets stay, showing what they showed last.
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
            throw HostError.noSuchProgram(name, similar: name.closest(among: names))
        }
        return try RegisteredProgram(name: name, value: value)
    }

    /// All kinds that can be placed, with the programs that offer them.
    package func kinds() throws -> [(program: RegisteredProgram, kind: KindDescription)] {
        try registeredPrograms().flatMap { program in program.description.kinds.map { (program, $0) } }
    }

    /// The kind of a name, from the given program if there is one.
    package func kind(
        _ name: String, program: String? = nil
    ) throws -> (program: RegisteredProgram, kind: KindDescription) {
        let all = try kinds().filter { program == nil || $0.program.name == program }
        if let program, all.isEmpty { _ = try self.program(program) }
        let found = all.filter { $0.kind.kind == name }
        if found.count > 1 { throw HostError.ambiguousKind(name, programs: found.map(\.program.name)) }
        guard let only = found.first else {
            throw HostError.noSuchKind(name, similar: name.closest(among: all.map(\.kind.kind)))
        }
        return only
    }
}
