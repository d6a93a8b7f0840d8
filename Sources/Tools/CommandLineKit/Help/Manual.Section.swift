extension Manual {
    /// A section of terms and their meanings.
    package struct Section: Sendable {
        private let title: String
        private let request: String
        private let entries: [Entry]

        /// The environment variables that the program reads.
        package static func environment(_ entries: [Entry]) -> Section {
            Section(title: "ENVIRONMENT", request: ".B", entries: entries)
        }

        /// The files that the program keeps.
        package static func files(_ entries: [Entry]) -> Section {
            Section(title: "FILES", request: ".I", entries: entries)
        }

        var text: String {
            ".SH \(title)\n" + entries.map { ".TP\n\(request) \($0.term)\n\($0.meaning)\n" }.joined()
        }
    }
}

extension Manual.Section {
    /// A term and its meaning, both in the markup of manual pages.
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
    package static let forcedColours = Manual.Section.Entry(
        "CLICOLOR_FORCE", "If set to anything but 0, colours are used wherever the output goes.")
}
