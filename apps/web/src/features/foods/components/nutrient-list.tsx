import { type Nutrition, nutrients, roundNutrient } from "@morsel/domain/foods/nutrients";
import { ChevronDown } from "lucide-react";
import { foodMessages } from "../messages.ts";

/** Calories and macronutrients stand above, larger. */
const listed = nutrients.slice(4);

/** Every other nutrient of the portion; what the source doesn't know says so. */
export function NutrientList({ nutrition, open }: { nutrition: Nutrition; open: boolean }) {
  const known = listed.filter(({ id }) => nutrition[id] !== null).length;
  return (
    <details open={open} className="group">
      <summary className="-mx-2 flex min-h-11 list-none items-center gap-2 rounded-control px-2 hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <span className="font-semibold">Nutrients</span>
        <span className="text-sm text-soft">{foodMessages.known(known, listed.length)}</span>
        <ChevronDown
          size={18}
          aria-hidden="true"
          className="ml-auto text-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <dl className="grid gap-x-6 text-sm sm:grid-cols-2">
        {listed.map(({ id, name, unit }) => {
          const amount = nutrition[id];
          return (
            <div key={id} className="flex justify-between gap-3 border-t border-line py-1.5">
              <dt className="text-soft">{name}</dt>
              <dd className={amount === null ? "text-soft italic" : "font-semibold"}>
                {amount === null ? foodMessages.unknown : `${roundNutrient(id, amount)} ${unit}`}
              </dd>
            </div>
          );
        })}
      </dl>
    </details>
  );
}
