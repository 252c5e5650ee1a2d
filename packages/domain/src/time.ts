/**
 * Durations in milliseconds. Calendar days aren't all 24 hours long: see `addDays`, `startOfDay`.
 */
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;
