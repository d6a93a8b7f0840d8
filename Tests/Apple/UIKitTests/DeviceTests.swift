import Testing
import UIKit

struct DeviceTests {
    @Test func `A device is a phone that tells nothing of its battery`() {
        #expect(UIDevice.current.model == "iPhone")
        #expect(UIDevice.current.userInterfaceIdiom == .phone)
        #expect(UIDevice.current.batteryLevel == -1)
        #expect(UIDevice.current.batteryState == .unknown)
        #expect(UIDevice.current.identifierForVendor == UIDevice.current.identifierForVendor)
    }

    @Test func `A screen has the pixels of its points`() {
        let screen = UIScreen.main
        #expect(screen.bounds.width * screen.scale == screen.nativeBounds.width)
        #expect(screen.bounds.height * screen.scale == screen.nativeBounds.height)
    }
}
