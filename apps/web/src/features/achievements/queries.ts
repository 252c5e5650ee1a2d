import type { AchievementState, userStatistics } from "@morsel/contract/achievements";
import type { Reply } from "@morsel/contract/route";
import type { Day } from "@morsel/domain/day";
import { useAnswer } from "../../lib/answers.ts";
import { call } from "../../lib/api.ts";
import { contract } from "../../lib/contract.ts";
import { defineQuery } from "../../lib/define-query.ts";
import { queryClient } from "../../lib/query-client.ts";
import { useToday } from "../../lib/today.ts";

export type Statistics = Reply<typeof userStatistics>;

/** ms: specification 1, section 9. */
const freshFor = 5 * 60_000;

const achievementsQuery = defineQuery({
  name: "/api/achievements",
  staleTime: freshFor,
  async ask({ date }: { date: Day }, _, signal): Promise<AchievementState[]> {
    const query = { date };
    return (await call(contract.achievements, "listAchievements", { query, signal })).achievements;
  },
});

const statisticsQuery = defineQuery({
  name: "/api/user/statistics",
  staleTime: freshFor,
  ask: (_: undefined, _person, signal): Promise<Statistics> =>
    call(contract.achievements, "userStatistics", { signal }),
});

/** All achievements in the specified order, with what they have come to today. */
export const useAchievements = () => useAnswer(achievementsQuery, { date: useToday() });

/** Points, level and streaks. */
export const useStatistics = () => useAnswer(statisticsQuery, undefined);

/** Asks again what is looked at, and the rest when it is looked at next. */
export function askAgain(): void {
  for (const { name } of [achievementsQuery, statisticsQuery])
    void queryClient.invalidateQueries({ queryKey: [name] });
}
