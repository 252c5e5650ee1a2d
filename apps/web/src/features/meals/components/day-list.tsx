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
import { useDayEntries } from "../day-entries.ts";
import { sumKcal } from "../entry.ts";
import { copyMeals } from "../groups.mutations.ts";
import { historyLimits } from "../history.ts";
import { mealMessages } from "../messages.ts";
import { useDiary } from "../queries.ts";
import { ListEnd } from "./list-end.tsx";
import { MealRows, MealRowsPlace } from "./meal-rows.tsx";

interface DayListProps {
  /** Also shows minerals and vitamins. */
  detailed?: boolean;
}

/** Today's entries, newest first, including the loading, empty and failed states. */
export function DayList({ detailed = false }: DayListProps) {
  const today = useToday();
  const signedIn = usePersonId() !== null;
  const diary = useDayEntries(today);
  const meals = diary.data ?? [];
  const kcal = sumKcal(meals);

  let content: ReactNode;
  if (!signedIn) content = <SignedOut />;
  else if (meals.length > 0)
    content = (
      <>
        <MealRows meals={meals.slice(0, historyLimits.listed)} detailed={detailed} />
        <ListEnd meals={meals} />
      </>
    );
  else if (diary.data) content = <Nothing today={today} />;
  else if (cameToNothing(diary))
    content = <FailedQuery title={mealMessages.loadFailed} query={diary} />;
  else content = <MealRowsPlace />;

  return (
    <Card
      title={mealMessages.todayTitle}
      aside={kcal > 0 && <Badge tone="primary">{wholeText(kcal)} kcal</Badge>}
    >
      {content}
    </Card>
  );
}

/** The empty state; it offers to copy yesterday's entries. */
function Nothing({ today }: { today: Day }) {
  const yesterday = addDays(today, -1);
  const { data: before = [] } = useDiary(yesterday, yesterday);
  const { title, text, action } = mealMessages.empty;
  return (
    <EmptyState
      icon={<UtensilsCrossed size={22} />}
      title={title}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Button data-instead onClick={() => openTab("nutrition")}>
            {action}
          </Button>
          {before.length > 0 && (
            <Button look="outline" onClick={() => void copyMeals(before, { day: today })}>
              <Copy size={18} aria-hidden="true" />
              {mealMessages.day.copyYesterday}
            </Button>
          )}
        </div>
      }
    >
      {text}
    </EmptyState>
  );
}

/** Asks visitors to sign up. */
export function SignedOut() {
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
