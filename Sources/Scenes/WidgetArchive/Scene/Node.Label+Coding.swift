extension Node.Label: ArchiveRecord {
    package static var blank: Self { Self(nil, .nothing) }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try properties.visitMembers(&visitor)
        try visitor.member("standIn", &standIn)
        try visitor.member("content", &content)
    }
}

extension AccessibilityProperties {
    fileprivate mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("text", &text)
        try visitor.member("value", &value)
        try visitor.member("hint", &hint)
        try visitor.member("identifier", &identifier)
        try visitor.member("isHidden", &isHidden, or: false)
        try visitor.member("children", &children)
        try visitor.member("traits", &traits, or: [])
        try visitor.member("removedTraits", &removedTraits, or: [])
        try visitor.member("headingLevel", &headingLevel)
        try visitor.member("sortPriority", &sortPriority)
        try visitor.member("inputLabels", &inputLabels, or: [])
        try visitor.member("activationPoint", &activationPoint)
        try visitor.member("activationOffset", &activationOffset)
        try visitor.member("actions", &actions, or: [])
    }
}

extension AccessibilityProperties.Children: ArchiveValue {}
extension AccessibilityProperties.Trait: ArchiveValue {}

extension AccessibilityAction: ArchiveRecord {
    package static var blank: Self { Self("", .open(url: "")) }

    package mutating func visitMembers(_ visitor: inout some MemberVisitor) throws(ArchiveError) {
        try visitor.member("name", &name, or: "")
        try visitor.member("action", &action)
    }
}
