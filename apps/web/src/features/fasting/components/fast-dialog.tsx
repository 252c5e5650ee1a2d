import {
  editSession,
  type Problem,
  problemWith,
  type SessionEdit,
} from "@morsel/domain/fasting/edit";
import { customPlanId, findPlan, planTarget } from "@morsel/domain/fasting/plan";
import { type FastingSession, isLive } from "@morsel/domain/fasting/session";
import { hour } from "@morsel/domain/time";
import { numberTyped } from "@morsel/domain/typed-number";
import { Trash2 } from "lucide-react";
import { type SubmitEvent, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { TextField } from "../../../components/field.tsx";
import { sendAgain } from "../changes.ts";
import { fromInput, toInput } from "../clock.state.ts";
import { edit, remove } from "../mutations.ts";
import { problemText } from "../problem.ts";
import { fastingScreenMessages } from "../screen.messages.ts";
import { OtherFast } from "./other-fast.tsx";
import { PlanField } from "./plan-field.tsx";

const texts = fastingScreenMessages.edit;

interface FastDialogProps {
  session: FastingSession;
  /** The other fasts, which this one must not overlap. */
  others: readonly FastingSession[];
  /** The server didn't take it: saving sends it once more. */
  isRefused: boolean;
  /** Edits one of the others instead. */
  onEditOther: (other: FastingSession) => void;
  onClose: () => void;
}

/** Edits a fast's plan, start and end, or deletes it once it is over. */
export default function FastDialog(props: FastDialogProps) {
  const { session, others, isRefused, onEditOther, onClose } = props;
  const live = isLive(session);
  const before = {
    planId: findPlan(session.planId) ? session.planId : customPlanId,
    hours: String(Math.round((session.targetDuration / hour) * 100) / 100),
    start: toInput(session.startTime),
    end: session.endTime === null ? "" : toInput(session.endTime),
  };
  const [openedAt] = useState(() => toInput(Date.now()));
  const [draft, setDraft] = useState(before);
  const [problem, setProblem] = useState<Problem | Missing | null>(null);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const missing = missingIn(draft, session);
    if (missing) {
      setProblem(missing);
      return;
    }
    const change = changeOf(draft, before, session);
    const found = problemWith(editSession(session, change), others, Date.now());
    setProblem(found);
    if (found) return;
    save(session.id, change, isRefused);
    onClose();
  }

  function move(part: Partial<Draft>) {
    setDraft({ ...draft, ...part });
    setProblem(null);
  }

  const errorOf = (field: Problem["field"]) => {
    if (problem?.field !== field) return undefined;
    return problem.kind === "missing" ? texts.missing : problemText(problem);
  };
  const other = otherIn(problem);
  const isLater = other && other.startTime > (timesIn(draft, session).start ?? 0);
  return (
    <Dialog open onClose={onClose} title={live ? texts.live : texts.past}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {isRefused && <p className="text-sm text-soft">{texts.refused}</p>}
        <PlanField
          planId={draft.planId}
          hours={draft.hours}
          error={errorOf("targetDuration")}
          onChange={(chosen) => setDraft({ ...draft, ...chosen })}
        />
        <TextField
          label={texts.started}
          type="datetime-local"
          value={draft.start}
          max={openedAt}
          error={errorOf("startTime") ?? errorOf("pauses")}
          onChange={(event) => setDraft({ ...draft, start: event.target.value })}
        />
        {!live && (
          <TextField
            label={texts.ended}
            type="datetime-local"
            value={draft.end}
            max={openedAt}
            error={errorOf("endTime")}
            onChange={(event) => setDraft({ ...draft, end: event.target.value })}
          />
        )}
        {other && (
          <OtherFast
            other={other}
            onEdit={onEditOther}
            {...(isLater && !live
              ? { onEndBefore: (at) => move({ end: toInput(at) }) }
              : { onStartAfter: (at) => move({ start: toInput(at) }) })}
          />
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" className="flex-1">
            {texts.save}
          </Button>
          {!live && (
            <Button
              look="outline"
              onClick={() => {
                remove(session);
                onClose();
              }}
            >
              <Trash2 size={18} aria-hidden="true" />
              {texts.delete}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}

const otherIn = (problem: Problem | Missing | null): FastingSession | undefined =>
  problem?.kind === "missing" ? undefined : problem?.other;

/** Where nothing was corrected, a fast that the server has refused is sent as it is. */
function save(id: string, change: SessionEdit, isRefused: boolean): void {
  if (Object.keys(change).length > 0) edit(id, change);
  else if (isRefused) sendAgain(id);
}

interface Draft {
  planId: string;
  hours: string;
  start: string;
  end: string;
}

/** A time that was cleared; browsers also say so of one that isn't whole. */
interface Missing {
  kind: "missing";
  field: "startTime" | "endTime";
}

const timesIn = (draft: Draft, { startTime, endTime }: FastingSession) => ({
  start: fromInput(draft.start, startTime),
  end: endTime === null ? null : fromInput(draft.end, endTime),
});

function missingIn(draft: Draft, session: FastingSession): Missing | null {
  const { start, end } = timesIn(draft, session);
  if (start === null) return { kind: "missing", field: "startTime" };
  return !isLive(session) && end === null ? { kind: "missing", field: "endTime" } : null;
}

/** Only what was edited: inputs are less precise than the stored times. */
function changeOf(draft: Draft, before: Draft, session: FastingSession): SessionEdit {
  const change: SessionEdit = {};
  if (draft.planId !== before.planId || draft.hours !== before.hours) {
    change.planId = draft.planId;
    change.targetDuration = findPlan(draft.planId)
      ? planTarget(draft.planId)
      : Math.round(numberTyped(draft.hours) * hour);
  }
  const { start, end } = timesIn(draft, session);
  if (draft.start !== before.start && start !== null) change.startTime = start;
  if (draft.end !== before.end && end !== null) change.endTime = end;
  return change;
}
