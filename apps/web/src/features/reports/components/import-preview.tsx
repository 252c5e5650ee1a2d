import type { ImportReading } from "@morsel/contract/imports";
import { Button } from "../../../components/button.tsx";
import { Facts } from "../../../components/facts.tsx";
import { heldIn } from "../held.ts";
import { importMessages as texts } from "../import.messages.ts";
import { applyReading, forgetReading } from "../import.state.ts";

/** What a file holds, before anything is written. */
export function ImportPreview({ reading, busy }: { reading: ImportReading; busy: boolean }) {
  const { problemCount } = reading;
  const { fresh, notice, facts, notes } = heldIn(reading);
  return (
    <div className="flex flex-col gap-3">
      <h3 className="font-semibold [overflow-wrap:anywhere]">{texts.source(reading)}</h3>
      {notice !== null && <p>{notice}</p>}
      <Facts facts={facts} className="grid gap-3 sm:grid-cols-3" />
      {notes.length > 0 && (
        <ul className="flex flex-col gap-1 text-sm text-soft">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {problemCount > 0 && <Problems reading={reading} />}
      <div className="flex flex-wrap gap-3">
        {fresh > 0 && (
          <Button busy={busy} onClick={() => void applyReading(reading)}>
            {texts.apply(fresh, reading.format)}
          </Button>
        )}
        <Button look="outline" disabled={busy} onClick={() => void forgetReading(reading)}>
          {fresh > 0 ? texts.cancel : texts.close}
        </Button>
      </div>
    </div>
  );
}

function Problems({ reading: { problems, problemCount } }: { reading: ImportReading }) {
  return (
    <details className="rounded-control border border-line">
      <summary className="min-h-11 cursor-pointer content-center px-3 font-semibold">
        {texts.problems(problemCount)}
      </summary>
      <div
        role="region"
        aria-label={texts.problems(problemCount)}
        tabIndex={0}
        className="max-h-64 overflow-y-auto px-3 pb-3"
      >
        <ul className="flex flex-col gap-1 text-sm">
          {problems.map(({ row, reason }) => (
            <li key={row} className="[overflow-wrap:anywhere]">
              {texts.problem(row, reason)}
            </li>
          ))}
        </ul>
        {problemCount > problems.length && (
          <p className="pt-1 text-sm text-soft">
            {texts.moreProblems(problemCount - problems.length)}
          </p>
        )}
      </div>
    </details>
  );
}
