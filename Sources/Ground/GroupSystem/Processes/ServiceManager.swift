import Glibc

/// The service manager that started this process, such as systemd. It is notified of this process's state by single
/// datagrams, as described in sd_notify(3).
package struct ServiceManager: Sendable {
    private let address: [UInt8]
    /// How long this process may be silent before the manager considers it hung; nil for ever.
    package let watchdog: Duration?

    package enum Word: Sendable {
        /// The service is ready.
        case ready
        /// The service has begun to stop.
        case stopping
        /// The service is not hung.
        case alive
        /// A description of what the service is doing.
        case status(String)
    }

    /// A manager that listens at a socket's path, or at an abstract name after an `@`.
    package init(address: [UInt8], watchdog: Duration? = nil) {
        (self.address, self.watchdog) = (address, watchdog)
    }

    /// The manager that the environment names, if any. Removes its variables, so that no program started by this
    /// process can notify in its name. Call this before there are other threads, which may read the environment.
    package static func take() -> ServiceManager? {
        defer { for name in ["NOTIFY_SOCKET", "WATCHDOG_USEC", "WATCHDOG_PID"] { unsetenv(name) } }
        guard let address = getenv("NOTIFY_SOCKET") else { return nil }
        let watched = ProcessEnvironment.words("WATCHDOG_PID").map { Int32($0) == CurrentProcess.id } ?? true
        let microseconds = ProcessEnvironment.words("WATCHDOG_USEC").flatMap { Int64($0) } ?? 0
        return ServiceManager(
            address: UnsafeRawBufferPointer(start: address, count: strlen(address)).map(\.self),
            watchdog: watched && microseconds > 0 ? .microseconds(microseconds) : nil)
    }

    /// Notifies the manager. Errors are ignored.
    package func tell(_ words: Word...) {
        try? send(words.map(\.line).joined(separator: "\n"))
    }

    /// Keeps notifying the manager that this process is not hung: twice per interval, so that one late notification
    /// does not count as hung.
    package func reassure(every: (Duration, @escaping () -> Void) -> Void) {
        if let watchdog { every(watchdog / 2) { tell(.alive) } }
    }

    private func send(_ text: String) throws(Errno) {
        let kind = Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
        let socket = FileDescriptor(owning: try systemCall { Glibc.socket(AF_UNIX, kind, 0) })
        try socket.connect(toSocketAt: address)
        // Wait a moment for a busy manager, but not for ever for one that hangs.
        _ = Readiness.wait(for: [Interest(socket.rawValue, .writing)], until: .now + .seconds(1))
        try Array(text.utf8).withUnsafeBufferPointer { (bytes) throws(Errno) in
            _ = try socket.send(UnsafeRawBufferPointer(bytes))
        }
    }
}

extension ServiceManager.Word {
    fileprivate var line: String {
        switch self {
        case .ready: "READY=1"
        case .stopping: "STOPPING=1"
        case .alive: "WATCHDOG=1"
        case .status(let words): "STATUS=" + words.split(whereSeparator: \.isNewline).joined(separator: " ")
        }
    }
}

extension FileDescriptor {
    /// Connects to a socket. The corresponding C function is `connect`. An abstract name begins with a zero for the
    /// kernel, and with an `@` for people.
    fileprivate func connect(toSocketAt address: [UInt8]) throws(Errno) {
        var name = sockaddr_un()
        let (isPath, isAbstract) = (address.first == UInt8(ascii: "/"), address.first == UInt8(ascii: "@"))
        let count = address.count + (isPath ? 1 : 0)
        guard isPath || isAbstract, count <= MemoryLayout.size(ofValue: name.sun_path) else { throw .invalidArgument }
        name.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &name.sun_path) { path in
            path.copyBytes(from: address)
            if isAbstract { path[0] = 0 }
        }
        _ = try systemCall {
            withUnsafePointer(to: &name) { name in
                name.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    Glibc.connect(rawValue, $0, socklen_t(MemoryLayout<sa_family_t>.size + count))
                }
            }
        }
    }
}
