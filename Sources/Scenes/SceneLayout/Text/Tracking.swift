import WidgetArchive

/// The tracking of Apple's system fonts, which depends on the font size.
enum Tracking {
    /// In points.
    static func of(_ font: Font) -> Double {
        let table: [Double]
        switch font.design {
        case .standard: table = standard
        case .rounded: table = rounded
        case .serif: table = serif
        case .monospaced: return 0
        }
        guard font.size.isFinite, font.size > 0 else { return 0 }
        let place = min(max(font.size - first, 0), Double(table.count - 1))
        let (low, share) = (Int(place), place - place.rounded(.down))
        let next = min(low + 1, table.count - 1)
        let points = table[low] + (table[next] - table[low]) * share
        // Beyond the table, tracking scales with the font size.
        return points * max(1, font.size / (first + Double(table.count - 1))) * min(1, font.size / first)
    }

    /// The first size in the tables, in points; they continue in steps of one up to 76.
    private static let first = 6.0

    private static let standard: [Double] = [
        0.24, 0.23, 0.21, 0.17, 0.12, 0.06, 0, -0.08, -0.15, -0.23, -0.31, -0.43, -0.44, -0.45, -0.45, -0.36, -0.26,
        -0.1, 0.07, 0.15, 0.22, 0.29, 0.38, 0.4, 0.4, 0.39, 0.41, 0.4, 0.4, 0.38, 0.37, 0.36, 0.37, 0.38, 0.37, 0.36,
        0.37, 0.38, 0.37, 0.35, 0.36, 0.37, 0.35, 0.33, 0.34, 0.35, 0.33, 0.31, 0.32, 0.31, 0.3, 0.29, 0.28, 0.27,
        0.26, 0.25, 0.24, 0.23, 0.22, 0.205, 0.19, 0.18, 0.17, 0.155, 0.14, 0.14, 0.14, 0.123, 0.105, 0.088, 0.07,
    ]

    private static let rounded: [Double] = [
        0.51, 0.54, 0.57, 0.57, 0.57, 0.56, 0.54, 0.51, 0.48, 0.44, 0.41, 0.37, 0.37, 0.37, 0.36, 0.35, 0.34, 0.35,
        0.35, 0.35, 0.36, 0.36, 0.36, 0.37, 0.37, 0.36, 0.38, 0.39, 0.38, 0.38, 0.39, 0.38, 0.39, 0.38, 0.39, 0.38,
        0.39, 0.38, 0.37, 0.37, 0.36, 0.37, 0.35, 0.36, 0.34, 0.32, 0.33, 0.31, 0.32, 0.31, 0.3, 0.275, 0.25, 0.24,
        0.23, 0.22, 0.21, 0.2, 0.19, 0.175, 0.16, 0.145, 0.13, 0.135, 0.14, 0.125, 0.11, 0.1, 0.09, 0.08, 0.07,
    ]

    private static let serif: [Double] = [
        0.23, 0.22, 0.2, 0.18, 0.15, 0.12, 0.07, 0.05, 0.03, 0, -0.03, -0.07, -0.11, -0.15, -0.2, -0.21, -0.23, -0.25,
        -0.26, -0.27, -0.29, -0.32, -0.33, -0.34, -0.37, -0.39, -0.41, -0.42, -0.45, -0.48, -0.49, -0.505, -0.52,
        -0.535, -0.55, -0.56, -0.57, -0.595, -0.62, -0.635, -0.65, -0.665, -0.68, -0.695, -0.71, -0.725, -0.74,
        -0.765, -0.79, -0.805, -0.82, -0.835, -0.85, -0.865, -0.88, -0.895, -0.91, -0.925, -0.94, -0.955, -0.97,
        -0.992, -1.015, -1.038, -1.06, -1.075, -1.09, -1.105, -1.12, -1.135, -1.15,
    ]
}
