import Capacitor
import HealthKit

/// The native half of `HealthStore` (apps/web/src/features/health/health-store.ts): writes samples
/// into Apple Health and takes back what it wrote. Nothing is read, so leave to read isn't asked for.
@objc(MorselHealth)
public class MorselHealth: CAPPlugin, CAPBridgedPlugin {
    public let identifier = "MorselHealth"
    public let jsName = "MorselHealth"
    public let pluginMethods: [CAPPluginMethod] = [
        CAPPluginMethod(name: "isAvailable", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "requestAuthorization", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "writableTypes", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "save", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "remove", returnType: CAPPluginReturnPromise),
    ]

    /// What a type is called in HealthKit, and the only unit it is sent in
    /// (`healthUnits` in packages/domain/src/health/record.ts).
    private struct Kind {
        let identifier: HKQuantityTypeIdentifier
        let unitName: String
        let unit: HKUnit

        /// HealthKit knows each of these identifiers on every version that the app runs on.
        var type: HKQuantityType { HKQuantityType.quantityType(forIdentifier: identifier)! }
    }

    private static let kinds: [String: Kind] = [
        "water": Kind(identifier: .dietaryWater, unitName: "mL", unit: .literUnit(with: .milli)),
        "calories": Kind(
            identifier: .dietaryEnergyConsumed, unitName: "kcal", unit: .kilocalorie()),
        "protein": Kind(identifier: .dietaryProtein, unitName: "g", unit: .gram()),
        "carbohydrates": Kind(identifier: .dietaryCarbohydrates, unitName: "g", unit: .gram()),
        "fat": Kind(identifier: .dietaryFatTotal, unitName: "g", unit: .gram()),
    ]

    /// Answers with text for the log, never for the person: the card has sentences of its own.
    private struct Refusal: LocalizedError {
        let errorDescription: String?
        init(_ text: String) { errorDescription = text }
    }

    private let store = HKHealthStore()

    /// As `Date.toISOString()` writes it: `2026-11-24T12:30:00.000Z`.
    private static let clock: ISO8601DateFormatter = {
        let formatter = ISO8601DateFormatter()
        formatter.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
        return formatter
    }()

    @objc func isAvailable(_ call: CAPPluginCall) {
        call.resolve(["available": HKHealthStore.isHealthDataAvailable()])
    }

    /// Resolves whatever the person answers: HealthKit tells of it only by `authorizationStatus`.
    @objc func requestAuthorization(_ call: CAPPluginCall) {
        guard HKHealthStore.isHealthDataAvailable() else {
            call.reject("There is no health data on this device")
            return
        }
        let names = call.getArray("types", String.self) ?? []
        let types = Set(names.compactMap { Self.kinds[$0]?.type as HKSampleType? })
        store.requestAuthorization(toShare: types, read: []) { _, failure in
            if let failure = failure {
                call.reject(failure.localizedDescription, nil, failure)
            } else {
                call.resolve()
            }
        }
    }

    @objc func writableTypes(_ call: CAPPluginCall) {
        let writable = Self.kinds.filter { _, kind in
            store.authorizationStatus(for: kind.type) == .sharingAuthorized
        }
        call.resolve(["types": Array(writable.keys)])
    }

    /// All or none. HealthKit itself keeps the higher version of two samples with one identifier.
    @objc func save(_ call: CAPPluginCall) {
        do {
            let samples = try call.getArray("samples", JSObject.self).map { given in
                try given.map(Self.sample(from:))
            }
            guard let samples = samples, !samples.isEmpty else {
                call.resolve()
                return
            }
            store.save(samples) { _, failure in Self.settle(call, failure) }
        } catch {
            call.reject(error.localizedDescription)
        }
    }

    /// Takes away what this app has written under these ids, which begin with their type
    /// (`calories:5b0f…`). One type after the other; the first failure is the answer, and what had
    /// gone by then is passed over when the call is repeated.
    @objc func remove(_ call: CAPPluginCall) {
        let ids = call.getArray("ids", String.self) ?? []
        let ofTypes = Dictionary(grouping: ids) { id in
            String(id.prefix { character in character != ":" })
        }
        let known = ofTypes.compactMap { name, ids in Self.kinds[name].map { ($0.type, ids) } }
        remove(known[...], for: call)
    }

    private func remove(_ left: ArraySlice<(HKQuantityType, [String])>, for call: CAPPluginCall) {
        guard let (type, ids) = left.first else {
            call.resolve()
            return
        }
        let theirs = HKQuery.predicateForObjects(
            withMetadataKey: HKMetadataKeySyncIdentifier, allowedValues: ids)
        store.deleteObjects(of: type, predicate: theirs) { [weak self] _, _, failure in
            // Nothing was there: the person may have deleted it in Apple Health.
            if let failure = failure, (failure as? HKError)?.code != .errorNoData {
                Self.settle(call, failure)
            } else {
                self?.remove(left.dropFirst(), for: call)
            }
        }
    }

    private static func settle(_ call: CAPPluginCall, _ failure: Error?) {
        if let failure = failure {
            call.reject(failure.localizedDescription, nil, failure)
        } else {
            call.resolve()
        }
    }

    /// A point in time: HealthKit counts spans of two sources that overlap only once.
    private static func sample(from given: JSObject) throws -> HKObject {
        guard let name = given["type"] as? String, let kind = kinds[name] else {
            throw Refusal("No type")
        }
        guard let id = given["id"] as? String, id.hasPrefix("\(name):") else {
            throw Refusal("No id for \(name)")
        }
        guard let unitName = given["unit"] as? String, unitName == kind.unitName else {
            throw Refusal("\(name) is written in \(kind.unitName)")
        }
        guard let value = (given["value"] as? NSNumber)?.doubleValue, value >= 0, value.isFinite else {
            throw Refusal("No value for \(name)")
        }
        guard let version = given["version"] as? NSNumber else {
            throw Refusal("No version for \(name)")
        }
        guard let said = given["date"] as? String, let date = clock.date(from: said) else {
            throw Refusal("No date for \(name)")
        }
        return HKQuantitySample(
            type: kind.type,
            quantity: HKQuantity(unit: kind.unit, doubleValue: value),
            start: date,
            end: date,
            metadata: [
                HKMetadataKeySyncIdentifier: id,
                HKMetadataKeySyncVersion: version,
                HKMetadataKeyWasUserEntered: true,
            ])
    }
}
