import CalculatorScreen from "../../features/foods/screens/calculator.tsx";
import { LogAgain } from "../../features/meals/components/log-again.tsx";
import { QuickSuggestions } from "../../features/meals/components/quick-suggestions.tsx";
import { logMeals } from "../../features/meals/mutations.ts";

/** The calorie tracker: the calculator, whose results go into the diary, and the diary to log from. */
export default function Nutrition() {
  return (
    <CalculatorScreen onLog={logMeals}>
      <LogAgain />
      <QuickSuggestions />
    </CalculatorScreen>
  );
}
