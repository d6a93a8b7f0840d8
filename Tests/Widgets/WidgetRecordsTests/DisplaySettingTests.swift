import GroupStore
import TestSupport
import Testing
import WidgetArchive
import WidgetRecords

struct DisplaySettingTests {
    private let temporary = TemporaryRoot()
    private let directory: WidgetsDirectory

    init() throws { directory = try WidgetsDirectory(temporary.root) }

    @Test func `Settings are kept, and a reload of all widgets is asked for`() throws {
        #expect(directory.display == DisplaySettings())
        let display = DisplaySettings(textSize: .xLarge, hasBoldText: true)
        try directory.set(display)
        #expect(try WidgetsDirectory(temporary.root).display == display)
        #expect(directory.pendingRequests.map(\.kind) == [nil])
        try directory.set(DisplaySettings())
        #expect(try directory.settings.snapshot().members.isEmpty)
    }

    @Test func `What is set already asks for no reload`() throws {
        try directory.set(DisplaySettings())
        #expect(directory.pendingRequests.isEmpty)
    }

    @Test func `What is no setting, after an edit by hand, counts as not set`() throws {
        try directory.settings.write { draft in
            draft["text-size"] = .string("huge")
            draft["bold-text"] = .boolean(true)
            draft["increase-contrast"] = .integer(7)
        }
        #expect(directory.display == DisplaySettings(hasBoldText: true))
    }

    @Test func `Other settings stay as they are`() throws {
        try directory.settings.set(.string("firefox"), for: "opener")
        try directory.set(DisplaySettings(increasesContrast: true))
        #expect(try directory.opener == ["firefox"])
    }
}
