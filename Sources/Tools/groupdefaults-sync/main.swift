import CommandLineKit
import GroupSystem

// Keeps suites in step with a cluster. Started by `groupdefaults sync`, which passes its words on.
CurrentProcess.exit(Program.sync.main(try ProcessArguments.words()))
