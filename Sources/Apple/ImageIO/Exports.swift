// Reading pictures, which UIKit brings too, and the types of Core Foundation in which they are described.
@_exported public import Security
@_exported public import UIKit
