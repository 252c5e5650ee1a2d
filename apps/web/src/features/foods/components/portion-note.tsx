import type { CalculationReply } from "@morsel/contract/foods";
import { Scale } from "lucide-react";
import { foodMessages } from "../messages.ts";

type PortionInfo = NonNullable<CalculationReply["portionInfo"]>;

/** An unusual amount: how it compares, and a button for the usual one. */
export function PortionNote({
  portion,
  onUse,
}: {
  portion: Pick<PortionInfo, "warning" | "suggestion"> & Partial<PortionInfo>;
  onUse?: (measurement: string) => void;
}) {
  const { recommendedServing, recommendedCalories } = portion;
  return (
    <div className="flex gap-3 rounded-control bg-amber-soft p-3.5">
      <Scale size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-amber" />
      <div className="min-w-0">
        <p className="font-semibold">{portion.warning}</p>
        <p className="mt-0.5 text-soft">{portion.suggestion}</p>
        {onUse && recommendedServing && (
          <button
            type="button"
            onClick={() => onUse(recommendedServing)}
            className="mt-1 -ml-2 min-h-11 rounded-control px-2 text-left font-semibold text-amber hover:bg-card/60"
          >
            {foodMessages.useServing(recommendedServing, recommendedCalories ?? null)}
          </button>
        )}
      </div>
    </div>
  );
}
