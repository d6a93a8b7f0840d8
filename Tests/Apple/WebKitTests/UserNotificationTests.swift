import Testing
import UserNotifications

struct UserNotificationTests {
    @Test func `Notifications are refused as where the person allows none`() async throws {
        let center = UNUserNotificationCenter.current()
        #expect(try await !center.requestAuthorization(options: [.alert, .sound]))
        #expect(await center.notificationSettings().authorizationStatus == .denied)
        let content = UNMutableNotificationContent()
        content.title = "Tea"
        content.sound = .default
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
        let request = UNNotificationRequest(identifier: "tea", content: content, trigger: trigger)
        #expect(request.content.title == "Tea" && trigger.nextTriggerDate().map { $0 > Date() } == true)
        await #expect(throws: UNError(.notificationsNotAllowed)) { try await center.add(request) }
        #expect(await center.pendingNotificationRequests().isEmpty)
    }
}
