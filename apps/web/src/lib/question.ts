import { useSyncExternalStore } from "react";
import { createListeners } from "./listeners.ts";

/** A dialog that asks for confirmation before something is done. */
export interface Question {
  title: string;
  text: string;
  yes: string;
  no: string;
}

interface OpenQuestion extends Question {
  answer: (yes: boolean) => void;
}

let open: OpenQuestion | null = null;
const { subscribe, tell } = createListeners();

function set(next: OpenQuestion | null): void {
  open = next;
  tell();
}

/** Opens the dialog from anywhere; resolves with the answer. See components/questions.tsx. */
export function ask(question: Question): Promise<boolean> {
  open?.answer(false);
  return new Promise((resolve) => {
    set({
      ...question,
      answer(yes) {
        set(null);
        resolve(yes);
      },
    });
  });
}

export function useQuestion(): OpenQuestion | null {
  const now = () => open;
  return useSyncExternalStore(subscribe, now, now);
}
