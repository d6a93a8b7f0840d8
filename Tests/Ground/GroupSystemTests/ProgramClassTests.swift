import GroupSystem
import Testing

private class Animal {}
private class Dog: Animal {}
private class Box<Content> {}
private struct Stone {}

struct ProgramClassTests {
    @Test func `A program's classes are found by themselves, and can be told by their superclass`() {
        let classes = classesOfProgram()
        #expect(classes.contains { $0 == Dog.self })
        #expect(classes.compactMap { $0 as? Animal.Type }.count == 2)
        #expect(!classes.contains { "\($0)".hasPrefix("Box") || "\($0)" == "Stone" })
    }
}
