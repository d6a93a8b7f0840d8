import GroupStore
import GroupSystem

extension WidgetsDirectory {
    /// Throws unless the directory belongs to this process's user and nobody else can change its contents: they decide
    /// which programs run, and what opens a URL.
    package func requireTrust() throws(WidgetError) {
        do throws(Exposed) {
            try suitesRoot.requireTrust(
                of: [programs, placements, requests, settings], beside: ["archives", "log", "host.lock"])
        } catch {
            throw .exposed(path: error.path, error.exposure, user: error.user)
        }
    }
}
