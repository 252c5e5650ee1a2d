import { type Problem, problemWith } from "@morsel/domain/fasting/edit";
import { planName } from "@morsel/domain/fasting/plan";
import { type FastingSession, startSession } from "@morsel/domain/fasting/session";
import { hour } from "@morsel/domain/time";
import { type SubmitEvent, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { TextField } from "../../../components/field.tsx";
import type { Choice } from "../choice.ts";
import { fromInput, timeOf, toInput } from "../clock.state.ts";
import { start } from "../mutations.ts";
import { problemText } from "../problem.ts";
import { fastingScreenMessages } from "../screen.messages.ts";
import { OtherFast } from "./other-fast.tsx";

const texts = fastingScreenMessages.startEarlier;
const hoursAgo = [1, 2, 3, 4, 6, 8] as const;

interface StartEarlierProps {
  choice: Choice;
  others: readonly FastingSession[];
  onEditOther: (other: FastingSession) => void;
  onClose: () => void;
}

/** Starts a fast at a time in the past: some hours ago with one press, or at any time. */
export default function StartEarlierDialog(props: StartEarlierProps) {
  const { choice, others, onEditOther, onClose } = props;
  const [openedAt] = useState(() => Date.now());
  const [value, setValue] = useState(() => toInput(openedAt));
  const [problem, setProblem] = useState<Problem | "missing" | null>(null);

  function startAt(startTime: number) {
    const { planId, target: targetDuration } = choice;
    const begin = { id: "", planId, planName: planName(planId), startTime, targetDuration };
    const session = startSession({ ...begin, source: "manual" }, Date.now());
    const found = problemWith(session, others, Date.now());
    setProblem(found);
    if (found) return;
    start(planId, targetDuration, startTime);
    onClose();
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const startTime = fromInput(value, openedAt);
    if (startTime === null) setProblem("missing");
    else startAt(startTime);
  }

  const error = problem && (problem === "missing" ? texts.missing : problemText(problem));
  const other = problem && problem !== "missing" && problem.other;
  return (
    <Dialog open onClose={onClose} title={texts.title} description={texts.text}>
      <div className="mb-4 grid grid-cols-3 gap-2">
        {hoursAgo
          .filter((hours) => hours * hour < choice.target)
          .map((hours) => (
            <Button
              key={hours}
              look="secondary"
              className="flex-col gap-0 py-1.5"
              onClick={() => startAt(openedAt - hours * hour)}
            >
              {texts.hoursAgo(hours)}
              <span className="text-sm font-normal text-soft">
                {timeOf(openedAt - hours * hour)}
              </span>
            </Button>
          ))}
      </div>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label={texts.started}
          type="datetime-local"
          value={value}
          max={toInput(openedAt)}
          error={error}
          onChange={(event) => setValue(event.target.value)}
        />
        {other && (
          <OtherFast
            other={other}
            onEdit={onEditOther}
            onStartAfter={(at) => {
              setValue(toInput(at));
              setProblem(null);
            }}
          />
        )}
        <Button type="submit" size="large">
          {texts.start}
        </Button>
      </form>
    </Dialog>
  );
}
