import { type Day, isDay } from "@morsel/domain/day";
import { numberText } from "@morsel/domain/english";
import { isVisible } from "@morsel/domain/visible-text";
import * as z from "zod/mini";

/** A client-made id, which makes a repeated call harmless. */
export const uuid = z.uuid("Must be a UUID.").check(z.toLowerCase());

export const notADay = "Must be a date that exists, from 1900 to 2199, as YYYY-MM-DD.";
/** An existing date as `YYYY-MM-DD`, left as text. */
export const dayText = z.string().check(z.refine(isDay, notADay));
/** An existing date as `YYYY-MM-DD`. */
export const day = z.pipe(
  dayText,
  z.transform((text) => text as Day),
);

/** A day, or an ISO timestamp whose own date part counts: the sender's zone decides, never ours. */
export const dayOrTimestamp = z.pipe(
  z.string().check(
    z.maxLength(40),
    z.refine(
      (text) => isDay(text.slice(0, 10)) && (text.length === 10 || !Number.isNaN(Date.parse(text))),
      "Must be a date that exists, from 1900 to 2199, as YYYY-MM-DD or an ISO timestamp.",
    ),
  ),
  z.transform((text) => text.slice(0, 10) as Day),
);

const notATimestamp = "Must be an ISO timestamp.";
const earliest = Date.parse("0000-01-01T00:00:00Z");
const latest = Date.parse("9999-12-31T23:59:59.999Z");
/** "9999-12-31T23:59:59-01:00" is in a year of five digits in UTC, which no reader takes back. */
const isWritable = (text: string) => Date.parse(text) >= earliest && Date.parse(text) <= latest;

export const timestamp = z.iso
  .datetime({ offset: true, error: notATimestamp, abort: true })
  .check(z.refine(isWritable, notATimestamp));

/**
 * An ISO timestamp or ms since 1970; parsed to ms. A clock may be wrong by any amount, or count
 * fractions of a millisecond, and what it says is still kept: as near as a database can.
 */
export const instant = z.pipe(
  z.union([timestamp, z.number()], { error: "Must be an ISO timestamp or milliseconds." }),
  z.transform((given) =>
    typeof given === "string"
      ? Date.parse(given)
      : Math.round(Math.min(Math.max(given, earliest), latest)),
  ),
);

/**
 * When a change was made, by the sender's clock: of two changes to a field the later one stays,
 * whichever arrives first. By default, and at the latest, the server's now. With `sentAt`, what
 * that clock says while sending, only the time in between counts, so that a wrong clock is harmless.
 */
export const made = { changedAt: z.optional(instant), sentAt: z.optional(instant) };

/** That there is something to see: no name consists of spaces, nor of those without width. */
export const seen = (missing: string) => [
  z.minLength(1, { error: missing, abort: true }),
  z.refine<string>(isVisible, missing),
];

/** Trimmed text with something to see. */
export const visibleText = (max: number, missing = "Must not be empty.", tooLong?: string) =>
  z.string().check(z.trim(), ...seen(missing), z.maxLength(max, tooLong));

/** The same in one line: what breaks lines, in a name that a model or a script gave, is a space. */
export const visibleLine = (max: number) =>
  z.string().check(
    z.overwrite((text) => text.replace(/\p{Cc}+/gu, " ")),
    z.trim(),
    ...seen("Must not be empty."),
    z.maxLength(max),
  );

/** An amount within bounds; `null` means unknown, not 0. */
export const amountUpTo = (max: number) =>
  z.nullable(
    z
      .number()
      .check(z.gte(0, "Must not be negative."), z.lte(max, `Must be at most ${numberText(max)}.`)),
  );
