import SwiftUI
import WidgetKit

struct StatusWidgetProvider: TimelineProvider {
    @Inject(\.apiClient) private var apiClient
    @Inject(\.apiAuthenticator) private var apiAuthenticator
    @Inject(\.userDefaultsCache) private var userDefaultsCache
    @Inject(\.fileManagerCache) private var fileManagerCache

    init() {
        Logging.widget.log("init")
        WidgetExtConfig.configureAppLogging()
        WidgetExtConfig.configureServerConfig()
    }

    // Placeholder widget data when no timeline is available
    func placeholder(in context: Context) -> StatusEntry {
        Logging.widget.log("placeholder()")
        return StatusEntry.placeholder()
    }

    // Preview widget data for the widget gallery
    func getSnapshot(in context: Context, completion: @escaping (StatusEntry) -> Void) {
        Logging.widget.log("getSnapshot()")
        completion(StatusEntry.galleryPlaceHolder())
    }

    // Fetch and provide a timeline for the widget
    func getTimeline(in context: Context, completion: @escaping (Timeline<StatusEntry>) -> Void) {
        Logging.widget.log("getTimeline() - Start")

        // Increment the refresh count for debugging
        incrementWidgetRefreshCount()

        // Check if the user is logged in
        guard isLoggedIn() else {
            let currentDate = Date()
            let nextUpdate = Calendar.current.date(byAdding: .minute, value: 15, to: currentDate)!
            Logging.widget.log("getTimeline() - User not logged in")
            completion(Timeline(entries: [StatusEntry.loggedOutPlaceholder()], policy: .after(nextUpdate)))
            return
        }

        // Fetch the selected vehicle ID from UserDefaults
        let selectedVehicleId = getSelectedVehicleId()
        guard selectedVehicleId != "0" else {
            let currentDate = Date()
            let nextUpdate = Calendar.current.date(byAdding: .minute, value: 15, to: currentDate)!
            Logging.widget.log("getTimeline() - No vehicle selected")
            completion(Timeline(entries: [StatusEntry.loggedInNeedToSelectVehiclePlaceholder()], policy: .after(nextUpdate)))
            return
        }

        // Fetch widget data asynchronously
        Task {
            var entry = await fetchEntryAsync(vehicleId: selectedVehicleId)
            var updateIntervalMin = 2
            if entry.vehicleStatus == "IgnitionOff" {
                updateIntervalMin = 15
            }

            let currentDate = Date()
            let nextUpdate = Calendar.current.date(byAdding: .minute, value: updateIntervalMin, to: currentDate)!
            entry.nextUpdateDate = nextUpdate
            updateWidgetLastUpdatedAtDate(date: currentDate)
            updateWidgetNextUpdatedAtDate(date: nextUpdate)
            Logging.widget.log("getTimeline() - Finished - currentDate: \(currentDate), nextUpdate: \(nextUpdate), in \(updateIntervalMin) min")

            // Provide the timeline
            completion(Timeline(entries: [entry], policy: .after(nextUpdate)))
        }
    }

    // Helper to get selected vehicle ID
    private func getSelectedVehicleId() -> String {
        userDefaultsCache.string(forKey: .selectedVehicleIdKey) ?? "0"
    }
}

// Helper methods to fetch new data for the widget

extension StatusWidgetProvider {
    private func isLoggedIn() -> Bool {
        apiAuthenticator.currentToken != nil
    }

    private func fetchEntryAsync(vehicleId: String) async -> StatusEntry {
        await withCheckedContinuation { continuation in
            fetchEntry(vehicleId: vehicleId) { entry in
                continuation.resume(returning: entry)
            }
        }
    }

    private func fetchEntry(vehicleId: String, completion: @escaping (StatusEntry) -> Void) {
        Logging.widget.log("Fetching new snapshot for vehicleId: \(vehicleId)")
        let id = Int(vehicleId) ?? 0
        let request = GetVehicleStatus(vehicleId: id)
        apiClient.executeClosure(request: request, cache: .loadOnly) { (result: Result<VehicleStatus, any Error>) in
            switch result {
            case .success(let response):
                Logging.widget.log("Finished fetching snapshot - Success")
                if let vehicles: Vehicles = fileManagerCache.load(from: .vehicles),
                    let vehicleResponse = vehicles.value.first(where: { $0.id == id })
                {
                    completion(StatusEntry.entry(vehicleStatus: response, vehicleResponse: vehicleResponse))
                } else {
                    completion(StatusEntry.entry(vehicleStatus: response))
                }
            case .failure(let error):
                Logging.widget.error("Finished fetching snapshot - Failure: \(error)")
                completion(StatusEntry.placeholder())
            }
        }
    }

    private func incrementWidgetRefreshCount() {
        userDefaultsCache.set(userDefaultsCache.integer(forKey: .widgetRefreshCountKey) + 1, forKey: .widgetRefreshCountKey)
    }

    private func updateWidgetLastUpdatedAtDate(date: Date) {
        userDefaultsCache.set(date, forKey: .widgetLastUpdatedAtKey)
    }

    private func updateWidgetNextUpdatedAtDate(date: Date) {
        userDefaultsCache.set(date, forKey: .widgetNextUpdateAtKey)
    }
}
