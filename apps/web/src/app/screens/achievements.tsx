import { AchievementsBoard } from "../../features/achievements/components/board.tsx";
import { CalmNote } from "../../features/achievements/components/calm-note.tsx";
import { GoalCards } from "../../features/achievements/components/goal-cards.tsx";
import { RecentAchievements } from "../../features/achievements/components/recent-achievements.tsx";
import { useCalm } from "../../lib/calm.ts";
import { usePersonId } from "../../lib/person.ts";

/** The Goals screen: today's and the week's goals, what was earned last, and everything there is. */
export default function Achievements() {
  const isVisitor = usePersonId() === null;
  const calm = useCalm();
  if (isVisitor) return <AchievementsBoard />;
  return (
    <div className="screen">
      <GoalCards />
      {calm ? (
        <CalmNote />
      ) : (
        <>
          <RecentAchievements />
          <AchievementsBoard />
        </>
      )}
    </div>
  );
}
