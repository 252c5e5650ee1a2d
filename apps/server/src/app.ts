import { hour } from "@morsel/domain/time";
import { authRoutes } from "./features/accounts/auth.routes.ts";
import { factorRoutes } from "./features/accounts/factors/routes.ts";
import { createHostedAccounts } from "./features/accounts/hosted/service.ts";
import { tidyAccounts } from "./features/accounts/jobs.ts";
import { proofRoutes } from "./features/accounts/proofs/routes.ts";
import { flowRoutes } from "./features/accounts/providers/routes.ts";
import { accountRoutes } from "./features/accounts/routes.ts";
import { createAccountService } from "./features/accounts/service.ts";
import { sessionRoutes } from "./features/accounts/sessions/routes.ts";
import { tokenRoutes } from "./features/accounts/tokens/routes.ts";
import { undoRoutes } from "./features/accounts/undo/routes.ts";
import { createImportedAchievementService } from "./features/achievements/imported.service.ts";
import { achievementRoutes } from "./features/achievements/routes.ts";
import { createAchievementService } from "./features/achievements/service.ts";
import { createImportedFastService } from "./features/fasting/imported.service.ts";
import { fastingRoutes } from "./features/fasting/routes.ts";
import { createFastingService } from "./features/fasting/service.ts";
import { createCentralService } from "./features/foods/central.service.ts";
import { openFoods } from "./features/foods/food-files.ts";
import { createFoodCentral } from "./features/foods/gateway.ts";
import { forgetAnswers } from "./features/foods/jobs.ts";
import { createFoodRepository } from "./features/foods/repository.ts";
import { foodRoutes } from "./features/foods/routes.ts";
import { createFoodService } from "./features/foods/service.ts";
import { createImportedMealService } from "./features/meals/imported.service.ts";
import { mealRoutes } from "./features/meals/routes.ts";
import { createMealService } from "./features/meals/service.ts";
import { sendReminders } from "./features/notifications/jobs.ts";
import { notificationRoutes } from "./features/notifications/routes.ts";
import { createNotificationService } from "./features/notifications/service.ts";
import { createAnalysisService } from "./features/photos/analysis.service.ts";
import { createImportedPhotoService } from "./features/photos/imported.service.ts";
import { tidyPhotos } from "./features/photos/jobs.ts";
import { photoRoutes } from "./features/photos/routes.ts";
import { createPhotoService } from "./features/photos/service.ts";
import { createImportedProfileService } from "./features/profile/imported.service.ts";
import { profileRoutes } from "./features/profile/routes.ts";
import { createProfileService } from "./features/profile/service.ts";
import { createExportService } from "./features/reports/export.service.ts";
import { resumeImports } from "./features/reports/import.jobs.ts";
import { importRoutes } from "./features/reports/import.routes.ts";
import { createImportService } from "./features/reports/import.service.ts";
import { importWriters } from "./features/reports/import-writers.ts";
import { reportRoutes } from "./features/reports/routes.ts";
import { shortcutRoutes } from "./features/shortcuts/routes.ts";
import { createShortcutService } from "./features/shortcuts/service.ts";
import { askRevenueCat } from "./features/subscriptions/jobs.ts";
import { subscriptionRoutes } from "./features/subscriptions/routes.ts";
import { createSubscriptionService } from "./features/subscriptions/service.ts";
import { forgetDeletions } from "./features/sync/jobs.ts";
import { keptRoutes } from "./features/sync/kept.routes.ts";
import { createKeptService } from "./features/sync/kept.service.ts";
import { liveRoutes } from "./features/sync/live.routes.ts";
import { createLiveService } from "./features/sync/live.service.ts";
import { syncRoutes } from "./features/sync/routes.ts";
import { createSyncService } from "./features/sync/service.ts";
import { createImportedWaterService } from "./features/water/imported.service.ts";
import { forgetOldSteps } from "./features/water/jobs.ts";
import { waterRoutes } from "./features/water/routes.ts";
import { createWaterService } from "./features/water/service.ts";
import { type Clock, systemClock } from "./platform/clock.ts";
import type { Config } from "./platform/config/config.ts";
import { webFolder } from "./platform/config/paths.ts";
import { openDatabase } from "./platform/database/open.ts";
import { createMeasure } from "./platform/database/person-data.ts";
import { createWriteCheck } from "./platform/database/write-check.ts";
import { createErasures } from "./platform/erasures.ts";
import { healthRoutes } from "./platform/http/health.ts";
import { createHttp } from "./platform/http/http.ts";
import type { Http } from "./platform/http/mount.ts";
import { createShutdown } from "./platform/http/shutdown.ts";
import { createLimits } from "./platform/limits/limits.ts";
import { createLog, type Log } from "./platform/logging/log.ts";
import { createMailer } from "./platform/mail/mail.ts";
import { outboxRoutes } from "./platform/mail/outbox-page.ts";
import { openObjectStore } from "./platform/objects/objects.ts";
import { peopleOfAnother, peopleOfOurs } from "./platform/people.ts";
import { repeat } from "./platform/repeat.ts";
import { createGivingWay } from "./platform/turns.ts";

export interface App {
  http: Http;
  /** What whoever starts the server should fix, in one line. */
  trouble: string | null;
  /** Warms up and tries out what the first caller would otherwise find, while serving others. */
  prepare(): Promise<void>;
  close(): Promise<void>;
}

interface Surroundings {
  clock?: Clock;
  log?: Log;
  webFolder?: string;
  /** How often due reminders, photos to delete and imports left lying are looked for (ms). */
  lookEvery?: number;
  /** How often idle listeners hear something (ms). */
  beatEvery?: number;
  /** How long a request's body may take to arrive (ms). */
  arrivalTime?: number;
  /** How long whoever names what is on a photo may take (ms). */
  providerPatience?: number;
}

/** Opens the platform, creates the rooms and connects them. Doesn't listen yet. */
export async function createApp(config: Config, given: Surroundings = {}): Promise<App> {
  const clock = given.clock ?? systemClock;
  const log = given.log ?? createLog(config);
  const database = await openDatabase(config);
  const { db } = database;
  const limits = createLimits({ db, clock, enabled: config.rateLimits });
  const mailer = createMailer(config, clock, log);
  const writes = createWriteCheck({ database, clock, log });
  const report = (err: unknown) => {
    writes.note(err);
    log.error({ err }, "work beside a request failed");
  };
  const { supabase } = config;
  const people = supabase ? peopleOfAnother(database) : peopleOfOurs(database);
  const erasures = createErasures({ db, clock });
  const accounts = supabase
    ? createHostedAccounts({ db, clock, people, limits, config, supabase, report, erasures })
    : createAccountService({ db, clock, mailer, limits, config, report, erasures });
  const { channel } = database;
  const live = createLiveService({ db, channel, clock, report, every: given.beatEvery });
  const givingWay = createGivingWay();
  const http = await createHttp({
    arrived: givingWay.noteArrival,
    config,
    log,
    webFolder: given.webFolder ?? webFolder,
    arrivalTime: given.arrivalTime,
    authenticate: accounts.authenticate,
    authenticateCaller: accounts.authenticateCaller,
    changed: live.nudge,
    erasures,
    writes,
  });
  const shutDown = createShutdown(http.server);
  const stopSweeping = repeat(limits.sweep, { name: "sweeping limits", every: hour, log });

  healthRoutes(http, db, writes);
  outboxRoutes(http.server, config);
  accountRoutes(http, accounts);
  tokenRoutes(http, accounts.tokens);
  if (accounts.kept === "here") {
    authRoutes(http, accounts);
    factorRoutes(http, accounts);
    flowRoutes(http, accounts);
    sessionRoutes(http, accounts);
    proofRoutes(http, accounts);
    undoRoutes(http, accounts);
  }
  const profiles = createProfileService({ db, clock, people, accounts });
  profileRoutes(http, profiles);
  const water = createWaterService({ db, clock, people });
  waterRoutes(http, water);
  const stopForgettingSteps = forgetOldSteps(water, log);
  const notifications = createNotificationService({ db, clock, people, config, report });
  notificationRoutes(http, notifications);
  const fasting = createFastingService({ db, clock, people, notifications });
  fastingRoutes(http, fasting, clock);
  notifications.afterEach("fasting", fasting.planReminders);
  const stopTidying = tidyAccounts(accounts, log);
  const stopReminders = sendReminders(notifications, log, given.lookEvery);
  const meals = createMealService({ db, clock, people });
  const achievements = createAchievementService({ db, clock, people, report });
  achievementRoutes(http, achievements);
  const kept = createKeptService({ db, clock, people });
  keptRoutes(http, kept, { achievements, meals, water, profiles });
  mealRoutes(http, meals, { water, fasting, earnedWith: achievements.afterMeal });
  const foods = openFoods(config.dataDir, log);
  const central =
    config.fdc.key === null
      ? undefined
      : createCentralService({
          central: createFoodCentral({ url: config.fdc.url, key: config.fdc.key }),
          repository: createFoodRepository(db),
          clock,
          wordsOf: foods.catalogue.vocabulary.wordsOf,
        });
  const foodService = createFoodService(foods, central);
  foodRoutes(http, foodService, { packed: foods.packed, meals });
  const stopForgetting = central && forgetAnswers(central, log);
  const beside = { foods: foodService, meals, water, fasting, profiles };
  shortcutRoutes(http, createShortcutService({ db, clock, ...beside }));
  const subscriptions = createSubscriptionService({ db, clock, people, config, report });
  const store = openObjectStore(config, clock);
  const photos = createPhotoService({ db, clock, people, store, config, report });
  const analyses = createAnalysisService({
    ...{ db, clock, people, limits, photos, foods: foodService, meals, config, report },
    subscriptions,
    patience: given.providerPatience,
  });
  photoRoutes(http, photos, analyses, config);
  const exports = createExportService({ database, clock, limits, photos, report });
  reportRoutes(http, exports, { limits, meals, photos, rowsOf: createMeasure(db) });
  const sync = createSyncService({
    ...{ db, clock },
    readers: {
      meal: ({ userId }, ids) => meals.shown(userId, ids),
      water: ({ userId }, days) => water.shown(userId, days),
      fast: ({ userId }, ids) => fasting.shown(userId, ids),
      fastingSettings: async ({ userId }) => new Map([[userId, await fasting.settings(userId)]]),
      kept: ({ userId }) => kept.shown(userId),
      user: async (person) => new Map([[person.userId, await profiles.shown(person)]]),
    },
  });
  const imports = createImportService({
    ...{ db, clock, people, limits, store, dataDir: config.dataDir, report, givingWay },
    writers: importWriters({
      people,
      meals: createImportedMealService({ db, clock }),
      water: createImportedWaterService({ db, clock }),
      fasts: createImportedFastService({ db, clock }),
      photos: createImportedPhotoService({ db, clock, store }),
      achievements: createImportedAchievementService(),
      profiles: createImportedProfileService({ clock, people }),
      kept,
    }),
    subscriptions,
    changed: live.nudge,
    startOver: sync.startOver,
  });
  importRoutes(http, imports);
  const stopImports = resumeImports(imports, log, given.lookEvery);
  const stopTidyingPhotos = tidyPhotos(photos, log, given.lookEvery);
  syncRoutes(http, sync);
  liveRoutes(http, live);
  subscriptionRoutes(http, subscriptions, config);
  const stopAsking = askRevenueCat(subscriptions, log, given.lookEvery);
  const stopForgettingDeletions = forgetDeletions(sync, log);

  return {
    http,
    trouble: accounts.kept === "here" ? await accounts.keyTrouble() : null,
    prepare: async () => {
      await Promise.all([foods.ready(), mailer.check()]);
    },
    close: async () => {
      await stopSweeping();
      await stopForgetting?.();
      await stopForgettingSteps();
      await stopForgettingDeletions();
      await stopAsking();
      await stopReminders();
      await stopTidying();
      await stopTidyingPhotos();
      await imports.close();
      await stopImports();
      live.close();
      await shutDown();
      await accounts.settle();
      mailer.close();
      await database.close();
    },
  };
}
