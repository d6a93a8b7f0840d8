import Commands
import WidgetScreens

extension Program {
    static let groupwidgets = Program(
        name: "groupwidgets",
        version: Program.version,
        summary: "widgets that are redrawn when what they read changes",
        usage: "[--root DIR] COMMAND [ARGUMENT …]",
        options: [.root],
        commands: [
            .initialize, .doctor, .add, .kinds, .place, .list, .edit, .remove, .stack, .show, .gallery, .previews,
            .activities, .run, .stop, .service, .reload, .tap, .why, .log, .settings, .opener,
        ],
        completing: "commands, widgets and kinds",
        notes: """
            Widgets belong to the group containers of one directory: the one that --root names, else
            $GROUPDEFAULTS_ROOT, else $XDG_DATA_HOME/group-containers, else ~/.local/share/group-containers.
            What is placed, requested and shown is kept there, in .widgets. It belongs to one user: nothing is
            run if others could change it, a directory on the way to it, or a program.
            """,
        description: """
            Runs widget programs written with WidgetKit and SwiftUI, and keeps what they show up to date: a widget is
            reloaded when a key changes that it has read, when its timeline says so, or when someone asks for it.
            """,
        sections: [
            .environment([.root, .noColour]),
            .files([
                .init("ROOT/.widgets/placed", "The placed widgets: a suite, as groupdefaults keeps them."),
                .init("ROOT/.widgets/stacks", "The stacks, and how they were turned: a suite too."),
                .init("ROOT/.widgets/activities", "The Live Activities: a suite too."),
                .init("ROOT/.widgets/archives/ID.json", "What a placed widget shows."),
                .init("ROOT/.widgets/log", "The reloads and their causes, and what the programs print."),
            ]),
        ])
}
