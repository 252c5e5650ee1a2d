import { createHash } from "node:crypto";
import { inLanes } from "./steps.mjs";

/** Who signs in to the demo. */
export const demoPerson = { email: "sam@example.com", password: "Demo-1234" };
const days = 90;

/** @typedef {[ingredient: string, measurement: string]} Helping */
/** @typedef {"breakfast" | "lunch" | "dinner" | "snack"} MealType */

/** @type {Record<MealType, Helping[][]>} what this person eats: one of these each time */
const menus = {
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
const times = {
  breakfast: ["7:45 AM", "07:45"],
  lunch: ["12:30 PM", "12:30"],
  snack: ["3:45 PM", "15:45"],
  dinner: ["7:10 PM", "19:10"],
};

/**
 * A number from 0 up to 1 that is the same for the same words on every machine.
 * @param {string} words
 */
function chance(words) {
  return createHash("sha256").update(words).digest().readUInt32BE() / 2 ** 32;
}

/** @param {string} words an id that is the same for the same words, as a UUID */
function idFor(words) {
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
function dayBefore(daysAgo) {
  const now = new Date();
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo);
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/**
 * What was eaten on a day, in the order of the day. Days differ, a few have gaps, and today is not
 * over yet.
 * @param {number} daysAgo
 * @returns {{ mealType: MealType, helpings: Helping[] }[]}
 */
function eatenOn(daysAgo) {
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

/** @param {string} url */
function client(url) {
  let token = "";
  /**
   * @param {string} method @param {string} path @param {unknown} [body]
   * @returns {Promise<any>} the reply's body
   */
  const call = async (method, path, body) => {
    const headers = {
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const reply = await fetch(url + path, { method, headers, ...sent });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}: ${text}`);
    return text ? JSON.parse(text) : null;
  };
  return { call, use: (/** @type {string} */ accessToken) => (token = accessToken) };
}

const perMeal = /** @type {const} */ ([
  "fiber",
  "sodium",
  "iron",
  "calcium",
  "zinc",
  "magnesium",
  "vitaminC",
  "vitaminD",
  "vitaminB12",
  "folate",
]);

/** @param {any} calculated a calculation's reply @returns {Record<string, number>} as a meal has it */
function amounts({ estimatedCalories, nutrition }) {
  const named = {
    totalCalories: estimatedCalories,
    totalProtein: nutrition.protein,
    totalCarbs: nutrition.carbs,
    totalFat: nutrition.fat,
    ...Object.fromEntries(perMeal.map((name) => [name, nutrition[name]])),
  };
  // What the food data does not know stays unknown.
  return Object.fromEntries(
    Object.entries(named)
      .filter(([, amount]) => typeof amount === "number")
      .map(([name, amount]) => [name, Math.round(amount * 100) / 100]),
  );
}

/**
 * Makes an account on the server at `url` and logs its last 90 days through the API, from real food
 * data. The server must keep its mails in the outbox and have its rate limits off.
 * @param {string} url
 * @returns {Promise<{ meals: number }>}
 */
export async function makeDemoPerson(url) {
  const { call, use } = client(url);
  await call("POST", "/api/auth/signup", demoPerson);
  const mails = await call("GET", "/dev/outbox.json");
  const link = mails.find((/** @type {any} */ mail) => mail.to.includes(demoPerson.email))?.link;
  const token_hash = new URL(link).searchParams.get("token_hash");
  const session = await call("POST", "/auth/v1/verify", { type: "signup", token_hash });
  use(session.access_token);
  await call("PUT", "/api/user/profile", {
    firstName: "Sam",
    lastName: "Rivera",
    profileIcon: 1,
    personalInfo: {
      location: "Portland, Oregon",
      birth_date: "1991-05-17",
      height: "5'10\"",
      weight: 77.1,
      activity_level: "Moderately Active",
      dietary_preferences: ["Low-carb"],
    },
  });
  await call("PUT", "/api/user/goals", { dailyCalorieGoal: 2100, dailyProteinGoal: 120 });

  const helpings = Object.values(menus).flat(2);
  /** @type {Map<string, any>} */
  const calculated = new Map();
  const distinct = new Map(helpings.map((helping) => [helping.join(), helping]));
  await inLanes(
    [...distinct].map(([key, [ingredient, measurement]]) => async () => {
      calculated.set(
        key,
        await call("POST", "/api/calculate-calories", { ingredient, measurement }),
      );
    }),
    8,
  );

  const entries = Array.from({ length: days }, (_, at) => days - 1 - at).flatMap((daysAgo) =>
    eatenOn(daysAgo).flatMap(({ mealType, helpings: eaten }) =>
      eaten.map(([ingredient, measurement]) => {
        const found = calculated.get([ingredient, measurement].join());
        const date = dayBefore(daysAgo);
        const [time, hour] = times[mealType];
        const id = idFor(`${date} ${mealType} ${ingredient}`);
        return {
          id,
          clientRef: `calc-${id}`,
          name: `${ingredient[0]?.toUpperCase()}${ingredient.slice(1)}`,
          date,
          time,
          timestamp: new Date(`${date}T${hour}:00`).toISOString(),
          mealType,
          source: "calculator",
          foodId: found.food.id,
          measurement,
          grams: found.grams,
          ...amounts(found),
        };
      }),
    ),
  );
  const water = Array.from({ length: days }, (_, daysAgo) => ({
    date: dayBefore(daysAgo),
    waterGlasses: daysAgo === 0 ? 5 : 3 + Math.floor(chance(`water ${daysAgo}`) * 6),
  }));
  await inLanes(
    [
      ...entries.map((entry) => () => call("POST", "/api/meals/logged", entry)),
      ...water.map((day) => () => call("POST", "/api/daily-stats", day)),
    ],
    8,
  );
  return { meals: entries.length };
}
