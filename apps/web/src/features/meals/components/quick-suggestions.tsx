import type { Meal } from "@morsel/contract/meals";
import { addDays } from "@morsel/domain/day";
import { type NutrientId, nutrients, roundNutrient } from "@morsel/domain/foods/nutrients";
import { Check, Copy, Plus } from "lucide-react";
import { useEffect, useState } from "react";
import { Badge } from "../../../components/badge.tsx";
import { Button } from "../../../components/button.tsx";
import { Card } from "../../../components/card.tsx";
import { toast } from "../../../lib/toast.ts";
import { useToday } from "../../../lib/today.ts";
import { historyLimits, suggestionsOf } from "../history.state.ts";
import { mealMessages } from "../messages.ts";
import { logAgain } from "../mutations.ts";
import { useDiary } from "../queries.ts";
import { wholeText } from "./amounts.ts";
import { MacroLine } from "./macro-line.tsx";

/** ms */
const copiedFor = 2_000;
const minerals = ["iron", "calcium", "zinc", "magnesium"] as const;
const vitamins = ["vitaminC", "vitaminD", "vitaminB12", "folate"] as const;

/** Foods of the last seven days, each a tap away from being logged again; nothing where there are none. */
export function QuickSuggestions() {
  const today = useToday();
  const { data } = useDiary(addDays(today, 1 - historyLimits.suggestionDays), today);
  const suggestions = suggestionsOf(data ?? []);
  if (suggestions.length === 0) return null;
  return (
    <Card title={mealMessages.suggestionsTitle}>
      <ul className="-my-1">
        {suggestions.map((meal) => (
          <Suggestion key={meal.name.toLowerCase()} meal={meal} />
        ))}
      </ul>
    </Card>
  );
}

function Suggestion({ meal }: { meal: Meal }) {
  return (
    <li className="flex items-center gap-1 border-t border-line py-2.5 first:border-t-0">
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline gap-2">
          <span className="min-w-0 font-semibold first-letter:uppercase">{meal.name}</span>
          <span className="shrink-0 text-sm text-soft">{wholeText(meal.calories)} kcal</span>
        </p>
        <MacroLine meal={meal} />
        <p className="mt-1.5 flex flex-wrap gap-1 empty:hidden">
          <Chips meal={meal} ids={minerals} tone="plain" />
          <Chips meal={meal} ids={vitamins} tone="primary" />
        </p>
      </div>
      <CopyName name={meal.name} />
      <Button
        look="secondary"
        size="icon"
        aria-label={`Add ${meal.name}`}
        onClick={() => void logAgain(meal, "user-suggestion")}
      >
        <Plus size={20} aria-hidden="true" />
      </Button>
    </li>
  );
}

type Traced = (typeof minerals)[number] | (typeof vitamins)[number];

/** `Iron 0.3 mg`, and less than the smallest figure shown where it rounds to nothing. */
function amountText(id: NutrientId, amount: number): string {
  const { name, unit, decimals } = nutrients.find((one) => one.id === id) ?? nutrients[0];
  const least = 1 / 10 ** decimals;
  const figure = roundNutrient(id, amount);
  return `${name} ${figure > 0 ? figure : `<${least}`} ${unit}`;
}

function Chips({
  meal,
  ids,
  tone,
}: {
  meal: Meal;
  ids: readonly Traced[];
  tone: "plain" | "primary";
}) {
  return ids.map((id) => {
    const amount = meal[id] ?? 0;
    return (
      amount > 0 && (
        <Badge key={id} tone={tone}>
          {amountText(id, amount)}
        </Badge>
      )
    );
  });
}

function CopyName({ name }: { name: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), copiedFor);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(name);
      setCopied(true);
      toast({ title: mealMessages.copied(name), tone: "success" });
    } catch {
      toast({ title: mealMessages.copyFailed(name), tone: "error" });
    }
  }

  return (
    <Button
      look="quiet"
      size="icon"
      aria-label={copied ? `${name} copied` : `Copy ${name}`}
      className="text-soft"
      onClick={() => void copy()}
    >
      {copied ? (
        <Check size={18} aria-hidden="true" className="text-primary" />
      ) : (
        <Copy size={18} aria-hidden="true" />
      )}
    </Button>
  );
}
