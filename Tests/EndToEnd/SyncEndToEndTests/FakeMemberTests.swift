import Foundation
import GroupStore
import TestSupport
import Testing

/// Members that answer, and not as one of a cluster does.
struct FakeMemberTests {
    @Test func `A member that has forgotten each history is asked after longer and longer pauses`() throws {
        let member = try FakeMember { number in
            number == 0 ? #"{"result": {\#(FakeMember.header), "canceled": true, "compact_revision": "100"}}"# : nil
        }
        let machine = try Machine(at: member.address)
        try machine.suite.set(.integer(1), for: "key")
        try machine.start()
        #expect(eventually { machine.errors.contains("its history does not reach back so far") })
        let (begin, before) = (ContinuousClock.now, member.watchCount)
        // Of pauses that double from a tenth of a second, six take six seconds.
        #expect(eventually { member.watchCount >= before + 6 })
        #expect(ContinuousClock.now - begin > .seconds(2))
        #expect(machine.end()?.code == 0)
    }

    @Test func `A run that is flooded with changes ends as soon as it is asked to`() throws {
        let member = try FakeMember { number in
            let text = #"{"d": "m", "t": 1, "v": \#(number)}"#
            let (name, value) = (Data("/people/minsu/group.test/key".utf8), Data(text.utf8))
            let change =
                #""key": "\#(name.base64EncodedString())", "value": "\#(value.base64EncodedString())""#
                + #", "mod_revision": "\#(10 + number)""#
            return #"{"result": {\#(FakeMember.header), "events": [{"kv": {\#(change)}}]}}"#
        }
        let machine = try Machine(at: member.address)
        try machine.start()
        #expect(try eventually { try machine.value("key") != nil })
        let begin = ContinuousClock.now
        #expect(machine.end()?.code == 0)
        #expect(ContinuousClock.now - begin < .seconds(2))
    }
}
