import { WeeklyProgress } from "../../../features/meals/components/week-cards.tsx";
import { WaterCard } from "../../../features/water/components/water-card.tsx";
import { useGoals } from "../../day/goals.ts";
import { Macros } from "../../day/macros.tsx";

/** The lower half of the dashboard: macros, water, the week. */
export default function LowerCards({ date }: { date: string }) {
  const goals = useGoals();
  return (
    <>
      <div className="max-lg:order-4">
        <Macros date={date} />
      </div>
      <div className="max-lg:order-3">
        <WaterCard goal={goals.dailyWaterGoal} />
      </div>
      <div className="max-lg:order-5">
        <WeeklyProgress goal={goals.dailyCalorieGoal} />
      </div>
    </>
  );
}
