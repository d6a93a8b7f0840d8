import Glibc
import GroupStore
import WidgetHost
import WidgetRecords

// A host in a process of its own, as tests need one that they can kill. It prints a line when it has begun.

let directory = try WidgetsDirectory(try Root.current())
let host = try WidgetsHost(directory)
host.observe { event in
    if case .began = event {
        print("began")
        fflush(nil)
    }
}
try host.run()
