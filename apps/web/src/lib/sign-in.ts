import { useSyncExternalStore } from "react";

/** Which face of the sign-in modal is asked for. */
export type SignInWish = "sign-in" | "sign-up";

let wish: SignInWish | null = null;
const listeners = new Set<() => void>();

function become(next: SignInWish | null): void {
  wish = next;
  for (const listener of listeners) listener();
}

/** Opens the sign-in modal from anywhere; app/ shows it. */
export function askToSignIn(mode: SignInWish = "sign-in"): void {
  become(mode);
}

/** Closes the sign-in modal. */
export function closeSignIn(): void {
  become(null);
}

/** The face asked for; null while the modal is closed. */
export function useSignInWish(): SignInWish | null {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => wish,
  );
}
