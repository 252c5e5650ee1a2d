import { inWords } from "@morsel/domain/fasting/duration";
import type { EatingWindow } from "@morsel/domain/fasting/schedule";
import { timeOf, useNow } from "../clock.state.ts";
import { fastingScreenMessages } from "../screen.messages.ts";

const texts = fastingScreenMessages.window;

/** Until when the eating window is open, while no fast runs. */
export function WindowNote({ window }: { window: EatingWindow }) {
  const now = useNow(30_000);
  const open = now < window.closesAt;
  const share = (now - window.opensAt) / (window.closesAt - window.opensAt);
  return (
    <section aria-label={texts.title} className="rounded-control bg-carbs-soft p-3">
      <p className="font-semibold">{open ? texts.open(timeOf(window.closesAt)) : texts.closed}</p>
      <p className="text-sm">
        {open
          ? texts.left(inWords(window.closesAt - now), timeOf(window.opensAt))
          : texts.closedAt(timeOf(window.closesAt))}
      </p>
      {open && (
        <div aria-hidden="true" className="bar mt-2 h-1.5 rounded-full bg-card">
          <div
            className="bar-fill h-full rounded-full bg-carbs"
            style={{ width: `${Math.min(100, Math.max(0, share * 100))}%` }}
          />
        </div>
      )}
    </section>
  );
}
