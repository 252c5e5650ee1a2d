import { numberText } from "@morsel/domain/english";
import { type Nutrition, nutrients, roundNutrient } from "@morsel/domain/foods/nutrients";
import { ChevronDown } from "lucide-react";
import { nutrientMessages as texts } from "./nutrient.messages.ts";

/** Calories and macronutrients are shown larger above the list. */
const below = nutrients.slice(4);

interface NutrientListProps {
  /** A missing nutrient is left out; `null` is shown as unknown. */
  nutrition: Partial<Nutrition>;
  open?: boolean;
}

/** The remaining nutrients of a food or an entry. */
export function NutrientList({ nutrition, open = false }: NutrientListProps) {
  const listed = below.filter(({ id }) => nutrition[id] !== undefined);
  const known = listed.filter(({ id }) => nutrition[id] !== null).length;
  return (
    <details open={open} className="group">
      <summary className="-mx-2 flex min-h-11 list-none flex-wrap items-center gap-x-2 rounded-control px-2 hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <span className="font-semibold">{texts.title}</span>
        <span className="text-sm text-soft">{texts.known(known, listed.length)}</span>
        <ChevronDown
          size={18}
          aria-hidden="true"
          className="ml-auto text-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-x-6 text-sm">
        {listed.map(({ id, name, unit }) => {
          const amount = nutrition[id] ?? null;
          return (
            <div
              key={id}
              className="flex flex-wrap justify-between gap-x-3 border-t border-line py-1.5"
            >
              <dt className="text-soft">{name}</dt>
              <dd className={amount === null ? "text-soft italic" : "font-semibold"}>
                {amount === null
                  ? texts.unknown
                  : `${numberText(roundNutrient(id, amount))} ${unit}`}
              </dd>
            </div>
          );
        })}
      </dl>
    </details>
  );
}
