import Glibc

// Going on after a full pipe or a file-size limit is ours to decide, not a signal's.
signal(SIGXFSZ, SIG_IGN)

do {
    let words = try ProcessArguments.words()
    if ProcessArguments.programName == "defaults" {
        try AppleDefaults.run(words)
    } else {
        try Command.run(words)
    }
    try Output.standard.flush()
} catch {
    exit(report(error))
}
