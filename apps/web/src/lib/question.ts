import { useSyncExternalStore } from "react";
import { createListeners } from "./listeners.ts";

/** A dialog that asks for confirmation before something is done. */
export interface Question {
  title: string;
  text: string;
  yes: string;
  no: string;
}

interface Asked extends Question {
  answer: (yes: boolean) => void;
}

let asked: Asked | null = null;
const { subscribe, tell } = createListeners();

function set(next: Asked | null): void {
  asked = next;
  tell();
}

/** Opens the dialog from anywhere; resolves with the answer. See components/questions.tsx. */
export function ask(question: Question): Promise<boolean> {
  asked?.answer(false);
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

export function useQuestion(): Asked | null {
  const now = () => asked;
  return useSyncExternalStore(subscribe, now, now);
}
