import { putWater, stepWater, waterHistory } from "@morsel/contract/water";
import { type Http, mount } from "../../platform/http/mount.ts";
import type { WaterService } from "./service.ts";

export function waterRoutes(http: Http, water: WaterService): void {
  mount(http, putWater, ({ person, body }) =>
    water.set(person.userId, body.date, body.waterGlasses),
  );

  mount(http, stepWater, ({ person, body }) => water.step(person.userId, body));

  mount(http, waterHistory, async ({ person, query }) => ({
    data: person ? await water.history(person.userId, query.days) : [],
  }));
}
