import { Calculator, type CalculatorProps } from "./calculator.tsx";

/** The Quick Calorie Calculator of the dashboard. */
export function CompactCalculator({ onLog }: Pick<CalculatorProps, "onLog">) {
  return <Calculator compact onLog={onLog} />;
}
