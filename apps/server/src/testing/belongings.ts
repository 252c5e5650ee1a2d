import { createECDH, randomBytes, randomUUID } from "node:crypto";
import { exchangedProfile, exchangeVersion } from "@morsel/contract/exchange";
import { byNutrient, bySentName } from "@morsel/domain/meals/nutrition";
import { defaultGoals } from "@morsel/domain/profile/goals";
import type { SignedIn } from "./caller.ts";
import { packed, sendFile, untilImport } from "./imports.ts";
import { phonePhoto, put, uploader } from "./photos.ts";
import type { startPictureProvider } from "./picture-provider.ts";
import type { TestServer } from "./server.ts";

const hour = 3_600_000;
const plate = [{ name: "rice", grams: 180, minGrams: 150, maxGrams: 220, confidence: 0.9 }];

/** What an export says of somebody who has nothing. */
const nobody = () => ({
  ...{ format: "morsel", version: exchangeVersion, exportedAt: new Date(0).toISOString() },
  ...{ profile: exchangedProfile.parse({}), goals: defaultGoals, fastingSettings: null },
});

/**
 * Somebody with at least one of everything that a person can have, even what is only there for a
 * while. The server must name what is on photos by the provider.
 */
export async function somebodyWithEverything(
  server: TestServer,
  provider: Pick<Awaited<ReturnType<typeof startPictureProvider>>, "says">,
  person?: SignedIn,
) {
  const { token, ...signedIn } = person ?? (await server.signedIn());
  const now = server.clock.now();
  const ago = (hours: number) => new Date(now - hours * hour).toISOString();
  const dayAgo = (days: number) => ago(days * 24).slice(0, 10);
  async function call(method: string, path: string, body?: unknown) {
    const reply = await server.call(method, path, { token, body });
    if (reply.status >= 300)
      throw new Error(`${method} ${path}: ${reply.status} ${JSON.stringify(reply.body)}`);
    return reply.body;
  }

  await call("PUT", "/api/user/profile", {
    ...{ firstName: "Ana", lastName: "Çelik", profileIcon: 2 },
    personalInfo: {
      ...{ name: "Ana Ç.", phone: "+90 555", location: "İzmir", birth_date: "1990-02-28" },
      ...{ height: "5'6\"", weight: 61.25, activity_level: "Moderate" },
      dietary_preferences: ["Vegetarian", "No nuts"],
    },
  });
  await call("PUT", "/api/user/goals", { dailyCalorieGoal: 1850, dailyWaterGoal: 6 });

  const uploads = uploader(server, { token });
  const { to, tracked } = await uploads.add(await phonePhoto(randomColour()));
  const photoId: string = tracked.body.photo.id;
  provider.says(JSON.stringify({ foods: plate }));
  await call("POST", "/api/ai/analyze-food", { imageUrl: to.storageUrl });
  await call("PUT", `/api/user/photos/${photoId}/plate`, {
    plate: {
      ...{ photoId, imageUrl: to.storageUrl, analysisId: randomUUID(), analysisTime: ago(24) },
      ...{ foods: [], unmatched: [{ key: 1, name: "rice", grams: 180 }], entry: null },
    },
  });
  await uploads.add(await phonePhoto(randomColour()));
  // One that has been sent, and isn't anybody's photo yet.
  const { uploadURL } = await uploads.begin();
  await put(uploadURL, await phonePhoto(randomColour()));

  const log = (body: object) =>
    call("POST", "/api/meals/logged", { id: randomUUID(), date: dayAgo(0), ...body });
  await log({
    ...{ name: 'Soup, "of the day"\nwith 🧀', date: dayAgo(1), mealType: "lunch" },
    ...{ time: "12:30 PM", timestamp: ago(24), totalCalories: 310.5, source: "photo" },
    ...{ clientRef: "calc-1", foodId: "sr:123", measurement: "1 bowl", grams: 350, photoId },
    ...{ confidence: 0.85, ...byNutrient(() => 1.25), ...bySentName(() => 1.25) },
  });
  await log({ name: "=1+1", totalCalories: 0, mealType: "snack" });
  await log({ name: "Chicken salad" });
  await log({ name: "Toast", date: dayAgo(2), totalCalories: 90, totalProtein: 4 });
  const { meal } = await log({ name: "Deleted", totalCalories: 1 });
  await call("DELETE", `/api/meals/${meal.id}`);

  // One that is done, and has replaced something.
  const changedAt = new Date(now).toISOString();
  const theme = { key: "morsel-theme", data: "dark", changedAt };
  const { body: themed } = await sendFile(server, token, {
    content: await packed({ "morsel.json": JSON.stringify({ ...nobody(), settings: [theme] }) }),
  });
  await call("POST", `/api/imports/${themed.id}/apply`);
  await untilImport(server, token, themed.id, "applied");
  const { status } = await sendFile(server, token, {
    content: "Date,Food,Calories\n2026-01-02,Soup,310\n",
  });
  if (status !== 201) throw new Error(`import: ${status}`);

  await call("POST", "/api/daily-stats", { waterGlasses: 5, date: dayAgo(1) });

  const fast = (body: object) =>
    call("POST", "/api/fasting/start", { id: randomUUID(), planId: "16-8", ...body });
  await fast({
    ...{ startTime: ago(60), endTime: ago(43), status: "completed", source: "manual" },
    ...{ targetDuration: 16 * hour, pauses: [{ from: ago(50), to: ago(49.5) }] },
  });
  await fast({ startTime: ago(2), targetDuration: 16 * hour });
  await call("PUT", "/api/fasting/settings", {
    week: [null, { planId: "16-8", startAt: "20:00" }, null, null, null, null, null],
    timeZone: "Europe/Istanbul",
    reminders: { start: true, milestones: true, end: true },
    hideNumbers: false,
  });
  await call("POST", "/api/user/sync-data", {
    ...{ key: "weeklyAnalyzedFoods", data: [{ id: photoId }], timestamp: now },
  });
  await call("POST", "/api/notifications/devices", {
    endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`,
    keys: {
      p256dh: createECDH("prime256v1").generateKeys().toString("base64url"),
      auth: randomBytes(16).toString("base64url"),
    },
  });
  await call("POST", "/api/user/tokens", { name: "Ana's phone", scope: "write" });
  await call("POST", "/api/shortcuts/log", { text: "an apple", id: randomUUID(), date: dayAgo(0) });
  await call("POST", "/api/achievements/check", { date: dayAgo(0) });
  // From here on a day waits to be judged.
  await call("POST", "/api/water/steps", { id: randomUUID(), date: dayAgo(0), step: 2 });
  return { ...signedIn, token, call, photoId, storagePath: to.storagePath, dayAgo };
}

const randomColour = () => `#${randomBytes(3).toString("hex")}`;
