import { Suspense } from "react";
import { later } from "../../../components/later.tsx";
import { WeeklyProgress } from "../../../features/meals/components/week-cards.tsx";
import { WaterCard } from "../../../features/water/components/water-card.tsx";
import { usePersonId } from "../../../lib/person.ts";
import { readText, storageKeys } from "../../../lib/storage.ts";
import { useGoals } from "../../day/goals.ts";
import { Macros } from "../../day/macros.tsx";

const VisitorOffer = later(() => import("../../../features/sync/components/visitor-offer.tsx"));

/** Whether somebody who wasn't signed in has left something here. */
const hasLeft = () =>
  [storageKeys.visitorWater, storageKeys.visitorAnalyses].some((key) => readText(key) !== null);

/** The lower half of the dashboard: water, the week, macros. */
export default function LowerCards({ date }: { date: string }) {
  const goals = useGoals();
  const person = usePersonId();
  return (
    <>
      {person !== null && hasLeft() && (
        <Suspense fallback={null}>
          <VisitorOffer />
        </Suspense>
      )}
      <WaterCard goal={goals.dailyWaterGoal} />
      <WeeklyProgress goal={goals.dailyCalorieGoal} />
      <Macros date={date} />
    </>
  );
}
