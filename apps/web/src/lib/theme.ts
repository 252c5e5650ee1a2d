import { useSyncExternalStore } from "react";
import { keepChoice, readText, storageKeys } from "./storage.ts";
import { storedListeners } from "./stored.ts";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

const { subscribe, tell } = storedListeners(storageKeys.theme, applyTheme);
const barColours = { light: "#faf6ef", dark: "#171410" } as const;

/** The chosen theme; `system` follows the device. */
function currentTheme(): Theme {
  const kept = readText(storageKeys.theme);
  return kept === "light" || kept === "dark" ? kept : "system";
}

/** Applies and stores a theme; index.html applies it before the next visit's first paint. */
function setTheme(theme: Theme): void {
  keepChoice(storageKeys.theme, theme === "system" ? null : theme);
  applyTheme();
  tell();
}

/** Applies the stored theme to the document and the browser's own bar. */
export function applyTheme(): void {
  const theme = currentTheme();
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.media.includes("dark") ? "dark" : "light";
    meta.content = barColours[theme === "system" ? own : theme];
  }
}

/** The chosen theme and its setter. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, currentTheme), setTheme];
}
