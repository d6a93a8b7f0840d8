public import AppIntents
import Foundation
public import Intents
import Synchronization
import WidgetArchive
import WidgetRecords

/// A placed widget.
public struct WidgetInfo: Hashable, Identifiable, Sendable, CustomDebugStringConvertible {
    let instance: Instance
    /// The program that provides the widget.
    private let program: String

    public var id: WidgetInfo { self }
    public var kind: String { instance.kind }
    public var family: WidgetFamily { WidgetFamily(instance.family) }

    public var debugDescription: String {
        "WidgetInfo(kind: \(kind), family: \(family), id: \(instance.id))"
    }

    init(_ widget: PlacedWidget) {
        (instance, program) = (widget.instance, widget.program)
    }

    /// The widget's configuration as an intent of a definition; nil if its kind has none, or if this program lacks the
    /// intent's class.
    public var configuration: INIntent? {
        guard let name = WidgetCenter.intent(ofKind: kind, in: program), let type = intentType(named: name)
        else { return nil }
        let parameters = instance.parameters
        let answer = Mutex<INIntent?>(nil)
        OwnThread.wait {
            let intent = try? await configured(type, with: parameters, noteGone: { _ in })
            answer.withLock { $0 = intent }
        }
        return answer.withLock { $0 }
    }

    /// The widget's configuration as an intent; nil if its values do not fit the intent.
    public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
        of intentType: Intent.Type = Intent.self
    ) -> Intent? { intent(of: intentType) }

    /// The configuration as an intent; nil if its values do not fit the intent.
    func intent<Intent: AppIntent>(of intentType: Intent.Type) -> Intent? {
        let parameters = instance.parameters
        let answer = Mutex<Carried<Intent>?>(nil)
        OwnThread.wait {
            let intent = try? await configured(intentType, with: parameters, noteGone: { _ in })
            answer.withLock { $0 = intent.map { Carried($0) } }
        }
        return answer.withLock { $0?.value }
    }
}
