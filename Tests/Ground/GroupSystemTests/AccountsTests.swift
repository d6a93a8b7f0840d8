import Foundation
import Testing

@testable import GroupSystem

struct AccountsTests {
    private let accounts = Accounts(
        passwd: """
            root:x:0:0:root:/root:/bin/bash
            alice:x:1001:1001::/home/alice:/bin/sh
            bob:x:1002:1002::/home/bob:/bin/sh
            carol:x:1003:2000::/home/carol:/bin/sh
            nonsense
            """,
        group: """
            root:x:0:
            alice:x:1001:
            bob:x:1002:alice
            staff:x:2000:
            team:x:2001:alice,bob
            ours:x:2002:alice,root
            nonsense:x
            """)

    private static let groups: [gid_t: Bool] = [
        0: true, 1_001: true, 1_002: false, 2_000: false, 2_001: false, 2_002: true, 4_711: false,
    ]

    @Test(arguments: groups)
    func `A user is alone in a group that no other has or is listed for`(group: gid_t, isAlone: Bool) {
        #expect(accounts.isAlone(1_001, in: group) == isAlone)
    }

    @Test func `Users and groups are told by their names, where they have any`() {
        #expect(accounts.name(ofUser: 1_001) == "alice")
        #expect(accounts.name(ofUser: 77) == "user 77")
        #expect(accounts.name(ofGroup: 2_001) == "group 'team'")
        #expect(accounts.name(ofGroup: 77) == "group 77")
    }
}
