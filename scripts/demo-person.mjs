import { chance, dayBefore, days, eatenOn, fasts, idFor, menus, times } from "./demo-days.mjs";
import { inLanes } from "./steps.mjs";

/** Signs in to the demo. */
export const demoPerson = { email: "sam@example.com", password: "Demo-1234" };

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

/** Names that differ between the calculator and an entry. */
const namesInEntry = new Map([
  ["calories", "totalCalories"],
  ["protein", "totalProtein"],
  ["carbs", "totalCarbs"],
  ["fat", "totalFat"],
  ["sugars", "sugar"],
]);

/** @param {any} calculated a calculation's reply @returns {Record<string, number>} as a meal has it */
function amounts({ estimatedCalories, nutrition }) {
  // Unknown stays unknown.
  return Object.fromEntries(
    Object.entries({ ...nutrition, calories: estimatedCalories })
      .filter(([, amount]) => typeof amount === "number")
      .map(([name, amount]) => [namesInEntry.get(name) ?? name, Math.round(amount * 100) / 100]),
  );
}

/** @typedef {{ email: string, password: string }} Credentials */

/**
 * Creates a verified account with a name on the server at `url`, which must use the outbox for its
 * mails.
 * @param {string} url @param {Credentials} credentials @param {Record<string, unknown>} profile
 */
export async function makeAccount(url, credentials, profile) {
  const { call, use } = client(url);
  await call("POST", "/api/auth/signup", credentials);
  const mails = await call("GET", "/dev/outbox.json");
  const link = mails.find((/** @type {any} */ mail) => mail.to.includes(credentials.email))?.link;
  const token_hash = new URL(link).searchParams.get("token_hash");
  const session = await call("POST", "/auth/v1/verify", { type: "signup", token_hash });
  use(session.access_token);
  await call("PUT", "/api/user/profile", profile);
  return { call };
}

/**
 * Signs in, and returns what the app keeps of it in `localStorage`. Each browser needs a session of
 * its own: two that share one look like a theft, which ends it.
 * @param {string} url @param {Credentials} credentials
 */
export async function storedSession(url, credentials) {
  const { session } = await client(url).call("POST", "/api/auth/signin", credentials);
  return [{ name: "morsel-auth", value: JSON.stringify(session) }];
}

/**
 * Creates an account on the server at `url` and logs its last 90 days through the API, from real
 * food data. The server must use the outbox for its mails and have its rate limits off.
 * @param {string} url
 * @returns {Promise<{ meals: number }>}
 */
export async function makeDemoPerson(url) {
  const { call } = await makeAccount(url, demoPerson, {
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
  await call("PUT", "/api/user/goals", { dailyCalorieGoal: 1500, dailyProteinGoal: 90 });

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
      ...fasts().map((fast) => () => call("POST", "/api/fasting/start", fast)),
    ],
    8,
  );
  // What 90 days have earned isn't announced at the first look.
  await call("POST", "/api/achievements/check", { date: dayBefore(0) });
  return { meals: entries.length };
}
