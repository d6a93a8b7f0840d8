import SceneFixtures
import Testing
import WidgetArchive

/// Colours in a row without spacing, 100 high.
struct FlexibilityCases {
    struct Row: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let width: Double
        let lengths: [Node.Frame.Length]
        let widths: [Double]

        init(_ number: Int, _ width: Double, _ lengths: [Node.Frame.Length], _ widths: [Double]) {
            testDescription = "q-hstack-\(number)"
            self.width = width
            self.lengths = lengths
            self.widths = widths
        }

        var conformance: Conformance {
            let children = lengths.enumerated().map { place, length in
                (length == .any ? color(red) : color(red).flexible(length)).named("c\(place)")
            }
            let starts = widths.indices.map { place in
                (width - widths.reduce(0, +)) / 2 + widths[..<place].reduce(0, +)
            }
            let frames = zip(starts, widths).enumerated().map { "c\($0) \($1.0),0 \($1.1)×100" }
            return Conformance(
                testDescription, .propertyTested,
                .stack(.init(.horizontal, spacing: 0, children)).frame(width: width, height: 100),
                in: "\(width)×100", frames.joined(separator: "; "))
        }
    }

    @Test(arguments: [
        Row(2, 240, [.any, .fixed(67), .least(22)], [86.5, 67, 86.5]),
        Row(3, 355, [.any, .any, .least(64), .least(97)], [86, 86, 86, 97]),
        Row(5, 146, [.fixed(4), .least(29), .fixed(4), .any], [4, 69, 4, 69]),
        Row(6, 186, [.most(23), .least(16), .between(31, 89), .most(51)], [23, 56, 56, 51]),
        Row(7, 410, [.any, .between(34, 38)], [372, 38]),
        Row(10, 492, [.any, .least(23), .most(53), .any, .least(30), .most(89)], [87.8, 87.8, 53, 87.8, 87.8, 87.8]),
        Row(14, 367, [.fixed(17), .most(15), .between(39, 68), .most(70), .between(48, 51)], [17, 15, 68, 70, 51]),
        Row(16, 81, [.any, .most(2), .any, .fixed(44), .between(51, 70)], [0, 2, 0, 44, 51]),
        Row(
            17, 192, [.any, .least(21), .fixed(33), .any, .fixed(92), .most(26)], [14.625, 21, 33, 14.625, 92, 16.75]),
        Row(18, 457, [.between(26, 71), .least(82)], [71, 386]),
        Row(
            19, 101, [.least(27), .between(42, 64), .between(87, 93), .any, .most(77), .least(82)],
            [27, 42, 87, 0, 0, 82]),
        Row(20, 290, [.least(87), .least(82), .most(51), .least(58)], [87, 82, 51, 70]),
        Row(23, 70, [.any, .any], [35, 35]),
        Row(25, 99, [.between(26, 95), .fixed(62), .between(17, 79), .any], [26, 62, 17, 0]),
        Row(26, 394, [.fixed(59), .least(37), .most(73)], [59, 262, 73]),
        Row(27, 243, [.between(72, 98), .fixed(30), .any], [98, 30, 115]),
        Row(
            28, 347, [.between(49, 90), .most(86), .fixed(98), .between(65, 71), .between(26, 89), .between(55, 67)],
            [49, 40, 98, 65, 40, 55]),
        Row(29, 228, [.between(66, 94), .fixed(72), .most(99), .between(76, 80)], [66, 72, 14, 76]),
        Row(
            30, 368, [.least(66), .fixed(7), .between(92, 96), .fixed(80), .most(62), .fixed(86)],
            [66, 7, 92, 80, 51.5, 86]),
        Row(33, 309, [.any, .between(7, 51), .any, .any, .most(49)], [69.667, 51, 69.667, 69.667, 49]),
        Row(34, 54, [.fixed(55), .least(15), .between(32, 61), .between(96, 97)], [55, 15, 32, 96]),
        Row(35, 213, [.most(30), .any, .most(42)], [30, 141, 42]),
        Row(37, 135, [.fixed(34), .between(74, 74), .most(95), .any], [34, 74, 13.5, 13.5]),
        Row(
            39, 191, [.most(30), .between(53, 87), .most(21), .between(40, 69), .fixed(8), .least(15)],
            [30, 53, 21, 40.5, 8, 38.5]),
        Row(40, 376, [.any, .fixed(29), .between(2, 15), .between(9, 57)], [275, 29, 15, 57]),
    ])
    func `The least flexible children choose first, and of equals those with the larger minimum`(_ row: Row) throws {
        try row.conformance.check()
    }
}

extension Node.Frame.Length {
    fileprivate static let any = Self()
    fileprivate static func least(_ length: Double) -> Self { Self(minimum: length) }
    fileprivate static func most(_ length: Double) -> Self { Self(maximum: length) }
    fileprivate static func between(_ least: Double, _ most: Double) -> Self { Self(minimum: least, maximum: most) }
}
