import { createHash } from "node:crypto";

export const days = 90;

/** @typedef {[ingredient: string, measurement: string]} Helping */
/** @typedef {"breakfast" | "lunch" | "dinner" | "snack"} MealType */

/** @type {Record<MealType, Helping[][]>} what this person eats: one of these each time */
export const menus = {
  breakfast: [
    [
      ["oatmeal", "1 cup"],
      ["banana", "1 medium"],
      ["2% milk", "1 cup"],
    ],
    [
      ["scrambled eggs", "2 large"],
      ["whole wheat toast", "2 slices"],
      ["butter", "1 tsp"],
    ],
    [
      ["greek yogurt", "170 g"],
      ["blueberries", "1/2 cup"],
      ["honey", "1 tbsp"],
    ],
    [
      ["bagel", "1 medium"],
      ["cream cheese", "2 tbsp"],
      ["orange", "1 medium"],
    ],
    [
      ["pancakes", "2"],
      ["maple syrup", "2 tbsp"],
      ["strawberries", "1 cup"],
    ],
  ],
  lunch: [
    [
      ["chicken breast", "150 g"],
      ["brown rice", "1 cup"],
      ["broccoli", "1 cup"],
    ],
    [
      ["lentil soup", "1 1/2 cups"],
      ["whole wheat bread", "1 slice"],
    ],
    [
      ["tuna", "120 g"],
      ["lettuce", "2 cups"],
      ["olive oil", "1 tbsp"],
      ["tomato", "1 medium"],
    ],
    [["pizza", "2 slices"]],
    [
      ["turkey breast", "90 g"],
      ["whole wheat bread", "2 slices"],
      ["cheddar cheese", "1 slice"],
    ],
  ],
  dinner: [
    [
      ["salmon", "150 g"],
      ["potatoes", "200 g"],
      ["green beans", "1 cup"],
    ],
    [
      ["spaghetti", "1 1/2 cups"],
      ["tomato sauce", "3/4 cup"],
      ["parmesan cheese", "2 tbsp"],
    ],
    [
      ["ground beef", "120 g"],
      ["kidney beans", "1/2 cup"],
      ["white rice", "1 cup"],
    ],
    [
      ["tofu", "150 g"],
      ["carrots", "1 cup"],
      ["white rice", "1 cup"],
    ],
    [
      ["chicken thigh", "170 g"],
      ["sweet potato", "1 medium"],
      ["spinach", "1 cup"],
    ],
  ],
  snack: [
    [["apple", "1 medium"]],
    [["almonds", "30 g"]],
    [["dark chocolate", "20 g"]],
    [["cottage cheese", "1/2 cup"]],
    [
      ["carrots", "1 cup"],
      ["hummus", "2 tbsp"],
    ],
    [["popcorn", "3 cups"]],
  ],
};

/** @type {Record<MealType, [clock: string, utcHour: string]>} */
export const times = {
  breakfast: ["7:45 AM", "07:45"],
  lunch: ["12:30 PM", "12:30"],
  snack: ["3:45 PM", "15:45"],
  dinner: ["7:10 PM", "19:10"],
};

/**
 * A number from 0 to 1 (exclusive), the same for the same words on every machine.
 * @param {string} words
 */
export function chance(words) {
  return createHash("sha256").update(words).digest().readUInt32BE() / 2 ** 32;
}

/** @param {string} words an id that is the same for the same words, as a UUID */
export function idFor(words) {
  const hex = createHash("sha256").update(words).digest("hex");
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
  ];
  return [...parts, hex.slice(20, 32)].join("-");
}

/** @param {number} daysAgo as this machine's clock tells the days */
export function dayBefore(daysAgo) {
  const now = new Date();
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo);
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/**
 * Meals of a day, in order. Days vary, a few have gaps, and today isn't over yet.
 * @param {number} daysAgo
 * @returns {{ mealType: MealType, helpings: Helping[] }[]}
 */
export function eatenOn(daysAgo) {
  if (daysAgo > 0 && chance(`away ${daysAgo}`) < 0.04) return [];
  const eaten = /** @type {{ mealType: MealType, helpings: Helping[] }[]} */ ([]);
  for (const mealType of /** @type {MealType[]} */ (["breakfast", "lunch", "snack", "dinner"])) {
    if (daysAgo === 0 && mealType === "dinner") continue;
    const skipped = mealType === "snack" ? 0.35 : 0.06;
    if (daysAgo > 0 && chance(`skip ${mealType} ${daysAgo}`) < skipped) continue;
    const menu = menus[mealType];
    const helpings = menu[Math.floor(chance(`${mealType} ${daysAgo}`) * menu.length)] ?? [];
    eaten.push({ mealType, helpings });
  }
  return eaten;
}

/** @returns {object[]} a fast of 14 to 17 hours on most evenings, the last one over by now */
export function fasts() {
  const hour = 3_600_000;
  return Array.from({ length: days }, (_, at) => at + 1)
    .filter((daysAgo) => chance(`fast ${daysAgo}`) < 0.7)
    .map((daysAgo) => {
      const date = dayBefore(daysAgo);
      const start = Date.parse(`${date}T20:00:00`);
      const lasted = (14 + Math.floor(chance(`fasted ${daysAgo}`) * 15) / 4) * hour;
      return {
        id: idFor(`fast ${date}`),
        planId: "16-8",
        startTime: new Date(start).toISOString(),
        endTime: new Date(start + lasted).toISOString(),
        targetDuration: 16 * hour,
        status: lasted >= 16 * hour ? "completed" : "stopped",
      };
    })
    .filter(({ endTime }) => Date.parse(endTime) <= Date.now());
}
