import { numberText } from "@morsel/domain/english";
import { roundNutrient } from "@morsel/domain/foods/nutrients";
import { type Macro, macros } from "../../../components/macro-bar.tsx";
import { classNames } from "../../../lib/class-names.ts";
import { analyzerMessages } from "../analyzer.messages.ts";

const macroNames = Object.keys(macros) as Macro[];

/** Protein, carbs and fat of a plate, in grams; unknown is null. */
export function MacroChips({ of }: { of: Record<Macro, number | null> }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-2">
      {macroNames.map((macro) => (
        <div key={macro} className={classNames("rounded-control px-3 py-2", macros[macro].chip)}>
          <dt className="text-sm font-semibold text-ink">{macros[macro].name}</dt>
          <dd className="text-lg font-bold text-ink">
            {of[macro] === null ? (
              <span className="text-base font-normal">{analyzerMessages.summary.unknown}</span>
            ) : (
              `${numberText(roundNutrient(macro, of[macro]))} g`
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
