import GroupStore

/// A custom module of a waybar configuration.
struct WaybarModule: Hashable {
    /// The name after `custom/`.
    var name: String
    var exec: String
    /// A command that decides whether `exec` is run.
    var condition: String?
    var interval: Interval
    var signal: Int?
    /// The members that a script has no place for, such as `format`.
    var unused: [String]

    enum Interval: Hashable {
        case seconds(Double)
        case once
        /// It runs on, and prints a line at each change; or it waits for a signal.
        case none
    }
}

/// The modules of a waybar configuration, which is an object, or an array with one for each bar.
struct WaybarConfig {
    private(set) var modules: [WaybarModule] = []
    /// Other files that belong to it.
    private(set) var includes: [String] = []
    /// Modules of waybar's own.
    private(set) var builtIn: Set<String> = []
    /// Custom modules that run nothing, such as buttons.
    private(set) var buttons: Set<String> = []

    init(_ value: Value) {
        let bars: [Value] = if case .array(let bars) = value { bars } else { [value] }
        for case .dictionary(let bar) in bars {
            includes += bar[Key("include")]?.strings ?? []
            for member in bar { take(member.key.text, member.value) }
        }
    }

    private mutating func take(_ key: String, _ value: Value) {
        guard case .dictionary(let members) = value else { return }
        guard key.hasPrefix("custom/") else {
            // Any other object configures a module of waybar's own.
            if !key.hasPrefix("group/") { builtIn.insert(key) }
            return
        }
        guard let module = WaybarModule(String(key.dropFirst(7)), members) else {
            buttons.insert(key)
            return
        }
        if !modules.contains(module) { modules.append(module) }
    }
}

extension WaybarModule {
    /// Nil if it runs nothing.
    init?(_ name: String, _ members: Members) {
        guard case .string(let exec)? = members[Key("exec")], exec.contains(where: { !$0.isWhitespace }) else {
            return nil
        }
        (self.name, self.exec) = (name, exec)
        if case .string(let condition)? = members[Key("exec-if")] { self.condition = condition }
        interval =
            switch members[Key("interval")] {
            case .integer(let number) where number > 0: .seconds(Double(number))
            case .real(let number) where number > 0: .seconds(number)
            case .string("once"), .integer, .real: .once
            default: .none
            }
        if case .integer(let number)? = members[Key("signal")] { signal = Int(number) }
        let used = [
            "exec", "exec-if", "interval", "signal", "return-type", "escape", "restart-interval", "exec-on-event",
        ]
        unused = members.map(\.key.text).filter { !used.contains($0) }.sorted()
    }
}

extension Value {
    /// A string, or the strings of a list.
    fileprivate var strings: [String] {
        switch self {
        case .string(let text): [text]
        case .array(let values): values.flatMap(\.strings)
        default: []
        }
    }
}
