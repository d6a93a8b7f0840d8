import ExtensionBuild
import Foundation

// The plugin WidgetExtension has SwiftPM run this program while a target is built.
exit(TargetMaker.run(arguments: CommandLine.arguments.dropFirst()))
