import type { Day } from "@morsel/domain/day";
import { useMinute } from "../../lib/today.ts";
import { plannedLast } from "./history.ts";
import { useDiary } from "./queries.ts";

/** The end of the current minute (ms): entries after it are planned. */
export const useEndOfMinute = (): number => (useMinute() + 1) * 60_000;

/** A day's entries, newest first, with what is planned for later in the end. */
export function useDayEntries(day: Day) {
  const diary = useDiary(day, day);
  const now = useEndOfMinute();
  return { ...diary, data: diary.data && plannedLast(diary.data, now) };
}
