import type { CalculationReply } from "@morsel/contract/foods";
import { numberText } from "@morsel/domain/english";
import { foodMessages } from "../messages.ts";
import { Confidence } from "./confidence.tsx";

/** How the result came about: food, grams and why, confidence, data source. */
export function Understood({ result, compact }: { result: CalculationReply; compact: boolean }) {
  const { food, grams, gramsFrom, explanation, confidence } = result;
  return (
    <dl className="flex flex-col gap-2 text-sm">
      <Line term={foodMessages.understood.food}>
        <span className="font-semibold">{food.name}</span>
      </Line>
      <Line term={foodMessages.understood.amount}>
        <span className="font-semibold">{numberText(Math.round(grams * 10) / 10)} g</span>
        <span className="text-soft"> · {foodMessages.gramsFrom[gramsFrom]}</span>
        {result.equivalentMeasurement && (
          <span className="text-soft"> · {result.equivalentMeasurement}</span>
        )}
      </Line>
      <Line term={foodMessages.understood.confidence}>
        <Confidence of={confidence} />
      </Line>
      {!compact && (
        <>
          <Line term={foodMessages.understood.how}>{explanation}</Line>
          {result.fdaServing && (
            <Line term={foodMessages.understood.serving}>{result.fdaServing}</Line>
          )}
          <Line term={foodMessages.understood.source}>
            {food.source}, {food.release}
          </Line>
        </>
      )}
      {result.note && <Line term={foodMessages.understood.note}>{result.note}</Line>}
    </dl>
  );
}

function Line({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="w-27 text-soft">{term}</dt>
      <dd className="min-w-0 flex-1 basis-36">{children}</dd>
    </div>
  );
}
