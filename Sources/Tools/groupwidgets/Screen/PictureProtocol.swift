import GroupSystem
import GroupText
import PictureClient
import WidgetTerminal

/// How to send a picture to a terminal.
enum PictureProtocol {
    case kitty, iTerm, sixel

    /// The protocol of the terminal behind the standard streams; nil if it shows no pictures. If the environment does
    /// not say, the terminal is asked, unless it has answered already.
    static func ofTerminal(_ answer: GroundAnswer? = nil) -> PictureProtocol? {
        guard Terminal.isTerminal else { return nil }
        let program = ProcessEnvironment.words("TERM_PROGRAM") ?? ""
        let kind = ProcessEnvironment.words("TERM") ?? ""
        let isKitty = ProcessEnvironment.words("KITTY_WINDOW_ID") != nil || kind.contains("kitty")
        if isKitty || ["ghostty", "WezTerm"].contains(program) { return .kitty }
        if program == "iTerm.app" { return .iTerm }
        return (answer ?? ask()).showsSixel ? .sixel : nil
    }

    private static func ask() -> GroundAnswer {
        guard TerminalDevice.isBehind(FileDescriptor.standardInput) else { return GroundAnswer([]) }
        let keys = TerminalDevice.KeyMode(of: FileDescriptor.standardInput)
        try? FileDescriptor.writeAll(Array("\u{1B}[c".utf8), to: FileDescriptor.standardOutput)
        let answer = GroundAnswer.waiting(for: .milliseconds(300))
        _ = consume keys
        return answer
    }

    /// The picture format that is sent.
    var format: PictureRequest.Format { self == .sixel ? .sixel : .png }

    func sequence(for picture: [UInt8]) -> String {
        switch self {
        case .kitty: PictureProtocol.kittySequence(picture)
        case .iTerm: "\u{1B}]1337;File=inline=1;size=\(picture.count):\(PictureProtocol.base64(picture))\u{07}"
        case .sixel: String(decoding: picture, as: UTF8.self)
        }
    }

    /// The sequence that removes all pictures from the screen, where clearing it does not.
    var removal: String { self == .kitty ? "\u{1B}_Ga=d\u{1B}\\" : "" }

    /// Sent in pieces, since a sequence may have 4,096 characters of data.
    private static func kittySequence(_ picture: [UInt8]) -> String {
        let data = Array(base64(picture).utf8)
        return stride(from: 0, to: data.count, by: 4_096).map { start in
            let piece = String(decoding: data[start..<min(start + 4_096, data.count)], as: UTF8.self)
            let control = (start == 0 ? "f=100,a=T,q=2," : "") + "m=\(start + 4_096 < data.count ? 1 : 0)"
            return "\u{1B}_G\(control);\(piece)\u{1B}\\"
        }.joined()
    }

    private static func base64(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        Base64.encode(bytes, into: &text)
        return String(decoding: text, as: UTF8.self)
    }
}
