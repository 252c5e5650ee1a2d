import { TodayList } from "../../features/meals/components/today-list.tsx";
import { useToday } from "../../lib/today.ts";
import { Macros } from "../day/macros.tsx";
import { TodaysProgress } from "../day/todays-progress.tsx";

/** The meal journal: what was logged, and how the day stands. */
export default function Journal() {
  const today = useToday();
  return (
    <div className="screen lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] lg:items-start lg:gap-5">
      <TodayList title="Logged Today" />
      <div className="flex flex-col gap-4 lg:gap-5">
        <TodaysProgress date={today} />
        <Macros date={today} />
      </div>
    </div>
  );
}
