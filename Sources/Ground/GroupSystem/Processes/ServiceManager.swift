import Glibc

/// The service manager that started this process, such as systemd, which is told how this process is: by one datagram at
/// a time, as sd_notify(3) describes.
package struct ServiceManager: Sendable {
    private let address: [UInt8]
    /// How long this process may be silent before the manager takes it for hung; nil if it may be silent for ever.
    package let watchdog: Duration?

    package enum Word: Sendable {
        /// It serves from now on.
        case ready
        /// It has begun to end.
        case stopping
        /// It is not hung.
        case alive
        /// What it does, for people.
        case status(String)
    }

    /// One that listens at a socket's path, or at an abstract name after an `@`.
    package init(address: [UInt8], watchdog: Duration? = nil) {
        (self.address, self.watchdog) = (address, watchdog)
    }

    /// The manager that the environment names, if there is one. It is taken out of the environment, so that no program
    /// that this process starts speaks in its name. To be called before there are other threads, which may read it.
    package static func take() -> ServiceManager? {
        defer { for name in ["NOTIFY_SOCKET", "WATCHDOG_USEC", "WATCHDOG_PID"] { unsetenv(name) } }
        guard let address = getenv("NOTIFY_SOCKET") else { return nil }
        let watched = ProcessEnvironment.words("WATCHDOG_PID").map { Int32($0) == CurrentProcess.id } ?? true
        let microseconds = ProcessEnvironment.words("WATCHDOG_USEC").flatMap { Int64($0) } ?? 0
        return ServiceManager(
            address: UnsafeRawBufferPointer(start: address, count: strlen(address)).map(\.self),
            watchdog: watched && microseconds > 0 ? .microseconds(microseconds) : nil)
    }

    /// Tells it something. If nobody hears it, there is nobody to tell.
    package func tell(_ words: Word...) {
        try? send(words.map(\.line).joined(separator: "\n"))
    }

    /// Tells it again and again that this process is not hung: twice in the time that it waits, so that one that is late
    /// does not count as hung.
    package func reassure(every: (Duration, @escaping () -> Void) -> Void) {
        if let watchdog { every(watchdog / 2) { tell(.alive) } }
    }

    private func send(_ text: String) throws(Errno) {
        let kind = Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
        let socket = FileDescriptor(owning: try systemCall { Glibc.socket(AF_UNIX, kind, 0) })
        try socket.connect(toSocketAt: address)
        // A manager that is busy gets a moment; one that hangs must not hang us.
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
    /// The corresponding C function is `connect`. The kernel marks an abstract name by a zero, people by an `@`.
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
