import type { Meal } from "@morsel/contract/meals";
import { addDays, type Day } from "@morsel/domain/day";
import { wholeText } from "@morsel/domain/english";
import { Copy, UtensilsCrossed } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "../../../components/badge.tsx";
import { Button } from "../../../components/button.tsx";
import { Card } from "../../../components/card.tsx";
import { EmptyState } from "../../../components/empty-state.tsx";
import { cameToNothing, FailedQuery } from "../../../components/failed-query.tsx";
import { askToSign } from "../../../lib/auth-prompt.ts";
import { usePersonId } from "../../../lib/person.ts";
import { openTab } from "../../../lib/tabs.ts";
import { useToday } from "../../../lib/today.ts";
import { historyLimits } from "../history.ts";
import { mealMessages } from "../messages.ts";
import { copyMeals } from "../mutations.ts";
import { useDiary } from "../queries.ts";
import { MealRows, MealRowsPlace } from "./meal-rows.tsx";

interface DayListProps {
  title?: string;
  /** A day other than today. */
  date?: Day;
  /** Also shows minerals and vitamins. */
  detailed?: boolean;
}

/** A day's entries, newest first, including the loading, empty and failed states. */
export function DayList({ title = mealMessages.todayTitle, date, detailed = false }: DayListProps) {
  const today = useToday();
  const day = date ?? today;
  const signedIn = usePersonId() !== null;
  const diary = useDiary(day, day);
  const meals = diary.data ?? [];
  const kcal = meals.reduce((sum, { calories }) => sum + calories, 0);

  let content: ReactNode;
  if (!signedIn) content = <SignedOut />;
  else if (meals.length > 0)
    content = <MealRows meals={meals.slice(0, historyLimits.listed)} detailed={detailed} />;
  else if (diary.data) content = <Nothing day={day} today={today} />;
  else if (cameToNothing(diary))
    content = <FailedQuery title={mealMessages.loadFailed} query={diary} />;
  else content = <MealRowsPlace />;

  return (
    <Card title={title} aside={kcal > 0 && <Badge tone="primary">{wholeText(kcal)} kcal</Badge>}>
      {content}
      {day !== today && meals.length > 0 && <CopyDay meals={meals} today={today} />}
    </Card>
  );
}

function CopyDay({ meals, today }: { meals: readonly Meal[]; today: Day }) {
  return (
    <Button
      look="secondary"
      className="mt-4 w-full"
      onClick={() => void copyMeals(meals, today, mealMessages.day.today)}
    >
      <Copy size={18} aria-hidden="true" />
      {mealMessages.day.copyToToday}
    </Button>
  );
}

/** The empty state; today it offers to copy yesterday's entries. */
function Nothing({ day, today }: { day: Day; today: Day }) {
  const yesterday = addDays(today, -1);
  const { data: before = [] } = useDiary(yesterday, yesterday);
  const { title, text, action } = mealMessages.empty;
  const isToday = day === today;
  return (
    <EmptyState
      icon={<UtensilsCrossed size={22} />}
      title={isToday ? title : mealMessages.day.nothing}
      action={
        isToday && (
          <div className="flex flex-wrap justify-center gap-2">
            <Button onClick={() => openTab("nutrition")}>{action}</Button>
            {before.length > 0 && (
              <Button
                look="outline"
                onClick={() => void copyMeals(before, today, mealMessages.day.today)}
              >
                <Copy size={18} aria-hidden="true" />
                {mealMessages.day.copyYesterday}
              </Button>
            )}
          </div>
        )
      }
    >
      {isToday && text}
    </EmptyState>
  );
}

function SignedOut() {
  const { title, text, action } = mealMessages.signedOut;
  return (
    <EmptyState
      icon={<UtensilsCrossed size={22} />}
      title={title}
      action={<Button onClick={() => askToSign("up")}>{action}</Button>}
    >
      {text}
    </EmptyState>
  );
}
