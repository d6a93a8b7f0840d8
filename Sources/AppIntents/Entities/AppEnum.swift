/// A value out of a fixed few.
public protocol AppEnum: AppValue, RawRepresentable, CaseIterable, Hashable where RawValue == String {
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}
