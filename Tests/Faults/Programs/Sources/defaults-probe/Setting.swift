import AppGroups
import CFork
import Foundation
import ProbeSupport

func defaults(_ words: Words) -> AppGroups.UserDefaults {
    guard let defaults = AppGroups.UserDefaults(suiteName: words[1]) else { fail("no such suite") }
    return defaults
}

/// `count SUITE KEY TIMES FIRST`: sets and synchronizes; prints what was acknowledged.
func count(_ words: Words) {
    let defaults = defaults(words)
    let first = words.number(4, or: 1)
    for number in first..<first + words.number(3) {
        defaults.set(number, forKey: words[2])
        say(defaults.synchronize() ? "\(number)" : "not \(number)")
    }
}

/// `set SUITE KEY VALUE`: one write, which the end of the program waits for.
func set(_ words: Words) {
    defaults(words).set(words[3], forKey: words[2])
}

/// `slow SUITE KEY TIMES MILLISECONDS`: sets now and then.
func setSlowly(_ words: Words) {
    let defaults = defaults(words)
    for number in 1...words.number(3) {
        defaults.set(number, forKey: words[2])
        say("\(number)")
        usleep(UInt32(words.number(4)) * 1000)
    }
}

/// `fork-exit SUITE KEY TIMES`: forks while values are pending. The child ends as programs do, and must not hang.
func forkAndExit(_ words: Words) {
    let defaults = defaults(words)
    var failed = 0
    for number in 1...words.number(3) {
        defaults.set(number, forKey: words[2])
        let child = fork_process()
        if child == 0 {
            alarm(5)
            exit(0)
        }
        var status: Int32 = 0
        waitpid(child, &status, 0)
        if status != 0 { failed += 1 }
    }
    say("\(failed)")
}
