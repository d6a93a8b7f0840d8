/// The widget's log.
struct Logging {
    static let widget = Logging(category: "widget")
    static var isEnabled = false

    let category: String

    func log(_ message: String) {
        if Logging.isEnabled { print("[\(category)] \(message)") }
    }

    func error(_ message: String) {
        log("error: \(message)")
    }
}
