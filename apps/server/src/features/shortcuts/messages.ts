import type { ShortcutDay } from "@morsel/contract/shortcuts";
import { wholeText } from "@morsel/domain/english";
import { inWords } from "@morsel/domain/fasting/duration";
import { kcalToConfirm } from "@morsel/domain/meals/limits";

type Calories = Pick<ShortcutDay, "totalCalories" | "dailyCalorieGoal" | "remainingCalories">;

/** `1,240 of 2,000 kcal, 760 left.` */
function calories({ totalCalories, dailyCalorieGoal, remainingCalories }: Calories): string {
  const left =
    remainingCalories < 0
      ? `${wholeText(-remainingCalories)} over`
      : `${wholeText(remainingCalories)} left`;
  return `${wholeText(totalCalories)} of ${wholeText(dailyCalorieGoal)} kcal, ${left}.`;
}

function water({ waterGlasses, dailyWaterGoal }: Omit<ShortcutDay, "message">): string {
  return `${waterGlasses} of ${dailyWaterGoal} ${dailyWaterGoal === 1 ? "glass" : "glasses"} of water.`;
}

function fast({ isActive, planName, timeRemaining }: ShortcutDay["fastingStatus"]): string {
  if (!isActive) return "";
  return ` Fasting ${planName}: ${inWords(Math.max(0, timeRemaining ?? 0))} to go.`;
}

type Food = Record<"name" | "measurement", string> & { calories: number };

export const messages = {
  day: (day: Omit<ShortcutDay, "message">) =>
    `${calories(day)} ${water(day)}${fast(day.fastingStatus)}`,
  logged: (foods: readonly Food[], missing: readonly { text: string }[], day: Calories) => {
    const named = foods.map(
      ({ name, measurement, calories: kcal }) =>
        `${name} (${measurement}, ${wholeText(kcal)} kcal)`,
    );
    const left = missing.length > 0 ? ` Not logged: ${missing.map(quoted).join(", ")}.` : "";
    return `Logged ${named.join(", ")}.${left} ${calories(day)}`;
  },
  nothing: (missing: readonly { text: string }[]) =>
    missing.length === 0
      ? "No food was found in this. Nothing was logged."
      : `Not understood: ${missing.map(quoted).join(", ")}. Nothing was logged.`,
  notFound: "We couldn't find this food, or couldn't read its amount.",
  noEnergy: "We know this food, but not its calories.",
  tooMuch: `That is more than ${wholeText(kcalToConfirm)} kcal in one entry: log it in the app if it is really meant.`,
  idTaken: "Something else was logged under this id. Send another one.",
} as const;

const quoted = ({ text }: { text: string }) => `“${text}”`;
