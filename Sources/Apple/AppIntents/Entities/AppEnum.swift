/// One of a fixed set of values.
public protocol AppEnum: AppValue, RawRepresentable, CaseIterable, Hashable
where RawValue: LosslessStringConvertible {
    /// The title and other texts of each case, for people who choose.
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}
