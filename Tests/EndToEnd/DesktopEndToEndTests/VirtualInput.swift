import Foundation
import Testing

/// A pointer and a keyboard that a compositor takes for devices.
///
/// Debian has no program that makes a pointer, and the keyboards of wtype come and go: clients miss their first keys.
final class VirtualInput {
    private let connection: WaylandConnection
    private let pointer: UInt32
    private let keyboard: UInt32
    private var time: UInt32 = 0

    init(_ environment: [String: String]) throws {
        connection = try WaylandConnection(environment)
        let seat = try connection.bind("wl_seat")
        // The numbers of objects have to be used in order.
        let pointers = try connection.bind("zwlr_virtual_pointer_manager_v1")
        let keyboards = try connection.bind("zwp_virtual_keyboard_manager_v1")
        pointer = connection.newObject()
        connection.send(to: pointers, 0, [.number(seat), .number(pointer)])
        keyboard = connection.newObject()
        connection.send(to: keyboards, 0, [.number(seat), .number(keyboard)])
        try sendKeys()
        try connection.roundTrip()
    }

    private func sendKeys() throws {
        let text = """
            xkb_keymap {
              xkb_keycodes { include "evdev+aliases(qwerty)" };
              xkb_types { include "complete" };
              xkb_compat { include "complete" };
              xkb_symbols { include "pc+us" };
            };

            """
        let file = try #require(tmpfile())
        defer { fclose(file) }
        let bytes = Array(text.utf8) + [0]
        fwrite(bytes, 1, bytes.count, file)
        fflush(file)
        connection.send(to: keyboard, 0, [.number(1), .number(UInt32(bytes.count))], passing: fileno(file))
    }

    // MARK: The pointer

    enum Button: UInt32, CaseIterable {
        case left = 0x110, right, middle
    }

    /// Moves to a point of a layout of this size, in hundredths.
    func move(to point: (x: Double, y: Double), of size: (width: Int, height: Int)) throws {
        try act(
            pointer, 1,
            [UInt32(point.x * 100), UInt32(point.y * 100), UInt32(size.width * 100), UInt32(size.height * 100)])
    }

    func press(_ button: Button = .left) throws { try act(pointer, 2, [button.rawValue, 1]) }
    func release(_ button: Button = .left) throws { try act(pointer, 2, [button.rawValue, 0]) }

    // MARK: The keyboard

    enum Key: UInt32, CaseIterable {
        case escape = 1, tab = 15, enter = 28, up = 103, down = 108
    }

    /// The codes of letters.
    private static let letters: [Character: UInt32] = [("qwertyuiop", 16), ("asdfghjkl", 30), ("zxcvbnm", 44)]
        .reduce(into: [:]) { codes, row in
            for (place, letter) in row.0.enumerated() { codes[letter] = UInt32(row.1 + place) }
        }

    func type(_ key: Key) throws { try type(code: key.rawValue) }

    func type(_ letters: String) throws {
        for letter in letters { try type(code: try #require(VirtualInput.letters[letter])) }
    }

    private func type(code: UInt32) throws {
        for state: UInt32 in [1, 0] { try act(keyboard, 1, [code, state]) }
    }

    private func act(_ device: UInt32, _ opcode: UInt32, _ numbers: [UInt32]) throws {
        time += 10
        connection.send(to: device, opcode, [.number(time)] + numbers.map { .number($0) })
        if device == pointer { connection.send(to: pointer, 4, []) }
        try connection.roundTrip()
    }
}
