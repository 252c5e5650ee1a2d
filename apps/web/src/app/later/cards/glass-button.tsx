import { GlassButton as Button } from "../../../features/water/components/glass-button.tsx";
import { useGoals } from "../../day/goals.ts";

/** Water without scrolling, beside the dashboard's call to action. */
export default function GlassButton() {
  return <Button goal={useGoals().dailyWaterGoal} />;
}
