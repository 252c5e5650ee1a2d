import Capacitor
import UIKit

/// The web view. Plugins that come from packages register themselves; our own is registered here.
class ShellViewController: CAPBridgeViewController {
    override func capacitorDidLoad() {
        bridge?.registerPluginInstance(MorselHealth())
    }
}
