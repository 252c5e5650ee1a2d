import { useSyncExternalStore } from "react";

/** Which face of the sign-in window is asked for; `null` while none is. */
export type AuthPrompt = "sign-in" | "sign-up" | null;

let asked: AuthPrompt = null;
const listeners = new Set<() => void>();

function set(next: AuthPrompt): void {
  asked = next;
  for (const listener of listeners) listener();
}

/** Opens the sign-in window, from anywhere; app/main-app.tsx shows it. */
export function askToSign(mode: "in" | "up"): void {
  set(mode === "in" ? "sign-in" : "sign-up");
}

/** Closes the sign-in window. */
export function dismissAuthPrompt(): void {
  set(null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is asked for now. */
export function useAuthPrompt(): AuthPrompt {
  return useSyncExternalStore(subscribe, () => asked);
}
