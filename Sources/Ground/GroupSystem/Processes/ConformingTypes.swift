import CLinux

/// The types of this program that conform to a protocol, found in the Swift runtime's own records: nothing registers
/// them, so they cost nothing until someone asks.
///
/// Generic types, shared libraries and other programs in the same file are left out.
package func types(conformingTo protocol: Any.Type) -> [Any.Type] {
    guard let start = clinux_conformances_start(), let end = clinux_conformances_end() else { return [] }
    // An existential type's metadata holds the protocol after its kind, its flags and a count.
    let wanted = unsafeBitCast(`protocol`, to: UnsafeRawPointer.self).load(
        fromByteOffset: 16, as: UnsafeRawPointer.self)
    let types = stride(from: start, to: end, by: MemoryLayout<Int32>.size).compactMap { record -> Any.Type? in
        guard let conformance = record.target, conformance.target == wanted else { return nil }
        return conformance.conformingType
    }
    return ofThisProgram(types)
}

/// Leaves out the types of other programs that are linked into the same file.
private func ofThisProgram<Kind>(_ types: [Kind]) -> [Kind] {
    let others = modulesOfOtherPrograms
    guard !others.isEmpty else { return types }
    return types.filter { type in !others.contains { String(reflecting: type).hasPrefix($0 + ".") } }
}

private var modulesOfOtherPrograms: [String] {
    var modules: [String] = []
    while let module = clinux_module_of_other_program(UInt32(modules.count)) { modules.append(String(cString: module)) }
    return modules
}

/// The classes of this program, found the same way.
package func classesOfProgram() -> [AnyClass] {
    guard let start = clinux_types_start(), let end = clinux_types_end() else { return [] }
    let classes = stride(from: start, to: end, by: MemoryLayout<Int32>.size).compactMap { record -> AnyClass? in
        guard let description = record.target, description.describesClass else { return nil }
        return description.describedType as? AnyClass
    }
    return ofThisProgram(classes)
}

extension UnsafeRawPointer {
    /// The target of the relative pointer here; an odd one is indirect.
    fileprivate var target: UnsafeRawPointer? {
        let distance = Int(loadUnaligned(as: Int32.self))
        guard distance != 0 else { return nil }
        return distance & 1 == 0 ? self + distance : (self + distance - 1).load(as: UnsafeRawPointer?.self)
    }

    /// The type of a conformance record: protocol, type, table, and flags with the kind of type reference.
    fileprivate var conformingType: Any.Type? {
        let flags = loadUnaligned(fromByteOffset: 12, as: UInt32.self)
        guard let reference = (self + 4).target else { return nil }
        switch flags >> 3 & 7 {
        case 0: return reference.describedType
        case 1: return reference.load(as: UnsafeRawPointer?.self)?.describedType
        default: return nil
        }
    }

    /// Whether a descriptor's flags make it a class. Foreign classes, such as Core Foundation's, are excluded: Swift
    /// cannot tell their metadata apart.
    fileprivate var describesClass: Bool {
        let flags = loadUnaligned(as: UInt32.self)
        let (isClass, isForeign) = (flags & 0x1f == 16, flags >> 16 & 3 == 2)
        return isClass && !isForeign
    }

    /// The type of a descriptor: flags, parent, name, and an accessor function for the metadata.
    fileprivate var describedType: Any.Type? {
        let flags = loadUnaligned(as: UInt32.self)
        let (isGeneric, isType) = (flags & 0x80 != 0, flags & 0x1f >= 16)
        guard isType, !isGeneric, let accessor = (self + 12).target else { return nil }
        return clinux_metadata(accessor).map { unsafeBitCast($0, to: Any.Type.self) }
    }
}
