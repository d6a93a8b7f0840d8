import Testing
import UIKit

private final class Badge: UIView {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}

@MainActor struct ViewTests {
    @Test func `Views that a widget never shows keep what they are told`() {
        let label = UILabel()
        label.text = "a"
        label.textAlignment = .center
        let badge = Badge(frame: CGRect(x: 1, y: 2, width: 4, height: 6))
        #expect(badge.center == CGPoint(x: 3, y: 5) && badge.bounds.origin == .zero)
        badge.addSubview(label)
        #expect(badge.subviews.count == 2 && label.superview === badge)
        label.removeFromSuperview()
        #expect(badge.subviews.count == 1 && label.superview == nil)
        badge.layoutSubviews()
        #expect(badge.subviews[0].frame.size == CGSize(width: 4, height: 6))
    }

    @Test func `Constraints and stacks keep what they are told`() {
        let (outer, label) = (UIView(), UILabel())
        let stack = UIStackView(arrangedSubviews: [label])
        outer.addSubview(stack)
        let height = label.heightAnchor.constraint(equalToConstant: 20)
        height.priority = .defaultHigh
        let left = stack.leadingAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.leadingAnchor, constant: 4)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: outer.topAnchor), left,
            stack.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5),
        ])
        #expect(left.isActive && !height.isActive && left.constant == 4 && height.constant == 20)
        NSLayoutConstraint.deactivate([left])
        #expect(!left.isActive && stack.arrangedSubviews.first === label && label.superview === stack)
        stack.removeArrangedSubview(label)
        #expect(stack.arrangedSubviews.isEmpty && stack.subviews.count == 1)
    }

    @Test func `A control is told how it looks`() {
        UISegmentedControl.appearance().selectedSegmentTintColor = .red
        UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
        let control = UISegmentedControl(items: ["a", "b"])
        control.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .normal)
        #expect(control.numberOfSegments == 2 && control.titleForSegment(at: 1) == "b")
        #expect(control.titleTextAttributes(for: .normal)?.count == 1)
        #expect(control.titleTextAttributes(for: .selected) == nil)
    }

    @Test func `An animation is its first picture`() {
        let first = UIImage()
        #expect(UIImage.animatedImage(with: [first, UIImage()], duration: 1) === first)
        #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    }
}
