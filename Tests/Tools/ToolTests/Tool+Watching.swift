import TestSupport
import Testing

extension Tool {
    /// Starts a program that has only so long, and returns it when something has come about in that time. Where it has
    /// not, the machine was too slow, and another one has twice as long.
    func startInTime(
        _ start: (String) throws -> ChildProcess, until condition: (ChildProcess) throws -> Bool
    ) throws -> ChildProcess {
        var seconds = 1
        while true {
            let process = try start("\(seconds)s")
            var isMet = false
            try #require(
                try eventually(within: 600) {
                    // Asked before, so that nothing can come about unseen between the last look and its end.
                    let isOver = process.isOver
                    isMet = try condition(process)
                    return isMet || isOver
                })
            if isMet { return process }
            let outcome = process.wait()
            try #require(outcome.code == 1, "\(outcome)")
            seconds *= 2
        }
    }
}
