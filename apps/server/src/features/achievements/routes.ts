import { checkAchievements, listAchievements, userStatistics } from "@morsel/contract/achievements";
import { type Http, mount } from "../../platform/http/mount.ts";
import type { AchievementService } from "./service.ts";

export function achievementRoutes(http: Http, achievements: AchievementService): void {
  mount(http, listAchievements, async ({ person, query }) => ({
    achievements: await achievements.list(person.userId, query.date),
  }));

  mount(http, checkAchievements, async ({ person, body, request }) => {
    const told = await achievements.check(person.userId, body?.date);
    request.changedNothing = told === null;
    return { newAchievements: told ?? [] };
  });

  mount(http, userStatistics, ({ person }) => achievements.statistics(person.userId));
}
