import { useSyncExternalStore } from "react";
import { createListeners } from "./listeners.ts";

/** Which window is asked for: one face of the sign-in form, or the second factor; `null`: none. */
export type AuthPrompt = "sign-in" | "sign-up" | "second-factor" | null;

const prompts = { in: "sign-in", up: "sign-up", factor: "second-factor" } as const;

let asked: AuthPrompt = null;
const { subscribe, tell } = createListeners();

function set(next: AuthPrompt): void {
  if (next === asked) return;
  asked = next;
  tell();
}

/** Opens the sign-in window, from anywhere; app/main-app.tsx shows it. */
export function askToSign(mode: keyof typeof prompts): void {
  set(prompts[mode]);
}

/** What is asked for now, outside of components. */
export function askedToSign(): AuthPrompt {
  return asked;
}

/** Closes the sign-in window. */
export function dismissAuthPrompt(): void {
  set(null);
}

/** What is asked for now. */
export function useAuthPrompt(): AuthPrompt {
  return useSyncExternalStore(subscribe, askedToSign, askedToSign);
}
