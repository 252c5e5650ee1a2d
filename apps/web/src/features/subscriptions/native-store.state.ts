import type { SubscriptionReply } from "@morsel/contract/subscriptions";
import {
  type Choice,
  choiceOf,
  durationOf,
  type Entitlement,
  statusOfActive,
} from "@morsel/domain/subscriptions/customer";
import { nativePlugin, platform } from "../../lib/native.ts";

interface Package {
  identifier: string;
  packageType: string;
  product: { identifier: string; title: string; description: string; priceString: string };
}
interface Customer {
  entitlements: { active: Record<string, Entitlement> };
  managementURL: string | null;
}
interface CustomerReply {
  customerInfo: Customer;
}
/** What is used of RevenueCat's SDK (@revenuecat/purchases-capacitor), by its own names. */
interface Purchases {
  configure(given: { apiKey: string; appUserID: string }): Promise<void>;
  isConfigured(): Promise<{ isConfigured: boolean }>;
  logIn(given: { appUserID: string }): Promise<CustomerReply>;
  logOut(): Promise<CustomerReply>;
  getOfferings(): Promise<{ current: { availablePackages: Package[] } | null }>;
  purchasePackage(given: {
    aPackage: Package;
    googleProductChangeInfo?: { oldProductIdentifier: string };
  }): Promise<CustomerReply>;
  restorePurchases(): Promise<CustomerReply>;
  getCustomerInfo(): Promise<CustomerReply>;
}

/** Something the phone's store sells. */
export interface Offering {
  id: string;
  productId: string;
  displayName: string;
  description: string;
  /** As the store says it, in its own currency. */
  priceString: string;
  /** Monthly, Annual, Weekly or Unknown. */
  duration: string;
}

/** How somebody stands with the phone's store. */
export interface Standing {
  status: SubscriptionReply;
  manageUrl: string | null;
  choice: Choice;
}

export type NativeStore = Standing & { offerings: readonly Offering[] };

/** The packages as the SDK gave them: it wants the same back. */
const packages = new Map<string, Package>();

/** The SDK, logged in as this person: so the server's webhook hears of the same one. */
async function loggedIn(apiKey: string, person: string): Promise<{ plugin: Purchases }> {
  const { plugin } = await nativePlugin<Purchases>("Purchases");
  const { isConfigured } = await plugin.isConfigured();
  if (isConfigured) await plugin.logIn({ appUserID: person });
  else await plugin.configure({ apiKey, appUserID: person });
  return { plugin };
}

/** After a sign-out the SDK forgets the person. False if it didn't answer. */
export async function logOutOfStore(): Promise<boolean> {
  try {
    const { plugin } = await nativePlugin<Purchases>("Purchases");
    const { isConfigured } = await plugin.isConfigured();
    if (isConfigured) await plugin.logOut();
    return true;
  } catch {
    return false;
  }
}

function standingOf({ customerInfo }: CustomerReply): Standing {
  const { entitlements, managementURL } = customerInfo;
  const active = Object.values(entitlements.active);
  const status = statusOfActive(active, Date.now());
  const { expiresAt } = status;
  const end = expiresAt === null ? null : new Date(expiresAt).toISOString();
  const choice = choiceOf(active, status, platform() === "android" ? "android" : "ios");
  return { status: { ...status, expiresAt: end }, manageUrl: managementURL, choice };
}

/** What is sold, and how this person stands. */
export async function openStore(apiKey: string, person: string): Promise<NativeStore> {
  const { plugin } = await loggedIn(apiKey, person);
  const [{ current }, customer] = await Promise.all([
    plugin.getOfferings(),
    plugin.getCustomerInfo(),
  ]);
  packages.clear();
  const offerings = (current?.availablePackages ?? []).map((sold) => {
    packages.set(sold.identifier, sold);
    const { identifier, title, description, priceString } = sold.product;
    return {
      ...{ id: sold.identifier, productId: identifier, displayName: title },
      ...{ description, priceString, duration: durationOf(sold.packageType) },
    };
  });
  return { ...standingOf(customer), offerings };
}

/** Lets the store's own sheet sell it; `replaces` as in `Choice`. */
export async function buyFromStore(id: string, replaces: string | null): Promise<Standing> {
  const sold = packages.get(id);
  if (!sold) throw new Error(`No package ${id}`);
  const { plugin } = await nativePlugin<Purchases>("Purchases");
  const change = replaces && { googleProductChangeInfo: { oldProductIdentifier: replaces } };
  return standingOf(await plugin.purchasePackage({ aPackage: sold, ...change }));
}

export async function restoreFromStore(): Promise<Standing> {
  const { plugin } = await nativePlugin<Purchases>("Purchases");
  return standingOf(await plugin.restorePurchases());
}

/** PURCHASE_CANCELLED_ERROR: the person closed the store's sheet. */
export const isCancelled = (failure: unknown): boolean =>
  failure instanceof Error &&
  (Reflect.get(failure, "code") === "1" || Reflect.get(failure, "userCancelled") === true);
