import { SearchX } from "lucide-react";
import { foodMessages } from "../messages.ts";
import { NotCalculated } from "../mutations.ts";
import { Readable } from "./readable.tsx";

interface FailureProps {
  error: Error;
  compact: boolean;
  /** Recalculates the same food with another measurement. */
  onUse: (measurement: string) => void;
}

/** Why the calculation failed, and what to try instead. */
export function Failure({ error, compact, onUse }: FailureProps) {
  const known = error instanceof NotCalculated ? error : undefined;
  const { title, text } = wordsFor(known, compact);
  return (
    <div
      role="alert"
      className="mt-4 flex animate-appear gap-3 rounded-control bg-amber-soft p-3.5 text-ink"
    >
      <SearchX size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-amber" />
      <div className="min-w-0">
        {title && <p className="font-semibold">{title}</p>}
        <p>{text}</p>
        {known?.suggestion && <p className="mt-1 text-soft">{known.suggestion}</p>}
        {known && <Readable measurements={known.measurements} onUse={onUse} />}
      </div>
    </div>
  );
}

function wordsFor(known: NotCalculated | undefined, compact: boolean) {
  const { failed, unreachable, unread } = foodMessages;
  if (known?.unreachable) return unreachable[known.unreachable];
  if (known?.unread) return unread;
  return compact
    ? { title: null, text: failed.compact }
    : { title: failed.title, text: failed.full };
}
