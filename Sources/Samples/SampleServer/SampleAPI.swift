import Foundation

/// The answers of the samples' APIs.
enum SampleAPI {
    /// The JSON for a path; nil if the path is unknown.
    static func answer(_ path: String) -> String? {
        let steps = path.prefix { $0 != "?" }.split(separator: "/")
        switch steps.first {
        case "posts": return posts
        case "vehicles" where steps.count == 3 && steps[2] == "status": return Int(steps[1]).map(status)
        default: return nil
        }
    }

    private static let posts = """
        [
          {"id": 1, "title": "App Groups on Linux", "body": "A nickname that one process writes and another one shows."},
          {"id": 2, "title": "Who woke the widget?", "body": "Every reload has a cause, and groupwidgets why tells it."},
          {"id": 3, "title": "No daemon, no bus", "body": "Each hop is a file that is replaced in a watched directory."}
        ]
        """

    private static func status(of vehicle: Int) -> String {
        let isMoving = vehicle % 2 == 1
        return """
            {
              "vehicleId": \(vehicle),
              "vehicleBasicStatus": "\(isMoving ? "Moving" : "IgnitionOff")",
              "motion": {"speed": \(isMoving ? 42 : 0)},
              "address": {"addressString": "\(isMoving ? "12 Long Street, Cape Town" : "Harbour car park")"},
              "lastUpdatedAt": "2026-11-20T10:00:00Z"
            }
            """
    }
}
