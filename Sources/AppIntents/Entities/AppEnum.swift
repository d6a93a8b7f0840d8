/// One of a fixed set of values.
public protocol AppEnum: AppValue, RawRepresentable, CaseIterable, Hashable where RawValue == String {
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}
