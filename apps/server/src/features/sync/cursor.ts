import { type Day, isDay } from "@morsel/domain/day";

/** A place in a person's changes. */
export interface Place {
  epoch: string;
  /** The last change that the device has. */
  seq: number;
  /** For a device that begins: how far the changes had come then, and what it left out. */
  beginning?: { until: number; from?: Day };
}

/** Where a person begins who has nothing yet, under any epoch. */
export const nowhere: Place = { epoch: "0", seq: 0 };

export function writePlace({ epoch, seq, beginning }: Place): string {
  const parts = [epoch, seq];
  if (beginning) parts.push(beginning.until);
  if (beginning?.from) parts.push(beginning.from);
  return parts.join(".");
}

const form = /^([0-9a-f]{1,32})\.(\d{1,15})(?:\.(\d{1,15})(?:\.(\d{4}-\d\d-\d\d))?)?$/;

/** Undefined for what `writePlace` never wrote. */
export function readPlace(cursor: string): Place | undefined {
  const [matched, epoch = "", seq, until, from] = form.exec(cursor) ?? [];
  if (matched === undefined) return undefined;
  if (until === undefined) return { epoch, seq: Number(seq) };
  if (from !== undefined && !isDay(from)) return undefined;
  return {
    ...{ epoch, seq: Number(seq) },
    beginning: { until: Number(until), ...(from !== undefined && { from }) },
  };
}
