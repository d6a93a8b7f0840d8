public import Foundation

// The keys and values of queries, each its own name: nothing reads them, nor could write into what a literal makes.

nonisolated(unsafe) public let kSecClass: CFString = "kSecClass"
nonisolated(unsafe) public let kSecClassGenericPassword: CFString = "kSecClassGenericPassword"
nonisolated(unsafe) public let kSecClassInternetPassword: CFString = "kSecClassInternetPassword"
nonisolated(unsafe) public let kSecClassCertificate: CFString = "kSecClassCertificate"
nonisolated(unsafe) public let kSecClassKey: CFString = "kSecClassKey"
nonisolated(unsafe) public let kSecClassIdentity: CFString = "kSecClassIdentity"
nonisolated(unsafe) public let kSecAttrAccessible: CFString = "kSecAttrAccessible"
nonisolated(unsafe) public let kSecAttrAccessControl: CFString = "kSecAttrAccessControl"
nonisolated(unsafe) public let kSecAttrAccessGroup: CFString = "kSecAttrAccessGroup"
nonisolated(unsafe) public let kSecAttrAccount: CFString = "kSecAttrAccount"
nonisolated(unsafe) public let kSecAttrService: CFString = "kSecAttrService"
nonisolated(unsafe) public let kSecAttrServer: CFString = "kSecAttrServer"
nonisolated(unsafe) public let kSecAttrGeneric: CFString = "kSecAttrGeneric"
nonisolated(unsafe) public let kSecAttrLabel: CFString = "kSecAttrLabel"
nonisolated(unsafe) public let kSecAttrDescription: CFString = "kSecAttrDescription"
nonisolated(unsafe) public let kSecAttrComment: CFString = "kSecAttrComment"
nonisolated(unsafe) public let kSecAttrType: CFString = "kSecAttrType"
nonisolated(unsafe) public let kSecAttrPath: CFString = "kSecAttrPath"
nonisolated(unsafe) public let kSecAttrPort: CFString = "kSecAttrPort"
nonisolated(unsafe) public let kSecAttrProtocol: CFString = "kSecAttrProtocol"
nonisolated(unsafe) public let kSecAttrSecurityDomain: CFString = "kSecAttrSecurityDomain"
nonisolated(unsafe) public let kSecAttrAuthenticationType: CFString = "kSecAttrAuthenticationType"
nonisolated(unsafe) public let kSecAttrSynchronizable: CFString = "kSecAttrSynchronizable"
nonisolated(unsafe) public let kSecAttrSynchronizableAny: CFString = "kSecAttrSynchronizableAny"
nonisolated(unsafe) public let kSecAttrCreationDate: CFString = "kSecAttrCreationDate"
nonisolated(unsafe) public let kSecAttrModificationDate: CFString = "kSecAttrModificationDate"
nonisolated(unsafe) public let kSecAttrIsInvisible: CFString = "kSecAttrIsInvisible"
nonisolated(unsafe) public let kSecAttrApplicationTag: CFString = "kSecAttrApplicationTag"
nonisolated(unsafe) public let kSecAttrKeyType: CFString = "kSecAttrKeyType"
nonisolated(unsafe) public let kSecAttrKeyClass: CFString = "kSecAttrKeyClass"
nonisolated(unsafe) public let kSecAttrKeySizeInBits: CFString = "kSecAttrKeySizeInBits"
nonisolated(unsafe) public let kSecAttrAccessibleWhenUnlocked: CFString = "kSecAttrAccessibleWhenUnlocked"
nonisolated(unsafe) public let kSecAttrAccessibleAfterFirstUnlock: CFString = "kSecAttrAccessibleAfterFirstUnlock"
nonisolated(unsafe) public let kSecAttrAccessibleAlways: CFString = "kSecAttrAccessibleAlways"
nonisolated(unsafe) public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString =
    "kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly"
nonisolated(unsafe) public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString =
    "kSecAttrAccessibleWhenUnlockedThisDeviceOnly"
nonisolated(unsafe) public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString =
    "kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly"
nonisolated(unsafe) public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString =
    "kSecAttrAccessibleAlwaysThisDeviceOnly"
nonisolated(unsafe) public let kSecUseDataProtectionKeychain: CFString = "kSecUseDataProtectionKeychain"
nonisolated(unsafe) public let kSecUseAuthenticationUI: CFString = "kSecUseAuthenticationUI"
nonisolated(unsafe) public let kSecUseAuthenticationUIFail: CFString = "kSecUseAuthenticationUIFail"
nonisolated(unsafe) public let kSecUseAuthenticationUISkip: CFString = "kSecUseAuthenticationUISkip"
nonisolated(unsafe) public let kSecUseAuthenticationContext: CFString = "kSecUseAuthenticationContext"
nonisolated(unsafe) public let kSecUseOperationPrompt: CFString = "kSecUseOperationPrompt"
nonisolated(unsafe) public let kSecMatchLimit: CFString = "kSecMatchLimit"
nonisolated(unsafe) public let kSecMatchLimitOne: CFString = "kSecMatchLimitOne"
nonisolated(unsafe) public let kSecMatchLimitAll: CFString = "kSecMatchLimitAll"
nonisolated(unsafe) public let kSecMatchCaseInsensitive: CFString = "kSecMatchCaseInsensitive"
nonisolated(unsafe) public let kSecReturnData: CFString = "kSecReturnData"
nonisolated(unsafe) public let kSecReturnAttributes: CFString = "kSecReturnAttributes"
nonisolated(unsafe) public let kSecReturnRef: CFString = "kSecReturnRef"
nonisolated(unsafe) public let kSecReturnPersistentRef: CFString = "kSecReturnPersistentRef"
nonisolated(unsafe) public let kSecValueData: CFString = "kSecValueData"
nonisolated(unsafe) public let kSecValueRef: CFString = "kSecValueRef"
nonisolated(unsafe) public let kSecValuePersistentRef: CFString = "kSecValuePersistentRef"

// The answers of calls.

public let errSecSuccess: OSStatus = 0
public let errSecUnimplemented: OSStatus = -4
public let errSecParam: OSStatus = -50
public let errSecAllocate: OSStatus = -108
public let errSecUserCanceled: OSStatus = -128
public let errSecNotAvailable: OSStatus = -25291
public let errSecAuthFailed: OSStatus = -25293
public let errSecDuplicateItem: OSStatus = -25299
public let errSecItemNotFound: OSStatus = -25300
public let errSecInteractionNotAllowed: OSStatus = -25308
public let errSecDecode: OSStatus = -26275
public let errSecMissingEntitlement: OSStatus = -34018
