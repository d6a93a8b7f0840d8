import FoundationEssentials
import GroupStore
package import WidgetArchive
package import WidgetRecords

extension WidgetsDirectory {
    /// Registers a widget program, after asking it for its description. A registered program is asked again.
    @discardableResult
    package func add(_ programPath: String, limits: ProgramLimits = ProgramLimits()) throws -> RegisteredProgram {
        let file = try programFile(at: programPath)
        let known = try? program(file.name)
        if let known, known.path != file.path { throw WidgetError.nameTaken(file.name, path: known.path) }
        let description = try known == nil ? describeLeavingNoLog(file, limits) : describe(file, limits: limits)
        let program = RegisteredProgram(
            name: file.name, path: file.path, isScript: file.isScript, added: Now.current.date,
            description: description)
        try keep(program)
        return program
    }

    /// Works like `describe`, but keeps no output of a refused stranger, since no command would show it.
    private func describeLeavingNoLog(_ file: ProgramFile, _ limits: ProgramLimits) throws -> ProgramDescription {
        let hadLog = programLog(file.name).isThere
        do {
            return try describe(file, limits: limits)
        } catch {
            if !hadLog { programLog(file.name).remove() }
            throw error
        }
    }

    /// The program at a path, which may be relative.
    package func programFile(at path: String) throws -> ProgramFile {
        ProgramFile(at: try Root(named: path).path)
    }

    package func describe(_ file: ProgramFile, limits: ProgramLimits = ProgramLimits()) throws -> ProgramDescription {
        do {
            let answer = try ask(file, .describe, limits: limits)
            guard case .description(let description) = answer.result else {
                throw ProgramFailure.rubbish("it is not a description")
            }
            return description
        } catch let failure as ProgramFailure {
            throw WidgetError.notAProgram(path: file.path, reason: "\(failure)")
        }
    }
}
