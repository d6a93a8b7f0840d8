import Foundation
import GroupTesting
import Testing
import WidgetKit

/// Scripts are tested as programs in Swift are.
struct ScriptTests {
    private static let now = Date(timeIntervalSince1970: 1_780_306_860)

    private func script(_ text: String, in group: TestGroup) throws -> String {
        let path = group.path + "/vpn.sh"
        try "#!/bin/sh\n\(text)\n".write(toFile: path, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        return path
    }

    @Test func `A script is reloaded by a write of another process to a key that it has read`() throws {
        let group = try TestGroup()
        let path = try script("echo \"VPN $(groupdefaults get -s group.test vpn)\"", in: group)
        let widget = try group.host(programs: [path]).place("vpn", family: .systemSmall)
        try group.set("vpn", to: "down", in: "group.test")
        let reload = try widget.nextReload(showing: "VPN down")
        #expect(reload.causes == ["vpn of group.test changed"])
    }

    @Test func `A script sees the clock of its group, and a tap runs its command`() throws {
        let group = try TestGroup(now: Self.now)
        let command = "groupdefaults set -s group.test connected yes"
        let path = try script(
            "date -u '+%s'; echo ---; echo \"Connect | bash='\(command)' terminal=false\"", in: group)
        let widget = try group.host(programs: [path]).place("vpn", family: .systemMedium)
        #expect(widget.reloads.first?.text.contains("1780306860") == true)
        try widget.tap("Connect")
        try group.wait(for: "connected", toBe: "yes", in: "group.test")
    }
}
