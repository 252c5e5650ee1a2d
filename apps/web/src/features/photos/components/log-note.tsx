import { onDay } from "@morsel/domain/day-words";
import { Check, CircleDashed } from "lucide-react";
import { Button } from "../../../components/button.tsx";
import { Spinner } from "../../../components/spinner.tsx";
import { classNames } from "../../../lib/class-names.ts";
import { useToday } from "../../../lib/today.ts";
import { analyzerMessages } from "../analyzer.messages.ts";
import { type LoggedBefore, type Logging, logNow, saveNow, undo } from "../analyzer.state.ts";

const texts = analyzerMessages.log;

interface Note {
  title: string;
  more?: string;
  /** The words of the buttons that log the plate, save its correction and leave it out. */
  add?: string;
  save?: string;
  out?: string;
  isLogged?: true;
}

const notes: Record<Logging, Note> = {
  soon: { title: texts.soon, out: texts.dont },
  logged: { isLogged: true, title: texts.logged, more: texts.follows, out: texts.undo },
  "by hand": { isLogged: true, title: texts.byHand, more: texts.follows, out: texts.undo },
  reopened: { isLogged: true, title: texts.opened, more: texts.follows, out: texts.takeOut },
  "reopened changed": {
    isLogged: true,
    title: texts.opened,
    more: texts.changed,
    out: texts.takeOut,
  },
  uncorrected: {
    isLogged: true,
    title: texts.notDone.uncorrected,
    save: texts.saveAgain,
    out: texts.takeOut,
  },
  "still in": { isLogged: true, title: texts.notDone["still in"], out: texts.takeOut },
  "logged before": { title: texts.before, add: texts.again, out: texts.leave },
  not: { title: texts.not, add: texts.add },
  undone: { title: texts.undone, add: texts.add },
  gone: { title: texts.gone, add: texts.add },
  failed: { title: texts.failed, add: texts.add },
};

interface LogNoteProps {
  logging: Logging;
  before: LoggedBefore;
  isEmpty: boolean;
}

/** Whether the plate is in the diary, and the way to have it otherwise. */
export function LogNote({ logging, before, isEmpty }: LogNoteProps) {
  const { title, more, add, save, out, isLogged } = notes[logging];
  const isAsked = logging === "logged before";
  return (
    <div
      className={classNames(
        "flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control px-3.5 py-2.5",
        isLogged ? "bg-primary-soft" : isAsked ? "bg-amber-soft" : "bg-sunken",
      )}
    >
      <span
        aria-hidden="true"
        className={classNames("flex", isLogged ? "text-primary" : "text-soft")}
      >
        <Mark logging={logging} />
      </span>
      <div role="status" className="min-w-0 flex-1 basis-40">
        <p className="font-semibold">{title}</p>
        {more && <p className="text-sm text-soft">{more}</p>}
        {isAsked && before && <Before {...before} />}
      </div>
      {add && (
        <Button disabled={isEmpty} onClick={logNow}>
          {add}
        </Button>
      )}
      {save && <Button onClick={saveNow}>{save}</Button>}
      {out && (
        <Button look="quiet" className="-mr-2" onClick={() => void undo()}>
          {out}
        </Button>
      )}
    </div>
  );
}

function Before({ entry }: NonNullable<LoggedBefore>) {
  const { name, calories, date } = entry;
  return <p className="text-sm">{texts.beforeWhat(name, calories, onDay(date, useToday()))}</p>;
}

function Mark({ logging }: Pick<LogNoteProps, "logging">) {
  if (logging === "soon") return <Spinner />;
  return notes[logging].isLogged ? (
    <Check size={20} strokeWidth={2.5} />
  ) : (
    <CircleDashed size={20} />
  );
}
