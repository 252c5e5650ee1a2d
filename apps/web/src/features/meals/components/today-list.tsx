import type { Meal } from "@morsel/contract/meals";
import { UtensilsCrossed } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { Badge } from "../../../components/badge.tsx";
import { Button } from "../../../components/button.tsx";
import { Card } from "../../../components/card.tsx";
import { EmptyState } from "../../../components/empty-state.tsx";
import { FailedState } from "../../../components/failed-state.tsx";
import { Loading, Skeleton } from "../../../components/skeleton.tsx";
import { usePending, usePersonId } from "../../../lib/changes.ts";
import { useOnline } from "../../../lib/online.ts";
import { openTab } from "../../../lib/tabs.ts";
import { useToday } from "../../../lib/today.ts";
import { mealMessages } from "../messages.ts";
import { deleteMeal } from "../mutations.ts";
import { useDiary } from "../queries.ts";
import { wholeText } from "./amounts.ts";
import { MealRow } from "./meal-row.tsx";

interface TodayListProps {
  title?: string;
  /** Another day than today. */
  date?: string;
}

/** The entries of a day, newest first, each with its delete button; in all its states. */
export function TodayList({ title = mealMessages.todayTitle, date }: TodayListProps) {
  const now = useToday();
  const day = date ?? now;
  const signedIn = usePersonId() !== null;
  const diary = useDiary(day, day);
  const kcal = (diary.data ?? []).reduce((sum, { calories }) => sum + calories, 0);

  let content: ReactNode;
  if (!signedIn) content = <SignedOut />;
  else if (diary.data && diary.data.length > 0) content = <Rows meals={diary.data} />;
  else if (diary.data) content = <Nothing />;
  else if (diary.isError || diary.fetchStatus === "paused") {
    content = (
      <FailedState
        title={mealMessages.loadFailed}
        error={diary.error}
        onRetry={() => void diary.refetch()}
        retrying={diary.isFetching}
      />
    );
  } else content = <RowsSkeleton />;

  return (
    <Card title={title} aside={kcal > 0 && <Badge tone="primary">{wholeText(kcal)} kcal</Badge>}>
      {content}
    </Card>
  );
}

function Rows({ meals }: { meals: readonly Meal[] }) {
  const online = useOnline();
  const pending = new Set(usePending().map(({ target }) => target));
  const list = useRef<HTMLUListElement>(null);

  function remove(meal: Meal, index: number) {
    void deleteMeal(meal);
    // The pressed button goes: the focus moves to the entry that takes its place.
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll("button");
      buttons?.[Math.min(index, buttons.length - 1)]?.focus({ preventScroll: true });
    });
  }

  return (
    <ul ref={list} className="-my-1">
      {meals.map((meal, index) => (
        <MealRow
          key={meal.id}
          meal={meal}
          waiting={!online && pending.has(meal.id)}
          onDelete={() => remove(meal, index)}
        />
      ))}
    </ul>
  );
}

function Nothing() {
  const { title, text, action } = mealMessages.empty;
  return (
    <EmptyState
      icon={<UtensilsCrossed size={22} />}
      title={title}
      action={<Button onClick={() => openTab("nutrition")}>{action}</Button>}
    >
      {text}
    </EmptyState>
  );
}

function SignedOut() {
  const { title, text, action } = mealMessages.signedOut;
  return (
    <EmptyState
      icon={<UtensilsCrossed size={22} />}
      title={title}
      action={<Button onClick={() => openTab("signin")}>{action}</Button>}
    >
      {text}
    </EmptyState>
  );
}

function RowsSkeleton() {
  return (
    <Loading label="Loading your meals" className="flex flex-col gap-5 py-2">
      {[0, 1, 2].map((row) => (
        <span key={row} className="flex flex-col gap-2">
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-4 w-1/2" />
        </span>
      ))}
    </Loading>
  );
}
