import Foundation

extension Text {
    static func parts(of attributed: AttributedString) -> [Part] {
        attributed.runs.map { run in
            Part(content: .words(String(attributed[run.range].characters)))
        }
    }
}
