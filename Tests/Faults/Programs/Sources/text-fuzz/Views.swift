@testable import GroupStore
import ProbeSupport

/// `views SECONDS ROOT SUITE`: takes a suite's file again and again, while another process changes it. A scanner must not
/// leave the text, and the text must not change under it.
func lookTwice(_ words: Words) throws {
    let location = SuiteLocation(root: Root(path: words[2]), name: try SuiteName(words[3]))
    var looks = 0
    var beyond = 0
    var changed = 0
    let end = now() + Double(words.number(1))
    while now() < end {
        guard let file = try SuiteFile.find(location) else { continue }
        looks += 1
        let before = file.text.bytes
        if file.text.withBytes(scannedLength) > file.text.count { beyond += 1 }
        if file.text.bytes != before { changed += 1 }
    }
    say(#"{"looks": \#(looks), "beyond": \#(beyond), "changed": \#(changed)}"#)
}

private func scannedLength(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var scanner = Scanner(bytes)
    do throws(Scanner.Fault) {
        _ = try scanner.readSuite { _ in }
        return scanner.position
    } catch {
        return max(error.position, scanner.position)
    }
}
