import { lazy, Suspense } from "react";
import { useQuestion } from "../lib/question.ts";

const QuestionDialog = lazy(() => import("./question-dialog.tsx"));

/** Shows the confirmation dialogs requested with `ask`; the dialog's code loads with the first. */
export function Questions() {
  const question = useQuestion();
  return question ? (
    <Suspense>
      <QuestionDialog {...question} />
    </Suspense>
  ) : null;
}
