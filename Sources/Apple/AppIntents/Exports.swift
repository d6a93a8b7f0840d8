@_exported public import AppGroups
@_exported public import CoreTransferable
