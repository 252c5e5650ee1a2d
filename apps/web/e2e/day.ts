import { addDays, type Day } from "@morsel/domain/day";
import { dayInZone } from "@morsel/domain/zone";

/** The day `back` calendar days ago, in the browser's time zone: one of them may have 25 hours. */
export const day = (back = 0): Day => addDays(dayInZone(Date.now(), "America/New_York"), -back);
