import type { ReactNode } from "react";
import { Calculator, type CalculatorProps } from "../components/calculator.tsx";
import { HowToUse } from "../components/how-to-use.tsx";

interface CalculatorScreenProps extends Pick<CalculatorProps, "onLog" | "isMeant"> {
  /** Cards of other rooms, beside the form. */
  children?: ReactNode;
}

/** The calculator in full: the form with its result, what was asked last, and how to use it. */
export default function CalculatorScreen({ children, ...props }: CalculatorScreenProps) {
  return <Calculator {...props} beside={children} last={<HowToUse />} />;
}
