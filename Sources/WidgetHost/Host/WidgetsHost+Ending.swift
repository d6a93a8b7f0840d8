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
        let ending = EventLoop()
        for process in leaving { seeOff(process, in: ending) }
        while !leaving.isEmpty { ending.turn() }
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
