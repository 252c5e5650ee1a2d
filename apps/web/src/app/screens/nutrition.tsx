import CalculatorScreen from "../../features/foods/screens/calculator.tsx";
import { logMeals } from "../../features/meals/mutations.ts";

/** The calorie tracker: the calculator, whose results go into the diary. */
export default function Nutrition() {
  return <CalculatorScreen onLog={logMeals} />;
}
