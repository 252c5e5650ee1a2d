import { dayQuery, daysQuery, diaryQuery } from "../features/meals/queries.ts";
import { userQuery } from "../features/profile/queries.ts";
import type { OutsideEvent } from "../lib/events.ts";
import { queryClient } from "../lib/query-client.ts";

function fetchAgain({ name }: { name: string }): void {
  void queryClient.invalidateQueries({ queryKey: [name] });
}

/** Shows anew what others on the page announced as changed; the app's own changes show already. */
export function follow(name: OutsideEvent): void {
  if (name === "user-profile-updated") {
    fetchAgain(userQuery);
    return;
  }
  fetchAgain(daysQuery);
  if (name === "refresh-weekly-data") return;
  fetchAgain(dayQuery);
  fetchAgain(diaryQuery);
}
