import { dataOverview } from "@morsel/contract/reports";
import { type Http, mount } from "../../platform/http/mount.ts";
import type { UserId } from "../../platform/person.ts";
import type { MealService } from "../meals/service.ts";
import type { PhotoService } from "../photos/service.ts";

interface Beside {
  meals: Pick<MealService, "counts">;
  photos: Pick<PhotoService, "bytes">;
  /** Bytes of a person's rows. */
  rowsOf: (userId: UserId) => Promise<number>;
}

export function reportRoutes(http: Http, { meals, photos, rowsOf }: Beside): void {
  mount(http, dataOverview, async ({ person: { userId } }) => {
    const { entries, days } = await meals.counts(userId);
    return {
      mealsLogged: entries,
      daysTracked: days,
      dataSizeBytes: (await rowsOf(userId)) + (await photos.bytes(userId)),
    };
  });
}
