public import Foundation
import FoundationGaps
public import SwiftUI

private struct ContextKey: EnvironmentKey {
    /// A context without a store, in which nothing is found.
    static let defaultValue = NSManagedObjectContext(.mainQueue)
}

extension EnvironmentValues {
    public var managedObjectContext: NSManagedObjectContext {
        get { self[ContextKey.self] }
        set { self[ContextKey.self] = newValue }
    }
}

/// The objects that a request finds in the context of the environment.
@propertyWrapper public struct FetchRequest<Result>: DynamicProperty {
    @Environment(\.managedObjectContext) private var context
    private let request: NSFetchRequest<Result>

    public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) { request = fetchRequest }

    public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) { request = fetchRequest }

    public var wrappedValue: FetchedResults<Result> {
        FetchedResults(objects: (try? context.fetch(request)) ?? [])
    }
}

extension FetchRequest where Result: NSManagedObject {
    public init(
        entity: NSEntityDescription? = nil, sortDescriptors: [Foundation.NSSortDescriptor],
        predicate: Foundation.NSPredicate? = nil, animation: Animation? = nil
    ) {
        let request = NSFetchRequest<Result>()
        request.entity = entity ?? Result.entity()
        request.sortDescriptors = sortDescriptors
        request.predicate = predicate
        self.init(fetchRequest: request)
    }

    /// Without an order, the other initializer is meant.
    @_disfavoredOverload
    public init(
        sortDescriptors: [SortDescriptor<Result>], predicate: Foundation.NSPredicate? = nil,
        animation: Animation? = nil
    ) {
        self.init(sortDescriptors: sortDescriptors.map { NSSortDescriptor($0) }, predicate: predicate)
    }
}

public struct FetchedResults<Result>: RandomAccessCollection {
    let objects: [Result]

    public var startIndex: Int { 0 }
    public var endIndex: Int { objects.count }
    public subscript(index: Int) -> Result { objects[index] }
}
