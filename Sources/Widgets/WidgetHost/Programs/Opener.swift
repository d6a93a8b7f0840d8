import GroupSystem
import WidgetRecords

/// Opens URLs with the command from the settings, and reports failures.
final class Opener {
    private let directory: WidgetsDirectory
    private let loop: EventLoop
    private let tell: (HostEvent) -> Void
    private var opening: [OpeningProcess] = []

    init(_ directory: WidgetsDirectory, in loop: EventLoop, _ tell: @escaping (HostEvent) -> Void) {
        (self.directory, self.loop, self.tell) = (directory, loop, tell)
    }

    /// Returns a problem that is known at once. Others are reported when the command ends.
    func open(_ url: String) -> String? {
        do {
            try directory.requireTrust()
            let opener = try directory.opener
            do {
                follow(try Opener.launch(opener + [url]), opener, url)
                return nil
            } catch Errno.noSuchFileOrDirectory where opener == Opener.usual {
                return Opener.nothingOpens(url)
            } catch {
                return "'\(opener.joined(separator: " "))' cannot be run: \(error)"
            }
        } catch {
            return "\(error)"
        }
    }

    private static let usual = ["xdg-open"]

    /// Starts a command that outlives the host. Its output is discarded, since it would overwrite a screen.
    private static func launch(_ words: [String]) throws(Errno) -> ChildProcess {
        let nothing = try FileDescriptor(opening: "/dev/null", .readWrite)
        var start = ProgramStart(words)
        start.family = .ownGroup
        (start.input, start.output, start.errorOutput) = (nothing.rawValue, nothing.rawValue, nothing.rawValue)
        return try start.start()
    }

    private func follow(_ child: ChildProcess, _ opener: [String], _ url: String) {
        // Without a descriptor its exit cannot be observed.
        guard let end = try? child.endDescriptor() else { return child.leave() }
        let process = OpeningProcess(child, end)
        process.source = loop.add(process.end.rawValue) { [weak self, unowned process] in
            let code = process.exitCode()
            guard let self else { return }
            opening.removeAll { $0 === process }
            if let code, code != 0 { tell(.note(Opener.words(for: code, of: opener, url))) }
        }
        opening.append(process)
    }

    static func words(for code: Int32, of opener: [String], _ url: String) -> String {
        if opener == usual, [3, 4].contains(code) { return nothingOpens(url) }
        return "'\(opener.joined(separator: " "))' did not open \(url): it exited with code \(code)"
    }

    private static func nothingOpens(_ url: String) -> String {
        let scheme = url.prefix { $0 != ":" }
        let slashes = url.dropFirst(scheme.count).hasPrefix("://") ? "://" : ":"
        return "no program opens \(scheme)\(slashes) (choose one: groupwidgets opener …)"
    }
}

/// A command that is opening a URL.
private final class OpeningProcess {
    let end: FileDescriptor
    /// Nil once it has been waited for.
    private var child: ChildProcess?
    var source: EventLoop.Source?

    init(_ child: ChildProcess, _ end: consuming FileDescriptor) {
        self.child = child
        self.end = end
    }

    deinit {
        source?.cancel()
        child?.leave()
    }

    func exitCode() -> Int32? {
        defer { child = nil }
        return try? child?.wait().shellCode
    }
}
