import AppGroups
import GroupStore

// Turns property lists in Apple's forms into the text of a suite and back, from the standard input to the standard
// output. What is wrong goes to the standard output too; the exit code is 1 if it is the input, and 3 if not.

do {
    let conversion = try Conversion(CommandLine.arguments.dropFirst().first)
    if conversion.isOfForeignInput { ResourceLimits.apply() }
    let input = FileHandle.standardInput.readDataToEndOfFile()
    try FileHandle.standardOutput.write(contentsOf: conversion.output(for: input))
} catch {
    FileHandle.standardOutput.write(Data("\(error)".utf8))
    exit(error is Problem || error is BinaryPropertyList.Problem ? 1 : 3)
}
