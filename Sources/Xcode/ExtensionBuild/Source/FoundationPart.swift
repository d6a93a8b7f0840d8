import XcodeFiles

/// A part of Foundation on Apple's systems that is a separate module on Linux.
struct FoundationPart {
    let module: SwiftName
    let types: [SwiftName]
    var constants: [SwiftName] = []
    /// Its members of Foundation's types: visible in all files once one imports the module.
    var members: [SwiftName] = []
    /// Its types whose names other modules may well use for their own.
    var common: Set<String> = []
    /// The modules that re-export it: a file that imports one of them needs no alias.
    var bringers: Set<String> = []

    /// Aliases for the declarations that a target uses; without any, a program does not link the module. A name that
    /// may belong to another module gets no alias, since an alias takes precedence over imports in all files.
    func aliases(for words: TargetWords, butNot foreign: Set<String>) -> [SwiftText] {
        types.filter { words.need($0.text) && !(common.contains($0.text) && foreign.contains($0.text)) }
            .map { "public typealias \($0) = \(module).\($0)" }
            + constants.filter { words.need($0.text) }.map { "public let \($0) = \(module).\($0)" }
    }

    static let all = [
        FoundationPart(
            module: "FoundationNetworking",
            types: [
                "URLSession", "URLSessionConfiguration", "URLSessionTask", "URLSessionDataTask",
                "URLSessionUploadTask", "URLSessionDownloadTask", "URLSessionStreamTask", "URLSessionWebSocketTask",
                "URLSessionTaskMetrics", "URLSessionTaskTransactionMetrics", "URLSessionDelegate",
                "URLSessionTaskDelegate", "URLSessionDataDelegate", "URLSessionDownloadDelegate",
                "URLSessionStreamDelegate", "URLSessionWebSocketDelegate", "URLRequest", "NSURLRequest",
                "NSMutableURLRequest", "URLResponse", "HTTPURLResponse", "URLCache", "CachedURLResponse",
                "URLProtocol", "URLProtocolClient", "URLProtectionSpace", "URLCredential", "URLCredentialStorage",
                "URLAuthenticationChallenge", "URLAuthenticationChallengeSender", "HTTPCookie", "HTTPCookieStorage",
                "HTTPCookiePropertyKey",
            ],
            constants: [
                "NSURLAuthenticationMethodDefault", "NSURLAuthenticationMethodHTTPBasic",
                "NSURLAuthenticationMethodHTTPDigest", "NSURLAuthenticationMethodNTLM",
                "NSURLAuthenticationMethodHTMLForm", "NSURLAuthenticationMethodNegotiate",
                "NSURLSessionTransferSizeUnknown",
            ]),
        FoundationPart(
            module: "FoundationXML",
            types: ["XMLParser", "XMLParserDelegate", "XMLDocument", "XMLElement", "XMLNode", "XMLDTD", "XMLDTDNode"]),
        // Aliased in all files, since Foundation declares some of these on Linux too, as unavailable.
        FoundationPart(
            module: "FoundationGaps",
            types: [
                "RelativeDateTimeFormatter", "ListFormatter", "DateComponentsFormatter", "MeasurementFormatter",
                "PersonNameComponentsFormatter", "DispatchSerialQueue", "NSDataDetector", "NSTextCheckingTypes",
                "CFAbsoluteTime", "CFTimeInterval",
                "DistributedNotificationCenter", "NSUbiquitousKeyValueStore", "NSPredicate", "NSSortDescriptor",
                "InlinePresentationIntent", "Selector", "NSUserActivity",
            ],
            constants: [
                "CFAbsoluteTimeGetCurrent", "NSUserActivityTypeBrowsingWeb", "NSEC_PER_SEC", "NSEC_PER_MSEC",
                "NSEC_PER_USEC", "USEC_PER_SEC", "noErr",
                "memset_s",
                "kCFBundleNameKey", "kCFBundleVersionKey", "kCFBundleIdentifierKey", "kCFBundleExecutableKey",
                "kCFBundleInfoDictionaryVersionKey", "kCFBundleDevelopmentRegionKey", "kCFBundleLocalizationsKey",
                "NSUbiquitousKeyValueStoreChangeReasonKey", "NSUbiquitousKeyValueStoreChangedKeysKey",
                "NSUbiquitousKeyValueStoreServerChange", "NSUbiquitousKeyValueStoreInitialSyncChange",
                "NSUbiquitousKeyValueStoreQuotaViolationChange", "NSUbiquitousKeyValueStoreAccountChange",
            ],
            members: [
                "ubiquityIdentityToken", "autoupdatingCurrent", "markdown", "measurement", "inlinePresentationIntent",
            ]),
        FoundationPart(
            module: "Security",
            types: [
                "OSStatus", "CFTypeRef", "CFString", "CFData", "CFNumber", "CFBoolean", "CFArray", "CFDictionary",
                "CFError",
            ],
            constants: [
                "kCFBooleanTrue", "kCFBooleanFalse", "CFErrorGetDomain", "CFErrorGetCode", "CFErrorCopyDescription",
                "CFErrorCopyUserInfo", "kSecRandomDefault", "SecItemCopyMatching", "SecItemAdd",
                "SecItemUpdate", "SecItemDelete", "SecCopyErrorMessageString", "SecRandomCopyBytes", "kSecClass",
                "kSecClassGenericPassword", "kSecClassInternetPassword", "kSecClassCertificate", "kSecClassKey",
                "kSecClassIdentity", "kSecAttrAccessible", "kSecAttrAccessControl", "kSecAttrAccessGroup",
                "kSecAttrAccount", "kSecAttrService", "kSecAttrServer", "kSecAttrGeneric", "kSecAttrLabel",
                "kSecAttrDescription", "kSecAttrComment", "kSecAttrType", "kSecAttrPath", "kSecAttrPort",
                "kSecAttrProtocol", "kSecAttrSecurityDomain", "kSecAttrAuthenticationType",
                "kSecAttrSynchronizable", "kSecAttrSynchronizableAny", "kSecAttrCreationDate",
                "kSecAttrModificationDate", "kSecAttrIsInvisible", "kSecAttrApplicationTag", "kSecAttrKeyType",
                "kSecAttrKeyClass", "kSecAttrKeySizeInBits", "kSecAttrAccessibleWhenUnlocked",
                "kSecAttrAccessibleAfterFirstUnlock", "kSecAttrAccessibleAlways",
                "kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly", "kSecAttrAccessibleWhenUnlockedThisDeviceOnly",
                "kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly", "kSecAttrAccessibleAlwaysThisDeviceOnly",
                "kSecUseDataProtectionKeychain", "kSecUseAuthenticationUI", "kSecUseAuthenticationUIFail",
                "kSecUseAuthenticationUISkip", "kSecUseAuthenticationContext", "kSecUseOperationPrompt",
                "kSecMatchLimit", "kSecMatchLimitOne", "kSecMatchLimitAll", "kSecMatchCaseInsensitive",
                "kSecReturnData", "kSecReturnAttributes", "kSecReturnRef", "kSecReturnPersistentRef",
                "kSecValueData", "kSecValueRef", "kSecValuePersistentRef", "errSecSuccess", "errSecUnimplemented",
                "errSecParam", "errSecAllocate", "errSecUserCanceled", "errSecNotAvailable", "errSecAuthFailed",
                "errSecDuplicateItem", "errSecItemNotFound", "errSecInteractionNotAllowed", "errSecDecode",
                "errSecMissingEntitlement",
            ],
            bringers: ["Security"]),
        // UIKit and SwiftUI bring these two on Apple's systems.
        FoundationPart(
            module: "UserNotifications",
            types: [
                "UNNotificationSoundName", "UNNotificationSound", "UNNotificationInterruptionLevel",
                "UNNotificationContent", "UNMutableNotificationContent", "UNNotificationAttachment",
                "UNNotificationTrigger", "UNTimeIntervalNotificationTrigger", "UNCalendarNotificationTrigger",
                "UNNotificationRequest", "UNNotification", "UNNotificationResponse",
                "UNNotificationActionOptions", "UNNotificationAction", "UNNotificationCategoryOptions",
                "UNNotificationCategory", "UNError", "UNAuthorizationOptions", "UNAuthorizationStatus",
                "UNNotificationSetting", "UNNotificationSettings", "UNUserNotificationCenter",
                "UNNotificationPresentationOptions", "UNUserNotificationCenterDelegate",
            ],
            bringers: ["UserNotifications"]),
        FoundationPart(
            module: "CoreData",
            types: [
                "FetchRequest", "FetchedResults", "NSFetchRequestResult", "NSPersistentStoreRequest",
                "NSPersistentStoreResult", "NSFetchRequest", "NSFetchRequestResultType", "NSBatchDeleteRequest",
                "NSBatchDeleteResult", "NSEntityDescription", "NSManagedObjectModel", "NSManagedObject",
                "NSManagedObjectContext", "NSManagedObjectID", "NSMergePolicy", "NSPersistentContainer",
                "NSPersistentCloudKitContainer", "NSPersistentStore", "NSPersistentStoreDescription",
                "NSPersistentStoreCoordinator",
            ],
            common: ["FetchRequest", "FetchedResults"], bringers: ["CoreData"]),
        FoundationPart(
            module: "AppIntents", types: ["LocalizedStringResource", "CustomLocalizedStringResourceConvertible"],
            bringers: ["AppIntents", "SwiftUI", "WidgetKit", "ActivityKit"]),
        FoundationPart(
            module: "Combine",
            types: [
                "ObservableObject", "ObservableObjectPublisher", "Published", "AnyCancellable", "Cancellable",
                "AnyPublisher", "Publisher", "Publishers", "Subscriber", "Subscribers", "Subject",
                "PassthroughSubject", "CurrentValueSubject", "Just", "Future", "Fail", "Empty", "Deferred",
                "ConnectablePublisher", "Scheduler",
            ],
            common: [
                "Cancellable", "Publisher", "Publishers", "Subscriber", "Subscribers", "Subject", "Just", "Future",
                "Fail",
                "Empty", "Deferred", "Scheduler",
            ],
            bringers: ["Combine", "SwiftUI", "WidgetKit"]),
    ]
}
