/// One of a fixed set of values.
public protocol AppEnum: AppValue, RawRepresentable, CaseIterable, Hashable where RawValue == String {
    /// How each case is shown where people choose.
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}
