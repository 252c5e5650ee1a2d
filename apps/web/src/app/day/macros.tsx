import { Card } from "../../components/card.tsx";
import { MacroBar, MacroBarSkeleton } from "../../components/macro-bar.tsx";
import { Loading } from "../../components/skeleton.tsx";
import { useDaySoFar } from "./day-so-far.ts";
import { dayMessages } from "./messages.ts";

/** How much protein, carbs and fat remain today. */
export function Macros({ date }: { date: string }) {
  const day = useDaySoFar(date);
  // The progress card above reports the failure and offers a retry.
  if (day.state === "failed") return null;
  return (
    <Card title={dayMessages.macros}>
      {day.state === "loading" ? (
        <Loading label={dayMessages.loadingMacros} className="flex flex-col gap-4">
          <MacroBarSkeleton />
          <MacroBarSkeleton />
          <MacroBarSkeleton />
        </Loading>
      ) : (
        <div className="flex flex-col gap-4">
          <MacroBar macro="protein" eaten={day.protein} goal={day.goals.dailyProteinGoal} />
          <MacroBar macro="carbs" eaten={day.carbs} goal={day.goals.dailyCarbGoal} />
          <MacroBar macro="fat" eaten={day.fat} goal={day.goals.dailyFatGoal} />
        </div>
      )}
    </Card>
  );
}
