import { exchange, exchangeSchema, exportData } from "@morsel/contract/exchange";
import { dataOverview } from "@morsel/contract/reports";
import { hour, minute } from "@morsel/domain/time";
import { toJSONSchema } from "zod/v4/core";
import { type Http, mount } from "../../platform/http/mount.ts";
import type { Limits } from "../../platform/limits/limits.ts";
import type { UserId } from "../../platform/person.ts";
import type { MealService } from "../meals/service.ts";
import type { PhotoService } from "../photos/service.ts";
import type { ExportService } from "./export.service.ts";
import { messages } from "./messages.ts";

/** All that somebody has is read for it. */
const overviewRule = { limit: 300, windowMs: hour };

interface Beside {
  limits: Limits;
  meals: Pick<MealService, "counts">;
  photos: Pick<PhotoService, "bytes">;
  /** Bytes of a person's rows. */
  rowsOf: (userId: UserId) => Promise<number>;
}

export function reportRoutes(
  http: Http,
  exports: ExportService,
  { limits, meals, photos, rowsOf }: Beside,
): void {
  mount(http, dataOverview, async ({ person: { userId } }) => {
    await limits.enforceOnReading(`overviews of ${userId}`, overviewRule);
    const { entries, days } = await meals.counts(userId);
    return {
      mealsLogged: entries,
      daysTracked: days,
      dataSizeBytes: (await rowsOf(userId)) + (await photos.bytes(userId)),
    };
  });

  mount(http, exportData, async ({ person, request, reply }) => {
    reply.type("application/zip");
    if (request.method === "HEAD") return reply.send();
    const { bytes, name } = await exports.begin(person);
    // Whoever takes nothing any more would hold what is read for them.
    reply.raw.setTimeout(minute, () => reply.raw.destroy());
    return reply.header("content-disposition", `attachment; filename="${name}"`).send(bytes);
  });

  let schema: string | undefined;
  mount(http, exchangeSchema, ({ reply }) => {
    schema ??= `${JSON.stringify(
      { title: messages.schemaTitle, ...toJSONSchema(exchange, { io: "input" }) },
      null,
      2,
    )}\n`;
    return reply.type("application/schema+json; charset=utf-8").send(schema);
  });
}
