import Foundation
import FoundationGaps
import Testing

struct NameTests {
    @Test func `The directories of iOS are the user's`() {
        let manager = FileManager.default
        #expect(URL.cachesDirectory == manager.urls(for: .cachesDirectory, in: .userDomainMask).first)
        #expect(URL.documentsDirectory.lastPathComponent == "Documents")
        #expect(URL.applicationSupportDirectory.path.hasPrefix(URL.libraryDirectory.path))
    }

    @Test func `There is one process, however it is asked for`() {
        #expect(ProcessInfo() === ProcessInfo.processInfo)
        #expect(ProcessInfo().processName == ProcessInfo.processInfo.processName)
    }

    @Test func `A bundle's keys have names`() {
        #expect(kCFBundleNameKey as String == "CFBundleName")
        #expect(noErr == 0 && FileManager.default.ubiquityIdentityToken == nil)
        #expect(kCFBundleVersionKey as String == "CFBundleVersion")
    }

    @Test func `Bytes are overwritten, and no more than there are`() {
        var bytes: [UInt8] = [1, 2, 3, 4]
        #expect(memset_s(&bytes, 4, 0, 2) == 0 && bytes == [0, 0, 3, 4])
        #expect(memset_s(&bytes, 4, 7, 9) == EOVERFLOW && bytes == [7, 7, 7, 7])
        #expect(memset_s(nil, 4, 0, 4) == EINVAL)
    }

    @Test(arguments: [
        ("See https://example.org/a(b), then.", "https://example.org/a(b)", "https://example.org/a(b)"),
        ("(www.example.org)", "www.example.org", "http://www.example.org"),
        ("Ask ann@example.org!", "ann@example.org", "mailto:ann@example.org"),
    ])
    func `A detector finds addresses`(text: String, words: String, url: String) throws {
        let detector = try NSDataDetector(types: NSTextCheckingTypes(1 << 5))
        let whole = NSRange(text.startIndex..., in: text)
        let match = try #require(detector.firstMatch(in: text, options: [], range: whole))
        #expect(Range(match.range, in: text).map { String(text[$0]) } == words)
        #expect(match.url?.absoluteString == url)
        #expect(match.resultType.rawValue == 1 << 5)
        #expect(detector.numberOfMatches(in: text, options: [], range: whole) == 1)
    }

    @Test func `A detector finds nothing that it was not asked for`() throws {
        let detector = try NSDataDetector(types: NSTextCheckingTypes(1 << 3))
        #expect(detector.matches(in: "https://example.org", range: NSRange(location: 0, length: 19)).isEmpty)
        var found = 0
        let links = try NSDataDetector(types: NSTextCheckingTypes(1 << 5))
        links.enumerateMatches(in: "www.a.org www.b.org", range: NSRange(location: 0, length: 19)) { _, _, stops in
            (found, stops) = (found + 1, true)
        }
        #expect(found == 1)
    }

    @Test func `Notifications to other programs stay in this one`() {
        let center = DistributedNotificationCenter.default()
        nonisolated(unsafe) var heard = 0
        let token = center.addObserver(forName: Notification.Name("n"), object: nil, queue: nil) { _ in heard += 1 }
        center.postNotificationName(Notification.Name("n"), object: nil, deliverImmediately: true)
        center.removeObserver(token)
        #expect(heard == 1)
    }

    @Test func `Values for iCloud live as long as the process`() {
        let store = NSUbiquitousKeyValueStore()
        store.set("tea", forKey: "drink")
        store.set(3, forKey: "cups")
        store.set(true, forKey: "hot")
        store.set(Data([1]), forKey: "bytes")
        store.set(NSObject(), forKey: "object")
        #expect(store.string(forKey: "drink") == "tea" && store.longLong(forKey: "cups") == 3)
        #expect(store.bool(forKey: "hot") && store.data(forKey: "bytes") == Data([1]))
        store.removeObject(forKey: "drink")
        #expect(store.dictionaryRepresentation.keys.sorted() == ["bytes", "cups", "hot"])
        #expect(store.synchronize() && store.array(forKey: "drink") == nil && store.double(forKey: "drink") == 0)
    }
}
