import { CompactCalculator } from "../../../features/foods/components/compact-calculator.tsx";
import { isMeant, logMeals } from "../../../features/meals/mutations.ts";

/** The small calculator, whose results go into the diary. */
export default function QuickCalculator() {
  return <CompactCalculator onLog={logMeals} isMeant={isMeant} />;
}
