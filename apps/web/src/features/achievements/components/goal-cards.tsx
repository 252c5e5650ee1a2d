import type { GoalProgress } from "@morsel/domain/achievements/goals-met";
import { CircleCheck, CircleDashed } from "lucide-react";
import { Badge } from "../../../components/badge.tsx";
import { Bar, growing } from "../../../components/bar.tsx";
import { Card } from "../../../components/card.tsx";
import { FailedQuery } from "../../../components/failed-query.tsx";
import { Loading, Skeleton } from "../../../components/skeleton.tsx";
import { classNames } from "../../../lib/class-names.ts";
import { goalMessages as texts } from "../goals.messages.ts";
import { type GoalsSoFar, useGoalsSoFar } from "../progress.ts";

/** Today's five goals and the week's four, each with how far it has come. */
export function GoalCards() {
  const goals = useGoalsSoFar();
  return (
    <div className="screen lg:grid lg:grid-cols-2 lg:items-start lg:gap-5">
      <GoalCard period="daily" goals={goals} lines={5} />
      <GoalCard period="weekly" goals={goals} lines={4} />
    </div>
  );
}

interface GoalCardProps {
  period: "daily" | "weekly";
  goals: GoalsSoFar;
  /** How many there will be. */
  lines: number;
}

function GoalCard({ period, goals, lines }: GoalCardProps) {
  const { title, loading, failed } = texts[period];
  const known: GoalProgress<string>[] | null = goals.state === "ready" ? goals[period] : null;
  const met = known?.filter((goal) => goal.met).length ?? 0;
  return (
    <Card
      title={title}
      aside={
        known && (
          <Badge tone={met > 0 ? "primary" : "plain"}>{texts.complete(met, known.length)}</Badge>
        )
      }
    >
      {goals.state === "failed" && <FailedQuery title={failed} query={goals.query} />}
      {goals.state === "loading" && (
        <Loading label={loading} className="flex flex-col gap-4">
          {Array.from({ length: lines }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders never move
            <Skeleton key={at} className="h-15 rounded-control" />
          ))}
        </Loading>
      )}
      {goals.state === "ready" && (
        <ul className="flex flex-col gap-4">
          {period === "daily"
            ? goals.daily.map((goal) => (
                <Goal key={goal.id} {...texts.goals.daily[goal.id]} {...goal} />
              ))
            : goals.weekly.map((goal) => (
                <Goal key={goal.id} {...texts.goals.weekly[goal.id]} {...goal} />
              ))}
        </ul>
      )}
    </Card>
  );
}

interface GoalProps extends GoalProgress<string> {
  name: string;
  unit: string;
  rule: (goal: number) => string;
}

function Goal({ name, unit, rule, amount, goal, met, over }: GoalProps) {
  const text = texts.progress(amount, goal, unit);
  const reached = Math.round(amount ?? 0);
  const share = goal > 0 ? Math.min(1, (amount ?? 0) / goal) : 0;
  const Icon = met ? CircleCheck : CircleDashed;
  return (
    <li className="flex items-start gap-3">
      <Icon
        size={22}
        aria-hidden="true"
        className={classNames("mt-0.5 shrink-0", met ? "text-primary" : "text-soft")}
      />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap justify-between gap-x-3">
          <span className="font-semibold">
            {name}
            {met && <span className="sr-only"> {texts.met}</span>}
          </span>
          <span className={classNames(over && "text-over")}>{text}</span>
        </p>
        <Bar
          role="meter"
          label={name}
          text={text}
          value={reached}
          max={Math.max(goal, reached, 1)}
          share={share}
          className="mt-1.5 h-2"
          fill={`${growing} ${over ? "bar-over bg-over" : "bg-primary"}`}
        />
        <p className="mt-1 text-sm text-soft">{rule(goal)}</p>
      </div>
    </li>
  );
}
