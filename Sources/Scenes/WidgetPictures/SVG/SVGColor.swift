import WidgetArchive

/// A colour without its opacity, as SVG writes it.
struct SVGColor: Hashable {
    private let parts: [UInt8]

    init(_ shade: Shade) {
        parts = [shade.red, shade.green, shade.blue].map { $0 > 0 ? UInt8((min($0, 1) * 255).rounded()) : 0 }
    }

    var isBlack: Bool { parts == [0, 0, 0] }

    /// Six hexadecimal digits, or three if each would appear twice.
    var digits: [UInt8] {
        let isShort = parts.allSatisfy { $0 % 17 == 0 }
        return parts.flatMap {
            isShort ? [SVGColor.digit($0 & 15)] : [SVGColor.digit($0 >> 4), SVGColor.digit($0 & 15)]
        }
    }

    private static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }
}

extension Shade {
    /// The opacity limited to 0 through 1, whatever a program set.
    var boundedOpacity: Double { opacity > 0 ? min(opacity, 1) : 0 }
}
