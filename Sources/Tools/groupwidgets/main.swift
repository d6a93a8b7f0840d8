import CommandLineKit
import GroupSystem

CurrentProcess.exit(Program.groupwidgets.main(try ProcessArguments.words()))
