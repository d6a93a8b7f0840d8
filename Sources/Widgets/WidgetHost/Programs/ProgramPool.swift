import GroupSystem
import WidgetArchive
import WidgetRecords

/// The processes of widget programs: one for each worker that was given work, and retired ones that have not ended.
final class ProgramPool {
    private let directory: WidgetsDirectory
    private let limits: ProgramLimits
    private let loop: EventLoop
    private var processes: [Worker: ProgramProcess] = [:]
    private var retiredProcesses: [ProgramProcess] = []
    private var hear: (ProgramNews) -> Void = { _ in }

    init(_ directory: WidgetsDirectory, _ limits: ProgramLimits, in loop: EventLoop) {
        (self.directory, self.limits, self.loop) = (directory, limits, loop)
    }

    /// Calls a handler with the answers and reports of programs.
    func listen(_ hear: @escaping (ProgramNews) -> Void) { self.hear = hear }
}

/// An answer or a report of a process.
struct ProgramNews {
    let worker: Worker
    /// Writes that it reported between two answers.
    let unaskedWrites: [OwnWrite]
    let event: ProgramProcess.Event?
    /// Whether it has ended.
    let isOver: Bool
}

// MARK: Asking

extension ProgramPool {
    /// Retires the process of a worker, unless it runs the current file of the program. Returns whether it did.
    func retireOutdated(_ worker: Worker, running file: ProgramFile) -> Bool {
        guard let process = processes[worker] else { return false }
        if !process.isRetired, process.file == file, process.version == file.version { return false }
        processes[worker] = nil
        retire(process)
        return true
    }

    /// Sends a request to the process of a worker, which it starts if there is none.
    func send(_ request: Request, to worker: Worker, running file: ProgramFile) throws {
        try process(of: worker, running: file).send(request)
    }

    private func process(of worker: Worker, running file: ProgramFile) throws(ProgramFailure) -> ProgramProcess {
        if let process = processes[worker] { return process }
        var limits = limits
        if worker.isSpare { limits.idle = limits.idleSpare }
        let process = try ProgramProcess(file, in: directory, limits: limits)
        processes[worker] = process
        process.attend(in: loop) { [unowned self] in advance(worker) }
        return process
    }

    /// Reads to the end: a report of later writes may follow an answer.
    private func advance(_ worker: Worker) {
        repeat { advanceOnce(worker) } while processes[worker]?.hasMoreToSay == true
    }

    private func advanceOnce(_ worker: Worker) {
        guard let process = processes[worker] else { return }
        let event = process.advance(.now)
        let isOver = event != nil && process.isOver
        if isOver { processes[worker] = nil }
        hear(
            ProgramNews(worker: worker, unaskedWrites: process.takeUnaskedWrites(), event: event, isOver: isOver))
    }
}

// MARK: Ending

extension ProgramPool {
    /// Kills the process of a worker.
    func end(_ worker: Worker) { processes[worker] = nil }

    /// Retires the idle programs, so that they flush pending writes. Busy ones are killed.
    func retireAll() {
        for process in processes.values where !process.isBusy { retire(process) }
        processes = [:]
    }

    /// Lets a program exit, and forgets it once it has ended.
    private func retire(_ process: ProgramProcess) {
        process.retire()
        retiredProcesses.append(process)
        process.attend(in: loop) { [unowned self, unowned process] in
            _ = process.advance(.now)
            if process.isOver { retiredProcesses.removeAll { $0 === process } }
        }
    }

    /// The names of the programs that were retired and have not ended.
    var retired: Set<String> { Set(retiredProcesses.map(\.file.name)) }

    func killRetired() { retiredProcesses = [] }
}
