import GroupStore
import GroupSync
import Testing

struct DenialPauseTests {
    @Test func `A cluster that takes nothing is left alone for half a minute, whatever rings before`() {
        var machine = MachineInStep([])
        var sent = machine.send((0..<30).map { (Key("key \($0)"), .integer(1)) }).map { [$0] } ?? []
        while !sent.isEmpty { sent = machine.tell(.denied("no space")) }
        machine.pass(29_999)
        let early = machine.tell(.time)
        #expect(early.isEmpty)
        machine.pass(1)
        let due = machine.tell(.time)
        #expect(!due.isEmpty)
    }
}
