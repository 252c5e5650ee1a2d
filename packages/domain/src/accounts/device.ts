/**
 * Browsers by their mark in the User-Agent. Order matters: Edge, for one, also claims to be Chrome.
 */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\b(OPR|Opera|OPT)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|Chromium|CriOS)\//, "Chrome"],
  [/\bVersion\/[\d.]+ .*Safari\//, "Safari"],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac(intosh|_| OS)/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

/** The browser and system of a User-Agent header: `Firefox on Windows`. */
export function deviceName(userAgent: string | null): string {
  const named = (names: typeof browsers) => names.find(([word]) => word.test(userAgent ?? ""))?.[1];
  const [browser, system] = [named(browsers), named(systems)];
  if (!browser && !system) return "Unknown device";
  if (!system) return browser ?? "";
  return `${browser ?? "Browser"} on ${system}`;
}
