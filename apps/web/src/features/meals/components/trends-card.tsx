import type { Goals } from "@morsel/contract/profile";
import { addDays } from "@morsel/domain/day";
import { nutrients, roundNutrient } from "@morsel/domain/foods/nutrients";
import { dailyValues } from "@morsel/domain/meals/nutrition";
import {
  type TrendNutrient,
  type TrendSpan,
  trendNutrients,
  trendOf,
  trendSpans,
} from "@morsel/domain/meals/trend";
import { useMemo, useState } from "react";
import { Card } from "../../../components/card.tsx";
import { cameToNothing, FailedQuery } from "../../../components/failed-query.tsx";
import { SelectField } from "../../../components/field.tsx";
import { SectionTabs } from "../../../components/section-tabs.tsx";
import { Loading, Skeleton } from "../../../components/skeleton.tsx";
import { useToday } from "../../../lib/today.ts";
import { mealMessages } from "../messages.ts";
import { useDays } from "../queries.ts";
import { TrendChart } from "./trend-chart.tsx";

const texts = mealMessages.trend;
const longest = Math.max(...trendSpans);

const sections = trendSpans.map((span) => ({
  name: String(span) as `${TrendSpan}`,
  words: texts.span(span),
}));

const choices = trendNutrients.map((id) => ({
  value: id,
  label: nutrients.find((one) => one.id === id)?.name ?? id,
}));

function goalOf(nutrient: TrendNutrient, goals: Goals): number {
  const perDay: Record<TrendNutrient, number> = {
    ...dailyValues,
    calories: goals.dailyCalorieGoal,
    protein: goals.dailyProteinGoal,
    carbs: goals.dailyCarbGoal,
    fat: goals.dailyFatGoal,
  };
  return perDay[nutrient];
}

/** Calories, a macronutrient or a micronutrient over a week, a month or a quarter. */
export default function TrendsCard({ goals }: { goals: Goals }) {
  const today = useToday();
  const [span, setSpan] = useState<`${TrendSpan}`>("30");
  const [nutrient, setNutrient] = useState<TrendNutrient>("calories");
  // One query serves all three spans.
  const days = useDays(addDays(today, 1 - longest), today);
  const { name, unit } = nutrients.find(({ id }) => id === nutrient) ?? nutrients[0];
  const goal = goalOf(nutrient, goals);
  const trend = useMemo(
    () => days.data && trendOf(days.data, nutrient, Number(span), today),
    [days.data, nutrient, span, today],
  );

  return (
    <Card title={texts.title}>
      <SectionTabs label={texts.title} sections={sections} chosen={span} onChoose={setSpan} />
      <div role="tabpanel" id={`panel-${span}`} aria-labelledby={`tab-${span}`} className="mt-3">
        <SelectField
          label={texts.what}
          choices={choices}
          value={nutrient}
          onChange={({ target }) => {
            const picked = trendNutrients.find((one) => one === target.value);
            if (picked) setNutrient(picked);
          }}
        />
        {!trend && cameToNothing(days) && <FailedQuery title={texts.failed} query={days} />}
        {!trend && !cameToNothing(days) && (
          <Loading label={texts.loading} className="mt-4">
            <Skeleton className="h-48" />
          </Loading>
        )}
        {trend?.known === 0 && (
          <p className="py-10 text-center text-soft">
            {nutrient === "calories" || days.data?.length === 0 ? texts.empty : texts.unknown}
          </p>
        )}
        {typeof trend?.average === "number" && (
          <>
            <TrendChart
              points={trend.points}
              goal={goal}
              name={name}
              unit={unit}
              text={(amount) => roundNutrient(nutrient, amount).toLocaleString("en")}
            />
            <dl className="mt-3 grid grid-cols-3 gap-2 text-center">
              <Figure
                name={texts.average}
                value={`${roundNutrient(nutrient, trend.average).toLocaleString("en")} ${unit}`}
              />
              <Figure name={texts.goal} value={`${goal.toLocaleString("en")} ${unit}`} />
              <Figure name={texts.daysLogged} value={`${trend.known} / ${span}`} />
            </dl>
          </>
        )}
      </div>
    </Card>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-col-reverse justify-end rounded-control bg-sunken px-1 py-2">
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="font-bold">{value}</dd>
    </div>
  );
}
