import Testing

/// Skips the rest of a test or test case that cannot run here. The report shows the reason.
public func skip(_ reason: String) throws {
    #if compiler(>=6.3)
        try Test.cancel("\(reason)")
    #else
        print("skipped: \(reason)")
    #endif
}
