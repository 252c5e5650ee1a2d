import { Calculator, type CalculatorProps } from "./calculator.tsx";

/** The Quick Calorie Calculator of the dashboard. */
export function CompactCalculator(props: Pick<CalculatorProps, "onLog" | "isMeant">) {
  return <Calculator compact {...props} />;
}
