import { Calculator, type CalculatorProps } from "./calculator.tsx";

export function CompactCalculator(
  props: Pick<CalculatorProps, "own" | "onLog" | "isMeant" | "children">,
) {
  return <Calculator compact {...props} />;
}
