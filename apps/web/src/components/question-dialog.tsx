import type { useQuestion } from "../lib/question.ts";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

/** A confirmation dialog. The "no" button comes first, and closing the dialog means no. */
export default function QuestionDialog({
  title,
  text,
  yes,
  no,
  answer,
}: NonNullable<ReturnType<typeof useQuestion>>) {
  return (
    <Dialog open onClose={() => answer(false)} title={title} description={text}>
      <div className="flex flex-wrap gap-3">
        <Button className="flex-1" onClick={() => answer(false)}>
          {no}
        </Button>
        <Button look="outline" className="flex-1" onClick={() => answer(true)}>
          {yes}
        </Button>
      </div>
    </Dialog>
  );
}
