@_exported public import AppGroups
@_exported public import AppIntents
@_exported public import SwiftUI
