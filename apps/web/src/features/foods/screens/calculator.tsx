import type { ReactNode } from "react";
import { Calculator, type CalculatorProps } from "../components/calculator.tsx";
import { HowToUse } from "../components/how-to-use.tsx";

interface CalculatorScreenProps extends Pick<CalculatorProps, "onLog"> {
  /** Cards of other rooms, between the recent analyses and how to use it. */
  children?: ReactNode;
}

/** The calculator in full: the form with its result, what was asked last, and how to use it. */
export default function CalculatorScreen({ onLog, children }: CalculatorScreenProps) {
  return (
    // Wide, the calculator stands left and all else beside it; the last row takes what is left over.
    <div className="flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[repeat(4,auto)_1fr] lg:items-start lg:gap-5 lg:*:col-start-2 lg:*:first:col-start-1 lg:*:first:row-span-5">
      <Calculator onLog={onLog} />
      {children}
      <HowToUse />
    </div>
  );
}
