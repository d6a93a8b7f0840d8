package import WidgetArchive
package import WidgetRecords

extension WidgetsDirectory {
    /// Asks a registered program, in a new process, and waits for the answer.
    package func ask(
        _ program: String, _ ask: Request.Ask, limits: ProgramLimits = ProgramLimits()
    ) throws -> Answer {
        try start(self.program(program), limits: limits).ask(ask)
    }

    /// Asks a program that need not be registered, in a new process.
    package func ask(
        _ file: ProgramFile, _ ask: Request.Ask, limits: ProgramLimits = ProgramLimits()
    ) throws -> Answer {
        guard file.version != nil else { throw ProgramFailure.noFile(at: file.path) }
        try make()
        return try ProgramProcess(file, in: self, limits: limits).ask(ask)
    }

    func start(_ program: RegisteredProgram, limits: ProgramLimits = ProgramLimits()) throws -> ProgramProcess {
        try make()
        return try ProgramProcess(program.file, in: self, limits: limits)
    }

    /// The values that a parameter may have: the fixed ones, or else those that the program offers.
    package func choices(ofKind name: String, parameter: String, program: String? = nil) throws -> [Choice] {
        let (program, kind) = try self.kind(name, program: program)
        let description = try kind.parameter(parameter)
        guard description.cases.isEmpty, description.hasChoices else { return description.cases }
        let answer = try ask(program.name, .choices(kind: name, parameter: parameter))
        guard case .choices(let choices) = answer.result else { throw ProgramFailure.rubbish("it is not a choice") }
        return choices
    }

    /// The reads of the placed widgets of a kind; nil if none has a timeline yet.
    package func reads(ofKind kind: String) throws -> [Reads]? {
        var dependencies = Dependencies()
        for widget in try placedWidgets() where widget.instance.kind == kind {
            dependencies.note(try? archive(of: widget.id)?.reads, of: widget.id, kind: kind)
        }
        return dependencies.reads(ofKind: kind)
    }
}
