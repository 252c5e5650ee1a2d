import { numberText, wholeText } from "@morsel/domain/english";
import { nutrients, roundDaysNutrient } from "@morsel/domain/foods/nutrients";
import {
  type MicronutrientAmount,
  micronutrients,
  micronutrientsOf,
} from "@morsel/domain/meals/micronutrients";
import { dailyValues } from "@morsel/domain/meals/nutrition";
import { emptyTotals } from "@morsel/domain/meals/totals";
import { Badge } from "../../../components/badge.tsx";
import { Card } from "../../../components/card.tsx";
import { cameToNothing } from "../../../components/failed-query.tsx";
import { Loading, Skeleton } from "../../../components/skeleton.tsx";
import { usePersonId } from "../../../lib/person.ts";
import { mealMessages } from "../messages.ts";
import { useDay } from "../queries.ts";

const texts = mealMessages.micronutrients;

/** Eight essential micronutrients of a day against their daily values. */
export function MicronutrientsCard({ date }: { date: string }) {
  const isVisitor = usePersonId() === null;
  const day = useDay(date);
  const known = isVisitor ? emptyTotals(date) : day.data;
  // The progress card reports the failure and offers a retry.
  if (!known && cameToNothing(day)) return null;
  if (!known)
    return (
      <Card title={texts.title} className="@container">
        <Loading label={texts.loading} className={grid}>
          {micronutrients.map(({ id }) => (
            <Skeleton key={id} className="h-21 rounded-control" />
          ))}
        </Loading>
      </Card>
    );
  const { estimated, amounts } = micronutrientsOf(known);
  return (
    <Card
      title={texts.title}
      aside={estimated && <Badge tone="amber">{texts.estimated}</Badge>}
      className="@container"
    >
      <ul className={grid}>
        {amounts.map((amount) => (
          <Nutrient key={amount.id} {...amount} estimated={estimated} />
        ))}
      </ul>
      {estimated && <p className="mt-3 text-sm text-soft">{texts.estimatedWhy}</p>}
    </Card>
  );
}

const grid = "grid gap-2 @min-[15rem]:grid-cols-2 @min-[32rem]:grid-cols-4";

interface NutrientProps extends MicronutrientAmount {
  estimated: boolean;
}

function Nutrient({ id, amount, percent, unknownIn, estimated }: NutrientProps) {
  const { name, unit } = nutrients.find((one) => one.id === id) ?? nutrients[0];
  return (
    <li className="flex flex-col rounded-control bg-sunken px-3 py-2.5">
      <span className="text-sm text-soft">{name}</span>
      <span className="mt-0.5">
        {amount === null ? (
          <span className="font-semibold">{texts.unknown}</span>
        ) : (
          <>
            {estimated && <span className="text-soft">~</span>}
            <span className="text-lg font-bold">{numberText(roundDaysNutrient(id, amount))}</span>
            <span className="text-sm text-soft">
              {" "}
              / {numberText(dailyValues[id])} {unit}
            </span>
          </>
        )}
      </span>
      <span
        role="meter"
        aria-label={texts.meter(name)}
        aria-valuemin={0}
        aria-valuemax={Math.max(100, percent ?? 0)}
        aria-valuenow={percent ?? 0}
        aria-valuetext={percent === null ? texts.unknown : texts.percent(percent, estimated)}
        className="bar mt-2 block h-1.5 overflow-hidden rounded-full bg-line"
      >
        <span
          className="bar-fill block h-full rounded-full bg-primary transition-[width] duration-250 ease-calm"
          style={{ width: `${Math.min(100, percent ?? 0)}%` }}
        />
      </span>
      <span className="mt-1 text-sm text-soft">
        {percent === null ? "–" : `${wholeText(percent)}%`}
        {unknownIn > 0 && amount !== null && ` · ${texts.missing(unknownIn)}`}
      </span>
    </li>
  );
}
