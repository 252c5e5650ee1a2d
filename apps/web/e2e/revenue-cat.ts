const day = 86_400_000;

/** RevenueCat's SDK, as far as it is used, by its documented replies. */
export function createPurchases(store = "APP_STORE") {
  const calls: unknown[] = [];
  let active: ReturnType<typeof entitlement>[] = [];
  let failure: Error | null = null;
  const fails = () => {
    if (failure) throw failure;
  };
  const customer = () => ({
    customerInfo: {
      entitlements: { active: Object.fromEntries(active.map((one) => [one.identifier, one])) },
      managementURL: active.length > 0 ? "https://apps.example/manage" : null,
    },
  });
  const packages = [
    ["$rc_monthly", "MONTHLY", "Premium, by the month", "€4.99"],
    ["$rc_annual", "ANNUAL", "Premium, by the year", "€39.99"],
    ["pro", "MONTHLY", "Pro, by the month", "€7.99"],
  ].map(([identifier, packageType, title, priceString]) => ({
    ...{ identifier, packageType, presentedOfferingContext: { offeringIdentifier: "default" } },
    product: { identifier: `p${identifier}`, title, description: "", priceString },
  }));
  const entitlement = (fields: object) => ({
    ...{ identifier: "premium", isActive: true, willRenew: true, periodType: "NORMAL" },
    expirationDate: new Date(Date.now() + 30 * day).toISOString(),
    ...{ billingIssueDetectedAt: null, productIdentifier: "p$rc_monthly" },
    ...{ productPlanIdentifier: null, store, ...fields },
  });
  let isConfigured = false;
  return {
    calls,
    has: (...fields: object[]) => {
      active = fields.map(entitlement);
    },
    failNext: (code: string | null) => {
      failure = code === null ? null : Object.assign(new Error("No"), { code });
    },
    plugin: {
      isConfigured: () => ({ isConfigured }),
      configure: (given: object) => {
        calls.push(["configure", given]);
        isConfigured = true;
      },
      logIn: (given: object) => {
        calls.push(["logIn", given]);
        return customer();
      },
      logOut: () => {
        calls.push(["logOut"]);
        return customer();
      },
      getOfferings: () => ({ current: { availablePackages: packages } }),
      getCustomerInfo: customer,
      purchasePackage: (given: Record<string, unknown>) => {
        const { aPackage, ...more } = given;
        calls.push(["purchase", aPackage, ...Object.values(more)]);
        fails();
        const { product } = aPackage as { product: { identifier: string } };
        const identifier = product.identifier === "ppro" ? "pro" : "premium";
        active = [entitlement({ identifier, productIdentifier: product.identifier })];
        return customer();
      },
      restorePurchases: () => {
        fails();
        return customer();
      },
    },
    packages,
  };
}
