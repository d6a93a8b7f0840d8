import CommandLineKit
import GroupSystem

// Called as `defaults`, the program is its command of that name.
let command = ProcessArguments.programName == "defaults" ? ["defaults"] : []
CurrentProcess.exit(
    Program.groupdefaults.main(
        try command + ProcessArguments.words(hint: "set bytes that are not text with --data, in hex")))
