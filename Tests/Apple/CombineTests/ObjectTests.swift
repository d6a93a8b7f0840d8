import Combine
import Foundation
import Testing

private final class Handwritten: ObservableObject {
    var count = 0 { willSet { objectWillChange.send() } }
    var onEnd: () -> Void = {}
    deinit { onEnd() }
}

private final class Model: ObservableObject {
    @Published var items = 0
    @Published var name = ""
}

struct ObjectTests {
    @Test func `An object without published properties tells of its changes`() {
        let (object, other) = (Handwritten(), Handwritten())
        var changes = 0
        let cancellable = object.objectWillChange.sink { changes += 1 }
        object.count = 1
        other.count = 1
        #expect(changes == 1)
        #expect(object.objectWillChange === object.objectWillChange)
        cancellable.cancel()
    }

    @Test func `An object without published properties is not held by its publisher`() {
        var ends = 0
        for _ in 0..<100 {
            let object = Handwritten()
            object.onEnd = { ends += 1 }
            var changes = 0
            let cancellable = object.objectWillChange.sink { changes += 1 }
            object.count += 1
            #expect(changes == 1)
            cancellable.cancel()
        }
        #expect(ends == 100)
    }

    @Test(arguments: [true, false])
    func `Threads that ask at once get the same publisher`(isHandwritten: Bool) {
        for _ in 0..<500 {
            nonisolated(unsafe) let object: any ObservableObject = isHandwritten ? Handwritten() : Model()
            var held: [AnyObject?] = [nil, nil]
            held.withUnsafeMutableBufferPointer { buffer in
                nonisolated(unsafe) let buffer = buffer
                DispatchQueue.concurrentPerform(iterations: 2) { part in
                    buffer[part] = object.objectWillChange as AnyObject
                }
            }
            guard held[0] === held[1] else {
                Issue.record("two publishers of one object")
                return
            }
        }
    }
}
