import FoundationEssentials
import WidgetArchive

extension Answer {
    init(line: ArraySlice<UInt8>) throws(ProgramFailure) {
        let data = Data(line)
        do {
            self = try ArchiveCoding.value(from: data)
        } catch {
            if error.needsNewerTools { throw .newer("\(error)") }
            let start = String(decoding: line.prefix(80), as: UTF8.self)
            throw .rubbish("'\(start)\(line.count > 80 ? "…" : "")'")
        }
    }
}
