import { CompactCalculator } from "../../../features/foods/components/compact-calculator.tsx";
import { isMeant, logMeals } from "../../../features/meals/mutations.ts";
import { useOwnFoods } from "../../../features/meals/own-foods.ts";

/** The dashboard's calculator, wired to the diary. */
export default function QuickCalculator() {
  const { found } = useOwnFoods();
  return <CompactCalculator own={found} onLog={logMeals} isMeant={isMeant} />;
}
