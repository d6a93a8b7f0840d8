import GroupSystem

/// Colours, if a person is looking and wants them.
package struct Style: Sendable {
    package enum Colour: String, Sendable {
        case red = "31"
        case green = "32"
        case yellow = "33"
        case cyan = "36"
        case bold = "1"
    }

    private let isOn: Bool

    package init(of descriptor: Int32) {
        isOn = TerminalDevice.isBehind(descriptor) && Style.isWanted
    }

    private static var isWanted: Bool {
        // https://no-color.org: any value that is not empty.
        if ProcessEnvironment.words("NO_COLOR") != nil { return false }
        let terminal = ProcessEnvironment.words("TERM")
        return terminal != nil && terminal != "dumb"
    }

    package func paint(_ text: String, _ colour: Colour) -> String {
        isOn ? "\u{1B}[\(colour.rawValue)m\(text)\u{1B}[0m" : text
    }
}
