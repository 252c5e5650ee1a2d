import { CompactCalculator } from "../../../features/foods/components/compact-calculator.tsx";
import { isMeant, logMeals } from "../../../features/meals/mutations.ts";

/** The dashboard's calculator, wired to the diary. */
export default function QuickCalculator() {
  return <CompactCalculator onLog={logMeals} isMeant={isMeant} />;
}
