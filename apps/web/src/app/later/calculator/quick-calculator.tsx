import { CompactCalculator } from "../../../features/foods/components/compact-calculator.tsx";
import { MealChips } from "../../../features/meals/components/meal-chips.tsx";
import { isMeant, logMeals } from "../../../features/meals/mutations.ts";
import { useOwnFoods } from "../../../features/meals/own-foods.ts";
import { usePersonId } from "../../../lib/person.ts";

/** The dashboard's calculator, wired to the diary. */
export default function QuickCalculator() {
  const { found, ofMeal, isLoading, isFailed } = useOwnFoods();
  const signedIn = usePersonId() !== null;
  return (
    <CompactCalculator own={found} onLog={logMeals} isMeant={isMeant}>
      {signedIn && <MealChips meals={isLoading ? undefined : ofMeal} isFailed={isFailed} />}
    </CompactCalculator>
  );
}
