/** Whether the app runs in a native Capacitor shell rather than a browser. */
export function isNativeApp(): boolean {
  const shell: unknown = Reflect.get(globalThis, "Capacitor");
  if (typeof shell !== "object" || shell === null) return false;
  const asks: unknown = Reflect.get(shell, "isNativePlatform");
  return typeof asks === "function" && asks.call(shell) === true;
}
