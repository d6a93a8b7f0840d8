import Testing

/// Ends a test, or the case of one, for which something is missing here. The run tells of it.
public func skip(_ reason: String) throws {
    #if compiler(>=6.3)
        try Test.cancel("\(reason)")
    #else
        print("skipped: \(reason)")
    #endif
}
