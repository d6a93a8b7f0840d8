import Commands
import GroupSystem

// Keeps suites in step with a cluster. Started by `groupdefaults sync`, whose words it gets.
CurrentProcess.exit(Program.sync.main(try ProcessArguments.words()))
