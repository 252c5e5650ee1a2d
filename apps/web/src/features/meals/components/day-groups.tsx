import { addDays, type Day } from "@morsel/domain/day";
import { wholeText } from "@morsel/domain/english";
import { type MealType, mealTypes } from "@morsel/domain/meals/meal-type";
import { type ReactNode, useState } from "react";
import { Badge } from "../../../components/badge.tsx";
import { Card } from "../../../components/card.tsx";
import { cameToNothing, FailedQuery } from "../../../components/failed-query.tsx";
import { usePersonId } from "../../../lib/person.ts";
import { useToday } from "../../../lib/today.ts";
import { useDayEntries } from "../day-entries.ts";
import { sumKcal } from "../entry.ts";
import { historyLimits } from "../history.ts";
import { mealMessages } from "../messages.ts";
import { useDiary } from "../queries.ts";
import { CopyDay } from "./copy-day.tsx";
import { SignedOut } from "./day-list.tsx";
import { ListEnd } from "./list-end.tsx";
import { MealGroup } from "./meal-group.tsx";
import { MealRowsPlace } from "./meal-rows.tsx";

/** Whether a day's groups can be drawn in one go, so that nothing moves afterwards. */
export function useDayIsLoading(day: Day): boolean {
  const entries = useDayEntries(day);
  const before = useDiary(addDays(day, -1), addDays(day, -1));
  const isVisitor = usePersonId() === null;
  const isSettled = before.data !== undefined || cameToNothing(before);
  return !isVisitor && !cameToNothing(entries) && !(entries.data && isSettled);
}

/** A day's entries by meal, each meal with its sum, and ways to add to it, including any state. */
export function DayGroups({ day, title }: { day: Day; title: string }) {
  const isVisitor = usePersonId() === null;
  const diary = useDayEntries(day);
  const isLoading = useDayIsLoading(day);
  const kcal = sumKcal(diary.data ?? []);

  let content: ReactNode;
  if (isVisitor) content = <SignedOut />;
  else if (isLoading) content = <MealRowsPlace />;
  else if (diary.data) content = <Groups day={day} />;
  else content = <FailedQuery title={mealMessages.loadFailed} query={diary} />;

  return (
    <Card
      data-tour="journal"
      title={title}
      aside={kcal > 0 && <Badge tone="primary">{wholeText(kcal)} kcal</Badge>}
    >
      {content}
    </Card>
  );
}

function Groups({ day }: { day: Day }) {
  const today = useToday();
  const { data: meals = [] } = useDayEntries(day);
  const yesterday = addDays(day, -1);
  const { data: before = [] } = useDiary(yesterday, yesterday);
  const [folded, setFolded] = useState<readonly MealType[]>([]);
  const shown = meals.slice(0, historyLimits.listed);
  const isToday = day === today;
  const { title, text } = mealMessages.empty;

  function toggle(mealType: MealType) {
    const others = folded.filter((one) => one !== mealType);
    setFolded(others.length < folded.length ? others : [...folded, mealType]);
  }

  return (
    <>
      {meals.length === 0 && (
        <p className="-mt-1 mb-2 text-sm text-soft">
          <span className="text-base font-semibold text-ink">
            {isToday ? title : mealMessages.day.nothing}
          </span>{" "}
          {isToday && text}
        </p>
      )}
      {mealTypes.map((mealType) => {
        const isOf = (meal: { mealType: MealType }) => meal.mealType === mealType;
        return (
          <MealGroup
            key={mealType}
            {...{ day, today, mealType }}
            meals={meals.filter(isOf)}
            shown={shown.filter(isOf)}
            before={before.filter(isOf)}
            folded={folded.includes(mealType)}
            onFold={() => toggle(mealType)}
          />
        );
      })}
      <ListEnd meals={meals} />
      {meals.length > 0 && !isToday && <CopyDay meals={meals} today={today} />}
      {meals.length === 0 && isToday && before.length > 0 && (
        <CopyDay meals={before} today={today} label={mealMessages.day.copyYesterday} />
      )}
    </>
  );
}
