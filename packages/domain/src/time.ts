/** Lengths in milliseconds. A day is 24 hours: a calendar day has others (`addDays`, `startOfDay`). */
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;
