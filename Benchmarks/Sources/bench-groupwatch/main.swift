import Glibc
import GroupStore
import GroupWatch

// A line for each change: what a program that uses GroupWatch can do at the earliest.
//
//   bench-groupwatch ROOT SUITE
let words = CommandLine.arguments
let watcher = try Watcher(.suites([SuiteName(words[2])]), in: Root(path: words[1])) { event in
    if case .changed = event { write(1, "changed\n", 8) }
}
write(1, "ready\n", 6)
while true { pause() }
