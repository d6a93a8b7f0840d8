import CoreLocation
import Testing

struct LocationTests {
    private let berlin = CLLocation(latitude: 52.52, longitude: 13.405)

    @Test func `A location has a place and a time`() {
        #expect(berlin.coordinate.latitude == 52.52 && berlin.speed < 0 && berlin.course < 0)
        #expect(abs(berlin.timestamp.timeIntervalSinceNow) < 60)
        #expect(CLLocationCoordinate2DIsValid(berlin.coordinate))
        #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    }

    @Test func `A location outlasts a file`() throws {
        let data = try NSKeyedArchiver.archivedData(withRootObject: berlin, requiringSecureCoding: true)
        let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CLLocation.self, from: data))
        #expect(read.coordinate.longitude == 13.405 && read.timestamp == berlin.timestamp && read.speed == -1)
    }

    @Test func `Distances follow the sphere`() {
        let munich = CLLocation(latitude: 48.1374, longitude: 11.5755)
        #expect(abs(berlin.distance(from: munich) - 504_000) < 3000)
        #expect(berlin.distance(from: berlin) == 0)
        let (east, west) = (CLLocation(latitude: 0, longitude: 179.5), CLLocation(latitude: 0, longitude: -179.5))
        #expect(abs(east.distance(from: west) - 111_195) < 10)
        let opposite = CLLocation(latitude: -52.52, longitude: -166.595)
        #expect(abs(berlin.distance(from: opposite) - .pi * 6_371_008.8) < 10)
    }

    @Test @MainActor func `A manager denies, and its delegate hears of it later`() async {
        let asker = Asker()
        await withCheckedContinuation { continuation in
            asker.isAnswered = { continuation.resume() }
            asker.ask()
            #expect(asker.heard.isEmpty)
        }
        #expect(asker.heard == ["denied", "error 1"])
        #expect(!CLLocationManager.locationServicesEnabled())
    }

    @Test @MainActor func `A geocoder finds nothing`() async {
        await #expect(throws: CLError(.network)) { try await CLGeocoder().geocodeAddressString("Berlin") }
        let failure = await withCheckedContinuation { continuation in
            CLGeocoder().reverseGeocodeLocation(berlin) { placemarks, error in
                #expect(placemarks?.first?.locality == nil)
                continuation.resume(returning: error as NSError?)
            }
        }
        #expect(failure?.domain == kCLErrorDomain && failure?.code == CLError.network.rawValue)
    }

    @Test func `Live updates are one that says so`() async throws {
        var updates: [CLLocationUpdate] = []
        for try await update in CLLocationUpdate.liveUpdates() { updates.append(update) }
        #expect(updates.map(\.authorizationDenied) == [true] && updates[0].location == nil)
    }

    @Test func `Errors match by their codes`() {
        do { throw CLError(.denied) } catch CLError.network { Issue.record() } catch CLError.denied {} catch {
            Issue.record()
        }
    }
}

/// A delegate as it is written for iOS.
private class Asker: NSObject, CLLocationManagerDelegate {
    private let manager = CLLocationManager()
    var heard: [String] = []
    var isAnswered = {}

    func ask() {
        manager.delegate = self
        manager.desiredAccuracy = kCLLocationAccuracyHundredMeters
        manager.requestWhenInUseAuthorization()
        manager.requestLocation()
    }

    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
        heard.append(status == .denied ? "denied" : "\(status)")
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
        heard.append("error \((error as? CLError)?.code.rawValue ?? -1)")
        isAnswered()
    }
}
