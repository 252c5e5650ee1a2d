import { restoreData, restoredDays, syncData } from "@morsel/contract/kept";
import { type Http, mount } from "../../platform/http/mount.ts";
import type { AchievementService } from "../achievements/service.ts";
import type { MealService } from "../meals/service.ts";
import type { ProfileService } from "../profile/service.ts";
import type { WaterService } from "../water/service.ts";
import type { KeptService } from "./kept.service.ts";

interface Beside {
  achievements: Pick<AchievementService, "list">;
  meals: Pick<MealService, "recent">;
  water: Pick<WaterService, "history">;
  profiles: Pick<ProfileService, "user">;
}

export function keptRoutes(
  http: Http,
  kept: KeptService,
  { achievements, meals, water, profiles }: Beside,
): void {
  mount(http, syncData, async ({ person, body }) => ({
    itemsBackedUp: await kept.backUp(person.userId, body),
  }));

  mount(http, restoreData, async ({ person }) => {
    const userProfile = await profiles.user(person);
    const all = await achievements.list(person.userId);
    return {
      success: true,
      data: {
        meals: await meals.recent(person.userId, restoredDays),
        recipes: [],
        waterIntake: await water.history(person.userId, restoredDays),
        calorieGoal: userProfile.dailyCalorieGoal,
        proteinGoal: userProfile.dailyProteinGoal,
        carbGoal: userProfile.dailyCarbGoal,
        fatGoal: userProfile.dailyFatGoal,
        waterGoal: userProfile.dailyWaterGoal,
        achievements: all.filter(({ earnedAt }) => earnedAt !== null),
        userProfile,
        kept: [...(await kept.shown(person.userId)).values()],
      },
    };
  });
}
