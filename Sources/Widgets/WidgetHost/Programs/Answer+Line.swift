import WidgetArchive

extension SealedAnswer {
    init(line: [UInt8]) throws(ProgramFailure) {
        do {
            self = try ArchiveCoding.sealedAnswer(from: line)
        } catch {
            if error.needsNewerTools { throw .newer("\(error)") }
            let start = String(decoding: line.prefix(80), as: UTF8.self)
            throw .rubbish("'\(start)\(line.count > 80 ? "…" : "")'")
        }
    }

    /// The answer with its scenes, which are parsed only now.
    func openedOrFailed() throws(ProgramFailure) -> Answer {
        do {
            return try opened()
        } catch {
            throw error.needsNewerTools ? .newer("\(error)") : .rubbish("\(error)")
        }
    }
}
