import GroupSystem
import GroupWatch
import WidgetArchive

extension WidgetsHost {
    /// How long a host may take to end: as long as its programs.
    public static let longestEnding = Request.farewell + ProgramProcess.patience

    /// Asks idle programs to exit, so that they flush pending writes. Busy ones are killed.
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

    /// Serves retired processes, and forgets those that have ended.
    func seeOffLeaving() {
        for process in leaving { _ = process.advance(.now) }
        leaving.removeAll(where: \.isOver)
    }
}
