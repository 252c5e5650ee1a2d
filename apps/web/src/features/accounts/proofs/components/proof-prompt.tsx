import { lazy, Suspense, useEffect, useRef } from "react";
import { useQuestion } from "../state.ts";

const ProofDialog = lazy(() => import("./proof-dialog.tsx"));

/** The window that asks who it is, wherever a change was refused for want of a proof. */
export function ProofPrompt() {
  const question = useQuestion();
  const before = useRef<Element | null>(null);
  const isOpen = question !== null;

  // The button that asked for the change is disabled while the change waits, and has lost the focus
  // by the time the window opens.
  useEffect(() => {
    if (isOpen) return;
    const note = (event: FocusEvent) => {
      if (event.target instanceof HTMLElement) before.current = event.target;
    };
    document.addEventListener("focusin", note);
    const back = setTimeout(() => {
      if (document.activeElement === document.body && before.current instanceof HTMLElement) {
        before.current.focus();
      }
    });
    return () => {
      document.removeEventListener("focusin", note);
      clearTimeout(back);
    };
  }, [isOpen]);

  if (!question) return null;
  return (
    <Suspense>
      <ProofDialog onAnswer={question.answer} />
    </Suspense>
  );
}
