import CommandLineKit
import GroupSystem

/// A first script of a person's own, which reads a key and has a button.
struct ScriptTemplate {
    private let path: String
    private let text: String

    /// For a path whose extension tells the language.
    init(_ path: String) throws(Failure) {
        self.path = path
        switch path.split(separator: ".").last {
        case "sh", "bash": text = ScriptTemplate.shell
        case "py": text = ScriptTemplate.python
        default:
            throw .usage(
                "'\(path)' is neither a shell script nor one in Python", hint: "name it something.sh or something.py")
        }
    }

    /// Writes it, and says how to try it.
    func write(replacing: Bool) throws(Failure) {
        if !replacing, (try? FileStatus(of: path)) != nil {
            throw .store("\(path) is there already", hint: "'--force' replaces it")
        }
        try File.replace(path, with: Array(text.utf8))
        do throws(Errno) {
            try FileDescriptor(opening: path, .readOnly).setPermissions(0o755)
        } catch {
            throw .store("\(path) cannot be made executable: \(error)")
        }
        let name = String(path.split(separator: "/").last ?? "")
        let word = path.contains("/") ? path : "./\(path)"
        CommandLineKit.note(
            """
            wrote \(path); to try it:
              groupwidgets add \(word)
              groupwidgets place \(name.split(separator: ".")[0])
              groupwidgets run

            """)
    }

    private static let shell = """
        #!/bin/sh
        # Runs again when 'cups' changes, whoever changes it: groupdefaults set cups 3
        echo "$(groupdefaults get cups --default 0) cups"
        echo ---
        echo 'One more | bash=groupdefaults param1=incr param2=cups'
        echo 'None | bash=groupdefaults param1=set param2=cups param3=0'

        """

    private static let python = """
        #!/usr/bin/env python3
        # Runs again when 'cups' changes, whoever changes it: groupdefaults set cups 3
        import json
        import subprocess

        cups = subprocess.run(["groupdefaults", "get", "cups", "--default", "0"], capture_output=True, text=True).stdout.strip()
        print(json.dumps({"vstack": [
            {"text": f"{cups} cups", "font": "headline"},
            {"gauge": min(int(cups) / 8, 1)},
            {"button": "One more", "run": ["groupdefaults", "incr", "cups"]},
        ]}))

        """
}
