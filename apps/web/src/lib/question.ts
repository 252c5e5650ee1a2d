import { useSyncExternalStore } from "react";
import { createListeners } from "./listeners.ts";

/** A question over the page that needs an answer before something is done. */
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

/** Asks in a window, from anywhere, and waits for the answer; components/questions.tsx shows it. */
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

/** What is asked now. */
export function useQuestion(): Asked | null {
  const now = () => asked;
  return useSyncExternalStore(subscribe, now, now);
}
