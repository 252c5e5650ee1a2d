import { mealRoutes } from "./features/meals/routes.ts";
import { createMealService } from "./features/meals/service.ts";
import { waterRoutes } from "./features/water/routes.ts";
import { createWaterService } from "./features/water/service.ts";
import type { Clock } from "./platform/clock.ts";
import { systemClock } from "./platform/clock.ts";
import type { Config } from "./platform/config/config.ts";
import { openDatabase } from "./platform/database/database.ts";
import { createEvents } from "./platform/events.ts";
import { notSignedIn } from "./platform/http/failure.ts";
import { createHttp } from "./platform/http/http.ts";
import type { Http } from "./platform/http/mount.ts";
import { createMailer } from "./platform/mail/mail.ts";

export interface App {
  http: Http;
  close(): Promise<void>;
}

/** Opens what the rooms stand on, makes the rooms and wires them up. Does not listen yet. */
export async function createApp(config: Config, clock: Clock = systemClock): Promise<App> {
  const database = await openDatabase(config);
  const mailer = createMailer(config, clock);
  const http = await createHttp({
    config,
    // The accounts room supplies it.
    authenticate: () => {
      throw notSignedIn();
    },
  });
  const events = createEvents((err, name) =>
    http.server.log.error({ err, event: name }, "a listener failed"),
  );
  void mailer;

  const { db } = database;
  const water = createWaterService({ db, clock });
  waterRoutes(http, water);
  mealRoutes(http, createMealService({ db, clock, events }), water);

  return {
    http,
    close: async () => {
      await http.server.close();
      await database.close();
    },
  };
}
