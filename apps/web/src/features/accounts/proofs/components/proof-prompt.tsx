import { Suspense, useEffect, useRef } from "react";
import { later } from "../../../../components/later.tsx";
import { useQuestion } from "../state.ts";

const ProofDialog = later(() => import("./proof-dialog.tsx"), "dialog");

/** Opens the proof dialog whenever a change was refused for lack of a recent proof. */
export function ProofPrompt() {
  const question = useQuestion();
  const before = useRef<Element | null>(null);
  const isOpen = question !== null;

  // The button that asked for the change is disabled while it waits and loses the focus before the
  // dialog opens, so remember what had it and give it back afterwards.
  useEffect(() => {
    if (isOpen) return;
    const note = (event: FocusEvent) => {
      if (event.target instanceof HTMLElement) before.current = event.target;
    };
    document.addEventListener("focusin", note);
    let triesLeft = 20;
    const giveBack = () => {
      if (document.activeElement !== document.body) return;
      if (before.current instanceof HTMLElement) before.current.focus();
      // A button stays disabled, and takes no focus, until its change has ended too.
      if (document.activeElement === document.body && triesLeft-- > 0)
        timer = setTimeout(giveBack, 50);
    };
    let timer = setTimeout(giveBack);
    return () => {
      document.removeEventListener("focusin", note);
      clearTimeout(timer);
    };
  }, [isOpen]);

  if (!question) return null;
  return (
    <Suspense>
      <ProofDialog onAnswer={question.answer} />
    </Suspense>
  );
}
