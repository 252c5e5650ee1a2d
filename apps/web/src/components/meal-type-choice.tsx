import { type MealType, mealTypeName, mealTypes } from "@morsel/domain/meals/meal-type";
import { useId } from "react";
import { classNames } from "../lib/class-names.ts";

/** Which meal it belongs to: one tap, all four in sight. */
export function MealTypeChoice({
  value,
  onChange,
}: {
  value: MealType;
  onChange: (mealType: MealType) => void;
}) {
  const name = useId();
  return (
    <fieldset className="grid grid-cols-4 rounded-control bg-sunken p-1">
      <legend className="sr-only">Meal</legend>
      {mealTypes.map((mealType) => (
        <label
          key={mealType}
          className={classNames(
            "grid min-h-11 cursor-pointer place-items-center rounded-chip text-sm font-semibold",
            "transition-colors duration-150 has-focus-visible:outline-2 has-focus-visible:outline-primary",
            value === mealType
              ? "bg-primary-soft text-primary shadow-card"
              : "text-soft hover:text-ink",
          )}
        >
          <input
            type="radio"
            name={name}
            value={mealType}
            checked={value === mealType}
            onChange={() => onChange(mealType)}
            className="sr-only"
          />
          {mealTypeName(mealType)}
        </label>
      ))}
    </fieldset>
  );
}
