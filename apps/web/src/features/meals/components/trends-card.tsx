import type { Goals } from "@morsel/contract/profile";
import { caloriesOver } from "@morsel/domain/achievements/over";
import type { Day } from "@morsel/domain/day";
import { monthAndYear } from "@morsel/domain/english";
import { nutrients, roundDaysNutrient } from "@morsel/domain/foods/nutrients";
import { dailyValues } from "@morsel/domain/meals/nutrition";
import {
  calendarMonth,
  lastDays,
  type TrendNutrient,
  trendMonths,
  trendNutrients,
  trendOf,
  trendSpans,
} from "@morsel/domain/meals/trend";
import { useEffect, useId, useMemo, useState } from "react";
import { Card } from "../../../components/card.tsx";
import { cameToNothing, FailedQuery } from "../../../components/failed-query.tsx";
import { SelectField } from "../../../components/field.tsx";
import { SectionTabs } from "../../../components/section-tabs.tsx";
import { Segments } from "../../../components/segments.tsx";
import { Loading, Skeleton } from "../../../components/skeleton.tsx";
import { useToday } from "../../../lib/today.ts";
import { mealMessages } from "../messages.ts";
import { useDays } from "../queries.ts";
import { TrendChart } from "./trend-chart.tsx";

const texts = mealMessages.trend;

/** What a trend can span: the last days, or a calendar month. */
function rangesUpTo(today: Day) {
  return [
    ...trendSpans.map((count) => ({
      name: `days-${count}` as const,
      words: texts.span(count),
      days: lastDays(count, today),
    })),
    ...trendMonths.map((back) => {
      const days = calendarMonth(back, today);
      return { name: `month-${back}` as const, words: monthAndYear(days.from), days };
    }),
  ];
}
type RangeName = ReturnType<typeof rangesUpTo>[number]["name"];

const quick = ["calories", "protein", "carbs", "fat"] as const;

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

const isAbove = (amount: number, goal: number) => amount > goal;

interface TrendsCardProps {
  goals: Goals;
  /** Scrolls to the card and puts the focus on it: the person came for it. */
  wanted?: boolean;
}

/** Calories, a macronutrient or a micronutrient over a week, a quarter or a calendar month. */
export default function TrendsCard({ goals, wanted }: TrendsCardProps) {
  const today = useToday();
  const id = useId();
  const ranges = useMemo(() => rangesUpTo(today), [today]);
  const [chosen, setChosen] = useState<RangeName>("days-7");
  const [nutrient, setNutrient] = useState<TrendNutrient>("calories");
  // One query serves all ranges.
  const first = ranges.reduce((from, { days }) => (days.from < from ? days.from : from), today);
  const days = useDays(first, today);
  const span = ranges.find((range) => range.name === chosen)?.days;
  const { name, unit } = nutrients.find(({ id }) => id === nutrient) ?? nutrients[0];
  const goal = goalOf(nutrient, goals);
  const trend = useMemo(
    () => days.data && span && trendOf(days.data, nutrient, span),
    [days.data, nutrient, span],
  );

  useEffect(() => {
    if (!wanted) return;
    // A new view scrolls to its top first.
    const frame = requestAnimationFrame(() => {
      const card = document.getElementById(id);
      card?.scrollIntoView();
      card?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [wanted, id]);

  return (
    <Card title={texts.title} id={id} tabIndex={-1}>
      <SectionTabs
        label={texts.title}
        sections={ranges}
        chosen={chosen}
        onChoose={setChosen}
        inRows
      />
      <div
        role="tabpanel"
        id={`panel-${chosen}`}
        aria-labelledby={`tab-${chosen}`}
        className="mt-3"
      >
        <Segments
          legend={texts.quick}
          choices={choices.filter(({ value }) => quick.some((one) => one === value))}
          value={nutrient}
          onChoose={setNutrient}
        />
        <SelectField
          className="mt-3"
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
            {trend.logged === 0 ? texts.empty : texts.unknown}
          </p>
        )}
        {typeof trend?.average === "number" && (
          <>
            <dl className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-2 text-center">
              <Figure
                name={texts.average}
                value={`${roundDaysNutrient(nutrient, trend.average).toLocaleString("en")} ${unit}`}
              />
              <Figure name={texts.goal} value={`${goal.toLocaleString("en")} ${unit}`} />
              <Figure name={texts.daysLogged} value={`${trend.known} / ${trend.points.length}`} />
            </dl>
            <TrendChart
              points={trend.points}
              goal={goal}
              isOver={nutrient === "calories" ? caloriesOver : isAbove}
              name={name}
              unit={unit}
              text={(amount) => roundDaysNutrient(nutrient, amount).toLocaleString("en")}
            />
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
