import type { Meal } from "@morsel/contract/meals";
import { wholeText } from "@morsel/domain/english";
import { Check, ChevronDown, Copy, Plus } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Card } from "../../../components/card.tsx";
import { Skeleton } from "../../../components/skeleton.tsx";
import { classNames } from "../../../lib/class-names.ts";
import { toast } from "../../../lib/toast.ts";
import { useToday } from "../../../lib/today.ts";
import { nameOf, suggestionsOf } from "../history.ts";
import { mealMessages } from "../messages.ts";
import { logAgain } from "../mutations.ts";
import { useRecentMeals } from "../own-foods.ts";
import { useSteadyOrder } from "../steady-order.ts";
import { MacroLine } from "./macro-line.tsx";
import { NutrientChips } from "./nutrient-chips.tsx";

/** ms */
const copiedFor = 2_000;

/** Foods of the last seven days to log again with one tap; renders nothing if there are none. */
export function QuickSuggestions() {
  const today = useToday();
  const { meals, isLoading } = useRecentMeals();
  const [open, setOpen] = useState(true);
  const suggestions = useSteadyOrder(suggestionsOf(meals, today));
  if (isLoading)
    return (
      <Card title={mealMessages.suggestionsTitle} aria-busy="true">
        <Skeleton className="h-96 rounded-control" />
      </Card>
    );
  if (suggestions.length === 0) return null;
  return (
    <Card
      title={mealMessages.suggestionsTitle}
      aside={
        <Button
          look="quiet"
          className="-my-2 -mr-2 px-3 text-sm"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {mealMessages.suggestion.nutrients}
          <ChevronDown
            size={16}
            aria-hidden="true"
            className={classNames("transition-transform", open && "rotate-180")}
          />
        </Button>
      }
    >
      <ul className="-my-1">
        {suggestions.map((meal) => (
          <Suggestion key={nameOf(meal)} meal={meal} open={open} />
        ))}
      </ul>
    </Card>
  );
}

function Suggestion({ meal, open }: { meal: Meal; open: boolean }) {
  return (
    <li className="flex flex-wrap items-center justify-end gap-1 border-t border-line py-2.5 first:border-t-0">
      <div className="min-w-[min(100%,9.5rem)] flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="min-w-0 font-semibold wrap-anywhere first-letter:uppercase">
            {meal.name}
          </span>
          <span className="text-sm text-soft">{wholeText(meal.calories)} kcal</span>
        </p>
        <div className="flex flex-wrap items-end gap-x-3">
          <MacroLine meal={meal} />
          {open && <NutrientChips meal={meal} />}
        </div>
      </div>
      <CopyName name={meal.name} />
      <Button
        look="secondary"
        size="icon"
        aria-label={mealMessages.suggestion.add(meal.name)}
        onClick={() => void logAgain(meal, "user-suggestion")}
      >
        <Plus size={20} aria-hidden="true" />
      </Button>
    </li>
  );
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
      aria-label={
        copied ? mealMessages.suggestion.copied(name) : mealMessages.suggestion.copy(name)
      }
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
