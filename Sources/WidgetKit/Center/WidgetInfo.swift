public import AppIntents
import Foundation
public import Intents
import Synchronization
import WidgetArchive

/// A placed widget.
public struct WidgetInfo: Hashable, Identifiable, Sendable, CustomDebugStringConvertible {
    let instance: Instance

    /// The widget itself.
    public var id: WidgetInfo { self }
    /// The kind, as named by its configuration.
    public var kind: String { instance.kind }
    /// The family in which it was placed.
    public var family: WidgetFamily { WidgetFamily(instance.family) }

    /// The kind, family and id of the widget.
    public var debugDescription: String {
        "WidgetInfo(kind: \(kind), family: \(family), id: \(instance.id))"
    }

    /// Reads the host's record of a widget; nil if its form is not known here.
    init?(_ id: String, _ record: [String: Any]) {
        guard let kind = record[PlacedRecord.kind] as? String,
            let family = (record[PlacedRecord.family] as? String).flatMap(Family.init(rawValue:))
        else { return nil }
        let parameters = record[PlacedRecord.parameters] as? [String: Any] ?? [:]
        instance = Instance(
            id: id, kind: kind, family: family, parameters: parameters.compactMapValues(Parameter.init(propertyList:)))
    }

    /// The configuration of this widget as an intent of a definition; nil unless its values fit one class of this program.
    public var configuration: INIntent? {
        let parameters = instance.parameters
        let types = intentTypes(having: parameters.keys)
        guard let type = types.first, types.count == 1 else { return nil }
        let answer = Mutex<INIntent?>(nil)
        OwnThread.wait {
            let intent = try? await configured(type, with: parameters, noteGone: { _ in })
            answer.withLock { $0 = intent }
        }
        return answer.withLock { $0 }
    }

    /// The configuration of this widget as an intent; nil if its values do not fit the intent.
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

extension Parameter {
    /// The parameter for a property-list value; nil if no parameter can have it.
    init?(propertyList: Any) {
        switch propertyList {
        case let value as Bool: self = .boolean(value)
        case let value as Int: self = .integer(value)
        case let value as Double: self = .real(value)
        case let value as String: self = .text(value)
        case let values as [Any]: self = .list(values.compactMap(Parameter.init(propertyList:)))
        default: return nil
        }
    }
}
