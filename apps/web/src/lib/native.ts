interface Shell {
  getPlatform?: () => unknown;
  isNativePlatform?: () => unknown;
}

const shell = () => Reflect.get(globalThis, "Capacitor") as Shell | undefined;

/**
 * What the app runs in: a browser, or the native shell (apps/mobile). The shell says so before any
 * of our code runs, so that browsers load nothing of Capacitor.
 */
export function platform(): "web" | "ios" | "android" {
  const named = shell()?.getPlatform?.();
  return named === "ios" || named === "android" ? named : "web";
}

/** Whether the app runs in a native Capacitor shell rather than a browser. */
export const isNativeApp = (): boolean => shell()?.isNativePlatform?.() === true;

/** The address of the person's server, which the shell has asked for; empty in a browser. */
export const serverAddress = (): string => document.documentElement.dataset["server"] ?? "";

/**
 * A plugin of the shell by its native name, such as `Haptics`. In a field of its own: every name of
 * a plugin is a method, `then` too, so that a bare one could never be awaited.
 */
export async function nativePlugin<Plugin extends object>(
  name: string,
): Promise<{ plugin: Plugin }> {
  const { registerPlugin } = await import("@capacitor/core");
  const known = made.get(name) ?? registerPlugin<Plugin>(name);
  made.set(name, known);
  return { plugin: known as Plugin };
}

/** Registering a name twice is complained about. */
const made = new Map<string, unknown>();
