import GroupStore
import Testing

/// Records an issue unless the store refuses the action for this reason.
func expectRefusal(
    _ reason: StoreError.Reason, sourceLocation: SourceLocation = #_sourceLocation, of action: () throws -> Void
) {
    let error = #expect(throws: StoreError.self, sourceLocation: sourceLocation, performing: action)
    #expect(error?.reason == reason, sourceLocation: sourceLocation)
}
