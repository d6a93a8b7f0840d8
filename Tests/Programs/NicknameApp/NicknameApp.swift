import WidgetKit

/// The app beside the nickname widget, as its developer would write it: `NicknameApp set NAME`, `reload KIND`, `list`.
@main
struct NicknameApp {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        switch arguments.first {
        case "set":
            UserDefaults(suiteName: "group.sample.alstn38.practice")?.set(arguments.last, forKey: "SampleName")
            WidgetCenter.shared.reloadTimelines(ofKind: "BasicWidget")
        case "reload":
            WidgetCenter.shared.reloadTimelines(ofKind: arguments.last ?? "")
        case "reload-all":
            WidgetCenter.shared.reloadAllTimelines()
        default:
            let done = DispatchSemaphore(value: 0)
            WidgetCenter.shared.getCurrentConfigurations { result in
                switch result {
                case .success(let widgets):
                    for widget in widgets { print("\(widget.kind) \(widget.family)") }
                case .failure(let error):
                    print(error)
                }
                done.signal()
            }
            done.wait()
        }
    }
}
