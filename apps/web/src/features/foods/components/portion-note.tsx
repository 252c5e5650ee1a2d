import type { CalculationReply } from "@morsel/contract/foods";
import { Scale, TriangleAlert } from "lucide-react";
import { classNames } from "../../../lib/class-names.ts";
import { foodMessages } from "../messages.ts";

type PortionInfo = NonNullable<CalculationReply["portionInfo"]>;

/** An unusual amount: how it compares, and a button for the usual one. */
export function PortionNote({
  portion,
  quiet = false,
  onUse,
}: {
  portion: Pick<PortionInfo, "warning" | "suggestion"> & Partial<PortionInfo>;
  /** Unusual, but nothing to warn of. */
  quiet?: boolean;
  onUse?: (measurement: string) => void;
}) {
  const { recommendedServing, recommendedCalories } = portion;
  return (
    <div
      className={classNames(
        "flex gap-3 rounded-control p-3.5",
        quiet ? "bg-sunken" : "bg-amber-soft",
      )}
    >
      {quiet ? (
        <Scale size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-soft" />
      ) : (
        <TriangleAlert
          size={20}
          role="img"
          aria-label={foodMessages.warning}
          className="mt-0.5 shrink-0 text-amber"
        />
      )}
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
