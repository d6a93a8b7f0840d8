public import Foundation

@MainActor @preconcurrency open class UIControl: UIView {
    open var isEnabled = true
    open var isSelected = false
    open var isHighlighted = false

    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let normal: State = []
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 1 << 1)
        public static let selected = State(rawValue: 1 << 2)
        public static let focused = State(rawValue: 1 << 3)
    }
}

@MainActor @preconcurrency open class UISegmentedControl: UIControl {
    /// A new control: changes to it reach no other, since a widget shows no controls.
    public static func appearance() -> UISegmentedControl { UISegmentedControl() }

    open var selectedSegmentIndex = -1
    open var selectedSegmentTintColor: UIColor?
    open var apportionsSegmentWidthsByContent = false
    private var titles: [String?] = []
    private var attributes: [State: [NSAttributedString.Key: Any]] = [:]

    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        titles = items?.map { $0 as? String } ?? []
    }

    open var numberOfSegments: Int { titles.count }

    open func titleForSegment(at segment: Int) -> String? { titles.indices.contains(segment) ? titles[segment] : nil }

    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        self.attributes[state] = attributes
    }

    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { attributes[state] }
}

@MainActor @preconcurrency open class UISlider: UIControl {
    /// A new control: changes to it reach no other, since a widget shows no controls.
    public static func appearance() -> UISlider { UISlider() }

    open var value: Float = 0
    open var minimumValue: Float = 0
    open var maximumValue: Float = 1
    open var minimumTrackTintColor: UIColor?
    open var maximumTrackTintColor: UIColor?
    open var thumbTintColor: UIColor?

    open func setValue(_ value: Float, animated: Bool) { self.value = value }
    open func setThumbImage(_ image: UIImage?, for state: State) {}
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) {}
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) {}
}
