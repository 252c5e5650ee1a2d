import { lazy, Suspense } from "react";
import { useQuestion } from "../lib/question.ts";

const QuestionDialog = lazy(() => import("./question-dialog.tsx"));

/** Shows what is asked from anywhere; the window's code comes with the first question. */
export function Questions() {
  const question = useQuestion();
  return question ? (
    <Suspense>
      <QuestionDialog {...question} />
    </Suspense>
  ) : null;
}
