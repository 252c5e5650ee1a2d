import { useSyncExternalStore } from "react";
import { createListeners } from "./listeners.ts";

/** Which dialog to show: a mode of the sign-in form, the second factor, or none (`null`). */
export type AuthPrompt = "sign-in" | "sign-up" | "second-factor" | null;

const prompts = { in: "sign-in", up: "sign-up", factor: "second-factor" } as const;

let requested: AuthPrompt = null;
const { subscribe, tell } = createListeners();

function set(next: AuthPrompt): void {
  if (next === requested) return;
  requested = next;
  tell();
}

/** Opens the sign-in dialog from anywhere; app/main-app.tsx renders it. */
export function askToSign(mode: keyof typeof prompts): void {
  set(prompts[mode]);
}

/** The same as `useAuthPrompt`, outside of components. */
export function askedToSign(): AuthPrompt {
  return requested;
}

export function dismissAuthPrompt(): void {
  set(null);
}

export function useAuthPrompt(): AuthPrompt {
  return useSyncExternalStore(subscribe, askedToSign, askedToSign);
}
