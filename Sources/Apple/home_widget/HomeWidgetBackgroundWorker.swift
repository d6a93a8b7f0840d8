public import Foundation

// The part of Flutter's plugin that a widget's intents import. Its name is the pod's.

/// Runs the app's Dart code, which is in the app alone: nothing runs, and a note says so.
public struct HomeWidgetBackgroundWorker {
    public static func run(url: URL?, appGroup: String) async { _ = note }
}

/// Says once, in the program's log, why nothing happens.
private let note: Void = FileHandle.standardError.write(
    Data("home_widget: the app's Dart code does not run in a widget on Linux; let perform() write the group.\n".utf8))
