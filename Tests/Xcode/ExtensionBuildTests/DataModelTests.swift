import Foundation
import Testing
import XcodeFiles
@testable import ExtensionBuild

struct DataModelTests {
    private let folder = TargetFolder()

    private func add(_ contents: String, in model: String = "Shop.xcdatamodeld/Shop.xcdatamodel") throws {
        try folder.add("\(model)/contents", contents)
        folder.target.undeclared = [folder.url.appendingPathComponent("Shop.xcdatamodeld")]
    }

    private func generated(_ source: String = "let a: Item") throws -> String {
        folder.target.modules.insert("CoreData")
        return try folder.target.generated(from: scans(source, of: folder.target)).text
    }

    private static let shop = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel">
            <entity name="Item" representedClassName="Item" codeGenerationType="class">
                <attribute name="count" optional="YES" attributeType="Integer 16" defaultValueString="1" usesScalarValueType="YES"/>
                <attribute name="dates" optional="YES" attributeType="Transformable" customClassName="[Date]"/>
                <attribute name="default" attributeType="String"/>
                <relationship name="order" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Order" inverseName="items" inverseEntity="Order"/>
            </entity>
            <entity name="Order" representedClassName=".Order" codeGenerationType="category">
                <relationship name="items" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Item" inverseName="order" inverseEntity="Item"/>
            </entity>
            <entity name="Gift" representedClassName="Gift" parentEntity="Item" codeGenerationType="class"/>
            <entity name="Plain" representedClassName="NSManagedObject"/>
            <entity name="Own" representedClassName="Own"/>
        </model>
        """

    @Test func `Classes are generated as the model asks for them`() throws {
        try add(DataModelTests.shop)
        let text = try generated()
        for line in [
            "public class Item: NSManagedObject {}", "public class Gift: Item {}", "extension Item: Identifiable {}",
            "public var count: Int16 { get { managedValue() } set { setManagedValue(newValue) } }",
            "public var dates: [Date]? { get", "public var `default`: String? { get", "public var order: Order? { get",
            "public var items: NSSet? { get",
            "public func addToItems(_ value: Item) { changeManagedValues(by: value) }",
            "public func removeFromItems(_ values: NSSet) { changeManagedValues(by: values) }",
            "NSFetchRequest<Item>(entityName: \"Item\")",
        ] {
            #expect(text.contains(line), "\(line)")
        }
        for line in ["class Order", "extension Gift: Identifiable", "Plain", "Own"] {
            #expect(!text.contains(line), "\(line)")
        }
        #expect(!(try generated("class Item: NSManagedObject {}")).contains("class Item"))
    }

    @Test func `The bundle has the current version of the model`() throws {
        try add(DataModelTests.shop)
        try add("<model><entity name=\"Old\"/></model>", in: "Shop.xcdatamodeld/A.xcdatamodel")
        try folder.add(
            "Shop.xcdatamodeld/.xccurrentversion",
            "<plist><dict><key>_XCCurrentVersionName</key><string>Shop.xcdatamodel</string></dict></plist>")
        folder.target.undeclared = [folder.url.appendingPathComponent("Shop.xcdatamodeld")]
        let files = try folder.target.bundleFiles().files
        let data = try #require(files["Shop.momd"])
        let list = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: [[String: Any]]]
        let entities = try #require(list?["entities"])
        #expect(entities.compactMap { $0["name"] as? String } == ["Item", "Order", "Gift", "Plain", "Own"])
        #expect(entities[0]["className"] as? String == "MyWidget.Item" && entities[2]["parent"] as? String == "Item")
        let order = (entities[0]["relationships"] as? [[String: Any]])?.first
        #expect(order?["inverse"] as? String == "items" && order?["isToMany"] as? Bool == false)
        #expect(!files.keys.contains { $0.contains("xcdatamodel") })
    }

    @Test(arguments: [
        ("rubbish", "it is not a data model"), ("<plist/>", "it is not a data model"),
        ("<model><entity name=\"A\" representedClassName=\"A {}; let b\"/></model>", "cannot be a name in Swift"),
        ("<model><entity name=\"A\"><attribute name=\"a: Int\"/></entity></model>", "cannot be a name in Swift"),
    ])
    func `A model that cannot be read is named with the reason`(contents: String, reason: String) throws {
        try add(contents)
        let error = #expect(throws: Unreadable.self) { try generated() }
        #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
    }

    @Test func `A type in a model is a type and no more`() throws {
        try add(
            "<model><entity name=\"A\" representedClassName=\"A\" codeGenerationType=\"class\"><attribute name=\"a\" "
                + "attributeType=\"Transformable\" customClassName=\"Int; let b = f()\"/></entity></model>")
        #expect(try generated().contains("public var a: NSObject? {"))
    }
}
