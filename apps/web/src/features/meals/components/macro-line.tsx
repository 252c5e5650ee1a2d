import type { Meal } from "@morsel/contract/meals";
import type { ReactNode } from "react";
import { type Macro, macros } from "../../../components/macro-bar.tsx";
import { mealMessages } from "../messages.ts";
import { gramsText } from "./amounts.ts";

const macroNames = Object.keys(macros) as Macro[];
const colours: Record<Macro, string> = {
  protein: "text-protein",
  carbs: "text-carbs",
  fat: "text-fat",
};

/** `P 1.3 g  C 27 g  F 0.4 g`, with room for marks at the end. */
export function MacroLine({ meal, children }: { meal: Pick<Meal, Macro>; children?: ReactNode }) {
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      {macroNames.map((macro) => (
        <span key={macro} className={colours[macro]}>
          <span className="sr-only">{macros[macro].name} </span>
          <span aria-hidden="true" className="font-bold">
            {macros[macro].letter}
          </span>{" "}
          <span aria-hidden={meal[macro] === null}>{gramsText(meal[macro])}</span>
          {meal[macro] === null && <span className="sr-only">{mealMessages.unknown}</span>}
        </span>
      ))}
      {children}
    </p>
  );
}
