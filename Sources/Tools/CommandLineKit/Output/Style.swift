import GroupSystem
import Synchronization

/// Colours, if the output is a terminal and the user wants them.
package struct Style: Sendable {
    package enum Colour: String, Sendable {
        case red = "31"
        case green = "32"
        case yellow = "33"
        case cyan = "36"
        case bold = "1"
    }

    /// When colours are used.
    package enum When: Int, Sendable {
        case auto, always, never

        init?(_ word: String) {
            switch word {
            case "auto": self = .auto
            case "always": self = .always
            case "never": self = .never
            default: return nil
            }
        }
    }

    /// The value of `--color`.
    private static let choice = Atomic(When.auto.rawValue)

    static func choose(_ when: When) {
        choice.store(when.rawValue, ordering: .relaxed)
    }

    package let isOn: Bool

    package init(of descriptor: Int32) {
        switch When(rawValue: Style.choice.load(ordering: .relaxed)) {
        case .always: isOn = true
        case .never: isOn = false
        default: isOn = Style.isWanted(on: descriptor)
        }
    }

    /// Follows https://no-color.org and https://bixense.com/clicolors, where an empty variable counts as unset.
    private static func isWanted(on descriptor: Int32) -> Bool {
        if ProcessEnvironment.words("NO_COLOR") != nil { return false }
        if let force = ProcessEnvironment.words("CLICOLOR_FORCE"), force != "0" { return true }
        let isTerminal =
            descriptor == FileDescriptor.standardOutput ? Output.isTerminal : TerminalDevice.isBehind(descriptor)
        guard isTerminal else { return false }
        let terminal = ProcessEnvironment.words("TERM")
        return terminal != nil && terminal != "dumb"
    }

    package func paint(_ text: String, _ colour: Colour) -> String {
        isOn ? "\u{1B}[\(colour.rawValue)m\(text)\u{1B}[0m" : text
    }
}
