import { foodRoutes } from "./features/foods/routes.ts";
import { createFoodService } from "./features/foods/service.ts";
import { mealRoutes } from "./features/meals/routes.ts";
import { createMealService } from "./features/meals/service.ts";
import { waterRoutes } from "./features/water/routes.ts";
import { createWaterService } from "./features/water/service.ts";
import { type Clock, systemClock } from "./platform/clock.ts";
import type { Config } from "./platform/config/config.ts";
import { webFolder } from "./platform/config/paths.ts";
import { openDatabase } from "./platform/database/database.ts";
import { createEvents } from "./platform/events.ts";
import { notSignedIn } from "./platform/http/failure.ts";
import { healthRoutes } from "./platform/http/health.ts";
import { createHttp } from "./platform/http/http.ts";
import type { Http } from "./platform/http/mount.ts";
import { createLimits } from "./platform/limits/limits.ts";
import { createLog, type Log } from "./platform/logging/log.ts";
import { createMailer } from "./platform/mail/mail.ts";

export interface App {
  http: Http;
  close(): Promise<void>;
}

interface Surroundings {
  clock?: Clock;
  log?: Log;
  /** The built web app. */
  webFolder?: string;
}

/** Opens what the rooms stand on, makes the rooms and wires them up. Does not listen yet. */
export async function createApp(config: Config, given: Surroundings = {}): Promise<App> {
  const clock = given.clock ?? systemClock;
  const log = given.log ?? createLog(config);
  const database = await openDatabase(config);
  const { db } = database;
  const limits = createLimits({ db, clock, enabled: config.rateLimits });
  const mailer = createMailer(config, clock, log);
  const http = await createHttp({
    config,
    log,
    webFolder: given.webFolder ?? webFolder,
    // The accounts room supplies it.
    authenticate: () => {
      throw notSignedIn();
    },
  });
  const events = createEvents((err, name) =>
    log.error({ err, event: name }, "a listener failed"),
  );
  void mailer;
  void limits;

  healthRoutes(http, db);
  const water = createWaterService({ db, clock });
  waterRoutes(http, water);
  mealRoutes(http, createMealService({ db, clock, events }), water);
  foodRoutes(http, createFoodService());

  return {
    http,
    close: async () => {
      await http.server.close();
      await database.close();
    },
  };
}
