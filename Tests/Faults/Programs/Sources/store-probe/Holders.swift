import CFork
import Glibc
import GroupStore
import ProbeSupport

private struct Refusal: Error {}

/// Holds the lock in a write of `held`, and says so.
private func holding(_ suite: Suite, _ body: () throws -> Void) throws {
    try suite.write { draft in
        draft["held"] = Value(number: 1)
        say("holding")
        try body()
    }
}

/// `hold ROOT SUITE SECONDS`
func hold(_ words: Words) throws {
    try holding(suite(words)) { sleep(UInt32(words.number(3))) }
    say("done")
}

/// `throw ROOT SUITE SECONDS`: the same, and then throws.
func holdAndThrow(_ words: Words) throws {
    do {
        try holding(suite(words)) {
            sleep(UInt32(words.number(3)))
            throw Refusal()
        }
    } catch is Refusal {
        say("threw")
    }
}

/// `hold-fork ROOT SUITE SECONDS`: forks a child that sleeps without exec, and waits to be killed.
func holdFork(_ words: Words) throws {
    try suite(words).write { draft in
        draft["held"] = Value(number: 1)
        if fork_process() == 0 {
            sleep(UInt32(words.number(3)))
            _exit(0)
        }
        say("holding")
        sleep(60)
    }
}

/// `nest ROOT SUITE OTHER`: a write within a write, of the same suite, or where OTHER is 1 of another one.
func nest(_ words: Words) throws {
    let suite = try suite(words)
    let inner = try words.number(3) == 1 ? store_probe.suite(words, named: "group.other") : suite
    let start = now()
    do {
        try suite.write { draft in
            draft["outer"] = Value(number: 1)
            try inner.set(Value(number: 2), for: "inner")
        }
        say("done")
    } catch {
        say("refused: \(error)")
    }
    say("\(Int((now() - start) * 1000))")
}

/// `cross ROOT SUITE OTHER`: holds a suite, and wants the other one.
func cross(_ words: Words) throws {
    let other = try suite(words, named: words[3])
    do {
        try holding(suite(words)) {
            _ = readLine()
            try other.set(Value(number: 2), for: "wanted")
        }
        say("done")
    } catch {
        say("refused: \(error)")
    }
}
