import type { Page } from "@playwright/test";

/** What a plugin's native half does when it is called; an error with a `code` arrives with it. */
type Method = (options: Record<string, unknown>) => unknown;

interface NativeBridge {
  /** Tells whoever listens, as a plugin's native half does. */
  emit: (plugin: string, event: string, data: object) => Promise<void>;
}

/** What stands in for the native half, in the page. */
interface BridgeWindow {
  morselNative: (plugin: string, method: string, options: object) => Promise<Answer>;
  morselListeners: Record<string, ((data: object) => void)[]>;
}
type Answer = { value: unknown } | { message: string; code?: string | undefined };

/**
 * Stands in for the native shell, so that Capacitor's own web layer takes the page for an app on
 * the phone. The methods of `plugins` run here, outside of the page, as native ones do: what they
 * keep outlives a reload.
 */
export async function playNativeShell(
  page: Page,
  platform: "ios" | "android",
  plugins: Record<string, Record<string, Method>>,
): Promise<NativeBridge> {
  await page.exposeFunction(
    "morselNative",
    async (plugin: string, method: string, options: Record<string, unknown>): Promise<Answer> => {
      try {
        return { value: await plugins[plugin]?.[method]?.(options) };
      } catch (error) {
        const { message, code } = error as Error & { code?: string };
        return { message, code };
      }
    },
  );
  const headers = Object.entries(plugins).map(([name, methods]) => ({
    name,
    methods: [
      ...Object.keys(methods).map((method) => ({ name: method, rtype: "promise" })),
      { name: "addListener", rtype: "callback" },
      { name: "removeListener", rtype: "promise" },
    ],
  }));
  await page.addInitScript(
    ([named, PluginHeaders]) => {
      const bridge = globalThis as unknown as BridgeWindow & Record<string, unknown>;
      const shell = { postMessage: () => undefined };
      // By these Capacitor tells the platforms apart.
      if (named === "android") bridge["androidBridge"] = shell;
      else bridge["webkit"] = { messageHandlers: { bridge: shell } };
      bridge.morselListeners = {};
      bridge["Capacitor"] = {
        PluginHeaders,
        getPlatform: () => named,
        isNativePlatform: () => true,
        nativePromise: async (plugin: string, method: string, options: object = {}) => {
          if (method === "removeListener") return undefined;
          const answer = await bridge.morselNative(plugin, method, options);
          if ("value" in answer) return answer.value;
          throw Object.assign(new Error(answer.message), { code: answer.code });
        },
        nativeCallback: (
          plugin: string,
          _method: string,
          { eventName }: { eventName: string },
          listener: (data: object) => void,
        ) => {
          const key = `${plugin}.${eventName}`;
          const listeners = (bridge.morselListeners[key] ??= []);
          return Promise.resolve(`${key} ${String(listeners.push(listener))}`);
        },
      };
    },
    [platform, headers] as const,
  );
  return {
    emit: (plugin, event, data) =>
      page.evaluate(
        ([key, told]) => {
          const { morselListeners } = globalThis as unknown as BridgeWindow;
          for (const listener of morselListeners[key] ?? []) listener(told);
        },
        [`${plugin}.${event}`, data] as const,
      ),
  };
}
