import { dayQuery, daysQuery, diaryQuery } from "../features/meals/queries.ts";
import { userQuery } from "../features/profile/queries.ts";
import type { OutsideEvent } from "../lib/events.ts";
import { queryClient } from "../lib/query-client.ts";

/** ms: specification 2, section 9. */
const weeklyDebounce = 250;

function fetchAgain({ name }: { name: string }): void {
  void queryClient.invalidateQueries({ queryKey: [name] });
}

let weekly: ReturnType<typeof setTimeout>;

/** Once for many events in a row: a week is the most expensive of these answers. */
function fetchWeekAgain(): void {
  clearTimeout(weekly);
  weekly = setTimeout(() => fetchAgain(daysQuery), weeklyDebounce);
}

/** Shows anew what others on the page announced as changed; the app's own changes show already. */
export function follow(name: OutsideEvent): void {
  if (name === "user-profile-updated") {
    fetchAgain(userQuery);
    return;
  }
  fetchWeekAgain();
  if (name === "refresh-weekly-data") return;
  fetchAgain(dayQuery);
  fetchAgain(diaryQuery);
}
