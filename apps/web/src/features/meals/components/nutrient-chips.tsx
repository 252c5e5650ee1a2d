import type { Meal } from "@morsel/contract/meals";
import { numberText } from "@morsel/domain/english";
import { type NutrientId, nutrients, roundNutrient } from "@morsel/domain/foods/nutrients";
import { Badge } from "../../../components/badge.tsx";

const minerals = ["iron", "calcium", "zinc", "magnesium"] as const;
const vitamins = ["vitaminC", "vitaminD", "vitaminB12", "folate"] as const;

/** Such as `Iron 0.3 mg`, or "less than" the smallest figure where it rounds to zero. */
function amountText(id: NutrientId, amount: number): string {
  const { name, unit, decimals } = nutrients.find((one) => one.id === id) ?? nutrients[0];
  const min = 1 / 10 ** decimals;
  const figure = roundNutrient(id, amount);
  return `${name} ${figure > 0 ? numberText(figure) : `<${min}`} ${unit}`;
}

/** An entry's minerals and vitamins above 0. */
export function NutrientChips({ meal }: { meal: Meal }) {
  const chips = (ids: readonly (NutrientId & keyof Meal)[], tone: "plain" | "primary") =>
    ids.map((id) => {
      const amount = meal[id] ?? 0;
      return (
        amount > 0 && (
          <Badge key={id} tone={tone}>
            {amountText(id, amount)}
          </Badge>
        )
      );
    });
  return (
    <p className="mt-1.5 flex flex-wrap gap-1 empty:hidden">
      {chips(minerals, "plain")}
      {chips(vitamins, "primary")}
    </p>
  );
}
