import type { CalculationReply } from "@morsel/contract/foods";
import { useId } from "react";
import { foodMessages } from "../messages.ts";

/** Other foods that may have been meant; a tap recalculates with one. */
export function Alternatives({
  foods,
  onChoose,
}: {
  foods: CalculationReply["alternatives"];
  onChoose: (foodId: string) => void;
}) {
  const id = useId();
  return (
    <div>
      <h4 id={id} className="mb-2 text-sm font-semibold text-soft">
        {foodMessages.alternatives}
      </h4>
      <ul aria-labelledby={id} className="flex flex-wrap gap-2">
        {foods.map(({ id: foodId, name, calories }) => (
          <li key={foodId} className="max-w-full">
            <button
              type="button"
              onClick={() => onChoose(foodId)}
              className="min-h-11 max-w-full rounded-control border border-line px-3 py-2 text-left text-sm hover:bg-sunken"
            >
              <span className="font-semibold first-letter:uppercase">{name}</span>
              {calories !== null && (
                <span className="text-soft"> {foodMessages.kcal(calories)}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
