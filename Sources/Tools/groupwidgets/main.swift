import Commands
import GroupSystem

CurrentProcess.exit(Program.groupwidgets.main(try ProcessArguments.words()))
