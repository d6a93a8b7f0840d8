import SceneLayout
import WidgetArchive

/// Numbers of one or two digits, whose forms come from `1-circle` and its like.
enum Digits {
    static func path(_ number: String, contours: (String) -> [Contour]?) -> Path? {
        guard (1...2).contains(number.utf8.count), number.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return nil
        }
        var path: Path = []
        var right = 0.0
        for digit in number {
            guard let file = contours("\(digit)-circle"), let ring = file.max(by: { $0.area < $1.area }) else {
                return nil
            }
            let form = file.filter { $0.part != ring.part || $0.depth > 1 }.flatMap(\.path)
            let bounds = form.inkBounds
            let gap = path.isEmpty ? 0 : 0.9
            path += form.map { $0.moved(by: Point(x: right + gap - bounds.minX, y: 0)) }
            right += gap + bounds.size.width
        }
        return path
    }
}
