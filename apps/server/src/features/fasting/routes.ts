import {
  activeFasting,
  completeFasting,
  editFasting,
  fastingHistory,
  fastingSummary,
  pauseFasting,
  readFasting,
  readFastingSettings,
  removeFasting,
  resumeFasting,
  saveFastingSettings,
  startFasting,
} from "@morsel/contract/fasting";
import type { Clock } from "../../platform/clock.ts";
import { type Http, mount } from "../../platform/http/mount.ts";
import { pageHeaders } from "../../platform/http/paging.ts";
import { presentFast } from "./presenter.ts";
import type { FastingService } from "./service.ts";

export function fastingRoutes(http: Http, fasting: FastingService, clock: Clock): void {
  mount(http, startFasting, async ({ person, body }) =>
    presentFast(await fasting.start(person.userId, body), clock()),
  );

  mount(http, pauseFasting, async ({ person, params, body }) =>
    presentFast(await fasting.pause(person.userId, params.id, body?.at), clock()),
  );

  mount(http, resumeFasting, async ({ person, params, body }) =>
    presentFast(await fasting.resume(person.userId, params.id, body?.at), clock()),
  );

  mount(http, completeFasting, async ({ person, params, body }) => {
    const { endTime, byItself } = body ?? {};
    return presentFast(
      await fasting.complete(person.userId, params.id, endTime, byItself),
      clock(),
    );
  });

  mount(http, editFasting, async ({ person, params, body }) =>
    presentFast(await fasting.edit(person.userId, params.id, body), clock()),
  );

  mount(http, removeFasting, async ({ person, params }) => {
    await fasting.remove(person.userId, params.id);
  });

  mount(http, readFasting, async ({ person, params }) =>
    presentFast(await fasting.find(person.userId, params.id), clock()),
  );

  mount(http, activeFasting, async ({ person }) => {
    const session = await fasting.active(person.userId);
    return session && presentFast(session, clock());
  });

  mount(http, fastingHistory, async ({ person, query, request, reply }) => {
    const { sessions, next } = await fasting.history(person.userId, query);
    reply.headers(pageHeaders(request.url, next));
    return sessions.map((session) => presentFast(session, clock()));
  });

  mount(http, fastingSummary, ({ person, query }) =>
    fasting.summary(person.userId, query.timeZone),
  );

  mount(http, readFastingSettings, ({ person }) => fasting.settings(person.userId));

  mount(http, saveFastingSettings, ({ person, body }) => fasting.saveSettings(person.userId, body));
}
