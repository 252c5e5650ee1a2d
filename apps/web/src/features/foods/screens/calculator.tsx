import type { ReactNode } from "react";
import { Calculator, type CalculatorProps } from "../components/calculator.tsx";
import { HowToUse } from "../components/how-to-use.tsx";
import { UnitConversion } from "../components/unit-conversion.tsx";

interface CalculatorScreenProps
  extends Pick<CalculatorProps, "own" | "onLog" | "isMeant" | "startsTyping"> {
  /** Other rooms' cards, below the form and beside it. */
  under?: ReactNode;
  beside?: ReactNode;
  /** What stands below the card beside comes with it, so that nothing jumps. */
  besideIsLoading?: boolean;
}

/** The full calculator: form and result, recent calculations, conversion, and instructions. */
export default function CalculatorScreen({
  beside,
  besideIsLoading = false,
  ...props
}: CalculatorScreenProps) {
  const right = (
    <>
      {beside}
      {!besideIsLoading && (
        <>
          <UnitConversion />
          <HowToUse />
        </>
      )}
    </>
  );
  return <Calculator {...props} beside={right} />;
}
