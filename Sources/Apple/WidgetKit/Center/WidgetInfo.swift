public import AppIntents
import Foundation
public import Intents
import Synchronization
import WidgetArchive
import WidgetRecords

/// A placed widget.
public struct WidgetInfo: Hashable, Identifiable, Sendable, CustomDebugStringConvertible {
    let instance: Instance
    /// The program that the widget is placed of.
    private let program: String?

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
        program = record[PlacedRecord.program] as? String
        let parameters = record[PlacedRecord.parameters] as? [String: Any] ?? [:]
        instance = Instance(
            id: id, kind: kind, family: family, parameters: parameters.compactMapValues(Parameter.init(propertyList:)))
    }

    /// The configuration of this widget as an intent of a definition; nil if its kind has none, or of a class that this
    /// program lacks.
    public var configuration: INIntent? {
        guard let program, let name = WidgetCenter.intent(ofKind: kind, in: program), let type = intentType(named: name)
        else { return nil }
        let parameters = instance.parameters
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
