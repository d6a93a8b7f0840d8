import GroupStore
import GroupSystem
import GroupWatch
import WidgetArchive

extension WidgetsHost {
    /// How long a host may take to end: as long as its programs may.
    public static let longestEnding = Request.farewell + ProgramProcess.patience

    /// Has the programs that have answered end by themselves, which writes what they have set. The others are killed.
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

    /// Attends to programs that were let go, and forgets those that have ended.
    func seeOffLeaving() {
        for process in leaving { _ = process.advance(.now) }
        leaving.removeAll(where: \.isOver)
    }
}
