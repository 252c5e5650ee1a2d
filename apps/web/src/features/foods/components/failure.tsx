import { SearchX } from "lucide-react";
import { foodMessages } from "../messages.ts";
import { NotCalculated } from "../mutations.ts";

/** Why nothing could be calculated, and what to try instead. */
export function Failure({ error, compact }: { error: Error; compact: boolean }) {
  const { failed, unreachable } = foodMessages;
  const known = error instanceof NotCalculated ? error : undefined;
  const title = known?.unreachable ? unreachable.title : compact ? null : failed.title;
  const words = compact ? failed.compact : failed.full;
  return (
    <div
      role="alert"
      className="mt-4 flex animate-appear gap-3 rounded-control bg-amber-soft p-3.5 text-ink"
    >
      <SearchX size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-amber" />
      <div className="min-w-0">
        {title && <p className="font-semibold">{title}</p>}
        <p>{known?.unreachable ? unreachable.text : words}</p>
        {known?.suggestion && <p className="mt-1 text-soft">{known.suggestion}</p>}
      </div>
    </div>
  );
}
