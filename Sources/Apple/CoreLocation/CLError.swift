public import Foundation

public let kCLErrorDomain = "kCLErrorDomain"

/// An error of a location manager or a geocoder.
public struct CLError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case locationUnknown, denied, network, headingFailure
        case regionMonitoringDenied, regionMonitoringFailure, regionMonitoringSetupDelayed
        case regionMonitoringResponseDelayed
        case geocodeFoundNoResult, geocodeFoundPartialResult, geocodeCanceled
        case deferredFailed, deferredNotUpdatingLocation, deferredAccuracyTooLow, deferredDistanceFiltered
        case deferredCanceled
        case rangingUnavailable, rangingFailure, promptDeclined, historicalLocationError
    }

    public let code: Code

    public init(_ code: Code) {
        self.code = code
    }

    public static var errorDomain: String { kCLErrorDomain }
    public var errorCode: Int { code.rawValue }

    public static var locationUnknown: Code { .locationUnknown }
    public static var denied: Code { .denied }
    public static var network: Code { .network }
    public static var headingFailure: Code { .headingFailure }
    public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
    public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
    public static var geocodeCanceled: Code { .geocodeCanceled }
}

extension CLError.Code {
    /// Lets `catch CLError.denied` match.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? CLError)?.code == code }
}
