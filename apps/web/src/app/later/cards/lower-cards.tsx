import { WeeklyProgress } from "../../../features/meals/components/week-cards.tsx";
import { WaterCard } from "../../../features/water/components/water-card.tsx";
import { useGoals } from "../../day/goals.ts";
import { Macros } from "../../day/macros.tsx";

/** The lower half of the dashboard: water, the week, macros. */
export default function LowerCards({ date }: { date: string }) {
  const goals = useGoals();
  return (
    <>
      <WaterCard goal={goals.dailyWaterGoal} />
      <WeeklyProgress goal={goals.dailyCalorieGoal} />
      <Macros date={date} />
    </>
  );
}
