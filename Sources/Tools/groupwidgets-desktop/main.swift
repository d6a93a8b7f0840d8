import CommandLineKit
import GroupSystem

// Shows widgets on the desktop. Started by `groupwidgets desktop`, which passes its words on: nothing else of this
// product is linked with a toolkit.
CurrentProcess.exit(Program.desktop.main(try ProcessArguments.words()))
