import GroupSystem

extension DirectoryEvent.Kinds {
    /// Events after which a directory is no longer the one that was watched.
    static let gone: DirectoryEvent.Kinds = [.deleteSelf, .moveSelf, .unmount, .ignored]

    private static let options: DirectoryEvent.Kinds = [.onlyDirectories, .noFollow, .excludingRemoved, .adding]

    /// These kinds for a path whose last component may be a link.
    var following: DirectoryEvent.Kinds { subtracting(.noFollow) }

    /// For a directory in which a file is replaced or written.
    static let files: DirectoryEvent.Kinds = [
        .closeWrite, .movedTo, .movedFrom, .delete, .deleteSelf, .moveSelf, options,
    ]
    /// For a directory in which directories come and go.
    static let directories: DirectoryEvent.Kinds = [
        .create, .movedTo, .movedFrom, .delete, .deleteSelf, .moveSelf, options,
    ]
}
