import type { ReactNode } from "react";
import { Calculator, type CalculatorProps } from "../components/calculator.tsx";
import { HowToUse } from "../components/how-to-use.tsx";

interface CalculatorScreenProps
  extends Pick<CalculatorProps, "own" | "onLog" | "isMeant" | "startsTyping"> {
  /** Other rooms' cards, beside the form. */
  children?: ReactNode;
}

/** The full calculator: form and result, recent calculations, and instructions. */
export default function CalculatorScreen({ children, ...props }: CalculatorScreenProps) {
  return <Calculator {...props} beside={children} last={<HowToUse />} />;
}
