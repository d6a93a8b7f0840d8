import AppGroups
import Dispatch
import Foundation
import ProbeSupport
import Synchronization

/// `keep SUITE KEY`: prints the value each time it is given a line.
func keep(_ words: Words) {
    let defaults = defaults(words)
    while readLine() != nil { say(defaults.object(forKey: words[2]).map { "\($0)" } ?? "(none)") }
}

/// `read SUITE KEY SECONDS`: a number that does not fall.
func read(_ words: Words) {
    let defaults = defaults(words)
    var falls = Falls()
    var reads = 0
    let end = now() + Double(words.number(3, or: 1))
    while now() < end {
        falls.see(defaults.integer(forKey: words[2]), of: words[2])
        reads += 1
    }
    say(#"{"reads": \#(reads), "older": \#(falls.count)}"#)
}

private let threads = 4
private let mistakes = Atomic(0)

/// `read-back SUITE TIMES`: four threads set and read back a key each, two see all of them only grow.
func readBack(_ words: Words) {
    let suite = words[1]
    let times = words.number(2)
    DispatchQueue.concurrentPerform(iterations: threads + 2) { thread in
        guard let defaults = AppGroups.UserDefaults(suiteName: suite) else { return }
        if thread < threads {
            setAndReadBack(defaults, "t\(thread)", times)
        } else {
            lookOn(defaults, times)
        }
    }
    say("\(mistakes.load(ordering: .acquiring))")
}

private func setAndReadBack(_ defaults: AppGroups.UserDefaults, _ key: String, _ times: Int) {
    for number in 1...times {
        defaults.set(number, forKey: key)
        if defaults.integer(forKey: key) != number { mistakes.add(1, ordering: .relaxed) }
        if number % 100 == 0 { defaults.synchronize() }
    }
}

private func lookOn(_ defaults: AppGroups.UserDefaults, _ times: Int) {
    var falls = Falls()
    for _ in 0..<times * threads {
        for thread in 0..<threads { falls.see(defaults.integer(forKey: "t\(thread)"), of: "t\(thread)") }
    }
    mistakes.add(falls.count, ordering: .relaxed)
}
