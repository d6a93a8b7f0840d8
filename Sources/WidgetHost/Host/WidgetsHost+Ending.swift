import Glibc
import GroupStore
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
            var requests = leaving.flatMap(\.pollRequests)
            let deadline = leaving.compactMap(\.nextDeadline).min()
            // An interrupted wait is as good as one that ends by itself: what it waits for is looked at after it.
            poll(&requests, nfds_t(requests.count), deadline?.milliseconds(from: .now) ?? -1)
            seeOffLeaving()
        }
    }

    /// Attends to programs that were let go, and forgets those that have ended.
    func seeOffLeaving() {
        for process in leaving { _ = process.advance(.now) }
        leaving.removeAll(where: \.isOver)
    }
}
