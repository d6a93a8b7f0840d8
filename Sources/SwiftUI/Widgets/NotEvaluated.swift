/// The body of what has none. Nothing here asks for it, and a program that does has no use for an answer.
package func notEvaluated(_ type: Any.Type) -> Never {
    preconditionFailure("\(type) has no body")
}
