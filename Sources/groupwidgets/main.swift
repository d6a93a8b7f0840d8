import Commands
import Glibc

exit(Program.groupwidgets.main(try ProcessArguments.words()))
