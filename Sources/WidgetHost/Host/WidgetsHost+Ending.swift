import GroupSystem
import GroupWatch
import WidgetArchive

extension WidgetsHost {
    /// How long a host may take to end: as long as its programs may.
    package static let longestEnding = Request.farewell + ProgramProcess.patience

    /// Has the programs that have answered end by themselves, which writes what they have set. The others are killed.
    func letProgramsGo() {
        for process in processes.values where !process.isBusy { letGo(process) }
        processes = [:]
        isEnding = true
        let ending = EventLoop()
        serveAttachments(in: ending)
        for process in leaving { seeOff(process, in: ending) }
        tellOfWaiting(in: ending)
        while !leaving.isEmpty, !isHurried { ending.turn() }
        leaving = []
    }

    /// Says for whom the host waits, once that takes long: a program that writes to a group that another process has
    /// locked, or one that has crashed and whose backtrace is being written.
    private func tellOfWaiting(in loop: EventLoop) {
        var patienceEnds: MonotonicTime? = .now + .milliseconds(700)
        loop.add(deadline: { patienceEnds }) { [unowned self] in
            patienceEnds = nil
            let names = Set(leaving.map(\.file.name)).sorted().joined(separator: ", ")
            observe(.note("waiting for \(names) to end; Ctrl-C kills it"))
        }
    }

    /// Lets a program end by itself, and forgets it when it has ended.
    func letGo(_ process: ProgramProcess) {
        process.letGo()
        leaving.append(process)
        seeOff(process, in: loop)
    }

    private func seeOff(_ process: ProgramProcess, in loop: EventLoop) {
        process.attend(in: loop) { [unowned self, unowned process] in
            _ = process.advance(.now)
            if process.isOver { leaving.removeAll { $0 === process } }
        }
    }
}
