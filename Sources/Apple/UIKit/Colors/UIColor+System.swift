import AssetCatalogs
import WidgetArchive

/// Colours of the system, which follow the surroundings.
extension UIColor {
    public static let systemRed = UIColor(SystemTone.red)
    public static let systemOrange = UIColor(SystemTone.orange)
    public static let systemYellow = UIColor(SystemTone.yellow)
    public static let systemGreen = UIColor(SystemTone.green)
    public static let systemMint = UIColor(SystemTone.mint)
    public static let systemTeal = UIColor(SystemTone.teal)
    public static let systemCyan = UIColor(SystemTone.cyan)
    public static let systemBlue = UIColor(SystemTone.blue)
    public static let systemIndigo = UIColor(SystemTone.indigo)
    public static let systemPurple = UIColor(SystemTone.purple)
    public static let systemPink = UIColor(SystemTone.pink)
    public static let systemBrown = UIColor(SystemTone.brown)
    public static let systemGray = UIColor(SystemTone.gray)
    /// The system's grey, a step nearer to the background.
    public static let systemGray2 = UIColor(SystemTone.grays[0])
    /// The system's grey, 2 steps nearer to the background.
    public static let systemGray3 = UIColor(SystemTone.grays[1])
    /// The system's grey, 3 steps nearer to the background.
    public static let systemGray4 = UIColor(SystemTone.grays[2])
    /// The system's grey, 4 steps nearer to the background.
    public static let systemGray5 = UIColor(SystemTone.grays[3])
    /// The system's grey, 5 steps nearer to the background.
    public static let systemGray6 = UIColor(SystemTone.grays[4])
    /// The tint of a window: the accent colour of the program's asset catalogue, or the system's blue.
    public static let tintColor = UIColor(AssetCatalog.accent() ?? SystemTone.accent)
    /// The colour of primary text.
    public static let label = UIColor(SystemTone.label)
    public static let secondaryLabel = UIColor(SystemTone.secondaryLabel)
    public static let tertiaryLabel = UIColor(SystemTone.tertiaryLabel)
    public static let quaternaryLabel = UIColor(SystemTone.quaternaryLabel)
    public static let placeholderText = UIColor(SystemTone.tertiaryLabel)
    public static let link = UIColor(SystemTone.link)
    /// The colour of thin translucent lines.
    public static let separator = UIColor(SystemTone.separator)
    /// The colour of thin opaque lines.
    public static let opaqueSeparator = UIColor(SystemTone.opaqueSeparator)
    public static let systemBackground = UIColor(SystemTone.backgrounds[0])
    /// The background of content grouped in a view.
    public static let secondarySystemBackground = UIColor(SystemTone.backgrounds[1])
    /// The background of content grouped within a group.
    public static let tertiarySystemBackground = UIColor(SystemTone.backgrounds[2])
    /// The background of a grouped list.
    public static let systemGroupedBackground = UIColor(SystemTone.groupedBackgrounds[0])
    /// The background of a group in a grouped list.
    public static let secondarySystemGroupedBackground = UIColor(SystemTone.groupedBackgrounds[1])
    /// The background within a group of a grouped list.
    public static let tertiarySystemGroupedBackground = UIColor(SystemTone.groupedBackgrounds[2])
    /// The fill of thin and small shapes.
    public static let systemFill = UIColor(SystemTone.fills[0])
    /// The fill of medium shapes.
    public static let secondarySystemFill = UIColor(SystemTone.fills[1])
    /// The fill of large shapes.
    public static let tertiarySystemFill = UIColor(SystemTone.fills[2])
    /// The fill of large and complex shapes.
    public static let quaternarySystemFill = UIColor(SystemTone.fills[3])
    /// The colour of text on a dark background, in all surroundings.
    public static let lightText = UIColor(SystemTone.lightText)
    /// The colour of text on a light background, in all surroundings.
    public static let darkText = UIColor(SystemTone.black)
}
