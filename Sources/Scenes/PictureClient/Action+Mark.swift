import FoundationEssentials
import GroupText
package import WidgetArchive

extension Action {
    /// The text by which a picture on a page refers to it, the same for the same action.
    package var mark: String { StableHash.text((try? ArchiveCoding.line(self)) ?? Data()) }
}
