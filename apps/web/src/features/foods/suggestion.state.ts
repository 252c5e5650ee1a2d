import { suggestionLimits } from "@morsel/domain/foods/suggestions/limits";
import type { SuggestedFood } from "@morsel/domain/foods/suggestions/suggested-food";
import type { OwnFood } from "@morsel/domain/foods/suggestions/suggestion";
import { mealTypeAtHour } from "@morsel/domain/meals/meal-type";
import { useEffect, useState } from "react";
import { call } from "../../lib/api.ts";
import { contract } from "../../lib/contract.ts";
import { personId } from "../../lib/person.ts";
import { askEngine, isEngineReady, savesData } from "./engine.state.ts";

/** From this browser's engine; from the server as long as that is loading. */
async function suggestionsFor(
  typed: string,
  own: readonly OwnFood[],
): Promise<readonly SuggestedFood[]> {
  if (!isEngineReady()) {
    if (personId() !== null && navigator.onLine) {
      try {
        const mealType = mealTypeAtHour(new Date().getHours());
        return (await call(contract.foods, "suggestFoods", { query: { q: typed, mealType } }))
          .foods;
      } catch {
        // The engine may still answer.
      }
    }
    if (savesData()) return [];
  }
  const answer = await askEngine({ ask: "suggest", typed, own });
  return answer.of === "suggestions" ? answer.found : [];
}

const none: readonly SuggestedFood[] = [];

/**
 * Foods for the typed text; none for an empty one. The last ones stay until the next have come, so
 * that the list doesn't flicker.
 */
export function useSuggestions(typed: string, own: readonly OwnFood[]): readonly SuggestedFood[] {
  const [found, setFound] = useState(none);
  const isEnough = typed.length >= suggestionLimits.minTyped;
  useEffect(() => {
    if (!isEnough) return undefined;
    let stale = false;
    void suggestionsFor(typed, own).then((foods) => {
      if (!stale) setFound(foods);
    });
    return () => {
      stale = true;
    };
  }, [typed, own, isEnough]);
  return isEnough ? found : none;
}
