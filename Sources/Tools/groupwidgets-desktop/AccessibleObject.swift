import CGTK
import SceneLayout
import WidgetArchive

/// An element of a widget as assistive technology finds it, as an object of ATK.
final class AccessibleObject {
    let object: UnsafeMutablePointer<AtkObject>
    let children: [AccessibleObject]
    fileprivate let element: AccessibilityElement
    fileprivate unowned let window: WidgetWindow
    fileprivate let perform: (Action) -> Void
    fileprivate var place = 0

    init(_ element: AccessibilityElement, of window: WidgetWindow, _ perform: @escaping (Action) -> Void) {
        (self.element, self.window, self.perform) = (element, window, perform)
        children = element.children.map { AccessibleObject($0, of: window, perform) }
        object = AccessibleObject.make(
            element.value.isEmpty ? AccessibleTypes.plain : AccessibleTypes.valued, element.label,
            [element.value, element.hint].filter { !$0.isEmpty }.joined(separator: ", "), element.role.ofATK)
        cgtk_set_owner(object, Unmanaged.passUnretained(self).toOpaque())
        for (place, child) in children.enumerated() { child.join(object, at: place) }
    }

    private static func make(
        _ type: GType, _ name: String, _ description: String, _ role: AtkRole
    ) -> UnsafeMutablePointer<AtkObject> {
        let object = UnsafeMutableRawPointer(g_object_new_with_properties(type, 0, nil, nil))!
            .assumingMemoryBound(to: AtkObject.self)
        atk_object_set_name(object, name)
        atk_object_set_description(object, description)
        atk_object_set_role(object, role)
        return object
    }

    func join(_ parent: UnsafeMutablePointer<AtkObject>?, at place: Int) {
        self.place = place
        atk_object_set_parent(object, parent)
    }

    deinit {
        // Others may hold the object for a while.
        cgtk_set_owner(object, nil)
        g_object_unref(object)
    }

    fileprivate static func of(_ object: Object?) -> AccessibleObject? {
        owner(cgtk_owner(object), as: AccessibleObject.self)
    }
}

extension AccessibilityElement.Role {
    fileprivate var ofATK: AtkRole {
        switch self {
        case .button: ATK_ROLE_PUSH_BUTTON
        case .link: ATK_ROLE_LINK
        case .toggle: ATK_ROLE_CHECK_BOX
        case .image: ATK_ROLE_IMAGE
        case .header: ATK_ROLE_HEADING
        case .text: ATK_ROLE_LABEL
        case .gauge: ATK_ROLE_PROGRESS_BAR
        case .group, .element: ATK_ROLE_PANEL
        }
    }
}

/// The types of ATK's objects, which are registered once.
enum AccessibleTypes {
    /// An element, and one with a value besides.
    static let plain = {
        let type = register("GroupwidgetsElement", atk_object_get_type(), initElement)
        add(atk_component_get_type(), to: type, initComponent)
        add(atk_action_get_type(), to: type, initAction)
        return type
    }()
    static let valued = {
        let type = register("GroupwidgetsValue", plain, nil)
        add(atk_value_get_type(), to: type, initValue)
        return type
    }()
    /// The accessible object of the area that widgets are drawn on, and such an area.
    private static let areaObject = register(
        "GroupwidgetsAreaAccessible", gtk_widget_accessible_get_type(), initArea)
    static let area = register(
        "GroupwidgetsArea", gtk_drawing_area_get_type(),
        { type, _ in gtk_widget_class_set_accessible_type(type, areaObject) })

    private static func register(_ name: String, _ parent: GType, _ initialise: GClassInitFunc?) -> GType {
        var query = GTypeQuery()
        g_type_query(parent, &query)
        return g_type_register_static_simple(
            parent, name, query.class_size, initialise, query.instance_size, nil, GTypeFlags(rawValue: 0))
    }

    private static func add(_ interface: GType, to type: GType, _ initialise: @escaping GInterfaceInitFunc) {
        var info = GInterfaceInfo(interface_init: initialise, interface_finalize: nil, interface_data: nil)
        g_type_add_interface_static(type, interface, &info)
    }

    // MARK: Trees

    private static let initArea: GClassInitFunc = { type, _ in
        let methods = type!.assumingMemoryBound(to: AtkObjectClass.self)
        methods.pointee.get_n_children = { Int32(WidgetWindow.elements(of: $0).count) }
        methods.pointee.ref_child = { reference(WidgetWindow.elements(of: $0), Int($1)) }
    }

    private static let initElement: GClassInitFunc = { type, _ in
        let methods = type!.assumingMemoryBound(to: AtkObjectClass.self)
        methods.pointee.get_n_children = { Int32(AccessibleObject.of($0)?.children.count ?? 0) }
        methods.pointee.ref_child = { reference(AccessibleObject.of($0)?.children, Int($1)) }
        methods.pointee.get_index_in_parent = { Int32(AccessibleObject.of($0)?.place ?? -1) }
        methods.pointee.ref_state_set = { object in
            let states = atk_state_set_new()
            guard let own = AccessibleObject.of(object) else {
                atk_state_set_add_state(states, ATK_STATE_DEFUNCT)
                return states
            }
            for state in [ATK_STATE_ENABLED, ATK_STATE_SENSITIVE, ATK_STATE_SHOWING, ATK_STATE_VISIBLE] {
                atk_state_set_add_state(states, state)
            }
            if own.element.role == .toggle, own.element.value == AccessibilityElement.on {
                atk_state_set_add_state(states, ATK_STATE_CHECKED)
            }
            return states
        }
    }

    private static func reference(_ children: [AccessibleObject]?, _ place: Int) -> UnsafeMutablePointer<AtkObject>? {
        guard let children, children.indices.contains(place) else { return nil }
        g_object_ref(children[place].object)
        return children[place].object
    }

    // MARK: Questions about an element

    private static let initComponent: GInterfaceInitFunc = { interface, _ in
        let methods = interface!.assumingMemoryBound(to: AtkComponentIface.self)
        methods.pointee.get_extents = { object, x, y, width, height, origin in
            guard let own = AccessibleObject.of(Object(object)) else { return }
            let (frame, monitor) = (own.element.frame, own.window.monitor.frame)
            let corner = origin == ATK_XY_SCREEN ? own.window.point(monitor.origin) : .zero
            x?.pointee = Int32(frame.minX + corner.x)
            y?.pointee = Int32(frame.minY + corner.y)
            width?.pointee = Int32(frame.size.width)
            height?.pointee = Int32(frame.size.height)
        }
    }

    private static let initAction: GInterfaceInitFunc = { interface, _ in
        let methods = interface!.assumingMemoryBound(to: AtkActionIface.self)
        methods.pointee.get_n_actions = { Int32(AccessibleObject.of(Object($0))?.element.actions.count ?? 0) }
        methods.pointee.get_name = { cgtk_lasting(name(of: $1, on: Object($0))) }
        methods.pointee.get_localized_name = { cgtk_lasting(name(of: $1, on: Object($0))) }
        methods.pointee.do_action = { object, place in
            guard let own = AccessibleObject.of(Object(object)), case let actions = own.element.actions,
                actions.indices.contains(Int(place))
            else { return 0 }
            own.perform(actions[Int(place)].action)
            return 1
        }
    }

    private static func name(of place: Int32, on object: Object?) -> String {
        guard let actions = AccessibleObject.of(object)?.element.actions, actions.indices.contains(Int(place)) else {
            return ""
        }
        let name = actions[Int(place)].name
        return name.isEmpty ? "activate" : name
    }

    private static let initValue: GInterfaceInitFunc = { interface, _ in
        let methods = interface!.assumingMemoryBound(to: AtkValueIface.self)
        methods.pointee.get_value_and_text = { object, number, text in
            let value = AccessibleObject.of(Object(object))?.element.value ?? ""
            number?.pointee =
                value == AccessibilityElement.on ? 1 : Double(value.prefix { $0.isNumber || $0 == "." }) ?? 0
            text?.pointee = g_strdup(value)
        }
    }
}
