@_exported public import AppGroups
