import { problemWith } from "@morsel/domain/fasting/edit";
import { planName } from "@morsel/domain/fasting/plan";
import { type FastingSession, startSession } from "@morsel/domain/fasting/session";
import { type SubmitEvent, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { TextField } from "../../../components/field.tsx";
import type { Choice } from "../choice.ts";
import { fromInput, toInput } from "../clock.state.ts";
import { fastingMessages } from "../messages.ts";
import { start } from "../mutations.ts";
import { fastingScreenMessages } from "../screen.messages.ts";

const texts = fastingScreenMessages.startEarlier;

interface StartEarlierProps {
  choice: Choice;
  others: readonly FastingSession[];
  onClose: () => void;
}

/** Starts a fast at a time in the past. */
export default function StartEarlierDialog({ choice, others, onClose }: StartEarlierProps) {
  const [openedAt] = useState(() => toInput(Date.now()));
  const [value, setValue] = useState(openedAt);
  const [error, setError] = useState<string>();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const startTime = fromInput(value);
    if (startTime === null) {
      setError(texts.missing);
      return;
    }
    const { planId, target: targetDuration } = choice;
    const begin = { id: "", planId, planName: planName(planId), startTime, targetDuration };
    const session = startSession({ ...begin, source: "manual" }, Date.now());
    const problem = problemWith(session, others, Date.now());
    if (problem) {
      setError(fastingMessages.problems[problem.kind]);
      return;
    }
    start(planId, targetDuration, startTime);
    onClose();
  }

  return (
    <Dialog open onClose={onClose} title={texts.title} description={texts.text}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label={texts.started}
          type="datetime-local"
          value={value}
          max={openedAt}
          error={error}
          onChange={(event) => setValue(event.target.value)}
        />
        <Button type="submit" size="large">
          {texts.start}
        </Button>
      </form>
    </Dialog>
  );
}
