import CommandLineKit
import WidgetRecords

extension Program {
    static let groupwidgets = Program(
        name: "groupwidgets",
        version: Program.version,
        summary: "widgets that are redrawn when what they read changes",
        usage: "[--root DIR] COMMAND [ARGUMENT …]",
        options: [.root, .color],
        commands: [
            .demo, .initialize, .importing, .doctor, .add, .kinds, .place, .list, .edit, .remove, .stack, .show,
            .page, .stream, .notify, .gallery, .previews, .compare, .accept, .activities, .run, .desktop, .stop,
            .service,
            .reload, .tap,
            .why, .log, .settings, .opener,
        ],
        completing: "commands, widgets and kinds",
        adviceOnWord: advice(on:),
        notes: """
            Options such as --root DIR go before a command or after it; --version is used alone.
            With --json, what a command lists is one array, and what it follows an object a line.
            Widgets belong to the group containers of one directory: the one that --root names, else
            $GROUPDEFAULTS_ROOT, else $XDG_DATA_HOME/group-containers, else ~/.local/share/group-containers.
            What is placed, requested and shown is kept there, in .widgets. It belongs to one user: nothing is
            run if others could change it, a directory on the way to it, or a program.
            """,
        description: """
            Runs widget programs written with WidgetKit and SwiftUI, and keeps what they show up to date: a widget is
            reloaded when a key changes that it has read, when its timeline says so, or when someone asks for it.
            """,
        seeAlso: ["groupdefaults (1)", "jq (1)", "xdg-open (1)"],
        sections: [
            .environment([.root, .noColour, .forcedColours]),
            .files([
                .init("ROOT/.widgets/placed", "The placed widgets: a suite, as groupdefaults keeps them."),
                .init("ROOT/.widgets/stacks", "The stacks, and how they were turned: a suite too."),
                .init("ROOT/.widgets/activities", "The Live Activities: a suite too."),
                .init("ROOT/.widgets/archives/ID.json", "What a placed widget shows."),
                .init("ROOT/.widgets/log", "The reloads and their causes, and what the programs print."),
            ]),
        ])
}

/// The equivalent of a word that other tools have, or that the live screen uses.
private func advice(on word: String) -> String? {
    switch word {
    case "ls", "widgets", "ps", "status", "info": "'groupwidgets list' prints the placed widgets and their state"
    case "bar", "follow", "subscribe", "line":
        "'groupwidgets stream ID --format waybar' prints a widget for a bar, at each change"
    case "start", "serve", "watch", "host", "live", "dashboard", "daemon", "up":
        "'groupwidgets run' starts the host, and draws the widgets on a terminal"
    case "try", "tour", "example", "samples": "'groupwidgets demo' shows sample widgets, redrawn as others write"
    case "restart": "'groupwidgets stop' ends the host, and 'groupwidgets run' starts it"
    case "kill", "quit", "exit", "down": "'groupwidgets stop' ends the host"
    case "rm", "delete", "unplace", "del": "'groupwidgets remove ID' removes a placed widget"
    case "register", "install", "load": "'groupwidgets add PROGRAM' registers a widget program"
    case "unregister", "forget", "uninstall": "'groupwidgets add --forget NAME' forgets a program"
    case "programs", "available", "catalog": "'groupwidgets kinds' lists what can be placed, and of which programs"
    case "new", "create", "make":
        "'groupwidgets init' makes a package for a widget's source, and 'groupwidgets place KIND' places a widget"
    case "set", "config", "configure", "customize", "resize":
        "'groupwidgets edit ID PARAMETER=VALUE' changes a placed widget, and 'groupwidgets settings' all of them"
    case "options", "preferences": "'groupwidgets settings' shows and changes how all widgets are shown"
    case "refresh", "update", "redraw": "'groupwidgets reload KIND' reloads widgets, and 'reload --all' all"
    case "view", "draw", "render", "open", "cat", "print", "preview":
        "'groupwidgets show KIND' draws a widget, and 'groupwidgets previews' those of a program's source"
    case "png", "svg", "picture", "snapshot", "screenshot": "'groupwidgets show KIND --png FILE' writes a picture"
    case "diff", "differences": "'groupwidgets compare OLD NEW' shows how pictures differ"
    case "approve", "record": "'groupwidgets accept' takes new pictures for those that tests expect"
    case "click", "press", "touch": "'groupwidgets tap ID' taps a widget"
    case "explain", "history", "reason", "causes": "'groupwidgets why ID' explains the reloads of a widget"
    case "logs", "output", "tail", "journal": "'groupwidgets log -f' prints what the programs print"
    case "check", "diagnose": "'groupwidgets doctor' checks whether a widget extension can be built"
    default: nil
    }
}
