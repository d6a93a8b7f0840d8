import ScriptWidgets
import Testing

@Suite("The name of a script")
struct ScriptNameTests {
    @Test(
        "is a kind, and perhaps an interval",
        arguments: [
            ("vpn.sh", "vpn", nil), ("vpn.30s.sh", "vpn", .seconds(30)), ("vpn.500ms.py", "vpn", .milliseconds(500)),
            ("air.quality.1h.rb", "air.quality", .seconds(3_600)), ("vpn.1r.2m+.sh", "vpn", .seconds(120)),
            ("vpn.l.sh", "vpn", nil), ("vpn", "vpn", nil), ("vpn.0s.sh", "vpn.0s", nil), ("1d.sh", "1d", nil),
        ] as [(String, String, Duration?)])
    func parts(_ file: String, kind: String, interval: Duration?) {
        let name = ScriptName(file)
        #expect(name.kind == kind)
        #expect(name.interval == interval)
    }
}
