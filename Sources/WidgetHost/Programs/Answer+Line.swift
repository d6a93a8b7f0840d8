import FoundationEssentials
import WidgetArchive

extension Answer {
    init(line: ArraySlice<UInt8>) throws(ProgramFailure) {
        let data = Data(line)
        do {
            self = try ArchiveCoding.value(from: data)
        } catch {
            let version = try? ArchiveCoding.value(Envelope.self, from: data).version
            if let version, version > ProgramDescription.currentVersion { throw .newer(version: version) }
            let start = String(decoding: line.prefix(80), as: UTF8.self)
            throw .rubbish("'\(start)\(line.count > 80 ? "…" : "")'")
        }
        if case .description(let description) = result, description.version > ProgramDescription.currentVersion {
            throw .newer(version: description.version)
        }
    }

    /// What every version of an answer may tell.
    private struct Envelope: Decodable {
        let version: Int
    }
}
