// A file that imports SwiftUI alone has Foundation too, with the UserDefaults of groups, localised resources, UIKit's
// values, and what models are made of.
@_exported public import AppGroups
@_exported public import AppIntents
@_exported public import Combine
@_exported public import FoundationGaps
@_exported public import Observation
@_exported public import UIKit
