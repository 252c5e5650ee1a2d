import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { navigate } from "wouter/use-browser-location";
import { onEvent } from "../lib/events.ts";
import { nativePlugin, platform } from "../lib/native.ts";
import { useTheme } from "../lib/theme.ts";

const HealthKeeper = lazy<() => ReactNode>(() =>
  import("../features/health/components/health-keeper.tsx").catch(() => ({ default: () => null })),
);
const LocalNoticesKeeper = lazy<() => ReactNode>(() =>
  import("../features/fasting/components/local-notices-keeper.tsx").catch(() => ({
    default: () => null,
  })),
);
const NativeStoreKeeper = lazy<() => ReactNode>(() =>
  import("../features/subscriptions/components/native-store-keeper.tsx").catch(() => ({
    default: () => null,
  })),
);

interface Listener {
  remove: () => Promise<void>;
}
/** What is used of the shell's plugins (apps/mobile). */
interface AppPlugin {
  addListener(
    event: "backButton",
    heard: (told: { canGoBack: boolean }) => void,
  ): Promise<Listener>;
  addListener(event: "appUrlOpen", heard: (told: { url: string }) => void): Promise<Listener>;
  minimizeApp: () => Promise<void>;
}
interface StatusBarPlugin {
  setStyle: (options: { style: "DARK" | "DEFAULT" | "LIGHT" }) => Promise<void>;
}
interface HapticsPlugin {
  notification: (options: { type: "SUCCESS" }) => Promise<void>;
}
interface SharePlugin {
  share: (content: ShareData) => Promise<unknown>;
}

/** As in the contract (accounts.ts), whose schemas needn't load for it. */
const openVerification = "/api/auth/verify-email";
const barStyles = { system: "DEFAULT", light: "LIGHT", dark: "DARK" } as const;

/** What a window that floats above the page does on Escape, it does on the back button. */
function closesWindow(): boolean {
  const open = document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]');
  if (!open) return false;
  const key = { key: "Escape", bubbles: true, cancelable: true };
  (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent("keydown", key));
  return true;
}

/** Our page for a mail's link; some go by way of the server, which would send on to the page. */
function pageOf({ pathname, search, hash, searchParams }: URL): string {
  const page = searchParams.get("type") === "recovery" ? "/reset-password" : "/verify-email";
  return (pathname === openVerification ? page : pathname) + search + hash;
}

async function listenToApp(): Promise<() => void> {
  const { plugin } = await nativePlugin<AppPlugin>("App");
  const listeners = await Promise.all([
    plugin.addListener("backButton", ({ canGoBack }) => {
      if (closesWindow()) return;
      if (canGoBack) window.history.back();
      else void plugin.minimizeApp();
    }),
    // A mail's link: the page is the same here as on the server.
    plugin.addListener("appUrlOpen", ({ url }) => {
      if (!URL.canParse(url)) return;
      navigate(pageOf(new URL(url)));
    }),
  ]);
  return () => {
    for (const listener of listeners) void listener.remove();
  };
}

/** Android's web view can't share by itself. */
function lendSharing(): void {
  if (platform() !== "android" || "share" in navigator) return;
  const share = async (content: ShareData) => {
    const { plugin } = await nativePlugin<SharePlugin>("Share");
    await plugin.share(content).catch((failure: unknown) => {
      // As browsers say that somebody has changed their mind.
      const isAborted = failure instanceof Error && failure.message === "Share canceled";
      throw isAborted ? new DOMException(failure.message, "AbortError") : failure;
    });
  };
  Object.defineProperty(navigator, "share", { value: share, configurable: true });
}

/** What is felt, besides seen. */
const felt = ["meal-logged-success", "moment-reached"] as const;

/** Haptics are a nicety: a phone without them says so by a refusal. */
const tap = () =>
  nativePlugin<HapticsPlugin>("Haptics")
    .then(({ plugin }) => plugin.notification({ type: "SUCCESS" }))
    .catch(() => undefined);

/** In the native shell: its back button, links, sharing, status bar and haptics. */
export default function ShellKeeper() {
  const [theme] = useTheme();
  useEffect(lendSharing, []);
  useEffect(() => {
    const listening = listenToApp().catch(() => () => undefined);
    return () => void listening.then((stop) => stop());
  }, []);
  useEffect(() => {
    const stops = felt.map((event) => onEvent(event, () => void tap()));
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  useEffect(() => {
    nativePlugin<StatusBarPlugin>("StatusBar")
      .then(({ plugin }) => plugin.setStyle({ style: barStyles[theme] }))
      .catch(() => undefined);
  }, [theme]);
  // Apple Health is on the iPhone alone.
  return (
    <Suspense>
      <LocalNoticesKeeper />
      <NativeStoreKeeper />
      {platform() === "ios" && <HealthKeeper />}
    </Suspense>
  );
}
