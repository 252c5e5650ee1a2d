import { personId } from "../../lib/person.ts";
import { queryClient } from "../../lib/query-client.ts";
import { forget, unsavedFastsKey } from "../../lib/storage.ts";
import { replica } from "../../lib/things.ts";
import { forgetData } from "./sessions/personal-data.ts";

/** Once all the person's data is deleted: nothing of it stays on this device or its screen. */
export async function dropData(): Promise<void> {
  forgetData();
  const person = personId();
  if (person !== null) forget(unsavedFastsKey(person));
  // What it holds in memory is gone, too. Resetting the queries instead would show for a moment
  // what each had been created with.
  replica.expire();
  await queryClient.invalidateQueries({ refetchType: "all" });
}
