import GroupStore
import GroupSystem
import GroupWatch
import WidgetArchive

extension WidgetsHost {
    /// How long a host may take to end: as long as its programs.
    public static let longestEnding = Request.farewell + ProgramProcess.patience

    /// Asks idle programs to exit, so that they flush pending writes. Busy ones are killed.
    func letProgramsGo() {
        leaving += processes.values.filter { !$0.isBusy }
        processes = [:]
        for process in leaving { process.letGo() }
        while !leaving.isEmpty {
            _ = Readiness.wait(
                for: leaving.flatMap(\.interests), until: leaving.compactMap(\.nextDeadline).min())
            seeOffLeaving()
        }
    }

    /// Serves retired processes, and forgets those that have ended.
    func seeOffLeaving() {
        for process in leaving { _ = process.advance(.now) }
        leaving.removeAll(where: \.isOver)
    }
}
