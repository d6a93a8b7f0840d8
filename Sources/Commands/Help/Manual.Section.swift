extension Manual {
    /// A section of terms and what they mean.
    package struct Section: Sendable {
        private let title: String
        private let request: String
        private let entries: [Entry]

        /// The variables that the program looks at.
        package static func environment(_ entries: [Entry]) -> Section {
            Section(title: "ENVIRONMENT", request: ".B", entries: entries)
        }

        /// The files that it keeps.
        package static func files(_ entries: [Entry]) -> Section {
            Section(title: "FILES", request: ".I", entries: entries)
        }

        var text: String {
            ".SH \(title)\n" + entries.map { ".TP\n\(request) \($0.term)\n\($0.meaning)\n" }.joined()
        }
    }
}

extension Manual.Section {
    /// A term and what it means, both as the source of a manual page has them.
    package struct Entry: Sendable {
        let term: String
        let meaning: String

        package init(_ term: String, _ meaning: String) {
            self.term = term
            self.meaning = meaning
        }
    }
}

extension Manual.Section.Entry {
    package static let root = Manual.Section.Entry(
        "GROUPDEFAULTS_ROOT",
        """
        The directory of the group containers; else \\fI$XDG_DATA_HOME/group\\-containers\\fR, else
        \\fI~/.local/share/group\\-containers\\fR.
        """)
    package static let noColour = Manual.Section.Entry("NO_COLOR", "If set, no colours are used.")
}
