import { type Day, isDay } from "../day.ts";

/** The order of day, month and year in a date. */
export const dateOrders = ["ymd", "dmy", "mdy"] as const;
export type DateOrder = (typeof dateOrders)[number];

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const numeric = /^(\d{1,4})([-/.])\s?(\d{1,2})\2\s?(\d{1,4})(?=$|[\sT,])/;
/** The form without marks that ISO 8601 has, too. */
const compact = /^((?:19|2[01])\d\d)(0[1-9]|1[0-2])([0-2]\d|3[01])(?=$|[\sT])/;
const named =
  /^(?:[a-z]{3,9},?\s+)?(?:(\d{1,2})(?:st|nd|rd|th)?[\s.-]+([a-z]{3,9})\.?|([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?),?[\s-]+(\d{4})(?=$|[\sT,])/i;

const withMarks = (text: string): string => text.trim().replace(compact, "$1-$2-$3");

/** What a date's text says of its order, by its own digits alone. */
export function orderIn(text: string): DateOrder | "open" | undefined {
  const [, first = "", mark, second = ""] = numeric.exec(withMarks(text)) ?? [];
  if (first === "") return undefined;
  if (first.length > 2) return "ymd";
  if (Number(first) > 12 && Number(second) <= 12) return "dmy";
  if (Number(second) > 12 && Number(first) <= 12) return "mdy";
  // Nobody writes the month first with dots.
  return mark === "." ? "dmy" : "open";
}

/** The order that all dates have; "open" if they fit several, or no single one. */
export function orderOf(texts: Iterable<string>): DateOrder | "open" | undefined {
  const found = new Set<DateOrder | "open">();
  for (const text of texts) {
    const order = orderIn(text);
    if (order) found.add(order);
  }
  const [only, ...others] = [...found].filter((order) => order !== "open");
  if (others.length > 0) return "open";
  return only ?? (found.size > 0 ? "open" : undefined);
}

/** The day that a text names, if it exists. The name of a month says its own order. */
export function readDay(text: string, order: DateOrder): Day | undefined {
  const trimmed = withMarks(text);
  const [, first = "", , second = "", third = ""] = numeric.exec(trimmed) ?? [];
  if (first !== "") {
    // A year in front is one, whatever the order of the other dates.
    if (first.length > 2) return dayOf(first, second, third);
    return order === "mdy" ? dayOf(third, first, second) : dayOf(third, second, first);
  }
  const [, date, month, monthFirst, dateAfter, year = ""] = named.exec(trimmed) ?? [];
  const at = months.indexOf((month ?? monthFirst ?? "").slice(0, 3).toLowerCase());
  return at < 0 ? undefined : dayOf(year, String(at + 1), date ?? dateAfter ?? "");
}

function dayOf(year: string, month: string, date: string): Day | undefined {
  const full = year.length === 2 ? `${Number(year) < 70 ? "20" : "19"}${year}` : year;
  const text = `${full}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  return isDay(text) ? text : undefined;
}

const clock = /(?:^|[\sT])(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*([ap])?\.?m?\.?/i;
/** A cell that holds a time alone, without a colon: `7pm`, `7.30`, `19h30`, `8 Uhr`. */
const withoutColon = /^(\d{1,2})(?:[.h](\d{2}))?\s*(?:([ap])\.?m\.?|uhr|h)?$/i;

export interface TimeOfDay {
  /** 0 to 23. */
  hour: number;
  minute: number;
}

/** The time of day in a text, `14:05`, `2:05 PM`, `2pm` or within a timestamp; undefined if there is none. */
export function readTime(text: string): TimeOfDay | undefined {
  const trimmed = text.trim();
  const [, hours = "", minutes = "0", half] =
    clock.exec(trimmed) ?? withoutColon.exec(trimmed) ?? [];
  // A number by itself is no time.
  if (hours === "" || hours === trimmed) return undefined;
  const given = Number(hours);
  const minute = Number(minutes);
  if (given > 23 || minute > 59 || (half !== undefined && (given > 12 || given === 0)))
    return undefined;
  const hour = half === undefined ? given : (given % 12) + (half.toLowerCase() === "p" ? 12 : 0);
  return { hour, minute };
}

/** `2:05 PM`, as entries say it. */
export function clockText({ hour, minute }: TimeOfDay): string {
  const half = hour < 12 ? "AM" : "PM";
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, "0")} ${half}`;
}
