import GroupSystem

extension DirectoryEvent.Kinds {
    /// The directory itself is no longer what it was.
    static let gone: DirectoryEvent.Kinds = [.deleteSelf, .moveSelf, .unmount, .ignored]

    private static let options: DirectoryEvent.Kinds = [.onlyDirectories, .noFollow, .excludingRemoved, .adding]

    /// The same for a path whose last step may be a link.
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
