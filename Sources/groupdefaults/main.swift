import Commands
import Glibc

// Under the name `defaults`, the program is its command of that name.
let command = ProcessArguments.programName == "defaults" ? ["defaults"] : []
exit(
    Program.groupdefaults.main(
        try command + ProcessArguments.words(hint: "set bytes that are no text with --data, in hex")))
