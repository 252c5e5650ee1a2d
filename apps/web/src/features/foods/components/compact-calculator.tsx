import { Calculator, type CalculatorProps } from "./calculator.tsx";

export function CompactCalculator(props: Pick<CalculatorProps, "own" | "onLog" | "isMeant">) {
  return <Calculator compact {...props} />;
}
