import { Calculator, type CalculatorProps } from "../components/calculator.tsx";
import { HowToUse } from "../components/how-to-use.tsx";

/** The calculator in full: how to use it, the form with its result, and what was asked last. */
export default function CalculatorScreen({ onLog }: Pick<CalculatorProps, "onLog">) {
  return (
    <div className="flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-5 lg:*:first:row-span-2">
      <Calculator onLog={onLog} />
      <HowToUse />
    </div>
  );
}
