import { day } from "./day.ts";
import type { Person, Server } from "./server.ts";

const longName =
  "Grandmother's slow-roasted Mediterranean vegetables with chickpeas and pomegranate molasses";
export const longWord = "Donaudampfschifffahrtsgesellschaftskapitänsfrühstück";

/** A diary and a profile; "extreme" ones are as long and as large as they may be. */
export async function fill(
  server: Server,
  { token }: Person,
  size: "usual" | "extreme" = "extreme",
): Promise<void> {
  const isUsual = size === "usual";
  const put = (path: string, body: unknown) => server.call("PUT", path, { token, body });
  const post = (path: string, body: unknown) => server.call("POST", path, { token, body });
  await put("/api/user/profile", {
    firstName: "Maximiliana-Alexandra",
    lastName: "Featherstonehaugh-Cholmondeley",
    profileIcon: 1,
    personalInfo: {
      location: isUsual
        ? "Portland, Oregon"
        : "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, Wales",
      birth_date: "1991-12-30",
      height: "6'11\"",
      weight: 277.1,
      activity_level: "Moderately Active",
      dietary_preferences: ["Low-carb", "Vegetarian", "Gluten-free"],
    },
  });
  await put("/api/user/goals", { dailyCalorieGoal: 9_950, dailyProteinGoal: 500 });
  const nutrients = { totalProtein: 1234.5, totalCarbs: 2345.6, totalFat: 1987.6, iron: 123.4 };
  const more = { calcium: 12_345, vitaminC: 1234.5, vitaminD: 123.4, magnesium: 1234, zinc: 99.9 };
  const names = isUsual
    ? ["Lentil soup", "Whole wheat bread", "2% milk"]
    : [longName, longWord, "2% milk"];
  // Of five days, so that the fasts below leave a break that is suggested as one at any hour.
  for (const back of [0, 1, 2, 3, 4])
    for (const [at, name] of names.entries())
      await post("/api/meals/logged", {
        ...{ name, date: day(back), time: "12:45 PM", mealType: "breakfast", source: "calculator" },
        ...{
          totalCalories: 19_998 - at,
          confirmed: true,
          measurement: "1½ heaped tablespoons",
          grams: 4567.8,
        },
        ...(at < 2 && { ...nutrients, ...more }),
      });
  await post("/api/daily-stats", { date: day(), waterGlasses: 8 });
  const hour = 3_600_000;
  for (const back of [2, 5])
    await post("/api/fasting/start", {
      id: `00000000-0000-4000-8000-00000000000${String(back)}`,
      ...{ planId: "custom", targetDuration: 23 * hour, status: "completed" },
      startTime: new Date(Date.now() - back * 24 * hour).toISOString(),
      endTime: new Date(Date.now() - back * 24 * hour + 23.9 * hour).toISOString(),
    });
}
