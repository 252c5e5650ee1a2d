import type { CalculationReply } from "@morsel/contract/foods";
import { foodMessages } from "../messages.ts";

const levels = [0.25, 0.5, 0.75, 0.9];

/** How the result came about: food, grams and why, confidence, data source. */
export function Understood({ result, compact }: { result: CalculationReply; compact: boolean }) {
  const { food, grams, gramsFrom, explanation, confidence } = result;
  return (
    <dl className="flex flex-col gap-2 text-sm">
      <Line term={foodMessages.understood.food}>
        <span className="font-semibold">{food.name}</span>
      </Line>
      <Line term={foodMessages.understood.amount}>
        <span className="font-semibold">{Math.round(grams * 10) / 10} g</span>
        <span className="text-soft"> · {foodMessages.gramsFrom[gramsFrom]}</span>
        {result.equivalentMeasurement && (
          <span className="text-soft"> · {result.equivalentMeasurement}</span>
        )}
      </Line>
      <Line term={foodMessages.understood.confidence}>
        <span className="inline-flex items-center gap-2">
          <span className="flex gap-0.5" aria-hidden="true">
            {levels.map((level) => (
              <span
                key={level}
                className={`h-2 w-3.5 rounded-full ${confidence >= level ? "bg-primary" : "bg-line"}`}
              />
            ))}
          </span>
          <span className="font-semibold">{foodMessages.confidence(confidence)}</span>
          <span className="text-soft">{Math.round(confidence * 100)}%</span>
        </span>
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
    <div className="grid grid-cols-[6.75rem_minmax(0,1fr)] gap-2">
      <dt className="text-soft">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
