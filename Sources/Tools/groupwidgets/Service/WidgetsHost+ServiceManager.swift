import GroupSystem
import WidgetArchive
import WidgetHost
import WidgetRecords

extension WidgetsHost {
    /// Reports to the service manager that started this process, if any, that the host is serving, how many widgets,
    /// that it is not hung, and when it ends.
    func report(to manager: ServiceManager?) {
        guard let manager else { return }
        observe { [unowned self] event in
            switch event {
            case .began: manager.tell(.ready, .status(status))
            case .placedChanged: manager.tell(.status(status))
            case .ending: manager.tell(.stopping)
            default: break
            }
        }
        manager.reassure(every: every)
    }

    private var status: String {
        switch placed.count(where: { !$0.instance.family.isActivity }) {
        case 0: "no widget is placed"
        case 1: "serving a widget"
        case let count: "serving \(count) widgets"
        }
    }
}
