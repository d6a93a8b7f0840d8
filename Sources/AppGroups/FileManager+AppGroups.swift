public import Foundation
import GroupStore

extension FileManager {
    /// The directory that all programs share that know the group's name, made if it is not there; nil, and a line on
    /// stderr that says why, if there can be none.
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
