/*
 * Hand-written English formats for dates and numbers: setting up the browser's own (`Intl`) takes a
 * phone longer than drawing the whole first screen.
 */
const weekdays = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");
const months =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** The parts of a day `YYYY-MM-DD`, such as `Saturday`, `November` and 21. */
function partsOf(day: string): { weekday: string; month: string; date: number } {
  const at = new Date(`${day}T00:00:00Z`);
  return {
    weekday: weekdays[at.getUTCDay()] ?? "",
    month: months[at.getUTCMonth()] ?? "",
    date: at.getUTCDate(),
  };
}

/** `Saturday, November 21` */
export function fullDate(day: string): string {
  return `${partsOf(day).weekday}, ${dateText(day)}`;
}

/** `Nov` */
export const monthShort = (day: string): string => partsOf(day).month.slice(0, 3);

/** `Nov 2026` */
export const monthAndYear = (day: string): string => `${monthShort(day)} ${day.slice(0, 4)}`;

/** `Nov 21` */
export function shortDate(day: string): string {
  return `${monthShort(day)} ${partsOf(day).date}`;
}

/** `November 21` */
export function dateText(day: string): string {
  const { month, date } = partsOf(day);
  return `${month} ${date}`;
}

/** `Saturday` */
export const weekdayName = (day: string): string => partsOf(day).weekday;

/** `Sat` */
export const weekdayShort = (day: string): string => weekdayName(day).slice(0, 3);

/** `a moment`, `15 minutes`: who is told a moment tries again at once, and is refused again. */
export function waitText(seconds: number): string {
  if (seconds < 60) return "a moment";
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "a minute" : `${minutes} minutes`;
}

/** `1,234.5`: thousands separators, at most three decimals. */
export function numberText(value: number): string {
  const [whole = "", decimals] = String(Math.round(value * 1000) / 1000).split(".");
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ",");
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}

/** `1,235`: rounded to a whole number, as calories are shown. */
export const wholeText = (value: number): string => numberText(Math.round(value));
