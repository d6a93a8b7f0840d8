import Glibc
import GroupStore
import GroupWatch

extension WidgetsHost {
    /// Has the programs that have answered end by themselves, which writes what they have set. The others are killed.
    func letProgramsGo() {
        processes = processes.filter { !$0.value.isBusy }
        for process in processes.values { process.letGo() }
        while !processes.isEmpty {
            var requests = processes.values.flatMap(\.pollRequests)
            let deadline = processes.values.compactMap(\.nextDeadline).min()
            // An interrupted wait is as good as one that ends by itself: what it waits for is looked at after it.
            poll(&requests, nfds_t(requests.count), deadline?.milliseconds(from: .now) ?? -1)
            processes = processes.filter { _, process in
                _ = process.advance(.now)
                return !process.isOver
            }
        }
    }
}
