/// What the widget tells its log.
struct Logging {
    static let widget = Logging(category: "widget")

    let category: String

    func log(_ message: String) {
        print("[\(category)] \(message)")
    }

    func error(_ message: String) {
        print("[\(category)] error: \(message)")
    }
}
