import { AchievementsBoard } from "../../features/achievements/components/board.tsx";

/** The achievements view. */
export default function Achievements() {
  return <AchievementsBoard />;
}
