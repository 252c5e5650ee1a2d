import { Suspense } from "react";
import { useQuestion } from "../lib/question.ts";
import { later } from "./later.tsx";

const QuestionDialog = later(() => import("./question-dialog.tsx"), "dialog");

/** Shows the confirmation dialogs requested with `ask`; the dialog's code loads with the first. */
export function Questions() {
  const question = useQuestion();
  return question ? (
    <Suspense>
      <QuestionDialog {...question} />
    </Suspense>
  ) : null;
}
