import { inWords } from "@morsel/domain/fasting/duration";
import type { EatingWindow } from "@morsel/domain/fasting/schedule";
import { timeOf, useNow } from "../clock.state.ts";

/** Until when to eat, while no fast runs. */
export function WindowNote({ window }: { window: EatingWindow }) {
  const now = useNow(30_000);
  const open = now < window.closesAt;
  const share = (now - window.opensAt) / (window.closesAt - window.opensAt);
  return (
    <section aria-label="Eating window" className="rounded-control bg-carbs-soft p-3">
      <p className="font-semibold">
        {open ? `Eating window open until ${timeOf(window.closesAt)}` : "Eating window closed"}
      </p>
      <p className="text-sm">
        {open
          ? `${inWords(window.closesAt - now)} left. It opened at ${timeOf(window.opensAt)}.`
          : `It closed at ${timeOf(window.closesAt)}. Start your next fast when you're ready.`}
      </p>
      {open && (
        <div aria-hidden="true" className="mt-2 h-1.5 rounded-full bg-card">
          <div
            className="h-full rounded-full bg-carbs"
            style={{ width: `${Math.min(100, Math.max(0, share * 100))}%` }}
          />
        </div>
      )}
    </section>
  );
}
