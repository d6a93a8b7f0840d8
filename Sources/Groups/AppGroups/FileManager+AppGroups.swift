public import Foundation
import GroupStore

extension FileManager {
    /// The directory of a group, shared by all programs that know its name, and made if it does not exist. Returns nil,
    /// after a line on stderr that says why, if it cannot be made.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        guard let name = SuiteName(complainingAbout: groupIdentifier), let root = Root.orComplaint else { return nil }
        let suite = Suite(name, in: root)
        AccessRecorder.noteContainer(suite)
        do {
            try suite.makeContainer()
            return URL(fileURLWithPath: suite.containerPath, isDirectory: true)
        } catch {
            Complaint.make(of: error)
            return nil
        }
    }
}
