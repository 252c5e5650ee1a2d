import type { ReactNode } from "react";
import { Calculator, type CalculatorProps } from "../components/calculator.tsx";
import { HowToUse } from "../components/how-to-use.tsx";

interface CalculatorScreenProps extends Pick<CalculatorProps, "onLog"> {
  /** Cards of other rooms, beside the form. */
  children?: ReactNode;
}

/** The calculator in full: the form with its result, what was asked last, and how to use it. */
export default function CalculatorScreen({ onLog, children }: CalculatorScreenProps) {
  return <Calculator onLog={onLog} beside={children} last={<HowToUse />} />;
}
