import { useSyncExternalStore } from "react";
import { forget, readText, type StorageKey, writeStored } from "./storage.ts";
import { storedListeners } from "./stored.ts";

/** Who was offered it, for nobody else to be; null before anybody has signed in. */
type Offered<Left> = Left & { person: string | null };

/**
 * What a visitor leaves on this device under a key: for the first person who signs in to take or to
 * decline, once. `read` checks what is stored.
 */
export function leftByVisitor<Left extends object>(
  key: StorageKey,
  read: (kept: Partial<Left>) => Left | null,
) {
  const { subscribe, tell } = storedListeners(key);
  const keptText = () => readText(key);

  function leftIn(text: string | null): Offered<Left> | null {
    try {
      const kept = JSON.parse(text ?? "{}") as Partial<Offered<Left>>;
      const left = read(kept);
      return left && { ...left, person: kept.person ?? null };
    } catch {
      return null;
    }
  }

  const now = () => leftIn(keptText());
  function keep(left: Offered<Left>): void {
    writeStored(key, left);
    tell();
  }

  return {
    now,
    subscribe,
    /** Takes the place of what was left before. */
    note: (left: Left): void => keep({ ...left, person: null }),
    /** What there is for a person to answer, for components. */
    useFor(person: string | null): Left | null {
      const left = leftIn(useSyncExternalStore(subscribe, keptText));
      const isTheirs = left?.person === null || left?.person === person;
      return person !== null && isTheirs ? left : null;
    },
    /** Keeps it for the person who sees the question. */
    offerTo(person: string): void {
      const left = now();
      if (left?.person === null) keep({ ...left, person });
    },
    /** Answered, either way. */
    forget(): void {
      forget(key);
      tell();
    },
  };
}
